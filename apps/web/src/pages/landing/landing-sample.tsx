import { verdictWords } from '@crossfoot/contracts';
import { samples, type Sample } from 'virtual:samples';
import { useParams } from 'react-router-dom';
import { landings } from '#features/landing/model/landings.ts';
import { formatLabels } from '#formats/format-labels.ts';
import { landingSlugs } from '#routes/landing-slugs.ts';
import { sampleFile } from '#routes/paths.ts';
import { money } from '#samples/sample-words.ts';
import { Badge } from '#ui/badge.tsx';

const linkStyle = 'font-medium text-brand underline underline-offset-3 hover:text-brand-deep';
const shownRows = 8;

/** A statement of this kind and what comes of it, converted by the engine of this build. */
export default function LandingSample() {
  const wanted = useParams()['slug'];
  const slug = landingSlugs.find((known) => known === wanted);
  if (slug === undefined) return null;
  const { sample, exportFormat } = landings[slug];
  const read = samples[sample.name];
  const rows = read.accounts.reduce((sum, { transactions }) => sum + transactions.length, 0);
  const isBalanced = read.accounts.every(({ reconciliation }) => reconciliation.status === 'balanced');
  return (
    <section aria-labelledby="sample-heading" className="border-b border-rule bg-paper-deep">
      <div className="page-width py-10 sm:py-20">
        <h2 id="sample-heading" className="text-2xl font-semibold sm:text-3xl">
          A statement of this kind, and what comes of it
        </h2>
        <p className="mt-3 max-w-[64ch] text-ink-soft">
          {sample.about} The statement is made up; its result is not: it is what this version of Crossfoot makes of it.
        </p>
        <div className="mt-6 grid items-start gap-6 sm:mt-10 lg:grid-cols-[0.8fr_1.2fr] lg:gap-10">
          <figure>
            <a href={sampleFile(sample.name, '.pdf')} aria-label="Open the sample statement (PDF)">
              <img
                src={sampleFile(sample.name, '.webp')}
                alt="First page of the sample statement"
                width={620}
                height={560}
                loading="lazy"
                decoding="async"
                className="aspect-[620/560] w-full rounded-xl border border-rule bg-white object-cover object-top shadow-sheet"
              />
            </a>
            <figcaption className="mt-2 text-sm text-ink-faint">
              In: {read.pages} pages.{' '}
              <a href={sampleFile(sample.name, '.pdf')} className={linkStyle}>
                Open the PDF
              </a>
            </figcaption>
          </figure>
          <figure className="min-w-0">
            {exportFormat === 'xlsx' ? <Sheet sample={read} /> : <Beginning sample={read} format={exportFormat} />}
            <figcaption className="mt-2 text-sm text-ink-faint">
              Out: {rows} transactions as {formatLabels[exportFormat].choice}.{' '}
              <Badge tone={isBalanced ? 'solid' : 'warn'}>
                {verdictWords[isBalanced ? 'balanced' : 'unverifiable'].name}
              </Badge>{' '}
              Without an account you get{' '}
              <a href={sampleFile(sample.name, '.csv')} className={linkStyle}>
                this CSV
              </a>
              ; which checks hold stands on{' '}
              <a href={sampleFile(sample.name, '-proof.html')} className={linkStyle}>
                its proof sheet
              </a>
              .
            </figcaption>
          </figure>
        </div>
      </div>
    </section>
  );
}

/** The first lines of a file of text, or of the first of several. */
function Beginning({ sample, format }: { readonly sample: Sample; readonly format: string }) {
  const text = sample.texts[format === 'quickbooks' || format === 'xero' || format === 'json' ? format : 'csv'];
  return (
    <pre
      tabIndex={0}
      role="region"
      aria-label="The first lines of the file"
      className="figure overflow-x-auto rounded-xl border border-rule bg-sheet p-4 text-xs leading-relaxed shadow-sheet sm:text-[0.8125rem]"
    >
      {text}
    </pre>
  );
}

/** The first rows of a workbook. */
function Sheet({ sample }: { readonly sample: Sample }) {
  const rows = sample.accounts[0]?.transactions.slice(0, shownRows) ?? [];
  const cell = 'border-b border-l border-rule px-2 py-1.5 sm:px-2.5';
  return (
    <div className="overflow-hidden rounded-xl border border-rule bg-sheet shadow-sheet">
      <table className="w-full table-fixed text-[0.8125rem]">
        <caption className="sr-only">The first rows of the workbook</caption>
        <thead className="bg-paper text-left">
          <tr>
            <th scope="col" className="w-22 border-b border-rule px-2 py-1.5 font-semibold sm:w-26 sm:px-2.5">
              Date
            </th>
            <th scope="col" className={`${cell} font-semibold`}>
              Description
            </th>
            <th scope="col" className={`${cell} w-22 text-right font-semibold sm:w-24`}>
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ date, description, amount }, index) => (
            <tr key={index} className="align-top">
              <td className="figure border-b border-rule px-2 py-1.5 whitespace-nowrap max-sm:text-xs sm:px-2.5">
                {date}
              </td>
              <td className={`${cell} wrap-anywhere sm:truncate`}>{description}</td>
              <td className={`${cell} figure text-right max-sm:text-xs`}>{money(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
