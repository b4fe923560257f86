import { expect, it } from 'vitest';
import { rowsOf, statementOf } from './typed-page.fixture.ts';

const page = `
Extrato da conta
01/03/2025 a 31/03/2025
Saldo inicial                                              100,00
Total de entradas                                          +70,00
Total de saidas                                            -25,00
Saldo final do periodo                                     145,00

04 MAR 2025    Total de entradas                         + 70,00
               Deposito recebido        Oficina Sol        40,00
               Deposito recebido        Oficina Sol        30,00
               Total de saidas                           - 15,00
               Pagamento de fatura      Mercado Azul       15,00
09 MAR 2025    Total de saidas                           - 10,00
               Compra no debito         Mercado Azul        6,00
               Pagamento de fatura      Livraria            4,00`;

it('totals with dates head the undated entries below them, though the closing balance stands above all', () => {
  expect(rowsOf(page)).toEqual([
    '03-04 40.00 Deposito recebido Oficina Sol',
    '03-04 30.00 Deposito recebido Oficina Sol',
    '03-04 -15.00 Pagamento de fatura Mercado Azul',
    '03-09 -6.00 Compra no debito Mercado Azul',
    '03-09 -4.00 Pagamento de fatura Livraria',
  ]);
});

it('a balance that rises by what came in is no debt, whatever bills were paid from it', () => {
  const [account] = statementOf(page).accounts;
  expect([account?.openingBalance, account?.closingBalance]).toEqual([100, 145]);
  expect(account?.reconciliation.status).toBe('balanced');
});

it('dates the entries below a line with nothing but a date, however far above them and behind whatever total it stands', () => {
  const page = `
Hotel Piz Lagrev   Rechnung 250815-04   Zimmer 47   Anreise 11.08.2025   Abreise 13.08.2025
Leistung                       MWST        Betrag CHF

Montag, 11.08.2025

Logis                             2            195.00
Kurtaxe                           0              4.20
Zwischentotal                                  199.20


Dienstag, 12.08.2025

Logis                             2            195.00
Kurtaxe                           0              4.20
Zwischentotal                                  199.20


Mittwoch, 13.08.2025

Bezahlt TWINT                                  398.40-
Total Leistungen                               398.40
Offener Betrag CHF                               0.00`;
  expect(rowsOf(page)).toEqual([
    '08-11 -195.00 Logis',
    '08-11 -4.20 Kurtaxe',
    '08-12 -195.00 Logis',
    '08-12 -4.20 Kurtaxe',
    '08-13 398.40 Bezahlt TWINT',
  ]);
});

it('dates nothing by the day of the print at the edge of each page', () => {
  const pages = ['', '', ''].map(
    (_, at) => `06/15/2026, 9:41
                                                    ${'\n'.repeat(3)}
${at === 0 ? 'Saturday, June 13, 2026                                Balance $960.00\n' : ''}
COFFEE ${at}                            Card purchase                -$10.00

BAKERY ${at}                            Card purchase                -$10.00
${'\n'.repeat(4)}
Brightbank Online ${at + 1} of 3`,
  );
  expect(new Set(rowsOf(...pages).map((row) => row.slice(0, 5)))).toEqual(new Set(['06-13']));
});

it('days that stand beside their closing balance head entries without dates', () => {
  const page = (last: string): string => `
Account activity        Statement period 1 June 2026 to 30 June 2026
Opening balance         200.00
Time       Details                                Amount
Tuesday 30 June 2026      Closing balance         229.73
14:07      Interest                               +33.09
11:34      Card payment                           -13.16
10:21      Transfer sent                         -100.00
Sunday 28 June 2026       Closing balance         309.80
15:09      Interest                               +27.83
14:42      Refund                                +100.00
12:30      Card payment                           -18.03
${last}`;
  for (const last of ['Friday 26 June 2026       Closing balance         200.00', '']) {
    const days = rowsOf(page(last)).map((row) => row.slice(0, 5));
    expect(days).toEqual(['06-30', '06-30', '06-30', '06-28', '06-28', '06-28']);
  }
});
