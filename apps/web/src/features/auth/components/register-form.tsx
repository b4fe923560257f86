import { registerBodySchema } from '@crossfoot/contracts';
import { Link } from 'react-router-dom';
import { paths } from '#routes/paths.ts';
import { CheckedForm } from '#ui/checked-form.tsx';
import { Field } from '#ui/field.tsx';
import { NameFields, NewPasswordFields } from '#ui/person-fields.tsx';
import { useRegister } from '../api/use-register.ts';

interface RegisterFormProps {
  readonly onRegistered: (email: string) => Promise<void>;
  readonly onFailed: (error: unknown, email: string) => Promise<void>;
}

export function RegisterForm({ onRegistered, onFailed }: RegisterFormProps) {
  const { mutateAsync: createAccount } = useRegister();
  return (
    <>
      <CheckedForm
        schema={registerBodySchema}
        defaultValues={{ email: '', password: '', firstName: '', lastName: '', confirmPassword: '', planName: 'free' }}
        onSend={async (body) => {
          await createAccount(body);
          await onRegistered(body.email);
        }}
        refusedAt={{ PASSWORD_TOO_COMMON: 'password' }}
        onFailed={(error, { email }) => onFailed(error, email)}
        button={['Create Account', 'Creating your account...']}
      >
        {(field) => (
          <>
            <NameFields field={field} />
            <Field label="Email" type="email" autoComplete="email" {...field('email')} />
            <NewPasswordFields label="Password" field={field} />
          </>
        )}
      </CheckedForm>
      <p className="mt-4 text-sm text-ink-faint">
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
    </>
  );
}
