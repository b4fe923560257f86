import { printDay } from '../../story/calendar.ts';
import { signed, unsigned, us } from '../../story/money.ts';
import { bankStatement, range } from '../bank-statement.ts';
import type { Family } from '../family.ts';

const pounds = (minor: number): string => (minor < 0 ? `-£${unsigned(minor, us)}` : `£${unsigned(minor, us)}`);

/** Payment type beside the details, date once a day, balance once a day, brought and carried forward on every page. */
const broughtForward = bankStatement({
  name: 'uk-brought-forward',
  about: 'date and balance once a day, BALANCE BROUGHT/CARRIED FORWARD on every page, D for overdrawn',
  lexicon: 'gb',
  currency: 'GBP',
  titles: ['Your Statement', 'Your Bank Account', 'Statement of Account'],
  labels: { account: 'Account Number', period: 'Statement period' },
  range: range('d MMMM yyyy', ' to '),
  money: us,
  summary: {
    title: 'Account Summary',
    opening: 'Opening Balance',
    credits: 'Payments In',
    debits: 'Payments Out',
    closing: 'Closing Balance',
  },
  moneyText: (minor) => (minor < 0 ? `${unsigned(minor, us)} D` : unsigned(minor, us)),
  options: { overdraft: true },
  count: [10, 60],
  pageWord: (page, total) => `Page ${page} of ${total}`,
  layout: ({ rng, size, ledger }) => {
    const text = (balance: string): { text: string; balance: string } => ({ text: 'BALANCE BROUGHT FORWARD', balance });
    return {
      columns: [
        { key: 'date', head: 'Date', align: 'left', weight: 12 },
        {
          key: 'text',
          head: rng.pick(['Payment type and details', 'Details', 'Description']),
          align: 'left',
          weight: 46,
        },
        { key: 'debit', head: rng.pick(['£ Paid out', 'Paid out', 'Withdrawn']), align: 'right', weight: 14 },
        { key: 'credit', head: rng.pick(['£ Paid in', 'Paid in']), align: 'right', weight: 14 },
        { key: 'balance', head: rng.pick(['£ Balance', 'Balance']), align: 'right', weight: 16 },
      ],
      dates: rng.pick(['dd MMM yy', 'd MMM yyyy', 'dd MMM']),
      oncePerDay: true,
      balances: 'day',
      balanceText: (minor) => (minor < 0 ? `${unsigned(minor, us)} D` : unsigned(minor, us)),
      openingRow: text(ledger.opening < 0 ? `${unsigned(ledger.opening, us)} D` : unsigned(ledger.opening, us)),
      carry: { over: (balance) => ({ text: 'BALANCE CARRIED FORWARD', balance }), forward: text },
      closingRow: {
        text: 'CLOSING BALANCE',
        balance: ledger.closing < 0 ? `${unsigned(ledger.closing, us)} D` : unsigned(ledger.closing, us),
      },
      entry: { anchor: rng.pick(['first', 'last']), dateLine: 'first' },
      table: { head: rng.pick(['reverse', 'bold', 'ruled']), leading: size * 1.3 },
    };
  },
});

/** Web print: newest first, ISO-like dates, signed amounts with a currency sign, exchange details in the text. */
const newestFirst = bankStatement({
  name: 'uk-newest-first',
  about: 'newest first, dd/mm/yyyy, signed amounts, foreign amounts inside the text',
  lexicon: 'gb',
  currency: 'GBP',
  titles: ['Personal Account statement', 'Transactions'],
  labels: { account: 'Account number', period: 'Statement dates' },
  range: range('dd/MM/yyyy', ' - '),
  money: us,
  moneyText: pounds,
  summary: {
    title: '',
    opening: 'Opening balance',
    credits: 'Total deposits',
    debits: 'Total outgoings',
    closing: 'Balance on closing date',
  },
  pageWord: (page, total) => `${page}/${total}`,
  prepare: ({ ledger, rng }) => {
    for (const entry of ledger.entries)
      if (entry.kind === 'purchase' && rng.chance(0.2))
        entry.lines.push(
          `Amount: ${rng.pick(['USD', 'EUR', 'NOK'])} -${unsigned(Math.round(entry.amount * 1.17), us)}. Conversion rate: ${(1 + rng.next() * 0.4).toFixed(6)}.`,
        );
  },
  layout: ({ rng }) => ({
    columns: [
      { key: 'date', head: 'Date', align: 'left', weight: 14 },
      { key: 'text', head: 'Description', align: 'left', weight: 50 },
      { key: 'amount', head: rng.pick(['(GBP) Amount', 'Amount']), align: 'right', weight: 17 },
      { key: 'balance', head: rng.pick(['(GBP) Balance', 'Balance']), align: 'right', weight: 17 },
    ],
    dates: 'dd/MM/yyyy',
    newestFirst: true,
    plus: rng.pick(['', '+']),
    sign: rng.pick(['leading', 'unicode']),
    currency: rng.chance(0.4) ? { suffix: ' GBP' } : {},
    table: { rows: rng.pick(['plain', 'ruled']) },
  }),
});

/** Type column between text and money, opening and end-of-day rows inside the table. */
const endOfDay = bankStatement({
  name: 'uk-end-of-day-rows',
  about:
    'type column, OPENING BALANCE and END OF DAY BALANCE rows that look like entries, header on the first page only',
  lexicon: 'gb',
  currency: 'GBP',
  titles: ['Statement', 'Business Account Statement'],
  labels: { account: 'Account Number', period: 'Date range applicable' },
  range: range('dd/MM/yyyy', ' - '),
  money: us,
  moneyText: pounds,
  summary: { title: 'Summary', opening: 'Opening Balance', credits: 'In', debits: 'Out', closing: 'Closing Balance' },
  pageWord: (page) => `Page ${page}`,
  layout: ({ rng, ledger }) => {
    const types: Record<string, string> = {
      purchase: 'CARD',
      out: 'FASTER PAYMENT',
      in: 'FASTER PAYMENT',
      salary: 'DIRECT CREDIT',
      fee: 'CHARGE',
      interest: 'INTEREST',
      check: 'CHEQUE',
    };
    return {
      columns: [
        { key: 'date', head: 'DATE', align: 'left', weight: 13 },
        { key: 'type', head: 'TYPE', align: 'left', weight: 17 },
        { key: 'text', head: 'TRANSACTION', align: 'left', weight: 36 },
        { key: 'credit', head: 'IN', align: 'right', weight: 14 },
        { key: 'debit', head: 'OUT', align: 'right', weight: 14 },
        { key: 'balance', head: ['ACCOUNT', 'BALANCE'], align: 'right', weight: 15 },
      ],
      dates: 'dd/MM/yyyy',
      currency: { prefix: '£' },
      balanceText: pounds,
      repeatHead: rng.chance(0.4),
      openingRow: {
        date: printDay(ledger.start, 'dd/MM/yyyy'),
        type: 'OPENING BALANCE',
        balance: pounds(ledger.opening),
      },
      cells: (entry, usual) => ({ ...usual, type: types[entry.kind] ?? '', text: entry.lines.join(' ') }),
      after: (entry, table, index) => {
        if (ledger.entries[index + 1]?.date !== entry.date)
          table.entry({
            date: printDay(entry.date, 'dd/MM/yyyy'),
            type: 'END OF DAY BALANCE',
            balance: pounds(entry.balance),
          });
      },
      table: { size: 8, rows: 'ruled' },
    };
  },
  truth: () => {
    const types: Record<string, string> = {
      purchase: 'CARD',
      out: 'FASTER PAYMENT',
      in: 'FASTER PAYMENT',
      salary: 'DIRECT CREDIT',
      fee: 'CHARGE',
      interest: 'INTEREST',
      check: 'CHEQUE',
    };
    return {
      otherDescriptions: (e) => [`${types[e.kind]} ${e.lines.join(' ')}`, `${e.lines.join(' ')} ${types[e.kind]}`],
    };
  },
});

/** "3rd Dec" dates, glued narrow columns, credits before debits. */
const ordinals = bankStatement({
  name: 'uk-ordinal-dates',
  about: 'dates like 3rd Dec without a year, credits before debits, balance brought forward from previous statement',
  lexicon: 'gb',
  currency: 'GBP',
  titles: ['Current account statement', 'Your current account'],
  labels: { account: 'Account number', period: 'Your account summary for' },
  range: (start, end) => `${printDay(start, 'do MMM yyyy')} to ${printDay(end, 'do MMM yyyy')}`,
  money: us,
  summary: {
    title: '',
    opening: 'Balance brought forward from previous statement',
    credits: 'Total money in',
    debits: 'Total money out',
    closing: 'Your balance at close of business',
  },
  moneyText: pounds,
  pageWord: (page, total) => `Page number ${page} of ${total}`,
  layout: ({ rng, ledger }) => ({
    columns: [
      { key: 'date', head: 'Date', align: 'left', weight: 10 },
      { key: 'text', head: 'Description', align: 'left', weight: 48 },
      { key: 'credit', head: rng.pick(['Money in', 'Credits']), align: 'right', weight: 13 },
      { key: 'debit', head: rng.pick(['Money out', 'Debits']), align: 'right', weight: 13 },
      { key: 'balance', head: '£ Balance', align: 'right', weight: 14 },
    ],
    dates: 'do MMM',
    openingRow: { text: 'Balance brought forward from previous statement', balance: signed(ledger.opening, us) },
    closingRow: { text: 'Balance carried forward to next statement', balance: signed(ledger.closing, us) },
    table: { head: 'reverse', rows: rng.pick(['plain', 'zebra', 'dotted']) },
  }),
});

/** Irish: date once a day, currency in the header, balance forward with its figure. */
const irish = bankStatement({
  name: 'ie-balance-forward',
  about: 'euro in the header words, date once a day, BALANCE FORWARD per page, dr for overdrawn',
  lexicon: 'gb',
  currency: 'EUR',
  titles: ['Statement of Account with', 'Current Account'],
  labels: { account: 'Account Number', period: 'Dates covered' },
  range: range('d MMM yyyy', ' - '),
  money: us,
  summary: null,
  options: { overdraft: true },
  pageWord: (page) => `Page ${page}`,
  layout: ({ rng, ledger }) => ({
    columns: [
      { key: 'date', head: 'Date', align: 'left', weight: 14 },
      { key: 'text', head: rng.pick(['Details', 'Transaction details']), align: 'left', weight: 44 },
      { key: 'debit', head: rng.pick(['Debit €', 'Payments - out']), align: 'right', weight: 15 },
      { key: 'credit', head: rng.pick(['Credit €', 'Payments - in']), align: 'right', weight: 15 },
      { key: 'balance', head: rng.pick(['Balance €', 'Balance']), align: 'right', weight: 17 },
    ],
    dates: 'd MMM yyyy',
    oncePerDay: true,
    balances: 'day',
    balanceText: (minor) => (minor < 0 ? `${unsigned(minor, us)} dr` : unsigned(minor, us)),
    openingRow: {
      date: printDay(ledger.start - 1, 'd MMM yyyy'),
      text: 'BALANCE FORWARD',
      balance: ledger.opening < 0 ? `${unsigned(ledger.opening, us)} dr` : unsigned(ledger.opening, us),
    },
    carry: { forward: (balance) => ({ text: 'BALANCE FORWARD', balance }) },
    entry: { split: true },
    table: { rows: 'plain' },
  }),
});

export const ukIe: readonly Family[] = [broughtForward, newestFirst, endOfDay, ordinals, irish];
