import { reasonWords, verdictWords, type Reason, type RowFlag } from '@crossfoot/contracts';
import {
  suggestCorrections,
  type Correction,
  type ReviewedAccount,
  type Suggestion,
  type SuggestionKind,
} from '@crossfoot/statement-review';
import { clsx } from 'clsx';
import { CircleCheck, CircleHelp, Lightbulb, TriangleAlert } from 'lucide-react';
import { memo, useMemo, type ReactNode } from 'react';
import { count, dayWords } from '#statement/figures.ts';
import { Button } from '#ui/button.tsx';
import { suggestionWords } from '../model/correction-words.ts';

interface AttentionProps {
  readonly account: ReviewedAccount;
  readonly at: number;
  readonly onCorrect: (correction: Correction) => void;
  readonly onTake: (suggestion: Suggestion) => void;
  readonly onGo: (row: string) => void;
  /** Steps that are not saved yet. */
  readonly unsaved: number;
}

/** What the button of a suggestion says. */
const takes: Partial<Readonly<Record<SuggestionKind, string>>> = {
  sign: 'Flip the sign',
  extraRow: 'Leave it out',
  missingRow: 'Add the row',
};

type Settled = Extract<Correction, { kind: 'settleDoubt' }>['reason'];
/** Doubts about the statement as a whole that a person can answer, and the words of the answer “as read”. */
const answers: Partial<Readonly<Record<Reason, { readonly reason: Settled; readonly asRead: string }>>> = {
  dateOrderOpen: { reason: 'dateOrderOpen', asRead: 'The dates are right' },
  assumedYear: { reason: 'assumedYear', asRead: 'The years are right' },
  assumedDate: { reason: 'assumedDate', asRead: 'The dates are right' },
  polarityOpen: { reason: 'polarityOpen', asRead: 'The signs are right' },
  unlabelledBalance: { reason: 'unlabelledBalance', asRead: 'Both balances are right' },
  unreadPages: { reason: 'unreadPages', asRead: 'I have compared these pages' },
};

/** What to do next: the suggestion, the first break, or what is still in doubt, one thing after the other. */
export const Attention = memo(function Attention(props: AttentionProps) {
  const { account, at, unsaved, onCorrect, onTake, onGo } = props;
  const { status, reasons } = account.account.reconciliation;
  const suggestions = useMemo(() => suggestCorrections(account, at), [account, at]);
  if (status === 'balanced') {
    return (
      <Note tone="good" icon={CircleCheck}>
        <p className="font-semibold">
          {account.account.transactions.length === 0
            ? 'Balanced to the cent: no row, and both balances agree.'
            : 'Balanced to the cent: every row is proved.'}
        </p>
        <p>
          {unsaved > 0
            ? 'Download it in any format: your changes are saved as a revision first.'
            : verdictWords.balanced.next}
        </p>
      </Note>
    );
  }
  if (suggestions.kind === 'one') {
    const { suggestion } = suggestions;
    const { row } = suggestion;
    return (
      <Note tone="idea" icon={Lightbulb}>
        <p>
          <span className="font-semibold">{suggestionWords(suggestion, account)}</span>{' '}
          <span className="text-ink-soft">
            {suggestion.after.status === 'balanced'
              ? 'Then the statement balances to the cent.'
              : 'Then the figures agree; what else is in doubt stays open.'}
          </span>
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="small" onClick={() => onTake(suggestion)}>
            {takes[suggestion.kind] ?? 'Correct it'}
          </Button>
          {row !== null && (
            <Button size="small" tone="outline" onClick={() => onGo(row.id)}>
              Go to the row
            </Button>
          )}
        </div>
      </Note>
    );
  }
  return (
    <div className="space-y-2">
      {suggestions.kind === 'several' && (
        <Note tone="warn" icon={Lightbulb}>
          <p>
            <span className="font-semibold">{count(suggestions.count, 'different change')} would make it add up,</span>{' '}
            so none of them is suggested. Compare these rows with the PDF:
          </p>
          <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
            {suggestions.suggestions.map((suggestion, index) => (
              <li key={index}>
                {suggestion.row === null ? (
                  suggestionWords(suggestion, account)
                ) : (
                  <button
                    type="button"
                    onClick={() => onGo(suggestion.row?.id ?? '')}
                    className="font-medium underline underline-offset-3"
                  >
                    {suggestion.row.transaction.description || dayWords(suggestion.row.transaction.date)}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </Note>
      )}
      {reasons.map((reason) => (
        <Doubt key={reason} reason={reason} account={account} at={at} onCorrect={onCorrect} onGo={onGo} />
      ))}
    </div>
  );
});

type DoubtProps = Pick<AttentionProps, 'account' | 'at' | 'onCorrect' | 'onGo'> & { readonly reason: Reason };

function Doubt({ reason, account, at, onCorrect, onGo }: DoubtProps) {
  const { sentence, next, concerns } = reasonWords[reason];
  const flagged = useMemo(
    () =>
      typeof concerns === 'string'
        ? []
        : account.rows.filter(
            ({ transaction, isExcluded }) =>
              !isExcluded && transaction.flags.some((flag) => (concerns as readonly RowFlag[]).includes(flag)),
          ),
    [account, concerns],
  );
  const answer = answers[reason];
  const isBreak = reason === 'balanceBreak';
  const target = isBreak ? account.firstBreak : (flagged[0]?.id ?? null);
  return (
    <Note
      tone={isBreak || reason === 'differenceToClosing' ? 'bad' : 'warn'}
      icon={isBreak ? TriangleAlert : CircleHelp}
    >
      <p>
        <span className="font-semibold">{sentence}</span> <span className="text-ink-soft">{next}</span>
      </p>
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {target !== null && (
          <Button size="small" tone={isBreak ? 'primary' : 'outline'} onClick={() => onGo(target)}>
            {isBreak ? 'Go to the row' : `Go to the first of ${flagged.length}`}
          </Button>
        )}
        {reason === 'dateOrderOpen' && (
          <Button size="small" tone="outline" onClick={() => onCorrect({ kind: 'exchangeDayAndMonth', account: at })}>
            Exchange day and month
          </Button>
        )}
        {reason === 'polarityOpen' && (
          <Button
            size="small"
            tone="outline"
            onClick={() => onCorrect({ kind: 'flipSigns', account: at, rows: 'all' })}
          >
            Turn all signs round
          </Button>
        )}
        {reason === 'assumedYear' && <YearButtons account={account} at={at} onCorrect={onCorrect} />}
        {answer !== undefined && flagged.length === 0 && (
          <Button
            size="small"
            tone="quiet"
            onClick={() => onCorrect({ kind: 'settleDoubt', account: at, reason: answer.reason })}
          >
            {answer.asRead}
          </Button>
        )}
        {flagged.length > 0 && !isBreak && (
          <Button
            size="small"
            tone="quiet"
            onClick={() => onCorrect({ kind: 'confirmRows', rows: flagged.map(({ id }) => id) })}
          >
            {answer?.asRead ?? `All ${flagged.length} are right`}
          </Button>
        )}
      </div>
    </Note>
  );
}

function YearButtons({ account, at, onCorrect }: Pick<AttentionProps, 'account' | 'at' | 'onCorrect'>) {
  const [year] = account.account.transactions.map(({ date }) => Number(date.slice(0, 4)));
  if (year === undefined) return null;
  return [year - 1, year + 1].map((to) => (
    <Button
      key={to}
      size="small"
      tone="outline"
      onClick={() => onCorrect({ kind: 'setYear', account: at, from: null, to })}
    >
      It is {to}
    </Button>
  ));
}

const tones = {
  good: 'border-brand/40 bg-brand-tint text-brand-deep',
  idea: 'border-brand bg-brand-tint/60',
  warn: 'border-warn/40 bg-warn-tint/70',
  bad: 'border-bad/40 bg-bad-tint/70',
} as const;

interface NoteProps {
  readonly tone: keyof typeof tones;
  readonly icon: typeof CircleCheck;
  readonly children: ReactNode;
}

function Note({ tone, icon: Icon, children }: NoteProps) {
  return (
    <div className={clsx('flex gap-2.5 rounded-xl border px-3 py-2 text-[0.9375rem]', tones[tone])}>
      <Icon
        aria-hidden="true"
        className={clsx(
          'mt-0.5 size-5 shrink-0',
          tone === 'bad' && 'text-bad',
          tone === 'warn' && 'text-warn',
          tone === 'idea' && 'text-brand',
        )}
      />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
