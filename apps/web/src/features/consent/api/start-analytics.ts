import { call } from '#http/call.ts';
import { site } from '#routes/site.ts';
import { measureWith } from '#session/measuring.ts';
import type { CookiePreferences } from '../model/consent-store.ts';

const grantDelayMs = 1000;
let tagOf: Promise<string | null> | null = null;

declare global {
  interface Window {
    dataLayer?: unknown[];
    /** `ga-disable-ID` set to true: the loaded script sends nothing more (Google, "Disable Google Analytics"). */
    [disabled: `ga-disable-${string}`]: boolean;
  }
}

/**
 * Measures from one second after it was allowed until the returned function is called, where this installation has a
 * measurement id. Without an id, or without consent, nothing is requested from any third party. No address of a page is
 * sent along: it may hold an e-mail address or the id of a statement.
 */
export function startAnalytics({ marketing }: Pick<CookiePreferences, 'marketing'>): () => void {
  let isAllowed = true;
  const timer = setTimeout(() => {
    tagOf ??= loadTag();
    void tagOf.then((id) => {
      if (id === null || !isAllowed) return;
      window[`ga-disable-${id}`] = false;
      sendConsent('update', { analytics: true, marketing });
      measureWith(({ name, ...parameters }) => send('event', name, parameters));
    });
  }, grantDelayMs);
  return () => {
    isAllowed = false;
    clearTimeout(timer);
    measureWith(null);
    void tagOf?.then((id) => {
      if (id === null) return;
      sendConsent('update', { analytics: false, marketing: false });
      window[`ga-disable-${id}`] = true;
    });
  };
}

/** Fetches the measuring script once. Its id; null where this installation measures nothing. */
async function loadTag(): Promise<string | null> {
  const { measurementId } = await call('GET /api/measurement').catch(() => ({ measurementId: null }));
  if (measurementId === null) return null;
  sendConsent('default', { analytics: false, marketing: false });
  send('js', new Date());
  send('config', measurementId, {
    send_page_view: false,
    page_location: location.origin,
    page_referrer: '',
    page_title: site.name,
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`;
  document.head.append(script);
  return measurementId;
}

function sendConsent(how: 'default' | 'update', allowed: Pick<CookiePreferences, 'analytics' | 'marketing'>): void {
  const word = (isAllowed: boolean) => (isAllowed ? 'granted' : 'denied');
  const forMarketing = word(allowed.marketing);
  send('consent', how, {
    analytics_storage: word(allowed.analytics),
    ad_storage: forMarketing,
    ad_user_data: forMarketing,
    ad_personalization: forMarketing,
  });
}

/** The measuring script reads `arguments` objects, not arrays. */
function send(..._parts: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params
  (window.dataLayer ??= []).push(arguments);
}
