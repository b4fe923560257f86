import type { Owner } from '@crossfoot/contracts';
import { OwnerTurns } from '@crossfoot/service-conversion';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statementPdf } from '../statement-files.ts';
import type { BrowserLike } from './browser-like.ts';
import { startInProcess, type InProcessSystem } from './in-process-system.ts';
import { signedInUser } from './signed-in-user.ts';

interface Person {
  readonly browser: BrowserLike;
  readonly owner: Owner;
  readonly at: string;
  readonly download: string;
}

describe('work on the results of somebody who has a piece of it under way', () => {
  let [system, ada, ben]: [InProcessSystem, Person, Person] = [null!, null!, null!];
  beforeAll(async () => {
    system = await startInProcess();
    [ada, ben] = [await person(), await person()];
  });
  afterAll(async () => {
    await system.stop();
  });

  const save = { baseRevision: 0, corrections: [{ kind: 'flipSign', row: '0:1' }] };
  const saveAgain = { baseRevision: 1, corrections: [{ kind: 'flipSign', row: '0:2' }] };

  async function person(): Promise<Person> {
    const { browser, id } = await signedInUser(system);
    const { buffer } = await statementPdf();
    const { body } = await browser.upload(buffer, { path: '/api/upload' });
    const at = `/api/conversions/${body.id}`;
    expect((await browser.post(`${at}/revisions`, save)).status).toBe(201);
    return { browser, owner: { kind: 'user', id }, at, download: `/api/download/${body.id}` };
  }

  it.each<[string, number, (one: Person) => Promise<{ status: number }>]>([
    ['a download', 200, ({ browser, download }) => browser.call(`${download}?format=xlsx`)],
    ['the result as JSON', 200, ({ browser, at }) => browser.call(at)],
    ['a saved revision', 200, ({ browser, at }) => browser.call(`${at}/revisions/1`)],
    ['a save', 201, ({ browser, at }) => browser.post(`${at}/revisions`, saveAgain)],
    [
      'a second upload, whose reply is a file',
      200,
      async ({ browser }) => browser.upload((await statementPdf()).buffer, { path: '/api/upload' }),
    ],
  ])('waits for it: %s; a neighbour does not', async (_, status, ask) => {
    const turns = system.services.applications.get('conversion')!.get(OwnerTurns, { strict: false });
    const held = Promise.withResolvers<void>();
    const holding = turns.take(ada.owner, () => held.promise);
    let isAnswered = false;
    const reply = ask(ada).finally(() => (isAnswered = true));
    try {
      expect((await ask(ben)).status).toBe(status);
      // Ada asked first, and twice as long ago by now.
      await ben.browser.call(ben.at);
      expect(isAnswered).toBe(false);
    } finally {
      held.resolve();
      await holding;
    }
    expect((await reply).status).toBe(status);
  });
});
