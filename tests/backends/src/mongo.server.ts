import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackendServer } from './backend-server.ts';
import { freePort } from './free-port.ts';
import { cacheFolder, findProgram, MissingBackend, needProgram } from './programs.ts';
import { serverProcess } from './server-process.ts';

const home = join(cacheFolder, 'mongo-stand-in');

export function hasMongoStandIn(): boolean {
  return existsSync(join(home, 'built'));
}

/** A real `mongod` where one is installed, else the stand-in that install.sh builds. */
export async function startMongo(folder: string): Promise<BackendServer> {
  const port = await freePort();
  const data = join(folder, 'data');
  const program = mongod(port, data) ?? standIn(port, data);
  await mkdir(data, { recursive: true });
  const server = serverProcess({ name: 'mongo', ...program, folder, port });
  await server.start();
  return { ...server, url: `mongodb://127.0.0.1:${port}/crossfoot` };
}

function mongod(port: number, data: string) {
  const command = findProgram('mongod');
  return command === null
    ? null
    : { command, arguments: ['--port', String(port), '--bind_ip', '127.0.0.1', '--dbpath', data] };
}

function standIn(port: number, data: string) {
  if (!hasMongoStandIn()) throw new MissingBackend('mongod or its stand-in');
  const classPath = `${join(home, 'lib', '*')}:${join(home, 'classes')}`;
  return {
    command: needProgram('java'),
    arguments: [
      '-Xmx256m',
      '-XX:TieredStopAtLevel=1',
      '-cp',
      classPath,
      'MongoStandIn',
      String(port),
      join(data, 'documents.mv'),
    ],
  };
}
