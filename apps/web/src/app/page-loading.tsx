import { Spinner } from '#ui/spinner.tsx';

export function PageLoading() {
  return (
    <div role="status" className="grid min-h-dvh place-items-center">
      <Spinner className="size-9 text-brand" />
      <span className="sr-only">Loading</span>
    </div>
  );
}
