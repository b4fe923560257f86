import { expect, it } from 'vitest';
import { campaign } from './campaign.ts';
import type { RunPlan } from './kill-run.ts';
import { faultsOf } from './verdict.ts';

/**
 * A few kills at the steps where most could go wrong, the last of them of a process that is still mending what the
 * first kill left; `npm run faults` makes as many as one likes at all of them.
 */
const plans: readonly RunPlan[] = [
  { step: 'uploading', jitterMs: 0, client: 'returns', caller: 'visitor', againAfterMs: null },
  { step: 'accepted', jitterMs: 0, client: 'returns', caller: 'user', againAfterMs: null },
  { step: 'result stored', jitterMs: 0, client: 'leaves', caller: 'user', againAfterMs: null },
  { step: 'ended', jitterMs: 0, client: 'returns', caller: 'user', againAfterMs: null },
  { step: 'answered', jitterMs: 0, client: 'returns', caller: 'visitor', againAfterMs: null },
  { step: 'uploading', jitterMs: 0, client: 'returns', caller: 'user', againAfterMs: 50 },
];

it('loses nothing, charges nothing wrongly and leaves nothing behind when it is killed', async () => {
  const result = await campaign({ plans, pages: 4, untilGivenUp: false, onOutcome: () => undefined });
  const found = Object.entries(faultsOf(result)).filter(([, count]) => count > 0);
  expect(found, JSON.stringify(result.outcomes, null, 1)).toEqual([]);
  expect(result.outcomes.filter((outcome) => outcome.end === 'right result')).toHaveLength(plans.length);
}, 300_000);
