import type { ExportFormat, Verdict } from '@crossfoot/contracts';
import { ArrowLeft, Check, Keyboard, Redo2, Save, Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#routes/paths.ts';
import { FormatMenu } from '#statement/components/format-menu.tsx';
import { VerdictBadge } from '#statement/components/verdict-badge.tsx';
import { count, type Currency } from '#statement/figures.ts';
import { Button } from '#ui/button.tsx';
import { CompareRevisions } from './compare-revisions.tsx';
import type { Revision } from '@crossfoot/contracts';

interface ReviewBarProps {
  readonly conversion: string;
  readonly currencies: readonly Currency[];
  readonly filename: string;
  readonly verdict: Verdict;
  readonly unsaved: number;
  readonly canRedo: boolean;
  readonly isSaving: boolean;
  readonly revision: number;
  readonly revisions: readonly Revision[];
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onSave: () => void;
  readonly onDownload: (format: ExportFormat) => void;
  readonly onRevision: (revision: number) => void;
  readonly onShortcuts: () => void;
}

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Where there is little room, the button that cannot be pressed says it. */
const NoChanges = () => (
  <>
    <span className="sm:hidden">Save</span>
    <span className="max-sm:hidden">No changes</span>
  </>
);

/** The head of the review: which file, which verdict, and what can be done with the whole of it. */
export function ReviewBar(props: ReviewBarProps) {
  const { filename, verdict, unsaved, revision, revisions } = props;
  const isBalanced = verdict === 'balanced';
  return (
    <header className="flex flex-wrap items-center gap-2 border-b border-rule bg-sheet px-3 py-2">
      <Link
        to={paths.dashboard}
        aria-label="Back to the dashboard"
        className="grid size-9 shrink-0 place-items-center rounded-lg text-ink-soft hover:bg-paper-deep hover:text-ink pointer-coarse:size-11"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
      </Link>
      <h1 className="min-w-0 flex-1 basis-28 truncate text-base font-semibold" title={filename}>
        {filename}
      </h1>
      <span role="status" data-testid="review-verdict" data-verdict={verdict}>
        <VerdictBadge verdict={verdict} />
      </span>
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
        {revisions.length > 0 && (
          <label className="text-sm max-sm:order-last max-sm:w-full">
            <span className="sr-only">Revision</span>
            <select
              value={revision}
              onChange={(event) => props.onRevision(Number(event.target.value))}
              disabled={unsaved > 0}
              title={unsaved > 0 ? 'Save or undo your changes before you open another revision' : undefined}
              className="min-h-9 rounded-lg border border-rule-strong bg-sheet px-2 max-sm:w-full text-ellipsis sm:max-w-60 pointer-coarse:min-h-11"
            >
              <option value={0}>Original</option>
              {revisions.map((each) => (
                <option key={each.number} value={each.number}>
                  Revision {each.number} · {day.format(new Date(each.createdAt))}
                </option>
              ))}
            </select>
          </label>
        )}
        <div className="flex items-center max-sm:mr-auto">
          {revisions.length > 0 && (
            <CompareRevisions
              conversion={props.conversion}
              filename={filename}
              currencies={props.currencies}
              revision={revision}
              onOpen={props.onRevision}
            />
          )}
          <Button tone="quiet" size="icon" aria-label="Undo" disabled={unsaved === 0} onClick={props.onUndo}>
            <Undo2 aria-hidden="true" />
          </Button>
          <Button tone="quiet" size="icon" aria-label="Redo" disabled={!props.canRedo} onClick={props.onRedo}>
            <Redo2 aria-hidden="true" />
          </Button>
          <Button
            tone="quiet"
            size="icon"
            className="max-sm:hidden"
            aria-label="Keyboard shortcuts"
            onClick={props.onShortcuts}
          >
            <Keyboard aria-hidden="true" />
          </Button>
        </div>
        <Button
          size="small"
          tone={unsaved === 0 || isBalanced ? 'outline' : 'primary'}
          disabled={unsaved === 0 || props.isSaving}
          onClick={props.onSave}
        >
          {unsaved === 0 && revision > 0 ? <Check aria-hidden="true" /> : <Save aria-hidden="true" />}
          <span>
            {unsaved > 0 ? 'Save' : revision > 0 ? 'Saved' : <NoChanges />}
            {unsaved > 0 && <span className="max-sm:sr-only"> {count(unsaved, 'change')}</span>}
          </span>
        </Button>
        <FormatMenu
          filename={filename}
          format="csv"
          tone={isBalanced ? 'primary' : 'outline'}
          onDownload={props.onDownload}
        />
      </div>
    </header>
  );
}
