import type { ErrorCode } from '@crossfoot/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import { ApiError } from '#http/api-error.ts';
import { Button } from './button.tsx';

/** What a field takes from its form: its value, and what is wrong with it. */
export type FieldOf<Input extends FieldValues> = (
  name: Path<Input>,
) => UseFormRegisterReturn & { readonly error: string | undefined };

interface CheckedFormProps<Input extends FieldValues, Output> {
  /** Checks what was filled in before it is sent, with the words for each field. */
  readonly schema: z.ZodType<Output, Input>;
  readonly defaultValues: DefaultValues<Input>;
  readonly onSend: (body: Output, form: UseFormReturn<Input, unknown, Output>) => Promise<void>;
  /** The refusals of the server that are said at a field. */
  readonly refusedAt?: Partial<Record<ErrorCode, Path<Input>>>;
  /** Any other failure. */
  readonly onFailed: (error: unknown, body: Output) => Promise<void> | void;
  /** The words of its button, at rest and while it is sent. */
  readonly button: readonly [rest: string, busy: string];
  readonly tone?: 'primary' | 'outline';
  /** Whether the button is as wide as the form. */
  readonly wide?: boolean;
  readonly className?: string;
  readonly children: (field: FieldOf<Input>, form: UseFormReturn<Input, unknown, Output>) => ReactNode;
}

/** A form that is checked here by the contract's schema, sent once, and says at its field what was refused. */
export function CheckedForm<Input extends FieldValues, Output>(props: CheckedFormProps<Input, Output>) {
  const { schema, defaultValues, onSend, refusedAt = {}, onFailed, button, className, children } = props;
  const form = useForm<Input, unknown, Output>({ resolver: zodResolver(schema), defaultValues });
  const { isSubmitting } = form.formState;
  const field: FieldOf<Input> = (name) => ({
    ...form.register(name),
    error: form.getFieldState(name, form.formState).error?.message,
  });
  const submit = form.handleSubmit(async (body) => {
    try {
      await onSend(body, form);
    } catch (error) {
      const at = error instanceof ApiError && error.body.error !== undefined ? refusedAt[error.body.error] : undefined;
      if (at === undefined) await onFailed(error, body);
      else form.setError(at, { message: (error as ApiError).message }, { shouldFocus: true });
    }
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={clsx('space-y-4', className)}>
      {children(field, form)}
      <Button type="submit" tone={props.tone} wide={props.wide ?? true} disabled={isSubmitting}>
        {button[isSubmitting ? 1 : 0]}
      </Button>
    </form>
  );
}
