import { paymentMessages, type PaymentConfiguration } from '@crossfoot/contracts';
import type { PaymentsPort } from '@crossfoot/ports';
import { CheckedPayload, PAYMENTS } from '@crossfoot/runtime';
import { Controller, Inject } from '@nestjs/common';
import { MessagePattern } from '@nestjs/microservices';
import type { z } from 'zod';
import { PaymentEvents } from './payment-events.ts';
import { asShown } from './price-check.ts';
import { PurchaseService } from './purchase.service.ts';
import { SubscriptionService } from './subscription.service.ts';

type In<M extends keyof typeof paymentMessages> = z.output<(typeof paymentMessages)[M]['schema']>;
type Out<M extends keyof typeof paymentMessages> = Promise<z.output<(typeof paymentMessages)[M]['reply']>>;

/** Subscriptions and payments, as the gateway asks for them. */
@Controller()
export class PaymentsController {
  constructor(
    @Inject(PAYMENTS) private readonly payments: PaymentsPort,
    private readonly purchases: PurchaseService,
    private readonly subscriptions: SubscriptionService,
    private readonly events: PaymentEvents,
  ) {}

  @MessagePattern(paymentMessages.configuration.pattern)
  configuration(@CheckedPayload(paymentMessages.configuration) { origin }: In<'configuration'>): PaymentConfiguration {
    const { browser } = this.payments;
    if (browser.provider === 'stripe') return { ...browser, redirectHosts: [...browser.redirectHosts] };
    const redirectHosts = [new URL(origin).host];
    return { provider: 'sandbox', publishableKey: null, redirectHosts, testCards: [...browser.testCards] };
  }

  @MessagePattern(paymentMessages.subscription.pattern)
  subscription(@CheckedPayload(paymentMessages.subscription) { userId }: In<'subscription'>): Out<'subscription'> {
    return this.subscriptions.view(userId);
  }

  @MessagePattern(paymentMessages.selectPlan.pattern)
  selectPlan(@CheckedPayload(paymentMessages.selectPlan) { userId, planName }: In<'selectPlan'>): Out<'selectPlan'> {
    return this.subscriptions.select(userId, planName);
  }

  @MessagePattern(paymentMessages.createSubscription.pattern)
  createSubscription(
    @CheckedPayload(paymentMessages.createSubscription) request: In<'createSubscription'>,
  ): Out<'createSubscription'> {
    return this.purchases.withCard(request.payer, request.planName, request.paymentMethodId);
  }

  @MessagePattern(paymentMessages.createPaymentIntent.pattern)
  createPaymentIntent(
    @CheckedPayload(paymentMessages.createPaymentIntent) request: In<'createPaymentIntent'>,
  ): Out<'createPaymentIntent'> {
    return this.purchases.withIntent(request.payer, asShown(request).name);
  }

  @MessagePattern(paymentMessages.createCheckoutSession.pattern)
  createCheckoutSession(
    @CheckedPayload(paymentMessages.createCheckoutSession) request: In<'createCheckoutSession'>,
  ): Out<'createCheckoutSession'> {
    return this.purchases.withCheckout(request.payer, asShown(request).name, request.origin);
  }

  @MessagePattern(paymentMessages.verifyPayment.pattern)
  verifyPayment(
    @CheckedPayload(paymentMessages.verifyPayment) { userId, sessionId }: In<'verifyPayment'>,
  ): Out<'verifyPayment'> {
    return this.subscriptions.verifyCheckout(userId, sessionId);
  }

  @MessagePattern(paymentMessages.updateSubscription.pattern)
  updateSubscription(
    @CheckedPayload(paymentMessages.updateSubscription) request: In<'updateSubscription'>,
  ): Out<'updateSubscription'> {
    const { userId, planName, paymentIntentId } = request;
    if (paymentIntentId === undefined) return this.subscriptions.changePlan(userId, planName);
    return this.subscriptions.finishIntent(userId, planName, paymentIntentId);
  }

  @MessagePattern(paymentMessages.endSubscription.pattern)
  endSubscription(
    @CheckedPayload(paymentMessages.endSubscription) { userId }: In<'endSubscription'>,
  ): Out<'endSubscription'> {
    return this.subscriptions.end(userId);
  }

  @MessagePattern(paymentMessages.invoices.pattern)
  invoices(@CheckedPayload(paymentMessages.invoices) { userId, origin }: In<'invoices'>): Out<'invoices'> {
    return this.subscriptions.invoices(userId, origin);
  }

  @MessagePattern(paymentMessages.portal.pattern)
  portal(@CheckedPayload(paymentMessages.portal) { userId, origin }: In<'portal'>): Out<'portal'> {
    return this.subscriptions.portal(userId, origin);
  }

  @MessagePattern(paymentMessages.paymentEvent.pattern)
  async paymentEvent(
    @CheckedPayload(paymentMessages.paymentEvent) { base64, signature }: In<'paymentEvent'>,
  ): Promise<null> {
    await this.events.receive(Buffer.from(base64, 'base64'), signature);
    return null;
  }
}
