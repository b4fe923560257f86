import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { Caller } from './caller.ts';
import { DataFolder } from './data-folder.ts';
import { killRun } from './kill-run.ts';
import type { RunOutcome, RunPlan } from './kill-run.ts';
import { StandaloneProcess } from './standalone-process.ts';
import { statementFile } from './statement-file.ts';

/** No upload outlives its conversion by more than 5 minutes, and no result waits longer; a sweeper's round comes on top. */
const longestWaitMs = 6 * 60_000;

export interface CampaignResult {
  readonly outcomes: readonly RunOutcome[];
  /** Left in the data folder at the very end, when nothing runs any more. */
  readonly leftBehind: {
    readonly uploads: number;
    readonly halfWritten: number;
    readonly heldPages: number;
    readonly unfetchedResults: number;
    readonly openJobs: number;
    readonly deadJobs: number;
    readonly openEvents: number;
    readonly deadLetters: number;
  };
  /** How long the last upload stayed after the last kill. */
  readonly uploadsGoneAfterMs: number;
}

export interface CampaignOptions {
  readonly plans: readonly RunPlan[];
  readonly pages: number;
  readonly onOutcome: (outcome: RunOutcome) => void;
  /** Waits at the end until the results that no visitor fetched are given up and their free conversions given back. */
  readonly untilGivenUp: boolean;
  /** Begins no further run once this is true; what was begun is looked at as usual. */
  readonly isOver?: () => boolean;
}

/** Runs one plan after another on one data folder, as a machine that keeps failing would, and looks at what remains. */
export async function campaign({
  plans,
  pages,
  onOutcome,
  untilGivenUp,
  isOver = () => false,
}: CampaignOptions): Promise<CampaignResult> {
  const dataDir = await mkdtemp(join(tmpdir(), 'crossfoot-faults-'));
  const program = new StandaloneProcess(dataDir);
  const data = new DataFolder(dataDir);
  try {
    await program.start();
    const user = await Caller.user(program.url, data);
    const reference = await undisturbed(program, pages);
    const outcomes: RunOutcome[] = [];
    for (const plan of plans) {
      if (isOver()) break;
      const outcome = await killRun(plan, {
        program,
        data,
        user,
        visitor: () => Caller.visitor(),
        pages,
        expected: reference,
      });
      outcomes.push(outcome);
      onOutcome(outcome);
    }
    const uploadsGoneAfterMs = await waitFor(() => data.uploads().length + data.halfWritten() + data.jobs().open === 0);
    if (untilGivenUp) await waitFor(() => data.heldPages() + data.unfetchedResults() === 0);
    const heldPages = data.heldPages();
    await program.stop();
    const [jobs, events] = [data.jobs(), data.events()];
    const leftBehind = {
      uploads: data.uploads().length,
      halfWritten: data.halfWritten(),
      heldPages: untilGivenUp ? heldPages : 0,
      unfetchedResults: untilGivenUp ? data.unfetchedResults() : 0,
      openJobs: jobs.open,
      deadJobs: jobs.dead,
      openEvents: events.open,
      deadLetters: events.dead,
    };
    return { outcomes, leftBehind, uploadsGoneAfterMs };
  } finally {
    await program.kill();
    data.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function undisturbed(program: StandaloneProcess, pages: number): Promise<(mark: string) => string> {
  const id = randomUUID();
  const mark = id.slice(0, 8);
  const reply = await Caller.visitor().convert(program.url, id, await statementFile(mark, pages));
  if (reply.status !== 200 || reply.content === null || !reply.content.includes(mark)) {
    throw new Error(`Even an undisturbed conversion does not work: ${reply.status} ${reply.error}`);
  }
  const content = reply.content;
  return (other) => content.replaceAll(mark, other);
}

/** Resolves to how long it took. */
async function waitFor(holds: () => boolean): Promise<number> {
  const from = Date.now();
  while (!holds() && Date.now() - from < longestWaitMs) await wait(500);
  return Date.now() - from;
}
