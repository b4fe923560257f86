import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

const page = (first: string) => `
Näsi Rahoitus LUOTTOKORTTILASKU
Laskutusjakso 14.3.2025 - 13.4.2025
Zzgh zzk zzsaldo            ${first}
Zzkset                     -250,00
Zzot                         69,94
Zzko                          7,41
Uusi saldo                  440,12

Pvm           Kirjattu      Tapahtuma                EUR
14.3.2025     15.3.2025     R-KIOSKI TAMPERE       69,94
31.3.2025     31.3.2025     SUORITUS, KIITOS     -250,00
13.4.2025     13.4.2025     KORKO                   7,41`;

it('begins a summary with the figure from which the others lead to its closing balance', () => {
  const [account] = statementOf(page('612,77')).accounts;
  expect([account?.openingBalance, account?.closingBalance]).toEqual([-612.77, -440.12]);
  expect(account?.reconciliation).toMatchObject({ status: 'balanced', reasons: [] });
});

it('names no opening balance where the figures lead to none', () => {
  expect(statementOf(page('612,78')).accounts[0]?.openingBalance).toBeNull();
});

it('knows a card by a word that begins with its name', () => {
  expect(statementOf(page('612,77')).accounts[0]?.accountType).toBe('creditCard');
});
