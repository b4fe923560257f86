// Test programs share no package: the parts of another are taken by path.
/* eslint-disable @nx/enforce-module-boundaries */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CodedError, errorStatus } from '@crossfoot/contracts';
import { Caller } from '../../faults/src/caller.ts';
import { DataFolder } from '../../faults/src/data-folder.ts';
import { StandaloneProcess } from '../../faults/src/standalone-process.ts';
import { SandboxPool } from '../../../libs/services/conversion/src/sandbox/sandbox-pool.ts';

/** Where files are brought in: the sandbox pool itself, or the running program's HTTP interface. */
export interface Door {
  readonly name: string;
  bring(file: Uint8Array, filename: string): Promise<Answer>;
  /** Ids of the processes that parse. */
  sandboxes(): readonly number[];
  /** Files so far that failed although pages of them are charged or still held. */
  wronglyCharged(): Promise<number>;
  close(): Promise<void>;
}

export interface Row {
  /** Date, amount and balance. */
  readonly figures: string;
  /** The description. */
  readonly words: string;
}

export interface Answer {
  /** HTTP status; 200 for a result. */
  readonly status: number;
  readonly code: string;
  readonly verdict: string | null;
  /** Null where there is no result. */
  readonly rows: readonly Row[] | null;
}

/** What is held is given back by an event; it has this long to arrive. */
const SETTLED_WITHIN_MS = 45_000;

/** The built standalone over HTTP, as a customer of the largest plan; its sandboxes are its child processes. */
export async function httpDoor(): Promise<Door> {
  const folder = mkdtempSync(join(tmpdir(), 'crossfoot-hostile-'));
  const standalone = new StandaloneProcess(folder);
  await standalone.start();
  const data = new DataFolder(folder);
  const caller = await Caller.user(standalone.url, data);
  const parent = processWith(`DATA_DIR=${folder}`);
  const failed: string[] = [];
  const unsettled = (): number =>
    failed.map((id) => data.pagesOf(id)).filter(({ held, charged }) => held + charged > 0).length;
  return {
    name: "program's HTTP interface",
    async bring(content) {
      const id = randomUUID();
      const reply = await caller.convert(standalone.url, id, Buffer.from(content));
      if (reply.status !== 200) failed.push(id);
      return {
        status: reply.status,
        code: reply.error ?? 'OK',
        verdict: reply.verdict,
        rows: reply.content === null ? null : rowsOf(reply.content),
      };
    },
    sandboxes: () => parsersBelow(parent),
    async wronglyCharged() {
      const end = Date.now() + SETTLED_WITHIN_MS;
      while (unsettled() > 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 500));
      return unsettled();
    },
    close: async () => {
      data.close();
      await standalone.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The rows of a plain CSV. */
function rowsOf(csv: string): Row[] {
  const lines = csv.trimEnd().split('\r\n').slice(1);
  return lines.map((line) => {
    const fields = [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, field = '']) => field);
    const [date = '', words = '', amount = '', balance = ''] = fields;
    return { figures: `${date},${amount},${balance}`, words };
  });
}

/** The process that was given this in its environment. */
function processWith(setting: string): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const found = pids.find((pid) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(setting);
    } catch {
      return false;
    }
  });
  return Number(found ?? 0);
}

/** The processes that parse: those without children, below the launchers of their walls. */
function parsersBelow(pid: number): number[] {
  return childrenOf(pid).flatMap((child) => (childrenOf(child).length === 0 ? [child] : parsersBelow(child)));
}

function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

export async function poolDoor(entry: string): Promise<Door> {
  const pool = new SandboxPool({ size: 2, entry });
  await pool.ready();
  return {
    name: 'sandbox pool',
    async bring(content, filename) {
      try {
        const limits = { maxPages: 4000, ocrWorkers: 1 };
        const { accounts } = await pool.convert({ content, filename, limits });
        const rows = accounts.flatMap((account) =>
          account.transactions.map(({ date, description, amount, balance }) => ({
            figures: `${date},${amount},${balance}`,
            words: description,
          })),
        );
        const verdicts = accounts.map((account) => account.reconciliation.status);
        const verdict = verdicts.find((each) => each !== 'balanced') ?? verdicts[0] ?? null;
        return { status: 200, code: 'OK', verdict, rows };
      } catch (error) {
        if (!(error instanceof CodedError)) return { status: 500, code: String(error), verdict: null, rows: null };
        return { status: errorStatus[error.code], code: error.code, verdict: null, rows: null };
      }
    },
    sandboxes: () => pool.pids,
    wronglyCharged: () => Promise.resolve(0),
    close: () => Promise.resolve(pool.close()),
  };
}
