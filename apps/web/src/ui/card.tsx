import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A sheet of paper on the desk. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={clsx('rounded-2xl border border-rule bg-sheet shadow-sheet', className)} {...rest} />;
}
