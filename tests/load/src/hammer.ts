import { Agent, get } from 'node:http';
import { percentile } from './statistics.ts';

const connections = 16;

/** Calls one address again and again over kept connections for so many milliseconds. */
export async function hammer(
  url: string,
  forMs: number,
): Promise<{ readonly perSecond: number; readonly p99: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const until = performance.now() + forMs;
  const times: number[] = [];
  const one = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const started = performance.now();
      get(url, { agent }, (response) => {
        response.resume();
        response.once('end', () => {
          times.push(performance.now() - started);
          resolve();
        });
      }).once('error', reject);
    });
  const caller = async (): Promise<void> => {
    while (performance.now() < until) await one();
  };
  await Promise.all(Array.from({ length: connections }, caller));
  agent.destroy();
  return { perSecond: times.length / (forMs / 1_000), p99: percentile(times, 99) };
}
