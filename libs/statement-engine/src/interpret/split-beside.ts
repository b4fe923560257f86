import type { PageLine, PlacedWord, StatementLines } from '../layout/page-lines.ts';
import { PART_PITCH, APART, MOST_SPLITS, PART_BORDER_SHARE, PART_FEWEST_LINES, SAME_LEFT } from '../tolerances.ts';
import { clustersOf, runsOf } from '../groups.ts';

const AMOUNT = /\d[.,]\d\d\D{0,3}$/;

interface Edge {
  readonly x: number;
  /** How many lines begin there, less those that most likely are cells of what is left of them. */
  readonly weight: number;
}

/**
 * The document with what stands beside other lines for itself: from an edge that nothing crosses on, the words of several
 * lines are lines of their own, the part with fewer entries first. Proposals only, the likeliest first: whether a part is
 * a panel or a column of the entries, the arithmetic tells.
 */
export function splitsBeside(statement: StatementLines): StatementLines[] {
  const width = Math.max(...statement.pages.map((page) => page.width));
  return edgesOf(statement.lines, width)
    .slice(0, MOST_SPLITS)
    .flatMap(({ x }) => {
      const lines = [...Map.groupBy(statement.lines, ({ page }) => page).values()].flatMap((page) => splitAt(page, x));
      return lines.length > statement.lines.length ? [{ ...statement, lines }] : [];
    });
}

const isFirst = ({ gap, x0 }: PlacedWord, x: number): boolean => gap >= APART && Math.abs(x0 - x) <= SAME_LEFT;

/** Places at which lines, or parts of them, begin; those first whose lines have nothing beside them, or are beside few lines. */
function edgesOf(lines: readonly PageLine[], width: number): Edge[] {
  const starts = lines.flatMap((line) =>
    line.words.flatMap((word, at) =>
      word.gap >= APART && word.x0 > PART_BORDER_SHARE * width && word.x0 < (1 - PART_BORDER_SHARE) * width
        ? [{ x: word.x0, isAlone: at === 0 }]
        : [],
    ),
  );
  return clustersOf(starts, ({ x }) => x, SAME_LEFT)
    .filter((own) => own.length >= PART_FEWEST_LINES && own.some(({ isAlone }) => isAlone))
    .map((own) => ({ x: own[0]!.x, weight: own.filter(({ isAlone }) => isAlone).length / own.length }))
    .sort((a, b) => b.weight - a.weight);
}

/** A page's lines with each stretch that nothing crosses at `x` in two parts. */
function splitAt(lines: readonly PageLine[], x: number): PageLine[] {
  const edge = x - 1;
  const found: PageLine[] = [];
  let run: PageLine[] = [];
  const flush = (): void => {
    found.push(...splitRun(run, x));
    run = [];
  };
  for (const line of lines) {
    if (line.strip !== undefined || line.words.some((word) => word.x0 < edge && word.x1 > edge)) {
      flush();
      found.push(line);
    } else run.push(line);
  }
  flush();
  return found;
}

/** The stretches of a run from the first to the last of the lines that begin at the edge. */
function splitRun(run: readonly PageLine[], x: number): PageLine[] {
  const members = run.flatMap((line, at) => (line.words.some((word) => isFirst(word, x)) ? [at] : []));
  const stretches = runsOf(members, (at, last) => run[at]!.baseline - run[last]!.baseline <= PART_PITCH);
  const found: PageLine[] = [];
  let next = 0;
  for (const stretch of stretches) {
    if (stretch.length < PART_FEWEST_LINES) continue;
    const [first, last] = [stretch[0]!, stretch[stretch.length - 1]!];
    const own = run.slice(first, last + 1);
    const left = own.flatMap((line) => part(line, ({ x0 }) => x0 < x - 1));
    const right = own.flatMap((line) => part(line, ({ x0 }) => x0 >= x - 1));
    if (left.length < PART_FEWEST_LINES) continue;
    const parts = entriesOf(left) < entriesOf(right) ? [left, right] : [right, left];
    found.push(...run.slice(next, first), ...parts.flat());
    next = last + 1;
  }
  return [...found, ...run.slice(next)];
}

/** Lines that begin with a number, at their first or second word, and end in a figure with decimals. */
const entriesOf = (lines: readonly PageLine[]): number =>
  lines.filter(
    ({ words }) =>
      words.slice(0, 2).some(({ text }) => /^\d/.test(text)) && words.slice(2).some(({ text }) => AMOUNT.test(text)),
  ).length;

function part(line: PageLine, isOwn: (word: PlacedWord) => boolean): PageLine[] {
  const words = line.words.filter(isOwn).map((word, at) => (at === 0 ? { ...word, gap: Infinity } : word));
  return words.length === 0 ? [] : [{ ...line, words }];
}
