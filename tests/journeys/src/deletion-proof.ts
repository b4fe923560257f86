import { randomUUID } from 'node:crypto';
import type { ConversionRow, OwnData, UploadReply } from '@crossfoot/contracts';
import { expect } from 'vitest';
import { HttpBrowser } from './http-browser.ts';
import { mailTo, type RunningSystem } from './running-system.ts';
import { statementPdf } from './statement-files.ts';

const password = 'canary horse staple';
const pdfPassword = 'canary-pdf-password';
const settings = { bankId: '987001234', institution: 'Canary Brothers' };
/** Places that may name the account's random id, as the data map says: that a mail was sent, and that a job was done. */
const mayNameTheId = /notification-deliveries|jobs\.sqlite|^key crossfoot:/;

/**
 * Fills an account with canaries, deletes it, and looks for them in every store, queue, object and folder of a running
 * system (with `TRUST_PROXY: '1'`): nothing may be left but what the data map says.
 */
export async function proveDeletion(system: RunningSystem): Promise<void> {
  const { holdings } = system;
  if (holdings === undefined) throw new Error('The stores of this system cannot be searched.');
  const mark = randomUUID().slice(0, 8);
  const browser = new HttpBrowser(system.url);
  const email = `canary-${mark}@example.com`;
  const person = { firstName: `Canaria${mark}`, lastName: `Vogel${mark}`, email };
  await browser.submit('/api/auth/register', { ...person, password, confirmPassword: password });
  const code = /\b\d{6}\b/.exec((await mailTo(system, email, /code/)).text)?.[0];
  const verified = await browser.submit('/api/auth/verify-code', { email, code });
  const { id: userId } = verified.body['user'] as { id: string };
  // A failed try from elsewhere, which the brakes remember.
  await new HttpBrowser(system.url).submit('/api/auth/login', { email, password: 'not the one' });
  // Without a payment provider that sells, the plan stays the free one, which opens no protected file.
  const bought = { planName: 'starter', paymentMethodId: 'pm_card_visa' };
  const isPaid = (await browser.submit('/api/create-subscription-with-payment', bought)).status === 200;
  expect((await browser.send('PUT', '/api/export-settings', settings)).status).toBe(200);
  const form = new FormData();
  if (isPaid) form.set('password', pdfPassword);
  const { buffer } = await statementPdf('canary.pdf', isPaid ? pdfPassword : undefined);
  form.set('file', new Blob([new Uint8Array(buffer)]), `canary-${mark}.pdf`);
  const door = isPaid ? '/api/upload-with-password' : '/api/upload';
  const { id } = (await browser.send('POST', door, form)).body as unknown as UploadReply;
  const corrections = [{ kind: 'editRow', row: '0:1', set: { description: `Corrected ${mark}` } }];
  expect((await browser.submit(`/api/conversions/${id}/revisions`, { baseRevision: 0, corrections })).status).toBe(201);

  const mine = (await browser.get('/api/auth/data-export')).body as unknown as OwnData;
  const [conversion] = mine.conversions;
  const [row] = conversion?.statement?.accounts[0]?.transactions ?? [];
  expect(mine).toMatchObject({
    account: { email },
    plan: { plan: isPaid ? 'starter' : 'free' },
    invoices: isPaid ? [{}] : [],
    complete: true,
  });
  const canaries: readonly string[] = [
    ...[mark, email, person.firstName, person.lastName, password, pdfPassword, settings.bankId],
    ...[settings.institution, row?.description ?? '', 'Tidewater', (conversion?.record as ConversionRow).id],
    ...(mine.plan.customerId === null ? [] : [mine.plan.customerId]),
  ];
  const found = async (): Promise<string[]> =>
    (await holdings()).flatMap(({ place, text }) => [
      ...canaries.filter((canary) => !isDeclared(place, canary) && text.includes(canary)).map((c) => `${c}: ${place}`),
      ...(text.includes(userId) && !place.startsWith('file ') && !mayNameTheId.test(place) ? [`id: ${place}`] : []),
    ]);
  const isDeclared = (place: string, canary: string): boolean =>
    // The provider keeps its invoices; the embedded one is a file among ours.
    place.startsWith('file payments.sqlite') ||
    (canary === id && mayNameTheId.test(place)) ||
    (canary === id && place.endsWith('.log')) ||
    // Notes of the provider's events, 90 days.
    (canary === mine.plan.customerId && /payment-events|^file documents/.test(place));

  // The scan sees what is there, so that finding nothing means something.
  const before = await found();
  for (const canary of [person.firstName, email, id, mine.plan.customerId ?? email])
    expect(before.some((hit) => hit.startsWith(`${canary}:`))).toBe(true);
  expect(before.filter((hit) => hit.startsWith(pdfPassword) || hit.startsWith(settings.bankId))).toEqual([]);

  expect((await browser.send('DELETE', '/api/auth/user', { password })).status).toBe(200);
  await mailTo(system, email, /account was deleted/i);
  await expect.poll(found, { timeout: 30_000, interval: 1_000 }).toEqual([]);
}
