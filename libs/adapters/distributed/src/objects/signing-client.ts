import { createHmac, createSecretKey, hash, type KeyObject } from 'node:crypto';
import { Client } from 'minio';

type Request = Parameters<Client['makeRequestStreamAsync']>;

const algorithm = 'AWS4-HMAC-SHA256';
/** What a proxy may change on the way. */
const unsigned: ReadonlySet<string> = new Set(['authorization', 'content-length', 'content-type', 'user-agent']);

/**
 * MinIO's client, with signatures of our own: its own derives the key of the day anew for each request, by four of five
 * HMACs, and hands each of them its key in a form that Node takes many times longer for.
 */
export class SigningClient extends Client {
  private day = '';
  private keyOfDay: KeyObject | null = null;

  constructor(options: ConstructorParameters<typeof Client>[0]) {
    super(options);
    // To the client itself: it leaves the headers as they are.
    this.anonymous = true;
  }

  override makeRequestStreamAsync(
    ...[options, body, sha256, codes, region]: Request
  ): ReturnType<Client['makeRequestStreamAsync']> {
    const checksum = this.enableSHA256 ? sha256 : 'UNSIGNED-PAYLOAD';
    const headers = { ...options.headers, 'x-amz-content-sha256': checksum };
    return super.makeRequestStreamAsync({ ...options, headers }, body, sha256, codes, region);
  }

  protected override getRequestOptions(
    options: Parameters<Client['getRequestOptions']>[0],
  ): ReturnType<Client['getRequestOptions']> {
    const request = super.getRequestOptions(options);
    const { headers } = request;
    const now = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
    headers['x-amz-date'] = now;
    const names = Object.keys(headers)
      .filter((name) => !unsigned.has(name))
      .toSorted();
    const [path = '', query = ''] = request.path.split('?', 2);
    const canonical = [
      request.method,
      path,
      canonicalQuery(query),
      ...names.map((name) => `${name}:${String(headers[name]).replace(/ +/g, ' ')}`),
      '',
      names.join(';'),
      headers['x-amz-content-sha256'],
    ].join('\n');
    const scope = `${now.slice(0, 8)}/${options.region}/s3/aws4_request`;
    const text = [algorithm, now, scope, hash('sha256', canonical)].join('\n');
    const signature = createHmac('sha256', this.keyOf(now.slice(0, 8), options.region))
      .update(text)
      .digest('hex');
    headers.authorization = `${algorithm} Credential=${this.accessKey}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`;
    return request;
  }

  private keyOf(day: string, region: string): KeyObject {
    const name = `${day}/${region}`;
    if (this.keyOfDay !== null && this.day === name) return this.keyOfDay;
    const start = createSecretKey(`AWS4${this.secretKey}`, 'utf8');
    const key = [day, region, 's3', 'aws4_request'].reduce(
      (above, part) => createSecretKey(createHmac('sha256', above).update(part).digest()),
      start,
    );
    this.day = name;
    this.keyOfDay = key;
    return key;
  }
}

function canonicalQuery(query: string): string {
  const parts = query === '' ? [] : query.split('&');
  return parts
    .toSorted()
    .map((part) => (part.includes('=') ? part : `${part}=`))
    .join('&');
}
