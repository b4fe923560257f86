import { describe, expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const institutionOf = (head: string): string | null | undefined =>
  statementOf(`${head}
Statement period 01/02/2025 to 28/02/2025
Date        Description         Amount    Balance
02/02/2025  Bakery               10.00      90.00
20/02/2025  Bookshop              5.00      85.00`).accounts[0]?.institution;

describe('the institution', () => {
  it.each([
    ['First Valley Bank', 'First Valley Bank'],
    ['Caixa Norte Banco - Agência 12', 'Caixa Norte Banco'],
    ['Swift Pay Ltd', 'Swift Pay Ltd'],
    ['Cobalt Card', 'Cobalt Card'],
    ['ASHEVILLE, NC 28801            Bank of the Bay, N.A.', 'Bank of the Bay, N.A.'],
    ['Bank of the Bay, N.A.', 'Bank of the Bay, N.A.'],
  ])('is named by %s', (line, name) => {
    expect(institutionOf(line)).toBe(name);
  });

  it.each([
    'Card xx6692',
    'MARCUS ELLISON  bankofthebay.com',
    'SINGAPORE 529999  Payment Summary',
    'Statement of credit card account',
    'Card ending in 4242',
    'Mr. Ricardo Duarte',
    'Lost Cards            087 575 9406',
    'Tax Card No.',
    'Your personal banking account statement',
    'Statement Balances            Bank Charges',
  ])('is not named by %s', (line) => {
    expect(institutionOf(line)).toBeNull();
  });
});
