import type { PaymentConfiguration } from '@crossfoot/contracts';
import type { Ref } from 'react';
import type { PaymentClient } from '../model/payment-client.ts';
import { SandboxCard } from './sandbox-card.tsx';
import { StripeCard } from './stripe-card.tsx';

export interface CardProps {
  readonly disabled: boolean;
  /** Whether a card can be entered; a stable function. */
  readonly onReady: (isReady: boolean) => void;
}

interface CardPanelProps extends CardProps {
  readonly configuration: PaymentConfiguration;
  readonly ref: Ref<PaymentClient>;
}

/** Where the card is entered, as the configured payment provider has it. */
export function CardPanel({ configuration, ...rest }: CardPanelProps) {
  switch (configuration.provider) {
    case 'stripe':
      return <StripeCard publishableKey={configuration.publishableKey} {...rest} />;
    case 'sandbox':
      return <SandboxCard testCards={configuration.testCards} {...rest} />;
  }
}
