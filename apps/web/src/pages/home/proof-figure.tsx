import { Check } from 'lucide-react';
import { SectionHeading } from '#ui/section-heading.tsx';

const rows = [
  { date: '03 Mar', text: 'Salary, Harbour Design Ltd', out: '', in: '3,250.00', balance: '5,668.60' },
  { date: '04 Mar', text: 'Rent, March', out: '1,480.00', in: '', balance: '4,188.60' },
  { date: '07 Mar', text: 'Grocery Market 0412', out: '86.35', in: '', balance: '4,102.25' },
  { date: '11 Mar', text: 'Electricity and gas', out: '142.18', in: '', balance: '3,960.07' },
  { date: '15 Mar', text: 'Transfer from savings', out: '', in: '500.00', balance: '4,460.07' },
  { date: '21 Mar', text: 'Rail tickets', out: '64.90', in: '', balance: '4,395.17' },
] as const;

const checks = [
  {
    title: 'Down the columns',
    text: 'Opening balance, plus money in, less money out, must be the closing balance.',
    sum: '2,418.60 + 3,750.00 − 1,773.43',
  },
  {
    title: 'Along the rows',
    text: 'Each printed balance must follow from the one above it, so a break shows in which row.',
    sum: '4,188.60 − 86.35 = 4,102.25',
  },
  {
    title: 'Where they meet',
    text: 'Both ways must end in the same figure. If not, you are told by how much, and where.',
    sum: '4,395.17 = 4,395.17',
  },
] as const;

const cell = 'px-2 py-2 sm:px-3';
const number = `${cell} figure text-right text-[0.8125rem] sm:text-sm`;

/** The idea as a picture: a statement whose rows and columns agree. */
export default function ProofFigure() {
  return (
    <section aria-labelledby="proof-heading" className="page-width py-20 sm:py-28">
      <div className="grid items-center gap-12 lg:grid-cols-[1fr_1.25fr] lg:gap-16">
        <div>
          <SectionHeading id="proof-heading" eyebrow="The proof" title="A statement carries its own answer key">
            Banks print balances beside the transactions. Most converters throw them away. Crossfoot uses them to check
            its own reading before it hands you a file.
          </SectionHeading>
          <ol className="mt-8 space-y-5">
            {checks.map(({ title, text, sum }) => (
              <li key={title} className="border-l-2 border-brand pl-5">
                <h3 className="font-semibold">{title}</h3>
                <p className="mt-0.5 text-ink-soft">{text}</p>
                <p className="figure mt-1.5 text-sm text-brand">{sum}</p>
              </li>
            ))}
          </ol>
        </div>
        <figure>
          <div className="overflow-hidden rounded-2xl border border-rule bg-sheet shadow-lift">
            <div className="flex items-baseline justify-between gap-4 border-b border-rule px-4 py-4 sm:px-5">
              <p className="font-semibold">Current account …4417</p>
              <p className="figure text-sm text-ink-faint">1 to 31 March</p>
            </div>
            <table className="w-full text-[0.875rem]">
              <caption className="sr-only">An example statement in which rows and columns agree</caption>
              <thead className="text-left text-xs text-ink-faint">
                <tr className="border-b border-rule">
                  <th className={`${cell} pl-4 font-medium max-sm:hidden sm:pl-5`}>Date</th>
                  <th className={`${cell} font-medium max-sm:pl-4`}>Description</th>
                  <th className={`${cell} text-right font-medium max-sm:hidden`}>Out</th>
                  <th className={`${cell} text-right font-medium max-sm:hidden`}>In</th>
                  <th className={`${cell} text-right font-medium sm:hidden`}>Amount</th>
                  <th className={`${cell} text-right font-medium`}>Balance</th>
                  <th className="w-9 sm:w-12">
                    <span className="sr-only">Row agrees</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                <tr className="text-ink-soft">
                  <td className="max-sm:hidden" />
                  <td className={`${cell} max-sm:pl-4`}>Opening balance</td>
                  <td className="max-sm:hidden" />
                  <td />
                  <td className={number}>2,418.60</td>
                  <td />
                </tr>
                {rows.map((row, index) => (
                  <tr
                    key={row.date}
                    className="animate-foot border-t border-rule/70"
                    style={{ animationDelay: `${300 + index * 260}ms` }}
                  >
                    <td
                      className={`${cell} figure pl-4 text-[0.8125rem] whitespace-nowrap text-ink-soft max-sm:hidden sm:pl-5`}
                    >
                      {row.date}
                    </td>
                    <td className={`${cell} max-sm:pl-4`}>{row.text}</td>
                    <td className={`${number} max-sm:hidden`}>{row.out}</td>
                    <td className={`${number} max-sm:hidden`}>{row.in}</td>
                    <td className={`${number} sm:hidden`}>{row.in === '' ? `−${row.out}` : row.in}</td>
                    <td className={`${number} font-semibold`}>{row.balance}</td>
                    <td className="bg-brand-tint text-center text-brand">
                      <Check aria-label="agrees" className="mx-auto size-4" />
                    </td>
                  </tr>
                ))}
              </tbody>
              <tfoot className="border-t-2 border-ink/70 bg-brand-tint">
                <tr>
                  <td className="max-sm:hidden" />
                  <th scope="row" className={`${cell} text-left font-semibold max-sm:pl-4`}>
                    Totals
                  </th>
                  <td className={`${number} max-sm:hidden`}>
                    <span className="double-rule">1,773.43</span>
                  </td>
                  <td className={`${number} max-sm:hidden`}>
                    <span className="double-rule">3,750.00</span>
                  </td>
                  <td className={`${number} sm:hidden`}>
                    <span className="double-rule">1,976.57</span>
                  </td>
                  <td className={number}>
                    <span className="double-rule font-semibold">4,395.17</span>
                  </td>
                  <td className="bg-brand text-center text-on-brand">
                    <Check aria-label="Rows and columns agree" className="mx-auto size-5" strokeWidth={3} />
                  </td>
                </tr>
              </tfoot>
            </table>
          </div>
          <figcaption className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.9375rem] text-ink-soft">
            <span className="rounded-md bg-brand px-2.5 py-1 text-sm font-semibold text-on-brand">Balanced</span>
            <span>
              Difference <span className="figure">0.00</span>. Not every statement ends like this, and then we say so.
            </span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
