import { calls, outageCampaign, outages, type OutageOutcome, type StoppedServer } from './outages.ts';

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/** Each server stopped for a while, as the table of `docs/operations.md`; resolves to whether nothing was amiss. */
export async function runOutages(forMs: number): Promise<boolean> {
  console.log(`| away for ${seconds(forMs)} | ${calls.join(' | ')} | recovery | uploads lost, doubled |`);
  console.log(`| --- | ${calls.map(() => '---').join(' | ')} | --- | --- |`);
  const result = await outageCampaign(Object.keys(outages) as StoppedServer[], forMs, (outcome) =>
    console.log(rowOf(outcome)),
  );
  const left = [result.pagesAmiss, result.uploadsLeft, result.deadLetters];
  console.log(`pages charged amiss ${left[0]}, uploads left behind ${left[1]}, dead letters ${left[2]}`);
  for (const { server, faults } of result.outcomes) for (const fault of faults) console.log(`${server}: ${fault}`);
  const isRight = result.outcomes.every(({ lost, doubled, faults }) => lost + doubled + faults.length === 0);
  return isRight && left.every((count) => count === 0);
}

function rowOf({ server, ends, slowestMs, recoveryMs, uploads, lost, doubled }: OutageOutcome): string {
  const cells = calls.map((call) => {
    const counts = Object.entries(ends[call]).map(([end, count]) => `${count} ${end}`);
    return counts.length === 0 ? '' : `${counts.join(', ')}; slowest ${seconds(slowestMs[call])}`;
  });
  return `| ${server} | ${cells.join(' | ')} | ${seconds(recoveryMs)} | ${lost}, ${doubled} of ${uploads} |`;
}
