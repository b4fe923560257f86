import { ChevronDown } from 'lucide-react';
import { formatCardNumber } from '../model/card-form.ts';

interface TestCardListProps {
  readonly cards: readonly { readonly number: string; readonly label: string }[];
  readonly disabled: boolean;
  readonly onChoose: (number: string) => void;
}

/** The cards that the sandbox knows, and what becomes of a payment with each. */
export function TestCardList({ cards, disabled, onChoose }: TestCardListProps) {
  return (
    <details className="group text-sm">
      <summary className="flex min-h-9 list-none items-center gap-1.5 font-medium text-brand hover:text-brand-deep [&::-webkit-details-marker]:hidden">
        Show the test cards
        <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="mt-1 divide-y divide-rule border-y border-rule">
        {cards.map(({ number, label }) => (
          <li key={number}>
            <button
              type="button"
              disabled={disabled}
              onClick={() => onChoose(number)}
              className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 py-2 text-left hover:text-brand disabled:opacity-55"
            >
              <span className="figure whitespace-nowrap">{formatCardNumber(number)}</span>
              <span className="text-ink-soft">{label}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
