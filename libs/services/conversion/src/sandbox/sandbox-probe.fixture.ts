import { readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import type { ToSandbox } from './sandbox-messages.ts';

/**
 * For the pool's spec: a program in the sandbox's place that tries what a parser taken over by a document would try,
 * and answers with what succeeded; or with the limits it was given; or that takes ever more memory. Comes up as the real one does, sealed the same way.
 */
const succeeds = (attempt: () => unknown): boolean => {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
};

async function probe(port: number): Promise<object> {
  const connected = new Promise<boolean>((resolve) => {
    try {
      connect(port, '127.0.0.1')
        .on('connect', () => resolve(true))
        .on('error', () => resolve(false));
    } catch {
      resolve(false);
    }
  });
  return {
    readPasswd: succeeds(() => readFileSync('/etc/passwd')),
    readOwnCode: succeeds(() => readFileSync(import.meta.filename)),
    write: succeeds(() => writeFileSync('/tmp/crossfoot-sandbox-probe', 'x')),
    spawn: succeeds(() => {
      const { error } = spawnSync('/bin/true');
      if (error) throw error;
    }),
    environment: Object.keys(process.env),
    connect: await connected,
    fetch: typeof fetch === 'function',
  };
}

/** A result that carries what was found in its name. */
function answer(found: object): void {
  const source = { filename: JSON.stringify(found), sha256: '', pages: 1, ocrPages: 0, unreadPages: [] };
  process.send?.({ type: 'result', result: { source, accounts: [] } });
}

process.on('message', (message: ToSandbox) => {
  if (message.type !== 'convert') return;
  if (message.filename === 'hog') {
    const held: number[][] = [];
    setInterval(() => held.push(Array.from({ length: 1_000_000 }, Math.random)), 10);
    return;
  }
  if (message.filename === 'limits') {
    setTimeout(() => answer(message.limits), 200);
    return;
  }
  void probe(Number(message.filename)).then(answer);
});
process.send?.({ type: 'ready' });
