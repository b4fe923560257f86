import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AdapterRegistry, DocumentsPort, MessagesPort } from '@crossfoot/ports';
import { describe, expect, it, onTestFinished } from 'vitest';
import { configurationOf, faultsOfService, readEnvironment } from './configuration.ts';
import { openPorts, withoutSecrets } from './open-ports.ts';

const secret = randomBytes(32).toString('base64');

describe('configuration', () => {
  it('needs nothing, and takes an empty variable for none', () => {
    expect(readEnvironment({ PORT: '', LOG_LEVEL: '' })).toMatchObject({
      PORT: 8080,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
    });
  });

  it('names every variable that cannot be used', () => {
    const read = (): unknown =>
      readEnvironment({ PORT: 'eighty', TRUST_PROXY: '-1', SECRET_KEY: 'short', PUBLIC_URL: 'ftp://x' });
    for (const name of ['PORT', 'TRUST_PROXY', 'SECRET_KEY', 'PUBLIC_URL']) expect(read).toThrow(name);
    expect(read).not.toThrow('short');
  });

  it('wants a secret key where the program has none of its own', () => {
    expect(() => configurationOf(readEnvironment({}))).toThrow('SECRET_KEY is missing');
    expect(configurationOf(readEnvironment({ SECRET_KEY: secret })).secretKey).toHaveLength(32);
  });

  it('knows the keys that only open, and refuses what is none', () => {
    const other = randomBytes(32).toString('base64');
    const both = readEnvironment({ SECRET_KEY: secret, OTHER_SECRET_KEYS: `${other}, ${secret}` });
    expect(configurationOf(both).otherKeys.map((key) => Buffer.from(key).toString('base64'))).toEqual([other, secret]);
    expect(configurationOf(readEnvironment({ SECRET_KEY: secret })).otherKeys).toEqual([]);
    expect(() => readEnvironment({ OTHER_SECRET_KEYS: `${other},short` })).toThrow('OTHER_SECRET_KEYS');
  });

  it('takes variables from the files of a folder of secrets, and refuses one that is given twice', () => {
    const folder = mkdtempSync(join(tmpdir(), 'crossfoot-secrets-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'SECRET_KEY'), `${secret}\n`);
    writeFileSync(join(folder, 'MAIL_URL'), '');
    writeFileSync(join(folder, 'README'), 'no variable');
    const read = readEnvironment({ SECRETS_DIR: folder });
    expect(read.SECRET_KEY).toBe(secret);
    expect(read).not.toHaveProperty('MAIL_URL');
    expect(() => readEnvironment({ SECRETS_DIR: folder, SECRET_KEY: secret })).toThrow('SECRET_KEY: given twice');
    expect(() => readEnvironment({ SECRETS_DIR: join(folder, 'none') })).toThrow('SECRETS_DIR names a folder');
  });

  it('wants an address that is safe on the way from separate services in production', () => {
    const faults = (variables: Record<string, string>) =>
      faultsOfService(readEnvironment({ SECRET_KEY: secret, ...variables })).join();
    expect(faults({})).toBe('');
    expect(faults({ NODE_ENV: 'production' })).toContain('PUBLIC_URL is missing');
    expect(faults({ NODE_ENV: 'production', PUBLIC_URL: 'http://crossfoot.example' })).toContain('https');
    expect(faults({ NODE_ENV: 'production', PUBLIC_URL: 'https://crossfoot.example' })).toBe('');
    expect(faults({ NODE_ENV: 'production', PUBLIC_URL: 'http://localhost:8080' })).toBe('');
    expect(faultsOfService(readEnvironment({})).join()).toContain('SECRET_KEY is missing');
  });

  it('takes keys and passwords of separate services in production from files alone', () => {
    const given = {
      ...{ NODE_ENV: 'production', PUBLIC_URL: 'https://crossfoot.example', SECRET_KEY: secret },
      ...{ MESSAGES_URL: 'amqp://gateway:password@rabbitmq', JOBS_URL: 'redis://redis', OTHER_SECRET_KEYS: '' },
    };
    const said = faultsOfService(readEnvironment(given), given).join();
    expect(said).toBe(
      'SECRET_KEY, MESSAGES_URL: in production a file of SECRETS_DIR, for the environment shows in lists and reports.',
    );
    expect(said).not.toContain('password');
    const development = { ...given, NODE_ENV: 'development' };
    expect(faultsOfService(readEnvironment(development), development)).toEqual([]);
    const { SECRET_KEY: _key, MESSAGES_URL: _messages, ...open } = given;
    expect(faultsOfService(readEnvironment(given), open)).toEqual([]);
  });
});

describe('openPorts', () => {
  const opened: string[] = [];
  const opener =
    <P>(name: string) =>
    async (url: URL): Promise<P> => {
      opened.push(`${name} ${url.href}`);
      return {} as P;
    };
  const registry: AdapterRegistry = {
    documents: { mongodb: opener<DocumentsPort>('mongodb'), file: opener<DocumentsPort>('file') },
    messages: { amqp: opener<MessagesPort>('amqp') },
    objects: {},
    jobs: {},
    mail: {},
    payments: {},
  };
  const open = (variables: Record<string, string>, refused: string[] = []) => {
    const lines: string[] = [];
    const result = openPorts({
      needed: ['documents', 'messages'],
      registry,
      refused,
      environment: readEnvironment(variables),
      announce: (line) => void lines.push(line),
    });
    return { result, lines };
  };

  it('opens the adapter of the scheme and says which, without secrets', async () => {
    const { result, lines } = open({
      DOCUMENTS_URL: 'mongodb://me:canary@db:27017/crossfoot?password=canary',
      MESSAGES_URL: 'amqp://me:canary@broker',
    });
    expect(Object.keys(await result)).toEqual(['documents', 'messages']);
    expect(lines).toEqual(['documents: mongodb://db:27017/crossfoot', 'messages: amqp://broker']);
    expect(withoutSecrets(new URL('file:./data/x.sqlite'))).not.toContain('//');
  });

  it('stops with a sentence that names the variable, before anything is opened', async () => {
    opened.length = 0;
    await expect(open({ DOCUMENTS_URL: 'mongodb://db' }).result).rejects.toThrow('MESSAGES_URL is missing');
    const typo = open({ DOCUMENTS_URL: 'mongodb://db', MESSAGES_URL: 'ampq://me:canary@broker' }).result;
    await expect(typo).rejects.toThrow('MESSAGES_URL has the unknown scheme ampq: (known here: amqp:)');
    await expect(open({ DOCUMENTS_URL: 'no url', MESSAGES_URL: 'amqp://b' }).result).rejects.toThrow('DOCUMENTS_URL');
    // Everything that is missing, at once.
    await expect(open({}).result).rejects.toThrow(/DOCUMENTS_URL is missing.*\nMESSAGES_URL is missing/);
    expect(opened).toEqual([]);
  });

  it('refuses embedded adapters where services are separate, in one sentence', async () => {
    const { result } = open({ DOCUMENTS_URL: 'file:./documents.sqlite', MESSAGES_URL: 'amqp://b' }, ['file']);
    await expect(result).rejects.toThrow(
      'DOCUMENTS_URL names an embedded adapter (file:), which works inside one process only: use the standalone program, or give this service a server.',
    );
  });
});
