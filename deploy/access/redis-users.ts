import { createHash } from 'node:crypto';
import type { ServiceName } from './message-access.ts';

/** The services that have jobs, and the names of their queues' keys (redis.io/docs/management/security/acl). */
const jobKeys = { conversion: 'crossfoot:conversions', notifications: 'crossfoot:notifications-mail' } as const;
export const servicesWithJobs = Object.keys(jobKeys) as readonly (keyof typeof jobKeys)[];

/** What the queues need, and nothing that reads, changes or stops the server. `info` tells whether jobs may be forgotten. */
const commands =
  '-@all +@read +@write +@transaction +@scripting +@pubsub +@connection +@blocking +info -keys -flushall -flushdb';

/** Redis' users, one a service that has jobs, as its `aclfile` has them. Without `isOpen` nobody comes in without a name. */
export function redisUsers(passwords: Readonly<Record<ServiceName, string>>, isOpen = false): string {
  const users = servicesWithJobs.map((name) => {
    const hash = createHash('sha256').update(passwords[name]).digest('hex');
    return `user ${name} on #${hash} resetkeys ~${jobKeys[name]}* resetchannels &${jobKeys[name]}* ${commands}`;
  });
  return [isOpen ? 'user default on nopass ~* &* +@all' : 'user default off', ...users, ''].join('\n');
}
