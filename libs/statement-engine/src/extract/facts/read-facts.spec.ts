import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

it('what a column of a summary is called is the name of none of its figures', () => {
  const [account] = statementOf(`
Brokerage account statement
Statement Period August 1-31, 2025

                                  This Statement          Year to date
Value of the account at first         550,100.00
Deposits                                    0.00                  0.00
Market appreciation                     1,000.00              3,000.00

Beginning cash      Deposits      Withdrawals      Ending cash
900.00                  0.00           200.00           850.00

Date         Description          Amount
08/05/2025   Transfer            (200.00)
08/18/2025   Dividend             150.00
Pending / Open Activity
08/31/2025   Pending dividend      37.03`).accounts;
  expect([account?.openingBalance, account?.closingBalance]).toEqual([900, 850]);
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([-200, 150]);
});

it('reads the name at the end of a line that has its amount alone below it and further right', () => {
  const [account] = statementOf(`
Kontoauszug vom 01.03.2026 bis 31.03.2026
Uwe Beispiel                                       Alter Kontostand vom 28.02.2026
Gartenweg 94
                                                                                     EUR 1.345,53
Buchung      Text                         Betrag in EUR
02.03.2026   Frischmarkt                        -25,84
07.03.2026   Baumarkt                           -12,97
             Neuer Kontostand vom 31.03.2026  1.306,72`).accounts;
  expect([account?.openingBalance, account?.closingBalance]).toEqual([1345.53, 1306.72]);
});

it('reads the name over an amount where names stand so close that they read as one', () => {
  const [account] = statementOf(`
Kontoauszug vom 01.08.2026 bis 31.08.2026
Inhaber    IBAN               Auszug Seite von Alter Saldo per 31.07.2026
S. Muster  DE151441343562886  8      1     2                   5.768,21

Buchung      Text                         Betrag in EUR
02.08.2026   Frischmarkt                        -25,84
07.08.2026   Baumarkt                           -12,97
             Neuer Saldo                      5.729,40`).accounts;
  expect([account?.openingBalance, account?.closingBalance]).toEqual([5768.21, 5729.4]);
});

it('takes what was due before, in the list of a Taiwanese card, for its opening balance', () => {
  const [account] = statementOf(`
信用卡帳單
入帳日        消費明細            新臺幣金額
              前期應繳總額            30,334
2022/02/06    統一便利店               1,078
2022/02/09    台灣電力公司             3,375
2022/02/10    感謝您使用自動扣繳      -7,530
              本期應繳總額            27,257`).accounts;
  expect([account?.openingBalance, account?.closingBalance]).toEqual([-30334, -27257]);
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([-1078, -3375, 7530]);
});

it('gives a figure no name of another that stands beside it in a run of names', () => {
  const accounts = statementOf(`
Riepilogo dei saldi
Valuta         Saldo di apertura Denaro in uscita Denaro in entrata Saldo di chiusura
Euro (EUR)              100,00 €          15,00 €           40,00 €          125,00 €

Movimenti EUR dal 1 marzo 2026 al 31 marzo 2026
Data              Descrizione                 Uscite         Entrate      Saldo
1 mar 2026        Trenitalia                 15,00 €                    85,00 €
9 mar 2026        Ricarica                                   40,00 €   125,00 €
In sospeso dal 1 marzo 2026 al 31 marzo 2026
Data inizio       Descrizione                 Uscite         Entrate
31 mar 2026       Autogrill                   12,40 €`).accounts;
  expect(
    accounts.map(({ openingBalance, closingBalance, transactions }) => [
      openingBalance,
      closingBalance,
      transactions.length,
    ]),
  ).toEqual([[100, 125, 2]]);
  expect(accounts[0]?.reconciliation.status).toBe('balanced');
});

it('a balance beside a period has the date of neither of its ends', () => {
  const page = (dates: string): string => `
Account history
Period   ${dates}      Balance   640.00
Date         Details           Out        In      Balance
28.03.2026   Shop            20.00                 640.00
26.03.2026   Wages                     300.00      660.00
25.03.2026   Fee              5.00                 360.00`;
  const [account] = statementOf(page('01.01.2026 - 29.03.2026')).accounts;
  expect(account).toMatchObject({ openingBalance: null, closingBalance: 640 });
});

it('takes a bare nothing beside amounts of a line of figures for one of them', () => {
  const page = (opening: string): string => `
Statement 1 Nov 2025 - 30 Nov 2025      JPY
Opening balance      Total money in      Total money out      Closing balance
${opening.padEnd(21)}29,460              16,294               13,166
Date           Description            Money out      Money in      Balance
3 Nov 2025     Exchange                                29,460       29,460
5 Nov 2025     Cash withdrawal            12,174                    17,286
7 Nov 2025     Train ticket                4,120                    13,166`;
  const endsOf = (text: string) => statementOf(text).accounts.map((each) => [each.openingBalance, each.closingBalance]);
  expect(endsOf(page('0'))).toEqual([[0, 13166]]);
  expect(endsOf(page('7'))).toEqual([[null, 13166]]);
});

it('takes no balance of points for one of the account', () => {
  const [account] = statementOf(`
Carte Platine            Période du 4 février 2025 au 3 mars 2025
Date          Détail                              Montant EUR
05/02/2025    Bistrot                                   35,11
07/02/2025    Librairie                                 12,40
Programme de points
Solde précédent       Points acquis       Points utilisés       Nouveau solde
48.212                2.075               -15.000               35.287`).accounts;
  expect([account?.openingBalance, account?.closingBalance]).toEqual([null, null]);
});
