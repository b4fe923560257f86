import { FileWarning } from 'lucide-react';
import { Button } from '#ui/button.tsx';

export function ErrorView({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }) {
  return (
    <div className="mx-auto max-w-md">
      <div className="mx-auto grid size-14 place-items-center rounded-full bg-bad-tint text-bad">
        <FileWarning aria-hidden="true" className="size-7" />
      </div>
      <h2 className="mt-4 text-xl font-semibold">Conversion Failed</h2>
      <p data-testid="upload-error" className="mt-2 text-ink-soft">
        {message}
      </p>
      <Button className="mt-5" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}
