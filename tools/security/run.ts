import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sheet, type Proof } from './sheet.ts';

/**
 * `npm run security [-- --fast --only TEXT]`: shows each promise of `sheet.ts` to be kept, one command after the other, and
 * prints requirement, command, figure and result. Exit code 1 where one fails, ran nothing, or left something out for
 * want of a tool. `--fast` takes the slice of each that takes seconds.
 */
const { values } = parseArgs({
  options: { fast: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});
const root = join(import.meta.dirname, '../..');

interface Outcome {
  readonly figure: string;
  readonly isKept: boolean;
}

/** A server, a browser or a compiler that is missing proves nothing: with this set, the specs fail instead of skipping. */
const env = {
  ...process.env,
  REQUIRE_BACKENDS: '1',
  PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`,
};

async function outcomeOf({ figure }: Proof, command: string): Promise<Outcome> {
  const missing = command.split(' ').find((word) => word.includes('/') && !existsSync(join(root, word)));
  if (missing !== undefined) return { figure: `there is no ${missing}`, isKept: false };
  const child = spawn('sh', ['-c', command], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const counts = /^(\d+) passed, \d+ failed, (\d+) skipped$/m.exec(text);
  const found = figure === undefined || counts !== null ? counts?.slice(0, 1) : text.match(figure);
  // A test that is left out by name was not asked for; any other would have to run.
  const isLeftOut = counts === null ? /\bskipped\b/.test(text) : counts[2] !== '0' && !command.includes(' -t ');
  const isKept = code === 0 && found != null && counts?.[1] !== '0' && !isLeftOut;
  if (!isKept) console.log(text.slice(-4_000));
  return {
    figure: found?.map((line) => line.trim().replaceAll(/ {2,}/g, ' ')).join('; ') ?? `exit code ${code}`,
    isKept,
  };
}

const lines: string[] = [];
let broken = 0;
for (const proof of sheet.filter(({ requirement, command }) => `${requirement} ${command}`.includes(values.only))) {
  const command = (values.fast ? proof.fast : undefined) ?? proof.command;
  const started = performance.now();
  const { figure, isKept } = await outcomeOf(proof, command);
  const seconds = Math.round((performance.now() - started) / 1_000);
  const line = `| ${proof.requirement} | \`${command}\` | ${figure} (${seconds} s) | ${isKept ? 'kept' : 'BROKEN'} |`;
  if (!isKept) broken += 1;
  console.log(line);
  lines.push(line);
}
console.log(`\n| requirement | command | figure | result |\n| --- | --- | --- | --- |\n${lines.join('\n')}`);
console.log(`\n${lines.length - broken} of ${lines.length} kept`);
process.exitCode = broken === 0 && lines.length > 0 ? 0 : 1;
