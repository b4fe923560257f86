import type { InvoiceView } from '@crossfoot/contracts';
import { ExternalLink } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { useInvoices } from '../api/use-invoices.ts';
import { dayWords, moneyWords } from '../model/money-words.ts';

const standing = {
  paid: { tone: 'good', words: 'Paid' },
  open: { tone: 'warn', words: 'Not paid yet' },
  void: { tone: 'neutral', words: 'Void' },
} as const;

/** Receipts and invoices, newest first; nothing where nothing was ever charged. */
export function InvoiceList() {
  const { data: invoices } = useInvoices();
  if (invoices === undefined || invoices === null || invoices.length === 0) return null;
  return (
    <Card className="p-6">
      <h2 className="text-xl font-semibold">Receipts</h2>
      <ul className="mt-3 divide-y divide-rule border-t border-rule">
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </ul>
    </Card>
  );
}

function InvoiceRow({ invoice }: { readonly invoice: InvoiceView }) {
  const { tone, words } = standing[invoice.status];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-36 flex-1">
        <p className="font-medium">{dayWords(invoice.issuedAt)}</p>
        <p className="text-sm break-all text-ink-faint">{invoice.number}</p>
      </div>
      <Badge tone={tone}>{words}</Badge>
      <span className="figure font-medium whitespace-nowrap">{moneyWords(invoice)}</span>
      {invoice.url !== null && /^https?:/.test(invoice.url) && (
        <a
          href={invoice.url}
          target="_blank"
          rel="noreferrer"
          aria-label={`View receipt ${invoice.number} (new tab)`}
          className="inline-flex min-h-9 items-center gap-1.5 text-sm font-medium text-brand underline underline-offset-3 hover:text-brand-deep"
        >
          View
          <ExternalLink aria-hidden="true" className="size-3.5" />
        </a>
      )}
    </li>
  );
}
