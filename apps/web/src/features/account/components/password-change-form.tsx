import { changePasswordBodySchema } from '@crossfoot/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { showToast } from '#ui/toast-store.ts';
import { changePassword, sessionsKey } from '../api/account-calls.ts';

export function PasswordChangeForm() {
  const client = useQueryClient();
  const { register, handleSubmit, formState, reset } = useForm<z.infer<typeof changePasswordBodySchema>>({
    resolver: zodResolver(changePasswordBodySchema),
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
  });
  const submit = handleSubmit(async (body) => {
    try {
      await changePassword(body);
      reset();
      void client.invalidateQueries({ queryKey: sessionsKey });
      showToast({ title: 'Password Changed', description: 'Your other sessions were signed out.' });
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
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label="New password"
            type="password"
            autoComplete="new-password"
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
        </div>
        <Button type="submit" tone="outline" disabled={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Change Password'}
        </Button>
      </form>
    </Card>
  );
}
