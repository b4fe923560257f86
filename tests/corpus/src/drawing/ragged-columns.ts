import type { Rng } from '../story/rng.ts';
import { measure } from './fonts.ts';
import { Sheet, type Page, type TextOp } from './sheet.ts';

/** "1.234,56-", "(12.00)", "$ 5.00 CR": an amount and nothing else. */
export const AMOUNT = /^[-+(]?[^\p{L}\d]{0,3}\d[\d.,' \u00a0]*[.,]\d{2,3}[-)]?(?: ?(?:CR|DR|C|D))?$/u;
/** Amounts stray from their column by this much at most (points). */
const FURTHEST = 14;
/** Texts on one line have baselines this close. */
export const SAME_LINE = 1.5;

export function withOps(sheet: Sheet, change: (ops: Page['ops']) => Page['ops']): Sheet {
  const copy = new Sheet(sheet.options);
  copy.pages.push(...sheet.pages.map((page) => ({ ...page, ops: change(page.ops) })));
  return copy;
}

/** Every amount stands off its column by some points, as where blanks of a proportional face line them up. */
export function raggedAmounts(sheet: Sheet, rng: Rng): Sheet {
  return withOps(sheet, (ops) =>
    ops.map((op) =>
      op.kind === 'text' && op.tag !== 'header' && AMOUNT.test(op.text)
        ? { ...op, x: op.x + rng.int(-FURTHEST, FURTHEST) }
        : op,
    ),
  );
}

/** Every line is set with single blanks: nothing stands in a column. */
export function singleBlanks(sheet: Sheet): Sheet {
  return withOps(sheet, (ops) => {
    const texts = ops.filter((op) => op.kind === 'text');
    const still = texts.filter((op) => op.turn !== 0 || op.rightToLeft);
    const lines: TextOp[][] = [];
    for (const op of texts.filter((each) => !still.includes(each)).sort((a, b) => a.y - b.y)) {
      const line = lines[lines.length - 1];
      if (line && op.y - (line[0] as TextOp).y <= SAME_LINE) line.push(op);
      else lines.push([op]);
    }
    return [...ops.filter((op) => op.kind !== 'text'), ...still, ...lines.flatMap(setLine)];
  });
}

function setLine(line: readonly TextOp[]): TextOp[] {
  const sorted = line.map((op) => ({ op, left: leftOf(op) })).sort((a, b) => a.left - b.left);
  let x = sorted[0]?.left ?? 0;
  return sorted.map(({ op }) => {
    const set = { ...op, x, align: 'left' as const };
    x += measure(op.face, op.size, `${op.text} `);
    return set;
  });
}

function leftOf(op: TextOp): number {
  const width = measure(op.face, op.size, op.text);
  return op.x - (op.align === 'left' ? 0 : op.align === 'right' ? width : width / 2);
}
