import type { Account, Verdict } from '@crossfoot/contracts';
import { batchProof } from '../batch/batch-proof.ts';
import { chainStatements } from '../batch/chain-statements.ts';
import { linkSentence } from '../batch/chain-words.ts';
import { withDefaults } from '../export-options.ts';
import { accountLabels } from '../text/account-label.ts';
import { balanceChain, openingClosing, type BalanceChain, type OpeningClosing } from './check-figures.ts';
import { proofSheet } from './proof-sheet.ts';
import { resultDigest } from './result-digest.ts';
import { sheetFactsSchema } from './sheet-facts.schema.ts';
import type { SheetFacts, StatementFacts } from './sheet-facts.ts';
import type { SheetFault } from './sheet-faults.ts';
import { readSheet } from './verify-sheet.ts';

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

/** One account over the statements of a sheet, with what is to be said of each step from one to the next. */
export interface CheckedChain {
  readonly label: string;
  readonly verdict: Verdict;
  readonly sentences: readonly string[];
}

export interface SheetCheck {
  /** Empty where the sheet holds in every respect. */
  readonly faults: readonly SheetFault[];
  readonly generatedAt: string | null;
  readonly programVersion: string | null;
  readonly statements: readonly CheckedStatement[];
  readonly chains: readonly CheckedChain[];
}

/**
 * Makes every check of a proof sheet again from the figures it carries, without running or rendering it: the digests of
 * the sheet, of the PDF and of the result, each sum and each step of the balances, and whether the sheet says what its data
 * say. A sheet is no signature: who forges rows, sums and digests alike makes a sheet of a statement that nobody has.
 * `pdfDigests`: hex SHA-256 of each PDF that is to be one of the sheet's.
 */
export function checkProofSheet(sheet: string, pdfDigests: readonly string[] = []): SheetCheck {
  const reading = readSheet(sheet);
  if (reading.kind === 'notASheet') return failed('notASheet');
  if (reading.kind === 'altered') return failed('altered');
  const parsed = sheetFactsSchema.safeParse(reading.facts);
  if (!parsed.success) return failed('withoutFigures');
  const facts = parsed.data as SheetFacts;
  const given = new Set(pdfDigests.map((digest) => digest.toLowerCase()));
  const known = new Set(facts.statements.map(({ sourceSha256 }) => sourceSha256));
  const statements = facts.statements.map((statement) => checkStatement(statement, given));
  const faults: SheetFault[] = [];
  if (writtenFrom(facts) !== sheet) faults.push('textDiffersFromData');
  if (facts.statements.some(({ result, resultSha256, sourceSha256 }) => isOther(result, resultSha256, sourceSha256)))
    faults.push('dataDifferFromDigest');
  if (statements.some(({ accounts }) => accounts.some(({ isConfirmed }) => !isConfirmed)))
    faults.push('verdictNotConfirmed');
  if ([...given].some((digest) => !known.has(digest))) faults.push('anotherFile');
  const { generatedAt, programVersion } = facts;
  const chains = facts.unread === null ? [] : checkedChains(facts);
  return { faults, generatedAt: generatedAt || null, programVersion: programVersion || null, statements, chains };
}

const failed = (fault: SheetFault): SheetCheck => ({
  faults: [fault],
  generatedAt: null,
  programVersion: null,
  statements: [],
  chains: [],
});

const checkedChains = ({ statements }: SheetFacts): CheckedChain[] =>
  chainStatements(statements.map(({ result }) => result))
    .filter(({ links }) => links.length > 0)
    .map(({ label, verdict, links, account }) => ({
      label,
      verdict,
      sentences: links.map((link) => linkSentence(link, account.currency)),
    }));

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

function checkStatement(facts: StatementFacts, given: ReadonlySet<string>): CheckedStatement {
  const { filename, sourceSha256, verdict, result, corrected } = facts;
  const labels = accountLabels(result.accounts);
  return {
    filename,
    sourceSha256,
    isThisFile: given.has(sourceSha256),
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
