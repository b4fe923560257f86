import { Link } from 'react-router-dom';
import { figures, type UnseenSet } from 'virtual:accuracy-figures';
import { PageMeta } from '#routes/page-meta.tsx';
import { paths, sampleFile } from '#routes/paths.ts';
import { longDay } from '#samples/sample-words.ts';
import { ReadingPage } from '#shell/reading-page.tsx';

const { unseen, firstLooks, own } = figures;
const { together } = unseen;
const share = (value: number): string => `${value.toFixed(1)} %`;
const inHundred = (part: number, whole: number): string => ((part / whole) * 100).toFixed(1);

const badly = [
  'Scans and photographs. A misread digit of a date that still lies between its neighbours leaves no trace; black pen strokes and gray stamps stay over the print they hide.',
  'Papers that are no bank statement: cards with instalments, brokers, ledgers of landlords and shops. The last row of the first table says how often.',
  'A date printed once a day: where it is lost, its rows go to the day before.',
  'Rows that were lost after the last printed balance, where the statement prints no closing balance.',
  'Descriptions in Thai, Hindi and Arabic whose font does not say which letters it draws; dates and amounts are not touched.',
  'Statements without a printed opening balance. However well they were read, they are called balanced only where printed totals cover every row, or where a hotel bill leads from nothing to what is due.',
] as const;

/** How often it is right, from result files: nothing here is typed by hand. */
export default function AccuracyPage() {
  return (
    <ReadingPage
      title="Accuracy"
      lead={`How often Crossfoot reads a statement right that it was not developed on. Measured on ${longDay(unseen.measured)}, version ${unseen.version}.`}
    >
      <PageMeta
        title="Accuracy: how often statements are read right"
        description="Measured on statements that Crossfoot was not developed on: every row right, wrong though called balanced, by kind of document, and what is read badly."
        path={paths.accuracy}
      />
      <dl className="grid gap-px overflow-hidden rounded-2xl border border-rule bg-rule sm:grid-cols-3">
        <Headline
          figure={share(together.rowsRight)}
          text={`of ${together.documents} unseen statements came out with every row right: none missing, none invented, every date and amount`}
        />
        <Headline
          figure={`${together.silentlyWrong} of ${together.balanced}`}
          text={`called “balanced” although a row was wrong: ${inHundred(together.silentlyWrong, together.balanced)} in a hundred. It is the fault we work on first`}
        />
        <Headline
          figure={String(together.documents - together.balanced)}
          text="were not called balanced, rightly or needlessly: they say so, and mark the rows to look at"
        />
      </dl>

      <div className="prose mt-12">
        <h2>Statements it was not developed on</h2>
        <p>
          {unseen.method.replace("'rowsRight'", '“Every row right”').replace("'silentlyWrong'", '“Silently wrong”')}
        </p>
      </div>
      <SetTable sets={unseen.sets} />
      <div className="prose mt-6">
        <p>
          “Drawn” statements are made by a program that knows the truth of each; public ones were published by others.
          Mean F1 weighs missing and invented rows of a document alike; “every row right” is the harder measure, and the
          one that counts for your books.
        </p>
      </div>
      <div className="prose mt-12">
        <h2>Drawn since, and read for the first time</h2>
        <p>
          Further layouts after descriptions of real statements, drawn by somebody who had never looked into the
          program. Each set was read once before anything was changed for it, by the version of its day. What went wrong
          was then worked on, so a second reading would flatter, and is not shown.
        </p>
      </div>
      <SetTable sets={firstLooks.map((look) => ({ ...look, kinds: `read on ${longDay(look.measured)}` }))} />
      <div className="mt-14 grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <div className="prose">
          <h2>What is read badly</h2>
          <ul>
            {badly.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
        <div className="prose">
          <h2>Layouts it was developed on: an upper bound</h2>
          <p>
            On {own.layouts} layouts that the engine was developed on,{' '}
            {own.statementsOfEach === 1 ? 'one statement' : `${own.statementsOfEach} statements`} of each,{' '}
            {share(own.rowsRight)} come out with every row right (mean F1 {share(own.meanF1)}, {own.silentlyWrong}{' '}
            silently wrong). This says how much is read of what is known, and nothing of a bank that nobody has looked
            at. From the source code it is reproduced with <code>npm run ratchet</code>.
          </p>
          <h2>What “balanced” covers</h2>
          <p>
            The verdict needs a check on printed figures that covers every row and holds to the cent. It sees amounts
            and signs, and dates as far as the statement’s period, their order and their print allow. It does not see
            the wording of a description or a reference number. Which checks were made, with their figures, stands on
            the proof sheet of every conversion:{' '}
            <a href={sampleFile('statement', '-proof.html')}>look at the one of our sample statement</a>.
          </p>
          <p>
            The best test is your own statement: <Link to={paths.upload}>convert one</Link>, and hold the rows against
            the paper.
          </p>
        </div>
      </div>
    </ReadingPage>
  );
}

function Headline({ figure, text }: { readonly figure: string; readonly text: string }) {
  return (
    <div className="bg-sheet p-5 sm:p-7">
      <dt className="figure text-3xl font-semibold text-brand">{figure}</dt>
      <dd className="mt-2 text-ink-soft">{text}</dd>
    </div>
  );
}

function SetTable({ sets }: { readonly sets: readonly UnseenSet[] }) {
  return (
    <div className="mt-6 overflow-hidden rounded-2xl border border-rule bg-sheet">
      <table className="w-full text-left text-[0.9375rem]">
        <caption className="sr-only">Accuracy by kind of document</caption>
        <thead className="max-sm:sr-only">
          <tr className="border-b-2 border-ink/60 text-sm">
            <th scope="col" className="px-4 py-3 font-semibold">
              Kind of document
            </th>
            <th scope="col" className="px-4 py-3 text-right font-semibold lg:whitespace-nowrap">
              Documents
            </th>
            <th scope="col" className="px-4 py-3 text-right font-semibold lg:whitespace-nowrap">
              Every row right
            </th>
            <th scope="col" className="px-4 py-3 text-right font-semibold lg:whitespace-nowrap">
              Mean F1
            </th>
            <th scope="col" className="px-4 py-3 text-right font-semibold lg:whitespace-nowrap">
              Silently wrong
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-rule">
          {sets.map(({ name, kinds, documents, rowsRight, meanF1, silentlyWrong }) => (
            <tr key={name} className="max-sm:block max-sm:px-4 max-sm:py-3">
              <th scope="row" className="font-medium max-sm:block sm:px-4 sm:py-3">
                {name.slice(0, 1).toUpperCase() + name.slice(1)}
                {kinds !== undefined && <span className="block text-sm font-normal text-ink-faint">{kinds}</span>}
              </th>
              <Cell label="documents">{documents}</Cell>
              <Cell label="every row right">
                <strong>{share(rowsRight)}</strong>
              </Cell>
              <Cell label="mean F1">{share(meanF1)}</Cell>
              <Cell label="silently wrong">{silentlyWrong}</Cell>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <td className="figure text-right whitespace-nowrap max-sm:flex max-sm:justify-between max-sm:text-sm sm:px-4 sm:py-3">
      <span className="font-sans text-ink-faint sm:hidden">{label}</span>
      <span>{children}</span>
    </td>
  );
}
