import { forgotPasswordBodySchema } from '@crossfoot/contracts';
import { failureWords } from '#http/failure-words.ts';
import { CheckedForm } from '#ui/checked-form.tsx';
import { Field } from '#ui/field.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useForgotPassword } from '../api/use-forgot-password.ts';

/** Asks for a reset link. What follows is the same whether or not the address has an account. */
export function ForgotPasswordForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const { mutateAsync: forgotPassword } = useForgotPassword();
  return (
    <CheckedForm
      schema={forgotPasswordBodySchema}
      defaultValues={{ email: '' }}
      onSend={async ({ email }) => {
        await forgotPassword(email);
        onSent(email);
      }}
      onFailed={(error) => {
        const description = failureWords(error, 'The link could not be sent. Please try again.');
        showToast({ title: 'Error', description, tone: 'destructive' });
      }}
      button={['Send Reset Link', 'Sending...']}
      className="mt-8"
    >
      {(field) => <Field label="Email" type="email" autoComplete="email" {...field('email')} />}
    </CheckedForm>
  );
}
