import type { Account, StatementResult, Transaction } from '@crossfoot/contracts';
import type { FilePart } from '../format-writer.ts';
import { accountLabels } from '../text/account-label.ts';

/** What an importer takes in one file; more rows or bytes become further files. */
export interface ImporterLimits {
  readonly rows?: number;
  readonly bytes?: number;
}

/** How one format writes one account: what stands before the rows, each row, what stands after them. */
export interface AccountWriter {
  readonly head: string;
  row(row: Transaction, index: number): string;
  readonly tail?: string;
}

/** Stands for a document without any account, so that an empty file has its headings. */
const noAccount: Account = {
  institution: null,
  accountNumber: null,
  accountType: 'checking',
  currency: 'USD',
  period: { start: null, end: null },
  openingBalance: null,
  closingBalance: null,
  reconciliation: { status: 'unverifiable', difference: null, checks: [], reasons: [] },
  transactions: [],
};

/** One file an account, cut where the importer's limits are reached; labels tell accounts and cuts apart. */
export function accountFiles(
  result: StatementResult,
  writerOf: (account: Account, index: number) => AccountWriter,
  limits: ImporterLimits = {},
): readonly FilePart[] {
  const accounts = result.accounts.length === 0 ? [noAccount] : result.accounts;
  const labels = accountLabels(accounts);
  return accounts.flatMap((account, index) => {
    const name = accounts.length === 1 ? '' : (labels[index] ?? '');
    const makeWriter = (): AccountWriter => writerOf(account, index);
    const cuts = cutRows(account.transactions, makeWriter, limits);
    return cuts.map(([from, to], part) => ({
      label: cuts.length === 1 ? name : [name, `part ${part + 1} of ${cuts.length}`].filter(Boolean).join(' '),
      chunks: rowsBetween(account.transactions, makeWriter, from, to),
    }));
  });
}

function* rowsBetween(
  rows: readonly Transaction[],
  makeWriter: () => AccountWriter,
  from: number,
  to: number,
): Generator<string> {
  const writer = makeWriter();
  yield writer.head;
  for (let index = from; index < to; index += 1) {
    const row = rows[index];
    if (row) yield writer.row(row, index);
  }
  if (writer.tail !== undefined) yield writer.tail;
}

function cutRows(
  rows: readonly Transaction[],
  makeWriter: () => AccountWriter,
  limits: ImporterLimits,
): readonly [from: number, to: number][] {
  const { rows: maxRows = Infinity, bytes: maxBytes = Infinity } = limits;
  if (maxBytes === Infinity && rows.length <= maxRows) return [[0, rows.length]];
  const cuts: [number, number][] = [];
  const writer = makeWriter();
  const fixed = utf8Length(writer.head) + utf8Length(writer.tail ?? '');
  let from = 0;
  let bytes = fixed;
  for (const [index, row] of rows.entries()) {
    const size = maxBytes === Infinity ? 0 : utf8Length(writer.row(row, index));
    if (index > from && (index - from >= maxRows || bytes + size > maxBytes)) {
      cuts.push([from, index]);
      from = index;
      bytes = fixed;
    }
    bytes += size;
  }
  cuts.push([from, rows.length]);
  return cuts;
}

const encoder = new TextEncoder();
const utf8Length = (text: string): number => encoder.encode(text).length;
