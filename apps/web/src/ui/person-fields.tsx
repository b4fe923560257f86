import type { FieldOf } from './checked-form.tsx';
import { Field } from './field.tsx';

type Named = FieldOf<{ firstName: string; lastName: string }>;
type Secret = FieldOf<{ password: string; confirmPassword: string }>;

/** First and last name, beside each other where there is room. */
export function NameFields({ field }: { readonly field: Named }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="First name" autoComplete="given-name" {...field('firstName')} />
      <Field label="Last name" autoComplete="family-name" {...field('lastName')} />
    </div>
  );
}

/** A password and its repetition, as registration, reset and change ask for them. `label`: "Password", or "New password". */
export function NewPasswordFields({ label, field }: { readonly label: string; readonly field: Secret }) {
  return (
    <>
      <Field
        label={label}
        type="password"
        autoComplete="new-password"
        hint="At least 6 characters; longer is better."
        {...field('password')}
      />
      <Field
        label={`Confirm ${label.toLowerCase()}`}
        type="password"
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
    </>
  );
}
