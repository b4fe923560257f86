import { profileBodySchema, type CurrentUser, type ProfileBody } from '@crossfoot/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { ApiError } from '#http/api-error.ts';
import { paths } from '#routes/paths.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useUpdateProfile } from '../api/use-update-profile.ts';

export function ProfileForm({ user }: { readonly user: CurrentUser }) {
  const { mutateAsync: updateProfile } = useUpdateProfile();
  const { register, handleSubmit, formState, control, setError, resetField } = useForm<ProfileBody>({
    resolver: zodResolver(profileBodySchema),
    defaultValues: { firstName: user.firstName, lastName: user.lastName, email: user.email, password: '' },
  });
  const isNewAddress = useWatch({ control, name: 'email' }).trim().toLowerCase() !== user.email.toLowerCase();
  const submit = handleSubmit(async (body) => {
    if (isNewAddress && body.password === '') {
      setError('password', { message: 'Please enter your password.' }, { shouldFocus: true });
      return;
    }
    try {
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
    } catch (error) {
      if (error instanceof ApiError && error.body.error === 'INVALID_CREDENTIALS') {
        setError('password', { message: error.message }, { shouldFocus: true });
        return;
      }
      showToast({
        title: 'Update Failed',
        description: 'Failed to update profile. Please try again.',
        tone: 'destructive',
      });
    }
  });
  const { errors, isSubmitting } = formState;
  return (
    <Card className="p-6">
      <h2 className="text-xl font-semibold">Profile</h2>
      <form onSubmit={(event) => void submit(event)} noValidate className="mt-5 space-y-4">
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
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          hint="A new address takes effect once you have entered the code we send to it."
          error={errors.email?.message}
          {...register('email')}
        />
        {isNewAddress && (
          <Field
            label="Your password"
            type="password"
            autoComplete="current-password"
            hint="Asked for a new address, since whoever has the address can set a new password."
            error={errors.password?.message}
            {...register('password')}
          />
        )}
        {user.pendingEmail !== null && (
          <p className="rounded-lg bg-warn-tint px-4 py-3 text-[0.9375rem] text-warn">
            <strong className="wrap-anywhere">{user.pendingEmail}</strong> waits for its code.{' '}
            <Link to={paths.verifyCode(user.pendingEmail)} className="font-semibold underline underline-offset-3">
              Enter the code
            </Link>
          </p>
        )}
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Save Changes'}
        </Button>
      </form>
    </Card>
  );
}
