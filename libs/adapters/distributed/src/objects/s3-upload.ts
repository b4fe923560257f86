import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { PortError } from '@crossfoot/ports';
import { S3Error, type Client } from 'minio';
import { Spool } from './spool.ts';

const tries = 2;
const pauseMs = 200;

/**
 * Writes a stream of unknown size with one request, which S3 takes up to 5 GB: the object is there whole or not at all.
 * S3 wants size and checksum before the first byte, and a part of a multipart upload is no smaller than 5 MiB, so the
 * stream waits in a spool until it has ended. The client must not repeat requests (`disableRetry`): it would send a
 * stream that it has read already. Throws S3Error, PortError `unavailable`, and what the stream throws.
 */
export async function uploadStream(
  client: Client,
  bucket: string,
  key: string,
  content: Readable,
  signal: AbortSignal | undefined,
): Promise<number> {
  // Without TLS the checksum is part of the signature.
  const spool = new Spool(client.enableSHA256 ? 'sha256' : 'md5');
  try {
    for await (const piece of content)
      await spool.add(Buffer.isBuffer(piece) ? piece : Buffer.from(piece as Uint8Array | string));
    signal?.throwIfAborted();
    await sendPatiently(client, bucket, key, spool, signal);
    return spool.size;
  } finally {
    await spool.close();
  }
}

async function sendPatiently(
  client: Client,
  bucketName: string,
  objectName: string,
  spool: Spool,
  signal: AbortSignal | undefined,
): Promise<void> {
  const digest = spool.digest();
  const sha256 = client.enableSHA256 ? digest.toString('hex') : '';
  const headers = {
    'content-length': String(spool.size),
    ...(client.enableSHA256 ? {} : { 'content-md5': digest.toString('base64') }),
  };
  for (let attempt = 1; ; attempt += 1) {
    try {
      const request = { method: 'PUT', bucketName, objectName, headers };
      const response = await client.makeRequestStreamAsync(request, spool.content(signal), sha256, [200], '');
      await buffer(response);
      return;
    } catch (error) {
      if (error instanceof S3Error || signal?.aborted === true) throw error;
      if (attempt === tries)
        throw new PortError('unavailable', 'The object store did not take an object', { cause: error });
      await pause(pauseMs);
    }
  }
}
