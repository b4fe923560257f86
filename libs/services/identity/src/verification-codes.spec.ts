import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDocuments } from '@crossfoot/adapters-embedded';
import { CodedError } from '@crossfoot/contracts';
import type { DocumentsPort } from '@crossfoot/ports';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verificationCollection } from './user.document.ts';
import { VerificationCodes } from './verification-codes.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const email = 'ada@example.com';

describe('codes that prove an address', () => {
  let folder: string;
  let documents: DocumentsPort;
  let clock: number;
  let codes: VerificationCodes;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'codes-'));
    documents = openDocuments(pathToFileURL(join(folder, 'documents.sqlite')).href);
    clock = Date.now();
    codes = await withKey(1);
  });
  afterEach(async () => {
    await documents.close();
    rmSync(folder, { recursive: true });
  });

  const withKey = async (byte: number) =>
    new VerificationCodes(await documents.collection(verificationCollection), () => clock, Buffer.alloc(32, byte));
  const issue = (address = email) => codes.issue('ada', address, 'here');
  const confirm = (code: string, browser: string | null = 'here', address = email) =>
    codes.confirm('ada', address, code, browser);
  const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  /** What is told of a call that must fail. */
  async function refusal(call: Promise<unknown>): Promise<string> {
    const error = await call.then(
      () => new Error('did not fail'),
      (reason: unknown) => reason,
    );
    if (!(error instanceof CodedError)) throw error;
    const { needsNewCode, retryAfterSeconds } = error.details;
    return [error.code, needsNewCode && 'new code', retryAfterSeconds].filter(Boolean).join(' ');
  }

  it('have six digits, hold once, and say whether the browser is the one that asked', async () => {
    for (let at = 0; at < 30; at += 1) expect(await codes.issue(`user-${at}`, email, 'here')).toMatch(/^\d{6}$/);
    const code = await issue();
    expect(await confirm(code, 'elsewhere')).toEqual({ email, sameBrowser: false });
    expect(await refusal(confirm(code))).toBe('CODE_INVALID new code');
    clock += minute;
    expect(await confirm(await issue())).toEqual({ email, sameBrowser: true });
    clock += minute;
    expect(await confirm(await issue(), null)).toEqual({ email, sameBrowser: false });
  });

  it('hold once also where the right one is entered again between its guess and its use', async () => {
    const collection = await documents.collection(verificationCollection);
    const code = await issue();
    let again: Promise<unknown> | null = null;
    const slow: typeof collection = Object.assign(Object.create(collection) as typeof collection, {
      replace: async (...args: Parameters<typeof collection.replace>) => {
        const counted = await collection.replace(...args);
        await (again ??= confirm(code));
        return counted;
      },
    });
    const first = new VerificationCodes(slow, () => clock, Buffer.alloc(32, 1)).confirm('ada', email, code, 'here');
    expect(await refusal(first)).toBe('CODE_INVALID');
    expect(await again).toEqual({ email, sameBrowser: true });
  });

  it('hold for ten minutes', async () => {
    const code = await issue();
    clock += 10 * minute - 1;
    await confirm(code);
    clock += minute;
    const late = await issue();
    clock += 10 * minute;
    expect(await refusal(confirm(late))).toBe('CODE_INVALID new code');
  });

  it('can be guessed five times; only the browser that asked is told that a code is dead', async () => {
    const code = await issue();
    for (let guess = 0; guess < 4; guess += 1) expect(await refusal(confirm(wrongOf(code)))).toBe('CODE_INVALID');
    expect(await refusal(confirm(wrongOf(code)))).toBe('CODE_INVALID new code');
    expect(await refusal(confirm(code))).toBe('CODE_INVALID new code');
    expect(await refusal(confirm(code, 'elsewhere'))).toBe('CODE_INVALID');
    expect(await refusal(confirm(code, null))).toBe('CODE_INVALID');
    expect(await codes.isAskedBy('ada', 'here')).toBe(true);
    expect(await codes.isAskedBy('ben', 'here')).toBe(false);
    expect(await codes.isAskedBy('ben', null)).toBe(false);
  });

  it('evaluate five of 200 guesses at once, so that the right one among the rest comes too late', async () => {
    const code = await issue();
    const guesses = Array.from({ length: 200 }, (_, at) => (at === 199 ? code : wrongOf(code)));
    const ends = await Promise.allSettled(guesses.map((guess) => confirm(guess)));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toEqual([]);
    clock += minute;
    const again = await issue();
    const rights = await Promise.allSettled(Array.from({ length: 20 }, () => confirm(again)));
    expect(rights.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('prove the address that they were sent to, with the key that made them, and no other', async () => {
    const code = await issue();
    expect(await refusal(confirm(code, 'here', 'eve@example.com'))).toBe('CODE_INVALID');
    const own = codes;
    codes = await withKey(2);
    expect(await refusal(confirm(code))).toBe('CODE_INVALID');
    codes = own;
    await confirm(code);
    expect(await refusal(codes.confirm('ben', email, code, 'here'))).toBe('CODE_INVALID');
  });

  it('come once a minute, ten a day, and fifteen for one address in all', async () => {
    await issue();
    clock += minute - 1_500;
    expect(await refusal(issue())).toBe('RATE_LIMITED 2');
    clock += 1_499;
    expect(await refusal(issue())).toBe('RATE_LIMITED 1');
    clock += 1;
    for (let code = 2; code <= 10; code += 1, clock += minute) await issue();
    expect(await refusal(issue())).toBe('RATE_LIMITED');
    clock += day - 10 * minute - 1;
    expect(await refusal(issue())).toBe('RATE_LIMITED');
    // A day after the first.
    clock += 1;
    for (let code = 11; code <= 15; code += 1, clock += minute) await issue();
    clock += day;
    expect(await refusal(issue())).toBe('RATE_LIMITED');
    const elsewhere = 'ada@elsewhere.example';
    for (let code = 1; code <= 10; code += 1, clock += minute) await issue(elsewhere);
    clock += day;
    for (let code = 11; code <= 15; code += 1, clock += minute) await issue(elsewhere);
    expect(await refusal(issue(elsewhere))).toBe('RATE_LIMITED');
  });

  it('are forgotten after a week, or with the account', async () => {
    const collection = await documents.collection(verificationCollection);
    await issue();
    expect(await collection.purgeExpired(clock + 7 * day - 1)).toBe(0);
    expect(await collection.purgeExpired(clock + 7 * day)).toBe(1);
    await issue();
    await codes.forget('ada');
    expect(await collection.get('ada')).toBeNull();
  });
});
