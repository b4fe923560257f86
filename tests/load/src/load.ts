// `npm run load [-- --burst 500 --beside 60 --streams 50 --seconds 60 --cpu 200 --workers 60]`: the separate services over real servers
// under load, as one table. Exit code 1 where a figure misses its goal. Timings are of this machine; ratios and counts are
// what the goals are about. 0 leaves a scene out.
import { parseArgs } from 'node:util';
import { startDistributed } from '@crossfoot/journeys/distributed';
import { brakesOff, cpuFigure, cpuPerConversion } from './cpu-per-conversion.ts';
import { burst, capacity, mix, neighbour, overload, streams, workers, type Figure } from './scenes.ts';

const { values } = parseArgs({
  options: {
    burst: { type: 'string', default: '500' },
    beside: { type: 'string', default: '60' },
    streams: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '60' },
    cpu: { type: 'string', default: '200' },
    workers: { type: 'string', default: '60' },
  },
});
const number = (name: keyof typeof values): number => Number(values[name]);

const system = await startDistributed(brakesOff);
const figures: Figure[] = [];
const add = async (work: Promise<Figure>): Promise<void> => {
  const figure = await work;
  figures.push(figure);
  console.log(`| ${figure.what} | ${figure.measured} | ${figure.goal} | ${figure.isMet ? 'met' : 'missed'} |`);
};
try {
  console.log('| what | measured | goal | |\n| --- | --- | --- | --- |');
  if (number('cpu') > 0) await add(cpuPerConversion(system, number('cpu')).then(cpuFigure));
  if (number('beside') > 0) await add(neighbour(system, number('beside')));
  const perSecond = await capacity(system, 60);
  const forMs = number('seconds') * 1_000;
  if (forMs > 0) await add(mix(system, perSecond * 0.5, forMs));
  if (forMs > 0) await add(overload(system, perSecond, forMs / 4));
  if (number('burst') > 0) await add(burst(system, number('burst')));
  if (number('streams') > 0) await add(streams(system, number('streams')));
  if (number('workers') > 0) await add(workers(system, number('workers')));
  console.log(`capacity: ${perSecond.toFixed(1)} one-page text conversions a second`);
} finally {
  await system.stop();
}
process.exitCode = figures.every(({ isMet }) => isMet) ? 0 : 1;
