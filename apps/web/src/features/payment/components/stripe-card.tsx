import { useEffect, useId, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { stripeScript, type StripeCardElement, type StripeScript } from '../api/stripe-script.ts';
import type { PaymentClient } from '../model/payment-client.ts';
import type { CardProps } from './card-panel.tsx';

interface StripeCardProps extends CardProps {
  readonly publishableKey: string;
  readonly ref: Ref<PaymentClient>;
}

/** The card element of Stripe: a frame of theirs, which our page cannot look into. */
export function StripeCard({ publishableKey, disabled, onReady, ref }: StripeCardProps) {
  const labelId = useId();
  const place = useRef<HTMLDivElement>(null);
  const card = useRef<{ readonly script: StripeScript; readonly element: StripeCardElement } | null>(null);
  const [error, setError] = useState<string | null>(null);

  useEffect(() => {
    let isGone = false;
    const start = async (): Promise<void> => {
      const script = await stripeScript(publishableKey);
      if (isGone || place.current === null) return;
      const element = script.elements().create('card', { hidePostalCode: false, style: ownStyle(place.current) });
      element.on('ready', () => onReady(true));
      element.on('change', (change) => setError(change.error?.message ?? null));
      element.mount(place.current);
      card.current = { script, element };
    };
    start().catch((failure: unknown) => setError(failure instanceof Error ? failure.message : String(failure)));
    return () => {
      isGone = true;
      card.current?.element.destroy();
      card.current = null;
      onReady(false);
    };
  }, [publishableKey, onReady]);

  useEffect(() => card.current?.element.update({ disabled }), [disabled]);

  useImperativeHandle(ref, () => {
    const current = () => {
      if (card.current === null) throw new Error('Card element not found');
      return card.current;
    };
    const paid = async (attempt: ReturnType<StripeScript['confirmCardPayment']>): Promise<string> => {
      const { error: refusal, paymentIntent } = await attempt;
      if (paymentIntent?.status === 'succeeded') return paymentIntent.id;
      throw new Error(refusal?.message ?? '');
    };
    return {
      createPaymentMethod: async () => {
        const { script, element } = current();
        const { error: refusal, paymentMethod } = await script.createPaymentMethod({ type: 'card', card: element });
        if (paymentMethod === undefined) throw new Error(refusal?.message ?? '');
        return paymentMethod.id;
      },
      confirmPayment: async (clientSecret) => {
        const { script, element } = current();
        return paid(script.confirmCardPayment(clientSecret, { payment_method: { card: element } }));
      },
      confirmAction: async (clientSecret) => paid(current().script.confirmCardPayment(clientSecret)),
    };
  }, []);

  return (
    <div>
      <p id={labelId} className="mb-1.5 text-sm font-semibold">
        Card
      </p>
      <div
        ref={place}
        role="group"
        aria-labelledby={labelId}
        className="min-h-12 rounded-lg border border-rule-strong bg-sheet px-3.5 py-3.5"
      />
      {error !== null && (
        <p role="alert" className="mt-1.5 text-sm font-medium text-bad">
          {error}
        </p>
      )}
    </div>
  );
}

/** The frame cannot see our style sheet; it is told our colours, light or dark. */
function ownStyle(place: HTMLElement) {
  const colour = (name: string): string => getComputedStyle(place).getPropertyValue(name);
  return {
    base: {
      color: colour('--ink'),
      iconColor: colour('--brand'),
      fontFamily: 'system-ui, sans-serif',
      fontSize: '16px',
      '::placeholder': { color: colour('--ink-faint') },
    },
    invalid: { color: colour('--bad'), iconColor: colour('--bad') },
  };
}
