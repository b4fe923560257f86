import { sandboxOf, type CollectionDefinition, type DocumentsPort, type PaymentsPort } from '@crossfoot/ports';
import {
  CONFIGURATION,
  DOCUMENTS,
  LOG,
  PAYMENTS,
  withRecentDocuments,
  type Configuration,
  type Log,
} from '@crossfoot/runtime';
import { Inject, Module, type FactoryProvider, type OnApplicationBootstrap } from '@nestjs/common';
import { allowanceCollection } from './allowance/allowance.document.ts';
import { AllowanceService } from './allowance/allowance.service.ts';
import { HeldPagesSweeper } from './allowance/held-pages.sweeper.ts';
import { UploadBrake, uploadBrakeCollection } from './allowance/upload-brake.ts';
import { BillingController } from './billing.controller.ts';
import { providerCatalogue } from './catalogue/plan-catalogue.ts';
import { SandboxController } from './sandbox/sandbox.controller.ts';
import { AccountClosing } from './subscription/account-closing.ts';
import { accountCollection } from './subscription/account.document.ts';
import { CustomerAccounts } from './subscription/customer-accounts.ts';
import { PaymentClock } from './subscription/payment-clock.ts';
import { paymentEventCollection, PaymentEvents } from './subscription/payment-events.ts';
import { PaymentsController } from './subscription/payments.controller.ts';
import { PriceCheck } from './subscription/price-check.ts';
import { PurchaseService } from './subscription/purchase.service.ts';
import { Reconciler } from './subscription/reconciler.ts';
import { SubscriptionService } from './subscription/subscription.service.ts';
import { SubscriptionSync } from './subscription/subscription.sync.ts';
import { ACCOUNTS, ALLOWANCES, PAYMENT_EVENTS, UPLOAD_BRAKES } from './tokens.ts';

function collection<T extends object>(provide: symbol, definition: CollectionDefinition<T>): FactoryProvider {
  return { provide, inject: [DOCUMENTS], useFactory: (port: DocumentsPort) => port.collection(definition) };
}

/** Changed several times within seconds, mostly by the same process. */
function busyCollection<T extends object>(provide: symbol, definition: CollectionDefinition<T>): FactoryProvider {
  const open = async (port: DocumentsPort) => withRecentDocuments(await port.collection(definition));
  return { provide, inject: [DOCUMENTS], useFactory: open };
}

@Module({
  controllers: [BillingController, PaymentsController, SandboxController],
  providers: [
    collection(ACCOUNTS, accountCollection),
    busyCollection(ALLOWANCES, allowanceCollection),
    collection(PAYMENT_EVENTS, paymentEventCollection),
    busyCollection(UPLOAD_BRAKES, uploadBrakeCollection),
    UploadBrake,
    PaymentClock,
    SubscriptionSync,
    AllowanceService,
    HeldPagesSweeper,
    CustomerAccounts,
    PriceCheck,
    PurchaseService,
    SubscriptionService,
    PaymentEvents,
    AccountClosing,
    Reconciler,
  ],
})
export class BillingModule implements OnApplicationBootstrap {
  constructor(
    @Inject(PAYMENTS) private readonly payments: PaymentsPort,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(LOG) private readonly log: Log,
    private readonly events: PaymentEvents,
  ) {}

  /** The sandbox is given the catalogue's prices, and hands its events over; real ones come through the gateway. */
  async onApplicationBootstrap(): Promise<void> {
    const sandbox = sandboxOf(this.payments);
    if (sandbox === null) return;
    if (this.configuration.NODE_ENV === 'production')
      this.log.warn({}, 'payments go to the sandbox: every plan can be had with a test card, and no money moves');
    await sandbox.setUpCatalogue(providerCatalogue);
    sandbox.deliverEventsTo((rawBody, signature) => this.events.receive(rawBody, signature));
  }
}
