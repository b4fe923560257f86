import type { Collection } from '@crossfoot/ports';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** What a service counts. No label ever holds an id, an address or a name: only routes, codes and services. */
export class Metrics {
  readonly registry = new Registry();
  private readonly watched = new Map<string, ((gauge: Gauge) => Promise<void>)[]>();

  readonly httpRequests = new Histogram({
    name: 'crossfoot_http_request_seconds',
    help: 'Time from the request to the end of the reply.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 120],
    registers: [this.registry],
  });
  readonly conversions = new Counter({
    name: 'crossfoot_conversions_total',
    help: 'Conversions that ended, by how.',
    labelNames: ['outcome'],
    registers: [this.registry],
  });
  readonly conversionSeconds = new Histogram({
    name: 'crossfoot_conversion_seconds',
    help: 'Time from acceptance to the end of a conversion.',
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 120, 600],
    registers: [this.registry],
  });
  readonly readRows = new Counter({
    name: 'crossfoot_read_rows_total',
    help: 'Rows of the results of users, by the flag that the engine put on them: what the corrected ones are a share of.',
    labelNames: ['flag'],
    registers: [this.registry],
  });
  readonly readReasons = new Counter({
    name: 'crossfoot_read_rows_by_reason_total',
    help: 'Rows of the results of users, by the reasons of their account.',
    labelNames: ['reason'],
    registers: [this.registry],
  });
  readonly conversionWait = new Histogram({
    name: 'crossfoot_conversion_wait_seconds',
    help: 'Time from acceptance to the first run of a conversion.',
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 300, 1_200],
    registers: [this.registry],
  });
  readonly verdicts = new Counter({
    name: 'crossfoot_verdicts_total',
    help: 'Conversions that succeeded, by the verdict of the statement.',
    labelNames: ['verdict'],
    registers: [this.registry],
  });
  readonly pages = new Counter({
    name: 'crossfoot_pages_total',
    help: 'Pages that were read, by where their words came from: text or ocr.',
    labelNames: ['source'],
    registers: [this.registry],
  });
  readonly sandboxLosses = new Counter({
    name: 'crossfoot_sandbox_losses_total',
    help: 'Sandboxes that died or were killed over a document.',
    registers: [this.registry],
  });
  readonly requests = new Histogram({
    name: 'crossfoot_message_request_seconds',
    help: 'Time from a request to another service to its answer, by pattern and outcome.',
    labelNames: ['pattern', 'outcome'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 30],
    registers: [this.registry],
  });
  readonly documentOperations = new Counter({
    name: 'crossfoot_document_operations_total',
    help: 'Calls of the document store, by collection and operation.',
    labelNames: ['collection', 'operation'],
    registers: [this.registry],
  });
  readonly oldestUpload = new Gauge({
    name: 'crossfoot_oldest_upload_seconds',
    help: 'Age of the oldest upload in the object store at the last sweep.',
    registers: [this.registry],
  });
  readonly correctedRows = new Counter({
    name: 'crossfoot_corrected_rows_total',
    help: 'Rows that people corrected, each once, by the flag that the engine had put on them.',
    labelNames: ['flag'],
    registers: [this.registry],
  });
  readonly correctedReasons = new Counter({
    name: 'crossfoot_corrected_rows_by_reason_total',
    help: 'Rows that people corrected, each once, by the reasons of their account.',
    labelNames: ['reason'],
    registers: [this.registry],
  });
  readonly swept = new Counter({
    name: 'crossfoot_swept_total',
    help: 'What the sweepers found and put right.',
    labelNames: ['what'],
    registers: [this.registry],
  });

  constructor(options: { readonly processMetrics: boolean }) {
    if (options.processMetrics) collectDefaultMetrics({ register: this.registry });
  }

  /** Asks at every reading how many messages a service's handlers have refused to the end. */
  watchDeadLetters(service: string, count: () => Promise<number>): void {
    this.watch('crossfoot_dead_letters', 'Messages that were given up.', ['service'], async (gauge) =>
      gauge.set({ service }, await count()),
    );
  }

  /** Asks at every reading since when a collection's oldest event waits to be sent (its indexed field `outboxSince`). */
  watchOutbox<T extends { readonly outboxSince: number | null }>(name: string, collection: Collection<T>): void {
    const help = 'Age of the oldest event not sent yet.';
    this.watch('crossfoot_outbox_age_seconds', help, ['collection'], async (gauge) => {
      const sort = { field: 'outboxSince', order: 'ascending' } as const;
      const { items } = await collection.find({ outboxSince: { gt: 0 } }, { limit: 1, sort });
      const since = items[0]?.body.outboxSince ?? null;
      gauge.set({ collection: name }, since === null ? 0 : Math.max(0, (Date.now() - since) / 1_000));
    });
  }

  countSwept(what: string, number: number): void {
    if (number > 0) this.swept.inc({ what }, number);
  }

  /** Asks a queue at every reading what waits, runs, and was given up. Scaling follows `waiting`. */
  watchQueue(queue: string, counts: () => Promise<Readonly<Record<'waiting' | 'active' | 'dead', number>>>): void {
    const name = `crossfoot_jobs_${queue.replaceAll('-', '_')}`;
    this.watch(name, `Jobs of the queue ${queue} by state.`, ['state'], async (gauge) => {
      for (const [state, number] of Object.entries(await counts())) gauge.set({ state }, number);
    });
  }

  /** A gauge of one name may be watched by several services of one process, each for its own label. */
  private watch(
    name: string,
    help: string,
    labelNames: readonly string[],
    read: (gauge: Gauge) => Promise<void>,
  ): void {
    const readers = this.watched.get(name) ?? [];
    readers.push(read);
    if (readers.length > 1) return;
    this.watched.set(name, readers);
    new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [this.registry],
      // A store that does not answer costs one figure, never the page.
      async collect() {
        await Promise.allSettled(readers.map((reader) => reader(this)));
      },
    });
  }
}
