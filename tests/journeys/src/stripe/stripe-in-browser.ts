import type { StripeStandIn } from './stripe-stand-in.ts';
import type { BrowserContext, Route } from 'playwright-core';
import { testCards } from '../payment-steps.ts';

const methods: Readonly<Record<string, string>> = {
  [testCards.succeeds]: 'pm_card_visa',
  [testCards.declined]: 'pm_card_visa_chargeDeclined',
  [testCards.bankAsks]: 'pm_card_authenticationRequired',
};

/** What `https://js.stripe.com/v3/` gives a page, as far as ours uses it: frames of another origin that hold the card. */
const script = `
let number = '';
let answerBank = () => {};
addEventListener('message', ({ origin, data }) => {
  if (origin === 'https://js.stripe.com') number = data.number;
  if (origin === 'https://hooks.stripe.com') answerBank(data.outcome);
});
const frame = (name, src, style) => Object.assign(document.createElement('iframe'), { name, src, style });
const call = async (path, fields) =>
  (await fetch('https://api.stripe.com/v1/' + path, { method: 'POST', body: new URLSearchParams(fields) })).json();
const askBank = () => new Promise((resolve) => {
  const place = document.createElement('div');
  place.append(frame('__privateStripeFrame2', 'https://hooks.stripe.com/3d_secure', 'position:fixed;inset:0;width:100%;height:100%;z-index:2147483647;border:0'));
  document.body.append(place);
  answerBank = (outcome) => { place.remove(); resolve(outcome); };
});
window.Stripe = () => ({
  elements: () => ({ create: () => {
    const card = frame('__privateStripeFrame1', 'https://js.stripe.com/v3/card.html', 'border:0;width:100%;height:60px');
    return {
      mount: (place) => place.append(card),
      destroy: () => card.remove(),
      update: () => {},
      on: (event, handler) => { if (event === 'ready') card.onload = () => handler(); },
    };
  } }),
  createPaymentMethod: () => call('payment_methods', { number }),
  confirmCardPayment: async (secret, data) => {
    const first = data === undefined ? { status: 'requires_action' } : await call('pay', { secret, number });
    if (first.status !== 'requires_action') return first;
    return call('authenticate', { secret, outcome: await askBank() });
  },
});`;
const cardPage = `<input aria-label="Card number" oninput="parent.postMessage({ number: this.value }, '*')">`;
const bankPage = `<body style="background:#fff"><input aria-label="Code of your bank">
<button onclick="parent.postMessage({ outcome: document.querySelector('input').value === '1234' ? 'succeeds' : 'fails' }, '*')">Confirm</button>`;

/** Stands in for Stripe's hosts in a browser; `loads` are the addresses of our pages that asked for its script. */
export async function standInForStripe(context: BrowserContext, { sandbox }: StripeStandIn) {
  const loads: string[] = [];
  const headers = { 'access-control-allow-origin': '*' };
  const html = (route: Route, body: string) => route.fulfill({ contentType: 'text/html', body });
  const json = (route: Route, body: object) =>
    route.fulfill({ headers, contentType: 'application/json', body: JSON.stringify(body) });
  await context.route('https://js.stripe.com/v3/', (route) => {
    loads.push(new URL(route.request().frame().url()).pathname);
    return route.fulfill({ contentType: 'text/javascript', body: script });
  });
  await context.route('https://js.stripe.com/v3/card.html', (route) => html(route, cardPage));
  await context.route('https://hooks.stripe.com/3d_secure', (route) => html(route, bankPage));
  await context.route('https://api.stripe.com/v1/*', async (route) => {
    const fields = new URLSearchParams(route.request().postData() ?? '');
    const method = methods[fields.get('number') ?? ''] ?? '';
    const secret = fields.get('secret') ?? '';
    const paid = { paymentIntent: { id: secret.split('_secret_')[0], status: 'succeeded' } };
    switch (new URL(route.request().url()).pathname.split('/').at(-1)) {
      case 'payment_methods':
        return json(route, { paymentMethod: { id: method } });
      case 'pay':
        return json(
          route,
          await sandbox.pay(secret, method).then(
            (outcome) => (outcome === 'paid' ? paid : { status: 'requires_action' }),
            (error: Error) => ({ error: { message: error.message } }),
          ),
        );
      default: {
        const outcome = fields.get('outcome') === 'succeeds' ? 'succeeds' : 'fails';
        await sandbox.confirm(secret, outcome);
        return json(route, outcome === 'succeeds' ? paid : { error: { message: 'The bank did not confirm.' } });
      }
    }
  });
  await context.route('https://checkout.stripe.com/c/pay/*', async (route) => {
    const id = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const done = await sandbox.completeCheckout(id, 'pm_card_visa');
    return html(route, `<h1>Stripe Checkout</h1><a href="${done?.redirectTo}">Paid</a>`);
  });
  return { loads };
}
