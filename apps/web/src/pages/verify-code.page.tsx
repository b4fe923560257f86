import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { VerifyCodeForm } from '#features/auth/components/verify-code-form.tsx';
import { PageMeta } from '#routes/page-meta.tsx';
import { paths } from '#routes/paths.ts';
import { useAuthPrompt } from '#session/auth-prompt.ts';
import { useSession } from '#session/current-user.ts';
import { NarrowPage } from '#shell/narrow-page.tsx';
import { Button } from '#ui/button.tsx';

export default function VerifyCodePage() {
  const navigate = useNavigate();
  const openAuth = useAuthPrompt();
  const email = useSearchParams()[0].get('email') ?? '';
  const { user } = useSession();
  // Who was signed in before has changed an address, and is not new here.
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (user?.pendingEmail === email && !wasSignedIn) setWasSignedIn(true);
  const onVerified = (signedIn: boolean): void => {
    if (wasSignedIn) {
      void navigate(paths.settings);
      return;
    }
    void navigate(signedIn ? paths.selectPlan : paths.home);
    if (!signedIn) openAuth('login');
  };
  return (
    <NarrowPage icon={<MailCheck />} title="Verify your email">
      <PageMeta title="Verify your email" description="Enter the code that was sent to you." path={null} />
      {email === '' ? (
        <>
          <p className="mt-3 text-ink-soft">
            This link names no email address. Sign in with yours: we ask for the code again where it is still to be
            verified.
          </p>
          <Button className="mt-6 w-full" onClick={() => openAuth('login')}>
            Sign In
          </Button>
        </>
      ) : (
        <>
          <p className="mt-3 text-ink-soft">
            We sent a 6-digit code to <strong className="wrap-anywhere text-ink">{email}</strong>.
          </p>
          <VerifyCodeForm email={email} onVerified={onVerified} />
        </>
      )}
      <p className="mt-6 text-center">
        <Link to={paths.home} className="font-medium text-brand underline underline-offset-3">
          Back to Home
        </Link>
      </p>
    </NarrowPage>
  );
}
