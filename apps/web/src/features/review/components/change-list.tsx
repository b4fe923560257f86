import type { Correction, ReviewedStatement } from '@crossfoot/statement-review';
import { useMemo } from 'react';
import { count } from '#statement/figures.ts';
import { correctionWords } from '../model/correction-words.ts';

interface ChangeListProps {
  readonly corrections: readonly Correction[];
  /** Those from here on are not saved yet. */
  readonly unsavedFrom: number;
  readonly reviewed: ReviewedStatement;
}

/** Everything that differs from the original, in the order in which it was done. */
export function ChangeList({ corrections, unsavedFrom, reviewed }: ChangeListProps) {
  const names = useMemo(
    () =>
      new Map(
        reviewed.accounts.flatMap(({ rows }) => rows.map(({ id, transaction }) => [id, transaction.description])),
      ),
    [reviewed],
  );
  if (corrections.length === 0) return null;
  const rowName = (id: string): string => `“${names.get(id) || 'row without words'}”`;
  return (
    <details className="text-sm">
      <summary className="rounded py-1 font-medium text-ink-soft hover:text-ink">
        {count(corrections.length, 'change')} since the original
      </summary>
      <ol className="max-h-40 list-decimal space-y-0.5 overflow-y-auto py-1 pl-7">
        {corrections.map((correction, index) => (
          <li key={index}>
            {correctionWords(correction, rowName)}
            {index >= unsavedFrom && <span className="text-ink-faint"> · not saved</span>}
          </li>
        ))}
      </ol>
    </details>
  );
}
