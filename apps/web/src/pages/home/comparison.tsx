import { Check, Minus } from 'lucide-react';
import { SectionHeading } from '#ui/section-heading.tsx';

const rows = [
  { what: 'Rows added up against the printed balances', us: true, hand: 'If you do it', tools: null },
  { what: 'Says so when a row is in doubt', us: true, hand: null, tools: null },
  { what: 'A description over two lines stays one row', us: true, hand: 'If you do it', tools: 'Often split' },
  { what: 'Money out is negative, whatever the bank prints', us: true, hand: 'If you do it', tools: 'As printed' },
  { what: 'Carried-over dates and missing years filled in', us: true, hand: 'If you do it', tools: null },
  {
    what: 'Ready for QuickBooks, Xero and FreshBooks',
    us: true,
    hand: 'After reformatting',
    tools: 'After reformatting',
  },
  { what: 'Reads any table in any PDF', us: null, hand: 'Yes', tools: 'Yes' },
] as const;

/** Against the other ways of doing it, including where they are better. */
export default function Comparison() {
  return (
    <section aria-labelledby="comparison-heading" className="border-y border-rule bg-paper-deep">
      <div className="page-width py-20 sm:py-28">
        <SectionHeading id="comparison-heading" eyebrow="Compared" title="Against the other ways of doing it">
          Crossfoot does one thing: statements. General tools read more kinds of table, but do not know what a balance
          is.
        </SectionHeading>
        <div
          className="mt-12 overflow-x-auto rounded-2xl border border-rule bg-sheet shadow-sheet"
          role="region"
          aria-label="Table of the comparison"
          tabIndex={0}
        >
          <table className="w-full min-w-[38rem] text-left">
            <thead>
              <tr className="border-b-2 border-ink/60">
                <th scope="col" className="px-5 py-4">
                  <span className="sr-only">What it does</span>
                </th>
                <th scope="col" className="bg-brand-tint px-5 py-4 font-semibold text-brand-deep">
                  Crossfoot
                </th>
                <th scope="col" className="px-5 py-4 font-semibold">
                  Typing it in
                </th>
                <th scope="col" className="px-5 py-4 font-semibold">
                  General PDF table tools
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-rule">
              {rows.map(({ what, us, hand, tools }) => (
                <tr key={what}>
                  <th scope="row" className="px-5 py-3.5 font-medium">
                    {what}
                  </th>
                  <td className="bg-brand-tint px-5 py-3.5">
                    <Mark yes={us === true} />
                  </td>
                  <td className="px-5 py-3.5 text-ink-soft">{hand ?? <Mark yes={false} />}</td>
                  <td className="px-5 py-3.5 text-ink-soft">{tools ?? <Mark yes={false} />}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}

function Mark({ yes }: { readonly yes: boolean }) {
  return yes ? (
    <Check role="img" aria-label="Yes" className="size-5 text-brand" strokeWidth={2.5} />
  ) : (
    <Minus role="img" aria-label="No" className="size-5 text-ink-faint" />
  );
}
