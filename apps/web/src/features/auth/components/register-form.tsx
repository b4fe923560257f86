import { registerBodySchema, type RegisterBody } from '@crossfoot/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { z } from 'zod';
import { paths } from '#routes/paths.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { register as createAccount } from '../api/auth-calls.ts';

interface RegisterFormProps {
  readonly onRegistered: (email: string) => Promise<void>;
  readonly onFailed: (error: unknown, email: string) => Promise<void>;
}

export function RegisterForm({ onRegistered, onFailed }: RegisterFormProps) {
  const { register, handleSubmit, formState } = useForm<z.input<typeof registerBodySchema>, unknown, RegisterBody>({
    resolver: zodResolver(registerBodySchema),
    defaultValues: { email: '', password: '', firstName: '', lastName: '', confirmPassword: '', planName: 'free' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (body) => {
    try {
      await createAccount(body);
      await onRegistered(body.email);
    } catch (error) {
      await onFailed(error, body.email);
    }
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="First name"
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <Field
          label="Last name"
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register('lastName')}
        />
      </div>
      <Field label="Email" type="email" autoComplete="email" error={errors.email?.message} {...register('email')} />
      <Field
        label="Password"
        type="password"
        autoComplete="new-password"
        hint="At least 6 characters; longer is better."
        error={errors.password?.message}
        {...register('password')}
      />
      <Field
        label="Confirm password"
        type="password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <Button type="submit" wide disabled={isSubmitting}>
        {isSubmitting ? 'Creating your account...' : 'Create Account'}
      </Button>
      <p className="text-sm text-ink-faint">
        By creating an account you accept the{' '}
        <Link to={paths.terms} className="underline underline-offset-3" target="_blank">
          terms
        </Link>{' '}
        and the{' '}
        <Link to={paths.privacy} className="underline underline-offset-3" target="_blank">
          privacy policy
        </Link>
        .
      </p>
    </form>
  );
}
