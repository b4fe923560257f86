import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from './field.tsx';

interface NewPasswordFieldsProps {
  /** "Password", or "New password" where there was one before. */
  readonly label: string;
  readonly password: UseFormRegisterReturn;
  readonly confirmPassword: UseFormRegisterReturn;
  readonly errors: {
    readonly password?: { readonly message?: string };
    readonly confirmPassword?: { readonly message?: string };
  };
}

/** A password and its repetition, as registration, reset and change ask for them. */
export function NewPasswordFields({ label, password, confirmPassword, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <Field
        label={label}
        type="password"
        autoComplete="new-password"
        hint="At least 6 characters; longer is better."
        error={errors.password?.message}
        {...password}
      />
      <Field
        label={`Confirm ${label.toLowerCase()}`}
        type="password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...confirmPassword}
      />
    </>
  );
}
