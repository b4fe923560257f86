import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { currentUserKey, noteSignedIn } from '#session/current-user.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { resendCode, verifyCode } from '../api/auth-calls.ts';

const onwardMs = 1000;

interface VerifyCodeFormProps {
  readonly email: string;
  /** One second after the code was right. `signedIn` is false in a browser that did not register. */
  readonly onVerified: (signedIn: boolean) => void;
}

/** Six digits, as the mail has them. */
export function VerifyCodeForm({ email, onVerified }: VerifyCodeFormProps) {
  const inputId = useId();
  const client = useQueryClient();
  const [code, setCode] = useState('');
  const [isSubmitting, setSubmitting] = useState(false);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!/^\d{6}$/.test(code)) {
      showToast({
        title: 'Invalid Code',
        description: 'Please enter a 6-digit verification code',
        tone: 'destructive',
      });
      return;
    }
    setSubmitting(true);
    try {
      const { signedIn } = await verifyCode(email, code);
      if (signedIn) await noteSignedIn(client);
      else await client.invalidateQueries({ queryKey: currentUserKey });
      showToast({ title: 'Email Verified!', description: 'Your account has been verified successfully.' });
      setTimeout(() => onVerified(signedIn), onwardMs);
    } catch (error) {
      const message = error instanceof Error && error.message !== '' ? error.message : null;
      showToast({
        title: 'Verification Failed',
        description: message ?? 'Invalid or expired verification code',
        tone: 'destructive',
      });
      setSubmitting(false);
    }
  };
  const resend = async (): Promise<void> => {
    setSubmitting(true);
    try {
      await resendCode(email);
      showToast({ title: 'Code Sent', description: 'A new verification code has been sent to your email' });
    } catch (error) {
      const message = error instanceof Error && error.message !== '' ? error.message : null;
      showToast({ title: 'Error', description: message ?? 'Failed to resend verification code', tone: 'destructive' });
    } finally {
      setSubmitting(false);
    }
  };

  return (
    <form onSubmit={(event) => void submit(event)} className="mt-8">
      <label htmlFor={inputId} className="mb-1.5 block text-sm font-semibold">
        Verification code
      </label>
      <input
        id={inputId}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        placeholder="000000"
        value={code}
        disabled={isSubmitting}
        aria-describedby={`${inputId}-hint`}
        onChange={(event) => setCode(event.target.value.replace(/\D/g, '').slice(0, 6))}
        className="figure block min-h-16 w-full rounded-lg border border-rule-strong bg-sheet text-center text-3xl tracking-[0.35em] placeholder:text-ink-faint/50 disabled:opacity-60"
      />
      <p id={`${inputId}-hint`} className="mt-1.5 text-sm text-ink-faint">
        The code expires in 10 minutes.
      </p>
      <div className="mt-6 flex flex-col gap-3">
        <Button type="submit" wide disabled={isSubmitting || code.length !== 6}>
          {isSubmitting ? 'Verifying...' : 'Verify Email'}
        </Button>
        <Button tone="outline" wide disabled={isSubmitting} onClick={() => void resend()}>
          Resend Code
        </Button>
      </div>
    </form>
  );
}
