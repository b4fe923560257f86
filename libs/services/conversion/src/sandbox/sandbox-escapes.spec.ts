import { fork, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import dgram from 'node:dgram';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildLauncher, compile } from '../../launcher/build.ts';
import { openReach, type Wall } from './confinement.ts';
import type { Targets } from './escape-attempts.fixture.ts';

/**
 * What a program that a document has taken over can reach from the sandbox: by script in the main thread and in threads,
 * and by native code, on each way of isolation. The attempts run through the real launcher; the spec looks from outside,
 * too. That the attempts can get through at all is seen where nothing holds them.
 */
const here = import.meta.dirname;
const folder = mkdtempSync(join(tmpdir(), 'escape-targets-'));
const built = mkdtempSync(join(tmpdir(), 'escape-program-'));
const native = join(built, 'escape-attempts');
const KEPT = ['secret.db', 'secret.png', 'secret.sock', 'secret.txt'];
const noLauncher = buildLauncher();
/** Then only what Node holds can be tried; where the suites' servers are asked for, so is the compiler. */
const lacksCompiler =
  noLauncher?.startsWith('there is no C compiler') === true && process.env['REQUIRE_BACKENDS'] !== '1';
let callers = 0;
let tcp: Server;
let unix: Server;
let udp: dgram.Socket;
let victim: ChildProcess;
let targets: Targets;

beforeAll(async () => {
  expect(noLauncher).toBe(lacksCompiler ? noLauncher : null);
  if (!lacksCompiler) expect(compile(join(here, 'escape-attempts.fixture.c'), native)).toBeNull();
  chmodSync(built, 0o755);
  const called = (): void => void (callers += 1);
  tcp = createServer(called).listen(0, '127.0.0.1');
  await once(tcp, 'listening');
  const { port } = tcp.address() as AddressInfo;
  udp = dgram.createSocket('udp4', called).bind(port, '127.0.0.1');
  const socket = join(folder, 'secret.sock');
  unix = createServer(called).listen(socket);
  writeFileSync(join(folder, 'secret.txt'), 'SECRET=canary');
  writeFileSync(join(folder, 'secret.png'), createCanvas(2, 2).toBuffer('image/png'));
  const database = new DatabaseSync(join(folder, 'secret.db'));
  database.exec(`CREATE TABLE secret (word TEXT); INSERT INTO secret VALUES ('canary')`);
  database.close();
  // Whoever gets here may read and write: what holds is the sandbox.
  for (const name of ['', ...KEPT]) chmodSync(join(folder, name), 0o777);
  victim = spawn('sleep', ['600'], { stdio: 'ignore', env: { SECRET: 'canary' } });
  targets = { folder, port, socket, victim: victim.pid ?? 0, service: victim.pid ?? 0, isControl: false };
});

afterAll(() => {
  victim.kill('SIGKILL');
  for (const server of [tcp, unix]) server.close();
  udp.close();
  for (const path of [folder, built]) rmSync(path, { recursive: true });
});

/** As in a container: no capability is left, and the kernel refuses every further namespace. */
const IN_A_CONTAINER = [
  ...['unshare', '--user', '--map-root-user', 'sh', '-c'],
  'echo 0 > /proc/sys/user/max_user_namespaces && exec setpriv --inh-caps=-all --bounding-set=-all --no-new-privs "$@"',
  'sh',
];
const mayMakeNamespaces = spawnSync('unshare', ['--user', '--map-root-user', 'true']).status === 0;
/** Where this system refuses namespaces itself, it is such a container already. */
const container = mayMakeNamespaces ? IN_A_CONTAINER : [];

interface Answer {
  readonly standing: readonly Wall[];
  readonly found: Readonly<Record<string, string[]>> | string;
}

/** Lets a process in the service's place start the sandbox, behind a prefix that takes rights away from it. */
async function tryToEscape(way: { prefix: string[]; withLauncher: boolean; isNative: boolean }): Promise<Answer> {
  const [command = '', ...rest] = [
    ...way.prefix,
    process.execPath,
    '--no-warnings',
    join(here, 'escape-host.fixture.ts'),
  ];
  const host = spawn(command, rest, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const next = async (): Promise<unknown> =>
    Promise.race([
      once(host, 'message').then(([message]) => message as unknown),
      once(host, 'exit').then(() => 'ended'),
    ]);
  try {
    expect(await next()).toBe('ready');
    const entry = join(here, 'escape-attempts.fixture.ts');
    host.send({ entry, native: way.isNative ? native : null, withLauncher: way.withLauncher, targets });
    return (await next()) as Answer;
  } finally {
    host.kill('SIGKILL');
  }
}

/** Nobody called, nothing was written, and the victim is well. */
function seenFromOutside(): void {
  expect(callers).toBe(0);
  expect(readdirSync(folder).toSorted()).toEqual(KEPT);
  expect(existsSync('/tmp/written-by-a-sandbox') || existsSync('/tmp/made-by-a-sandbox')).toBe(false);
  expect(victim.exitCode ?? victim.signalCode).toBeNull();
}

const ways = [
  { name: 'behind every wall of this system', prefix: [], withLauncher: true },
  { name: 'in a container that allows no namespace', prefix: container, withLauncher: true },
  { name: 'without the launcher', prefix: [], withLauncher: false },
  { name: 'without the launcher, in a container', prefix: container, withLauncher: false },
];

describe.each(ways.filter((way) => !way.withLauncher || !lacksCompiler))(
  'a program in the place of the sandbox, $name',
  ({ prefix, withLauncher }) => {
    it('reaches nothing by script, from the main thread or from any thread', { timeout: 60_000 }, async () => {
      callers = 0;
      const { found } = await tryToEscape({ prefix, withLauncher, isNative: false });
      const through = Object.fromEntries(Object.entries(found).filter(([, names]) => names.length > 0));
      expect(through).toEqual({});
      expect(Object.keys(found)).toEqual(expect.arrayContaining(['here', 'a thread', 'a thread > a thread']));
      seenFromOutside();
    });
  },
);

describe.each(ways.filter((way) => way.withLauncher && !lacksCompiler))(
  'native code in the sandbox, $name',
  ({ prefix }) => {
    it('reaches nothing', async () => {
      callers = 0;
      const { standing, found } = await tryToEscape({ prefix, withLauncher: true, isNative: true });
      expect(openReach({ launcher: '', standing, missing: {} })).toEqual([]);
      expect(standing.includes('namespaces')).toBe(mayMakeNamespaces && prefix.length === 0);
      expect(found).toBe('43\n');
      seenFromOutside();
    });
  },
);

describe('the attempts', () => {
  it('get through where nothing holds them', async () => {
    const child = fork(join(here, 'escape-attempts.fixture.ts'), { execArgv: ['--no-warnings'] });
    await once(child, 'message');
    const other = spawn('sleep', ['60'], { stdio: 'ignore' });
    child.send({ ...targets, isControl: true, victim: other.pid, service: process.pid });
    const [found] = (await once(child, 'message')) as [Record<string, string[]>];
    for (const process of [child, other]) process.kill('SIGKILL');
    expect(found['here']?.length).toBeGreaterThan(25);
  });

  it('get through where nothing holds them, by native code', (context) => {
    if (lacksCompiler) context.skip(`the walls of the kernel were not tried: ${noLauncher}`);
    const stopped = spawn('sleep', ['60'], { stdio: 'ignore' });
    const words = [folder, String(stopped.pid), String(targets.port)];
    const { stdout } = spawnSync(native, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
    stopped.kill('SIGKILL');
    expect(stdout.trim().split('\n').length).toBeGreaterThan(25);
    for (const path of ['/tmp/written-by-a-sandbox', '/tmp/made-by-a-sandbox']) rmSync(path, { recursive: true });
  });
});
