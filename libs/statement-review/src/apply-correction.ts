import type { Location } from '@crossfoot/contracts';
import { checkAccount } from '@crossfoot/statement-engine/reconcile';
import { rowCellsSchema, transactionOf, type Correction, type RowId } from './correction.schema.ts';
import {
  addMoney,
  negative,
  newDraftRow,
  writeCells,
  type Draft,
  type DraftAccount,
  type DraftRow,
} from './review-draft.ts';

/** Why a correction cannot be applied; the message names no content of the statement. */
export class Unfit extends Error {}

/** Applies one correction to the draft. Throws `Unfit`, and then the draft is not to be used. */
export function applyCorrection(draft: Draft, correction: Correction): void {
  switch (correction.kind) {
    case 'editRow':
      return change(draft, correction.row, (row) => writeCells(row, correction.set));
    case 'flipSign':
      return change(draft, correction.row, flip);
    case 'excludeRow':
      return change(draft, correction.row, (row) => void (row.isExcluded = true));
    case 'includeRow':
      return change(draft, correction.row, (row) => void (row.isExcluded = false));
    case 'addRow':
      return addRow(draft, correction);
    case 'splitRow':
      return splitRow(draft, correction);
    case 'mergeRows':
      return mergeRows(draft, correction.rows);
    case 'moveRow':
      return moveRow(draft, correction.row, correction.after);
    case 'exchangeDayAndMonth': {
      const account = wholeAccountAt(draft, correction.account);
      account.settled.add('dateOrderOpen');
      for (const row of account.rows) exchangeDayAndMonth(row);
      return;
    }
    case 'setYear': {
      const account = wholeAccountAt(draft, correction.account);
      account.settled.add('assumedYear');
      for (const row of account.rows) setYear(row, correction.from, correction.to);
      return;
    }
    case 'flipSigns':
      return flipSigns(draft, correction);
    case 'setBalance': {
      const draftAccount = accountAt(draft, correction.account);
      draftAccount.settled.add('unlabelledBalance');
      const balance = correction.which === 'opening' ? 'openingBalance' : 'closingBalance';
      draftAccount.account = { ...draftAccount.account, [balance]: correction.value };
      return;
    }
    case 'setAccount': {
      const draftAccount = accountAt(draft, correction.account);
      draftAccount.account = Object.assign({ ...draftAccount.account }, correction.set);
      return;
    }
    case 'confirmRows':
      for (const id of correction.rows) change(draft, id, confirm);
      return;
    case 'settleDoubt':
      accountAt(draft, correction.account).settled.add(correction.reason);
      return;
  }
}

function accountAt(draft: Draft, at: number): DraftAccount {
  const account = draft.accounts[at];
  if (account === undefined) throw new Unfit(`The statement has no account number ${at + 1}.`);
  account.isTouched = true;
  return account;
}

/** For a correction that goes through all rows. */
function wholeAccountAt(draft: Draft, at: number): DraftAccount {
  const account = accountAt(draft, at);
  draft.visitsLeft -= account.rows.length;
  if (draft.visitsLeft < 0) throw new Unfit('Too many corrections are of a whole account.');
  return account;
}

function find(draft: Draft, id: RowId): { readonly row: DraftRow; readonly account: DraftAccount } {
  const found = draft.rows.get(id);
  if (found === undefined) throw new Unfit(`There is no row ${id}.`);
  found.account.isTouched = true;
  return found;
}

function change(draft: Draft, id: RowId, work: (row: DraftRow) => void): void {
  work(find(draft, id).row);
}

function place(draft: Draft, account: DraftAccount, row: DraftRow, at: number): void {
  if (draft.rows.has(row.id)) throw new Unfit(`The row ${row.id} is there already.`);
  account.rows.splice(at, 0, row);
  draft.rows.set(row.id, { row, account });
}

function placeAfter(draft: Draft, account: DraftAccount, after: RowId | null): number {
  if (after === null) return 0;
  const found = find(draft, after);
  if (found.account !== account) throw new Unfit(`The row ${after} belongs to another account.`);
  return account.rows.indexOf(found.row) + 1;
}

const flip = (row: DraftRow): void => writeCells(row, { amount: negative(row.transaction.amount) });

function confirm(row: DraftRow): void {
  row.isConfirmed = true;
  row.transaction = { ...row.transaction, flags: row.transaction.flags.filter((flag) => flag === 'balanceBreak') };
}

function addRow(draft: Draft, correction: Extract<Correction, { kind: 'addRow' }>): void {
  const account = accountAt(draft, correction.account);
  const at = placeAfter(draft, account, correction.after);
  const near = account.rows[at - 1] ?? account.rows[at];
  const location = correction.location ?? emptyPlace(near?.transaction.location);
  place(draft, account, newDraftRow(correction.row, transactionOf(correction.values, location), null), at);
}

/** A row that a person adds without showing where it is printed has a place on the page, but no size. */
const emptyPlace = (near: Location | undefined): Location => ({
  page: near?.page ?? 1,
  x: near?.x ?? 0,
  y: near === undefined ? 0 : near.y + near.height,
  width: 0,
  height: 0,
});

function splitRow(draft: Draft, { row: id, into }: Extract<Correction, { kind: 'splitRow' }>): void {
  const { row, account } = find(draft, id);
  const whole = row.transaction;
  const at = account.rows.indexOf(row);
  // The balance printed on the row is the one after its last part, which stands first where the newest row does.
  const balanceAt = isNewestFirst(account) ? 0 : into.length - 1;
  into.forEach((part, index) => {
    const balance = index === balanceAt ? whole.balance : null;
    const cells = { description: part.description, amount: part.amount, balance };
    if (index === 0) return writeCells(row, cells);
    if (part.row === null) throw new Unfit('Every part of a row but the first needs an id.');
    const made = newDraftRow(part.row, { ...whole, ...cells, flags: [], confidence: 1 }, null);
    place(draft, account, made, at + index);
  });
}

/** As the rows stood when it was first asked: to look through all of them for each split would take minutes. */
function isNewestFirst(draft: DraftAccount): boolean {
  if (draft.isNewestFirst !== null) return draft.isNewestFirst;
  const transactions = draft.rows.filter(({ isExcluded }) => !isExcluded).map(({ transaction }) => transaction);
  return (draft.isNewestFirst = checkAccount({ ...draft.account, transactions }, []).newestFirst);
}

function mergeRows(draft: Draft, ids: readonly RowId[]): void {
  const found = ids.map((id) => find(draft, id));
  const [first] = found;
  if (first === undefined || new Set(ids).size !== ids.length) throw new Unfit('Different rows can be merged only.');
  if (found.some(({ account }) => account !== first.account))
    throw new Unfit('Rows of one account can be merged only.');
  const rows = found.map(({ row }) => row);
  const inOrder = isNewestFirst(first.account) ? rows.toReversed() : rows;
  const description = rows
    .map(({ transaction }) => transaction.description)
    .filter((words) => words !== '')
    .join(' ');
  const amount = addMoney(...rows.map(({ transaction }) => transaction.amount));
  // Rows merged into one another again and again would double both each time.
  const isOfRow = rowCellsSchema.pick({ description: true, amount: true }).safeParse({ description, amount }).success;
  if (!isOfRow) throw new Unfit('The rows are too long, or too much, for one.');
  writeCells(first.row, {
    description,
    amount,
    balance: inOrder.findLast(({ transaction }) => transaction.balance !== null)?.transaction.balance ?? null,
    reference: rows.find(({ transaction }) => transaction.reference !== null)?.transaction.reference ?? null,
  });
  for (const row of rows.slice(1)) row.isExcluded = true;
}

function moveRow(draft: Draft, id: RowId, after: RowId | null): void {
  const { row, account } = find(draft, id);
  if (id === after) throw new Unfit('A row cannot come after itself.');
  account.rows.splice(account.rows.indexOf(row), 1);
  account.rows.splice(placeAfter(draft, account, after), 0, row);
  row.isMoved = true;
}

function exchangeDayAndMonth(row: DraftRow): void {
  const exchanged = (iso: string): string => {
    const [year = '', month = '', day = ''] = iso.split('-');
    return Number(day) <= 12 ? `${year}-${day}-${month}` : iso;
  };
  writeDates(row, exchanged);
}

function setYear(row: DraftRow, from: number | null, to: number): void {
  writeDates(row, (iso) => {
    const [year = '', month = '', day = ''] = iso.split('-');
    if (from !== null && Number(year) !== from) return iso;
    // A leap day goes to the last of February where the year has none.
    const isGone = month === '02' && day === '29' && new Date(Date.UTC(to, 1, 29)).getUTCMonth() !== 1;
    return `${to}-${month}-${isGone ? '28' : day}`;
  });
}

function writeDates(row: DraftRow, changed: (iso: string) => string): void {
  const { transaction } = row;
  const { transactionDate, valueDate } = transaction;
  writeCells(row, {
    date: changed(transaction.date),
    ...(transactionDate === null ? {} : { transactionDate: changed(transactionDate) }),
    ...(valueDate === null ? {} : { valueDate: changed(valueDate) }),
  });
}

function flipSigns(draft: Draft, { account: at, rows }: Extract<Correction, { kind: 'flipSigns' }>): void {
  if (typeof rows !== 'string') {
    accountAt(draft, at);
    for (const id of rows) change(draft, id, flip);
    return;
  }
  const account = wholeAccountAt(draft, at);
  account.settled.add('polarityOpen');
  for (const row of account.rows) {
    const { amount } = row.transaction;
    if (rows === 'all' || (rows === 'moneyIn' ? amount > 0 : amount < 0)) flip(row);
  }
}
