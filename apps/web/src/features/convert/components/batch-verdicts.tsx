import { verdictWords, type Verdict } from '@crossfoot/contracts';
import { clsx } from 'clsx';
import { count } from '#statement/figures.ts';

const order = ['balanced', 'unbalanced', 'unverifiable'] as const;
const dress: Readonly<Record<Verdict, string>> = {
  balanced: 'bg-brand',
  unbalanced: 'bg-bad',
  unverifiable: 'bg-warn',
};

interface BatchVerdictsProps {
  readonly verdicts: readonly Verdict[];
  readonly failed: number;
}

/** How many files of a batch are proved, at a glance and in words. */
export function BatchVerdicts({ verdicts, failed }: BatchVerdictsProps) {
  const counted = order
    .map((verdict) => ({ verdict, number: verdicts.filter((each) => each === verdict).length }))
    .filter(({ number }) => number > 0);
  return (
    <div data-testid="batch-verdicts" data-keep-clear className="mt-3 text-left">
      <div aria-hidden="true" className="flex h-2 gap-0.5 overflow-hidden rounded-full bg-paper-deep">
        {counted.map(({ verdict, number }) => (
          <span key={verdict} style={{ flexGrow: number }} className={dress[verdict]} />
        ))}
        {failed > 0 && <span style={{ flexGrow: failed }} className="bg-rule-strong" />}
      </div>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
        {counted.map(({ verdict, number }) => (
          <span key={verdict} className="inline-flex items-center gap-1.5">
            <span aria-hidden="true" className={clsx('size-2 rounded-full', dress[verdict])} />
            {count(number, 'statement')} {verdictWords[verdict].name.toLowerCase()}
          </span>
        ))}
        {failed > 0 && (
          <span className="inline-flex items-center gap-1.5">
            <span aria-hidden="true" className="size-2 rounded-full bg-rule-strong" />
            {count(failed, 'file')} not read
          </span>
        )}
      </p>
    </div>
  );
}
