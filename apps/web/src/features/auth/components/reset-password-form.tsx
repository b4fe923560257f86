import { resetPasswordBodySchema } from '@crossfoot/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { showToast } from '#ui/toast-store.ts';
import { resetPassword } from '../api/auth-calls.ts';

/** A new password, with the token of the mailed link. */
export function ResetPasswordForm({ token, onReset }: { readonly token: string; readonly onReset: () => void }) {
  const { register, handleSubmit, formState } = useForm<z.infer<typeof resetPasswordBodySchema>>({
    resolver: zodResolver(resetPasswordBodySchema),
    defaultValues: { token, password: '', confirmPassword: '' },
  });
  const submit = handleSubmit(async (body) => {
    try {
      await resetPassword(body);
      showToast({ title: 'Password Changed', description: 'Please sign in with your new password.' });
      onReset();
    } catch (error) {
      const message = error instanceof Error ? error.message : '';
      showToast({
        title: 'Password Not Changed',
        description: message === '' ? 'Please try again.' : message,
        tone: 'destructive',
      });
    }
  });
  const { errors, isSubmitting } = formState;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="mt-8 space-y-5">
      <Field
        label="New password"
        type="password"
        autoComplete="new-password"
        hint="At least 6 characters; longer is better."
        error={errors.password?.message}
        {...register('password')}
      />
      <Field
        label="Confirm new password"
        type="password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <Button type="submit" wide disabled={isSubmitting}>
        {isSubmitting ? 'Saving...' : 'Set New Password'}
      </Button>
    </form>
  );
}
