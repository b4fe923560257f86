import type { VisitorState } from '@crossfoot/contracts';
import { useQuery } from '@tanstack/react-query';
import { getQuery } from '#http/call.ts';

/**
 * `GET /api/visitor`: what the server knows of somebody without an account. Asking also makes the visitor known, so
 * that the progress of the conversion can be followed. Undefined until it has answered, and for users.
 */
export function useVisitorState(signedIn: boolean): VisitorState | undefined {
  const { data } = useQuery({ ...getQuery('GET /api/visitor'), enabled: !signedIn });
  return data ?? undefined;
}
