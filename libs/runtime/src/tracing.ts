import { currentRequestId, traceWith, type SpanStart, type Tracer } from '@crossfoot/ports';
import type { Span, SpanKind } from '@opentelemetry/api';
import { programVersion } from './program-version.ts';

const traceparentForm = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/**
 * Sends spans by OTLP over HTTP to `OTEL_EXPORTER_OTLP_ENDPOINT`; the exporter reads its own further variables
 * (headers, time limits). It is loaded only here, so that who traces nothing starts without it. Resolves
 * to what sends the last spans.
 */
export async function startTracing(service: string): Promise<() => Promise<void>> {
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': programVersion }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter(), scheduledDelayMillis: 1_000 })],
  });
  const kinds: Readonly<Record<SpanStart['kind'], SpanKind>> = {
    server: api.SpanKind.SERVER,
    client: api.SpanKind.CLIENT,
    producer: api.SpanKind.PRODUCER,
    consumer: api.SpanKind.CONSUMER,
    internal: api.SpanKind.INTERNAL,
  };
  const own = provider.getTracer('crossfoot', programVersion);
  const tracer: Tracer = ({ name, kind, parent, facts }) => {
    const [, traceId, spanId, flags] = traceparentForm.exec(parent ?? '') ?? [];
    const context =
      traceId === undefined || spanId === undefined
        ? api.ROOT_CONTEXT
        : api.trace.setSpanContext(api.ROOT_CONTEXT, {
            traceId,
            spanId,
            traceFlags: Number.parseInt(flags ?? '01', 16),
            isRemote: true,
          });
    const requestId = currentRequestId();
    const attributes = { ...facts, ...(requestId === null ? {} : { 'crossfoot.request_id': requestId }) };
    const span = own.startSpan(name, { kind: kinds[kind], attributes }, context);
    return {
      traceparent: traceparentOf(span),
      end: (more, error) => {
        span.setAttributes(more);
        if (error !== null) span.setStatus({ code: api.SpanStatusCode.ERROR }).setAttribute('error.type', error);
        span.end();
      },
    };
  };
  traceWith(tracer);
  return async () => {
    traceWith(null);
    await provider.shutdown().catch(() => undefined);
  };
}

function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}
