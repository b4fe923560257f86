import { changePasswordBodySchema } from '@crossfoot/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError } from '#http/api-error.ts';
import { failureWords, isPasswordTooCommon } from '#http/failed-field.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { NewPasswordFields } from '#ui/new-password-fields.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useChangePassword } from '../api/use-change-password.ts';

export function PasswordChangeForm() {
  const { mutateAsync: changePassword } = useChangePassword();
  const { register, handleSubmit, formState, reset, setError } = useForm<z.infer<typeof changePasswordBodySchema>>({
    resolver: zodResolver(changePasswordBodySchema),
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
  });
  const submit = handleSubmit(async (body) => {
    try {
      await changePassword(body);
      reset();
      showToast({ title: 'Password Changed', description: 'Your other sessions were signed out.' });
    } catch (error) {
      const message = failureWords(error, 'Please try again.');
      const isWrong = error instanceof ApiError && error.body.error === 'INVALID_CREDENTIALS';
      if (isWrong) setError('currentPassword', { message }, { shouldFocus: true });
      else if (isPasswordTooCommon(error)) setError('password', { message }, { shouldFocus: true });
      else showToast({ title: 'Password Not Changed', description: message, tone: 'destructive' });
    }
  });
  const { errors, isSubmitting } = formState;
  return (
    <Card className="p-6">
      <h2 className="text-xl font-semibold">Password</h2>
      <form onSubmit={(event) => void submit(event)} noValidate className="mt-5 space-y-4">
        <Field
          label="Current password"
          type="password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...register('currentPassword')}
        />
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
          <NewPasswordFields
            label="New password"
            password={register('password')}
            confirmPassword={register('confirmPassword')}
            errors={errors}
          />
        </div>
        <Button type="submit" tone="outline" disabled={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Change Password'}
        </Button>
      </form>
    </Card>
  );
}
