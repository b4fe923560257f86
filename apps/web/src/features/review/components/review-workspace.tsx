import { verdictWords, type Location, type StatementResult } from '@crossfoot/contracts';
import type { Correction } from '@crossfoot/statement-review';
import { clsx } from 'clsx';
import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { accountName, periodWords } from '#statement/account-name.ts';
import { downloadConversion } from '#statement/download-conversion.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';
import type { Revision } from '@crossfoot/contracts';
import { reviewReducer, startReview } from '../model/review-state.ts';
import { rowFromWords, wordsInBox, type Box } from '../model/row-from-words.ts';
import { runRowCommand } from '../model/run-row-command.ts';
import { usePdf } from '../model/use-pdf.ts';
import { useSaving } from '../model/use-saving.ts';
import { Attention } from './attention.tsx';
import { BalanceStrip } from './balance-strip.tsx';
import { ChangeList } from './change-list.tsx';
import { Neighbours } from './neighbours.tsx';
import { PdfPane } from './pdf-pane.tsx';
import { ReviewBar } from './review-bar.tsx';
import { ReviewDialogs, type RowDialogRequest } from './review-dialogs.tsx';
import { ReviewGrid, type Cursor } from './review-grid.tsx';
import { RowDetails } from './row-details.tsx';
import { RowMenu, type MenuCommand } from './row-menu.tsx';

interface ReviewWorkspaceProps {
  readonly conversion: string;
  /** As the program read it. */
  readonly original: StatementResult;
  readonly revisions: readonly Revision[];
  /** The revision to begin with. */
  readonly opened: number;
  /** Its corrections. */
  readonly saved: readonly Correction[];
  /** The row to begin at. */
  readonly startRow: string | null;
}

/** The statement beside its rows: everything that is corrected is judged at once by the engine's own verdict. */
export function ReviewWorkspace({ conversion, original, revisions, opened, saved, startRow }: ReviewWorkspaceProps) {
  const [state, dispatch] = useReducer(reviewReducer, null, () => startReview(original, opened, saved));
  const { reviewed, done } = state;
  const [chosen, setChosen] = useState(() => accountOf(startRow) ?? worstAccount(reviewed.statement));
  const at = Math.min(chosen, reviewed.accounts.length - 1);
  const account = reviewed.accounts[at];
  const [cursor, setCursor] = useState<Cursor>(() => ({
    row: startRow ?? account?.firstBreak ?? null,
    cell: 'amount',
  }));
  const [hovered, setHovered] = useState<string | null>(null);
  const [focusAsked, setFocusAsked] = useState(0);
  const [dialog, setDialog] = useState<RowDialogRequest | null>(null);
  const [menu, setMenu] = useState<{ readonly id: string; readonly at: HTMLElement } | null>(null);
  /** The page that was turned to since the cursor came to its row. */
  const [turned, setTurned] = useState<{ readonly row: string | null; readonly page: number } | null>(null);
  const [tab, setTab] = useState<'rows' | 'page'>('rows');
  const isWide = useMediaQuery('(min-width: 64rem)');
  const file = usePdf(conversion, original.source.sha256);
  const saving = useSaving(conversion, revisions, state, dispatch);

  const correct = useCallback((...corrections: readonly Correction[]) => dispatch({ kind: 'apply', corrections }), []);
  const goTo = useCallback((row: string) => {
    setCursor((last) => ({ row, cell: last.cell }));
    setTab('rows');
    setFocusAsked((asked) => asked + 1);
  }, []);

  const rows = account?.rows;
  const current = useMemo(() => rows?.find(({ id }) => id === cursor.row) ?? null, [rows, cursor.row]);
  const currentPage = current?.transaction.location.page;
  const page = turned !== null && turned.row === cursor.row ? turned.page : (currentPage ?? 1);

  const { save } = saving;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      const key = event.key.toLowerCase();
      if (key === 's') void save();
      else if (event.target instanceof HTMLInputElement) return;
      else if (key === 'y' || (key === 'z' && event.shiftKey)) dispatch({ kind: 'redo' });
      else if (key === 'z') dispatch({ kind: 'undo' });
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [save]);

  if (account === undefined) return <NoAccount filename={original.source.filename} />;

  const command = (name: MenuCommand, id: string): void =>
    runRowCommand(name, id, { account, at, correct, goTo, openDialog: setDialog });

  const onDrawn = async (drawnPage: number, box: Box): Promise<void> => {
    if (file.state.kind !== 'open') return;
    const year = Number((account.account.period.end ?? account.rows[0]?.transaction.date ?? '').slice(0, 4));
    const words = wordsInBox(await file.state.pdf.words(drawnPage), box);
    const { date, description, amount, balance } = rowFromWords(words, year || new Date().getFullYear());
    const location: Location = { page: drawnPage, ...box };
    setDialog({
      kind: 'add',
      after: rowAbove(account.rows, location),
      location,
      values: { description, balance, ...(date === null ? {} : { date }), ...(amount === null ? {} : { amount }) },
    });
  };

  const pane = (
    <PdfPane
      file={file}
      filename={original.source.filename}
      page={page}
      onPage={(wanted) => setTurned({ row: cursor.row, page: wanted })}
      rows={account.rows}
      currentRow={cursor.row}
      hoveredRow={hovered}
      onPickRow={goTo}
      onDrawn={(drawnPage, box) => void onDrawn(drawnPage, box)}
    />
  );
  const period = periodWords(account.account);

  return (
    <div className="flex h-dvh flex-col overflow-hidden max-lg:h-auto max-lg:min-h-dvh max-lg:overflow-visible">
      <ReviewBar
        conversion={conversion}
        currencies={original.accounts.map(({ currency }) => currency)}
        filename={original.source.filename}
        verdict={worstVerdict(reviewed.statement)}
        unsaved={done.length}
        canUndo={done.length > 0}
        canRedo={state.undone.length > 0}
        isSaving={saving.isSaving}
        revision={state.revision}
        revisions={saving.revisions}
        onUndo={() => dispatch({ kind: 'undo' })}
        onRedo={() => dispatch({ kind: 'redo' })}
        onSave={() => void save()}
        onRevision={(revision) => void saving.open(revision)}
        onDownload={(format) =>
          void (async () => {
            const revision = await save();
            if (revision === null) return;
            await downloadConversion({ id: conversion, originalFilename: original.source.filename, format, revision });
          })()
        }
        onShortcuts={() => setDialog({ kind: 'shortcuts' })}
      />
      {!isWide && (
        <div role="tablist" aria-label="Rows or page" className="grid grid-cols-2 border-b border-rule bg-sheet">
          {(['rows', 'page'] as const).map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`tab-${name}`}
              aria-selected={tab === name}
              aria-controls={`panel-${name}`}
              onClick={() => setTab(name)}
              className={clsx(
                'min-h-11 border-b-2 text-sm font-semibold',
                tab === name ? 'border-brand text-brand' : 'border-transparent text-ink-soft',
              )}
            >
              {name === 'rows' ? 'Rows' : `Page ${page}`}
            </button>
          ))}
        </div>
      )}
      <div className="flex min-h-0 flex-1 max-lg:flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
        {(isWide || tab === 'page') && (
          <div
            {...(isWide ? {} : { role: 'tabpanel', id: 'panel-page', 'aria-labelledby': 'tab-page' })}
            className="min-h-0 border-r border-rule max-lg:h-[calc(100dvh-9rem)]"
          >
            {pane}
          </div>
        )}
        {(isWide || tab === 'rows') && (
          <main
            id="main"
            {...(isWide ? {} : { role: 'tabpanel', id: 'panel-rows', 'aria-labelledby': 'tab-rows' })}
            className="flex min-h-0 min-w-0 flex-1 flex-col bg-sheet max-lg:h-[calc(100dvh-6.5rem)] max-lg:min-h-136"
          >
            <div className="space-y-2 border-b border-rule px-3 py-2">
              {reviewed.accounts.length > 1 ? (
                <div role="group" aria-label="Accounts" className="flex gap-2 overflow-x-auto pb-1">
                  {reviewed.accounts.map((each, index) => (
                    <button
                      key={index}
                      type="button"
                      aria-pressed={index === at}
                      onClick={() => {
                        setChosen(index);
                        setCursor({ row: each.firstBreak ?? each.rows[0]?.id ?? null, cell: 'amount' });
                      }}
                      className={clsx(
                        'inline-flex min-h-9 shrink-0 items-center gap-2 rounded-lg border px-3 text-sm font-medium',
                        index === at ? 'border-brand bg-brand-tint text-brand-deep' : 'border-rule-strong',
                      )}
                    >
                      {accountName(each.account)}
                      <AccountDot status={each.account.reconciliation.status} />
                    </button>
                  ))}
                </div>
              ) : (
                <p className="text-sm">
                  <span className="font-semibold">{accountName(account.account)}</span>
                  <span className="text-ink-soft"> · {period ?? 'no period printed'}</span>
                </p>
              )}
              <Neighbours conversion={conversion} at={at} account={account.account} />
              <BalanceStrip account={account.account} at={at} onCorrect={correct} />
              <div className="max-h-48 overflow-y-auto">
                <Attention account={account} at={at} onCorrect={correct} onGo={goTo} />
              </div>
              <ChangeList
                corrections={[...state.saved, ...done]}
                unsavedFrom={state.saved.length}
                reviewed={reviewed}
              />
            </div>
            <ReviewGrid
              key={at}
              account={account}
              label={`Rows of ${accountName(account.account)}`}
              cursor={cursor}
              onCursor={setCursor}
              onHover={setHovered}
              onCell={(row, cell, value) => correct({ kind: 'editRow', row, set: { [cell]: value } })}
              onCommand={command}
              onMenu={(id, button) => {
                setCursor((last) => ({ row: id, cell: last.cell }));
                setMenu({ id, at: button });
              }}
              focusAsked={focusAsked}
            />
            {current !== null && <RowDetails row={current} currency={account.account.currency} onCommand={command} />}
          </main>
        )}
      </div>
      <RowMenu
        row={account.rows.find(({ id }) => id === menu?.id) ?? null}
        anchor={menu?.at ?? null}
        onCommand={command}
        onClose={() => setMenu(null)}
      />
      <ReviewDialogs
        request={dialog}
        account={account}
        at={at}
        onCorrect={correct}
        onGo={goTo}
        onClose={() => setDialog(null)}
      />
    </div>
  );
}

const dots = { balanced: 'bg-brand', unbalanced: 'bg-bad', unverifiable: 'bg-warn' } as const;

function AccountDot({ status }: { readonly status: keyof typeof dots }) {
  return (
    <>
      <span aria-hidden="true" className={clsx('size-2 rounded-full', dots[status])} />
      <span className="sr-only">{verdictWords[status].name}</span>
    </>
  );
}

function NoAccount({ filename }: { readonly filename: string }) {
  return (
    <main id="main" className="grid min-h-dvh place-items-center p-6 text-center">
      <div>
        <h1 className="text-2xl font-semibold">No account in {filename}</h1>
        <p className="mt-2 text-ink-soft">
          Nothing that looks like a statement was found, so there are no rows to review.
        </p>
      </div>
    </main>
  );
}

const worst = ['unbalanced', 'unverifiable', 'balanced'] as const;

function worstVerdict({ accounts }: StatementResult) {
  return (
    worst.find((verdict) => accounts.some(({ reconciliation }) => reconciliation.status === verdict)) ?? 'unverifiable'
  );
}

function worstAccount({ accounts }: StatementResult): number {
  for (const verdict of worst) {
    const found = accounts.findIndex(({ reconciliation }) => reconciliation.status === verdict);
    if (found >= 0) return found;
  }
  return 0;
}

/** The account of a row id such as `1:12`. */
function accountOf(row: string | null): number | null {
  const found = /^(\d+):\d+$/.exec(row ?? '')?.[1];
  return found === undefined ? null : Number(found);
}

/** The last row that stands above a place on the pages. */
function rowAbove(
  rows: readonly { readonly id: string; readonly transaction: { readonly location: Location } }[],
  place: Location,
): string | null {
  const isAbove = ({ page, y }: Location): boolean => page < place.page || (page === place.page && y < place.y);
  return rows.findLast(({ transaction }) => isAbove(transaction.location))?.id ?? null;
}
