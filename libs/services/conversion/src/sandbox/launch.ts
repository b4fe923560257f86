import { nodeHeapFlags } from '@crossfoot/statement-engine/node-heap';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { confinedCommand, confinementFor, type Confinement } from './confinement.ts';

/**
 * Starts one sandbox process with as little as it needs. Two walls stand around it: what Node refuses (its permission
 * model, and `seal-process.ts` in every thread), and what the kernel refuses (`confinement.ts`). Where the launcher of the
 * second is not built, a shell sets the bounds on memory and drops the network where it may. Memory is bounded twice:
 * the kernel refuses it beyond the limit (RLIMIT_DATA, which unlike a heap flag counts every buffer), and the pool's
 * watch kills what grows beyond.
 */
export interface LaunchOptions {
  readonly entry: string;
  readonly memoryLimitMb: number;
  /** What the system allows; asked where left out. */
  readonly confinement?: Confinement;
}

/** Writable memory that V8 sets aside without using it (its code range); it counts against RLIMIT_DATA. */
const V8_RESERVE_KB = 500_000;
/** Behind the services: a burst of parsing must not make the door slow. */
const NICENESS = 5;

export function launchSandbox({
  entry,
  memoryLimitMb,
  confinement = confinementFor(entry),
}: LaunchOptions): ChildProcess {
  const readable = readableFolders(entry);
  const node = [
    process.execPath,
    '--permission',
    ...nodeHeapFlags,
    ...readable.map((folder) => `--allow-fs-read=${folder}`),
    // OCR runs in threads; pictures are drawn and decoded by a native canvas.
    '--allow-worker',
    '--allow-addons',
    '--no-warnings',
    '--experimental-strip-types',
    '--disable-sigusr1',
    '--no-experimental-sqlite',
    '--import',
    pathToFileURL(sealOf(entry)).href,
    entry,
  ] as const;
  const { launcher } = confinement;
  const dataLimitKb = memoryLimitMb * 1024 + V8_RESERVE_KB;
  const command =
    launcher === null
      ? boundByShell(node, dataLimitKb)
      : confinedCommand({ ...confinement, launcher }, { program: node, readable, dataLimitKb });
  const [program, ...rest] = command;
  const child = spawn(program, rest, {
    env: {},
    // Threads may read the working folder whatever the process may.
    cwd: dirname(entry),
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
  // A child that dies early breaks the pipe; its exit tells the story.
  child.stdin?.on('error', () => undefined);
  child.on('error', () => undefined);
  if (launcher === null && child.pid) beNice(child.pid);
  return child;
}

function beNice(pid: number): void {
  try {
    setPriority(pid, NICENESS);
  } catch {
    // It is gone already, or the system does not allow it: both do no harm.
  }
}

/** The seal that every thread loads first: beside the bundle, or as source. */
function sealOf(entry: string): string {
  return join(dirname(entry), entry.endsWith('.ts') ? 'seal-process.ts' : 'seal-process.js');
}

type Command = readonly [string, ...string[]];

function boundByShell(node: Command, dataLimitKb: number): Command {
  if (process.platform !== 'linux') return node;
  const script = [
    'echo 1000 > /proc/self/oom_score_adj',
    'ulimit -c 0',
    'ulimit -f 0',
    `ulimit -d ${dataLimitKb}`,
    'exec "$0" "$@"',
  ].join('; ');
  const command: Command = ['/bin/sh', '-c', script, ...node];
  return canDropNetwork() ? ['unshare', '--net', '--map-root-user', ...command] : command;
}

let dropsNetwork: boolean | null = null;

/** True where this process may start others in a network namespace of their own (it often may not in a container). */
function canDropNetwork(): boolean {
  return (dropsNetwork ??=
    spawnSync('unshare', ['--net', '--map-root-user', 'true'], { stdio: 'ignore' }).status === 0);
}

/** The folder of the entry, and the packages and manifests that Node looks for on the way up from it. */
function readableFolders(entry: string): readonly string[] {
  const folders = [dirname(entry)];
  for (let folder = dirname(entry); ; folder = dirname(folder)) {
    for (const name of ['node_modules', 'package.json']) {
      if (existsSync(join(folder, name))) folders.push(join(folder, name));
    }
    // Running from source: the libraries are neighbours, not bundled.
    if (entry.endsWith('.ts') && existsSync(join(folder, 'node_modules'))) folders.push(join(folder, 'libs'));
    if (folder === dirname(folder)) return folders;
  }
}
