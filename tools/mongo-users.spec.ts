import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serviceNames } from '../deploy/access/message-access.ts';

interface MongoUser {
  readonly user: string;
  readonly pwd: string;
  readonly roles: readonly unknown[];
}

/** What MongoDB is told at its first start. That it obeys is MongoDB's; that both sides are told the same is shown here. */
describe('the users of MongoDB', () => {
  const folder = mkdtempSync(join(tmpdir(), 'crossfoot-secrets-'));
  const made: (MongoUser & { readonly database: string })[] = [];

  beforeAll(() => {
    const program = join(import.meta.dirname, '../deploy/access/make-secrets.ts');
    execFileSync(process.execPath, ['--no-warnings', program, folder]);
    const db = {
      getSiblingDB: (database: string) => ({ createUser: (user: MongoUser) => made.push({ ...user, database }) }),
    };
    runInNewContext(readFileSync(join(folder, 'mongo/create-users.js'), 'utf8'), { db });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const withDocuments = serviceNames.filter((name) => name !== 'gateway');

  it('are one a service that has documents', () => {
    expect(made.map(({ user }) => user)).toEqual(withDocuments);
  });

  it.each(withDocuments)('let %s read and write its own database, and no other', (service) => {
    const user = made.find((one) => one.user === service);
    const database = `crossfoot_${service}`;
    expect(user?.roles).toHaveLength(1);
    expect({ ...(user?.roles[0] as object) }).toEqual({ role: 'readWrite', db: database });
    // A user is looked up in the database that the address names (`authSource` is not given).
    expect(user?.database).toBe(database);
    const url = new URL(readFileSync(join(folder, service, 'DOCUMENTS_URL'), 'utf8'));
    expect(url.pathname).toBe(`/${database}`);
    expect([url.username, url.password]).toEqual([service, user?.pwd]);
    expect(url.search).toBe('');
  });
});
