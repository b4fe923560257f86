import type { ReactNode } from 'react';
import { useConsentPrompt } from '#session/consent-prompt.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

interface PublicFrameProps {
  /** A strip above the bar. */
  readonly banner?: ReactNode;
  readonly children: ReactNode;
}

/** Bar, page and footer of every public page. */
export function PublicFrame({ banner, children }: PublicFrameProps) {
  const openConsent = useConsentPrompt();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-lg bg-brand px-4 py-3 font-semibold text-on-brand focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      {banner}
      <SiteHeader />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter onCookieSettings={openConsent} />
    </div>
  );
}
