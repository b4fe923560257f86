import { MonitorSmartphone } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useSessionList } from '../api/use-session-list.ts';
import { useSignOutEverywhere } from '../api/use-sign-out-everywhere.ts';

const time = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Where the account is signed in, and the way to end all of it but this browser. */
export function SessionList() {
  const { data, isPending, isLoadingError, refetch } = useSessionList();
  const end = useSignOutEverywhere();
  const others = (data ?? []).filter(({ current }) => !current);
  const endOthers = async (): Promise<void> => {
    try {
      await end.mutateAsync();
      showToast({ title: 'Signed Out Everywhere', description: 'Only this browser is still signed in.' });
    } catch {
      showToast({
        title: 'Error',
        description: 'The other sessions could not be ended. Please try again.',
        tone: 'destructive',
      });
    }
  };
  return (
    <Card className="p-6">
      <h2 className="text-xl font-semibold">Where you are signed in</h2>
      {isPending && <Skeleton className="mt-4 h-16" />}
      {isLoadingError && (
        <LoadFailure className="mt-4" onRetry={() => void refetch()}>
          Your sessions could not be loaded.
        </LoadFailure>
      )}
      <ul className="mt-2 divide-y divide-rule">
        {(data ?? []).map(({ id, device, lastSeenAt, current }) => (
          <li key={id} className="flex items-center gap-4 py-3.5">
            <MonitorSmartphone aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
                {device}
                {current && <Badge tone="good">This browser</Badge>}
              </p>
              <p className="text-sm text-ink-faint">Last seen {time.format(new Date(lastSeenAt))}</p>
            </div>
          </li>
        ))}
      </ul>
      <Button
        tone="outline"
        className="mt-3"
        disabled={end.isPending || others.length === 0}
        onClick={() => void endOthers()}
      >
        Sign out everywhere else
      </Button>
    </Card>
  );
}
