import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';

interface UsageBarProps {
  readonly used: number;
  readonly limit: number;
  readonly percent: number;
  readonly isNearlyFull: boolean;
  /** When the pages are counted anew, ISO. */
  readonly renewsAt: string | null;
}

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** Pages used of the month's allowance; above four fifths it warns. */
export function UsageBar({ used, limit, percent, isNearlyFull, renewsAt }: UsageBarProps) {
  return (
    <div>
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <span className="font-medium">Pages this month</span>
        <span className="figure text-sm">
          {used.toLocaleString('en-US')} / {limit.toLocaleString('en-US')}
        </span>
      </div>
      <div
        role="progressbar"
        aria-label="Pages used this month"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(percent)}
        className="h-2.5 overflow-hidden rounded-full bg-paper-deep"
      >
        <div
          className={clsx('h-full rounded-full', isNearlyFull ? 'bg-warn' : 'bg-brand')}
          style={{ width: `${percent}%` }}
        />
      </div>
      {isNearlyFull && (
        <p className="mt-2 flex items-center gap-2 text-sm font-medium text-warn">
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
          {percent >= 100 ? 'All pages of this month are used.' : 'Most pages of this month are used.'}
        </p>
      )}
      {renewsAt !== null && (
        <p className="mt-2 text-sm text-ink-faint">Pages renew on {longDay.format(new Date(renewsAt))}</p>
      )}
    </div>
  );
}
