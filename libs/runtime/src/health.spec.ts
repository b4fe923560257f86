import type { DocumentsPort, MessagesPort, PaymentsPort } from '@crossfoot/ports';
import { describe, expect, it } from 'vitest';
import { Health } from './health.ts';
import { Metrics } from './metrics.ts';
import { startOperationsServer } from './operations-server.ts';
import type { AddressInfo } from 'node:net';

const answering = (ping: () => Promise<void>) => ({ ping }) as DocumentsPort & MessagesPort;

describe('health', () => {
  it('is ready while every port answers, and no longer once the stop has begun', async () => {
    const health = new Health({ documents: answering(async () => undefined) });
    expect(await health.check()).toEqual({ ready: true, ports: { documents: 'up' } });
    health.beginStop();
    expect((await health.check()).ready).toBe(false);
  });

  it('names the port that refuses, and the one that does not answer in time', async () => {
    const health = new Health({
      documents: answering(() => Promise.reject(new Error('away'))),
      messages: answering(() => new Promise(() => undefined)),
    });
    expect(await health.check()).toEqual({ ready: false, ports: { documents: 'down', messages: 'down' } });
  });

  it('stays ready where a provider is away that most of the work does not need, and tells so', async () => {
    const health = new Health({
      documents: answering(async () => undefined),
      payments: answering(() => Promise.reject(new Error('away'))) as unknown as PaymentsPort,
    });
    expect(await health.check()).toEqual({ ready: true, ports: { documents: 'up', payments: 'down' } });
  });

  it('is told, with the figures, on the port for operators', async () => {
    const metrics = new Metrics({ processMetrics: false });
    metrics.conversions.inc({ outcome: 'completed' });
    metrics.watchQueue('conversions', async () => ({ waiting: 3, active: 1, dead: 0 }));
    const health = new Health({ documents: answering(() => Promise.reject(new Error('away'))) });
    const server = await startOperationsServer({ host: '127.0.0.1', port: 0, health, metrics });
    const get = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
    try {
      expect((await get('/health/live')).status).toBe(200);
      expect((await get('/health/ready')).status).toBe(503);
      expect((await get('/other')).status).toBe(404);
      const text = await (await get('/metrics')).text();
      expect(text).toContain('crossfoot_conversions_total{outcome="completed"} 1');
      expect(text).toContain('crossfoot_jobs_conversions{state="waiting"} 3');
    } finally {
      server.close();
      server.closeAllConnections();
    }
  });
});
