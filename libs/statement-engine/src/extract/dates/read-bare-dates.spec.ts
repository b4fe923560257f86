import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

it.each(['Post    Value', 'Xqz     Value'])(
  'dates with points beside value dates are those of booking: "%s"',
  (names) => {
    const [account] = statementOf(`
Statement period 01/11/2025 to 30/11/2025
${names}    Details                  Debit       Credit      Balance
                 Opening balance                                  2,500.00
11.06   11.06    Electricity              52.59                   2,447.41
11.12   11.12    Water board               7.47                   2,439.94
11.21   11.20    Corner shop              49.13                   2,390.81
11.24   11.24    Salary                             1,786.42      4,177.23
11.26   11.25    Bakery                   54.18                   4,123.05
                 Closing balance                                  4,123.05`).accounts;
    expect(account?.transactions.map(({ date, valueDate }) => `${date} ${valueDate}`)).toEqual([
      '2025-11-06 2025-11-06',
      '2025-11-12 2025-11-12',
      '2025-11-21 2025-11-20',
      '2025-11-24 2025-11-24',
      '2025-11-26 2025-11-25',
    ]);
  },
);

it('dates with blanks between their numbers are those of a column whose name is set off to one side', () => {
  const [account] = statementOf(`
RELEVE DE COMPTE DU 01 09 2025 AU 30 09 2025
DEVISE : DIRHAM
  CODE       DATE            LIBELLE                   VALEUR     DEBIT       CREDIT
                   SOLDE DEPART AU 31 08 2025                                  7 342,18
16VE98    01 09    VIREMENT EMIS SALAM            01 09 2025   2 422,48
04PR82    02 09    PRELEVEMENT TELECOM            03 09 2025     979,16
01VS91    05 09    VERSEMENT ESPECES              05 09 2025                  584,22
02RG76    12 09    RETRAIT GAB AGDAL              12 09 2025     327,08
                   SOLDE FINAL AU 30 09 2025                                   4 197,68`).accounts;
  expect(account?.currency).toBe('MAD');
  expect(account?.reconciliation.status).toBe('balanced');
  expect(account?.transactions.map(({ date, valueDate, amount }) => `${date} ${valueDate} ${amount}`)).toEqual([
    '2025-09-01 2025-09-01 -2422.48',
    '2025-09-02 2025-09-03 -979.16',
    '2025-09-05 2025-09-05 584.22',
    '2025-09-12 2025-09-12 -327.08',
  ]);
});

it('a column of six digits beside the dates of purchases is one of dates, whatever it is called', () => {
  const [account] = statementOf(`
Ingående skuld                                   842,50 kr
Köpdatum     Xqz.dag     Specifikation           Belopp SEK
251001       251002      SPOTIFY AB                  129,00
251001       251003      APOTEK HJÄRTAT              194,61
251003       251005      CIRCLE K SOLNA              298,00
251012       251012      BETALNING BG 5051          -842,50
251025       251027      ICA KVANTUM                  39,82
Utgående skuld                                   661,43 kr`).accounts;
  expect(account?.transactions.map(({ date, transactionDate }) => `${date} ${transactionDate}`)).toEqual([
    '2025-10-02 2025-10-01',
    '2025-10-03 2025-10-01',
    '2025-10-05 2025-10-03',
    '2025-10-12 2025-10-12',
    '2025-10-27 2025-10-25',
  ]);
});

it('dates of three numbers with blanks between begin the rows, beside a few others that have both', () => {
  const page = (third: string) => `
Tarjeta de crédito
Fecha      Tarjeta    Detalle                Importe
${third}   7781       Ancap                 2.195,68
17 12 25   7781       Pedidos               1.119,16
18 12 25   7781       Tienda                2.635,58
05 01 26   7781       Pago                  1.000,00-
07 01 26   7781       Ute                   4.847,59
08 01 26   7781       Ute                     100,00
09 01 26   7781       Ute                     101,00
Falta pagar
02/26                                       6.649,00
03/26                                       6.649,00
04/26                                       4.150,00`;
  const days = (text: string): string[] =>
    statementOf(text)
      .accounts[0]!.transactions.slice(0, 6)
      .map(({ date }) => date);
  expect(days(page('16 12 25'))).toEqual(['2025-12-16', '2025-12-17', '2025-12-18', '2026-01-05', '2026-01-07', '2026-01-08']); // prettier-ignore
});

it('the number of a line stands beside its date', () => {
  const rows = statementOf(`
Savings Passbook   MYR
DATE          CODE     WITHDRAWAL     DEPOSIT        BALANCE
1 010724      B/F                                   3,184.20
2 050724      CDS                      500.00       3,684.20
3 120724      IBG                    2,150.00       5,834.20
4 150724      WDL        300.00                     5,534.20`).accounts[0]?.transactions;
  expect(rows?.map(({ date }) => date)).toEqual(['2024-07-05', '2024-07-12', '2024-07-15']);
});
