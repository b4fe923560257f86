import { checkWords, reasonWords, verdictWords, type Account } from '@crossfoot/contracts';
import { accountTypeNames } from '../text/account-label.ts';
import { flagsText } from '../text/flag-words.ts';
import { minorUnitsText, moneyText } from '../text/money-text.ts';
import { balanceChain, openingClosing, type BalanceChain } from './check-figures.ts';
import { html, table, terms } from './html-text.ts';
import { accountVerdict } from './sheet-facts.ts';

const notPrinted = 'not printed';

/** One account on the sheet: what it is, every check with its figures, the rows in doubt. */
export function accountSection(account: Account, heading: string): string {
  const { currency, period, transactions } = account;
  const money = (amount: number | null): string => (amount === null ? notPrinted : `${moneyText(amount, currency)}`);
  return [
    `<h3>${html(heading)}</h3>\n`,
    terms([
      ['Institution', html(account.institution ?? notPrinted)],
      ['Account', html(account.accountNumber ?? notPrinted)],
      ['Kind', accountTypeNames[account.accountType]],
      ['Currency', html(currency ?? notPrinted)],
      ['Period', `${period.start ?? notPrinted} to ${period.end ?? notPrinted}`],
      ['Transactions', String(transactions.length)],
      ['Opening balance', money(account.openingBalance)],
      ['Closing balance', money(account.closingBalance)],
      ['Verdict', verdictLine(account)],
    ]),
    table(
      ['Check', 'Figures', 'Rows covered', 'Outcome'],
      [openingClosingRow(account), ...chainRow(account), ...sectionRow(account)],
    ),
    ...breakRows(account),
    ...doubtfulRows(account),
  ].join('');
}

function verdictLine(account: Account): string {
  const stored = account.reconciliation.status;
  const own = accountVerdict(account);
  const reasons = account.reconciliation.reasons.map((reason) => html(reasonWords[reason].sentence)).join(' ');
  const because = reasons === '' ? '' : `: ${reasons}`;
  return stored === own
    ? `${verdictWords[own].name}${because}`
    : `${verdictWords[own].name}: the result is marked ${verdictWords[stored].name.toLowerCase()}, but its figures below do not agree`;
}

function openingClosingRow(account: Account): string[] {
  const { opening, moneyIn, moneyOut, computed, closing, difference } = openingClosing(account);
  const money = (minorUnits: number | null): string =>
    minorUnits === null ? notPrinted : minorUnitsText(minorUnits, account.currency);
  const figures = `opening ${money(opening)}; in ${money(moneyIn)}; out ${money(moneyOut)}; computed closing ${computed === null ? 'unknown' : money(computed)}; printed closing ${money(closing)}`;
  const outcome = difference === null ? 'cannot be made' : difference === 0 ? 'holds' : `fails by ${money(difference)}`;
  return [checkWords.openingClosing.name, figures, rowRange(account.transactions.length), outcome];
}

function chainRow(account: Account): string[][] {
  const chain = balanceChain(account);
  if (chain.links === 0)
    return [[checkWords.runningBalance.name, 'no two balances to compare', 'none', 'cannot be made']];
  const order = chain.order === 'newestFirst' ? ', newest row first' : '';
  const figures = `${chain.printedBalances} printed balances, ${chain.links} steps recomputed${order}`;
  return [
    [
      checkWords.runningBalance.name,
      figures,
      `${chain.rowsCovered} of ${account.transactions.length}`,
      chainOutcome(chain),
    ],
  ];
}

const chainOutcome = ({ breaks }: BalanceChain): string =>
  breaks.length === 0 ? 'holds' : `fails at ${breaks.length} ${breaks.length === 1 ? 'row' : 'rows'}, listed below`;

function sectionRow(account: Account): string[][] {
  if (!account.reconciliation.checks.includes('sectionTotals')) return [];
  const outcome =
    account.reconciliation.status === 'balanced' ? 'held when the file was read' : 'tried when the file was read';
  return [
    [
      checkWords.sectionTotals.name,
      'the totals are part of the PDF, not of the result, and are not repeated here',
      'see the PDF',
      outcome,
    ],
  ];
}

const rowRange = (count: number): string => (count === 0 ? 'none' : count === 1 ? 'row 1' : `rows 1 to ${count}`);

const longestList = 2000;

function breakRows(account: Account): string[] {
  const { breaks } = balanceChain(account);
  if (breaks.length === 0) return [];
  const rows = breaks.slice(0, longestList).map(({ row, expected, printed }) => {
    const transaction = account.transactions[row];
    const figures = [expected, printed, printed - expected].map((minorUnits) =>
      minorUnitsText(minorUnits, account.currency),
    );
    return [String(row + 1), transaction?.date ?? '', html(transaction?.description ?? ''), ...figures];
  });
  return [
    '<h3>Where the balances break</h3>\n',
    table(['Row', 'Date', 'Description', 'Expected', 'Printed', 'Difference'], rows, [0, 3, 4, 5]),
    ...leftOut(breaks.length),
  ];
}

function doubtfulRows(account: Account): string[] {
  const flagged = account.transactions
    .map((transaction, row) => ({ transaction, row }))
    .filter(({ transaction }) => transaction.flags.length > 0);
  if (flagged.length === 0) return ['<p>No row is flagged.</p>\n'];
  const rows = flagged
    .slice(0, longestList)
    .map(({ transaction, row }) => [
      String(row + 1),
      String(transaction.location.page),
      transaction.date,
      html(transaction.description),
      moneyText(transaction.amount, account.currency),
      html(flagsText(transaction.flags)),
    ]);
  return [
    '<h3>Flagged rows</h3>\n',
    table(['Row', 'Page', 'Date', 'Description', 'Amount', 'Why'], rows, [0, 1, 4]),
    ...leftOut(flagged.length),
  ];
}

const leftOut = (count: number): string[] =>
  count > longestList ? [`<p>${count - longestList} more rows of this kind are not listed.</p>\n`] : [];
