import { mkdtemp, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDocuments, openPayments } from '@crossfoot/adapters-embedded';
import { embeddedUrls } from '@crossfoot/adapters-embedded';
import { TransportClient } from '@crossfoot/ports';
import type { Collection, CollectionDefinition, DocumentsPort, MessagesPort } from '@crossfoot/ports';
import {
  configurationOf,
  createLog,
  Health,
  MessageBus,
  Metrics,
  PortsModule,
  readEnvironment,
} from '@crossfoot/runtime';
import { BillingController, BillingModule, PaymentsController, Reconciler } from '@crossfoot/service-billing';
import { Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Fate, Killed, mortal } from './fate.ts';

export interface SentEvent {
  readonly pattern: string;
  readonly payload: unknown;
}

/** The stores and the payment provider that all processes of billing share, and what they have sent. */
export class BillingSurroundings {
  readonly sent: SentEvent[] = [];

  private constructor(
    readonly folder: string,
    readonly documents: DocumentsPort,
    readonly payments: ReturnType<typeof openPayments>,
  ) {}

  static async open(): Promise<BillingSurroundings> {
    // Nothing here has to outlive the machine: what lies in memory is written fastest.
    const parent = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
    const folder = await mkdtemp(join(parent, 'crossfoot-billing-'));
    const urls = embeddedUrls(folder);
    return new BillingSurroundings(folder, openDocuments(urls.DOCUMENTS_URL), openPayments(urls.PAYMENTS_URL));
  }

  async close(): Promise<void> {
    await this.payments.close();
    await this.documents.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}

@Module({})
class BillingRoot {}

/** One running process of the billing service, which lives as long as its fate allows. */
export class BillingProcess {
  private constructor(
    private readonly app: INestApplicationContext,
    private readonly fate: Fate,
  ) {}

  static async start(around: BillingSurroundings, fate = new Fate(Infinity, false)): Promise<BillingProcess> {
    const documents: DocumentsPort = {
      collection: async <T extends object>(definition: CollectionDefinition<T>): Promise<Collection<T>> =>
        mortal(await around.documents.collection(definition), fate, [
          'insert',
          'get',
          'findOne',
          'find',
          'replace',
          'delete',
          'purgeExpired',
        ]),
      ping: () => around.documents.ping(),
      close: async () => undefined,
    };
    const provider = mortal(around.payments, fate, [
      'ensureCustomer',
      'createSubscription',
      'changePlan',
      'cancel',
      'resume',
      'subscriptionsOf',
      'createCheckoutSession',
      'getCheckoutSession',
      'expireCheckoutSession',
      'readEvent',
    ]);
    // The provider hands its events to whoever drives these processes.
    const payments = new Proxy(provider, {
      get: (from, name) => (name === 'deliverEventsTo' ? () => undefined : Reflect.get(from, name)),
    });
    const bus = new MessageBus({ client: () => new Sender(around, fate) } as unknown as MessagesPort);
    const configuration = configurationOf(readEnvironment({ NODE_ENV: 'test' }), new Uint8Array(32));
    const surroundings = {
      ports: { documents, payments },
      configuration,
      log: createLog({ level: 'silent' }),
      metrics: new Metrics({ processMetrics: false }),
      bus,
      health: new Health({}),
    };
    const imports = [PortsModule.with(surroundings), BillingModule];
    const app = await NestFactory.createApplicationContext(
      { module: BillingRoot, imports },
      { logger: false, abortOnError: false },
    );
    return new BillingProcess(app, fate);
  }

  get isDead(): boolean {
    return this.fate.isDead;
  }

  get payments(): PaymentsController {
    return this.app.get(PaymentsController, { strict: false });
  }

  get billing(): BillingController {
    return this.app.get(BillingController, { strict: false });
  }

  /** As by the clock. The reconciler goes on after an account that it could not read; a dead process does not. */
  async reconcile(): Promise<void> {
    await this.app.get(Reconciler, { strict: false }).reconcile();
    if (this.isDead) throw new Killed('The process was killed.');
  }

  /** Waits for nothing that a dead process has under way. */
  async stop(): Promise<void> {
    await this.app.close();
  }
}

/** Sends into a list. */
class Sender extends TransportClient {
  constructor(around: BillingSurroundings, fate: Fate) {
    super({
      request: async () => {
        throw new Killed('Nobody answers here.');
      },
      publishEvent: (pattern, payload) => fate.allow(async () => void around.sent.push({ pattern, payload })),
    });
  }
}
