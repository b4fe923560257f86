import { jsonLines, jsonValue } from '../json.ts';
import { minorUnitsText } from '../text/money-text.ts';
import type { AccountChain, Batch } from './batch.ts';

/** A batch as JSON: every result as its own export has it, the chains over them, the files that could not be read. */
export function* batchJson(batch: Batch, chains: readonly AccountChain[]): Generator<string> {
  yield '{\n"statements": [\n';
  for (const [index, result] of batch.results.entries()) {
    if (index > 0) yield ',\n';
    yield* jsonLines(result);
  }
  yield '],\n"chains": [\n';
  yield chains.map(chainJson).join(',\n');
  yield `\n],\n"unread": ${jsonValue(batch.unread.map(({ filename, reason }) => ({ filename, reason })))}\n}\n`;
}

function chainJson({ label, account, statements, links, repeated, verdict }: AccountChain): string {
  const steps = links.map((link) => {
    const difference = link.difference === null ? null : Number(minorUnitsText(link.difference, account.currency));
    return {
      from: link.from,
      to: link.to,
      periods: link.periods,
      gap: link.gap,
      duplicates: link.duplicates,
      difference,
    };
  });
  return jsonValue({
    account: label,
    files: statements.map(({ filename }) => filename),
    period: account.period,
    verdict,
    duplicates: repeated.size,
    links: steps,
  });
}
