import type { StatementResult } from '@crossfoot/contracts';
import { extractRows } from './extract/extract-rows.ts';
import type { RawStatement } from './extract/raw-statement.ts';
import type { IdentifiedStatement } from './identify/document-facts.ts';
import { interpret } from './interpret/interpret.ts';
import type { NormalAccount } from './normalise/normalise-accounts.ts';
import { arithmeticScore } from './repair/arithmetic-score.ts';

/**
 * Reads the tables by the places of their figures and, where these prove nothing and leave figures over or contradict
 * each other, a second time by the order of the figures on each line: the arithmetic chooses.
 */
export function readColumns(
  { lines, facts }: IdentifiedStatement,
  accountsOf: (raw: RawStatement) => readonly NormalAccount[],
  build: (accounts: readonly NormalAccount[]) => StatementResult,
): StatementResult {
  const resultOf = (raw: RawStatement): StatementResult => build(interpret(raw, accountsOf));
  const raw = extractRows(lines, facts);
  const aligned = resultOf(raw);
  const isProved = countOf(aligned, 'balanced') === aligned.accounts.length;
  const fails = countOf(aligned, 'unbalanced') > 0 || raw.tables.some((table) => table.figuresMissed);
  if (isProved || !fails) return aligned;
  const ordered = extractRows(lines, facts, true);
  return ordered.tables.some((table) => table.byOrder) ? chooseColumns(aligned, resultOf(ordered)) : aligned;
}

/**
 * Of two readings the one that proves more; where the arithmetic says the same of both and the order leaves far fewer
 * entries out, that one. Else places are preferred.
 */
function chooseColumns(aligned: StatementResult, ordered: StatementResult): StatementResult {
  const [one, other] = [arithmeticScore(aligned), arithmeticScore(ordered)];
  if (one.rows === 0) return ordered;
  if (other.balanced !== one.balanced) return other.balanced ? ordered : aligned;
  if (countOf(ordered, 'balanced') < countOf(aligned, 'balanced')) return aligned;
  const [held, heldThere] = [one.holding - one.broken, other.holding - other.broken];
  if (heldThere !== held) return heldThere > held ? ordered : aligned;
  return other.rows > one.rows * MANY_MORE ? ordered : aligned;
}

/** Where the arithmetic says the same of both, so many times the entries are no accident of some line that looks like one. */
const MANY_MORE = 1.2;

function countOf({ accounts }: StatementResult, status: 'balanced' | 'unbalanced'): number {
  return accounts.filter(({ reconciliation }) => reconciliation.status === status).length;
}
