import { describe, expect, it } from 'vitest';
import { readStatement } from '../convert-statement.ts';
import type { PageContent, Word } from '../page-content.ts';
import { chooseReadings } from './choose-readings.ts';
import { doubtfulBands, explainsGap, figuresOn } from './doubtful-bands.ts';
import { carriedRewrites, rewritesOfFigures, type Rewrite } from './rewrites.ts';
import { arithmeticScore } from './arithmetic-score.ts';

type Cells = readonly [date: string, text: string, amount: string, balance: string];
const ROWS: readonly Cells[] = [
  ['01/03/2025', 'GROCER', '-40.00', '960.00'],
  ['02/03/2025', 'KIOSK', '-12.00', '948.00'],
  ['03/03/2025', 'SALARY', '500.00', '1,448.00'],
  ['04/03/2025', 'POWER CO', '-48.00', '1,400.00'],
];

const word = (text: string, x: number, y: number): Word => ({
  text, x, y, width: text.length * 5, height: 10, source: 'ocr', confidence: 0.95,
}); // prettier-ignore
const endingAt = (text: string, right: number, y: number): Word => word(text, right - text.length * 5, y);

/** A scanned page of the rows as OCR read them. */
function scan(rows: readonly Cells[], balances = true): PageContent {
  const table = rows.flatMap(([date, text, amount, balance], at) => {
    const y = 130 + at * 16;
    const cells = [word(date, 40, y), word(text, 110, y), endingAt(amount, 460, y)];
    return balances ? [...cells, endingAt(balance, 560, y)] : cells;
  });
  const words = [
    word('Statement period 1 March 2025 to 31 March 2025', 40, 60),
    word('Opening balance 1,000.00', 40, 76),
    ...['Date', 'Description'].map((text, at) => word(text, [40, 110][at] ?? 0, 110)),
    ...['Amount', ...(balances ? ['Balance'] : [])].map((text, at) => endingAt(text, [460, 560][at] ?? 0, 110)),
    ...table,
    word('Closing balance 1,400.00', 40, 260),
  ];
  return { number: 1, width: 595, height: 842, words, source: 'ocr', turned: 0, unread: null };
}

const misread = (at: number, change: Partial<Record<'amount' | 'balance', string>>): Cells[] =>
  ROWS.map(([date, text, amount, balance], row) =>
    row === at ? [date, text, change.amount ?? amount, change.balance ?? balance] : [date, text, amount, balance],
  );
const read = (pages: readonly PageContent[]) => readStatement(pages, { filename: 'scan.pdf', sha256: '0'.repeat(64) });
const onTime = (): boolean => false;

/** Another reading of the word that was read so. */
function instead(page: PageContent, was: string, text: string, votes = 1): Rewrite {
  const found = page.words.find((each) => each.text === was);
  if (!found) throw new Error(`"${was}" is not on the page.`);
  const right = found.x + found.width;
  return { page: 1, remove: [found], add: [{ ...endingAt(text, right, found.y), repaired: true }], votes };
}

async function settle(page: PageContent, rewrites: readonly Rewrite[]) {
  const chosen = await chooseReadings([page], rewrites, read, onTime);
  const [account] = read(chosen ?? [page]).accounts;
  return { changed: chosen !== null, status: account?.reconciliation.status, rows: account?.transactions ?? [] };
}

describe('chooseReadings', () => {
  it.each([
    ['a misread digit', '-72.00', '-12.00'],
    ['a minus and a digit', '72.00', '-12.00'],
    ['a lost point', '-1200', '-12.00'],
  ])('takes the reading that makes the balances hold, for %s, and flags its row', async (_, was, text) => {
    const page = scan(misread(1, { amount: was }));
    expect((await settle(page, [])).status).not.toBe('balanced');
    const { status, rows } = await settle(page, [instead(page, '-48.00', '-46.00'), instead(page, was, text)]);
    expect(status).toBe('balanced');
    expect(rows.map((row) => row.amount)).toEqual([-40, -12, 500, -48]);
    expect(rows.map((row) => row.flags)).toEqual([[], ['repairedDigit'], [], []]);
  });

  it('mends several breaks, one after the other', async () => {
    const page = scan(misread(1, { amount: '-72.00' }).map((row, at) => (at === 2 ? ([row[0], row[1], row[2], '1,446.00'] as const) : row))); // prettier-ignore
    const { status, rows } = await settle(page, [
      instead(page, '1,446.00', '1,448.00'),
      instead(page, '-72.00', '-12.00'),
    ]);
    expect(status).toBe('balanced');
    expect(rows[2]?.balance).toBe(1448);
  });

  it('never makes up for a row that is missing', async () => {
    const page = scan(ROWS.filter((_, at) => at !== 1));
    const readings = [instead(page, '500.00', '580.00'), instead(page, '960.00', '968.00'), instead(page, '-40.00', '-48.00', 2)]; // prettier-ignore
    expect(await settle(page, readings)).toMatchObject({ changed: false, status: 'unbalanced' });
  });

  it('takes none where two would do', async () => {
    const page = scan(misread(1, { amount: '-22.00' }), false);
    const readings = [instead(page, '-22.00', '-12.00', 2), instead(page, '-48.00', '-38.00', 2)];
    expect(await settle(page, readings)).toMatchObject({ changed: false, status: 'unbalanced' });
    expect(await settle(page, readings.slice(0, 1))).toMatchObject({ changed: true, status: 'balanced' });
  });

  it('asks for two readings that agree where one sum alone decides', async () => {
    const page = scan(misread(1, { amount: '-22.00' }), false);
    expect(await settle(page, [instead(page, '-22.00', '-12.00', 1)])).toMatchObject({
      changed: false,
      status: 'unbalanced',
    });
  });

  it('mends balances below each other that were misread alike', async () => {
    const shifted = ROWS.map(([date, text, amount, balance], at) => [date, text, amount, ['860.00', '848.00'][at] ?? balance] as const); // prettier-ignore
    const page = scan(shifted);
    const { status, rows } = await settle(page, [instead(page, '860.00', '960.00', 0), instead(page, '848.00', '948.00', 0)]); // prettier-ignore
    expect(status).toBe('balanced');
    expect(rows.map((row) => row.balance)).toEqual([960, 948, 1448, 1400]);
  });

  it('keeps what is sure where elsewhere two would do', async () => {
    const rows = [...misread(0, { amount: '-90.00' }).slice(0, 3), ...misread(3, { amount: '-98.00' }).slice(3)];
    const { words, ...rest } = scan(rows);
    const page = { ...rest, words: words.filter(({ text }) => !text.startsWith('Closing')) };
    const readings = [['-90.00', '-40.00'], ['-98.00', '-48.00'], ['1,400.00', '1,350.00']] as const; // prettier-ignore
    const settled = await settle(
      page,
      readings.map(([was, is]) => instead(page, was, is)),
    );
    expect(settled.status).not.toBe('balanced');
    expect(settled.rows.map((row) => row.amount)).toEqual([-40, -12, 500, -98]);
  });

  it('changes nothing once time is up', async () => {
    const page = scan(misread(1, { amount: '-72.00' }));
    expect(await chooseReadings([page], [instead(page, '-72.00', '-12.00')], read, () => true)).toBeNull();
  });
});

describe('carriedRewrites', () => {
  it('offers what a layer under the scan says, and a point that was lost', () => {
    const page = scan(misread(1, { amount: '-72.00', balance: '94800' }));
    const words = page.words.map((each) =>
      each.text === '-72.00' ? { ...each, alternatives: ['-12.00', 'x'] } : each,
    );
    const texts = carriedRewrites([{ ...page, words }]).map(({ remove, add }) => [remove[0]?.text, add[0]?.text]);
    expect(texts).toEqual([['-72.00', '-12.00'], ['94800', '948.00']]); // prettier-ignore
  });

  it('leaves dates and text layers alone', () => {
    const page = scan(ROWS);
    const words = page.words.map((each) => ({
      ...each,
      alternatives: ['05/03/2025', '1.11'],
      source: 'text' as const,
    }));
    expect(carriedRewrites([{ ...page, words }])).toEqual([]);
  });
});

describe('doubtfulBands', () => {
  it('are the rows of the broken step and nothing else', () => {
    const page = scan(misread(1, { amount: '-72.00' }));
    const bands = doubtfulBands(read([page]), [page]);
    const covered = ROWS.map((_, at) => bands.some((band) => band.y0 <= 131 + at * 16 && band.y1 >= 139 + at * 16));
    expect(covered).toEqual([true, true, false, false]);
  });
});

describe('figures that are read again', () => {
  const page = scan(misread(1, { amount: '-72.00' }));
  const first = read([page]);

  it('are the amounts and balances of the broken step', () => {
    const words = figuresOn(page, doubtfulBands(first, [page], 'figures'));
    expect(words.map(({ text }) => text)).toEqual(['-40.00', '960.00', '-72.00', '948.00']);
    expect(arithmeticScore(first).gaps.has(60_000)).toBe(true);
  });

  it.each([[1, true], [200, true], [9, false], [990, false]] as const)('of 128.01 one digit makes up for %d: %s', (gap, does) => {
    expect(explainsGap(word('128.01', 0, 0), new Set([gap * 1_000]))).toBe(does);
  }); // prettier-ignore

  it.each([[1_000_000, true], [1, true], [11, false]] as const)('of 48,840 one digit makes up for %d thousandths: %s', (gap, does) => {
    expect(explainsGap(word('48,840', 0, 0), new Set([gap]))).toBe(does);
  }); // prettier-ignore

  it('are groups of digits that stand apart, too', async () => {
    const group = (text: string, x: number, y: number): Word => ({ ...word(text, x, y), repaired: true });
    const apart = (thousands: string, at: number): PageContent => {
      const whole = scan(ROWS.map(([date, text, amount, balance]) => [date, text, amount, balance.replace('1,', '')]));
      const heads = [2, 3].map((row) => group(row === at ? thousands : '1', 522, 130 + row * 16));
      return { ...whole, words: [...whole.words, ...heads] };
    };
    const misreadPage = apart('7', 2);
    const words = figuresOn(misreadPage, doubtfulBands(read([misreadPage]), [misreadPage], 'figures'));
    expect(words.map(({ text }) => text)).toContain('7');
    expect(explainsGap(word('7', 0, 0), new Set([6_000_000]))).toBe(true);
    const { status } = await settle(misreadPage, [instead(misreadPage, '7', '1')]);
    expect(status).toBe('balanced');
  });

  it('have no vote for what they nearly were', () => {
    const [was] = page.words.filter(({ text }) => text === '-72.00');
    if (!was) throw new Error('The amount is not on the page.');
    const seen = [
      { text: '-72.00', confidence: 0.5, near: ['-12.00', '-7200'] },
      { text: '-42.00', confidence: 0.5, near: ['-12.00'] },
    ];
    const rewrites = rewritesOfFigures(page, [{ word: was, seen }]);
    expect(rewrites.map(({ add, votes }) => [add[0]?.text, votes])).toEqual([['-12.00', 0], ['-42.00', 1]]); // prettier-ignore
  });
});
