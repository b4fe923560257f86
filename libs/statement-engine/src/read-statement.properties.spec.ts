import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStatement } from './convert-statement.ts';
import type { PageContent, Word } from './page-content.ts';

const SIZE = 10;
const source = { filename: 'p.pdf', sha256: '0'.repeat(64) };

function word(text: string, x: number, y: number): Word {
  return { text, x, y, width: text.length * 5, height: SIZE, source: 'text', confidence: 1 };
}
const rightAligned = (text: string, right: number, y: number): Word => word(text, right - text.length * 5, y);
const money = (cents: number): string => (cents / 100).toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

interface Row {
  readonly cents: number;
  readonly text: string;
}
const headers = ['Date', 'Description', 'Withdrawals', 'Deposits', 'Balance'];

/** A plain statement with rows at every other line: the properties change it in ways that must not matter. */
function draw(
  rows: readonly Row[],
  opening: number,
  titles: readonly string[] = headers,
): { pages: PageContent[]; expected: { amount: number; balance: number }[] } {
  const words: Word[] = [
    word('Kauri Bank', 40, 30),
    word('Statement period 1 March 2025 to 31 March 2025', 40, 60),
    word(`Opening balance ${money(opening)}`, 40, 76),
    word(titles[0]!, 40, 110),
    word(titles[1]!, 110, 110),
    rightAligned(titles[2]!, 380, 110),
    rightAligned(titles[3]!, 460, 110),
    rightAligned(titles[4]!, 560, 110),
  ];
  let balance = opening;
  const expected: { amount: number; balance: number }[] = [];
  rows.forEach((row, at) => {
    const y = 130 + at * 16;
    balance += row.cents;
    words.push(word(`${String(1 + at).padStart(2, '0')}/03/2025`, 40, y), word(row.text, 110, y));
    words.push(
      rightAligned(money(Math.abs(row.cents)), row.cents < 0 ? 380 : 460, y),
      rightAligned(money(balance), 560, y),
    );
    expected.push({ amount: row.cents / 100, balance: balance / 100 });
  });
  words.push(word(`Closing balance ${money(balance)}`, 40, 130 + rows.length * 16 + 30));
  return {
    pages: [{ number: 1, width: 595, height: 842, words, source: 'text', turned: 0, unread: null } as PageContent],
    expected,
  };
}

const rowArbitrary = fc.record({
  cents: fc.integer({ min: -40_000, max: 90_000 }).filter((cents) => cents !== 0),
  text: fc.constantFrom('CARD SHOP', 'TRANSFER J DOE', 'GROCER 24', 'POWER CO', 'RENT MAY STREET', 'KIOSK'),
});
const statements = fc.tuple(
  fc.array(rowArbitrary, { minLength: 4, maxLength: 24 }),
  fc.integer({ min: 2_000_000, max: 9_000_000 }),
);
const amounts = (pages: readonly PageContent[]) =>
  readStatement(pages, source).accounts.flatMap((account) =>
    account.transactions.map(({ amount, balance }) => ({ amount, balance })),
  );
/** Both ways must occur for two unsigned columns to be told apart without words. */
const bothWays = (rows: readonly Row[]): boolean =>
  rows.slice(1).some((row) => row.cents > 0) && rows.slice(1).some((row) => row.cents < 0);

describe('what must not change a result', () => {
  it('reads what was drawn, and every balanced account adds up to the cent', () => {
    fc.assert(
      fc.property(statements, ([rows, opening]) => {
        const { pages, expected } = draw(rows, opening);
        const result = readStatement(pages, source);
        expect(
          result.accounts.flatMap((account) =>
            account.transactions.map(({ amount, balance }) => ({ amount, balance })),
          ),
        ).toEqual(expected);
        const [account] = result.accounts;
        expect(account?.reconciliation.status).toBe('balanced');
        const cents = account!.transactions.reduce((sum, row) => sum + Math.round(row.amount * 100), 0);
        expect(Math.round(account!.openingBalance! * 100) + cents).toBe(Math.round(account!.closingBalance! * 100));
      }),
      { numRuns: 60 },
    );
  });

  it('the order in which the words are written', () => {
    fc.assert(
      fc.property(statements, fc.infiniteStream(fc.nat()), ([rows, opening], keys) => {
        const { pages, expected } = draw(rows, opening);
        const page = pages[0]!;
        const shuffled = page.words
          .map((each) => ({ each, key: keys.next().value as number }))
          .sort((a, b) => a.key - b.key);
        expect(amounts([{ ...page, words: shuffled.map(({ each }) => each) }])).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });

  it('words written glyph by glyph', () => {
    fc.assert(
      fc.property(statements, ([rows, opening]) => {
        const { pages, expected } = draw(rows, opening);
        const glyphs = pages[0]!.words.flatMap((each) =>
          [...each.text]
            .map((glyph, at) => ({ ...each, text: glyph, x: each.x + at * 5, width: 5 }))
            .filter((each2) => each2.text !== ' '),
        );
        expect(amounts([{ ...pages[0]!, words: glyphs }])).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });

  it('the scale of the page', () => {
    fc.assert(
      fc.property(statements, fc.double({ min: 0.5, max: 3, noNaN: true }), ([rows, opening], scale) => {
        const { pages, expected } = draw(rows, opening);
        const page = pages[0]!;
        const scaled = page.words.map((each) => ({
          ...each,
          x: each.x * scale,
          y: each.y * scale,
          width: each.width * scale,
          height: each.height * scale,
        }));
        expect(amounts([{ ...page, width: page.width * scale, height: page.height * scale, words: scaled }])).toEqual(
          expected,
        );
      }),
      { numRuns: 40 },
    );
  });

  it('page numbers, watermarks and adverts', () => {
    fc.assert(
      fc.property(statements, ([rows, opening]) => {
        const { pages, expected } = draw(rows, opening);
        const page = pages[0]!;
        const furniture = [
          word('Page 1 of 1', 500, 820),
          word('Member of the deposit guarantee scheme', 200, 830),
          word('Ask us about our new savings rates', 60, 800),
        ];
        expect(amounts([{ ...page, words: [...page.words, ...furniture] }])).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });

  it('headings in words of no language', () => {
    fc.assert(
      fc.property(statements, ([rows, opening]) => {
        fc.pre(bothWays(rows));
        const { pages, expected } = draw(rows, opening, ['Zorf', 'Blimmel', 'Quasp', 'Trelk', 'Vonnig']);
        expect(amounts(pages)).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  it('invents no digits: every amount is on the page', () => {
    fc.assert(
      fc.property(statements, ([rows, opening]) => {
        const { pages } = draw(rows, opening);
        const printed = new Set(pages[0]!.words.flatMap((each) => each.text.split(' ')));
        for (const { amount, balance } of amounts(pages)) {
          expect(printed.has(money(Math.abs(Math.round(amount * 100))))).toBe(true);
          expect(printed.has(money(Math.round((balance ?? 0) * 100)))).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('what a row may lose', () => {
  /** The same statement without the words of one row that a test names. */
  const without = (pages: readonly PageContent[], lost: (word: Word) => boolean): PageContent[] =>
    pages.map((page) => ({ ...page, words: page.words.filter((each) => !lost(each)) }));
  const rowAt = (at: number) => (each: Word) => each.y === 130 + at * 16;
  const struck = fc.tuple(statements, fc.nat());

  it('its date: the row stays, and is doubted', () => {
    fc.assert(
      fc.property(struck, ([[rows, opening], pick]) => {
        fc.pre(rows.length >= 12);
        const { pages, expected } = draw(rows, opening);
        const isRow = rowAt(pick % rows.length);
        const lost = without(pages, (each) => isRow(each) && each.x === 40);
        expect(amounts(lost)).toEqual(expected);
        expect(readStatement(lost, source).accounts[0]?.reconciliation.status).toBe('unverifiable');
      }),
      { numRuns: 60 },
    );
  });

  it('its amount, its balance or its line: what is left is balanced only where it is right', () => {
    fc.assert(
      fc.property(struck, fc.constantFrom('amount', 'balance', 'line'), ([[rows, opening], pick], what) => {
        const { pages, expected } = draw(rows, opening);
        const isRow = rowAt(pick % rows.length);
        const isLost = (each: Word): boolean => {
          const right = each.x + each.width;
          return what === 'line' || (what === 'amount' ? right > 350 && right < 500 : right > 500);
        };
        const { accounts } = readStatement(
          without(pages, (each) => isRow(each) && isLost(each)),
          source,
        );
        const read = accounts.flatMap((account) => account.transactions.map(({ amount }) => amount));
        if (accounts.every((account) => account.reconciliation.status === 'balanced'))
          expect(read).toEqual(expected.map(({ amount }) => amount));
      }),
      { numRuns: 120 },
    );
  });
});

describe('hostile words', () => {
  const anyWord = fc.record({
    text: fc.oneof(
      fc.string(),
      fc.constantFrom(
        '1,234.56',
        '-',
        '(',
        '31/12/2025',
        'Balance',
        '99999999999999.99',
        '١٢٣٫٤٥',
        'Total',
        'Opening balance',
        '年',
        '\u202e12.00',
      ),
    ),
    x: fc.double({ min: -1e4, max: 1e4, noNaN: true }),
    y: fc.double({ min: -1e4, max: 1e4, noNaN: true }),
    width: fc.double({ min: 0, max: 1e3, noNaN: true }),
    height: fc.double({ min: 0, max: 1e3, noNaN: true }),
    source: fc.constant('text' as const),
    confidence: fc.double({ min: 0, max: 1, noNaN: true }),
  });

  it('never end in anything but a result or the one coded refusal', () => {
    fc.assert(
      fc.property(fc.array(anyWord, { maxLength: 120 }), (words) => {
        try {
          readStatement(
            [{ number: 1, width: 595, height: 842, words, source: 'text', turned: 0, unread: null } as PageContent],
            source,
          );
        } catch (error) {
          expect(error).toMatchObject({ code: 'NO_TRANSACTIONS' });
        }
      }),
      { numRuns: 300 },
    );
  });
});
