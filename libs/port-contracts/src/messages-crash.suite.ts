import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { DeliveryContext, MessagesPort } from '@crossfoot/ports';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from './eventually.ts';

export interface MessagesCrashHarness {
  /** Opens the transport in this process; the suite closes it. Never called while the child lives. */
  open(): Promise<MessagesPort>;
  /** How a process of its own opens it: it imports `module` (a file URL) and calls its `openMessages(url)`. */
  readonly child: { readonly module: string; readonly url: string };
  dispose(): Promise<void>;
}

/** What holds for messages when a process is really killed. */
export function describeMessageCrashes(name: string, open: () => Promise<MessagesCrashHarness>): void {
  describe(`messages after a kill: ${name}`, () => {
    let harness: MessagesCrashHarness;
    let service: string;
    let pattern: string;
    let child: ChildProcess | null = null;

    beforeEach(async () => {
      harness = await open();
      const id = randomUUID().slice(0, 8);
      service = `billing-${id}`;
      pattern = `completed.${id}`;
    });
    afterEach(async () => {
      await kill();
      await harness.dispose();
    });

    async function kill(): Promise<void> {
      const victim = child;
      child = null;
      if (victim === null || victim.exitCode !== null) return;
      const gone = new Promise((resolve) => victim.once('exit', resolve));
      victim.kill('SIGKILL');
      await gone;
    }

    function start<T>(mode: 'emit' | 'hang'): T[] {
      const told: T[] = [];
      const file = fileURLToPath(new URL('./messages.child.ts', import.meta.url));
      child = fork(file, [harness.child.module, harness.child.url, service, pattern, mode], {
        execArgv: [],
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      child.on('message', (message) => told.push(message as T));
      return told;
    }

    async function serve(handler: (payload: unknown, context: DeliveryContext) => void): Promise<MessagesPort> {
      const port = await harness.open();
      const server = port.server(service);
      server.addHandler(
        pattern,
        (async (payload: unknown, context: DeliveryContext) => handler(payload, context)) as never,
        true,
      );
      await new Promise<void>((resolve, reject) =>
        server.listen((error?: unknown) => (error ? reject(error as Error) : resolve())),
      );
      return port;
    }

    it('every event that was accepted is delivered', async () => {
      await (await serve(() => undefined)).close();
      const told = start<{ accepted: number }>('emit');
      await eventually('some accepted events', () => told.length >= 50);
      await kill();
      const accepted = told.map((message) => message.accepted);
      const delivered = new Set<number>();
      const port = await serve((payload) => void delivered.add((payload as { n: number }).n));
      await eventually('all of them', () => accepted.every((n) => delivered.has(n)));
      await port.close();
    });

    it('an event whose handler had not ended comes again, as the same message', async () => {
      const told = start<{ attempt: number; messageId: string }>('hang');
      await eventually('the handler to start', () => told.length > 0);
      await kill();
      const again: DeliveryContext[] = [];
      const port = await serve((_payload, context) => void again.push({ ...context }));
      await eventually('the second delivery', () => again.length > 0);
      expect(told).toEqual([{ attempt: 1, messageId: again[0]?.messageId }]);
      expect(again[0]?.attempt).toBe(2);
      await port.close();
    });
  });
}
