import { randomUUID } from 'node:crypto';
import { PortError } from '@crossfoot/ports';
import type { Invoice, PlanPrice, SubscriptionState } from '@crossfoot/ports';
import { z } from 'zod';
import type { PaymentLedger } from './payment-ledger.sqlite.ts';
import { invoiceSchema, priceSchema } from './payment-records.ts';
import type { InvoiceRecord } from './payment-records.ts';

/** Where the gateway shows an invoice of the sandbox. */
const invoicePath = '/sandbox-payments/invoices/';

/** Prices and invoices of the payment sandbox. Called inside a transaction. */
export class PaymentInvoices {
  private readonly ledger: PaymentLedger;

  constructor(ledger: PaymentLedger) {
    this.ledger = ledger;
  }

  setPrices(prices: readonly PlanPrice[], launchPercentOff: number): void {
    for (const { plan, amount, currency } of prices) this.ledger.put('price', plan, { plan, amount, currency });
    this.ledger.put('setting', 'launchPercentOff', launchPercentOff);
  }

  prices(): readonly PlanPrice[] {
    return this.ledger.all('price', priceSchema);
  }

  priceOf(plan: string): PlanPrice {
    const price = this.ledger.get('price', plan, priceSchema);
    if (price === null) throw new PortError('refused', `The provider has no price for the plan ${plan}`);
    return price;
  }

  /** What a charge of a plan comes to; half a cent is rounded in the customer's favour. */
  amountOf(plan: string, halved: boolean): number {
    const off = halved ? (this.ledger.get('setting', 'launchPercentOff', z.int()) ?? 0) : 0;
    return Math.floor((this.priceOf(plan).amount * (100 - off)) / 100);
  }

  add(
    { customerId, subscriptionId, plan }: SubscriptionState,
    { halved, paid, at }: { readonly halved: boolean; readonly paid: boolean; readonly at: number },
  ): void {
    const id = `in_${randomUUID()}`;
    const number = `CF-${String(this.ledger.all('invoice', invoiceSchema).length + 1).padStart(5, '0')}`;
    const { currency } = this.priceOf(plan);
    const amount = this.amountOf(plan, halved);
    const status = paid ? 'paid' : 'open';
    const invoice: InvoiceRecord = {
      id,
      number,
      customerId,
      subscriptionId,
      plan,
      amount,
      currency,
      halved,
      status,
      at,
    };
    this.ledger.put('invoice', id, invoice);
  }

  payOpen(subscriptionId: string, at: number): void {
    for (const invoice of this.of({ subscriptionId }))
      if (invoice.status === 'open') this.ledger.put('invoice', invoice.id, { ...invoice, status: 'paid', at });
  }

  voidOpen(subscriptionId: string): void {
    for (const invoice of this.of({ subscriptionId }))
      if (invoice.status === 'open') this.ledger.put('invoice', invoice.id, { ...invoice, status: 'void' });
  }

  refundLatest(subscriptionId: string): void {
    const paid = this.of({ subscriptionId }).findLast(({ status }) => status === 'paid');
    if (paid !== undefined) this.ledger.put('invoice', paid.id, { ...paid, status: 'void' });
  }

  lastCharge(subscriptionId: string): SubscriptionState['lastCharge'] {
    const paid = this.of({ subscriptionId }).findLast(({ status }) => status === 'paid');
    if (paid === undefined) return null;
    return { invoiceId: paid.id, amount: paid.amount, currency: paid.currency, paidAt: paid.at };
  }

  /** Oldest first. */
  of(wanted: { readonly customerId?: string; readonly subscriptionId?: string }): readonly InvoiceRecord[] {
    return this.ledger
      .all('invoice', invoiceSchema)
      .filter(
        (invoice) =>
          (wanted.customerId ?? invoice.customerId) === invoice.customerId &&
          (wanted.subscriptionId ?? invoice.subscriptionId) === invoice.subscriptionId,
      );
  }

  get(id: string): InvoiceRecord | null {
    return this.ledger.get('invoice', id, invoiceSchema);
  }
}

export function asInvoice({ id, number, plan, amount, currency, status, at }: InvoiceRecord): Invoice {
  return { id, number, plan, amount, currency, status, issuedAt: at, url: `${invoicePath}${id}` };
}
