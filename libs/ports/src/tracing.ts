import { AsyncLocalStorage } from 'node:async_hooks';

/** What of a span may be told: names, codes and numbers, never contents, addresses or names of people. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** One step of a walk, from its begin to `end`. */
export interface StartedSpan {
  /** W3C `traceparent`, by which another process goes on with it. */
  readonly traceparent: string;
  /** `error`: the name or code of what went wrong. */
  end(facts: SpanFacts, error: string | null): void;
}

export interface SpanStart {
  readonly name: string;
  readonly kind: 'server' | 'client' | 'producer' | 'consumer' | 'internal';
  /** Null begins a trace. */
  readonly parent: string | null;
  readonly facts: SpanFacts;
}

/** Begins spans somewhere they can be looked at. Where none is set, tracing costs a comparison. */
export type Tracer = (start: SpanStart) => StartedSpan;

const storage = new AsyncLocalStorage<string>();
let tracer: Tracer | null = null;

export function traceWith(chosen: Tracer | null): void {
  tracer = chosen;
}

/** The step that is under way, for whom it is handed on to; null where nothing is traced. */
export function currentTraceparent(): string | null {
  return tracer === null ? null : (storage.getStore() ?? null);
}

export type SpanOptions = Omit<SpanStart, 'parent' | 'facts'> & {
  /** What another process handed over; absent: the step under way here. */
  readonly parent?: string | null;
  readonly facts?: SpanFacts;
};

/** Runs `work` as a step of its own. */
export async function inSpan<T>(options: SpanOptions, work: () => Promise<T>): Promise<T> {
  const { parent = currentTraceparent(), facts = {}, name, kind } = options;
  if (tracer === null) return work();
  const span = tracer({ name, kind, parent, facts });
  try {
    const result = await storage.run(span.traceparent, work);
    span.end({}, null);
    return result;
  } catch (error) {
    span.end({}, nameOf(error));
    throw error;
  }
}

/** Begins a step that ends elsewhere; what `work` begins goes on under it. */
export function beginSpan(options: SpanOptions, work: (end: StartedSpan['end']) => void): void {
  const { parent = currentTraceparent(), facts = {}, name, kind } = options;
  if (tracer === null) return work(() => undefined);
  const span = tracer({ name, kind, parent, facts });
  storage.run(span.traceparent, () => work((more, error) => span.end(more, error)));
}

/** Messages may quote what was read; codes and names do not. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
