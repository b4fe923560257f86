import { verdictWords, type StatementResult, type Verdict } from '@crossfoot/contracts';
import type { Corrected, ExportOptions } from '../export-options.ts';
import { jsonValue } from '../json.ts';
import { accountLabels } from '../text/account-label.ts';
import { accountSection } from './account-section.ts';
import { correctedSection } from './corrected-section.ts';
import { html, table, terms } from './html-text.ts';
import { textDigest } from './result-digest.ts';
import { statementFacts, worstVerdict, type SheetFacts } from './sheet-facts.ts';
import { sheetStyle } from './sheet-style.ts';

/** What else a sheet over several files tells. */
export interface BatchRemarks {
  readonly unread: readonly { readonly filename: string; readonly reason: string }[];
  /** What a person corrected of each file, in their order. */
  readonly corrected?: readonly (Corrected | null)[];
  /** Verdicts over the chains: two statements that balance may miss each other. */
  readonly verdicts: readonly Verdict[];
  /** Sections about chains of statements, HTML already. */
  readonly chains: string;
}

/** Stands in the sheet where its own digest comes; the digest is taken over the sheet with these zeros. */
export const digestPlaceholder = '0'.repeat(64);

/**
 * The proof sheet: a page that a bookkeeper files as evidence. It says what was checked, with which figures, over which
 * rows, and never more; its digests bind it to the very PDF, the very result and itself. No script, nothing loaded.
 */
export function proofSheet(
  results: readonly StatementResult[],
  options: ExportOptions,
  batch: BatchRemarks | null = null,
): string {
  const corrected = batch === null ? [options.corrected] : (batch.corrected ?? []);
  const statements = results.map((result, index) => statementFacts(result, corrected[index] ?? null));
  const { generatedAt, programVersion } = options;
  const unread = batch?.unread ?? null;
  const facts: SheetFacts = { kind: 'crossfoot-proof', version: 2, generatedAt, programVersion, unread, statements };
  const verdict = worstVerdict([...statements.map((statement) => statement.verdict), ...batchVerdicts(batch)]);
  const first = results[0];
  const title = results.length === 1 && first ? first.source.filename : `${results.length} statements`;
  const page = [
    '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">\n`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="robots" content="noindex">\n',
    `<title>Proof sheet: ${html(title)}</title>\n<style>${sheetStyle}</style>\n</head>\n<body>\n<main>\n`,
    `<h1>Proof sheet</h1>\n<p>${html(title)}</p>\n`,
    verdictBox(verdict),
    ...(batch === null ? [] : [unreadFiles(batch), batch.chains]),
    ...results.map((result, index) =>
      statementSection(result, statements[index]?.resultSha256 ?? '', corrected[index] ?? null),
    ),
    coverage,
    footer(options),
    `</main>\n<script type="application/json" id="crossfoot-proof">${jsonValue(facts).replaceAll('<', '\\u003c')}</script>\n</body>\n</html>\n`,
  ].join('');
  return page.replace(
    `<code id="sheet-digest">${digestPlaceholder}</code>`,
    `<code id="sheet-digest">${textDigest(page)}</code>`,
  );
}

// A file that nobody has read is no evidence of anything.
const batchVerdicts = (batch: BatchRemarks | null): readonly Verdict[] =>
  batch === null ? [] : [...batch.verdicts, ...(batch.unread.length > 0 ? (['unverifiable'] as const) : [])];

const verdictTexts: Readonly<Record<Verdict, string>> = {
  balanced: 'A check that is independent of the reading covers every row and holds to the cent.',
  unbalanced:
    'A check fails. The rows and the printed figures do not agree; do not rely on the result before it is corrected.',
  unverifiable:
    'The document gives too little to check the rows against, or something remains in doubt; the reasons are below.',
};

const verdictBox = (verdict: Verdict): string =>
  `<div class="verdict ${verdict}"><strong>${verdictWords[verdict].name}</strong><br>${verdictTexts[verdict]}</div>\n`;

function statementSection(result: StatementResult, digest: string, corrected: Corrected | null): string {
  const { filename, sha256, pages, ocrPages, unreadPages, doubtfulPages = [] } = result.source;
  const labels = accountLabels(result.accounts);
  return [
    `<section>\n<h2>${html(filename)}</h2>\n`,
    terms([
      ['Pages', String(pages)],
      ['Read from pictures', ocrPages === 0 ? 'none' : `${ocrPages} of ${pages} (OCR)`],
      ['Pages not read', unreadPages.length === 0 ? 'none' : unreadPages.join(', ')],
      ...(doubtfulPages.length === 0 ? [] : [['Pages read with doubt', doubtfulPages.join(', ')] as const]),
      ['SHA-256 of the file', `<code>${html(sha256.toLowerCase())}</code>`],
      ['SHA-256 of the result', `<code>${digest}</code>`],
    ]),
    ...(result.accounts.length === 0 ? ['<p>No account was found in this file.</p>\n'] : []),
    ...result.accounts.map((account, index) => accountSection(account, labels[index] ?? '')),
    ...(corrected === null ? [] : [correctedSection(result, corrected)]),
    '</section>\n',
  ].join('');
}

function unreadFiles({ unread }: BatchRemarks): string {
  if (unread.length === 0) return '';
  const rows = unread.map(({ filename, reason }) => [html(filename), html(reason)]);
  return `<section>\n<h2>Files that could not be read</h2>\n${table(['File', 'Why'], rows)}</section>\n`;
}

const coverage = `<section>
<h2>What this sheet covers</h2>
<p>Checked are amounts, their signs and the balances, with the checks listed above and no others. Arithmetic does not see everything: descriptions and references are as they were read and are <em>not</em> checked by it, and neither is whether the document itself is genuine.</p>
<p>The first digest is that of the PDF: it changes if a single byte of the file does. The second is that of the rows this sheet speaks of, as the JSON export writes them (the name of the file left out).</p>
<p>Nobody has to take this on trust: the page “Check a proof sheet” (/check-proof on the site of Crossfoot) takes the PDF and this sheet, compares the digests and makes every check again, in the browser, without sending either; <code>crossfoot verify SHEET FILE</code> compares the digests on a command line.</p>
</section>
`;

function footer({ generatedAt, programVersion }: ExportOptions): string {
  const made = generatedAt === '' ? 'time not stated' : html(generatedAt);
  const version = programVersion === '' ? '' : ` ${html(programVersion)}`;
  return `<footer>Made by Crossfoot${version}, ${made}. Digest of this sheet: <code id="sheet-digest">${digestPlaceholder}</code></footer>\n`;
}
