import { expect, it } from 'vitest';
import type { TableLine } from '../table.ts';
import { rowsOf, statementOf } from '../typed-page.fixture.ts';
import { readSections } from './read-sections.ts';

const page = (pending: string): string => `
Everyday account     Current balance    $2,211.50
Pending
${pending}
 Saturday, 28 February 2026
 BPAY                                     -$162.02
 SA WATER
 INTEREST                                   +$1.17
 Friday, 27 February 2026
 VISA PURCHASE                            -$108.97
 COLSWORTH 4554
 Wednesday, 25 February 2026
 ATM WITHDRAWAL                           -$216.58`;

it.each([
  ' VISA AUTHORISATION                        -$23.50\n BUNNERS WAREHOUSE',
  ' 22/02  VISA AUTHORISATION                 -$23.50',
])('what is pending stands under no day; the first one below it heads what was booked: %s', (pending) => {
  const rows = rowsOf(page(pending));
  expect(rows.map((row) => row.split(' ').slice(0, 2).join(' '))).toEqual([
    '02-28 -162.02',
    '02-28 1.17',
    '02-27 -108.97',
    '02-25 -216.58',
  ]);
});

it('where days head what is pending, too, nothing tells where it ends', () => {
  expect(rowsOf(page(' Sunday, 1 March 2026\n VISA AUTHORISATION                        -$23.50'))).toEqual([]);
});

it('a list that a dated title and a remark say to be pending is so under the heading of the page before', () => {
  const first = `
Credit card statement
Opening balance      2,418.77
Closing balance      2,500.00
Date      Transaction details              Amount
27 Apr    Coles                             41.23
28 Apr    Citylink                          40.00
Closing balance at 26 May 2026           2,500.00`;
  const second = `
Pending transactions at 26 May 2026
Not yet charged to your account.
Date      Transaction details              Amount
25 May    Uber                              24.18
26 May    Bunnings                         132.75`;
  const account = statementOf(first, second).accounts[0];
  expect(account?.transactions).toHaveLength(2);
  expect(account?.reconciliation).toMatchObject({ status: 'balanced' });
});

it('a sentence in small type right below its title says no more than the title', () => {
  const lineAt = (index: number, size: number, words: string, section: 'void' | null, hasMoney = false): TableLine => {
    const text = words.split(' ').map((text) => ({ kind: 'text', text }));
    const source = {
      index,
      tokens: text,
      dates: [],
      amounts: [],
      line: { size, page: 1, furniture: false, words: text },
    };
    return {
      source,
      text,
      section,
      hasMoney,
      label: null,
      dates: { posting: null, value: null },
    } as unknown as TableLine;
  };
  const lines = [
    lineAt(0, 11, 'Pending', 'void'),
    lineAt(1, 7, 'Pending entries are not booked yet.', 'void'),
    lineAt(2, 9, 'Oil station', null),
    lineAt(3, 9, '', null, true),
  ];
  const sections = readSections(lines, []);
  expect(lines.map(({ source }) => sections.get(source.index)?.direction)).toEqual(['void', 'void', 'void', 'void']);
});
