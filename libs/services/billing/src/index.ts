import type { ServiceDefinition } from '@crossfoot/runtime';
import { BillingModule } from './billing.module.ts';

/** Plans, page allowances, and (with the payments port) subscriptions. */
export const billingService: ServiceDefinition = {
  name: 'billing',
  module: BillingModule,
  ports: ['messages', 'documents', 'payments'],
};
export { BillingModule };
// For operators' tools and tests.
export { BillingController } from './billing.controller.ts';
export { accountCollection } from './subscription/account.document.ts';
export { allowanceCollection } from './allowance/allowance.document.ts';
export { pagesCharged } from './allowance/page-count.ts';
export { paymentEventCollection } from './subscription/payment-events.ts';
export { PaymentsController } from './subscription/payments.controller.ts';
export { providerCatalogue } from './catalogue/plan-catalogue.ts';
export { Reconciler } from './subscription/reconciler.ts';
export { HeldPagesSweeper } from './allowance/held-pages.sweeper.ts';
