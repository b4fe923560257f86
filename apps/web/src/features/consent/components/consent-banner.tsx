import { useEffect, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#routes/paths.ts';
import { Button } from '#ui/button.tsx';
import { answerConsent, consentStore } from '../model/consent-store.ts';

/** Asks once, at the bottom of the page, and starts measuring only where it was allowed. */
export default function ConsentBanner({ onSettings }: { readonly onSettings: () => void }) {
  const consent = useSyncExternalStore(consentStore.subscribe, consentStore.get, consentStore.getOnServer);
  const mayMeasure = consent !== null && consent.answer !== null && consent.preferences.analytics;
  const marketing = consent?.preferences.marketing ?? false;
  useEffect(() => {
    if (!mayMeasure) return undefined;
    // Fetched by those alone who have agreed to it.
    const started = import('../api/start-analytics.ts').then(
      ({ startAnalytics }) => startAnalytics({ marketing }),
      () => undefined,
    );
    return () => void started.then((stop) => stop?.());
  }, [mayMeasure, marketing]);

  if (consent === null || consent.answer !== null) return null;
  return (
    <section
      aria-label="Cookie consent"
      data-foot
      className="animate-appear fixed inset-x-2 bottom-2 z-40 mx-auto max-w-3xl rounded-xl border border-rule bg-sheet p-2.5 shadow-lift sm:inset-x-3 sm:bottom-3 sm:px-4"
    >
      <div className="flex flex-col gap-2 md:flex-row md:items-center md:gap-4">
        <p className="flex-1 text-sm text-ink-soft">
          Only necessary cookies, unless you agree to more.{' '}
          <Link to={paths.privacy} className="underline underline-offset-3 hover:text-brand">
            Privacy policy
          </Link>
        </p>
        <div className="flex gap-2 max-md:[&>button]:flex-1 max-md:[&>button]:px-2 max-md:[&>button]:whitespace-nowrap">
          <Button size="small" tone="quiet" onClick={onSettings}>
            Settings
          </Button>
          <Button
            size="small"
            tone="outline"
            onClick={() => answerConsent('declined', { analytics: false, marketing: false })}
          >
            Decline
          </Button>
          <Button
            size="small"
            tone="outline"
            onClick={() => answerConsent('accepted', { analytics: true, marketing: true })}
          >
            Accept All
          </Button>
        </div>
      </div>
    </section>
  );
}
