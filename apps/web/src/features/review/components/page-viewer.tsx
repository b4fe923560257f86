import type { ReviewedRow } from '@crossfoot/statement-review';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, SquareDashedMousePointer, ZoomIn, ZoomOut } from 'lucide-react';
import { memo, useEffect, useMemo, useRef, useState, type PointerEvent } from 'react';
import type { OpenPdf } from '#statement/pdf-file.ts';
import { Button } from '#ui/button.tsx';
import { useHoveredRow } from '../model/hovered-row.ts';
import type { Box } from '../model/row-from-words.ts';

interface PageViewerProps {
  readonly pdf: OpenPdf;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly rows: readonly ReviewedRow[];
  readonly currentRow: string | null;
  readonly onPickRow: (id: string) => void;
  /** A box was drawn, and how the page looks there, as a picture's address. */
  readonly onDrawn: (page: number, box: Box, picture: string | null) => void;
}

const smallest = 0.002;

/** One page of the PDF with the places of its rows on it. A click finds the row; a box drawn becomes a row. */
export function PageViewer({ pdf, page, onPage, rows, currentRow, onPickRow, onDrawn }: PageViewerProps) {
  const [zoom, setZoom] = useState(1);
  const [isDrawing, setDrawing] = useState(false);
  const [shape, setShape] = useState(1.414);
  const [drawn, setDrawn] = useState<Box | null>(null);
  const pane = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const start = useRef<{ x: number; y: number } | null>(null);
  const [width, setWidth] = useState(0);

  useEffect(() => {
    const box = pane.current;
    if (box === null) return;
    const observer = new ResizeObserver(() => setWidth(Math.round(box.clientWidth - 24)));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const target = canvas.current;
    if (target === null || width <= 0) return;
    const stop = new AbortController();
    void (async () => {
      const found = await pdf.shape(page);
      if (stop.signal.aborted) return;
      setShape(found);
      // Drawn aside and shown as a whole: the page that was there stays until then.
      const sheet = document.createElement('canvas');
      await pdf.draw(page, sheet, width * zoom, stop.signal);
      if (stop.signal.aborted) return;
      target.width = sheet.width;
      target.height = sheet.height;
      target.getContext('2d')?.drawImage(sheet, 0, 0);
      target.dataset['page'] = String(page);
    })();
    return () => stop.abort();
  }, [pdf, page, width, zoom]);

  const here = useMemo(
    () => rows.filter(({ transaction: { location } }) => location.page === page && location.width > smallest),
    [rows, page],
  );

  // What is marked is brought into sight.
  useEffect(() => {
    const box = pane.current;
    const row = rows.find(({ id }) => id === currentRow);
    if (box === null || row === undefined || row.transaction.location.page !== page) return;
    const top = row.transaction.location.y * width * zoom * shape;
    if (top < box.scrollTop + 40 || top > box.scrollTop + box.clientHeight - 80) {
      box.scrollTo({ top: top - box.clientHeight / 3 });
    }
  }, [currentRow, page, rows, shape, width, zoom]);

  const pointAt = (event: PointerEvent): { x: number; y: number } => {
    const box = event.currentTarget.getBoundingClientRect();
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
  };
  const onPointerDown = (event: PointerEvent): void => {
    if (!isDrawing) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = pointAt(event);
  };
  const onPointerMove = (event: PointerEvent): void => {
    if (start.current !== null) setDrawn(boxBetween(start.current, pointAt(event)));
  };
  const onPointerUp = (event: PointerEvent): void => {
    const point = pointAt(event);
    if (start.current !== null) {
      const box = boxBetween(start.current, point);
      start.current = null;
      setDrawn(null);
      if (box.width > 0.01 && box.height > smallest) {
        setDrawing(false);
        onDrawn(page, box, canvas.current === null ? null : cutOut(canvas.current, box));
      }
      return;
    }
    const near = here.find(
      ({ transaction: { location } }) =>
        point.y >= location.y - 0.004 && point.y <= location.y + location.height + 0.004,
    );
    if (near !== undefined) onPickRow(near.id);
  };

  return (
    <div className="flex h-full min-h-0 flex-col bg-paper-deep">
      <div className="flex flex-wrap items-center gap-1 border-b border-rule bg-sheet px-2 py-1.5">
        <Button
          tone="quiet"
          size="icon"
          aria-label="Previous page"
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          <ChevronLeft aria-hidden="true" />
        </Button>
        <label className="flex items-center gap-1.5 text-sm text-ink-soft">
          <span className="sr-only">Page</span>
          <input
            type="number"
            min={1}
            max={pdf.pages}
            value={page}
            onChange={(event) => {
              const wanted = Number(event.target.value);
              if (Number.isInteger(wanted) && wanted >= 1 && wanted <= pdf.pages) onPage(wanted);
            }}
            className="figure h-9 w-14 rounded-lg border border-rule-strong bg-sheet text-center text-ink"
          />
          <span className="whitespace-nowrap">of {pdf.pages}</span>
        </label>
        <Button
          tone="quiet"
          size="icon"
          aria-label="Next page"
          disabled={page >= pdf.pages}
          onClick={() => onPage(page + 1)}
        >
          <ChevronRight aria-hidden="true" />
        </Button>
        <span className="ml-auto flex gap-1">
          <Button
            tone={isDrawing ? 'primary' : 'quiet'}
            size="small"
            aria-pressed={isDrawing}
            onClick={() => setDrawing(!isDrawing)}
          >
            <SquareDashedMousePointer aria-hidden="true" />
            Draw a row
          </Button>
          <Button
            tone="quiet"
            size="icon"
            aria-label="Smaller"
            disabled={zoom <= 0.75}
            onClick={() => setZoom(zoom - 0.25)}
          >
            <ZoomOut aria-hidden="true" />
          </Button>
          <Button
            tone="quiet"
            size="icon"
            aria-label="Larger"
            disabled={zoom >= 3}
            onClick={() => setZoom(zoom + 0.25)}
          >
            <ZoomIn aria-hidden="true" />
          </Button>
        </span>
      </div>
      <div
        ref={pane}
        role="region"
        tabIndex={0}
        aria-label="Page of the PDF"
        className="min-h-0 flex-1 overflow-auto p-3"
      >
        <div
          data-testid="page"
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerUp}
          style={{ width: width * zoom, height: width * zoom * shape }}
          className={clsx(
            'relative mx-auto bg-white shadow-sheet',
            isDrawing ? 'cursor-crosshair touch-none' : 'cursor-pointer',
          )}
        >
          <canvas ref={canvas} role="img" aria-label={`Page ${page} of the PDF`} className="size-full" />
          <Places rows={here} currentRow={currentRow} />
          {here
            .filter(({ transaction }) => transaction.flags.length > 0)
            .map(({ id, transaction: { location, flags } }) => (
              <span
                key={id}
                aria-hidden="true"
                style={{ top: `${location.y * 100}%`, height: `${Math.max(location.height, 0.008) * 100}%` }}
                className={clsx(
                  'pointer-events-none absolute left-0 w-1.5',
                  flags.includes('balanceBreak') ? 'bg-[#a72c22]' : 'bg-[#b98200]',
                )}
              />
            ))}
          {drawn !== null && (
            <span
              aria-hidden="true"
              style={placed(drawn, 0)}
              className="pointer-events-none absolute bg-[#1757c2]/15 outline-2 outline-[#1757c2] outline-dashed"
            />
          )}
        </div>
      </div>
    </div>
  );
}

interface PlacesProps {
  readonly rows: readonly ReviewedRow[];
  readonly currentRow: string | null;
}

/** Where the current row and the one under the pointer are printed. */
const Places = memo(function Places({ rows, currentRow }: PlacesProps) {
  const hovered = useHoveredRow();
  return rows
    .filter(({ id }) => id === currentRow || id === hovered)
    .map(({ id, transaction: { location } }) => (
      <span
        key={id}
        data-testid="place"
        aria-hidden="true"
        style={placed(location, 0.004)}
        className={clsx(
          'pointer-events-none absolute rounded-[3px]',
          id === currentRow
            ? 'bg-[#0b6a4e]/15 outline-2 outline-[#0b6a4e]'
            : 'bg-[#1757c2]/10 outline outline-[#1757c2]',
        )}
      />
    ));
});

/** The part of a drawn page in a box, as a picture's address. */
function cutOut(sheet: HTMLCanvasElement, { x, y, width, height }: Box): string {
  const part = document.createElement('canvas');
  part.width = Math.max(1, Math.round(width * sheet.width));
  part.height = Math.max(1, Math.round(height * sheet.height));
  part.getContext('2d')?.drawImage(sheet, -x * sheet.width, -y * sheet.height);
  return part.toDataURL();
}

const boxBetween = (one: { x: number; y: number }, other: { x: number; y: number }): Box => ({
  x: Math.min(one.x, other.x),
  y: Math.min(one.y, other.y),
  width: Math.abs(one.x - other.x),
  height: Math.abs(one.y - other.y),
});

const placed = ({ x, y, width, height }: Box, margin: number) => ({
  left: `${(x - margin) * 100}%`,
  top: `${(y - margin) * 100}%`,
  width: `${(width + 2 * margin) * 100}%`,
  height: `${(height + 2 * margin) * 100}%`,
});
