import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { mutantsOf } from './mutate.ts';
import { targets } from './targets.ts';

/**
 * `npm run mutants`: puts one small fault after the other into the files of `targets.ts` and runs the specs of each; a
 * fault that none notices is printed, and is a missing assertion. Exit code 1 where there is one. `-- --only brakes`.
 */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const root = join(import.meta.dirname, '../..');
/** A mutant that runs for ever is caught, too. */
const patienceMs = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
const mutant = join(folder, 'mutant.ts');

function passes(specs: readonly string[], environment: Readonly<Record<string, string>>): Promise<boolean> {
  const args = ['run', '--config', 'tools/mutants/vitest.config.ts', '--root', '.', ...specs];
  const child = spawn(join(root, 'node_modules/.bin/vitest'), args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: 'ignore',
    timeout: patienceMs,
    killSignal: 'SIGKILL',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 0));
  });
}

const sum = { caught: 0, equivalent: 0, survived: 0 };
try {
  for (const { file, specs, equivalent = {} } of targets.filter((target) => target.file.includes(values.only))) {
    const path = join(root, file);
    if (!(await passes(specs, { MUTANT_OF: path }))) throw new Error(`The specs of ${file} fail without any fault.`);
    const count = { caught: 0, equivalent: 0, survived: 0 };
    for (const { line, text, was, is, source } of mutantsOf(readFileSync(path, 'utf8'))) {
      const name = `${was.replaceAll(/\s+/g, ' ').slice(0, 80)} → ${is.replaceAll(/\s+/g, ' ').slice(0, 80)}`;
      if (equivalent[`${text} | ${name}`] !== undefined) count.equivalent += 1;
      else {
        writeFileSync(mutant, source);
        if (await passes(specs, { MUTANT_OF: path, MUTANT: mutant })) {
          count.survived += 1;
          console.log(`survived  ${file}:${line}  ${text} | ${name}`);
        } else count.caught += 1;
      }
    }
    // What runs beside may have broken the specs meanwhile: nothing would have been caught by them.
    if (!(await passes(specs, { MUTANT_OF: path })))
      throw new Error(`The specs of ${file} fail without any fault now.`);
    console.log(`${file}: ${count.caught} caught, ${count.equivalent} equivalent, ${count.survived} survived`);
    for (const key of ['caught', 'equivalent', 'survived'] as const) sum[key] += count[key];
  }
} finally {
  rmSync(folder, { recursive: true });
}
console.log(`${sum.caught} caught, ${sum.equivalent} equivalent, ${sum.survived} survived`);
process.exitCode = sum.survived === 0 ? 0 : 1;
