import { SectionHeading } from '#ui/section-heading.tsx';

const steps = [
  {
    title: 'Upload PDF',
    text: 'Drop a statement, or choose one: text, scanned or copy-protected. It is encrypted before it is stored.',
  },
  {
    title: 'Auto convert',
    text: 'Rows, dates, amounts and signs are found from the layout of the page, then added up against the balances printed on it.',
  },
  {
    title: 'Download CSV',
    text: 'Get the rows with their verdict. With a free account, in every other format too.',
  },
] as const;

export default function HowItWorks() {
  return (
    <section aria-labelledby="how-heading" className="border-y border-rule bg-paper-deep">
      <div className="page-width py-4 sm:py-24">
        <SectionHeading id="how-heading" eyebrow="How It Works" title="Three steps, and the last one is checked" />
        <ol className="mt-4 grid gap-3 sm:mt-12 sm:gap-8 md:grid-cols-3 md:gap-0 md:divide-x md:divide-rule-strong/40">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="max-md:flex max-md:gap-4 md:px-8 md:first:pl-0 md:last:pr-0">
              <span aria-hidden="true" className="figure double-rule self-start text-xl text-brand md:text-3xl">
                {index + 1}
              </span>
              <div>
                <h3 className="text-lg font-semibold md:mt-5 md:text-xl">{title}</h3>
                <p className="text-sm leading-snug text-ink-soft md:mt-2 md:leading-normal md:text-base">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
