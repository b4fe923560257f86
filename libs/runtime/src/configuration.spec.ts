import { randomBytes } from 'node:crypto';
import type { AdapterRegistry, DocumentsPort, MessagesPort } from '@crossfoot/ports';
import { describe, expect, it } from 'vitest';
import { configurationOf, readEnvironment } from './configuration.ts';
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
    expect(opened).toEqual([]);
  });

  it('refuses embedded adapters where services are separate, in one sentence', async () => {
    const { result } = open({ DOCUMENTS_URL: 'file:./documents.sqlite', MESSAGES_URL: 'amqp://b' }, ['file']);
    await expect(result).rejects.toThrow(
      'DOCUMENTS_URL names an embedded adapter (file:), which works inside one process only: use the standalone program, or give this service a server.',
    );
  });
});
