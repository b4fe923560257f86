// `npm run exports:table`: every format against every check, one line a format.
import { formats, type FormatCheck } from './checks/format-check.ts';
import { checks } from './checks/index.ts';

const width = 18;
const failures: string[] = [];

async function cell(check: FormatCheck, format: (typeof formats)[number]): Promise<string> {
  const run = check.of(format);
  if (run === null) return '–';
  try {
    const outcome = await run();
    return outcome === 'ok' ? 'ok' : `skipped`;
  } catch (error) {
    failures.push(`${format} × ${check.name}: ${error instanceof Error ? error.message.slice(0, 600) : String(error)}`);
    return 'FAILS';
  }
}

console.log(['format', ...checks.map(({ name }) => name)].map((text) => text.padEnd(width)).join(' '));
for (const format of formats) {
  const cells: string[] = [];
  for (const check of checks) cells.push(await cell(check, format));
  console.log([format, ...cells].map((text) => text.padEnd(width)).join(' '));
}
for (const failure of failures) console.log(`\n${failure}`);
process.exitCode = failures.length === 0 ? 0 : 1;
