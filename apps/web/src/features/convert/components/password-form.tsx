import { LockKeyhole } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { showToast } from '#ui/toast-store.ts';

interface PasswordFormProps {
  readonly filename: string;
  readonly wasWrong: boolean;
  readonly onUnlock: (password: string) => void;
  readonly onCancel: () => void;
}

/** Asks for the PDF's own password. It goes along with the upload and is kept nowhere. */
export function PasswordForm({ filename, wasWrong, onUnlock, onCancel }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (password === '') {
      showToast({ title: 'Password Required', description: 'Please enter the PDF password.', tone: 'destructive' });
      return;
    }
    onUnlock(password);
  };
  return (
    <form onSubmit={submit} className="mx-auto max-w-sm">
      <LockKeyhole aria-hidden="true" className="mx-auto size-9 text-brand" />
      <h2 className="mt-3 text-xl font-semibold">Password Required</h2>
      <p className="mt-1 mb-5 text-ink-soft">
        <span className="font-medium wrap-anywhere text-ink">{filename}</span> is password-protected.
      </p>
      <Field
        label="PDF Password"
        type="password"
        autoComplete="off"
        autoFocus
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={wasWrong && password === '' ? 'That password does not open this PDF. Please try again.' : undefined}
      />
      <div className="mt-5 flex flex-col gap-3 sm:flex-row">
        <Button type="submit" className="flex-1">
          Unlock PDF
        </Button>
        <Button tone="outline" className="flex-1" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
