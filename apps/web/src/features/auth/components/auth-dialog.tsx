import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '#routes/paths.ts';
import type { AuthMode } from '#session/auth-prompt.ts';
import { chosenPlan } from '#session/chosen-plan.ts';
import { noteSignedIn } from '#session/current-user.ts';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/toast-store.ts';
import type { SignedIn } from '../api/use-login.ts';
import { readAuthFailure } from '../model/auth-failure.ts';
import { noteCodeSent } from '../model/code-clock.ts';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

interface AuthDialogProps {
  readonly mode: AuthMode;
  readonly onModeChange: (mode: AuthMode) => void;
  readonly onClose: () => void;
}

/** Sign-in and create-account, and where each of them leads. */
export default function AuthDialog({ mode, onModeChange, onClose }: AuthDialogProps) {
  const navigate = useNavigate();
  const client = useQueryClient();

  const onSignedIn = async ({ isFirstLogin }: SignedIn): Promise<void> => {
    await noteSignedIn(client);
    onClose();
    const plan = chosenPlan();
    await navigate(isFirstLogin ? paths.selectPlan : plan === null ? paths.dashboard : paths.checkout(plan));
    showToast({ title: 'Logged in successfully' });
  };
  const onRegistered = async (email: string): Promise<void> => {
    noteCodeSent(email);
    onClose();
    await navigate(paths.verifyCode(email));
    showToast({ title: 'Account created successfully' });
  };
  const onFailed = async (error: unknown, email: string): Promise<void> => {
    const failure = readAuthFailure(error, mode, email);
    switch (failure.kind) {
      case 'emailExists':
        showToast({
          title: 'Email Already Exists',
          description: 'An account with this email already exists. Please log in instead.',
          tone: 'destructive',
        });
        onModeChange('login');
        return;
      case 'verificationRequired':
        noteCodeSent(failure.email);
        onClose();
        await navigate(paths.verifyCode(failure.email));
        showToast({
          title: 'Email Verification Required',
          description: 'A new verification code has been sent to your email.',
        });
        return;
      case 'message':
        showToast({
          title: mode === 'login' ? 'Login Failed' : 'Registration Failed',
          description: failure.message,
          tone: 'destructive',
        });
    }
  };

  const isLogin = mode === 'login';
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={isLogin ? 'Sign in' : 'Create your account'}
      description={isLogin ? 'Welcome back.' : 'Free: 5 pages every month, in every format. No card needed.'}
    >
      {isLogin ? (
        <LoginForm onSignedIn={onSignedIn} onFailed={onFailed} onLeave={onClose} />
      ) : (
        <RegisterForm onRegistered={onRegistered} onFailed={onFailed} />
      )}
      <p className="mt-6 border-t border-rule pt-5 text-center text-ink-soft">
        {isLogin ? 'New to Crossfoot?' : 'Already have an account?'}{' '}
        <button
          type="button"
          onClick={() => onModeChange(isLogin ? 'register' : 'login')}
          className="min-h-6 font-semibold text-brand underline underline-offset-3 hover:text-brand-deep"
        >
          {isLogin ? 'Create an account' : 'Sign in instead'}
        </button>
      </p>
    </Dialog>
  );
}
