import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { redisUsers, servicesWithJobs } from '../../../deploy/access/redis-users.ts';
import type { BackendServer } from './backend-server.ts';
import { freePort } from './free-port.ts';
import { needProgram } from './programs.ts';
import { servicePasswords, urlOfService } from './service-users.ts';
import { serverProcess } from './server-process.ts';

/** The address of Redis for one service: its own user where it has jobs, with the rights of a real installation. */
export function jobsUrlOf(service: string, url: string): string {
  const name = servicesWithJobs.find((known) => known === service);
  return name === undefined ? url : urlOfService(name, url);
}

/** Redis that writes every command to disk before it answers, and refuses writes rather than forgetting jobs. */
export async function startRedis(folder: string): Promise<BackendServer> {
  const command = needProgram('redis-server');
  const port = await freePort();
  await mkdir(folder, { recursive: true });
  const users = join(folder, 'users.acl');
  await writeFile(users, redisUsers(servicePasswords, true));
  const server = serverProcess({
    name: 'redis',
    command,
    // prettier-ignore
    arguments: ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '',
      '--appendonly', 'yes', '--appendfsync', 'always', '--maxmemory-policy', 'noeviction', '--aclfile', users],
    folder,
    port,
  });
  await server.start();
  return { ...server, url: `redis://127.0.0.1:${port}` };
}
