import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { needFresh } from '../../../tools/bundle-sources.mjs';

const root = join(import.meta.dirname, '../../..');
const startWithinMs = 120_000;

/** The built standalone program on one data folder, to be killed and started again. */
export class StandaloneProcess {
  readonly dataDir: string;
  private child: ChildProcess | null = null;
  private output = '';
  url = '';

  constructor(dataDir: string) {
    this.dataDir = dataDir;
  }

  /** Resolves to the milliseconds until it was ready. */
  async start(): Promise<number> {
    needFresh('standalone', 'sandbox');
    const started = performance.now();
    const child = spawn(join(root, 'node_modules/.bin/node'), ['apps/standalone/dist/main.js'], {
      cwd: root,
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        PORT: '0',
        DATA_DIR: this.dataDir,
        FREE_CONVERSIONS_PER_ADDRESS: '100000',
        VISITOR_UPLOADS_PER_MINUTE: '100000',
        ACCOUNT_UPLOADS_PER_MINUTE: '100000',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    this.output = '';
    const read = (chunk: Buffer): void => {
      this.output = (this.output + chunk.toString()).slice(-20_000);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    for (;;) {
      const ready = /ready at (http:\/\/\S+)/.exec(this.output)?.[1];
      if (ready !== undefined) {
        this.url = ready.replace(/\/$/, '');
        return performance.now() - started;
      }
      if (child.exitCode !== null)
        throw new Error(`The standalone ended with ${child.exitCode}.\n${this.output.slice(-2_000)}`);
      if (performance.now() - started > startWithinMs)
        throw new Error(`The standalone was not ready in time.\n${this.output.slice(-2_000)}`);
      await wait(10);
    }
  }

  /** `kill -9`; resolves when it is gone, to the processes that it had started. */
  async kill(): Promise<readonly number[]> {
    const child = this.child;
    if (child === null || child.pid === undefined) return [];
    const offspring = offspringOf(child.pid);
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    this.child = null;
    return offspring;
  }

  /** SIGTERM; resolves to its exit code, null where it had to be killed. */
  async stop(): Promise<number | null> {
    const child = this.child;
    if (child === null) return null;
    const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const forced = setTimeout(() => child.kill('SIGKILL'), 30_000);
    const code = await gone;
    clearTimeout(forced);
    this.child = null;
    return code;
  }
}

/** All processes below one, as the kernel tells. */
function offspringOf(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(/\s+/)
      .filter(Boolean)
      .map(Number);
    return children.flatMap((child) => [child, ...offspringOf(child)]);
  } catch {
    return [];
  }
}

export function isAlive(pid: number): boolean {
  try {
    // A zombie has ended; somebody only has not looked.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
