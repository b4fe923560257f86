import type { LabelWord } from '../../vocabulary/language.ts';
import type { LineRole } from './attach-text.ts';
import { signedBalance, type RoleChoice } from '../columns/choose-roles.ts';
import { bareWords, readLabelWords } from '../facts/read-labels.ts';
import { isMovement, type TableLine } from '../table.ts';

/** What heads or ends an account moves nothing, but where its balance goes on from the one before it by another amount. */
const ENDS: ReadonlySet<LabelWord | null> = new Set(['opening', 'closing']);

/**
 * "Transport" is what French and Dutch pages carry forward, and a fare elsewhere. A line with an amount is an entry,
 * whatever it is called, where the running balance steps by that amount; and where no balance stands beside it, one that
 * bears a single word of what is carried is an entry unless it begins or ends a page among others. The first and the last
 * of all may be a balance: there the amount's own sign must tell.
 */
export function markEntriesNamedLikeLabels(lines: readonly TableLine[], kinds: LineRole[], choice: RoleChoice): void {
  const balance = choice.roles.indexOf('balance');
  const candidates = lines.flatMap((line, at) => (kinds[at] === 'break' && mayBeEntry(line, choice) ? [at] : []));
  if (candidates.length === 0) return;
  const named = new Set(candidates);
  const entries = kinds.flatMap((kind, at) => (kind === 'row' || named.has(at) ? [at] : []));
  const turns = turnsOfPages(lines, entries);
  const cancelled = thatCancel(lines, candidates, choice);
  for (const at of candidates) {
    const line = lines[at] as TableLine;
    const isEntry = line.cells[balance]
      ? stepsByOwnAmount(lines, at, balance, choice)
      : cancelled.has(at) ||
        (!turns.has(at) &&
          (isKindOfBalance(line) || (line.label === 'carried' && line.text.length === 1)) &&
          ((at !== entries[0] && at !== entries.at(-1)) || bearsSign(line, choice)));
    if (isEntry) kinds[at] = 'row';
  }
}

function mayBeEntry(line: TableLine, { roles }: RoleChoice): boolean {
  return (
    line.label !== null &&
    (!ENDS.has(line.label) || line.cells[roles.indexOf('balance')] != null) &&
    line.heading === null &&
    line.section === null &&
    // "Credit interest paid" between the entries of one day is one of them where it moves their balance.
    (line.dates.posting !== null || (line.label === 'aside' && line.cells[roles.indexOf('balance')] != null)) &&
    line.cells.some((cell, column) => cell !== null && cell.money.units !== 0 && isMovement(roles[column]))
  );
}

/** "Credit balance insurance": with both dates of an entry, and with further words, no balance is named. */
function isKindOfBalance({ label, dates, text }: TableLine): boolean {
  if (label !== 'balance' || dates.posting === null || dates.value === null) return false;
  return (readLabelWords(bareWords(text))?.strangers ?? 0) > 0;
}

/** Whether the balance is by one of the line's amounts another than the one before it, which was not nothing; signs tell where there is none. */
function stepsByOwnAmount(lines: readonly TableLine[], at: number, balance: number, choice: RoleChoice): boolean {
  const own = lines[at] as TableLine;
  const way = choice.newestFirst ? 1 : -1;
  for (let other = at + way; other >= 0 && other < lines.length; other += way) {
    const before = lines[other]?.cells[balance];
    if (!before) continue;
    const step = Math.abs(signedBalance(own.cells[balance] as NonNullable<typeof before>) - signedBalance(before));
    return (
      before.money.units !== 0 &&
      step !== 0 &&
      !(ENDS.has(own.label) && step === own.cells[balance]?.money.units) &&
      own.cells.some((cell, column) => isMovement(choice.roles[column]) && cell?.money.units === step)
    );
  }
  return own.label === 'carried' && bearsSign(own, choice);
}

/**
 * Of lines without a balance those that take each other back: "Balance adjustment 15.00" and the same with a minus. No
 * balance is taken back, and sums would not miss them.
 */
function thatCancel(
  lines: readonly TableLine[],
  candidates: readonly number[],
  choice: RoleChoice,
): ReadonlySet<number> {
  const moved = candidates.map((at) => signedAmount(lines[at] as TableLine, choice));
  const pairs = candidates.filter((_, index) => moved[index] !== 0 && moved.includes(-(moved[index] as number)));
  return new Set(pairs);
}

/** What a line without a balance moves, as its sign, its side or its column tells; nothing where it has a balance. */
function signedAmount({ cells, side }: TableLine, { roles }: RoleChoice): number {
  if (cells[roles.indexOf('balance')]) return 0;
  const column = cells.findIndex((cell, at) => cell !== null && cell.money.units !== 0 && isMovement(roles[at]));
  const money = cells[column]?.money;
  if (!money) return 0;
  const isOut = money.sign === -1 || (money.side ?? side) === 'debit' || roles[column] === 'debit';
  return isOut ? -money.units : money.units;
}

/** Whether a movement is printed with its sign, as no balance is. */
function bearsSign({ cells }: TableLine, { roles }: RoleChoice): boolean {
  return cells.some((cell, column) => isMovement(roles[column]) && cell !== null && cell.money.sign !== 0);
}

/** The first and the last of so many lines of each page, but for the very first and the very last. */
function turnsOfPages(lines: readonly TableLine[], entries: readonly number[]): ReadonlySet<number> {
  const pageOf = (at: number): number | undefined => lines[at]?.source.line.page;
  return new Set(
    entries.filter((at, i) =>
      [entries[i - 1], entries[i + 1]].some((other) => other !== undefined && pageOf(other) !== pageOf(at)),
    ),
  );
}
