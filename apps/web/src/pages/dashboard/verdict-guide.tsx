import { VerdictBadge } from '#statement/components/verdict-badge.tsx';
import { Card } from '#ui/card.tsx';

const verdicts = [
  { verdict: 'balanced', next: 'Every row is covered by a check that holds to the cent. Import it.' },
  { verdict: 'unbalanced', next: 'A check fails. The first row where it breaks is marked: look there.' },
  {
    verdict: 'unverifiable',
    next: 'The statement prints too little, or a row is in doubt. Compare the rows with the PDF.',
  },
] as const;

/** What to do after each verdict. */
export function VerdictGuide() {
  return (
    <Card className="flex-1 p-6 lg:max-h-100">
      <h2 className="text-xl font-semibold">What the verdict asks of you</h2>
      <dl className="mt-4 space-y-4">
        {verdicts.map(({ verdict, next }) => (
          <div key={verdict}>
            <dt>
              <VerdictBadge verdict={verdict} />
            </dt>
            <dd className="mt-1.5 text-[0.9375rem] text-ink-soft">{next}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
