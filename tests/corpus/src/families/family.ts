import type { Producer } from '../drawing/producers.ts';
import { Flow, type Margins } from '../drawing/flow.ts';
import { Sheet } from '../drawing/sheet.ts';
import { type Day, day, lastDayOfMonth } from '../story/calendar.ts';
import type { Rng } from '../story/rng.ts';
import type { Truth } from '../truth.ts';

/** A drawn statement: positioned text, or HTML whose layout is the browser's. */
export type Drawn =
  | { readonly sheet: Sheet; readonly html?: never; readonly truth: Truth }
  | { readonly html: string; readonly sheet?: never; readonly truth: Truth };

/**
 * A layout family: how one kind of document looks, whoever made it. `draw` gives another document for every seed
 * (fonts, column order, wording, counts, optional parts), and the truth a careful reader of the page would write down.
 */
export interface Family {
  /** `country-kind-trait`. */
  readonly name: string;
  /** What it is hard for, in a few words. */
  readonly about: string;
  readonly faces?: readonly string[];
  readonly producers?: readonly Producer[];
  readonly draw: (rng: Rng) => Drawn;
}

export const A4 = { width: 595.28, height: 841.89 };
export const LETTER = { width: 612, height: 792 };

export interface Month {
  readonly start: Day;
  readonly end: Day;
  readonly year: number;
  readonly month: number;
}

/** A calendar month, or (`cycle`) a statement cycle from some day to the day before it a month later. */
export function period(rng: Rng, shape: 'month' | 'cycle' | 'turn' = 'month'): Month {
  const year = rng.int(2021, 2025);
  if (shape === 'turn') {
    const from = rng.int(8, 24);
    return { start: day(year, 12, from), end: day(year + 1, 1, from - 1), year, month: 12 };
  }
  const month = rng.int(1, 12);
  if (shape === 'month') return { start: day(year, month, 1), end: lastDayOfMonth(year, month), year, month };
  const from = rng.int(4, 26);
  return { start: day(year, month, from), end: day(year, month + 1, from - 1), year, month };
}

export interface OpenOptions {
  readonly faces: readonly string[];
  readonly sizes?: readonly number[];
  readonly page?: { width: number; height: number };
  readonly margins?: Partial<Margins>;
}

/** A sheet and a flow on its first page, with a face, size and margins that the seed picks. */
export function open(rng: Rng, options: OpenOptions): { sheet: Sheet; flow: Flow } {
  const side = rng.int(32, 52);
  const sheet = new Sheet({
    ...(options.page ?? A4),
    face: rng.pick(options.faces),
    size: rng.pick(options.sizes ?? [8, 8.5, 9, 9.5]),
  });
  const flow = new Flow(sheet, {
    left: side,
    right: side,
    top: rng.int(34, 52),
    bottom: rng.int(50, 70),
    ...options.margins,
  });
  return { sheet, flow };
}

export const latin = ['sans', 'sans', 'serif', 'narrow', 'dejavu', 'noto', 'condensed'] as const;
export const wide = ['sans', 'narrow', 'noto', 'condensed'] as const;
