import { useQuery } from '@tanstack/react-query';
import { getQuery } from '#http/call.ts';

/** Where this account is signed in. */
export const sessionListQuery = getQuery('GET /api/auth/sessions');

export const useSessionList = () => useQuery({ ...sessionListQuery, refetchOnMount: 'always' });
