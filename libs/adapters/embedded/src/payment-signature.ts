import { createHmac, timingSafeEqual } from 'node:crypto';
import { PortError } from '@crossfoot/ports';

/** An event older than this is a replay. */
const TOLERANCE_MS = 5 * 60_000;

/** The form that Stripe uses: `t=<seconds>,v1=<HMAC-SHA256 of "seconds.body">`. */
export function signBody(rawBody: Uint8Array, secret: string, now: number): string {
  const seconds = Math.floor(now / 1_000);
  return `t=${seconds},v1=${digest(rawBody, secret, seconds).toString('hex')}`;
}

/** Throws `refused` where the signature is not that of these very bytes, or too old. */
export function verifyBody(rawBody: Uint8Array, signature: string, secret: string, now: number): void {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature);
  const seconds = Number(match?.[1]);
  const given = Buffer.from(match?.[2] ?? '', 'hex');
  const expected = digest(rawBody, secret, seconds);
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new PortError('refused', 'The signature of the payment event does not hold');
  if (Math.abs(now - seconds * 1_000) > TOLERANCE_MS) throw new PortError('refused', 'The payment event is too old');
}

function digest(rawBody: Uint8Array, secret: string, seconds: number): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(rawBody).digest();
}
