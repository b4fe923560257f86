import type { PaymentLedger } from './payment-ledger.sqlite.ts';
import { signBody } from './payment-signature.ts';

type Receive = (rawBody: Uint8Array, signature: string) => Promise<void>;

/** Hands the sandbox's events over, signed, in their order: each until it is taken, also across restarts. */
export class PaymentEventDelivery {
  private receive: Receive | null = null;
  private running: Promise<void> | null = null;
  private isWoken = false;
  private isClosed = false;

  private readonly ledger: PaymentLedger;
  private readonly secret: () => string;

  constructor(ledger: PaymentLedger, secret: () => string) {
    this.ledger = ledger;
    this.secret = secret;
  }

  to(receive: Receive): void {
    this.receive = receive;
    void this.wake();
  }

  /** Events that come while others are being handed over are handed over by the same run. */
  async wake(): Promise<void> {
    this.isWoken = true;
    this.running ??= this.run();
    await this.running;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.running;
  }

  private async run(): Promise<void> {
    // The caller's own work ends first; and `running` is set before this run can end.
    await Promise.resolve();
    while (this.isWoken && this.receive !== null && !this.isClosed) {
      this.isWoken = false;
      await this.deliverPending(this.receive);
    }
    this.running = null;
  }

  private async deliverPending(receive: Receive): Promise<void> {
    for (let event = this.ledger.nextEvent(); event !== null && !this.isClosed; event = this.ledger.nextEvent()) {
      const rawBody = Buffer.from(event.body);
      try {
        await receive(rawBody, signBody(rawBody, this.secret(), Date.now()));
      } catch {
        // The next tick tries again.
        return;
      }
      this.ledger.delivered(event.seq);
    }
  }
}
