import { CodedError, sandboxMessages, type SandboxPayment } from '@crossfoot/contracts';
import { PortError, sandboxOf, type Invoice, type PaymentsPort, type PaymentsSandbox } from '@crossfoot/ports';
import { CheckedPayload, CONFIGURATION, PAYMENTS, type Configuration } from '@crossfoot/runtime';
import { Controller, Inject } from '@nestjs/common';
import { MessagePattern } from '@nestjs/microservices';
import type { z } from 'zod';
import { planByName } from '../catalogue/plan-catalogue.ts';
import { Reconciler } from '../subscription/reconciler.ts';

type In<M extends keyof typeof sandboxMessages> = z.output<(typeof sandboxMessages)[M]['schema']>;
type Out<M extends keyof typeof sandboxMessages> = Promise<z.output<(typeof sandboxMessages)[M]['reply']>>;

const nothingHere = (): CodedError => new CodedError('NOT_FOUND', 'There is nothing here.');
const iso = (at: number): string => new Date(at).toISOString();

/** What a customer does at the sandbox's pages. Where another provider is chosen there is nothing here. */
@Controller()
export class SandboxController {
  constructor(
    @Inject(PAYMENTS) private readonly payments: PaymentsPort,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    private readonly reconciler: Reconciler,
  ) {}

  @MessagePattern(sandboxMessages.confirm.pattern)
  async confirm(@CheckedPayload(sandboxMessages.confirm) request: In<'confirm'>): Out<'confirm'> {
    const sandbox = this.sandbox();
    return paymentOf(request.clientSecret, async () =>
      (await sandbox.pay(request.clientSecret, request.paymentMethodId)) === 'paid' ? 'succeeded' : 'requires_action',
    );
  }

  @MessagePattern(sandboxMessages.authenticate.pattern)
  async authenticate(@CheckedPayload(sandboxMessages.authenticate) request: In<'authenticate'>): Out<'authenticate'> {
    const sandbox = this.sandbox();
    return paymentOf(request.clientSecret, async () => {
      await sandbox.confirm(request.clientSecret, request.outcome);
      if (request.outcome === 'succeeds') return 'succeeded';
      throw new PortError('declined', 'Your bank did not confirm the payment. Nothing was charged.');
    });
  }

  @MessagePattern(sandboxMessages.checkoutPage.pattern)
  async checkoutPage(
    @CheckedPayload(sandboxMessages.checkoutPage) { sessionId }: In<'checkoutPage'>,
  ): Out<'checkoutPage'> {
    const page = await this.sandbox().checkoutPage(sessionId);
    if (page === null) throw nothingHere();
    const { plan, ...rest } = page;
    return { ...rest, displayName: displayName(plan), cards: this.cards() };
  }

  @MessagePattern(sandboxMessages.completeCheckout.pattern)
  async completeCheckout(
    @CheckedPayload(sandboxMessages.completeCheckout) request: In<'completeCheckout'>,
  ): Out<'completeCheckout'> {
    const { sessionId, paymentMethodId, bank } = request;
    const done = await coded(() => this.sandbox().completeCheckout(sessionId, paymentMethodId, bank));
    return { redirectTo: done?.redirectTo ?? null };
  }

  @MessagePattern(sandboxMessages.portalPage.pattern)
  async portalPage(@CheckedPayload(sandboxMessages.portalPage) { portalId }: In<'portalPage'>): Out<'portalPage'> {
    const page = await this.sandbox().portalPage(portalId);
    if (page === null) throw nothingHere();
    const { returnUrl, card, invoices } = page;
    return {
      returnUrl,
      card,
      invoices: invoices.map((one) => ({ ...viewOf(one), path: one.url })),
      cards: this.cards(),
    };
  }

  @MessagePattern(sandboxMessages.changeCard.pattern)
  async changeCard(@CheckedPayload(sandboxMessages.changeCard) request: In<'changeCard'>): Out<'changeCard'> {
    const page = await this.sandbox().portalPage(request.portalId);
    if (page === null) throw nothingHere();
    await coded(() => this.sandbox().changeCard(page.customerId, request.paymentMethodId));
    return { returnUrl: page.returnUrl };
  }

  @MessagePattern(sandboxMessages.invoice.pattern)
  async invoice(@CheckedPayload(sandboxMessages.invoice) { invoiceId }: In<'invoice'>): Out<'invoice'> {
    const invoice = await this.sandbox().invoice(invoiceId);
    if (invoice === null) throw nothingHere();
    return { ...viewOf(invoice), displayName: displayName(invoice.plan) };
  }

  @MessagePattern(sandboxMessages.clock.pattern)
  async clock(): Out<'clock'> {
    return { now: iso(this.sandbox().now()) };
  }

  /** Moves the provider's time on, and finishes what it brings before the answer. */
  @MessagePattern(sandboxMessages.moveClock.pattern)
  async moveClock(@CheckedPayload(sandboxMessages.moveClock) { advanceToAt }: In<'moveClock'>): Out<'moveClock'> {
    if (this.configuration.NODE_ENV === 'production') throw nothingHere();
    await this.sandbox().advanceTo(Date.parse(advanceToAt));
    await this.reconciler.reconcile();
    return this.clock();
  }

  private sandbox(): PaymentsSandbox {
    const sandbox = sandboxOf(this.payments);
    if (sandbox === null) throw nothingHere();
    return sandbox;
  }

  private cards(): z.output<typeof sandboxMessages.checkoutPage.reply>['cards'] {
    const { browser } = this.payments;
    return browser.provider === 'sandbox' ? [...browser.testCards] : [];
  }
}

const displayName = (plan: string): string => planByName(plan)?.displayName ?? plan;

function viewOf({ id, number, plan, amount, currency, status, issuedAt }: Invoice) {
  return { id, number, planName: plan, amount, currency, status, issuedAt: iso(issuedAt) };
}

/** As the provider's script tells a page: a declined card is an outcome, no failure. */
async function paymentOf(
  clientSecret: string,
  work: () => Promise<'succeeded' | 'requires_action'>,
): Promise<SandboxPayment> {
  const [paymentIntentId = ''] = clientSecret.split('_secret_');
  try {
    return { paymentIntentId, status: await coded(work), message: null };
  } catch (error) {
    if (!(error instanceof CodedError) || error.code !== 'PAYMENT_FAILED') throw error;
    return { paymentIntentId, status: 'requires_payment_method', message: error.message };
  }
}

async function coded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PortError)) throw error;
    if (error.code === 'declined') throw new CodedError('PAYMENT_FAILED', error.message);
    if (error.code === 'notFound' || error.code === 'refused') throw nothingHere();
    throw error;
  }
}
