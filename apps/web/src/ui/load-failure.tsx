import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface LoadFailureProps {
  /** What could not be loaded, as a sentence. */
  readonly children: ReactNode;
  readonly onRetry: () => void;
  readonly className?: string;
}

/** Stands where something of the server could not be had, with the way to ask once more. */
export function LoadFailure({ children, onRetry, className }: LoadFailureProps) {
  return (
    <div role="alert" className={clsx('text-left', className)}>
      <p className="font-medium text-bad">{children}</p>
      <Button size="small" tone="outline" className="mt-3" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}
