import { changePasswordBodySchema } from '@crossfoot/contracts';
import { failureWords } from '#http/failure-words.ts';
import { Card } from '#ui/card.tsx';
import { CheckedForm } from '#ui/checked-form.tsx';
import { Field } from '#ui/field.tsx';
import { NewPasswordFields } from '#ui/person-fields.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useChangePassword } from '../api/use-change-password.ts';

export function PasswordChangeForm() {
  const { mutateAsync: changePassword } = useChangePassword();
  return (
    <Card className="p-6">
      <h2 className="text-xl font-semibold">Password</h2>
      <CheckedForm
        schema={changePasswordBodySchema}
        defaultValues={{ currentPassword: '', password: '', confirmPassword: '' }}
        onSend={async (body, { reset }) => {
          await changePassword(body);
          reset();
          showToast({ title: 'Password Changed', description: 'Your other sessions were signed out.' });
        }}
        refusedAt={{ INVALID_CREDENTIALS: 'currentPassword', PASSWORD_TOO_COMMON: 'password' }}
        onFailed={(error) => {
          const description = failureWords(error, 'Please try again.');
          showToast({ title: 'Password Not Changed', description, tone: 'destructive' });
        }}
        button={['Change Password', 'Saving...']}
        tone="outline"
        wide={false}
        className="mt-5"
      >
        {(field) => (
          <>
            <Field
              label="Current password"
              type="password"
              autoComplete="current-password"
              {...field('currentPassword')}
            />
            <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
              <NewPasswordFields label="New password" field={field} />
            </div>
          </>
        )}
      </CheckedForm>
    </Card>
  );
}
