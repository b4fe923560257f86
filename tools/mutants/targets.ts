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

/** Guards, sweepers, brakes, limits and outboxes: what fails here fails silently. */
export const targets: readonly Target[] = [
  { file: `${identity}/brakes.ts`, specs: [`${identity}/brakes.spec.ts`] },
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
  { file: `${identity}/password-policy.ts`, specs: [`${identity}/password-policy.spec.ts`] },
  { file: `${billing}/outbox.ts`, specs: [`${billing}/outbox.spec.ts`] },
  {
    file: `${billing}/allowance/upload-brake.ts`,
    specs: [`${billing}/allowance/upload-brake.spec.ts`],
    equivalent: {
      'const full = (): UploadBucket => ({ left: most, at: now, expiresAt: now + minuteMs }); | + → -':
        'the upload that makes the bucket writes its end anew in the same step',
    },
  },
  {
    file: `${billing}/allowance/page-count.ts`,
    specs: [`${billing}/allowance/page-count.spec.ts`],
    equivalent: {
      'const markLength = 24; | 24 → 48': 'a longer head of the hash tells files apart as well',
      'byFile.set(mark, Math.max(byFile.get(mark) ?? 0, entry.pages)); | 0 → 1': 'an entry has a page at least',
    },
  },
  { file: `${conversion}/outbox.relay.ts`, specs: [`${conversion}/outbox.relay.spec.ts`] },
  { file: `${conversion}/object.sweeper.ts`, specs: [`${conversion}/object.sweeper.spec.ts`] },
  { file: `${conversion}/sandbox/require-walls.ts`, specs: [`${conversion}/sandbox/require-walls.spec.ts`] },
  { file: `${gateway}/http/same-origin.ts`, specs: [`${gateway}/http/same-origin.spec.ts`] },
  { file: `${gateway}/visitor/visitor-cookie.ts`, specs: [`${gateway}/visitor/visitor-cookie.spec.ts`] },
  { file: `${gateway}/visitor/caller-address.ts`, specs: [`${gateway}/visitor/caller-address.spec.ts`] },
];
