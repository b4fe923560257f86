import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}
interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes?: readonly Attribute[];
}
interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

export interface RecordedSpan extends Omit<SentSpan, 'attributes'> {
  readonly service: string;
  readonly requestId: string;
}

export interface OtlpRecorder {
  readonly url: string;
  readonly spans: readonly RecordedSpan[];
  /** All that was sent, as it came. */
  text(): string;
  stop(): void;
}

/** Takes spans by OTLP over HTTP, as a collector does, and keeps them. */
export async function recordOtlp(): Promise<OtlpRecorder> {
  const spans: RecordedSpan[] = [];
  const bodies: Sent[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const sent = body as Sent;
      bodies.push(sent);
      for (const { resource, scopeSpans } of sent.resourceSpans)
        for (const { attributes = [], ...span } of scopeSpans.flatMap((scope) => scope.spans)) {
          const requestId = textOf(attributes, 'crossfoot.request_id');
          spans.push({ ...span, service: textOf(resource.attributes, 'service.name'), requestId });
        }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    text: () => JSON.stringify(bodies),
    stop: () => server.close().closeAllConnections(),
  };
}

function textOf(attributes: readonly Attribute[], key: string): string {
  return String(attributes.find((attribute) => attribute.key === key)?.value['stringValue'] ?? '');
}
