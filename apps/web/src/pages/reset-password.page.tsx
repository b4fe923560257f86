import { KeyRound } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { ResetPasswordForm } from '#features/auth/components/reset-password-form.tsx';
import { PageMeta } from '#routes/page-meta.tsx';
import { paths } from '#routes/paths.ts';
import { useAuthPrompt } from '#session/auth-prompt.ts';
import { NarrowPage } from '#shell/narrow-page.tsx';

export default function ResetPasswordPage() {
  const navigate = useNavigate();
  const openAuth = useAuthPrompt();
  const token = useSearchParams()[0].get('token') ?? '';
  return (
    <NarrowPage icon={<KeyRound />} title="Set a new password">
      <PageMeta title="Set a new password" description="Choose the new password of your account." path={null} />
      {token === '' ? (
        <p className="mt-3 text-ink-soft">
          This link is not complete. Please open the one in the mail again, or{' '}
          <Link to={paths.forgotPassword} className="font-medium text-brand underline underline-offset-3">
            ask for a new one
          </Link>
          .
        </p>
      ) : (
        <>
          <p className="mt-3 text-ink-soft">All your sessions end, and you sign in with the new password.</p>
          <ResetPasswordForm
            token={token}
            onReset={() => {
              void navigate(paths.home);
              openAuth('login');
            }}
          />
        </>
      )}
    </NarrowPage>
  );
}
