import { registerBodySchema, type RegisterBody } from '@crossfoot/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { z } from 'zod';
import { failureWords, isPasswordTooCommon } from '#http/failed-field.ts';
import { paths } from '#routes/paths.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { NewPasswordFields } from '#ui/new-password-fields.tsx';
import { useRegister } from '../api/use-register.ts';

interface RegisterFormProps {
  readonly onRegistered: (email: string) => Promise<void>;
  readonly onFailed: (error: unknown, email: string) => Promise<void>;
}

export function RegisterForm({ onRegistered, onFailed }: RegisterFormProps) {
  const { mutateAsync: createAccount } = useRegister();
  const { register, handleSubmit, formState, setError } = useForm<
    z.input<typeof registerBodySchema>,
    unknown,
    RegisterBody
  >({
    resolver: zodResolver(registerBodySchema),
    defaultValues: { email: '', password: '', firstName: '', lastName: '', confirmPassword: '', planName: 'free' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (body) => {
    try {
      await createAccount(body);
      await onRegistered(body.email);
    } catch (error) {
      if (isPasswordTooCommon(error)) {
        setError('password', { message: failureWords(error, '') }, { shouldFocus: true });
        return;
      }
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
      <NewPasswordFields
        label="Password"
        password={register('password')}
        confirmPassword={register('confirmPassword')}
        errors={errors}
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
