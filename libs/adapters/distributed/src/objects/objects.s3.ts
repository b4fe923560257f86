import { PassThrough, pipeline, type Readable } from 'node:stream';
import { checkObjectKey, checkObjectPrefix, PortError, readObjectLimit } from '@crossfoot/ports';
import type { ObjectPage, ObjectsPort } from '@crossfoot/ports';
import { Client } from 'minio';
import { isMissing, reportS3 } from './s3-error.ts';
import { uploadStream } from './s3-upload.ts';

/**
 * MinIO does not list `a/b` beside an object `a`. With an end that sorts before every character of a key, no name is
 * the folder of another, and the order stays that of the keys.
 */
const NAME_END = '!';
const nameOf = (key: string): string => `${key}${NAME_END}`;

/** Objects in one bucket of MinIO or any other store that speaks S3. They come as they are given: the caller seals them. */
export class S3Objects implements ObjectsPort {
  private readonly client: Client;
  /** Does not repeat what it sends: a stream it could not send again. */
  private readonly sender: Client;
  private readonly bucket: string;

  private constructor(client: Client, sender: Client, bucket: string) {
    this.client = client;
    this.sender = sender;
    this.bucket = bucket;
  }

  static async open(url: URL): Promise<S3Objects> {
    const bucket = url.pathname.slice(1);
    const region = url.searchParams.get('region') ?? 'us-east-1';
    const useSSL = url.protocol === 's3+https:';
    const access = {
      endPoint: url.hostname,
      port: url.port === '' ? (useSSL ? 443 : 80) : Number(url.port),
      useSSL,
      accessKey: decodeURIComponent(url.username),
      secretKey: decodeURIComponent(url.password),
      region,
    };
    const client = new Client(access);
    const sender = new Client({ ...access, retryOptions: { disableRetry: true } });
    const objects = new S3Objects(client, sender, bucket);
    try {
      if (!(await client.bucketExists(bucket))) await objects.makeBucket(region);
    } catch (error) {
      throw new PortError(
        'unavailable',
        `The object store at ${url.host} does not give bucket ${bucket}: is it running, are key and secret right, may they make buckets?`,
        { cause: error },
      );
    }
    return objects;
  }

  async put(
    key: string,
    content: Readable,
    options: { readonly signal?: AbortSignal } = {},
  ): Promise<{ readonly size: number }> {
    const { signal } = options;
    const abandon = (): void => void content.destroy(signal?.reason instanceof Error ? signal.reason : undefined);
    signal?.addEventListener('abort', abandon, { once: true });
    try {
      checkObjectKey(key);
      signal?.throwIfAborted();
      return { size: await reportS3(() => uploadStream(this.sender, this.bucket, nameOf(key), content, signal)) };
    } finally {
      signal?.removeEventListener('abort', abandon);
      content.destroy();
    }
  }

  async get(key: string): Promise<Readable> {
    checkObjectKey(key);
    const response = await reportS3(() => this.client.getObject(this.bucket, nameOf(key)));
    // A response that is let go ends its request later; a pipe ends at once, and passes on that bytes were cut off.
    return pipeline(response, new PassThrough(), () => undefined);
  }

  async stat(key: string): Promise<{ readonly size: number; readonly modifiedAt: number } | null> {
    checkObjectKey(key);
    return reportS3(async () => {
      try {
        const { size, lastModified } = await this.client.statObject(this.bucket, nameOf(key));
        return { size, modifiedAt: lastModified.getTime() };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    });
  }

  async delete(key: string): Promise<void> {
    checkObjectKey(key);
    await reportS3(() => this.client.removeObject(this.bucket, nameOf(key)));
  }

  async list(
    prefix: string,
    options: { readonly cursor?: string | null; readonly limit?: number } = {},
  ): Promise<ObjectPage> {
    checkObjectPrefix(prefix);
    const limit = readObjectLimit(options.limit);
    const cursor = options.cursor ?? '';
    if (cursor !== '') checkObjectKey(cursor);
    const { objects, isTruncated } = await reportS3(() =>
      this.client.listObjectsV2Query(this.bucket, prefix, '', '', limit, cursor === '' ? '' : nameOf(cursor)),
    );
    const items = objects.flatMap(({ name, size, lastModified }) =>
      name === undefined
        ? []
        : [
            {
              key: name.slice(0, -NAME_END.length),
              size: size ?? 0,
              modifiedAt: new Date(lastModified ?? 0).getTime(),
            },
          ],
    );
    return { items, next: isTruncated ? (items.at(-1)?.key ?? null) : null };
  }

  async ping(): Promise<void> {
    if (!(await reportS3(() => this.client.bucketExists(this.bucket))))
      throw new PortError('unavailable', `The bucket ${this.bucket} is gone.`);
  }

  /** There is no connection to close: every call is a request of its own. */
  async close(): Promise<void> {}

  private async makeBucket(region: string): Promise<void> {
    try {
      await this.client.makeBucket(this.bucket, region);
    } catch (error) {
      // Another service that starts at the same time may have been first.
      if (!(await this.client.bucketExists(this.bucket))) throw error;
    }
  }
}

/** `OBJECTS_URL=s3+https://key:secret@host/bucket?region=…` (or `s3+http:`) */
export function openObjects(url: string): Promise<S3Objects> {
  return S3Objects.open(new URL(url));
}
