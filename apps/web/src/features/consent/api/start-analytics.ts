const grantDelayMs = 1000;
let started = false;

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Loads the measuring script of the configured id, one second after it was allowed. Without an id, or without
 * consent, nothing is requested from any third party.
 */
export function startAnalytics(measurementId: string): () => void {
  if (measurementId === '' || started) return () => undefined;
  const timer = setTimeout(() => {
    started = true;
    const queue = (window.dataLayer ??= []);
    // The measuring script reads `arguments` objects, not arrays.
    const gtag = function (..._parts: unknown[]): void {
      // eslint-disable-next-line prefer-rest-params
      queue.push(arguments);
    };
    gtag('consent', 'default', { analytics_storage: 'granted', ad_storage: 'denied' });
    gtag('js', new Date());
    gtag('config', measurementId, { anonymize_ip: true });
    const script = document.createElement('script');
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`;
    document.head.append(script);
  }, grantDelayMs);
  return () => clearTimeout(timer);
}
