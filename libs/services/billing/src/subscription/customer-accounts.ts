import { CodedError } from '@crossfoot/contracts';
import type { Collection, PaymentsPort, Stored } from '@crossfoot/ports';
import { changeDocument, getOrCreateDocument, PAYMENTS } from '@crossfoot/runtime';
import { Inject, Injectable } from '@nestjs/common';
import { ACCOUNTS } from '../tokens.ts';
import { freeAccount, type Account } from './account.document.ts';

/** Who pays, as the gateway knows the signed-in user. */
export interface Payer {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
}

/** Billing accounts and the provider's customers behind them. */
@Injectable()
export class CustomerAccounts {
  constructor(
    @Inject(ACCOUNTS) private readonly accounts: Collection<Account>,
    @Inject(PAYMENTS) private readonly payments: PaymentsPort,
  ) {}

  async read(userId: string): Promise<Stored<Account>> {
    const stored = await this.accounts.get(userId);
    if (stored === null) throw new CodedError('UNAUTHENTICATED', 'Please sign in again.');
    return stored;
  }

  /** The account with a customer at the provider. */
  async ensure(payer: Payer): Promise<void> {
    const account = await getOrCreateDocument(this.accounts, payer.userId, freeAccount(Date.now()));
    if (account.customerId !== null) return;
    const { customerId } = await this.payments.ensureCustomer(payer);
    await changeDocument(this.accounts, payer.userId, (body) =>
      body.customerId === null ? { ...body, customerId } : null,
    );
  }
}
