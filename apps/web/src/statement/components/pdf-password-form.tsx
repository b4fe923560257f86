import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';

interface PdfPasswordFormProps {
  readonly wasWrong: boolean;
  /** What the button says. */
  readonly action: string;
  readonly onPassword: (password: string) => void;
}

/** Asks for the password of a PDF that the browser opens by itself; it is not sent anywhere. */
export function PdfPasswordForm({ wasWrong, action, onPassword }: PdfPasswordFormProps) {
  const [password, setPassword] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  return (
    <form
      className="w-full max-w-xs"
      onSubmit={(event) => {
        event.preventDefault();
        setEmpty(password === '');
        if (password !== '') onPassword(password);
      }}
    >
      <Field
        label="Password of the PDF"
        type="password"
        autoComplete="off"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={
          isEmpty ? 'Please enter the PDF password.' : wasWrong ? 'That password does not open this PDF.' : undefined
        }
      />
      <Button type="submit" wide className="mt-3">
        {action}
      </Button>
    </form>
  );
}
