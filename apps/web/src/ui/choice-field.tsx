import { useId, type ComponentProps, type ReactNode } from 'react';
import { Select } from './select.tsx';

interface ChoiceFieldProps extends ComponentProps<'select'> {
  readonly label: string;
  readonly hint?: ReactNode;
}

/** A labelled select whose hint is tied to it for screen readers. */
export function ChoiceField({ label, hint, children, ...rest }: ChoiceFieldProps) {
  const id = useId();
  return (
    <div className="text-left">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <Select id={id} aria-describedby={hint === undefined ? undefined : `${id}-hint`} {...rest}>
        {children}
      </Select>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-faint">
          {hint}
        </p>
      )}
    </div>
  );
}
