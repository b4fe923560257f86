import { clsx } from 'clsx';
import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A labelled input whose hint and error are tied to it for screen readers. */
export function Field({ label, hint, error, id, className, ref, ...rest }: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const described = [error === undefined ? null : `${inputId}-error`, hint === undefined ? null : `${inputId}-hint`];
  return (
    <div className="text-left">
      <label htmlFor={inputId} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <input
        ref={ref}
        id={inputId}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
        className={clsx(
          'block min-h-11 w-full rounded-lg border bg-sheet px-3.5 text-base text-ellipsis placeholder:text-ink-faint disabled:opacity-60',
          error === undefined ? 'border-rule-strong' : 'border-bad',
          className,
        )}
        {...rest}
      />
      {hint !== undefined && (
        <p id={`${inputId}-hint`} className="mt-1.5 text-sm text-ink-faint">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${inputId}-error`} role="alert" className="mt-1.5 text-sm font-medium text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
