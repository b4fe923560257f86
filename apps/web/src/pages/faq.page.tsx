import { PageMeta } from '#routes/page-meta.tsx';
import { paths } from '#routes/paths.ts';
import { site } from '#routes/site.ts';
import { ReadingPage } from '#shell/reading-page.tsx';
import { Accordion } from '#ui/accordion.tsx';
import { questionGroups } from './faq/questions.tsx';

export default function FaqPage() {
  return (
    <ReadingPage
      title="Frequently asked questions"
      lead="What Crossfoot reads, what it gives you, what it keeps and what it costs."
    >
      <PageMeta
        title="FAQ"
        description="Answers on uploading statements, export formats, security, pricing and support."
        path={paths.faq}
      />
      <div className="space-y-14">
        {questionGroups.map(({ title, questions }) => (
          <section key={title} className="grid gap-4 lg:grid-cols-[1fr_2.2fr] lg:gap-12">
            <h2 className="text-2xl font-semibold">{title}</h2>
            <Accordion name="faq" questions={questions} />
          </section>
        ))}
      </div>
      <p className="mt-16 rounded-2xl border border-rule bg-sheet p-6 text-lg">
        Something else? Write to{' '}
        <a href={`mailto:${site.contactAddress}`} className="font-semibold text-brand underline underline-offset-3">
          {site.contactAddress}
        </a>
        . You get an answer within 24 hours.
      </p>
    </ReadingPage>
  );
}
