import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

const list = (name: string, rows: readonly string[]): string =>
  [`${name}   01.10.2025 bis 31.10.2025`, 'Beschreibung         Buchungsdatum       Betrag', ...rows].join('\n');

/** The names of the sums are in no vocabulary: what they are is told by what they come to. */
const ends = (old: string, out: string, into: string, now: string): string =>
  `Zusammenfassung der Zeit

Alter Kontostand                         ${old}
Was wegging                              ${out}
Was dazukam                              ${into}
Neuer Kontostand                         ${now}`;

const main = list('Auszug', [
  'Markt am Platz       02.10.2025           -37,50€',
  'Mia Stein            05.10.2025          +113,10€',
  'An Topf Reise        09.10.2025           -50,00€',
]);
const pot = list('Topf Reise', [
  'Vom Konto            09.10.2025           +50,00€',
  'Zum Konto            22.10.2025           -20,00€',
]);

it('reads a list and its summary, and again a list and its summary, as two accounts', () => {
  const { accounts } = statementOf(
    main,
    ends('+200,00€', '-87,50€', '+113,10€', '+225,60€'),
    pot,
    ends('+400,00€', '-20,00€', '+50,00€', '+430,00€'),
  );
  expect(accounts.map(({ openingBalance, closingBalance }) => [openingBalance, closingBalance])).toEqual([
    [200, 225.6],
    [400, 430],
  ]);
  expect(accounts.map(({ transactions }) => transactions.map(({ amount }) => amount))).toEqual([
    [-37.5, 113.1, -50],
    [50, -20],
  ]);
});

it('keeps lists together whose ends go on from each other', () => {
  const { accounts } = statementOf(
    main,
    ends('+200,00€', '-87,50€', '+113,10€', '+225,60€'),
    pot,
    ends('+225,60€', '-20,00€', '+50,00€', '+255,60€'),
  );
  expect(accounts.map(({ transactions }) => transactions.length)).not.toEqual([3, 2]);
});
