import { lazy, useEffect, type ComponentType } from 'react';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-store.ts';

const pauseMs = 1000;

/**
 * Fetches a part of the program that comes when it is needed, and tries once more a second after it failed: who has
 * left the page meanwhile (Firefox fails every part that is then under way) is not there any more. Firefox keeps what
 * failed until the page is loaded anew, so its second answer is the first. Throws what the second try throws.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return load();
  }
}

/** What is fetched before it is asked for may fail in silence: who asks for it fetches it again. */
export function fetchAhead(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}

/** A component in a bundle of its own. Where that cannot be had, `Missing` stands in its place. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  Missing: ComponentType<Props> = PartMissing,
) {
  return lazy(() => loadPart(load).catch(() => ({ default: Missing })));
}

/** Stands where a part of the page could not be fetched. */
export function PartMissing() {
  return (
    <div role="alert" className="flex min-h-64 flex-col items-center justify-center gap-2 px-4 py-10 text-center">
      <p className="text-lg font-semibold">This part of the page did not load</p>
      <p className="max-w-[46ch] text-ink-soft">Please check your connection, then load the page again.</p>
      <Button tone="outline" className="mt-3" onClick={() => location.reload()}>
        Reload Page
      </Button>
    </div>
  );
}

/** In place of a dialog that could not be fetched: says so, and is closed. */
export function DialogMissing({ onClose }: { readonly onClose: () => void }) {
  useEffect(() => {
    showToast({
      title: 'Dialog Not Loaded',
      description: 'Please check your connection, then reload the page.',
      tone: 'destructive',
    });
    onClose();
  }, [onClose]);
  return null;
}
