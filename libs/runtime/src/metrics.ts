import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** What a service counts. No label ever holds an id, an address or a name: only routes, codes and services. */
export class Metrics {
  readonly registry = new Registry();

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

  /** Asks a queue at every reading what waits, runs, and was given up. Scaling follows `waiting`. */
  watchQueue(queue: string, counts: () => Promise<Readonly<Record<'waiting' | 'active' | 'dead', number>>>): void {
    new Gauge({
      name: `crossfoot_jobs_${queue.replaceAll('-', '_')}`,
      help: `Jobs of the queue ${queue} by state.`,
      labelNames: ['state'],
      registers: [this.registry],
      async collect() {
        for (const [state, number] of Object.entries(await counts())) this.set({ state }, number);
      },
    });
  }
}
