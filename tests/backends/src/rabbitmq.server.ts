import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rabbitmqDefinitions } from '../../../deploy/access/rabbitmq-definitions.ts';
import type { BackendServer } from './backend-server.ts';
import { freePort } from './free-port.ts';
import { MissingBackend } from './programs.ts';
import { serverProcess } from './server-process.ts';
import { servicePasswords } from './service-users.ts';

// The wrapper on PATH changes to the user of the system's own broker; this script runs as whoever calls it.
const command = '/usr/lib/rabbitmq/bin/rabbitmq-server';

/** A RabbitMQ node of its own, with its own port mapper (epmd), so that it neither meets nor outlives another one. */
export async function startRabbitmq(folder: string): Promise<BackendServer> {
  if (!existsSync(command)) throw new MissingBackend('rabbitmq-server');
  const [port, distributionPort, epmdPort] = [await freePort(), await freePort(), await freePort()];
  await mkdir(folder, { recursive: true });
  const definitions = join(folder, 'definitions.json');
  await writeFile(definitions, JSON.stringify(rabbitmqDefinitions(servicePasswords, { guest: 'guest' })));
  await writeFile(
    join(folder, 'rabbitmq.conf'),
    `log.console = false\nvm_memory_high_watermark.absolute = 1GB\ndisk_free_limit.absolute = 50MB\nload_definitions = ${definitions}\n`,
  );
  const epmd = serverProcess({
    name: 'epmd',
    command: 'epmd',
    arguments: ['-port', String(epmdPort), '-address', '127.0.0.1'],
    folder,
    port: epmdPort,
  });
  const node = serverProcess({
    name: 'rabbitmq',
    command,
    arguments: [],
    environment: {
      RABBITMQ_NODENAME: `crossfoot${port}@localhost`,
      RABBITMQ_NODE_IP_ADDRESS: '127.0.0.1',
      RABBITMQ_NODE_PORT: String(port),
      RABBITMQ_DIST_PORT: String(distributionPort),
      RABBITMQ_MNESIA_BASE: join(folder, 'mnesia'),
      RABBITMQ_LOG_BASE: join(folder, 'log'),
      RABBITMQ_CONFIG_FILE: join(folder, 'rabbitmq'),
      RABBITMQ_ENABLED_PLUGINS_FILE: join(folder, 'enabled_plugins'),
      // Makes the script become the server instead of its parent, so that a signal reaches the server itself.
      NOTIFY_SOCKET: join(folder, 'nobody-listens'),
      RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: '+S 2:2 +sbwt none +sbwtdcpu none +sbwtdio none',
      ERL_EPMD_ADDRESS: '127.0.0.1',
      ERL_EPMD_PORT: String(epmdPort),
    },
    folder,
    port,
  });
  await epmd.start();
  await node.start();
  return {
    ...node,
    url: `amqp://guest:guest@127.0.0.1:${port}`,
    stop: async () => {
      await node.stop();
      await epmd.stop();
    },
    start: async () => {
      await epmd.start();
      await node.start();
    },
  };
}
