import { profileBodySchema, type CurrentUser, type ProfileBody } from '@crossfoot/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { paths } from '#routes/paths.ts';
import { currentUserKey } from '#session/current-user.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { showToast } from '#ui/toast-store.ts';
import { updateProfile } from '../api/account-calls.ts';

export function ProfileForm({ user }: { readonly user: CurrentUser }) {
  const client = useQueryClient();
  const { register, handleSubmit, formState } = useForm<ProfileBody>({
    resolver: zodResolver(profileBodySchema),
    defaultValues: { firstName: user.firstName, lastName: user.lastName, email: user.email },
  });
  const submit = handleSubmit(async (body) => {
    try {
      await updateProfile(body);
      await client.invalidateQueries({ queryKey: currentUserKey });
      showToast({ title: 'Profile Updated', description: 'Your profile has been updated successfully.' });
    } catch {
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
        {user.pendingEmail !== null && (
          <p className="rounded-lg bg-warn-tint px-4 py-3 text-[0.9375rem] text-warn">
            <strong className="break-all">{user.pendingEmail}</strong> waits for its code.{' '}
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
