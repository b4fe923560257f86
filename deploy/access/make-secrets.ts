// Makes the keys and passwords of an installation, once: each service and each server finds its own in a folder of its
// own, as files. Run again, it keeps what is there and writes what follows from it anew. The secret key is changed in two
// steps, with a roll of all services after each: `next-key` makes a new one that all can read with, `switch-key` seals
// with it and reads with the old one (docs/operations.md).
// Usage: node make-secrets.ts FOLDER [next-key | switch-key]
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageAccess, serviceNames, type ServiceName } from './message-access.ts';
import { objectPolicies, servicesWithObjects } from './object-policies.ts';
import { rabbitmqDefinitions } from './rabbitmq-definitions.ts';
import { redisUsers, servicesWithJobs } from './redis-users.ts';

const [folder = '/secrets', step] = process.argv.slice(2);
if (step !== undefined && step !== 'next-key' && step !== 'switch-key') throw new Error(`There is no step ${step}.`);

/** Each volume is mounted by its reader alone; its files are for whatever user reads them there. */
function write(owner: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(join(folder, owner), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, owner, name);
    writeFileSync(`${path}.new`, text);
    chmodSync(`${path}.new`, 0o444);
    renameSync(`${path}.new`, path);
  }
}

/** The one file that everything else follows from. */
const path = join(folder, 'own', 'secrets.json');

function save(secrets: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  mkdirSync(join(folder, 'own'), { recursive: true, mode: 0o700 });
  writeFileSync(`${path}.new`, JSON.stringify(secrets), { mode: 0o400 });
  renameSync(`${path}.new`, path);
  return secrets;
}

/** What is kept already, and whatever is missing beside it: all at the first start, a new service's password later. */
function keep(): Readonly<Record<string, string>> {
  const found = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : null;
  // A new key in the place of one that was lost opens nothing of what that has sealed.
  if (found !== null && !found['key']) throw new Error(`${path} has no key: put it back, or remove the file.`);
  const password = (): string => randomBytes(24).toString('base64url');
  const made = {
    key: randomBytes(32).toString('base64'),
    mongo: password(),
    minio: password(),
    rabbitmq: password(),
    ...Object.fromEntries(Object.keys(messageAccess).map((name) => [name, password()])),
  };
  return found !== null && Object.keys(made).every((name) => name in found) ? found : save({ ...made, ...found });
}

/** `otherKeys`: those that only open, the next one first where one was made. */
function withStep(secrets: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const others = (secrets['otherKeys'] ?? '').split(',').filter((key) => key !== '');
  if (step === 'next-key') {
    if (secrets['hasNext'] === 'yes')
      throw new Error('There is a next key already: roll the services, then switch-key.');
    const next = randomBytes(32).toString('base64');
    return save({ ...secrets, otherKeys: [next, ...others].join(','), hasNext: 'yes' });
  }
  if (step === 'switch-key') {
    const [next, ...former] = others;
    if (secrets['hasNext'] !== 'yes' || next === undefined)
      throw new Error('There is no next key: next-key makes one.');
    return save({ ...secrets, key: next, otherKeys: [secrets['key'] ?? '', ...former].join(','), hasNext: 'no' });
  }
  return secrets;
}

const kept = withStep(keep());
const passwords = Object.fromEntries(serviceNames.map((name) => [name, kept[name] ?? ''])) as Record<
  ServiceName,
  string
>;
const has = (list: readonly string[], name: string): boolean => list.includes(name);

for (const name of serviceNames) {
  const login = `${name}:${passwords[name]}`;
  write(name, {
    SECRET_KEY: kept['key'] ?? '',
    ...(kept['otherKeys'] === undefined ? {} : { OTHER_SECRET_KEYS: kept['otherKeys'] }),
    MESSAGES_URL: `amqp://${login}@rabbitmq:5672`,
    ...(name === 'gateway' ? {} : { DOCUMENTS_URL: `mongodb://${login}@mongo:27017/crossfoot_${name}` }),
    ...(has(servicesWithJobs, name) ? { JOBS_URL: `redis://${login}@redis:6379` } : {}),
    ...(has(servicesWithObjects, name) ? { OBJECTS_URL: `s3+http://${login}@minio:9000/crossfoot` } : {}),
  });
}
write('rabbitmq', {
  'definitions.json': JSON.stringify(rabbitmqDefinitions(passwords, { operator: kept['rabbitmq'] ?? '' })),
});
write('redis', { 'users.acl': redisUsers(passwords) });
const mongoUsers = serviceNames
  .filter((name) => name !== 'gateway')
  .map((name) => {
    const db = `crossfoot_${name}`;
    return `db.getSiblingDB('${db}').createUser({ user: '${name}', pwd: '${passwords[name]}', roles: [{ role: 'readWrite', db: '${db}' }] });`;
  });
write('mongo', { 'root-password': kept['mongo'] ?? '', 'create-users.js': mongoUsers.join('\n') });
write('minio', {
  'root-password': kept['minio'] ?? '',
  ...Object.fromEntries(servicesWithObjects.map((name) => [`${name}.json`, JSON.stringify(objectPolicies[name])])),
  'create-users.sh': [
    'set -eu',
    'mc alias set --quiet store http://minio:9000 crossfoot "$(cat /run/crossfoot/root-password)" > /dev/null',
    'mc mb --quiet --ignore-existing store/crossfoot',
    ...servicesWithObjects.flatMap((name) => [
      `mc admin user add store ${name} '${passwords[name]}' > /dev/null`,
      `mc admin policy create store ${name} /run/crossfoot/${name}.json`,
      `mc admin policy attach store ${name} --user ${name} || mc admin user info store ${name} | grep -q ${name}`,
    ]),
  ].join('\n'),
});
console.log('Every service has its keys and passwords.');
