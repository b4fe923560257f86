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
      `<tr><td>${day(invoice.issuedAt)}</td><td><a class="whole" href="${escapeHtml(invoice.path ?? '')}">${escapeHtml(invoice.number)}</a></td>
<td>${money(invoice.amount, invoice.currency)}</td><td>${invoice.status}</td></tr>`,
  );
  const heads = ['Date', 'Invoice', 'Amount', 'Status'].map((head) => `<th scope="col">${head}</th>`).join('');
  return layout(
    'Card and invoices',
    `<p>Card on file: <strong>${escapeHtml(page.card ?? 'none')}</strong></p>
${alert(refusal)}
<form method="post" action="/sandbox-payments/portal/${encodeURIComponent(id)}">
${choiceOfCards(page.cards)}
<button>Use this card</button></form>
<table><thead><tr>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table>
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
:root{color-scheme:light dark;--paper:light-dark(#f5f9f6,#0b1310);--sheet:light-dark(#fff,#13201b);--rule:light-dark(#d3dfd7,#263a32);--strong:light-dark(#7d9186,#6b8579);
--ink:light-dark(#10201a,#eaf3ee);--soft:light-dark(#40544a,#b5c7bd);--brand:light-dark(#0b6a4e,#55cfa4);--tint:light-dark(#e0f0e8,#14372b);--on:light-dark(#fff,#05150f);--bad:light-dark(#a72c22,#f59b90);--badtint:light-dark(#fcebe8,#3b1a17)}
*{box-sizing:border-box}body{font:16px/1.5 'IBM Plex Sans',system-ui,sans-serif;margin:0;padding:2rem 1rem;background:var(--paper);color:var(--ink)}
main{max-width:30rem;margin:0 auto;background:var(--sheet);border:1px solid var(--rule);border-radius:16px;padding:clamp(1.25rem,5vw,2rem);box-shadow:0 8px 24px rgb(16 32 26/.08)}
h1{font-size:1.6rem;line-height:1.2;margin:.75rem 0 1rem}.facts{display:inline-block;margin:0;padding:.15rem .6rem;border-radius:6px;background:var(--tint);color:var(--brand);font-size:.875rem;font-weight:600}
.sum{display:flex;justify-content:space-between;gap:.25rem 1rem;flex-wrap:wrap;padding:.75rem 0;border-block:1px solid var(--rule)}
fieldset{border:0;padding:0;margin:1.25rem 0}legend{font-weight:600;margin-bottom:.5rem;padding:0}
label{display:flex;gap:.75rem;align-items:center;padding:.5rem .875rem;min-height:56px;border:1px solid var(--rule);border-radius:10px;margin-bottom:.5rem;cursor:pointer;font-variant-numeric:tabular-nums}
label:has(:checked){border-color:var(--brand);background:var(--tint)}input{flex:none;accent-color:var(--brand);width:1.1rem;height:1.1rem;margin:0}
small{display:block;color:var(--soft);font-size:.875rem}button{font:inherit;font-weight:600;width:100%;min-height:52px;border:0;border-radius:10px;background:var(--brand);color:var(--on);cursor:pointer;margin:.25rem 0}
button.quiet{background:none;color:inherit;border:1px solid var(--strong)}a{color:var(--brand);text-underline-offset:3px}
:focus-visible{outline:3px solid light-dark(#1757c2,#8db8ff);outline-offset:2px}[role=alert]{border-radius:10px;padding:.75rem 1rem;background:var(--badtint);color:var(--bad);font-weight:500}
table{width:100%;border-collapse:collapse;margin:1.5rem 0;font-size:.9375rem}th,td{text-align:left;padding:.5rem .5rem .5rem 0;vertical-align:top;border-bottom:1px solid var(--rule)}th{color:var(--soft);font-weight:600}.whole{white-space:nowrap}@media(width<26rem){table{font-size:.8125rem}}
dl{margin:0;display:grid;grid-template-columns:auto 1fr;gap:.5rem 1.5rem}dt{color:var(--soft)}dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}
@media print{body{background:#fff;padding:0}main{border:0;box-shadow:none}}
</style></head><body><main><p class="facts">Sandbox: no money moves.</p><h1>${escapeHtml(title)}</h1>
${content}</main></body></html>`;
}
