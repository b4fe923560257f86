import { createHash, randomBytes } from 'node:crypto';
import { messageAccess, serviceNames, type ServiceName } from './message-access.ts';

const never = '^$';
const oneOf = (patterns: readonly string[]): string => (patterns.length === 0 ? never : `^(${patterns.join('|')})$`);

/** As RabbitMQ stores a password: a salt and the SHA-256 of both (rabbitmq.com/docs/passwords). */
function passwordHash(password: string): string {
  const salt = randomBytes(4);
  const hash = createHash('sha256').update(salt).update(password, 'utf8').digest();
  return Buffer.concat([salt, hash]).toString('base64');
}

/**
 * The broker's users, one a service, and what each may do, as `load_definitions` reads it. Each may declare and read its
 * own queues; which routing keys it may send and bind is said by `message-access.ts`. The default exchange carries
 * replies to queues whose names nobody else knows, and nothing that a handler takes for a message. `operator` may do
 * everything.
 */
export function rabbitmqDefinitions(
  passwords: Readonly<Record<ServiceName, string>>,
  operator: Readonly<Record<string, string>> = {},
): object {
  const user = (name: string, password: string, tags: string) => ({
    name,
    password_hash: passwordHash(password),
    hashing_algorithm: 'rabbit_password_hashing_sha256',
    tags,
  });
  const operators = Object.entries(operator);
  const vhost = '/';
  const own = (service: ServiceName): string =>
    `^(crossfoot\\.${service}\\..+|crossfoot\\.(requests|events|signals|replays)|amq\\.gen-.+)$`;
  const topic = (user: ServiceName, exchange: string, write: readonly string[], read: readonly string[]) => ({
    user,
    vhost,
    exchange: `crossfoot.${exchange}`,
    write: oneOf(write),
    read: oneOf(read),
  });
  return {
    vhosts: [{ name: vhost }],
    users: [
      ...serviceNames.map((name) => user(name, passwords[name], '')),
      ...operators.map(([name, password]) => user(name, password, 'administrator')),
    ],
    permissions: [
      ...serviceNames.map((name) => ({
        user: name,
        vhost,
        configure: own(name),
        write: `${own(name)}|^amq\\.default$`,
        read: own(name),
      })),
      ...operators.map(([name]) => ({ user: name, vhost, configure: '.*', write: '.*', read: '.*' })),
    ],
    topic_permissions: serviceNames.flatMap((name) => {
      const { asks, tells, hears, signals } = messageAccess[name];
      return [
        topic(name, 'requests', asks, [`${name}\\..+`]),
        topic(name, 'events', tells, hears),
        topic(name, 'signals', signals?.sends ?? [], signals?.hears ?? []),
        topic(name, 'replays', [`${name}\\..+`], [`${name}\\..+`]),
      ];
    }),
  };
}
