import { Mail } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageMeta } from '#routes/page-meta.tsx';
import { paths } from '#routes/paths.ts';
import { useAuthPrompt } from '#session/auth-prompt.ts';
import { NarrowPage } from '#shell/narrow-page.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';

export default function VerifyEmailSentPage() {
  const navigate = useNavigate();
  const openAuth = useAuthPrompt();
  const email = useSearchParams()[0].get('email') ?? '';
  return (
    <NarrowPage icon={<Mail />} title="Check Your Email">
      <PageMeta title="Check Your Email" description="A message is on its way to you." path={null} />
      <p className="mt-3 text-ink-soft">
        We sent a message to <strong className="wrap-anywhere text-ink">{email === '' ? 'your email' : email}</strong>.
      </p>
      <ol className="mt-5 list-decimal space-y-2 pl-5 marker:font-semibold marker:text-brand">
        <li>Click the link in the message.</li>
        <li>Return here and sign in.</li>
      </ol>
      <p className="mt-5 rounded-lg bg-paper-deep px-4 py-3 text-[0.9375rem] text-ink-soft">
        Nothing there? Look in your spam folder. It can take a minute or two.
      </p>
      <div className="mt-7 flex flex-col gap-3">
        <Button
          wide
          onClick={() => {
            void navigate(paths.home);
            openAuth('login');
          }}
        >
          Return to Sign In
        </Button>
        <ButtonLink to={paths.home} tone="outline" wide>
          Back to Home
        </ButtonLink>
      </div>
    </NarrowPage>
  );
}
