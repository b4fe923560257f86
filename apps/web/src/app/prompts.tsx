import { Suspense, useCallback, useState, useSyncExternalStore, type ReactNode } from 'react';
import { DialogMissing, lazyPart } from '#routes/lazy-part.tsx';
import { AuthPromptContext, type AuthMode } from '#session/auth-prompt.ts';
import { ConsentPromptContext } from '#session/consent-prompt.ts';

const AuthDialog = lazyPart(() => import('#features/auth/components/auth-dialog.tsx'), DialogMissing);
// Nobody who was not asked is measured.
const ConsentBanner = lazyPart(
  () => import('#features/consent/components/consent-banner.tsx'),
  () => null,
);
const ConsentDialog = lazyPart(() => import('#features/consent/components/consent-dialog.tsx'), DialogMissing);

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

/** The dialogs that any page may open, and the cookie banner. Their code is fetched when they are needed. */
export function Prompts({ children }: { readonly children: ReactNode }) {
  const [authMode, setAuthMode] = useState<AuthMode | null>(null);
  const [isConsentOpen, setConsentOpen] = useState(false);
  const isInBrowser = useSyncExternalStore(never, yes, no);
  const openConsent = useCallback(() => setConsentOpen(true), []);
  return (
    <AuthPromptContext value={setAuthMode}>
      <ConsentPromptContext value={openConsent}>
        {children}
        <Suspense fallback={null}>{isInBrowser && <ConsentBanner onSettings={openConsent} />}</Suspense>
        <Suspense fallback={null}>
          {authMode !== null && (
            <AuthDialog mode={authMode} onModeChange={setAuthMode} onClose={() => setAuthMode(null)} />
          )}
          {isConsentOpen && <ConsentDialog onClose={() => setConsentOpen(false)} />}
        </Suspense>
      </ConsentPromptContext>
    </AuthPromptContext>
  );
}
