import { KeyRound } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { ForgotPasswordForm } from '#features/auth/components/forgot-password-form.tsx';
import { PageMeta } from '#routes/page-meta.tsx';
import { paths } from '#routes/paths.ts';
import { NarrowPage } from '#shell/narrow-page.tsx';

export default function ForgotPasswordPage() {
  const navigate = useNavigate();
  return (
    <NarrowPage icon={<KeyRound />} title="Forgot your password?">
      <PageMeta title="Forgot your password?" description="Ask for a link to set a new one." path={null} />
      <p className="mt-3 text-ink-soft">
        Enter the address of your account. If there is one, a link to set a new password is sent to it.
      </p>
      <ForgotPasswordForm onSent={(email) => void navigate(paths.verifyEmailSent(email))} />
    </NarrowPage>
  );
}
