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
      <div className="page-width py-5 sm:py-28">
        <SectionHeading id="comparison-heading" eyebrow="Compared" title="Against the other ways of doing it">
          Crossfoot does one thing: statements. General tools read more tables, but know of no balance.
        </SectionHeading>
        <ul className="mt-4 divide-y divide-rule rounded-xl border border-rule bg-sheet sm:hidden">
          {rows.map(({ what, us, hand, tools }) => (
            <li key={what} className="px-3 py-1.5">
              <p className="flex items-start gap-2 text-sm font-medium">
                <Mark yes={us === true} label={`Crossfoot: ${us === true ? 'yes' : 'no'}`} />
                {what}
              </p>
              <p className="pl-7 text-xs leading-snug text-ink-faint">
                Typed in: {(hand ?? 'no').toLowerCase()} · Table tools: {(tools ?? 'no').toLowerCase()}
              </p>
            </li>
          ))}
        </ul>
        <div className="mt-12 overflow-hidden rounded-2xl border border-rule bg-sheet shadow-sheet max-sm:hidden">
          <table className="w-full text-left">
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

function Mark({ yes, label = yes ? 'Yes' : 'No' }: { readonly yes: boolean; readonly label?: string }) {
  return yes ? (
    <Check role="img" aria-label={label} className="size-5 shrink-0 text-brand" strokeWidth={2.5} />
  ) : (
    <Minus role="img" aria-label={label} className="size-5 shrink-0 text-ink-faint" />
  );
}
