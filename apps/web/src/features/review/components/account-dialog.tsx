import type { Account } from '@crossfoot/contracts';
import type { Correction } from '@crossfoot/statement-review';
import { useState, type FormEvent } from 'react';
import { accountKinds } from '#statement/account-name.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';

type AccountChanges = Extract<Correction, { kind: 'setAccount' }>['set'];

interface AccountDialogProps {
  readonly account: Account;
  readonly onDone: (set: AccountChanges) => void;
  readonly onClose: () => void;
}

/** What the statement says of the account itself: whose it is, its currency, and the period that its dates must lie in. */
export function AccountDialog({ account, onDone, onClose }: AccountDialogProps) {
  const [institution, setInstitution] = useState(account.institution ?? '');
  const [accountType, setAccountType] = useState(account.accountType);
  const [currency, setCurrency] = useState(account.currency ?? '');
  const [start, setStart] = useState(account.period.start ?? '');
  const [end, setEnd] = useState(account.period.end ?? '');
  const isCurrency = currency === '' || /^[A-Z]{3}$/.test(currency);
  const isPeriod = start === '' || end === '' || start <= end;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isCurrency || !isPeriod) return;
    const period = { start: start || null, end: end || null };
    const isSamePeriod = period.start === account.period.start && period.end === account.period.end;
    const named = institution.trim() || null;
    onDone({
      ...(named === account.institution ? {} : { institution: named }),
      ...(accountType === account.accountType ? {} : { accountType }),
      ...(currency === '' || currency === account.currency ? {} : { currency }),
      ...(isSamePeriod ? {} : { period }),
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="The account"
      description="As the statement prints it. Dates outside the period stay in doubt."
    >
      <form onSubmit={submit} noValidate className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <Field
            label="Bank"
            autoFocus
            value={institution}
            maxLength={200}
            onChange={(event) => setInstitution(event.target.value)}
          />
        </div>
        <ChoiceField
          label="Kind"
          value={accountType}
          onChange={(event) => setAccountType(event.target.value as Account['accountType'])}
        >
          {Object.entries(accountKinds).map(([kind, words]) => (
            <option key={kind} value={kind}>
              {words}
            </option>
          ))}
        </ChoiceField>
        <Field
          label="Currency"
          className="figure"
          value={currency}
          maxLength={3}
          onChange={(event) => setCurrency(event.target.value.toUpperCase())}
          error={isCurrency ? undefined : 'Three letters, such as EUR.'}
        />
        <Field
          label="First day"
          type="date"
          className="figure"
          value={start}
          onChange={(event) => setStart(event.target.value)}
        />
        <Field
          label="Last day"
          type="date"
          className="figure"
          value={end}
          onChange={(event) => setEnd(event.target.value)}
          error={isPeriod ? undefined : 'The last day is before the first.'}
        />
        <div className="mt-2 sm:col-span-2 flex justify-end gap-3">
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Keep</Button>
        </div>
      </form>
    </Dialog>
  );
}
