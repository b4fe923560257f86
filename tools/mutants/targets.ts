interface Target {
  readonly file: string;
  /** Specs that must notice. */
  readonly specs: readonly string[];
  /** Mutants that change nothing anybody could see, as `line | text → text`, with the reason. */
  readonly equivalent?: Readonly<Record<string, string>>;
}

const identity = 'libs/services/identity/src';
const billing = 'libs/services/billing/src';
const conversion = 'libs/services/conversion/src';
const gateway = 'libs/services/gateway/src';

const sessionSpecs = [`${gateway}/auth/session.guard.spec.ts`];

/** Guards, sweepers, brakes, limits and outboxes: what fails here fails silently. */
export const targets: readonly Target[] = [
  {
    file: `${identity}/brakes.ts`,
    specs: [`${identity}/brakes.spec.ts`],
    equivalent: {
      'const never = { lastFailureAt: 0, expiresAt: 0 }; | 0 → 1': 'a millisecond of 1970, written over at once',
    },
  },
  {
    file: `${identity}/verification-codes.ts`,
    specs: [`${identity}/verification-codes.spec.ts`],
    equivalent: Object.fromEntries(
      ['0 → 1', '32 → 64'].map((change) => [
        `this.hashKey = Buffer.from(hkdfSync('sha256', masterKey, Buffer.alloc(0), 'crossfoot verification codes', 32)); | ${change}`,
        'another salt, or a longer key, is as good as this one',
      ]),
    ),
  },
  { file: `${identity}/outbox-relay.ts`, specs: [`${identity}/outbox-relay.spec.ts`] },
  { file: `${billing}/outbox.ts`, specs: [`${billing}/outbox.spec.ts`] },
  {
    file: `${billing}/allowance/upload-brake.ts`,
    specs: [`${billing}/allowance/upload-brake.spec.ts`],
    equivalent: {
      'const full = (): UploadBucket => ({ left: most, at: now, expiresAt: now + minuteMs }); | + → -':
        'the upload that makes the bucket writes its end anew in the same step',
      'const filled = Math.min(most, bucket.left + (Math.max(0, now - bucket.at) / minuteMs) * most); | 0 → 1':
        'a millisecond is worth a hundredth of an upload',
    },
  },
  {
    file: `${billing}/allowance/page-count.ts`,
    specs: [`${billing}/allowance/page-count.spec.ts`],
    equivalent: {
      'const markLength = 24; | 24 → 48': 'a longer head of the hash tells files apart as well',
      'if (pages > known) files.set(markOf(sha256), packed(sha256, pages)); | > → >=':
        'the same mark with the same pages is written again',
      'byFile.set(mark, Math.max(byFile.get(mark) ?? 0, entry.pages)); | 0 → 1': 'an entry has a page at least',
    },
  },
  { file: `${conversion}/outbox.relay.ts`, specs: [`${conversion}/outbox.relay.spec.ts`] },
  {
    file: `${conversion}/object.sweeper.ts`,
    specs: [`${conversion}/object.sweeper.spec.ts`],
    equivalent: {
      'const page = await this.objects.list(prefix, { cursor, limit: 500 }); | 500 → 1000':
        'longer pages list the same',
    },
  },
  {
    file: `${conversion}/live.sweeper.ts`,
    specs: [`${conversion}/live.sweeper.spec.ts`],
    equivalent: {
      "{ limit: 500, cursor, sort: { field: 'liveSince', order: 'ascending' } }, | 500 → 1000":
        'longer pages list the same',
    },
  },
  { file: `${conversion}/sandbox/require-walls.ts`, specs: [`${conversion}/sandbox/require-walls.spec.ts`] },
  {
    file: `${billing}/allowance/held-pages.sweeper.ts`,
    specs: [`${billing}/allowance/held-pages.sweeper.spec.ts`],
    equivalent: {
      'const pauseMs = 60_000; | 60_000 → 120000': 'looks half as often; what it finds and does is the same',
    },
  },
  { file: `${identity}/password-policy.ts`, specs: [`${identity}/password-policy.spec.ts`] },
  { file: `${gateway}/http/same-origin.ts`, specs: [`${gateway}/http/same-origin.spec.ts`] },
  { file: `${gateway}/http/named-host.ts`, specs: ['tests/journeys/src/http/host-header.spec.ts'] },
  { file: `${gateway}/http/cookie.ts`, specs: sessionSpecs },
  { file: `${gateway}/auth/auth-cookies.ts`, specs: sessionSpecs },
  { file: `${gateway}/auth/session.guard.ts`, specs: sessionSpecs },
  { file: `${gateway}/auth/session.resolver.ts`, specs: sessionSpecs },
  { file: `${gateway}/auth/session.strategy.ts`, specs: sessionSpecs },
  {
    file: `${gateway}/visitor/caller-address.ts`,
    specs: [`${gateway}/visitor/caller-address.spec.ts`],
    equivalent: Object.fromEntries(
      ['0 → 1', '32 → 64'].map((change) => [
        `this.salt = Buffer.from(hkdfSync('sha256', configuration.secretKey, Buffer.alloc(0), 'crossfoot address hash', 32)); | ${change}`,
        'another salt, or a longer one, is as good as this one',
      ]),
    ),
  },
  {
    file: `${gateway}/visitor/visitor-cookie.ts`,
    specs: [`${gateway}/visitor/visitor-cookie.spec.ts`],
    equivalent: Object.fromEntries(
      ['0 → 1', '32 → 64'].map((change) => [
        `Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), 'crossfoot visitor cookie', 32)); | ${change}`,
        'another salt, or a longer key, is as good as this one',
      ]),
    ),
  },
];
