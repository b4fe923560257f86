import type { Account } from '@crossfoot/contracts';
import type { Correction } from '@crossfoot/statement-review';
import { useId, useState, type FormEvent } from 'react';
import { accountKinds } from '#statement/account-name.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

type AccountChanges = Extract<Correction, { kind: 'setAccount' }>['set'];

interface AccountDialogProps {
  readonly account: Account;
  readonly onDone: (set: AccountChanges) => void;
  readonly onClose: () => void;
}

const inputStyle = 'min-h-11 w-full rounded-lg border border-rule-strong bg-sheet px-3';
const labelStyle = 'mb-1 block text-sm font-semibold';

/** What the statement says of the account itself: whose it is, its currency, and the period that its dates must lie in. */
export function AccountDialog({ account, onDone, onClose }: AccountDialogProps) {
  const id = useId();
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
      <form onSubmit={submit} noValidate className="grid grid-cols-2 gap-x-4 gap-y-3">
        <div className="col-span-2">
          <label htmlFor={`${id}-institution`} className={labelStyle}>
            Bank
          </label>
          <input
            id={`${id}-institution`}
            autoFocus
            value={institution}
            maxLength={200}
            onChange={(event) => setInstitution(event.target.value)}
            className={inputStyle}
          />
        </div>
        <div>
          <label htmlFor={`${id}-type`} className={labelStyle}>
            Kind
          </label>
          <select
            id={`${id}-type`}
            value={accountType}
            onChange={(event) => setAccountType(event.target.value as Account['accountType'])}
            className={inputStyle}
          >
            {Object.entries(accountKinds).map(([kind, words]) => (
              <option key={kind} value={kind}>
                {words}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}-currency`} className={labelStyle}>
            Currency
          </label>
          <input
            id={`${id}-currency`}
            value={currency}
            maxLength={3}
            aria-invalid={!isCurrency}
            aria-describedby={isCurrency ? undefined : `${id}-currency-problem`}
            onChange={(event) => setCurrency(event.target.value.toUpperCase())}
            className={`figure ${inputStyle}`}
          />
          {!isCurrency && (
            <p id={`${id}-currency-problem`} className="mt-1 text-sm text-bad">
              Three letters, such as EUR.
            </p>
          )}
        </div>
        <div>
          <label htmlFor={`${id}-start`} className={labelStyle}>
            First day
          </label>
          <input
            id={`${id}-start`}
            type="date"
            value={start}
            onChange={(event) => setStart(event.target.value)}
            className={`figure ${inputStyle}`}
          />
        </div>
        <div>
          <label htmlFor={`${id}-end`} className={labelStyle}>
            Last day
          </label>
          <input
            id={`${id}-end`}
            type="date"
            value={end}
            aria-invalid={!isPeriod}
            aria-describedby={isPeriod ? undefined : `${id}-end-problem`}
            onChange={(event) => setEnd(event.target.value)}
            className={`figure ${inputStyle}`}
          />
          {!isPeriod && (
            <p id={`${id}-end-problem`} className="mt-1 text-sm text-bad">
              The last day is before the first.
            </p>
          )}
        </div>
        <div className="col-span-2 mt-2 flex justify-end gap-3">
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Keep</Button>
        </div>
      </form>
    </Dialog>
  );
}
