import { profileBodySchema, type CurrentUser, type ProfileBody } from '@crossfoot/contracts';
import { useWatch, type Control } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { paths } from '#routes/paths.ts';
import { Card } from '#ui/card.tsx';
import { CheckedForm, type FieldOf } from '#ui/checked-form.tsx';
import { Field } from '#ui/field.tsx';
import { NameFields } from '#ui/person-fields.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useUpdateProfile } from '../api/use-update-profile.ts';

const isAnother = (email: string, user: CurrentUser): boolean =>
  email.trim().toLowerCase() !== user.email.toLowerCase();

export function ProfileForm({ user }: { readonly user: CurrentUser }) {
  const { mutateAsync: updateProfile } = useUpdateProfile();
  return (
    <Card className="p-6">
      <h2 className="text-xl font-semibold">Profile</h2>
      <CheckedForm
        schema={profileBodySchema}
        defaultValues={{ firstName: user.firstName, lastName: user.lastName, email: user.email, password: '' }}
        onSend={async (body, { setError, resetField }) => {
          if (isAnother(body.email, user) && body.password === '') {
            setError('password', { message: 'Please enter your password.' }, { shouldFocus: true });
            return;
          }
          const { pendingEmail } = await updateProfile(body);
          resetField('password');
          showToast(
            pendingEmail === null
              ? { title: 'Profile Updated', description: 'Your profile has been updated successfully.' }
              : {
                  title: 'Confirm Your New Address',
                  description: `We sent a code to ${pendingEmail}. Until it is entered, the old address stays.`,
                },
          );
        }}
        refusedAt={{ INVALID_CREDENTIALS: 'password' }}
        onFailed={() =>
          showToast({
            title: 'Update Failed',
            description: 'Failed to update profile. Please try again.',
            tone: 'destructive',
          })
        }
        button={['Save Changes', 'Saving...']}
        wide={false}
        className="mt-5"
      >
        {(field, { control }) => (
          <>
            <NameFields field={field} />
            <Field
              label="Email"
              type="email"
              autoComplete="email"
              hint="A new address takes effect once you have entered the code we send to it."
              {...field('email')}
            />
            <PasswordForNewAddress user={user} control={control} field={field} />
            {user.pendingEmail !== null && (
              <p className="rounded-lg bg-warn-tint px-4 py-3 text-[0.9375rem] text-warn">
                <strong className="wrap-anywhere">{user.pendingEmail}</strong> waits for its code.{' '}
                <Link to={paths.verifyCode(user.pendingEmail)} className="font-semibold underline underline-offset-3">
                  Enter the code
                </Link>
              </p>
            )}
          </>
        )}
      </CheckedForm>
    </Card>
  );
}

interface PasswordForNewAddressProps {
  readonly user: CurrentUser;
  readonly control: Control<ProfileBody>;
  readonly field: FieldOf<ProfileBody>;
}

/** Asks for the password as soon as another address is typed. */
function PasswordForNewAddress({ user, control, field }: PasswordForNewAddressProps) {
  if (!isAnother(useWatch({ control, name: 'email' }), user)) return null;
  return (
    <Field
      label="Your password"
      type="password"
      autoComplete="current-password"
      hint="Asked for a new address, since whoever has the address can set a new password."
      {...field('password')}
    />
  );
}
