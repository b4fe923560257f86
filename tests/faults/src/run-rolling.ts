import { rolledServices, rollingCampaign } from './rolling.ts';

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/** Each service rolled in turn under load, as the table of `docs/operations.md`; resolves to whether no call failed. */
export async function runRolling(bothMs: number): Promise<boolean> {
  console.log('| rolled | calls | conversions among them | failed | slowest | the old one ended after |');
  console.log('| --- | --- | --- | --- | --- | --- |');
  const result = await rollingCampaign(rolledServices, bothMs, (outcome) => {
    const { service, calls, conversions, failed, slowestMs, stopMs } = outcome;
    const ends = Object.entries(failed).map(([end, count]) => `${count} ${end}`);
    console.log(
      `| ${service} | ${calls} | ${conversions} | ${ends.length === 0 ? '0' : ends.join(', ')} | ${seconds(slowestMs)} | ${seconds(stopMs)} |`,
    );
  });
  const left = [result.pagesAmiss, result.uploadsLeft, result.deadLetters];
  console.log(`pages charged amiss ${left[0]}, uploads left behind ${left[1]}, dead letters ${left[2]}`);
  const isServed = result.outcomes.every(({ failed }) => Object.keys(failed).length === 0);
  return isServed && left.every((count) => count === 0);
}
