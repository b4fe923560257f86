import { join } from 'node:path';
import type { BackendServer } from './backend-server.ts';
import { freePort } from './free-port.ts';
import { needProgram } from './programs.ts';
import { serverProcess } from './server-process.ts';

/** MinIO on a folder of its own. The bucket of the URL is created by the adapter. */
export async function startMinio(folder: string): Promise<BackendServer> {
  const command = needProgram('minio');
  const port = await freePort();
  const server = serverProcess({
    name: 'minio',
    command,
    arguments: [
      'server',
      join(folder, 'data'),
      '--address',
      `127.0.0.1:${port}`,
      '--console-address',
      '127.0.0.1:0',
      '--quiet',
    ],
    environment: {
      MINIO_ROOT_USER: 'crossfoot',
      MINIO_ROOT_PASSWORD: 'crossfoot-test-only',
      MINIO_BROWSER: 'off',
      MINIO_UPDATE: 'off',
    },
    folder,
    port,
    isReady: async () => (await fetch(`http://127.0.0.1:${port}/minio/health/ready`)).ok,
  });
  await server.start();
  return { ...server, url: `s3+http://crossfoot:crossfoot-test-only@127.0.0.1:${port}/crossfoot` };
}
