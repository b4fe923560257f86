import { changedCellWords, changeWords, type Revision, type RevisionChange } from '@crossfoot/contracts';
import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useSession } from '#session/current-user.ts';
import { Dialog } from '#ui/dialog.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { count, dayWords, figure, type Currency } from '../figures.ts';
import { useRevision, useRevisions } from '../use-revisions.ts';
import { VerdictBadge } from './verdict-badge.tsx';

interface RevisionsDialogProps {
  readonly conversion: string;
  readonly filename: string;
  /** Of each account, for the amounts. */
  readonly currencies: readonly Currency[];
  /** The revision that is shown first; none is the newest. */
  readonly start?: number | undefined;
  /** What can be done with the chosen revision (0 is the original). */
  readonly actions: (revision: number) => ReactNode;
  readonly onClose: () => void;
}

const time = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Who saved which revision when, what it changed of the original, and which of them downloads are to come from. */
export function RevisionsDialog(props: RevisionsDialogProps) {
  const { conversion, filename, currencies, start, actions, onClose } = props;
  const { data: revisions, isPending, isLoadingError, refetch } = useRevisions(conversion);
  const [chosen, setChosen] = useState(start);
  const newest = revisions?.at(-1)?.number;
  const current = chosen ?? newest ?? 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Revisions"
      description={`What was corrected in ${filename}, against what the program read.`}
    >
      {isLoadingError && <LoadFailure onRetry={() => void refetch()}>The revisions could not be loaded.</LoadFailure>}
      {isPending && <Skeleton className="h-32" />}
      {revisions !== undefined && (
        <>
          <fieldset className="max-h-60 space-y-2 overflow-y-auto p-1">
            <legend className="sr-only">Revision</legend>
            {revisions.toReversed().map((revision) => (
              <Choice
                key={revision.number}
                isChosen={current === revision.number}
                onChoose={() => setChosen(revision.number)}
                title={`Revision ${revision.number}${revision.number === newest ? ', the newest' : ''}`}
                badge={<VerdictBadge verdict={revision.reconciliation} />}
              >
                <Who revision={revision} />
              </Choice>
            ))}
            <Choice isChosen={current === 0} onChoose={() => setChosen(0)} title="Original">
              As the program read it
            </Choice>
          </fieldset>
          <h3 className="mt-5 font-semibold">Against the original</h3>
          <Changes conversion={conversion} revision={current} currencies={currencies} />
          <div className="mt-5 flex flex-wrap gap-3">{actions(current)}</div>
        </>
      )}
    </Dialog>
  );
}

function Who({ revision: { createdAt, createdBy, corrections } }: { readonly revision: Revision }) {
  const { user } = useSession();
  const made = Object.values(corrections).reduce((sum, number) => sum + number, 0);
  const name = user?.id === createdBy ? `${user.firstName} ${user.lastName}`.trim() : 'another account';
  return (
    <>
      <time dateTime={createdAt}>{time.format(new Date(createdAt))}</time> · {name} · {count(made, 'correction')}
    </>
  );
}

interface ChoiceProps {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly title: string;
  readonly badge?: ReactNode;
  readonly children: ReactNode;
}

function Choice({ isChosen, onChoose, title, badge = null, children }: ChoiceProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={clsx(
        'flex cursor-pointer items-start gap-3 rounded-lg border px-3 py-2.5',
        isChosen ? 'border-brand bg-brand-tint/50' : 'border-rule hover:border-rule-strong',
      )}
    >
      <input id={id} type="radio" checked={isChosen} onChange={onChoose} className="mt-1.5 size-4 accent-brand" />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 font-medium">
          {title}
          {badge}
        </span>
        <span className="block text-sm text-ink-soft">{children}</span>
      </span>
    </label>
  );
}

interface ChangesProps {
  readonly conversion: string;
  readonly revision: number;
  readonly currencies: readonly Currency[];
}

const mostShown = 200;

function Changes({ conversion, revision, currencies }: ChangesProps) {
  const { data, isError, refetch } = useRevision(conversion, revision);
  if (revision === 0) return <p className="mt-2 text-ink-soft">Nothing: this is the original.</p>;
  if (isError)
    return (
      <LoadFailure className="mt-2" onRetry={() => void refetch()}>
        This revision could not be loaded.
      </LoadFailure>
    );
  if (data === undefined) return <Skeleton className="mt-2 h-16" />;
  if (data.changes.length === 0)
    return <p className="mt-2 text-ink-soft">Nothing: its corrections take each other back.</p>;
  return (
    <>
      <ul data-testid="changes" className="mt-2 divide-y divide-rule border-y border-rule">
        {data.changes.slice(0, mostShown).map((change, at) => (
          <ChangeLine key={at} change={change} currency={currencies[change.account] ?? null} />
        ))}
      </ul>
      {data.changes.length > mostShown && (
        <p className="mt-2 text-sm text-ink-soft">
          and {count(data.changes.length - mostShown, 'more change')}, all on the proof sheet.
        </p>
      )}
    </>
  );
}

function ChangeLine({ change, currency }: { readonly change: RevisionChange; readonly currency: Currency }) {
  const { kind, row, page, of, cell, before, after } = change;
  const write = (value: string | number | null): string => {
    if (value === null || value === '') return 'nothing';
    if (typeof value === 'number') return figure(value, currency);
    return /^\d{4}-\d\d-\d\d$/.test(value) ? dayWords(value) : value;
  };
  const place = [row === null ? null : `row ${row + 1}`, page === null ? null : `page ${page}`].filter(Boolean);
  return (
    <li className="py-2 text-[0.9375rem]">
      <p className="break-words">
        {of === null ? 'The account' : `${dayWords(of.date)} · ${of.description || 'row without words'}`}
        {of !== null && cell !== 'amount' && <span className="figure"> · {figure(of.amount, currency)}</span>}
        {place.length > 0 && <span className="text-sm text-ink-faint"> · {place.join(', ')}</span>}
      </p>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-2 font-medium">
        {cell === null ? (
          capital(changeWords[kind])
        ) : (
          <>
            <span className="text-ink-soft">{changedCellWords[cell] ?? cell}</span>
            <del className="figure break-all text-bad">
              <span className="sr-only">read as </span>
              {write(before)}
            </del>
            <ArrowRight aria-hidden="true" className="size-4 text-ink-faint" />
            <ins className="figure break-all no-underline">
              <span className="sr-only">corrected to </span>
              {write(after)}
            </ins>
          </>
        )}
      </p>
    </li>
  );
}

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
