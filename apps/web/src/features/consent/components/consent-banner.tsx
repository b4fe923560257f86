import { useEffect, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#routes/paths.ts';
import { site } from '#routes/site.ts';
import { Button } from '#ui/button.tsx';
import { startAnalytics } from '../api/start-analytics.ts';
import { answerConsent, consentStore } from '../model/consent-store.ts';

/** Asks once, at the bottom of the page, and starts measuring only where it was allowed. */
export default function ConsentBanner({ onSettings }: { readonly onSettings: () => void }) {
  const consent = useSyncExternalStore(consentStore.subscribe, consentStore.get, consentStore.getOnServer);
  const mayMeasure = consent !== null && consent.answer !== null && consent.preferences.analytics;
  useEffect(() => {
    if (mayMeasure) return startAnalytics(site.measurementId);
    return undefined;
  }, [mayMeasure]);

  if (consent === null || consent.answer !== null) return null;
  return (
    <section
      aria-label="Cookie consent"
      className="animate-appear fixed inset-x-3 bottom-3 z-40 mx-auto max-w-4xl rounded-2xl border border-rule bg-sheet p-4 shadow-lift sm:p-5"
    >
      <div className="flex flex-col gap-4 md:flex-row md:items-center">
        <p className="flex-1 text-[0.9375rem] text-ink-soft">
          Necessary cookies keep this site working. Others are used only if you agree.{' '}
          <Link to={paths.privacy} className="underline underline-offset-3 hover:text-brand">
            Privacy policy
          </Link>
        </p>
        <div className="flex flex-wrap gap-2">
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
