import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { hostileFiles } from './all-files.ts';
import { httpDoor, poolDoor } from './door.ts';
import { mutationsOf } from './mutations.ts';
import { neighbourPdf } from './neighbour.ts';
import { oddOf } from './odd.ts';
import { goalsOf, lineOf } from './table.ts';
import { bringWatched, type Outcome } from './watched.ts';

/**
 * `npm run hostile`: brings every hostile file in through the running program's HTTP interface, each with a normal
 * conversion beside it, and prints what became of it and the table of the goals; exit code 1 where one is missed.
 * Options: `--only TEXT` (names that contain it), `--kind bomb` (`odd`: harmless ones that few would write), `--part 2/4` (every fourth, from the second on),
 * `--mutations N --seed S`, `--of FILE` (what is damaged, instead of the neighbour's statement), `--door pool` (the
 * sandboxes alone, without the program around them).
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    kind: { type: 'string' },
    part: { type: 'string', default: '1/1' },
    mutations: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    of: { type: 'string' },
    door: { type: 'string', default: 'http' },
  },
});

const [part = 1, parts = 1] = values.part.split('/').map(Number);
const neighbour = await neighbourPdf();
const statement = values.of ? readFileSync(values.of) : neighbour;
const samples = join(import.meta.dirname, '../samples');
const harmless = [
  ...(await oddOf('statement', Buffer.from(statement))),
  ...(await Promise.all(
    readdirSync(samples)
      .filter((name) => name.endsWith('.pdf'))
      .map((name) => oddOf(basename(name, '.pdf'), readFileSync(join(samples, name)))),
  )),
].flat();
const wanted = [
  ...hostileFiles,
  ...harmless,
  ...mutationsOf(
    values.of ? basename(values.of, '.pdf') : 'statement',
    Buffer.from(statement),
    Number(values.mutations),
    Number(values.seed),
  ),
]
  .filter(({ name, kind }) => (!values.only || name.includes(values.only)) && (!values.kind || kind === values.kind))
  .filter((_, index) => index % parts === part - 1);

const sandbox = join(import.meta.dirname, '../../../libs/services/conversion/dist/sandbox.js');
const door = values.door === 'pool' ? await poolDoor(sandbox) : await httpDoor();
try {
  const whole = await door.bring(statement, 'statement.pdf');
  if (whole.verdict !== 'balanced') throw new Error(`Even the whole statement is ${whole.verdict ?? whole.code}.`);
  const outcomes: Outcome[] = [];
  for (const file of wanted) {
    const outcome = await bringWatched(door, file, neighbour);
    outcomes.push(outcome);
    console.log(lineOf(outcome));
  }
  const goals = goalsOf(outcomes, {
    truth: whole.rows ?? [],
    wronglyCharged: await door.wronglyCharged(),
    isNeighbourJudged: values.door === 'http',
  });
  console.log(`\n${wanted.length} files through the ${door.name}`);
  for (const { what, figure, isMet } of goals) console.log(`${isMet ? ' ' : '✗'} ${what.padEnd(42)} ${figure}`);
  process.exitCode = goals.every(({ isMet }) => isMet) ? 0 : 1;
} finally {
  await door.close();
}
