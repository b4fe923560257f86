import { expect, it } from 'vitest';
import { rowsOf, statementOf } from '../typed-page.fixture.ts';

it('reads numbers as they come under the headings of amounts', () => {
  const text = [
    'Date          Description         Debit   Credit    Balance',
    '02/01/2024    Salary                0      3500       8500',
    '04/01/2024    Grocer             142.75      0      8357.25',
    '06/01/2024    Electric bill       88.2       0      8269.05',
    '08/01/2024    Withdrawal           200       0      8069.05',
    '12/01/2024    Refund                0      25.5     8094.55',
    '14/01/2024    Gym                   45       0      8049.55',
  ].join('\n');
  expect(rowsOf(text)).toEqual([
    '01-02 3500.00 Salary',
    '01-04 -142.75 Grocer',
    '01-06 -88.20 Electric bill',
    '01-08 -200.00 Withdrawal',
    '01-12 25.50 Refund',
    '01-14 -45.00 Gym',
  ]);
  expect(statementOf(text).accounts[0]?.transactions.at(-1)?.balance).toBe(8049.55);
});

it('leaves numbers of entries beside an amount under the same heading', () => {
  const text = [
    'Date          Description         Paid out       Paid in    Balance',
    '02/01/2024    Cheque               102   40.00               960.00',
    '03/01/2024    Cheque               103   10.50               949.50',
    '04/01/2024    Salary                            500.00      1449.50',
  ].join('\n');
  expect(rowsOf(text)).toEqual(['01-02 -40.00 Cheque 102', '01-03 -10.50 Cheque 103', '01-04 500.00 Salary']);
});

it('reads them where a number of the holder stands before the date', () => {
  const text = [
    'Wallet        Trx Date      Description     Amount debited   Amount credited   Running balance',
    '0301509163    2020-04-26    Send money      1                0                 996.19',
    '0301509163    2020-05-26    Cash in         0                500               1496.19',
    '0301509163    2020-06-26    Send money      250              0                 1246.19',
  ].join('\n');
  expect(rowsOf(text).map((row) => row.slice(0, 13))).toEqual(['04-26 -1.00 S', '05-26 500.00 ', '06-26 -250.00']);
});

it('reads an amount without its last zero behind the sign of a currency, also on a line without the date', () => {
  const text = [
    'Txn       Type          Amount (Rs.)     Date          Description',
    '                                         06-02-2025',
    '9         WITHDRAWAL    Rs. 431.99                     Books',
    '                                         28-01-2025',
    '8         DEPOSIT       Rs. 2669.6                     Pocket money',
    '                                         26-01-2025',
    '7         WITHDRAWAL    Rs. 41.61                      Canteen',
  ].join('\n');
  expect(rowsOf(text)).toEqual(['02-06 -431.99 Books', '01-28 2669.60 Pocket money', '01-26 -41.61 Canteen']);
});

it('reads them under Arabic names with their article', () => {
  const text = [
    'التاريخ       البيان         الدائن     المدين     الرصيد',
    '2025-01-03    نقدية          2,480      0         2,480',
    '2025-01-15    حوالة          900        0         3,380',
    '2025-01-18    مشتريات        0          450       2,930',
  ].join('\n');
  expect(rowsOf(text).map((row) => row.slice(0, 13))).toEqual(['01-03 2480.00', '01-15 900.00 ', '01-18 -450.00']);
});
