import type { Row } from './door.ts';
import type { Outcome } from './watched.ts';

/** Without a page that needs OCR, and with one; then what the way to the sandbox and back may add. */
const TEXT_MS = 35_000;
const OCR_MS = 110_000;
const WAY_MS = 2_000;
const MOST_BYTES = 1024 ** 3;
const NEIGHBOUR_RATIO = 1.5;
/** Share of the odd but harmless files. */
const MOST_REFUSED = 0.005;

export interface Circumstances {
  /** The rows of the undamaged statement that the mutations were made of. */
  readonly truth: readonly Row[];
  readonly wronglyCharged: number;
  /** Two sandboxes without the program around them share a processor as they like: only through the door is it judged. */
  readonly isNeighbourJudged: boolean;
}

export interface Goal {
  readonly what: string;
  readonly figure: string;
  readonly isMet: boolean;
}

/** One line a file. */
export function lineOf({ file, status, code, verdict, ms, peak }: Outcome): string {
  const end = `${String(status).padStart(3)} ${(verdict ?? code).padEnd(22)}`;
  return `${file.name.padEnd(44)} ${end} ${(ms / 1000).toFixed(1).padStart(6)} s ${(peak / 1e6).toFixed(0).padStart(5)} MB`;
}

/** The table of the goals for hostile input. */
export function goalsOf(
  outcomes: readonly Outcome[],
  { truth, wronglyCharged, isNeighbourJudged }: Circumstances,
): readonly Goal[] {
  const none = (what: string, found: readonly Outcome[]): Goal => ({
    what,
    figure: [found.length, ...found.slice(0, 5).map(({ file }) => file.name)].join(' '),
    isMet: found.length === 0,
  });
  const count = (what: string, figure: number): Goal => ({ what, figure: String(figure), isMet: figure === 0 });
  const answered = outcomes.filter(({ status }) => status !== 200);
  const slowest = Math.max(...outcomes.map(({ ms }) => ms));
  const largest = Math.max(...outcomes.map(({ peak }) => peak));
  const ratio = median(outcomes.flatMap(({ beside }) => beside)) / median(outcomes.flatMap(({ idle }) => idle));
  const balanced = outcomes.filter(({ verdict }) => verdict === 'balanced');
  const odd = outcomes.filter(({ file }) => file.kind === 'odd');
  const refused = odd.filter(({ status }) => status !== 200);
  /** What a file was made of, as it was read undamaged. */
  const wholeOf = ({ file }: Outcome): readonly Row[] => {
    const base = file.name.split(': ')[0];
    return file.kind === 'odd' ? (odd.find(({ file: { name } }) => name === `${base}: as-it-is`)?.rows ?? []) : truth;
  };
  const needless = outcomes.filter(({ file, status }) => file.kind === 'mutation' && status !== 200).length;
  return [
    none(
      'answers that are no coded 4xx',
      answered.filter(({ status }) => status < 400 || status >= 500),
    ),
    none(
      'answers later than the clock of OCR',
      outcomes.filter(({ ms }) => ms > OCR_MS + WAY_MS),
    ),
    { what: 'slowest answer', figure: `${(slowest / 1000).toFixed(1)} s`, isMet: true },
    {
      what: 'answers later than the clock of text (OCR)',
      figure: String(outcomes.filter(({ ms }) => ms > TEXT_MS + WAY_MS).length),
      isMet: true,
    },
    { what: 'largest sandbox', figure: `${(largest / 1e6).toFixed(0)} MB`, isMet: largest <= MOST_BYTES },
    {
      what: 'a neighbour against itself alone',
      figure: `${ratio.toFixed(2)} ×`,
      isMet: ratio <= NEIGHBOUR_RATIO || !isNeighbourJudged,
    },
    count(
      'neighbours that failed',
      outcomes.reduce((sum, { neighboursFailed }) => sum + neighboursFailed, 0),
    ),
    none(
      'balanced with other figures than the whole',
      balanced.filter((one) => figuresOf(one.rows) !== figuresOf(wholeOf(one))),
    ),
    {
      // A damaged font tells other letters; nothing on a statement proves those.
      what: 'balanced with other words alone',
      figure: String(
        balanced.filter((one) => {
          const whole = wholeOf(one);
          return figuresOf(one.rows) === figuresOf(whole) && wordsOf(one.rows) !== wordsOf(whole);
        }).length,
      ),
      isMet: true,
    },
    {
      what: 'odd but harmless files refused, of all',
      figure: [`${refused.length} of ${odd.length}`, ...refused.slice(0, 5).map(({ file }) => file.name)].join(', '),
      isMet: refused.length <= MOST_REFUSED * odd.length,
    },
    {
      what: 'of those, read as the plain one',
      figure: `${odd.filter((one) => figuresOf(one.rows) === figuresOf(wholeOf(one))).length} of ${odd.length}`,
      isMet: true,
    },
    count('failures with pages charged or held', wronglyCharged),
    {
      what: 'mutations read, of all',
      figure: `${mutations(outcomes) - needless} of ${mutations(outcomes)}`,
      isMet: true,
    },
  ];
}

const figuresOf = (rows: Outcome['rows']): string => (rows ?? []).map(({ figures }) => figures).join('\n');
const wordsOf = (rows: Outcome['rows']): string => (rows ?? []).map(({ words }) => words).join('\n');

const mutations = (outcomes: readonly Outcome[]): number =>
  outcomes.filter(({ file }) => file.kind === 'mutation').length;

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
}
