import { describe, expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const numberOf = (head: string, below = ''): string | null | undefined =>
  statementOf(`Harbour Bank
${head}
Statement period 01/02/2025 to 28/02/2025
Date        Description         Amount    Balance
02/02/2025  Bakery               10.00      90.00
20/02/2025  Bookshop              5.00      85.00
${below}`).accounts[0]?.accountNumber;

describe('the number of the only account', () => {
  it.each([
    ['an IBAN whose check digits hold', 'J Ahlberg         DE89 3704 0044 0532 0130 00', '…3000'],
    ['the number below its name', 'Account no          Sort code\n35085642            07-04-36', '…5642'],
    ['an IBAN that is called one', 'BIC HILOGB21 IBAN GB92 HILO 8318 2298 6384 74', '…8474'],
    [
      'the number below the second of two names',
      'Account name        Account number\nJ Ahlberg           35085642',
      '…5642',
    ],
    ['an IBAN below its name', 'BIC            IBAN\nALRADE77XXX    DE52 7334 0046 0967 9204 00', '…0400'],
    ['the masked number of a card', 'VISA gold   4974 XXXX XXXX 3430', '…3430'],
    ['the number behind the name of its kind', 'Darlehenskonto: 6525671016', '…1016'],
  ])('is %s', (_, head, number) => {
    expect(numberOf(head)).toBe(number);
  });

  it.each([
    ['an IBAN that holds no check digits', 'J Ahlberg         DE88 3704 0044 0532 0130 00'],
    ['one of two cards', 'VISA gold   4974 XXXX XXXX 3430    VISA blue   4974 XXXX XXXX 3431'],
    ['a date below its name', 'Account no          Sort code\n31/12/2025          07-04-36'],
  ])('is not %s', (_, head) => {
    expect(numberOf(head)).toBeNull();
  });

  it('is not an IBAN between or below the entries', () => {
    expect(numberOf('J Ahlberg', 'To DE89 3704 0044 0532 0130 00')).toBeNull();
  });
});
