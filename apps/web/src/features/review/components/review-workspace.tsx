import type { Location, Revision, StatementResult } from '@crossfoot/contracts';
import type { Correction, Suggestion } from '@crossfoot/statement-review';
import { useCallback, useDeferredValue, useMemo, useReducer, useRef, useState } from 'react';
import { accountName } from '#statement/account-name.ts';
import { LayoutReportButton } from '#statement/components/layout-report-button.tsx';
import { downloadConversion } from '#statement/download-conversion.ts';
import { heldFile } from '#statement/held-files.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { HoveredRow, HoveredRowContext } from '../model/hovered-row.ts';
import { allCorrections, reviewReducer, startReview } from '../model/review-state.ts';
import { rowAbove, rowFromWords, wordsInBox, type Box } from '../model/row-from-words.ts';
import { runRowCommand } from '../model/run-row-command.ts';
import { selectedIds, type Cursor } from '../model/selection.ts';
import { unsavedSteps } from '../model/unsaved-draft.ts';
import { usePdf } from '../model/use-pdf.ts';
import { useReviewKeys } from '../model/use-review-keys.ts';
import { useSaving } from '../model/use-saving.ts';
import { useUnsaved } from '../model/use-unsaved.ts';
import { worstAccount, worstVerdict } from '../model/worst-verdict.ts';
import { AccountHead } from './account-head.tsx';
import { AllRowsMenu } from './all-rows-menu.tsx';
import { Attention } from './attention.tsx';
import { BalanceStrip } from './balance-strip.tsx';
import { ChangeList } from './change-list.tsx';
import { Neighbours } from './neighbours.tsx';
import { NoAccount } from './no-account.tsx';
import { PaneTabs, panelOf, type Pane } from './pane-tabs.tsx';
import { PdfPane } from './pdf-pane.tsx';
import { ReviewBar } from './review-bar.tsx';
import { ReviewDialogs, type DialogRequest } from './review-dialogs.tsx';
import { ReviewGrid } from './review-grid.tsx';
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
  const [state, dispatch] = useReducer(reviewReducer, null, () =>
    startReview(original, opened, saved, unsavedSteps(conversion, opened)),
  );
  const { reviewed, done } = state;
  const [chosen, setChosen] = useState(() => accountOf(startRow) ?? worstAccount(reviewed.statement));
  const at = Math.min(chosen, reviewed.accounts.length - 1);
  const account = reviewed.accounts[at];
  const [cursor, setCursor] = useState<Cursor>(() => ({
    row: startRow ?? account?.firstBreak ?? null,
    cell: 'amount',
    anchor: null,
  }));
  const [hovered] = useState(() => new HoveredRow());
  // Whoever came for a row has the keyboard on it.
  const [focusAsked, setFocusAsked] = useState(startRow === null ? 0 : 1);
  const answeredRef = useRef(0);
  const [dialog, setDialog] = useState<DialogRequest | null>(null);
  const [menu, setMenu] = useState<{ readonly id: string; readonly at: HTMLElement } | null>(null);
  // Looked up while rendering, it would be null or the page before, and a menu that is open would move with it.
  const [main, setMain] = useState<HTMLElement | null>(null);
  /** The page that was turned to since the cursor came to its row. */
  const [turned, setTurned] = useState<{ readonly row: string | null; readonly page: number } | null>(null);
  const [pane, setPane] = useState<Pane>('rows');
  const isWide = useMediaQuery('(min-width: 64rem)');
  const file = usePdf(conversion, original.source.sha256);
  const saving = useSaving(conversion, revisions, state, dispatch);
  useUnsaved(conversion, state);

  const correct = useCallback((...corrections: readonly Correction[]) => dispatch({ kind: 'apply', corrections }), []);
  const undo = useCallback(() => dispatch({ kind: 'undo' }), []);
  const redo = useCallback(() => dispatch({ kind: 'redo' }), []);
  const focusGrid = useCallback(() => setFocusAsked((asked) => asked + 1), []);
  const goTo = useCallback(
    (row: string) => {
      setCursor(({ cell }) => ({ row, cell, anchor: null }));
      setPane('rows');
      focusGrid();
    },
    [focusGrid],
  );
  useReviewKeys({ save: saving.save, undo, redo });
  const take = useCallback(
    ({ correction, row }: Suggestion) => {
      correct(correction);
      const changed = correction.kind === 'addRow' ? correction.row : row?.id;
      if (changed === undefined) focusGrid();
      else goTo(changed);
    },
    [correct, focusGrid, goTo],
  );

  const rows = account?.rows;
  const taken = useMemo(() => selectedIds(rows ?? [], cursor), [rows, cursor]);
  const several = useMemo(() => new Set(taken.length > 1 ? taken : []), [taken]);
  const current = useMemo(() => rows?.find(({ id }) => id === cursor.row) ?? null, [rows, cursor.row]);
  const currentPage = current?.transaction.location.page;
  const page =
    turned !== null && turned.row === cursor.row
      ? turned.page
      : (currentPage ?? rows?.[0]?.transaction.location.page ?? 1);
  const corrections = useMemo(() => allCorrections(state), [state]);
  // What is suggested may come a moment after the verdict, which is what was asked for.
  const settledAccount = useDeferredValue(account);

  if (account === undefined) return <NoAccount filename={original.source.filename} />;

  const command = (name: MenuCommand, id: string): void =>
    runRowCommand(name, id, { account, at, taken, correct, goTo, openDialog: setDialog });

  const onDrawn = async (drawnPage: number, box: Box, picture: string | null): Promise<void> => {
    if (file.state.kind !== 'open') return;
    const year = Number((account.account.period.end ?? account.rows[0]?.transaction.date ?? '').slice(0, 4));
    const words = wordsInBox(await file.state.pdf.words(drawnPage), box);
    const { date, description, amount, balance } = rowFromWords(words, year || new Date().getFullYear());
    const location: Location = { page: drawnPage, ...box };
    const after = rowAbove(account.rows, location);
    const dated = date ?? account.rows.find(({ id }) => id === after)?.transaction.date;
    setDialog({
      kind: 'add',
      after,
      drawn: { location, picture, hasWords: words.length > 0 },
      values: {
        description,
        balance,
        ...(dated === undefined ? {} : { date: dated }),
        ...(amount === null ? {} : { amount }),
      },
    });
  };
  const download = async (format: Parameters<typeof downloadConversion>[0]['format']): Promise<void> => {
    const revision = await saving.save();
    if (revision === null) return;
    await downloadConversion({ id: conversion, originalFilename: original.source.filename, format, revision });
  };

  return (
    <HoveredRowContext value={hovered}>
      <div className="flex h-dvh flex-col overflow-hidden max-lg:h-auto max-lg:min-h-dvh max-lg:overflow-visible">
        <ReviewBar
          conversion={conversion}
          currencies={original.accounts.map(({ currency }) => currency)}
          filename={original.source.filename}
          verdict={worstVerdict(reviewed.statement)}
          unsaved={done.length}
          canRedo={state.undone.length > 0}
          isSaving={saving.isSaving}
          revision={state.revision}
          revisions={saving.revisions}
          onUndo={undo}
          onRedo={redo}
          onSave={() => void saving.save()}
          onRevision={(revision) => void saving.open(revision)}
          onDownload={(format) => void download(format)}
          onShortcuts={() => setDialog({ kind: 'shortcuts' })}
        />
        <main id="main" ref={setMain} className="flex min-h-0 flex-1 flex-col">
          {!isWide && <PaneTabs chosen={pane} page={page} onChoose={setPane} />}
          <div className="flex min-h-0 flex-1 max-lg:flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
            {(isWide || pane === 'page') && (
              <div
                {...panelOf('page', !isWide)}
                className="min-h-0 border-rule max-lg:h-[calc(100dvh-8.75rem)] lg:border-r"
              >
                <PdfPane
                  file={file}
                  filename={original.source.filename}
                  page={page}
                  onPage={(wanted) => setTurned({ row: cursor.row, page: wanted })}
                  rows={account.rows}
                  currentRow={cursor.row}
                  onPickRow={goTo}
                  onDrawn={(...drawn) => void onDrawn(...drawn)}
                />
              </div>
            )}
            {(isWide || pane === 'rows') && (
              <div
                {...panelOf('rows', !isWide)}
                className="flex min-h-0 min-w-0 flex-1 flex-col bg-sheet max-lg:h-[calc(100dvh-3rem)] max-lg:min-h-136 max-lg:flex-none max-sm:min-h-176"
              >
                <div className="space-y-2 border-b border-rule px-3 py-2">
                  <AccountHead
                    accounts={reviewed.accounts}
                    at={at}
                    onChoose={(index) => {
                      const { firstBreak = null, rows: others = [] } = reviewed.accounts[index] ?? {};
                      setChosen(index);
                      setCursor({ row: firstBreak ?? others[0]?.id ?? null, cell: 'amount', anchor: null });
                    }}
                  >
                    {worstVerdict(original) !== 'balanced' && (
                      <LayoutReportButton
                        filename={original.source.filename}
                        file={heldFile(conversion)}
                        subject={() => Promise.resolve({ result: original, failure: null })}
                      />
                    )}
                    <AllRowsMenu
                      account={account}
                      at={at}
                      onCorrect={correct}
                      openDialog={setDialog}
                      container={main}
                    />
                  </AccountHead>
                  <Neighbours conversion={conversion} at={at} account={(settledAccount ?? account).account} />
                  <BalanceStrip account={account.account} at={at} onCorrect={correct} />
                  <div className="max-h-48 overflow-y-auto lg:grid lg:min-h-27">
                    <Attention
                      account={settledAccount ?? account}
                      at={at}
                      unsaved={done.length}
                      onCorrect={correct}
                      onTake={take}
                      onGo={goTo}
                    />
                  </div>
                  <ChangeList corrections={corrections} unsavedFrom={state.saved.length} reviewed={reviewed} />
                </div>
                <ReviewGrid
                  key={at}
                  account={account}
                  label={`Rows of ${accountName(account.account)}`}
                  cursor={cursor}
                  taken={several}
                  onCursor={setCursor}
                  onCell={(row, cell, value) => correct({ kind: 'editRow', row, set: { [cell]: value } })}
                  onCommand={command}
                  onMenu={(id, button) => {
                    if (!taken.includes(id)) setCursor(({ cell }) => ({ row: id, cell, anchor: null }));
                    setMenu({ id, at: button });
                  }}
                  focusAsked={focusAsked}
                  answeredRef={answeredRef}
                />
                {current !== null && (
                  <RowDetails
                    row={current}
                    taken={taken.length}
                    currency={account.account.currency}
                    onCommand={command}
                  />
                )}
              </div>
            )}
          </div>
        </main>
        <RowMenu
          row={account.rows.find(({ id }) => id === menu?.id) ?? null}
          anchor={menu?.at ?? null}
          taken={menu !== null && taken.includes(menu.id) ? taken.length : 1}
          onCommand={command}
          onClose={() => {
            setMenu(null);
            focusGrid();
          }}
          container={main}
        />
        <ReviewDialogs
          request={dialog}
          account={account}
          at={at}
          onCorrect={correct}
          onGo={goTo}
          onClose={() => {
            setDialog(null);
            focusGrid();
          }}
        />
      </div>
    </HoveredRowContext>
  );
}

/** The account of a row id such as `1:12`. */
function accountOf(row: string | null): number | null {
  const found = /^(\d+):\d+$/.exec(row ?? '')?.[1];
  return found === undefined ? null : Number(found);
}
