import { resetPasswordBodySchema } from '@crossfoot/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { failureWords, isPasswordTooCommon } from '#http/failed-field.ts';
import { Button } from '#ui/button.tsx';
import { NewPasswordFields } from '#ui/new-password-fields.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useResetPassword } from '../api/use-reset-password.ts';

/** A new password, with the token of the mailed link. */
export function ResetPasswordForm({ token, onReset }: { readonly token: string; readonly onReset: () => void }) {
  const { mutateAsync: resetPassword } = useResetPassword();
  const { register, handleSubmit, formState, setError } = useForm<z.infer<typeof resetPasswordBodySchema>>({
    resolver: zodResolver(resetPasswordBodySchema),
    defaultValues: { token, password: '', confirmPassword: '' },
  });
  const submit = handleSubmit(async (body) => {
    try {
      await resetPassword(body);
      onReset();
      showToast({ title: 'Password Changed', description: 'Please sign in with your new password.' });
    } catch (error) {
      const message = failureWords(error, 'Please try again.');
      if (isPasswordTooCommon(error)) setError('password', { message }, { shouldFocus: true });
      else showToast({ title: 'Password Not Changed', description: message, tone: 'destructive' });
    }
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="mt-8 space-y-5">
      <NewPasswordFields
        label="New password"
        password={register('password')}
        confirmPassword={register('confirmPassword')}
        errors={formState.errors}
      />
      <Button type="submit" wide disabled={formState.isSubmitting}>
        {formState.isSubmitting ? 'Saving...' : 'Set New Password'}
      </Button>
    </form>
  );
}
