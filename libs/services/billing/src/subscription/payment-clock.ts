import { sandboxOf, type PaymentsPort } from '@crossfoot/ports';
import { PAYMENTS } from '@crossfoot/runtime';
import { Inject, Injectable } from '@nestjs/common';

/** The time by which periods are counted: the provider's, whose clock a sandbox can move on. */
@Injectable()
export class PaymentClock {
  private readonly sandbox;

  constructor(@Inject(PAYMENTS) payments: PaymentsPort) {
    this.sandbox = sandboxOf(payments);
  }

  now(): number {
    return this.sandbox?.now() ?? Date.now();
  }
}
