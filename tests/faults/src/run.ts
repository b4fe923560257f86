import { parseArgs } from 'node:util';
import { campaign } from './campaign.ts';
import type { RunPlan } from './kill-run.ts';
import { runOutages } from './run-outages.ts';
import { runRolling } from './run-rolling.ts';
import { runOnServices } from './run-services.ts';
import { stepNames } from './steps.ts';
import { faultsOf, quantile } from './verdict.ts';

/**
 * `npm run faults [-- --on standalone|services|outages|rolling --runs N --minutes M --pages P --seed S]`: kills the
 * standalone at every step of a conversion, or each of the separate services and of their servers, again and again, and counts what was lost, charged
 * wrongly or left behind. `--on outages [--seconds 60]` stops each server for a while and prints what callers are told.
 * `--on rolling [--seconds 5]` replaces each service's process by another while people are at work; no call may fail.
 * `--minutes` begins no further run after that, and looks at what is left all the same. Exit code 1 where anything was amiss.
 */
const { values } = parseArgs({
  options: {
    on: { type: 'string', default: 'standalone' },
    runs: { type: 'string', default: '40' },
    pages: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string' },
    minutes: { type: 'string', default: 'Infinity' },
  },
});

let state = Number(values.seed) >>> 0 || 1;
function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}

const over = Date.now() + Number(values.minutes) * 60_000;
const isOver = (): boolean => Date.now() > over;

console.log(`seed ${values.seed}, ${values.runs} runs on ${values.on}`);
if (values.on === 'outages') process.exit((await runOutages(Number(values.seconds ?? 60) * 1_000)) ? 0 : 1);
if (values.on === 'rolling') process.exit((await runRolling(Number(values.seconds ?? 5) * 1_000)) ? 0 : 1);
if (values.on === 'services') process.exit((await runOnServices(Number(values.runs), random, isOver)) ? 0 : 1);

const plans = Array.from({ length: Number(values.runs) }, (_, index): RunPlan => ({
  step: stepNames[index % stepNames.length] ?? 'accepted',
  jitterMs: Math.floor(random() * random() * 60),
  client: random() < 0.6 ? 'returns' : 'leaves',
  caller: random() < 0.5 ? 'user' : 'visitor',
  againAfterMs: random() < 0.25 ? Math.floor(random() * 4_000) : null,
}));

let number = 0;
const result = await campaign({
  plans,
  pages: Number(values.pages),
  untilGivenUp: true,
  isOver,
  onOutcome: (outcome) => {
    number += 1;
    const { step, jitterMs, againAfterMs, caller, client, end, recoveryMs, note, chargedTimes, heldTimes } = outcome;
    const pages = `charged ${chargedTimes}, held ${heldTimes}`;
    console.log(
      `${String(number).padStart(4)}  ${step.padEnd(15)} +${String(jitterMs).padStart(2)} ms${againAfterMs === null ? '' : ', twice'}  ${caller} ${client}: ${end}${note === null ? '' : ` (${note})`}, ${(recoveryMs / 1_000).toFixed(1)} s, ${pages}`,
    );
  },
});

const faults = faultsOf(result);
const recoveries = result.outcomes
  .filter((outcome) => outcome.end !== 'never accepted')
  .map((outcome) => outcome.recoveryMs);
const seconds = (ms: number): string => (ms / 1_000).toFixed(1);
console.log(
  `\n${result.outcomes.length} kills, ${result.outcomes.filter((outcome) => outcome.inTime).length} of them before the conversion had ended`,
);
for (const [name, count] of Object.entries(faults)) console.log(`${String(count).padStart(6)}  ${name}`);
console.log(
  `start again: median ${seconds(
    quantile(
      result.outcomes.map((outcome) => outcome.startMs),
      0.5,
    ),
  )} s`,
);
console.log(
  `recovery: median ${seconds(quantile(recoveries, 0.5))} s, 95 % ${seconds(quantile(recoveries, 0.95))} s, longest ${seconds(quantile(recoveries, 1))} s`,
);
console.log(`last upload gone ${seconds(result.uploadsGoneAfterMs)} s after the last run`);
process.exitCode = Object.values(faults).every((count) => count === 0) ? 0 : 1;
