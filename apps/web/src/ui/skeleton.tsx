import { clsx } from 'clsx';

/** A grey stand-in while something loads; silent for screen readers. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <div aria-hidden="true" className={clsx('animate-pulse rounded-lg bg-paper-deep', className)} />;
}
