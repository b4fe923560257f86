import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '#http/call.ts';
import { paths } from '#routes/paths.ts';
import { showToast } from '#ui/toast-store.ts';
import { forgetUser } from './current-user.ts';

/** `POST /api/auth/logout`, then home, with nothing of the user left in memory. */
export function useSignOut(): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutateAsync: logout } = useMutation({ mutationFn: () => call('POST /api/auth/logout') });
  return async () => {
    try {
      await logout();
    } catch {
      showToast({ title: 'Error', description: 'Failed to logout', tone: 'destructive' });
      return;
    }
    await navigate(paths.home);
    forgetUser(client);
  };
}
