import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('a service does not open its debugger for a signal', async () => {
  const module = pathToFileURL(join(import.meta.dirname, 'process-end.ts')).href;
  const program = `import { refuseDebugger } from ${JSON.stringify(module)}; refuseDebugger();
    setInterval(() => undefined, 1_000); console.log('up');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  try {
    await once(child.stdout, 'data');
    child.kill('SIGUSR1');
    await setTimeout(500);
    expect(said).not.toContain('Debugger');
    expect(child.exitCode ?? child.signalCode).toBeNull();
  } finally {
    child.kill('SIGKILL');
  }
});
