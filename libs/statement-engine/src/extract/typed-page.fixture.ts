import type { StatementResult } from '@crossfoot/contracts';
import { readStatement } from '../convert-statement.ts';
import type { PageContent, Word } from '../page-content.ts';

/** A word of a text page with its upper left corner, five points a letter. */
export const wordAt = (text: string, x: number, y: number): Word => ({
  text,
  x,
  y,
  width: text.length * 5,
  height: 9,
  source: 'text',
  confidence: 1,
});

/** From line to line (points). */
const PITCH = 13;

/** A page typed as it looks: words two blanks apart stand in cells of their own. */
function typed(text: string, at = 0, pitch = PITCH): PageContent {
  const words = text
    .split('\n')
    .flatMap((line, row) =>
      [...line.matchAll(/\S+(?: \S+)*/g)].map((cell) => wordAt(cell[0], 20 + cell.index * 5, 30 + row * pitch)),
    );
  return { number: at + 1, width: 620, height: 842, turned: 0, words, source: 'text', unread: null };
}

/** A page of lines whose cells, parted by two blanks, all begin where those of the lines above them do. */
export function gridPage(lines: readonly string[], number = 1): PageContent {
  const words = lines.flatMap((line, row) =>
    line.split('  ').map((text, cell): Word => ({
      text,
      x: 40 + cell * 110,
      y: 40 + row * PITCH,
      width: text.length * 4.5,
      height: 9,
      source: 'text',
      confidence: 1,
    })),
  );
  return { number, width: 595, height: 842, turned: 0, words, source: 'text', unread: null };
}

/** What is read of typed pages. */
export function statementOf(...pages: string[]): StatementResult {
  return readStatement(
    pages.map((page, at) => typed(page, at)),
    { filename: 'typed.pdf', sha256: '0'.repeat(64) },
  );
}

/** What is read of a page that is typed with two lines to each one of print: cells may stand half a line off. */
export function halfLinesOf(page: string): StatementResult {
  return readStatement([typed(page, 0, PITCH / 2)], { filename: 'typed.pdf', sha256: '0'.repeat(64) });
}

/** Rows as "03-02 -5.00 Coffee". */
export function rowsOf(...pages: string[]): string[] {
  return statementOf(...pages).accounts.flatMap((account) =>
    account.transactions.map((row) => `${row.date.slice(5)} ${row.amount.toFixed(2)} ${row.description}`),
  );
}

/** A typed page whose words all came out of a scan as they were printed. */
export function scannedPage(page: string): PageContent {
  const { words, ...rest } = typed(page);
  return { ...rest, words: words.map((word): Word => ({ ...word, source: 'ocr', confidence: 0.95 })), source: 'ocr' };
}

/** What is read of such a page. */
export function scannedOf(page: string): StatementResult {
  return readStatement([scannedPage(page)], { filename: 'typed.pdf', sha256: '0'.repeat(64) });
}

/** A statement of which one amount, given with the blanks before it, may stand off its column. */
export const withStrayed = (strayed: string): string => `
Checking account statement
Statement period: 06/24/2023 to 07/25/2023
Beginning balance   900.15
Ending balance      3,294.70
Date           Description                          Amount
06/28/23       Payroll                            2,450.00
07/05/23       Interest earned                                ${strayed}
07/12/23       Mobile check deposit                     320.00
07/18/23       City power co                       -145.00
07/20/23       Greenleaf grocers                     -230.60`;
