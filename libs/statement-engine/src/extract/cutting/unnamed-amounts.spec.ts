import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

const block = (made: string, booked: string, words: string, amount: string): string => `
Data transakcji       ${made}                              ${amount} PLN
Data księgowania      ${booked}
Opis operacji         ${words}
`;

it('reads blocks whose amount stands without a name beside a date', () => {
  const page = `
Wyciąg z rachunku karty kredytowej
Okres rozliczeniowy   2025-03-11 - 2025-04-10       Minimalna kwota zorbów   55,00 PLN
Saldo poprzednie      -100,00 PLN
Saldo końcowe         -123,97 PLN
${block('2025-03-14', '2025-03-17', 'Księgarnia', '-4,47')}${block('2025-03-15', '2025-03-18', 'Apteka', '-7,50')}${block('2025-03-18', '2025-03-19', 'Meble', '-12,00')}`;
  const [account] = statementOf(page).accounts;
  expect(account?.transactions.map(({ date, amount, description }) => `${date} ${amount} ${description}`)).toEqual([
    '2025-03-17 -4.47 Księgarnia',
    '2025-03-18 -7.5 Apteka',
    '2025-03-19 -12 Meble',
  ]);
  expect(account?.reconciliation.status).toBe('balanced');
});
