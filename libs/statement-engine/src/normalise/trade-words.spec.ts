import { describe, expect, it } from 'vitest';
import type { RawRow } from '../extract/raw-statement.ts';
import { statementOf } from '../extract/typed-page.fixture.ts';
import { tradeView } from './trade-words.ts';

/** A page with a running balance that rises with the entries marked "+" and falls with those marked "-". */
function page(title: string, entries: readonly string[], signed: boolean): string {
  const print = (units: number): string => (units / 100).toFixed(2);
  let balance = 43000;
  const rows = entries.map((entry, at) => {
    const raises = entry.startsWith('+');
    const units = 10000 + 1311 * at;
    balance += raises ? units : -units;
    const amount = `${signed ? entry[0] : ''}${print(units)}`;
    return `0${at + 1}/02/2025   ${entry.slice(1).padEnd(24)}${amount.padStart(10)}${print(balance).padStart(12)}`;
  });
  return `${title}
Period 01/02/2025 - 28/02/2025
Acme Supplies

Date         Description                 Amount     Balance
             Opening balance                         430.00
${rows.join('\n')}
Closing balance   ${print(balance)}`;
}

/** Which way the entries are read, and with what verdict. */
function read(title: string, entries: readonly string[], signed = true): [string, string | undefined, unknown] {
  const [account] = statementOf(page(title, entries, signed)).accounts;
  const ways = account?.transactions.map(({ amount }) => (amount < 0 ? '-' : '+')).join('') ?? '';
  return [ways, account?.reconciliation.status, account?.reconciliation.reasons];
}

const trade = (bill: string, payment: string, note: string): string[] => [
  `-${payment}`,
  `+${bill} 11`,
  `+${bill} 12`,
  `-${payment} bank`,
  `-${note} 4`,
  `+${bill} 14`,
];

describe("a customer's account", () => {
  it('is most likely one where the words of entries alone say so, and stays open', () => {
    expect(read('STATEMENT OF ACCOUNT', trade('Invoice', 'Payment', 'Credit note'))).toEqual([
      '+--++-',
      'unverifiable',
      ['polarityOpen'],
    ]);
  });

  it('is no other than the one that is printed from its own side', () => {
    const turned = trade('Invoice', 'Payment', 'Credit note').map((entry) =>
      entry.replace(/^[+-]/, (mark) => (mark === '+' ? '-' : '+')),
    );
    expect(read('STATEMENT OF ACCOUNT', turned)).toEqual(['+--++-', 'balanced', []]);
  });

  it('stays open where its kind or its words may as well be those of money held', () => {
    const open = ['unverifiable', ['polarityOpen']];
    expect(read('Girokonto Kontoauszug', trade('Rechnung', 'Zahlung', 'Zahlung'))).toEqual(['-++--+', ...open]);
    expect(read('STATEMENT', trade('Sale', 'Payment', 'Payment'))).toEqual(['-++--+', ...open]);
    expect(read('STATEMENT', ['+Invoice 1', '+Invoice 2', '-Payment'])).toEqual(['++-', ...open]);
  });

  it('is one also where interest is waived again, less often than it is charged', () => {
    const bills = trade('Faktura', 'Indbetaling', 'Kreditnota');
    const open = ['unverifiable', ['polarityOpen']];
    expect(read('Kontoudtog', [...bills, '+Rente', '+Gebyr', '-Rente eftergivet'])).toEqual(['+--++---+', ...open]);
    expect(read('Kontoudtog', [...bills, '+Rente', '-Rente'])).toEqual(['+--++--+', ...open]);
    expect(read('Kontoudtog', [...bills, '-Rente', '-Gebyr'])).toEqual(['-++--+--', 'balanced', []]);
  });

  it('has no entries of another kind', () => {
    const held = [...trade('Invoice', 'Payment', 'Rent'), '-Salaries'];
    expect(read('STATEMENT', held)).toEqual(['-++--+-', 'balanced', []]);
  });
});

describe("a borrower's account", () => {
  it('stays open where amounts bear no sign and no words tell', () => {
    const entries = ['-Transfer', '+Posting', '-Transfer', '+Posting'];
    expect(read('LOAN STATEMENT', entries, false)).toEqual(['+-+-', 'unverifiable', ['polarityOpen']]);
  });

  it('is one in other languages, too, and stays open where its fees and payments alone say so', () => {
    const entries = ['+Ränta maj', '+Aviavgift', '-Inbetalning', '+Ränta juni', '+Aviavgift', '-Inbetalning'];
    expect(read('Privatlån', entries)).toEqual(['--+--+', 'balanced', []]);
    expect(read('Kontoutdrag', entries)).toEqual(['++-++-', 'unverifiable', ['polarityOpen']]);
  });

  it.each([[true], [false]])('owes the interest and is paid by what lowers it, signed or not: %s', (signed) => {
    const entries = ['-Repayment', '+Interest', '-Repayment', '+Interest', '-Repayment'];
    expect(read('LOAN STATEMENT', entries, signed)).toEqual(['+-+-+', 'balanced', []]);
  });
});

it('takes what pays a loan for money in where amounts name no side, and says that words alone tell so', () => {
  const [account] = statementOf(`Loan statement
Date            Type            Amount
Jan 06, 2025    Disbursement    9,000.00
Feb 06, 2025    Repayment         900.00
Mar 06, 2025    Repayment         900.00
Apr 06, 2025    Repayment       1,200.00`).accounts;
  expect(account?.transactions.map(({ amount, flags }) => [amount, ...flags])).toEqual([
    [-9000],
    [900, 'assumedSign'],
    [900, 'assumedSign'],
    [1200, 'assumedSign'],
  ]);
});

it('says nothing where a fee was taken off what came in: a trader calls it what a customer pays', () => {
  const rowOf = (description: string, netOfFee: boolean | null) =>
    ({
      description,
      netOfFee,
      column: 'amount',
      side: null,
      section: null,
      amount: { money: { side: null } },
    }) as RawRow;
  const rows = (netOfFee: boolean | null): RawRow[] => [
    ...Array.from({ length: 6 }, (_, at) => rowOf(`Invoice ${at}`, netOfFee)),
    ...Array.from({ length: 6 }, () => rowOf('Payment', false)),
  ];
  const signs = [1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1];
  expect(tradeView(rows(null), signs, 'other')).toBe('likelyTurned');
  expect(tradeView(rows(true), signs, 'other')).toBeNull();
});
