import { mkdtemp, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMongo, type BackendServer } from '@crossfoot/backends';
import { withBackend } from '@crossfoot/backends/with-backend';
import { eventually, pause } from '@crossfoot/port-contracts';
import { PortError } from '@crossfoot/ports';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { MongodbDocuments } from './documents.mongodb.ts';

/** Inside the driver: the monitor's socket is destroyed, and asked to be written to before its end is told. */
function lookAtTheWrongMoment(client: unknown): void {
  const { topology } = client as {
    topology: { s: { servers: Map<string, { monitor: { connection: { socket: Socket } }; requestCheck(): void }> } };
  };
  for (const server of topology.s.servers.values()) {
    server.monitor.connection.socket.destroy();
    server.requestCheck();
  }
}

// A server of its own, so that killing it disturbs no other suite.
withBackend('DOCUMENTS_URL', () =>
  describe('MongoDB killed and started again', () => {
    let folder: string;
    let server: BackendServer;
    let port: MongodbDocuments;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'crossfoot-mongo-'));
      server = await startMongo(folder);
      port = await MongodbDocuments.open(new URL(server.url));
    });
    afterAll(async () => {
      await port.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    });

    it('keeps every acknowledged write, says that it is away, and works again by itself', async () => {
      const schema = z.object({ n: z.number() });
      const collection = await port.collection({ name: 'kept', schema, indexes: [{ fields: ['n'], unique: true }] });
      const acknowledged: number[] = [];
      const refusals: unknown[] = [];
      let isWriting = true;
      const writer = (async () => {
        for (let n = 0; isWriting; n += 1) {
          await collection.insert(`d${n}`, { n }).then(
            () => acknowledged.push(n),
            (error: unknown) => refusals.push(error),
          );
          await pause(2);
        }
      })();
      await eventually('some writes', () => acknowledged.length > 50);
      await server.kill();
      await eventually('a refusal', () => refusals.length > 0, 20_000);
      expect(refusals[0]).toBeInstanceOf(PortError);
      expect(refusals[0]).toMatchObject({ code: 'unavailable' });
      await expect(port.ping()).rejects.toMatchObject({ code: 'unavailable' });

      const before = acknowledged.length;
      await server.start();
      await eventually('writes again', () => acknowledged.length > before + 5, 20_000);
      isWriting = false;
      await writer;
      for (const n of acknowledged) expect((await collection.get(`d${n}`))?.body, `write ${n}`).toEqual({ n });
    }, 90_000);

    it('works again also where the driver hangs on a connection that was just closing', async () => {
      const documents = await MongodbDocuments.open(new URL(server.url));
      onTestFinished(() => documents.close());
      // No look at the server comes sooner after the first one.
      await pause(600);
      lookAtTheWrongMoment(mongoose.connections.at(-1)?.getClient());
      const underWay = Promise.allSettled(Array.from({ length: 100 }, () => documents.ping()));
      await server.kill();
      await underWay;
      await server.start();
      await eventually(
        'an answer',
        () =>
          documents
            .ping()
            .then(() => true)
            .catch(() => false),
        15_000,
      );
    }, 60_000);
  }),
);
