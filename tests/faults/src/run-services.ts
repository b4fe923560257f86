import { servicesCampaign, victims, type ServiceKill } from './services-campaign.ts';
import { quantile } from './verdict.ts';

/** The separate services, each of them and of their servers killed in turn; resolves to whether nothing was amiss. */
export async function runOnServices(runs: number, random: () => number, isOver: () => boolean): Promise<boolean> {
  const plans = Array.from({ length: runs }, (_, index): ServiceKill => ({
    victim: victims[index % victims.length] ?? 'conversion',
    afterMs: Math.floor(random() * random() * 800),
    awayMs: Math.floor(random() * 1_000),
  }));
  let number = 0;
  const result = await servicesCampaign(
    plans,
    ({ victim, afterMs, awayMs, end, recoveryMs, note }) => {
      number += 1;
      const what = `${victim.padEnd(13)} +${String(afterMs).padStart(4)} ms, away ${String(awayMs).padStart(4)} ms`;
      console.log(
        `${String(number).padStart(5)}  ${what}: ${end}${note === null ? '' : ` (${note})`}, ${(recoveryMs / 1_000).toFixed(1)} s`,
      );
    },
    isOver,
  );
  const count = (end: string): number => result.outcomes.filter((outcome) => outcome.end === end).length;
  const faults = {
    'conversions lost': count('lost'),
    'wrong results': count('wrong result'),
    'pages charged amiss': result.pagesAmiss,
    'uploads left behind': result.uploadsLeft,
    'dead letters': result.deadLetters,
  };
  const inTime = result.outcomes.filter((outcome) => outcome.inTime);
  console.log(`\n${result.outcomes.length} kills over separate services, ${inTime.length} of them before the answer`);
  for (const [name, found] of Object.entries(faults)) console.log(`${String(found).padStart(6)}  ${name}`);
  for (const victim of victims) {
    const of = inTime.filter((outcome) => outcome.victim === victim).map(({ recoveryMs }) => recoveryMs);
    if (of.length === 0) continue;
    const [median, worst] = [0.5, 0.95].map((part) => (quantile(of, part) / 1_000).toFixed(1));
    console.log(`recovery of ${victim.padEnd(13)} median ${median} s, 95 % ${worst} s, over ${of.length}`);
  }
  return Object.values(faults).every((found) => found === 0);
}
