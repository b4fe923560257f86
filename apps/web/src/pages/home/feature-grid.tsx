import { Calculator, FileStack, FileText, Landmark, ScanLine, Trash2 } from 'lucide-react';
import { SectionHeading } from '#ui/section-heading.tsx';

const features = [
  {
    icon: Calculator,
    title: 'A verdict on every file',
    text: 'Balanced, not balanced, or not to be checked. Rows in doubt are marked, never guessed.',
  },
  {
    icon: Landmark,
    title: 'No list of banks',
    text: 'No templates to wait for: the page itself is read, its columns, dates, numbers and language.',
  },
  {
    icon: ScanLine,
    title: 'Scans as well as text',
    text: 'Pictures of pages go through text recognition and are checked by the same arithmetic.',
  },
  {
    icon: FileText,
    title: 'The file your program takes',
    text: 'CSV and Excel, QuickBooks (.iif), Xero and FreshBooks CSV, Web Connect, OFX, Quicken and JSON.',
  },
  {
    icon: FileStack,
    title: 'A folder at a time',
    text: 'Signed in, drop several at once: each with its own verdict, all of them as one ZIP.',
  },
  {
    icon: Trash2,
    title: 'Your PDF does not stay',
    text: 'Encrypted, opened in an isolated process, deleted the moment the conversion ends.',
  },
] as const;

export default function FeatureGrid() {
  return (
    <section id="features" aria-labelledby="features-heading" className="page-width py-5 sm:py-28">
      <SectionHeading
        id="features-heading"
        eyebrow="Features"
        title="Made for people who have to sign off the numbers"
      />
      <ul className="mt-4 grid gap-px sm:mt-14 overflow-hidden rounded-2xl border border-rule bg-rule sm:grid-cols-2 lg:grid-cols-3">
        {features.map(({ icon: Icon, title, text }) => (
          <li key={title} className="bg-sheet px-3 py-2.5 max-sm:flex max-sm:gap-3 sm:p-7">
            <Icon aria-hidden="true" className="size-6 shrink-0 text-brand sm:size-7" strokeWidth={1.75} />
            <div>
              <h3 className="font-semibold sm:mt-5 sm:text-lg">{title}</h3>
              <p className="text-[0.8125rem] leading-snug text-ink-soft sm:mt-2 sm:text-base">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
