import { spawn, type ChildProcess } from 'node:child_process';
import dgram from 'node:dgram';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Targets } from './escape-attempts.fixture.ts';
import { launchSandbox } from './launch.ts';

/**
 * What a program that a document has taken over can reach from the sandbox, on each way of isolation that this machine
 * has. The attempts run through the real `launchSandbox`; the spec looks from outside, too.
 */
const entry = join(import.meta.dirname, 'escape-attempts.fixture.ts');
const folder = mkdtempSync(join(tmpdir(), 'escape-targets-'));
const KEPT = ['secret.db', 'secret.png', 'secret.sock', 'secret.txt'];
let callers = 0;
let tcp: Server;
let unix: Server;
let udp: dgram.Socket;
let victim: ChildProcess;
let targets: Targets;

beforeAll(async () => {
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
  chmodSync(folder, 0o777);
  victim = spawn('sleep', ['600'], { stdio: 'ignore', env: { SECRET: 'canary' } });
  targets = { folder, port, socket, victim: victim.pid ?? 0, service: victim.pid ?? 0 };
});

afterAll(() => {
  victim.kill('SIGKILL');
  for (const server of [tcp, unix]) server.close();
  udp.close();
  rmSync(folder, { recursive: true });
});

async function tryToEscape(): Promise<Record<string, string[]>> {
  const child = launchSandbox({ entry, memoryLimitMb: 1024 });
  const next = async (): Promise<unknown> => {
    const answer = await Promise.race([
      once(child, 'message').then(([message]) => message as unknown),
      once(child, 'exit').then(() => 'ended'),
    ]);
    return answer;
  };
  try {
    expect(await next()).toBe('ready');
    child.send(targets);
    return (await next()) as Record<string, string[]>;
  } finally {
    child.kill('SIGKILL');
  }
}

describe('a program in the place of the sandbox', () => {
  it('reaches nothing, from the main thread or from any thread', { timeout: 60_000 }, async () => {
    callers = 0;
    const found = await tryToEscape();
    const through = Object.fromEntries(Object.entries(found).filter(([, names]) => names.length > 0));
    expect(through).toEqual({});
    expect(Object.keys(found)).toEqual(expect.arrayContaining(['here', 'a thread', 'a thread > a thread']));
    expect(callers).toBe(0);
    expect(readdirSync(folder).toSorted()).toEqual(KEPT);
    expect(victim.exitCode ?? victim.signalCode).toBeNull();
  });
});
