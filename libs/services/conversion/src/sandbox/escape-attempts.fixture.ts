import childProcess from 'node:child_process';
import dgram from 'node:dgram';
import dns from 'node:dns';
import fs from 'node:fs';
import http from 'node:http';
import inspector from 'node:inspector';
import { createRequire } from 'node:module';
import net from 'node:net';
import { join } from 'node:path';
import workerThreads, { type WorkerOptions } from 'node:worker_threads';

/**
 * For `sandbox-escapes.spec.ts`: a program in the sandbox's place that tries what a parser taken over by a document
 * would try: in its main thread, in a thread, in a thread of a thread, and in threads started with options of their
 * own. It reports what got through; the spec looks from outside as well (a canary server, a victim process).
 */
export interface Targets {
  /** A folder of the spec's: `secret.txt`, `secret.db`, `secret.png`, and nothing else; writable for the user. */
  readonly folder: string;
  /** TCP and UDP port of servers that count who comes. */
  readonly port: number;
  /** A path on which a Unix socket listens. */
  readonly socket: string;
  /** A process of the spec's that must go on living. */
  readonly victim: number;
  /** A pid whose environment holds a secret. */
  readonly service: number;
  /** True where nothing holds: the last attempt would get through and end the report. */
  readonly isControl: boolean;
}

type Attempt = (targets: Targets) => unknown;
const require = createRequire(import.meta.url);
const builtin = (name: string): Record<string, (...args: unknown[]) => unknown> =>
  process.getBuiltinModule(name) as never;
const never = (): never => {
  throw new Error('held');
};
/** Resolves when it got through. */
const settled = (start: (through: () => void, held: (why: unknown) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    start(resolve, reject);
    setTimeout(reject, 1_000, new Error('nothing came'));
  });

const attempts: Readonly<Record<string, Attempt>> = {
  'read a file': ({ folder }) => fs.readFileSync(join(folder, 'secret.txt')),
  'read a file, promised': ({ folder }) => fs.promises.readFile(join(folder, 'secret.txt')),
  'read /etc/passwd': () => fs.readFileSync('/etc/passwd'),
  'read a file by a URL': ({ folder }) =>
    import(`file://${join(folder, 'secret.txt')}`, { with: { type: 'json' } }).catch((error: unknown) => {
      // A syntax fault tells that the file was opened.
      if (error instanceof SyntaxError) return;
      throw error;
    }),
  'list a folder': ({ folder }) => fs.readdirSync(folder),
  'write a file': ({ folder }) => fs.writeFileSync(join(folder, 'written.txt'), 'x'),
  'link a file': ({ folder }) => fs.symlinkSync('/etc/passwd', join(folder, 'link')),
  'write a heap snapshot': ({ folder }) => builtin('node:v8')['writeHeapSnapshot']?.(join(folder, 'written.heap')),
  'write a report': ({ folder }) => process.report.writeReport(join(folder, 'written.json')),
  'read the environment of the service': ({ service }) => fs.readFileSync(`/proc/${service}/environ`),
  'read the memory map of the service': ({ service }) => fs.readFileSync(`/proc/${service}/maps`),
  'list processes': () => fs.readdirSync('/proc'),
  'see an environment': () => Object.keys(process.env).length || never(),
  'set up another environment': ({ folder }) => process.loadEnvFile(join(folder, 'secret.txt')),
  'connect by TCP': ({ port }) =>
    settled((through, held) => net.connect(port, '127.0.0.1').on('connect', through).on('error', held)),
  'connect by a socket of its own': ({ port }) =>
    settled((through, held) => new net.Socket().on('connect', through).on('error', held).connect(port, '127.0.0.1')),
  'connect to a Unix socket': ({ socket }) =>
    settled((through, held) => net.connect(socket).on('connect', through).on('error', held)),
  'call by HTTP': ({ port }) =>
    settled((through, held) => http.get({ port, host: '127.0.0.1' }, through).on('error', held)),
  fetch: ({ port }) => fetch(`http://127.0.0.1:${port}/`),
  'open a WebSocket': ({ port }) =>
    settled((through, held) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/`);
      socket.addEventListener('open', () => through());
      socket.addEventListener('error', held);
    }),
  listen: () => settled((through, held) => net.createServer().on('error', held).listen(0, '127.0.0.1', through)),
  'send by UDP': ({ port }) =>
    settled((through, held) =>
      dgram.createSocket('udp4').send('x', port, '127.0.0.1', (error) => (error ? held(error) : through())),
    ),
  'look up a name': ({ port }) =>
    settled((through, held) => {
      dns.setServers([`127.0.0.1:${port}`]);
      dns.resolve('canary.example', (error) => (error?.code === 'EREFUSED' ? through() : held(error)));
    }),
  'look up a name with a resolver of its own': ({ port }) =>
    settled((through, held) => {
      const resolver = new dns.Resolver({ timeout: 300, tries: 1 });
      resolver.setServers([`127.0.0.1:${port}`]);
      resolver.resolve4('canary.example', (error) => (error?.code === 'EREFUSED' ? through() : held(error)));
    }),
  'look up a name by promise': async ({ port }) => {
    const resolver = new dns.promises.Resolver({ timeout: 300, tries: 1 });
    resolver.setServers([`127.0.0.1:${port}`]);
    await resolver.resolve4('canary.example').catch((error: { code?: string }) => {
      if (error.code !== 'EREFUSED') throw new Error(error.code);
    });
  },
  'see whether a process lives': ({ service }) => process.kill(service, 0),
  'end another process': ({ victim }) => process.kill(victim, 'SIGTERM'),
  'wake the debugger of another process': ({ victim }) =>
    (process as unknown as { _debugProcess: (pid: number) => void })._debugProcess(victim),
  'open a debugger': () => {
    inspector.open(0, '127.0.0.1');
    return inspector.url() ?? never();
  },
  'debug itself': () => {
    const session = new inspector.Session();
    session.connect();
  },
  'start a program': () => {
    const { error } = childProcess.spawnSync('/bin/true');
    if (error) throw error;
  },
  'become a program': ({ folder }) => {
    if (!process.execve) return never();
    return process.execve('/bin/touch', ['touch', join(folder, 'written.txt')]);
  },
  'load a native library': () => {
    const module = { exports: {} };
    process.dlopen(module, '/lib/x86_64-linux-gnu/libm.so.6');
  },
  'open a database': ({ folder }) => {
    const { DatabaseSync } = builtin('node:sqlite') as unknown as typeof import('node:sqlite');
    return new DatabaseSync(join(folder, 'secret.db')).prepare('SELECT * FROM secret').all();
  },
  'attach a database': ({ folder }) => {
    const { DatabaseSync } = require('node:sqlite') as typeof import('node:sqlite');
    const database = new DatabaseSync(':memory:');
    database.exec(`ATTACH '${join(folder, 'secret.db')}' AS other`);
    return database.prepare('SELECT * FROM other.secret').all();
  },
  'store in a file': () => builtin('node:sqlite')['backup'] ?? never(),
  'open a picture by its path': async ({ folder }) => {
    const { Image } = require('@napi-rs/canvas') as typeof import('@napi-rs/canvas');
    const image = new Image();
    await settled((through, held) => {
      image.onload = through;
      image.onerror = held;
      image.src = join(folder, 'secret.png') as never;
    });
    if (image.width === 0) never();
  },
  'load a picture by its path': async ({ folder }) => {
    const { loadImage } = require('@napi-rs/canvas') as typeof import('@napi-rs/canvas');
    await loadImage(join(folder, 'secret.png'));
  },
  'save a picture': ({ folder }) => {
    const { createCanvas } = require('@napi-rs/canvas') as typeof import('@napi-rs/canvas');
    const canvas = createCanvas(1, 1) as unknown as { savePng: (path: string) => void };
    canvas.savePng(join(folder, 'written.png'));
  },
  'load a font by its path': ({ folder }) => {
    const { GlobalFonts } = require('@napi-rs/canvas') as typeof import('@napi-rs/canvas');
    if (!GlobalFonts.registerFromPath(join(folder, 'secret.ttf'), 'secret')) never();
  },
  'bind to the file system': () =>
    (process as unknown as { binding: (name: string) => { open: unknown } }).binding('fs').open ?? never(),
  'bind to sockets': () =>
    (process as unknown as { binding: (name: string) => { TCP: unknown } }).binding('tcp_wrap').TCP ?? never(),
  'use WASI': () =>
    new (builtin('node:wasi')['WASI'] as never as new (o: object) => object)({
      version: 'preview1',
      preopens: { '/': '/' },
    }),
  'go to another folder': () => process.chdir('/'),
};

/** Replaces the whole process where it gets through: comes last. */
const LAST = 'become a program';

/** What got through in this thread, by name. */
async function throughHere(targets: Targets): Promise<string[]> {
  const through: string[] = [];
  const run = async (name: string): Promise<void> => {
    try {
      await Promise.race([attempts[name]?.(targets), settled(() => undefined)]);
      through.push(name);
    } catch {
      // It holds.
    }
  };
  await Promise.all(
    Object.keys(attempts)
      .filter((name) => name !== LAST)
      .map(run),
  );
  if (!targets.isControl) await run(LAST);
  return through.toSorted();
}

interface Errand {
  readonly targets: Targets;
  /** Threads still to be started within this one. */
  readonly deeper: number;
}

/** A thread's code range counts against the sandbox's memory; the usual one is too large for it. */
const LIMITS = { codeRangeSizeMb: 16 };

/** What got through in a thread started with these options; a thread that cannot start lets nothing through. */
function throughThread(errand: Errand, options: WorkerOptions): Promise<Record<string, string[]>> {
  return new Promise((resolve) => {
    try {
      const worker = new workerThreads.Worker(new URL(import.meta.url), {
        ...options,
        workerData: errand,
        resourceLimits: LIMITS,
      });
      worker
        .on('message', resolve)
        .on('exit', () => resolve({ 'thread: ended': [] }))
        .on('error', (error) => resolve({ [`thread: ${String(error)}`]: [] }));
    } catch (error) {
      resolve({ [`thread: ${String(error)}`]: [] });
    }
  });
}

const THREADS: Readonly<Record<string, WorkerOptions>> = {
  'a thread': {},
  'a thread with an environment of its own': { env: {} },
  'a thread with options of its own': { execArgv: [] },
  'a thread that asks for rights': { execArgv: ['--permission', '--allow-fs-read=*', '--allow-child-process'] },
  'a thread with the shared environment': { env: workerThreads.SHARE_ENV },
};

/** Every place from here on down. This thread comes last: an attempt here may replace the process. */
async function tryAll({ targets, deeper }: Errand): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  const threads = deeper > 0 ? Object.entries(THREADS) : [];
  for (const [place, options] of threads) {
    // Within a thread, one deeper is enough of each kind that has the rights of its parent.
    const within = place === 'a thread' ? deeper - 1 : 0;
    for (const [where, what] of Object.entries(await throughThread({ targets, deeper: within }, options))) {
      found[where === 'here' ? place : `${place} > ${where}`] = what;
    }
  }
  found['here'] = await throughHere(targets);
  return found;
}

// What an attempt throws later is no reason to stop trying.
process.on('uncaughtException', () => undefined);
if (workerThreads.isMainThread) {
  process.on(
    'message',
    (targets: Targets) =>
      void tryAll({ targets, deeper: targets.isControl ? 0 : 2 }).then((found) => process.send?.(found)),
  );
  process.send?.('ready');
} else {
  void tryAll(workerThreads.workerData as Errand).then((found) => workerThreads.parentPort?.postMessage(found));
}
