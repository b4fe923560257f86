import type { sandboxMessages } from '@crossfoot/contracts';
import type { z } from 'zod';

type Page<M extends keyof typeof sandboxMessages> = z.output<(typeof sandboxMessages)[M]['reply']>;
type Cards = Page<'checkoutPage'>['cards'];

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

export const sandboxPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const money = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100);
const day = (iso: string): string => new Date(iso).toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'long' });
const digits = (number: string): string => number.replace(/(.{4})(?=.)/g, '$1 ');

/** The checkout page, in the place of the provider's. `refusal`: why the last try failed. */
export function checkoutPage(id: string, page: Page<'checkoutPage'>, refusal: string | null): string {
  const { displayName, dueNow, amount, currency, cancelUrl } = page;
  const back = `<p><a href="${escapeHtml(cancelUrl)}">Back to Crossfoot</a></p>`;
  if (page.status !== 'open') return layout('Checkout', `<p>This checkout is over.</p>${back}`);
  const after = dueNow === amount ? 'every month' : `today, then ${money(amount, currency)} a month`;
  return layout(
    'Checkout',
    `<p class="sum"><strong>${escapeHtml(displayName)}</strong><span>${money(dueNow, currency)} ${after}</span></p>
${alert(refusal)}
<form method="post" action="/sandbox-payments/checkout/${encodeURIComponent(id)}">
${choiceOfCards(page.cards)}
<button>Pay ${money(dueNow, currency)}</button></form>${back}`,
  );
}

/** The bank's question about a payment. */
export function bankPage(id: string, paymentMethodId: string): string {
  const field = (name: string, value: string): string =>
    `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
  const answer = (value: string, label: string): string =>
    `<button name="bank" value="${value}"${value === 'fails' ? ' class="quiet"' : ''}>${label}</button>`;
  return layout(
    'Your bank asks',
    `<p>This test card asks for a confirmation by its bank.</p>
<form method="post" action="/sandbox-payments/checkout/${encodeURIComponent(id)}">
${field('paymentMethodId', paymentMethodId)}${answer('succeeds', 'Confirm the payment')}${answer('fails', 'Refuse it')}</form>`,
  );
}

/** The page where a customer changes the card and sees what was charged. */
export function portalPage(id: string, page: Page<'portalPage'>, refusal: string | null): string {
  const rows = page.invoices.map(
    (invoice) =>
      `<tr><td>${day(invoice.issuedAt)}</td><td><a href="${escapeHtml(invoice.path ?? '')}">${escapeHtml(invoice.number)}</a></td>
<td>${money(invoice.amount, invoice.currency)}</td><td>${invoice.status}</td></tr>`,
  );
  return layout(
    'Card and invoices',
    `<p>Card on file: <strong>${escapeHtml(page.card ?? 'none')}</strong></p>
${alert(refusal)}
<form method="post" action="/sandbox-payments/portal/${encodeURIComponent(id)}">
${choiceOfCards(page.cards)}
<button>Use this card</button></form>
<table><thead><tr><th>Date</th><th>Invoice</th><th>Amount</th><th>Status</th></tr></thead><tbody>${rows.join('')}</tbody></table>
<p><a href="${escapeHtml(page.returnUrl)}">Back to Crossfoot</a></p>`,
  );
}

export function invoicePage(invoice: Page<'invoice'>): string {
  return layout(
    `Invoice ${invoice.number}`,
    `<dl><dt>Plan</dt><dd>${escapeHtml(invoice.displayName)}, one month</dd><dt>Date</dt><dd>${day(invoice.issuedAt)}</dd>
<dt>Amount</dt><dd>${money(invoice.amount, invoice.currency)}</dd><dt>Status</dt><dd>${invoice.status}</dd></dl>`,
  );
}

const alert = (text: string | null): string => (text === null ? '' : `<p role="alert">${escapeHtml(text)}</p>`);

function choiceOfCards(cards: Cards): string {
  const options = cards.map(
    ({ number, label, paymentMethodId }, index) =>
      `<label><input type="radio" name="paymentMethodId" value="${escapeHtml(paymentMethodId)}"${index === 0 ? ' checked' : ''}>
<span>${digits(number)}<small>${escapeHtml(label)}</small></span></label>`,
  );
  return `<fieldset><legend>Test card</legend>${options.join('')}</fieldset>`;
}

function layout(title: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${escapeHtml(title)} · Payment sandbox</title><style>
body{font:16px/1.5 system-ui,sans-serif;max-width:30rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.4rem;margin:.25rem 0 1rem}.facts{margin:0;opacity:.8}.sum{display:flex;justify-content:space-between;gap:1rem;flex-wrap:wrap}
fieldset{border:1px solid #8888;border-radius:10px;padding:.5rem 1rem;margin:1rem 0}label{display:flex;gap:.75rem;align-items:center;padding:.5rem 0;min-height:44px}
small{display:block;opacity:.8}button{font:inherit;font-weight:600;width:100%;padding:.75rem;border:0;border-radius:10px;background:#0f6b4f;color:#fff;cursor:pointer;margin:.25rem 0}
button.quiet{background:none;color:inherit;border:1px solid #8888}[role=alert]{border-left:4px solid #c2410c;padding:.5rem .75rem;background:#c2410c1f}
table{width:100%;border-collapse:collapse;margin:1.5rem 0}th,td{text-align:left;padding:.4rem .25rem;border-bottom:1px solid #8885}dt{opacity:.8}dd{margin:0 0 .5rem}
</style></head><body><main><p class="facts">Payment sandbox: no money moves.</p><h1>${escapeHtml(title)}</h1>
${content}</main></body></html>`;
}
