import { useId, useState, type FormEvent } from 'react';
import { ApiError } from '#http/api-error.ts';
import { failureWords } from '#http/failure-words.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useResendCode } from '../api/use-resend-code.ts';
import { useVerifyCode } from '../api/use-verify-code.ts';
import { useCodeClock } from '../model/code-clock.ts';

const onwardMs = 1000;

interface VerifyCodeFormProps {
  readonly email: string;
  /** One second after the code was right. `signedIn` is false in a browser that did not register. */
  readonly onVerified: (signedIn: boolean) => void;
}

/** Six digits, as the mail has them; and a new code once a minute. */
export function VerifyCodeForm({ email, onVerified }: VerifyCodeFormProps) {
  const inputId = useId();
  const verify = useVerifyCode();
  const resend = useResendCode();
  const clock = useCodeClock(email);
  const [code, setCode] = useState('');
  const isBusy = verify.isPending || verify.isSuccess || resend.isPending;
  const needsNewCode = verify.error instanceof ApiError && verify.error.body.needsNewCode === true;

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
    try {
      const { signedIn } = await verify.mutateAsync({ email, code });
      showToast({ title: 'Email Verified!', description: 'Your account has been verified successfully.' });
      setTimeout(() => onVerified(signedIn), onwardMs);
    } catch (error) {
      const description = failureWords(error, 'Invalid or expired verification code');
      showToast({ title: 'Verification Failed', description, tone: 'destructive' });
    }
  };
  const sendAgain = async (): Promise<void> => {
    try {
      await resend.mutateAsync(email);
      clock.restart();
      verify.reset();
      setCode('');
      showToast({ title: 'Code Sent', description: 'A new verification code has been sent to your email' });
    } catch (error) {
      const wait = error instanceof ApiError ? error.body.retryAfterSeconds : undefined;
      if (wait !== undefined) clock.restart(wait);
      const description = failureWords(error, 'Failed to resend verification code');
      showToast({ title: 'Error', description, tone: 'destructive' });
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
        disabled={isBusy}
        aria-describedby={`${inputId}-hint`}
        onChange={(event) => setCode(event.target.value.replace(/\D/g, '').slice(0, 6))}
        className="figure block min-h-16 w-full rounded-lg border border-rule-strong bg-sheet text-center text-3xl tracking-[0.35em] placeholder:text-ink-faint/50 disabled:opacity-60"
      />
      <p id={`${inputId}-hint`} className="mt-1.5 text-sm text-ink-faint">
        {needsNewCode
          ? 'This code does not work any more, however often it is entered. Send a new one below.'
          : 'The code expires in 10 minutes, and after 5 wrong tries.'}
      </p>
      <div className="mt-6 flex flex-col gap-3">
        <Button type="submit" wide tone={needsNewCode ? 'outline' : 'primary'} disabled={isBusy || code.length !== 6}>
          {verify.isPending ? 'Verifying...' : 'Verify Email'}
        </Button>
        <Button
          tone={needsNewCode ? 'primary' : 'outline'}
          wide
          data-keep-clear
          disabled={isBusy || clock.seconds > 0}
          onClick={() => void sendAgain()}
        >
          Resend Code{clock.seconds > 0 && <span className="figure">({clock.seconds} s)</span>}
        </Button>
      </div>
    </form>
  );
}
