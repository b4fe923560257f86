import { loginBodySchema } from '@crossfoot/contracts';
import { Link } from 'react-router-dom';
import { paths } from '#routes/paths.ts';
import { CheckedForm } from '#ui/checked-form.tsx';
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
  return (
    <CheckedForm
      schema={loginBodySchema}
      defaultValues={{ email: '', password: '' }}
      onSend={async (body) => onSignedIn(await login(body))}
      onFailed={(error, { email }) => onFailed(error, email)}
      button={['Sign In', 'Signing in...']}
    >
      {(field) => (
        <>
          <Field label="Email" type="email" autoComplete="email" {...field('email')} />
          <Field label="Password" type="password" autoComplete="current-password" {...field('password')} />
          <p className="text-right text-sm">
            <Link
              to={paths.forgotPassword}
              onClick={onLeave}
              className="font-medium text-brand underline underline-offset-3 hover:text-brand-deep"
            >
              Forgot your password?
            </Link>
          </p>
        </>
      )}
    </CheckedForm>
  );
}
