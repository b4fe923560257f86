import { verdictWords } from '@crossfoot/contracts';
import type { CheckedAccount } from '@crossfoot/export-formats/check-proof';
import { count, decimalsOf, figure } from '#statement/figures.ts';
import { CheckLine } from './check-line.tsx';

/** One account of a sheet: its sum and its chain of balances as they come out here, beside what the sheet claims. */
export function CheckedAccountCard({ account }: { readonly account: CheckedAccount }) {
  const { label, currency, rows, claimed, recomputed, restsOnPrintedTotals, isConfirmed } = account;
  const { opening, moneyIn, moneyOut, computed, closing, difference } = account.openingClosing;
  const { links, rowsCovered, breaks } = account.chain;
  const write = (minor: number | null): string =>
    minor === null ? 'not printed' : figure(minor / 10 ** decimalsOf(currency), currency);
  return (
    <div data-testid="checked-account" className="rounded-lg border border-rule bg-paper p-4">
      <h4 className="font-semibold">
        {label} <span className="font-normal text-ink-soft">· {count(rows, 'row')}</span>
      </h4>
      <ul className="mt-2 space-y-1.5 text-[0.9375rem]">
        <CheckLine state={difference === null ? 'open' : difference === 0 ? 'holds' : 'fails'}>
          <span className="figure">
            {write(opening)} + {write(moneyIn)} − {write(-moneyOut)} = {computed === null ? '?' : write(computed)}
          </span>
          ; closing balance <span className="figure">{write(closing)}</span>
          {difference !== null && difference !== 0 && (
            <>
              , off by <span className="figure">{write(difference)}</span>
            </>
          )}
        </CheckLine>
        <CheckLine state={links === 0 ? 'open' : breaks.length === 0 ? 'holds' : 'fails'}>
          {links === 0
            ? 'No balances beside the rows to follow.'
            : `${count(links, 'printed balance')} followed, over ${rowsCovered} of ${count(rows, 'row')}${
                breaks.length === 0
                  ? ''
                  : `; ${count(breaks.length, 'break')}, the first at row ${(breaks[0]?.row ?? 0) + 1}`
              }.`}
        </CheckLine>
        <CheckLine state={isConfirmed ? 'holds' : 'fails'}>
          {restsOnPrintedTotals
            ? `The sheet says “${verdictWords[claimed].name}” by totals that the PDF prints; compare those with the PDF.`
            : `The sheet says “${verdictWords[claimed].name}”; the figures alone give “${verdictWords[recomputed].name}”.`}
        </CheckLine>
      </ul>
    </div>
  );
}
