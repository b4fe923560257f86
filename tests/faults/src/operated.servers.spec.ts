import { whyNoBackends } from '@crossfoot/backends';
import { accountOnPlan } from '@crossfoot/journeys/account-on-plan';
import { startDistributed, type DistributedSystem } from '@crossfoot/journeys/distributed';
import { statementOfPages } from '@crossfoot/journeys/statement-of-pages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordOtlp, type OtlpRecorder } from './otlp-recorder.ts';
import { outageOf } from './outages.ts';

const reason = process.env['REQUIRE_BACKENDS'] === '1' ? null : whyNoBackends();

/** What operators see of separate services, and a slice of `npm run faults -- --on outages`. */
describe.skipIf(reason !== null)(`separate services, operated${reason === null ? '' : ` (${reason})`}`, () => {
  let collector: OtlpRecorder;
  let system: DistributedSystem;

  beforeAll(async () => {
    collector = await recordOtlp();
    system = await startDistributed({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  });
  afterAll(async () => {
    await system?.stop();
    collector.stop();
  });

  it('one call is one trace over the broker and the queue, with the id that the caller has', async () => {
    const account = await accountOnPlan(system);
    const password = 'a password that no span may hold';
    const upload = { path: '/api/upload-with-password', name: 'a-name-of-a-file.pdf', password };
    const reply = await account.upload(await statementOfPages(1, 77), upload);
    expect(reply.status).toBe(200);
    const requestId = reply.headers.get('x-request-id');
    const walk = () => collector.spans.filter((span) => span.requestId === requestId);
    const named = (name: string) => walk().filter((span) => span.name === name);
    // Each service sends its spans once a second, in whatever order.
    const last = ['POST /api', 'conversion', 'sandbox', 'identity.session.v1', 'conversion.convert.v1'];
    const isWhole = () => last.every((name) => named(name).length > 0) && named('conversion.completed.v1').length >= 2;
    await expect.poll(isWhole, { timeout: 15_000 }).toBe(true);
    expect(new Set(walk().map(({ traceId }) => traceId)).size).toBe(1);
    expect(new Set(walk().map(({ service }) => service))).toEqual(
      new Set(['gateway', 'identity', 'billing', 'conversion']),
    );
    for (const name of ['identity.session.v1', 'conversion.convert.v1', 'billing.reserve-pages.v1'])
      expect(named(name), name).toHaveLength(2);
    for (const name of ['POST /api', 'conversion', 'sandbox']) expect(named(name), name).toHaveLength(1);
    // Each hangs on another of them; one alone begins.
    const ids = new Set(walk().map(({ spanId }) => spanId));
    const roots = walk().filter(({ parentSpanId }) => !parentSpanId);
    expect(roots.map(({ name }) => name)).toEqual(['POST /api']);
    for (const { parentSpanId, name } of walk())
      if (parentSpanId) expect(ids.has(parentSpanId), `the parent of ${name}`).toBe(true);
    for (const secret of [password, upload.name, '@example.com', 'Byron', 'Correct-horse', ...account.cookies.values()])
      expect(collector.text().includes(secret), secret.slice(0, 12)).toBe(false);
  }, 60_000);

  it('goes on without Redis, and takes the uploads up once it is back', async () => {
    const outcome = await outageOf(system, 'Redis', 2_000);
    expect(outcome).toMatchObject({ lost: 0, doubled: 0, faults: [] });
  }, 120_000);
});
