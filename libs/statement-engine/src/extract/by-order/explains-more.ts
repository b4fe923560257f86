import type { TokenLine } from '../../grammar/tokens.ts';
import { chooseRoles, type RoleChoice } from '../columns/choose-roles.ts';
import { isMovement, type Table, type TableLine } from '../table.ts';
import { chainedLines } from './chained-lines.ts';
import { headDate, lastFigures } from './figures-of-line.ts';

/**
 * Whether one reading of a table explains more than another: more steps of its running balance, or, where as many hold
 * and fail in both, more dated lines as entries.
 */
export function explainsMore(one: Table, other: Table): boolean {
  const [own, its] = [chooseRoles(one), chooseRoles(other)];
  const [held, heldThere] = [scoreOf(own), scoreOf(its)];
  return held === heldThere ? countEntries(one, own) > countEntries(other, its) : held > heldThere;
}

/** Whether figures of dated lines, or lines that go on from a balance (`chained`), are in no row, or balances do not go on from row to row. */
export function missesFigures(table: Table, choice: RoleChoice, chained: ReadonlySet<TokenLine>): boolean {
  if (choice.chainHits < choice.chainSteps || missesSome(table, choice, chained)) return true;
  return table.lines.some((line) => {
    const { label, source } = line;
    if (label !== null || source.dates.length === 0 || source.amounts.length === 0 || isEntry(line, choice))
      return false;
    return headDate(source) !== null || lastFigures(source).length > 0;
  });
}

function missesSome(table: Table, choice: RoleChoice, chained: ReadonlySet<TokenLine>): boolean {
  return table.lines.some((line) => chained.has(line.source) && !isEntry(line, choice));
}

/** The lines of a table without a date whose figures go on from the balance before. */
export function chainedIn({ lines }: Table): ReadonlySet<TokenLine> {
  return chainedLines(
    lines.map(({ source }) => source),
    lastFigures,
  );
}

function scoreOf({ chainHits, chainSteps }: RoleChoice): number {
  return 2 * chainHits - chainSteps;
}

/** Entries with a date of their own, or with one that opens them on a line above. */
function countEntries({ lines }: Table, choice: RoleChoice): number {
  let [count, isOpen] = [0, false];
  for (const line of lines) {
    const isDated = line.dates.posting !== null;
    if (line.label === null && isEntry(line, choice)) {
      if (isDated || isOpen) count++;
      isOpen = false;
    } else isOpen ||= isDated;
  }
  return count;
}

function isEntry({ cells }: TableLine, { roles }: RoleChoice): boolean {
  return cells.some((cell, at) => cell !== null && isMovement(roles[at]));
}
