import type { Account, Verdict, Words } from '@crossfoot/contracts';
import { batchProof } from '../batch/batch-proof.ts';
import { chainStatements } from '../batch/chain-statements.ts';
import { withDefaults } from '../export-options.ts';
import { accountLabels } from '../text/account-label.ts';
import { balanceChain, openingClosing, type BalanceChain, type OpeningClosing } from './check-figures.ts';
import { proofSheet } from './proof-sheet.ts';
import { resultDigest } from './result-digest.ts';
import { sheetFactsSchema } from './sheet-facts.schema.ts';
import type { SheetFacts, StatementFacts } from './sheet-facts.ts';
import { readSheet } from './verify-sheet.ts';

/** What is wrong with a sheet, the worst first. */
export type SheetFault =
  | 'notASheet'
  /** Its digest is not that of its text. */
  | 'altered'
  /** It is of a version that carries no figures: only its digests can be compared. */
  | 'withoutFigures'
  /** What it shows is not what its own data say. */
  | 'textDiffersFromData'
  /** Its data are not those that its digest of the result was taken of. */
  | 'dataDifferFromDigest'
  /** The checks, made again, do not give the verdict that it claims. */
  | 'verdictNotConfirmed'
  /** The PDF is not one of those the sheet was made for. */
  | 'anotherFile';

export const sheetFaultWords: Readonly<Record<SheetFault, Words>> = {
  notASheet: {
    sentence: 'This file is not a Crossfoot proof sheet.',
    next: 'Choose the HTML file that was downloaded as "Proof sheet".',
  },
  altered: {
    sentence: 'The sheet was changed after it was made.',
    next: 'Ask for the sheet as it was downloaded; do not rely on this one.',
  },
  withoutFigures: {
    sentence: 'This sheet was made by an earlier version and carries no figures to check.',
    next: 'Download the proof sheet of the statement again.',
  },
  textDiffersFromData: {
    sentence: 'What the sheet shows is not what its own figures give.',
    next: 'Do not rely on it, unless it was made by another version of the program; then download it again.',
  },
  dataDifferFromDigest: {
    sentence: 'The rows in the sheet are not those it was made for.',
    next: 'Ask for the sheet as it was downloaded; do not rely on this one.',
  },
  verdictNotConfirmed: {
    sentence: 'The checks, made again here, do not give the verdict that the sheet claims.',
    next: 'Compare the accounts named below with the PDF.',
  },
  anotherFile: {
    sentence: 'The PDF is not the file that this sheet was made for.',
    next: 'Choose the very file that was converted; one changed byte makes another file.',
  },
};

export interface CheckedAccount {
  readonly label: string;
  readonly currency: string | null;
  readonly rows: number;
  readonly claimed: Verdict;
  /** What the figures alone give. */
  readonly recomputed: Verdict;
  /** The claim rests on totals that the PDF prints and the sheet does not repeat. */
  readonly restsOnPrintedTotals: boolean;
  readonly isConfirmed: boolean;
  readonly openingClosing: OpeningClosing;
  readonly chain: BalanceChain;
}

export interface CheckedStatement {
  readonly filename: string;
  readonly sourceSha256: string;
  readonly isThisFile: boolean;
  readonly claimed: Verdict;
  readonly corrections: number;
  readonly accounts: readonly CheckedAccount[];
}

export interface SheetCheck {
  /** Empty where the sheet holds in every respect. */
  readonly faults: readonly SheetFault[];
  readonly generatedAt: string | null;
  readonly programVersion: string | null;
  readonly statements: readonly CheckedStatement[];
}

/**
 * Makes every check of a proof sheet again from the figures it carries, without running or rendering it: the digests of
 * the sheet, of the PDF and of the result, each sum and each step of the balances, and whether the sheet says what its data
 * say. A sheet is no signature: who forges rows, sums and digests alike makes a sheet of a statement that nobody has.
 * `pdfSha256`: hex, null where there is no PDF to compare.
 */
export function checkProofSheet(sheet: string, pdfSha256: string | null): SheetCheck {
  const reading = readSheet(sheet);
  if (reading.kind === 'notASheet') return failed('notASheet');
  if (reading.kind === 'altered') return failed('altered');
  const parsed = sheetFactsSchema.safeParse(reading.facts);
  if (!parsed.success) return failed('withoutFigures');
  const facts = parsed.data as SheetFacts;
  const statements = facts.statements.map((statement) => checkStatement(statement, pdfSha256));
  const faults: SheetFault[] = [];
  if (writtenFrom(facts) !== sheet) faults.push('textDiffersFromData');
  if (facts.statements.some(({ result, resultSha256, sourceSha256 }) => isOther(result, resultSha256, sourceSha256)))
    faults.push('dataDifferFromDigest');
  if (statements.some(({ accounts }) => accounts.some(({ isConfirmed }) => !isConfirmed)))
    faults.push('verdictNotConfirmed');
  if (pdfSha256 !== null && statements.every(({ isThisFile }) => !isThisFile)) faults.push('anotherFile');
  const { generatedAt, programVersion } = facts;
  return { faults, generatedAt: generatedAt || null, programVersion: programVersion || null, statements };
}

const failed = (fault: SheetFault): SheetCheck => ({
  faults: [fault],
  generatedAt: null,
  programVersion: null,
  statements: [],
});

function isOther(result: StatementFacts['result'], resultSha256: string, sourceSha256: string): boolean {
  return resultDigest(result) !== resultSha256 || result.source.sha256.toLowerCase() !== sourceSha256;
}

/** The sheet as this program writes it from the data. */
function writtenFrom({ statements, unread, generatedAt, programVersion }: SheetFacts): string {
  const results = statements.map(({ result }) => result);
  const corrected = statements.map((statement) => statement.corrected);
  const options = withDefaults({ generatedAt, programVersion, corrected: corrected[0] ?? null });
  if (unread === null) return proofSheet(results, options);
  return batchProof({ results, unread, corrected }, chainStatements(results), options);
}

function checkStatement(facts: StatementFacts, pdfSha256: string | null): CheckedStatement {
  const { filename, sourceSha256, verdict, result, corrected } = facts;
  const labels = accountLabels(result.accounts);
  return {
    filename,
    sourceSha256,
    isThisFile: sourceSha256 === pdfSha256?.toLowerCase(),
    claimed: verdict,
    corrections: corrected?.changes.length ?? 0,
    accounts: result.accounts.map((account, at) => checkAccount(account, labels[at] ?? '')),
  };
}

function checkAccount(account: Account, label: string): CheckedAccount {
  const sums = openingClosing(account);
  const chain = balanceChain(account);
  const rows = account.transactions.length;
  const fails = (sums.difference !== null && sums.difference !== 0) || chain.breaks.length > 0;
  const holds = sums.difference === 0 || (rows > 0 && chain.rowsCovered === rows);
  const recomputed = fails ? 'unbalanced' : holds ? 'balanced' : 'unverifiable';
  const { status: claimed, checks } = account.reconciliation;
  const restsOnPrintedTotals =
    recomputed === 'unverifiable' && claimed === 'balanced' && checks.includes('sectionTotals');
  return {
    label,
    currency: account.currency,
    rows,
    claimed,
    recomputed,
    restsOnPrintedTotals,
    isConfirmed: restsOnPrintedTotals || isNoBetter(claimed, recomputed),
    openingClosing: sums,
    chain,
  };
}

/** A claim may be more careful than the figures (a doubt about dates), never less. */
const isNoBetter = (claimed: Verdict, recomputed: Verdict): boolean =>
  claimed === 'unbalanced' ||
  recomputed === 'balanced' ||
  (claimed === 'unverifiable' && recomputed === 'unverifiable');
