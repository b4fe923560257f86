import type { CampaignResult } from './campaign.ts';
import type { RunOutcome } from './kill-run.ts';

/** What must never happen, counted. All zero: the promise holds. */
export function faultsOf({ outcomes, leftBehind }: CampaignResult): Readonly<Record<string, number>> {
  const count = (holds: (outcome: RunOutcome) => boolean): number => outcomes.filter(holds).length;
  return {
    'conversions lost': count((outcome) => outcome.end === 'lost'),
    'wrong results': count((outcome) => outcome.end === 'wrong result'),
    'charged twice': count((outcome) => outcome.chargedTimes > 1),
    'charged for nothing': count((outcome) => outcome.end !== 'right result' && outcome.chargedTimes > 0),
    'results for nothing': count(
      (outcome) => outcome.end === 'right result' && !outcome.settlesLater && outcome.chargedTimes === 0,
    ),
    'pages still held': count((outcome) => outcome.heldTimes > 0 && !outcome.settlesLater),
    'orphaned processes': outcomes.reduce((sum, outcome) => sum + outcome.orphans, 0),
    'uploads left behind': leftBehind.uploads,
    'half-written files': leftBehind.halfWritten,
    'pages never given back': leftBehind.heldPages,
    'results never given up': leftBehind.unfetchedResults,
    'jobs left open': leftBehind.openJobs,
    // A conversion that brought the program down twice ends as a dead job, by intent.
    'jobs dead for nothing': Math.max(0, leftBehind.deadJobs - count((outcome) => outcome.end === 'failed honestly')),
    'events left open': leftBehind.openEvents,
    'dead letters': leftBehind.deadLetters,
  };
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
