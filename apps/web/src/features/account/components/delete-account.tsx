import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureWords } from '#http/failure-words.ts';
import { paths } from '#routes/paths.ts';
import { forgetUser } from '#session/current-user.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useDeleteAccount } from '../api/use-delete-account.ts';

/** The end of an account: asks once more, and for the password. */
export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card className="p-6">
      <h2 className="text-xl font-semibold">Delete account</h2>
      <p className="mt-2 max-w-[60ch] text-ink-soft">
        Ends your subscription and deletes your profile, your sessions and every stored result at once. This cannot be
        undone. Invoices stay with the payment provider, as accounting law demands.
      </p>
      <Button tone="danger" className="mt-4" onClick={() => setOpen(true)}>
        Delete Account
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Delete your account?"
        description="Everything we hold of you is deleted at once. Download what you still need first."
      >
        <LastQuestion onKeep={() => setOpen(false)} />
      </Dialog>
    </Card>
  );
}

/** What was typed goes with the dialog, whichever way it is closed. */
function LastQuestion({ onKeep }: { readonly onKeep: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | undefined>();
  const remove = useDeleteAccount();

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (password === '') {
      setError('Please enter your password.');
      return;
    }
    try {
      await remove.mutateAsync({ password });
      await navigate(paths.home);
      forgetUser(client);
      showToast({ title: 'Account Deleted', description: 'Your profile, sessions and results are gone.' });
    } catch (failure) {
      setError(failureWords(failure, 'Your account could not be deleted. Please try again.'));
    }
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="space-y-5">
      <Field
        label="Password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={error}
      />
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button type="submit" tone="danger" className="flex-1" disabled={remove.isPending}>
          {remove.isPending ? 'Deleting...' : 'Delete for good'}
        </Button>
        <Button tone="outline" className="flex-1" onClick={onKeep}>
          Keep my account
        </Button>
      </div>
    </form>
  );
}
