import type { CurrentUser } from '@crossfoot/contracts';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { getQuery } from '#http/call.ts';

const currentUserQuery = getQuery('GET /api/auth/user');
export const currentUserKey = currentUserQuery.queryKey;

/**
 * Remembers in the browser that somebody has signed in here, so that a visitor who never did is not
 * asked for on every page. It grants nothing: the session cookie does, and the server decides.
 */
const hintKey = 'crossfoot-signed-in';
const hintListeners = new Set<() => void>();
const signedInHint = {
  subscribe(listener: () => void): () => void {
    hintListeners.add(listener);
    return () => hintListeners.delete(listener);
  },
  get(): boolean {
    try {
      return localStorage.getItem(hintKey) === 'true';
    } catch {
      return true;
    }
  },
  set(signedIn: boolean): void {
    try {
      if (signedIn) localStorage.setItem(hintKey, 'true');
      else localStorage.removeItem(hintKey);
    } catch {
      // Storage refused: the hint stays "maybe".
    }
    for (const listener of hintListeners) listener();
  },
};

export interface Session {
  readonly user: CurrentUser | null;
  /** True until the server has said who is signed in. */
  readonly isPending: boolean;
  /** The server could not be asked. */
  readonly isUnknown: boolean;
}

/** Who is signed in. `always` asks the server even where nobody has signed in from this browser before. */
export function useSession(always = false): Session {
  const hinted = useSyncExternalStore(signedInHint.subscribe, signedInHint.get, () => false);
  const enabled = always || hinted;
  const { data, isPending, isLoadingError } = useQuery({
    ...currentUserQuery,
    enabled,
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
    staleTime: 1000,
  });
  return { user: data ?? null, isPending: enabled && isPending, isUnknown: isLoadingError };
}

/** After a sign-in: the next page finds the user. */
export async function noteSignedIn(client: QueryClient): Promise<void> {
  signedInHint.set(true);
  await client.invalidateQueries({ queryKey: currentUserKey });
}

/** After a sign-out: nothing of the user stays in memory. */
export function forgetUser(client: QueryClient): void {
  signedInHint.set(false);
  client.clear();
  client.setQueryData(currentUserKey, null);
}
