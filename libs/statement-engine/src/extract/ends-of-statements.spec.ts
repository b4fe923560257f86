import { describe, expect, it } from 'vitest';
import { statementOf } from './typed-page.fixture.ts';

const endsOf = (page: string): readonly (number | null)[] =>
  statementOf(page).accounts.flatMap(({ openingBalance, closingBalance }) => [openingBalance, closingBalance]);

describe('the balances at the ends', () => {
  it('reads the balance that closes a line of totals, where the last row has reached it', () => {
    const rows = (closing: string): string => `
Statement of account 1 Mar 2025 to 31 Mar 2025
Date          Particulars      Withdrawals   Deposits     Balance
              Brought forward                              100.00
09 Mar 2025   A Walker               10.00                  90.00
11 Mar 2025   M Chen                              5.00      95.00
              Total                  10.00        5.00      ${closing}`;
    expect(endsOf(rows('95.00'))).toEqual([100, 95]);
    expect(endsOf(rows('85.00'))).toEqual([100, null]);
  });

  it('reads amounts under names of two lines', () => {
    const page = `
Statement period 03/01/2025 to 03/31/2025
Beginning     Deposits and      Checks and         Ending
balance       other additions   other deductions   balance

      100.00             5.00              10.00    95.00

Date    Description    Amount
03/09   Check 12       -10.00
03/11   Deposit          5.00`;
    expect(endsOf(page)).toEqual([100, 95]);
  });

  it('takes two balances for both ends where no entry is printed', () => {
    const page = `
Виписка за період 01.07.2024 – 31.07.2024
Баланс на 01.07.2024    403,85
Баланс на 31.07.2024    403,85
Дата        Деталі        Сума        Залишок`;
    expect(endsOf(page)).toEqual([403.85, 403.85]);
  });

  it('tells names apart that run together over their amounts', () => {
    const page = `
Rekeningoverzicht creditcard
Datum 21-01-2024
Vorig openstaand saldo Totaal ontvangen betalingen    Nieuw openstaand saldo
           4.182,22 Af                 1.000,00 Bij              3.297,87 Af
Datum         Omschrijving              Bedrag
05-01-2024    IDEAL BETALING            1.000,00 Bij
07-01-2024    NS Reizigers                115,65 Af`;
    expect(endsOf(page)).toEqual([-4182.22, -3297.87]);
  });
});
