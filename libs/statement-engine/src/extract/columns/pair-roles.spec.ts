import { describe, expect, it } from 'vitest';
import type { HeaderCell } from '../table.ts';
import { rowsOf, statementOf } from '../typed-page.fixture.ts';
import { withPaidSide } from './pair-roles.ts';

const page = (first: string, second: string, turned = false): string => {
  const cells = (billed: string, paid: string): string =>
    (turned ? [paid, billed] : [billed, paid]).map((cell) => cell.padEnd(12)).join('');
  return `
Period 2019-07-01 to 2019-07-31
Date         Details                 ${first.padEnd(12)}${second.padEnd(12)}Balance
2019-07-01   Beginning Balance       ${cells('480.00', '')}480.00
2019-07-04   To invoice 49           ${cells('', '100.00')}380.00
2019-07-07   Invoice 50              ${cells('50.00', '')}430.00
2019-07-09   To invoice 50           ${cells('', '25.00')}405.00
Balance due  405.00`;
};

const ROWS = ['07-04 100.00 To invoice 49', '07-07 -50.00 Invoice 50', '07-09 25.00 To invoice 50'];

describe('a column of payments', () => {
  it('is the way in, and that of the amounts beside it what is charged', () => {
    expect(rowsOf(page('Amount', 'Payments'))).toEqual(ROWS);
    expect(statementOf(page('Amount', 'Payments')).accounts).toMatchObject([
      { openingBalance: -480, closingBalance: -405, reconciliation: { status: 'balanced' } },
    ]);
  });

  it('is the way in on either side of what is charged', () => {
    expect(rowsOf(page('Invoices', 'Payments'))).toEqual(ROWS);
    expect(rowsOf(page('Charges', 'Payments'))).toEqual(ROWS);
    expect(rowsOf(page('Payments', 'Charges', true))).toEqual(ROWS);
  });

  it('may be one of credits, beside what is charged', () => {
    expect(rowsOf(page('Charge', 'Credits'))).toEqual(ROWS);
  });

  it('is the way out beside one of receipts', () => {
    expect(rowsOf(page('Receipts', 'Payments')).map((row) => row.slice(6, 13))).toEqual([
      '-100.00',
      '50.00 I',
      '-25.00 ',
    ]);
  });

  it('is named in two words, and the side that an entry does not move may be printed as nothing', () => {
    const text = `
Date         Details                 Invoice Amount   Amount Paid    Account Balance
2019-07-01   inv Pump                40,971.92        0.00           40,971.92
2019-07-04   pmt Transfer            0.00             49,337.19      -8,365.27
2019-07-07   inv Hose                22,309.79        0.00           13,944.52
2019-07-09   pmt Transfer            0.00             10,000.00      3,944.52
2019-07-11   inv Valve               75.00            0.00           4,019.52
2019-07-15   inv Valve               75.00            0.00           4,094.52
2019-07-16   inv Valve               75.00            0.00           4,169.52
2019-07-17   inv Valve               75.00            0.00           4,244.52`;
    expect(rowsOf(text).map((row) => row.slice(0, 13))).toEqual([
      '07-01 -40971.',
      '07-04 49337.1',
      '07-07 -22309.',
      '07-09 10000.0',
      '07-11 -75.00 ',
      '07-15 -75.00 ',
      '07-16 -75.00 ',
      '07-17 -75.00 ',
    ]);
  });
});

it('"Charge" and "Paid" with the sign of a currency are a pair, too: what is charged is owed', () => {
  const [account] = statementOf(`
Member account statement, 1 March 2026 to 30 April 2026
DATE        DETAILS                      CHARGE $     PAID $     OWING $
01/03/26    Balance brought forward                               412.60
01/03/26    Subscription                   780.00               1,192.60
02/03/26    Competition                     12.00               1,204.60
27/03/26    EFT payment received                      390.00      814.60
04/04/26    Buggy hire                      48.00                 862.60
            Amount owing                                          862.60`).accounts;
  expect(account?.transactions.map(({ amount, balance }) => [amount, balance])).toEqual([
    [-780, -1192.6],
    [-12, -1204.6],
    [390, -814.6],
    [-48, -862.6],
  ]);
});

it('credits what is paid beside the side of what is charged, on a bill that mostly charges', () => {
  const [account] = statementOf(`
HOTEL PLAYA SERENA
Folio: 1187
Entrada: 20/10/2025 Salida: 22/10/2025
Fecha          Concepto                   Cargos (€)     Pagos (€)
20/10/2025     Alojamiento                    120,00
21/10/2025     Alojamiento                    120,00
21/10/2025     Rectif. Desayuno                -4,00
22/10/2025     VISA                                         236,00
Saldo pendiente                                               0,00`).accounts;
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([-120, -120, 4, 236]);
  expect(account?.reconciliation).toMatchObject({ status: 'balanced', reasons: [] });
});

it('"Charge" and "Payment" are both sides beside the words of entries, where no name of an amount stands there', () => {
  const cell = (text: string, role: HeaderCell['role']): HeaderCell => ({ text, x0: 0, x1: 0, role });
  const pair = [cell('Charge', 'description'), cell('Payment', null)];
  const rolesOf = (...others: HeaderCell[]): unknown => withPaidSide([...others, ...pair]).map(({ role }) => role);
  const [date, details] = [cell('Date', 'date'), cell('Details', 'description')];
  expect(rolesOf(date, details)).toEqual(['date', 'description', 'debit', 'credit']);
  // "Charge" alone names what the entries are of.
  expect(rolesOf(date)).toEqual(['date', 'description', null]);
  expect(rolesOf(details, cell('Amount', 'amount'))).toEqual(['description', 'amount', 'description', null]);
});
