import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { StatementResult } from '@crossfoot/contracts';
import {
  arrangeLines,
  convertStatement,
  extractRows,
  identifyStatement,
  nodePlatform,
  openDocument,
  readPages,
  type PageContent,
  type RawEvent,
} from '@crossfoot/statement-engine';

/** One line an event of the extract stage, as printed: what the table reader saw before anything was interpreted. */
function rawLine(event: RawEvent): string {
  if (event.kind === 'row') {
    const cells = [
      event.date?.text ?? '',
      event.valueDate?.text ?? '',
      event.description,
      event.amount.text,
      event.column,
      event.side ?? '',
      event.balance?.text ?? '',
      event.section?.direction ?? '',
    ];
    return `${event.page} ${event.carried ? 'carried ' : ''}| ${cells.join(' | ')}`;
  }
  if (event.kind === 'fact') return `fact | ${event.phrase} | ${event.token.text} | ${event.date?.text ?? ''}`;
  return `${event.kind} | ${event.value}`;
}

/** The two depths at which goldens are kept: raw rows, and the result that everyone sees. */
export async function readDepths(pdf: string): Promise<{ raw: string; result: string }> {
  const bytes = new Uint8Array(await readFile(pdf));
  const platform = nodePlatform;
  const result = await convertStatement(bytes.slice(), { filename: basename(pdf), platform });
  const document = await openDocument(bytes.slice(), { platform });
  try {
    const pages: PageContent[] = [];
    for await (const page of readPages(document)) pages.push(page);
    const identified = identifyStatement(arrangeLines(pages));
    const raw = extractRows(identified.lines, identified.facts);
    return { raw: `${raw.events.map(rawLine).join('\n')}\n`, result: `${JSON.stringify(stable(result), null, 1)}\n` };
  } finally {
    await document.close();
  }
}

/** Boxes to a thousandth of the page: the last digits of floating point are no behaviour. */
function stable(result: StatementResult): unknown {
  return JSON.parse(JSON.stringify(result), (key, value: unknown) =>
    typeof value === 'number' && ['x', 'y', 'width', 'height', 'confidence'].includes(key)
      ? Math.round(value * 1000) / 1000
      : value,
  );
}
