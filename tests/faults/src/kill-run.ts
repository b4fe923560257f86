import { randomUUID } from 'node:crypto';
import { setImmediate as breathe, setTimeout as wait } from 'node:timers/promises';
import { until } from './caller.ts';
import type { Caller, Reply } from './caller.ts';
import type { DataFolder } from './data-folder.ts';
import { isAlive } from './standalone-process.ts';
import type { StandaloneProcess } from './standalone-process.ts';
import { statementFile } from './statement-file.ts';
import { steps } from './steps.ts';
import type { Step } from './steps.ts';

export interface RunPlan {
  readonly step: Step;
  /** Milliseconds after the step was seen. */
  readonly jitterMs: number;
  /** `returns`: repeats the call under the same key. `leaves`: never comes back. */
  readonly client: 'returns' | 'leaves';
  readonly caller: 'visitor' | 'user';
  /** Kills the process that was started again, so long after its start; null: once is enough. */
  readonly againAfterMs: number | null;
}

export interface Surroundings {
  readonly program: StandaloneProcess;
  readonly data: DataFolder;
  readonly user: Caller;
  readonly visitor: () => Caller;
  readonly pages: number;
  /** The CSV of an undisturbed conversion whose file carries this mark. */
  readonly expected: (mark: string) => string;
}

export interface RunOutcome extends RunPlan {
  /** Whether the kill came before the conversion had ended. */
  readonly inTime: boolean;
  readonly end: 'right result' | 'failed honestly' | 'never accepted' | 'lost' | 'wrong result';
  readonly chargedTimes: number;
  readonly heldTimes: number;
  readonly startMs: number;
  /** From the start of the second process to the result, or to the end of the record. */
  readonly recoveryMs: number;
  readonly orphans: number;
  /** A visitor's pages wait up to 5 minutes for the delivery of a result that nobody fetched, or whose delivery the kill hid. */
  readonly settlesLater: boolean;
  readonly note: string | null;
}

const recoverWithinMs = 90_000;
/** The sweeper's half minute, and some seconds. */
const settleWithinMs = 45_000;

/** One conversion, killed at one step, and what became of it. */
export async function killRun(
  plan: RunPlan,
  { program, data, user, visitor, pages, expected }: Surroundings,
): Promise<RunOutcome> {
  const id = randomUUID();
  const mark = id.slice(0, 8);
  const file = await statementFile(mark, pages);
  const caller = plan.caller === 'user' ? user : visitor();
  await caller.greet(program.url);
  let answered = false;
  const first = caller.convert(program.url, id, file, plan.step === 'uploading').then(
    (reply) => (answered = true) && reply,
    () => null,
  );
  await stepSeen(plan, data, id, () => answered);
  const before = data.conversion(id);
  const offspring = [...(await program.kill())];
  let reply = await first;
  if (plan.againAfterMs !== null) await killAgain(plan.againAfterMs);
  const restarted = performance.now();
  const startMs = await program.start();
  const { end, note } = plan.client === 'returns' ? await afterReturn(await comeBack()) : await afterLeaving();
  const recoveryMs = performance.now() - restarted;
  const settlesLater = plan.caller === 'visitor' && (plan.client === 'leaves' || reply?.status === 200);
  const pagesOf = settlesLater ? data.pagesOf(id) : await settled(data, id);
  await wait(Math.max(0, 2_000 - recoveryMs));
  const orphans = offspring.filter(isAlive).length;
  return {
    ...plan,
    inTime: before?.endedAt == null,
    end,
    chargedTimes: pagesOf.charged,
    heldTimes: pagesOf.held,
    startMs,
    recoveryMs,
    orphans,
    settlesLater,
    note,
  };

  /** The second process dies too, while it mends what the first one left. */
  async function killAgain(afterMs: number): Promise<void> {
    await program.start();
    const second = plan.client === 'returns' ? comeBack().catch(() => null) : null;
    await wait(afterMs);
    offspring.push(...(await program.kill()));
    reply = (await second) ?? reply;
  }

  function compared(content: string): Pick<RunOutcome, 'end' | 'note'> {
    const right = expected(mark);
    if (content === right) return { end: 'right result', note: null };
    const at = [...right].findIndex((letter, index) => content[index] !== letter);
    return {
      end: 'wrong result',
      note: `at ${at} of ${content.length}: ${JSON.stringify(content.slice(Math.max(0, at - 20), at + 40))}`,
    };
  }

  async function comeBack(): Promise<Reply> {
    if (reply?.status === 200) return reply;
    return caller.convert(program.url, id, file);
  }

  async function afterReturn(second: Reply): Promise<Pick<RunOutcome, 'end' | 'note'>> {
    if (second.status === 200) return compared(second.content ?? '');
    const isRecorded = data.conversion(id)?.error?.code === second.error;
    return { end: isRecorded ? 'failed honestly' : 'lost', note: `${second.status} ${second.error}` };
  }

  async function afterLeaving(): Promise<Pick<RunOutcome, 'end' | 'note'>> {
    if (data.conversion(id) === null) return { end: 'never accepted', note: null };
    const ended = await until(
      'the end',
      () => (data.conversion(id)?.endedAt == null ? null : data.conversion(id)),
      recoverWithinMs,
    ).catch(() => null);
    if (ended === null) return { end: 'lost', note: data.conversion(id)?.status ?? null };
    if (ended.status !== 'completed') return { end: 'failed honestly', note: ended.error?.code ?? null };
    if (plan.caller === 'visitor') return { end: 'right result', note: 'not fetched' };
    return compared(await caller.download(program.url, id));
  }
}

async function stepSeen(plan: RunPlan, data: DataFolder, id: string, answered: () => boolean): Promise<void> {
  const isSeen = steps[plan.step];
  const end = Date.now() + 30_000;
  while (!answered() && Date.now() < end) {
    if (isSeen !== null && isSeen(data, id)) break;
    if (plan.step === 'uploading' && data.halfWritten() > 0) break;
    await breathe();
  }
  await wait(plan.jitterMs);
}

/** Pages are settled by events, at the latest when a sweeper relays what the kill left in an outbox. */
async function settled(data: DataFolder, id: string): Promise<{ held: number; charged: number }> {
  const look = () => data.pagesOf(id);
  await until('settled pages', () => look().held === 0, settleWithinMs).catch(() => undefined);
  return look();
}
