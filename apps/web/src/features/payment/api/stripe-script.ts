const address = 'https://js.stripe.com/v3/';

interface StripeError {
  readonly message?: string;
}
export interface StripeCardElement {
  mount(place: HTMLElement): void;
  destroy(): void;
  update(options: { readonly disabled: boolean }): void;
  on(event: 'ready', handler: () => void): void;
  on(event: 'change', handler: (change: { readonly error?: StripeError }) => void): void;
}
interface PaymentIntentResult {
  readonly error?: StripeError;
  readonly paymentIntent?: { readonly id: string; readonly status: string };
}
/** The little of the provider's script that is used here. */
export interface StripeScript {
  elements(): {
    create(
      kind: 'card',
      options: {
        readonly hidePostalCode: boolean;
        readonly style: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
      },
    ): StripeCardElement;
  };
  createPaymentMethod(data: {
    readonly type: 'card';
    readonly card: StripeCardElement;
  }): Promise<{ readonly error?: StripeError; readonly paymentMethod?: { readonly id: string } }>;
  confirmCardPayment(
    clientSecret: string,
    data?: { readonly payment_method: { readonly card: StripeCardElement } },
  ): Promise<PaymentIntentResult>;
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => StripeScript;
  }
}

let loading: Promise<void> | null = null;

function load(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      loading = null;
      reject(
        new Error('The card form of the payment provider could not be loaded. Check your connection and try again.'),
      );
    };
    document.head.append(script);
  });
}

/** The provider's script, fetched from the provider the first time a card element is shown, and never elsewhere. */
export async function stripeScript(publishableKey: string): Promise<StripeScript> {
  loading ??= load();
  await loading;
  if (window.Stripe === undefined) throw new Error('The card form of the payment provider did not start.');
  return window.Stripe(publishableKey);
}
