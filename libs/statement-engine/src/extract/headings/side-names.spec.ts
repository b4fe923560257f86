import { expect, it } from 'vitest';
import { halfLinesOf, statementOf } from '../typed-page.fixture.ts';

it('one of two words without a blank between them names the side of a column', () => {
  const [account] = statementOf(`
Kredittkort 4581 **** **** 0077
Dato          Spesifikasjon               Xqz/debet     Xqz/kreditt
              Saldo fra forrige faktura      100,00
15.03.2026    KIWI                           952,47
27.03.2026    INNBETALING                                  500,00
28.03.2026    SPOTIFY                        129,00
              Total utestående               681,47`).accounts;
  expect(account?.reconciliation).toMatchObject({ status: 'balanced', reasons: [] });
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([-952.47, 500, -129]);
});

it('a word between the name of an amount and its unit is no side', () => {
  const [account] = statementOf(`
Aspire Credit Card
Statement period 26 June 2024 to 25 July 2024
Date          Description                 Amount in Rand         Balance
              Opening Balance                                     100.00
27 Jun        Groceries                         236.05            336.05
30 Jun        Payment - Thank You               200.00Cr          136.05
01 Jul        Fuel                               50.00            186.05
              Closing Balance                                     186.05`).accounts;
  expect(account?.reconciliation).toMatchObject({ status: 'balanced', reasons: [] });
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([-236.05, 200, -50]);
});

it('names of sides may stand a line below the others, which are of two lines and of one between these', () => {
  const [account] = halfLinesOf(`
ESTRATTO CONTO AL 31/01/2024   Conto corrente in EURO

Data          Data                  Movimenti
                                                        Descrizione delle operazioni
operaz.       valuta
                             Dare          Avere

31/12/23                                    618,22      SALDO INIZIALE

02/01/24      31/12/23         36,55                    PAGAMENTO POS

03/01/24      01/01/24                        3,60      COMPETENZE

05/01/24      05/01/24         87,06                    ADDEBITO DIRETTO

31/01/24                                    498,21      SALDO FINALE`).accounts;
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([-36.55, 3.6, -87.06]);
  expect(account?.reconciliation).toMatchObject({ status: 'balanced', reasons: [] });
});

it('sides of a German folio are named one behind the other, and taxes below it lead on from no balance of nothing', () => {
  const [account] = statementOf(`
HOTEL SEEHOF                                     Zimmer 207
Anreise 11.07.2024       Abreise 14.07.2024
Datum         Leistung               Belastung EUR Entlastung EUR
11.07.24      Übernachtung                  129,00
12.07.24      Frühstück                      33,00
14.07.24      Girocard                                     162,00
              Summe                         162,00         162,00
              Saldo                                          0,00

MwSt                   Netto EUR      MwSt EUR          Brutto EUR
0 % (Kurtaxe)              16,80          0,00               16,80`).accounts;
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([-129, -33, 162]);
  expect(account?.reconciliation).toMatchObject({ status: 'balanced', reasons: [] });
});

it('one of two lines that a stroke ends goes on below it, and its marks tell the side', () => {
  const { accounts } = statementOf(`
ОТЧЕТ ПО СМЕТКА                   01.10.2025 - 31.10.2025
Начално салдо 100,00              Крайно салдо 3 888,54 BGN
Дата          Основание                          ДТ/       Сума
Date          Details                            КТ        Amount
01.10.2025    Плащане в интернет                 ДТ          8,24
02.10.2025    Получен превод                     КТ      3 846,20
03.10.2025    Плащане на ПОС                     ДТ         49,42`);
  expect(accounts[0]?.transactions.map(({ amount }) => amount)).toEqual([-8.24, 3846.2, -49.42]);
  expect(accounts[0]?.reconciliation).toMatchObject({ status: 'balanced', reasons: [] });
});

it('titles that end with a side tell it of the entries below, whatever kind they are of', () => {
  const { accounts } = statementOf(`
Business checking                 08/01/2025 to 08/29/2025
Beginning balance   1,000.00      Ending balance   1,071.64
ACH Credits
Date                    Amount    Transaction description
08/04                   120.88    Corporate ACH Merch Dep
Funds Transfer In
Date                    Amount    Transaction description
08/12                    41.25    Fed Wire In
ACH Debits
Date                    Amount    Transaction description
08/15                    90.49    Corporate ACH Payroll`);
  expect(accounts[0]?.transactions.map(({ amount }) => amount)).toEqual([120.88, 41.25, -90.49]);
});
