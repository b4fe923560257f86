import { resetPasswordBodySchema } from '@crossfoot/contracts';
import { failureWords } from '#http/failure-words.ts';
import { CheckedForm } from '#ui/checked-form.tsx';
import { NewPasswordFields } from '#ui/person-fields.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useResetPassword } from '../api/use-reset-password.ts';

/** A new password, with the token of the mailed link. */
export function ResetPasswordForm({ token, onReset }: { readonly token: string; readonly onReset: () => void }) {
  const { mutateAsync: resetPassword } = useResetPassword();
  return (
    <CheckedForm
      schema={resetPasswordBodySchema}
      defaultValues={{ token, password: '', confirmPassword: '' }}
      onSend={async (body) => {
        await resetPassword(body);
        onReset();
        showToast({ title: 'Password Changed', description: 'Please sign in with your new password.' });
      }}
      refusedAt={{ PASSWORD_TOO_COMMON: 'password' }}
      onFailed={(error) => {
        const description = failureWords(error, 'Please try again.');
        showToast({ title: 'Password Not Changed', description, tone: 'destructive' });
      }}
      button={['Set New Password', 'Saving...']}
      className="mt-8"
    >
      {(field) => <NewPasswordFields label="New password" field={field} />}
    </CheckedForm>
  );
}
