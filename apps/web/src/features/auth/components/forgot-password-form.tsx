import { forgotPasswordBodySchema } from '@crossfoot/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { failureWords } from '#http/failed-field.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useForgotPassword } from '../api/use-forgot-password.ts';

/** Asks for a reset link. What follows is the same whether or not the address has an account. */
export function ForgotPasswordForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const { mutateAsync: forgotPassword } = useForgotPassword();
  const { register, handleSubmit, formState } = useForm<z.infer<typeof forgotPasswordBodySchema>>({
    resolver: zodResolver(forgotPasswordBodySchema),
    defaultValues: { email: '' },
  });
  const submit = handleSubmit(async ({ email }) => {
    try {
      await forgotPassword(email);
      onSent(email);
    } catch (error) {
      const description = failureWords(error, 'The link could not be sent. Please try again.');
      showToast({ title: 'Error', description, tone: 'destructive' });
    }
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="mt-8 space-y-5">
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <Button type="submit" wide disabled={formState.isSubmitting}>
        {formState.isSubmitting ? 'Sending...' : 'Send Reset Link'}
      </Button>
    </form>
  );
}
