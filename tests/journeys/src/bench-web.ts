import { cpus, loadavg } from 'node:os';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumPath } from './browser.ts';
import { publicPages } from './page-list.ts';
import { standaloneSystem } from './standalone-system.ts';

/**
 * `npm run bench:web` (after a build): Lighthouse with its mobile preset on every public page of the standalone program,
 * five runs each, the median of each category.
 *
 *   npm run bench:web -- --runs 1 --pages /,/faq
 *
 * Performance is computed from a simulated slow phone, but out of times measured here: on a machine that does other work
 * the score falls, the others do not. So the table says how fast the machine was (Lighthouse's own benchmark index, the
 * load before each run); figures count where the load stays well below the number of cores. Ends with 1 where a median is
 * below the goal.
 */
const goal = 98;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Record<(typeof categories)[number], number> & { readonly speed: number; readonly load: number };

const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
};
const runs = Number(option('runs') ?? 5);
const pages = option('pages')?.split(',') ?? publicPages.map(({ path }) => path);

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** A browser that is kept waiting loses its trace now and then: that is no measurement, and is made again. */
const triesEach = 4;

async function measure(address: string, port: number, tries = triesEach): Promise<Scores> {
  const [load = 0] = loadavg();
  const outcome = await lighthouse(address, { port, output: 'json', logLevel: 'silent' });
  if (outcome === undefined) throw new Error(`Lighthouse gave nothing for ${address}.`);
  const { lhr } = outcome;
  if (lhr.runtimeError !== undefined) {
    if (tries > 1) return measure(address, port, tries - 1);
    throw new Error(`${address}: ${lhr.runtimeError.message}`);
  }
  const score = (category: string): number => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  for (const category of categories.slice(1)) {
    for (const { id } of lhr.categories[category]?.auditRefs ?? []) {
      const audit = lhr.audits[id];
      if (audit?.score !== null && (audit?.score ?? 1) < 1)
        complaints.add(`${new URL(address).pathname}: ${audit?.title ?? id}`);
    }
  }
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    speed: lhr.environment.benchmarkIndex,
    load,
  };
}

const complaints = new Set<string>();
const [system, browser] = await Promise.all([
  standaloneSystem.start(),
  launch({
    chromePath: chromiumPath(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  }),
]);
let below = 0;
const all: Scores[] = [];
try {
  console.log(`Lighthouse, mobile preset, median of ${runs} run(s); goal ${goal} in every column`);
  console.log('perf  a11y  best  seo   page');
  for (const path of pages) {
    const scores: Scores[] = [];
    for (let run = 0; run < runs; run += 1) scores.push(await measure(`${system.url}${path}`, browser.port));
    all.push(...scores);
    const medians = categories.map((category) => median(scores.map((each) => each[category])));
    if (medians.some((value) => value < goal)) below += 1;
    console.log(`${medians.map((value) => `${value}${value < goal ? '*' : ''}`.padEnd(6)).join('')}${path}`);
  }
} finally {
  browser.kill();
  await system.stop();
}
const range = (values: readonly number[]): string =>
  `${Math.min(...values).toFixed(1)} to ${Math.max(...values).toFixed(1)}`;
console.log(`${pages.length - below} of ${pages.length} pages at ${goal} or more in all four categories`);
console.log(
  `machine: ${cpus().length} cores, load ${range(all.map(({ load }) => load))}, benchmark index ${range(all.map(({ speed }) => speed))}`,
);
for (const complaint of complaints) console.log(`open: ${complaint}`);
process.exitCode = below > 0 ? 1 : 0;
