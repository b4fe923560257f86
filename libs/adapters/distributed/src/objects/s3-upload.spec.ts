import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withBackend } from '@crossfoot/backends/with-backend';
import { digestOf, patternDigest, patternStream } from '@crossfoot/port-contracts';
import { Client } from 'minio';
import { describe, expect, it } from 'vitest';
import { openObjects } from './objects.s3.ts';
import { uploadStream } from './s3-upload.ts';

const long = 3_000_000;

withBackend('OBJECTS_URL', (url) => {
  it.each([100, long])('sends %i bytes with a checksum where TLS takes the place of the signed body', async (size) => {
    const client = new Client({
      endPoint: url.hostname,
      port: Number(url.port),
      useSSL: false,
      accessKey: url.username,
      secretKey: url.password,
      region: 'us-east-1',
      retryOptions: { disableRetry: true },
    });
    client.enableSHA256 = false;
    const bucket = url.pathname.slice(1);
    // Makes the bucket, whoever else does so just now.
    await (await openObjects(url.href)).close();
    expect(await uploadStream(client, bucket, `checksum-${size}`, patternStream(size), undefined)).toBe(size);
    const found = await digestOf(await client.getObject(bucket, `checksum-${size}`));
    expect(found).toEqual({ size, digest: patternDigest(size) });
    await client.removeObject(bucket, `checksum-${size}`);
  });
});

describe('an object store that does not take an object', () => {
  async function outcome(answer: RequestListener, size: number): Promise<unknown> {
    const server = createServer(answer).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const client = new Client({
      endPoint: '127.0.0.1',
      port,
      useSSL: false,
      accessKey: 'key',
      secretKey: 'secret',
      region: 'us-east-1',
      retryOptions: { disableRetry: true },
    });
    try {
      return await uploadStream(client, 'bucket', 'key', patternStream(size), undefined).catch(
        (error: unknown) => error,
      );
    } finally {
      server.closeAllConnections();
      server.close();
    }
  }

  it.each([100, long])('is unavailable when it says so before it read %i bytes', async (size) => {
    const busy: RequestListener = (_request, response) => void response.writeHead(503).end();
    expect(await outcome(busy, size)).toMatchObject({ name: 'PortError', code: 'unavailable' });
  });

  it.each([100, long])('is unavailable when it cuts the connection within %i bytes', async (size) => {
    const cut: RequestListener = (request) => void request.once('data', () => request.socket.destroy());
    expect(await outcome(cut, size)).toMatchObject({ name: 'PortError', code: 'unavailable' });
  });

  it.each([100, long])('is asked once more when it says so after it read %i bytes, with all of them', async (size) => {
    const read: number[] = [];
    const late: RequestListener = (request, response) => {
      let bytes = 0;
      request.on('data', (piece: Buffer) => (bytes += piece.length));
      request.once('end', () => response.writeHead(read.push(bytes) === 1 ? 503 : 200).end());
    };
    expect(await outcome(late, size)).toBe(size);
    expect(read).toEqual([size, size]);
  });
});
