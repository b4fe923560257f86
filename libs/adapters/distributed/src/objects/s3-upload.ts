import type { Readable } from 'node:stream';
import type { Client } from 'minio';
import { partsOf } from './stream-parts.ts';

/** S3 takes parts of at least 5 MiB and at most 10,000 of them: objects of up to 50 GB. */
const PART_BYTES = 5 * 1024 * 1024;

/**
 * Writes a stream of unknown size. A short one is one request; a longer one is a multipart upload, which becomes
 * visible only when it is completed, and is given up where anything fails.
 */
export async function uploadStream(
  client: Client,
  bucket: string,
  key: string,
  content: Readable,
  signal: AbortSignal | undefined,
): Promise<number> {
  let upload: MultipartUpload | null = null;
  let size = 0;
  try {
    for await (const { bytes, isLast } of partsOf(content, PART_BYTES)) {
      signal?.throwIfAborted();
      size += bytes.length;
      if (isLast && upload === null) await client.putObject(bucket, key, bytes, bytes.length);
      else await (upload ??= await MultipartUpload.begin(client, bucket, key)).add(bytes);
    }
    signal?.throwIfAborted();
    await upload?.complete();
    return size;
  } catch (error) {
    await upload?.abandon();
    throw error;
  }
}

class MultipartUpload {
  private readonly client: Client;
  private readonly bucket: string;
  private readonly key: string;
  private readonly id: string;
  private readonly parts: { part: number; etag: string }[] = [];

  private constructor(client: Client, bucket: string, key: string, id: string) {
    this.client = client;
    this.bucket = bucket;
    this.key = key;
    this.id = id;
  }

  static async begin(client: Client, bucket: string, key: string): Promise<MultipartUpload> {
    return new MultipartUpload(client, bucket, key, await client.initiateNewMultipartUpload(bucket, key, {}));
  }

  async add(bytes: Buffer): Promise<void> {
    const { bucket: bucketName, key: objectName, id: uploadID } = this;
    const partNumber = this.parts.length + 1;
    const { etag } = await this.client.uploadPart({ bucketName, objectName, uploadID, partNumber, headers: {} }, bytes);
    this.parts.push({ part: partNumber, etag });
  }

  async complete(): Promise<void> {
    await this.client.completeMultipartUpload(this.bucket, this.key, this.id, this.parts);
  }

  async abandon(): Promise<void> {
    // What cannot be given up now, the store's own clean-up of stale uploads takes.
    await this.client.abortMultipartUpload(this.bucket, this.key, this.id).catch(() => undefined);
  }
}
