import type { BrowserContext, Locator, Page, Request } from 'playwright-core';

/** What becomes of a payment with a test card, as the list of the card element says. */
export const testCards = {
  succeeds: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  bankAsks: '4000002500003155',
  failsWhenRenewed: '4000000000000341',
} as const;

/** Types a card into the card element inside `place`, as its owner does. */
export async function fillCard(place: Locator, number: string): Promise<void> {
  await place.getByLabel('Card number').fill('');
  await place.getByLabel('Card number').pressSequentially(number);
  await place.getByLabel('Expiry date').fill('1249');
  await place.getByLabel('CVC').fill('123');
  await place.getByLabel('Postal code').fill('10001');
}

/** Types a card, and pays. */
export async function payWith(place: Locator, number: string): Promise<void> {
  await fillCard(place, number);
  await place.getByRole('button', { name: /^Pay / }).click();
}

/** Answers the bank's question. */
export async function answerBank(page: Page, answer: 'Confirm payment' | 'Refuse'): Promise<void> {
  await page.getByRole('dialog', { name: 'Your bank asks' }).getByRole('button', { name: answer }).click();
}

/** Fills the billing form of the checkout page. */
export async function fillBillingForm(page: Page, cardNumber: string): Promise<void> {
  const values = {
    'Card number': cardNumber,
    'Expiry date': '1249',
    CVV: '123',
    'Cardholder name': 'Ada Byron',
    Address: '1 Ledger Lane',
    City: 'London',
    'Postal code': 'N1 7AA',
    Country: 'United Kingdom',
  };
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
}

/** Pays on the hosted page of the sandbox with the card of that label. */
export async function payOnHostedPage(page: Page, label: RegExp): Promise<void> {
  await page.waitForURL('**/sandbox-payments/checkout/**');
  await page.getByRole('radio', { name: label }).check();
  await page.getByRole('button', { name: /^Pay / }).click();
}

/** Moves the provider's time on, to a moment behind the next renewals. */
export async function passDays(page: Page, days: number): Promise<void> {
  const status = await page.evaluate(async (dayCount) => {
    const { now } = (await (await fetch('/sandbox-payments/clock')).json()) as { now: string };
    const advanceToAt = new Date(Date.parse(now) + dayCount * 86_400_000).toISOString();
    const reply = await fetch('/sandbox-payments/clock', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advanceToAt }),
    });
    return reply.status;
  }, days);
  if (status !== 200) throw new Error(`The clock of the sandbox answers ${status}.`);
}

/** Everything that a browser sends: where to, and whether one of `secrets` is in it. */
export function watchRequests(context: BrowserContext, secrets: readonly string[]) {
  const hosts = new Set<string>();
  const leaks: string[] = [];
  context.on('request', (request: Request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http')) hosts.add(url.host);
    const sent = decodeURIComponent(request.url()) + (request.postDataBuffer()?.toString('latin1') ?? '');
    const digits = sent.replace(/[\s+]|%20/g, '');
    if (secrets.some((secret) => digits.includes(secret))) leaks.push(`${request.method()} ${url.pathname}`);
  });
  return { hosts, leaks };
}
