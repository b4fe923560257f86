import { measure, faceOf } from './fonts.ts';
import type { Page, Sheet, TextOp } from './sheet.ts';
import { Sheet as SheetClass } from './sheet.ts';
import { cutLine, nonsenseLabels, otherDates, otherSides, withoutYears } from './harder-mutations.ts';
import { raggedAmounts, singleBlanks } from './ragged-columns.ts';
import type { Rng } from '../story/rng.ts';

/** Ways in which producers differ without a difference that a reader could see. Each returns a new sheet. */
export type Mutation = (sheet: Sheet, rng: Rng) => Sheet;

function mapPages(sheet: Sheet, change: (page: Page) => Page): Sheet {
  const copy = new SheetClass(sheet.options);
  copy.pages.push(...sheet.pages.map(change));
  return copy;
}

/** Where a part of an op begins, when the op is drawn in parts. */
function parts(op: TextOp, pieces: readonly string[]): TextOp[] {
  const total = measure(op.face, op.size, op.text);
  let offset = op.align === 'left' ? 0 : op.align === 'right' ? -total : -total / 2;
  const angle = (op.turn * Math.PI) / 180;
  const drawn: TextOp[] = [];
  for (const piece of pieces) {
    if (piece.trim() !== '')
      drawn.push({
        ...op,
        text: piece,
        align: 'left',
        x: op.x + offset * Math.cos(angle),
        y: op.y - offset * Math.sin(angle),
      });
    offset += measure(op.face, op.size, piece);
  }
  return drawn;
}

const divisible = (op: TextOp): boolean =>
  !op.rightToLeft && !/[\u0e00-\u0e7f\u0900-\u0d7f]/.test(op.text) && !faceOf(op.face).family.includes('Arabic');

const perText =
  (cut: (op: TextOp, rng: Rng) => string[]): Mutation =>
  (sheet, rng) =>
    mapPages(sheet, (page) => ({
      ...page,
      ops: page.ops.flatMap((op) => (op.kind === 'text' && divisible(op) ? parts(op, cut(op, rng)) : [op])),
    }));

/** Every letter its own text operation. */
export const glyphByGlyph: Mutation = perText((op) => [...op.text]);

/** Every word its own operation; the spaces are not drawn at all. */
export const wordByWord: Mutation = perText((op) => op.text.split(/(?<= )|(?= )/));

/** Some words cut in two that touch. */
export const splitWords: Mutation = perText((op, rng) => {
  if (op.text.length < 5 || !rng.chance(0.35)) return [op.text];
  const at = rng.int(2, op.text.length - 2);
  return [op.text.slice(0, at), op.text.slice(at)];
});

/** The operations of a page in another order; fills stay first so that they cover nothing. */
export const shuffleOrder: Mutation = (sheet, rng) =>
  mapPages(sheet, (page) => ({
    ...page,
    ops: [...page.ops.filter((op) => op.kind !== 'text'), ...rng.shuffle(page.ops.filter((op) => op.kind === 'text'))],
  }));

/** Column by column instead of row by row. */
export const columnOrder: Mutation = (sheet) =>
  mapPages(sheet, (page) => ({
    ...page,
    ops: [
      ...page.ops.filter((op) => op.kind !== 'text'),
      ...page.ops.filter((op) => op.kind === 'text').sort((a, b) => a.x - b.x || a.y - b.y),
    ],
  }));

/** The whole page larger or smaller, paper included. */
export const rescale =
  (factor: number): Mutation =>
  (sheet) =>
    mapPages(sheet, (page) => ({
      ...page,
      width: page.width * factor,
      height: page.height * factor,
      ops: page.ops.map((op) => {
        if (op.kind === 'text') return { ...op, x: op.x * factor, y: op.y * factor, size: op.size * factor };
        if (op.kind === 'rule')
          return {
            ...op,
            x1: op.x1 * factor,
            y1: op.y1 * factor,
            x2: op.x2 * factor,
            y2: op.y2 * factor,
            width: op.width * factor,
          };
        return { ...op, x: op.x * factor, y: op.y * factor, width: op.width * factor, height: op.height * factor };
      }),
    }));

const syllables = ['va', 'lor', 'mi', 'tek', 'su', 'pra', 'no', 'quil', 'ger', 'osh', 'ind', 'zu'];

/** Every word of a table header becomes a word of no language; the same word always the same. */
export const nonsenseHeaders: Mutation = (sheet, rng) => {
  const names = new Map<string, string>();
  const nonsense = (word: string): string => {
    if (!/\p{L}/u.test(word)) return word;
    if (!names.has(word))
      names.set(word, `${rng.pick(syllables)}${rng.pick(syllables)}${rng.chance(0.5) ? rng.pick(syllables) : ''}`);
    const made = names.get(word)!;
    return made[0]!.toUpperCase() + made.slice(1);
  };
  return mapPages(sheet, (page) => ({
    ...page,
    ops: page.ops.map((op) => {
      if (op.kind !== 'text' || op.tag !== 'header') return op;
      const room = measure(op.face, op.size, op.text);
      let text = op.text.split(' ').map(nonsense).join(' ');
      while (text.length > 3 && measure(op.face, op.size, text) > Math.max(room * 1.1, 30))
        text = text.slice(0, -1).trimEnd();
      return { ...op, text, face: measure(op.face, op.size, 'a') > 0 ? op.face : 'sans' };
    }),
  }));
};

/** A heading, a slogan and a page mark on every page, in the margins, where a bank might have put them. */
export const addFurniture: Mutation = (sheet, rng) => {
  const slogan = rng.pick([
    'Banking made simple.',
    'Your partner since 1904',
    'Duplicate copy',
    'Form 7731-B rev. 04/19',
  ]);
  return mapPages(sheet, (page) => {
    const mark = (x: number, y: number, text: string): TextOp => ({
      kind: 'text',
      x,
      y,
      text,
      face: 'sans',
      size: 6,
      align: 'left',
      color: '#777777',
      turn: 0,
      rightToLeft: false,
      tag: 'furniture',
      hidden: false,
    });
    return {
      ...page,
      ops: [...page.ops, mark(20, 12, slogan), mark(20, page.height - 6, `${slogan} ${rng.digits(6)}`)],
    };
  });
};

export const mutations = {
  glyphByGlyph,
  wordByWord,
  splitWords,
  shuffleOrder,
  columnOrder,
  nonsenseHeaders,
  addFurniture,
  larger: rescale(1.3),
  smaller: rescale(0.75),
  raggedAmounts,
  singleBlanks,
  cutLine,
  nonsenseLabels,
  withoutYears,
  otherDates,
  otherSides,
} as const;
/** `joined`: two statements of the same kind in one document, which `generate` draws. */
export type MutationName = keyof typeof mutations | 'joined';
export const mutationNames: readonly MutationName[] = [
  ...(Object.keys(mutations) as (keyof typeof mutations)[]),
  'joined',
];
