import { loginBodySchema, type LoginBody } from '@crossfoot/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { paths } from '#routes/paths.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { useLogin, type SignedIn } from '../api/use-login.ts';

interface LoginFormProps {
  readonly onSignedIn: (reply: SignedIn) => Promise<void>;
  readonly onFailed: (error: unknown, email: string) => Promise<void>;
  /** A link leads away from the dialog. */
  readonly onLeave: () => void;
}

export function LoginForm({ onSignedIn, onFailed, onLeave }: LoginFormProps) {
  const { mutateAsync: login } = useLogin();
  const { register, handleSubmit, formState } = useForm<LoginBody>({
    resolver: zodResolver(loginBodySchema),
    defaultValues: { email: '', password: '' },
  });
  const submit = handleSubmit(async (body) => {
    try {
      await onSignedIn(await login(body));
    } catch (error) {
      await onFailed(error, body.email);
    }
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="space-y-4">
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <Field
        label="Password"
        type="password"
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <p className="text-right text-sm">
        <Link
          to={paths.forgotPassword}
          onClick={onLeave}
          className="font-medium text-brand underline underline-offset-3 hover:text-brand-deep"
        >
          Forgot your password?
        </Link>
      </p>
      <Button type="submit" wide disabled={formState.isSubmitting}>
        {formState.isSubmitting ? 'Signing in...' : 'Sign In'}
      </Button>
    </form>
  );
}
