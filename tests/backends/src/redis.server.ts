import { mkdir } from 'node:fs/promises';
import type { BackendServer } from './backend-server.ts';
import { freePort } from './free-port.ts';
import { needProgram } from './programs.ts';
import { serverProcess } from './server-process.ts';

/** Redis that writes every command to disk before it answers, and refuses writes rather than forgetting jobs. */
export async function startRedis(folder: string): Promise<BackendServer> {
  const command = needProgram('redis-server');
  const port = await freePort();
  await mkdir(folder, { recursive: true });
  const server = serverProcess({
    name: 'redis',
    command,
    // prettier-ignore
    arguments: ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '',
      '--appendonly', 'yes', '--appendfsync', 'always', '--maxmemory-policy', 'noeviction'],
    folder,
    port,
  });
  await server.start();
  return { ...server, url: `redis://127.0.0.1:${port}` };
}
