import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

export interface Question {
  readonly question: string;
  readonly answer: ReactNode;
}

/**
 * Questions of which at most one is open. Built on `<details name>`: the browser keeps them exclusive,
 * they work by keyboard, in page search, and with scripts off.
 */
export function Accordion({ name, questions }: { readonly name: string; readonly questions: readonly Question[] }) {
  return (
    <div className="divide-y divide-rule border-y border-rule">
      {questions.map(({ question, answer }) => (
        <details key={question} name={name} className="group">
          <summary className="flex min-h-11 list-none items-center justify-between gap-4 py-2.5 text-base sm:py-4 sm:text-[1.0625rem] font-semibold hover:text-brand [&::-webkit-details-marker]:hidden">
            {question}
            <Plus aria-hidden="true" className="size-5 shrink-0 text-brand transition-transform group-open:rotate-45" />
          </summary>
          <div className="max-w-[68ch] pb-5 text-ink-soft">{answer}</div>
        </details>
      ))}
    </div>
  );
}
