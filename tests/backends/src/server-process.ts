import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findProgram } from './programs.ts';

/** How one server is run; the same definition starts it again on the same port and data. */
export interface ServerDefinition {
  readonly name: string;
  readonly command: string;
  readonly arguments: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Log and data live here. */
  readonly folder: string;
  readonly port: number;
  /** True once it answers requests; called again until then. */
  readonly isReady?: () => Promise<boolean>;
  readonly readyWithinMs?: number;
}

/** A real server under test: it can be stopped, killed as a crash would, and started again with its data. */
export interface ServerProcess {
  readonly name: string;
  readonly port: number;
  /** Of the process that runs now; null where none does. */
  pid(): number | null;
  start(): Promise<void>;
  /** Asks it to stop (SIGTERM), then makes sure. */
  stop(): Promise<void>;
  /** SIGKILL: what a power cut looks like from outside. */
  kill(): Promise<void>;
}

/** True where something accepts connections on the port. */
export function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
    socket.on('connect', () => socket.destroy());
  });
}

/** A prefix that ends the server with this process, even where this one is killed and can tidy nothing up. */
function diesWithUs(): readonly string[] {
  const setpriv = findProgram('setpriv');
  return setpriv === null ? [] : [setpriv, '--pdeathsig', 'KILL'];
}

export function serverProcess(definition: ServerDefinition): ServerProcess {
  const { name, port, folder } = definition;
  const isReady = definition.isReady ?? (() => accepts(port));
  const logFile = join(folder, `${name}.log`);
  let child: ChildProcess | null = null;

  async function waitUntilReady(running: ChildProcess): Promise<void> {
    const deadline = Date.now() + (definition.readyWithinMs ?? 180_000);
    while (!(await isReady().catch(() => false))) {
      if (running.exitCode !== null || running.signalCode !== null || Date.now() > deadline) {
        await end('SIGKILL');
        const log = await readFile(logFile, 'utf8').catch(() => '');
        throw new Error(`${name} did not become ready on port ${port}:\n${log.slice(-2_000)}`);
      }
      await wait(50);
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const running = child;
    child = null;
    if (running === null || running.exitCode !== null || running.signalCode !== null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    const isGone = await Promise.race([gone.then(() => true), wait(15_000, false, { ref: false })]);
    if (!isGone) {
      running.kill('SIGKILL');
      await gone;
    }
  }

  return {
    name,
    port,
    pid: () => child?.pid ?? null,
    async start() {
      if (child !== null) return;
      await mkdir(folder, { recursive: true });
      const log = createWriteStream(logFile, { flags: 'a' });
      const [command, ...options] = [...diesWithUs(), definition.command, ...definition.arguments];
      const running = spawn(command ?? '', options, {
        cwd: folder,
        env: { PATH: process.env['PATH'] ?? '', HOME: folder, ...definition.environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = running;
      running.once('error', (error) => log.write(`${error.message}\n`));
      running.stdout.pipe(log, { end: false });
      running.stderr.pipe(log, { end: false });
      running.once('close', () => log.end());
      await waitUntilReady(running);
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
