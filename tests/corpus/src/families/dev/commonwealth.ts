import { printDay } from '../../story/calendar.ts';
import { lakh, signed, unsigned, us } from '../../story/money.ts';
import { bankStatement, range } from '../bank-statement.ts';
import type { Family } from '../family.ts';

const page = (n: number, total: number): string => `Page ${n} of ${total}`;

const anz = bankStatement({
  name: 'au-blank-cells',
  about: '"blank" written into empty cells, year on a row of its own, EFFECTIVE DATE lines, totals at end of page',
  lexicon: 'au',
  currency: 'AUD',
  titles: ['ACCOUNT STATEMENT', 'STATEMENT NUMBER 14'],
  labels: { account: 'Account Number', period: 'Statement Period' },
  range: (s, e) => `${printDay(s, 'dd MMMM yyyy', { upper: true })} to ${printDay(e, 'dd MMMM yyyy', { upper: true })}`,
  money: us,
  moneyText: (minor) => `${minor < 0 ? '-' : ''}$${unsigned(minor, us)}`,
  periods: ['month', 'cycle'],
  summary: {
    title: '',
    opening: 'Opening Balance:',
    credits: 'Total Deposits:',
    debits: 'Total Withdrawals:',
    closing: 'Closing Balance:',
  },
  pageWord: page,
  prepare: ({ ledger, rng }) => {
    for (const entry of ledger.entries)
      if (rng.chance(0.2))
        entry.lines.push(`EFFECTIVE DATE ${printDay(entry.date - 1, 'dd MMM yyyy', { upper: true })}`);
  },
  layout: ({ rng, ledger, month }) => ({
    columns: [
      { key: 'date', head: 'Date', align: 'left', weight: 10 },
      { key: 'text', head: rng.pick(['Transaction details', 'Transaction description']), align: 'left', weight: 46 },
      { key: 'debit', head: rng.pick(['Withdrawals ($)', 'Debits']), align: 'right', weight: 15 },
      { key: 'credit', head: rng.pick(['Deposits ($)', 'Credits']), align: 'right', weight: 15 },
      { key: 'balance', head: 'Balance ($)', align: 'right', weight: 15 },
    ],
    dates: 'dd MMM',
    upperDates: true,
    filler: rng.pick(['blank', '', '-']),
    openingRow: { date: `${month.year}`, text: 'OPENING BALANCE', balance: unsigned(ledger.opening, us) },
    table: { rows: rng.pick(['ruled', 'plain']) },
  }),
  trailer: ({ ledger }, table) => {
    const sum = (s: number): string =>
      `$${unsigned(
        ledger.entries.filter((e) => e.amount * s > 0).reduce((a, e) => a + e.amount, 0),
        us,
      )}`;
    table.entry(
      { text: 'TOTALS AT END OF PERIOD', debit: sum(-1), credit: sum(1), balance: `$${unsigned(ledger.closing, us)}` },
      { bold: true },
    );
  },
});

const nab = bankStatement({
  name: 'au-dot-leaders',
  about:
    'dot leaders from the particulars to the figures, balance on the last row of a day with Cr, brought forward rows',
  lexicon: 'au',
  currency: 'AUD',
  titles: ['Classic Banking', 'Account Balance Summary'],
  labels: { account: 'Account number', period: 'Statement period' },
  range: range('d MMM yyyy', ' to '),
  money: us,
  summary: {
    title: 'Account Balance Summary',
    opening: 'Opening balance',
    credits: 'Total credits',
    debits: 'Total debits',
    closing: 'Closing balance',
  },
  moneyText: (minor) => `$${unsigned(minor, us)}${minor < 0 ? ' Dr' : ' Cr'}`,
  pageWord: page,
  layout: ({ rng, sheet, size }) => ({
    columns: [
      { key: 'date', head: 'Date', align: 'left', weight: 12 },
      { key: 'text', head: 'Particulars', align: 'left', weight: 48 },
      { key: 'debit', head: 'Debits', align: 'right', weight: 13 },
      { key: 'credit', head: 'Credits', align: 'right', weight: 13 },
      { key: 'balance', head: 'Balance', align: 'right', weight: 17 },
    ],
    dates: rng.pick(['d MMM yyyy', 'dd MMM yyyy']),
    oncePerDay: true,
    balances: 'day',
    balanceText: (minor) => `${unsigned(minor, us)} ${minor < 0 ? 'Dr' : 'Cr'}`,
    carry: {
      over: (balance) => ({ text: 'Carried forward', balance }),
      forward: (balance) => ({ text: 'Brought forward', balance }),
    },
    entry: { anchor: 'last', dateLine: 'first' },
    after: (_, table) => {
      const { x, width } = table.span('text');
      const lastText = [...sheet.page.ops].reverse().find((op) => op.kind === 'text' && op.x === x);
      if (lastText?.kind !== 'text') return;
      const from = x + sheet.widthOf(lastText.text, { face: lastText.face, size: lastText.size }) + 2;
      const dots = Math.floor((x + width - from) / sheet.widthOf('.', { size }));
      if (dots > 2) sheet.text(from, lastText.y, '.'.repeat(dots), { size });
    },
  }),
});

const asb = bankStatement({
  name: 'nz-carried-forward',
  about: 'foreign currency lines "USD 20.00 At 0.5709*" below purchases, dates inside payer text, Carried Forward',
  lexicon: 'au',
  currency: 'NZD',
  titles: ['Statement', 'Streamline Account'],
  labels: { account: 'Account Number', period: 'Statement period' },
  range: range('d MMMM yyyy', ' - '),
  money: us,
  summary: null,
  pageWord: page,
  prepare: ({ ledger, rng }) => {
    for (const entry of ledger.entries) {
      if (entry.kind === 'purchase' && rng.chance(0.25))
        entry.lines.push(
          `${rng.pick(['USD', 'AUD', 'GBP'])} ${unsigned(Math.round(entry.amount * 0.6), us)} At 0.${rng.digits(4)}*`,
        );
      else if (rng.chance(0.15)) entry.lines.push(`${printDay(entry.date - 2, 'dd/MM/yy')} ${entry.reference}`);
    }
  },
  layout: ({ rng, ledger }) => ({
    columns: [
      { key: 'date', head: 'Date', align: 'left', weight: 9 },
      { key: 'text', head: 'Transaction', align: 'left', weight: 46 },
      { key: 'debit', head: rng.pick(['Debit/Withdrawal', 'Withdrawals']), align: 'right', weight: 16 },
      { key: 'credit', head: rng.pick(['Deposit', 'Deposits']), align: 'right', weight: 14 },
      { key: 'balance', head: 'Balance', align: 'right', weight: 14 },
    ],
    dates: 'dd MMM',
    openingRow: {
      date: printDay(ledger.start, 'dd MMM'),
      text: 'Opening Balance',
      balance: unsigned(ledger.opening, us),
    },
    carry: {
      over: (balance) => ({ text: 'Carried Forward', balance }),
      forward: (balance) => ({ text: 'Brought Forward', balance }),
    },
    closingRow: {
      date: printDay(ledger.end, 'dd MMM'),
      text: 'Closing Balance',
      balance: unsigned(ledger.closing, us),
    },
    table: { rows: rng.pick(['plain', 'zebra', 'dotted']) },
  }),
});

const scotia = bankStatement({
  name: 'ca-withdrawn-deposited',
  about: '"Amounts withdrawn" in two-line headers, Mar 4 dates, Opening Balance row, side panel with adverts',
  lexicon: 'us',
  currency: 'CAD',
  titles: ['Your account statement', 'Basic Banking Account'],
  labels: { account: 'Account number', period: 'Your statement' },
  range: range('MMMM d, yyyy', ' to '),
  money: us,
  moneyText: (minor) => `${minor < 0 ? '-' : ''}$${unsigned(minor, us)}`,
  summary: {
    title: "Here's what happened in your account this statement period",
    opening: 'Opening Balance',
    debits: 'Minus total withdrawals',
    credits: 'Plus total deposits',
    closing: 'Closing Balance',
  },
  pageWord: page,
  every: ({ sheet, flow, rng }, n) => {
    // A panel right of the table, on the same lines as the rows.
    if (n === 1) flow.margins.right = 150;
    const x = sheet.page.width - 140;
    const lines = [
      'Did you know?',
      'Save $25.00 a month and',
      'watch it grow to $312.40',
      'by Dec 31 next year.',
      '',
      'Questions?',
      'Call 1 800 555-0147',
      'Mon-Fri 8 to 8',
      '',
      'Rates from 4.10%',
      'as of Jan 15.',
    ];
    const top = 170 + rng.int(0, 60);
    lines.forEach((line, i) => sheet.text(x, top + i * 12, line, { size: 8, color: '#666666', tag: 'furniture' }));
  },
  layout: ({ rng, ledger }) => ({
    columns: [
      { key: 'date', head: ['', 'Date'], align: 'left', weight: 9 },
      { key: 'text', head: ['', 'Transactions'], align: 'left', weight: 44 },
      { key: 'debit', head: ['Amounts', 'withdrawn ($)'], align: 'right', weight: 16 },
      { key: 'credit', head: ['Amounts', 'deposited ($)'], align: 'right', weight: 16 },
      { key: 'balance', head: ['', 'Balance ($)'], align: 'right', weight: 14 },
    ],
    dates: 'MMM d',
    openingRow: {
      date: printDay(ledger.start, 'MMM d'),
      text: 'Opening Balance',
      balance: unsigned(ledger.opening, us),
    },
    closingRow: { date: printDay(ledger.end, 'MMM d'), text: 'Closing Balance', balance: unsigned(ledger.closing, us) },
    table: { rows: rng.pick(['ruled', 'plain']) },
  }),
});

const fnb = bankStatement({
  name: 'za-accrued-charges',
  about: 'Cr after credits and balances, a third figure (accrued bank charges) after the balance, no sign on debits',
  lexicon: 'za',
  currency: 'ZAR',
  scale: 180,
  titles: ['Gold Business Account', 'Tax Invoice/Statement'],
  labels: { account: 'Account', period: 'Statement Period' },
  range: range('d MMMM yyyy', ' to ', 'en', ': '),
  money: us,
  options: { overdraft: true },
  moneyText: (minor) => `${unsigned(minor, us)} ${minor < 0 ? 'Dr' : 'Cr'}`,
  summary: { title: 'Statement Balances', opening: 'Opening Balance', closing: 'Closing Balance' },
  pageWord: page,
  layout: ({ rng, ledger }) => {
    const charges = new Map(ledger.entries.map((e) => [e, rng.chance(0.5) ? unsigned(rng.int(120, 2600), us) : '']));
    return {
      columns: [
        { key: 'date', head: 'Date', align: 'left', weight: 9 },
        { key: 'text', head: 'Description', align: 'left', weight: 46 },
        { key: 'amount', head: 'Amount', align: 'right', weight: 17 },
        { key: 'balance', head: 'Balance', align: 'right', weight: 19 },
        { key: 'charge', head: ['Accrued', 'Bank Charges'], align: 'right', weight: 11 },
      ],
      dates: 'dd MMM',
      balanceText: (minor) => `${unsigned(minor, us)} ${minor < 0 ? 'Dr' : 'Cr'}`,
      cells: (entry, usual) => ({
        ...usual,
        amount: entry.amount > 0 ? `${unsigned(entry.amount, us)} Cr` : unsigned(entry.amount, us),
        charge: charges.get(entry)!,
      }),
      table: { rows: rng.pick(['plain', 'zebra']), gap: 10 },
    };
  },
  trailer: ({ flow }) => {
    flow.gap(8);
    flow.line('Turnover for Statement Period', { bold: true });
    flow.line('Inclusive of VAT: Total Charges 74.50   Credit Interest Rate 3.25%   Debit Interest Rate 21.00%', {
      size: 7,
    });
  },
});

const dbs = bankStatement({
  name: 'sg-indented-details',
  about: 'indented detail lines below a type line, balance on the last row of a day, Balance Brought/Carried Forward',
  lexicon: 'sg',
  currency: 'SGD',
  titles: ['Statement of Account', 'Consolidated Statement'],
  labels: { account: 'Account No.', period: 'As at' },
  range: range('dd MMM yyyy', ' to '),
  money: us,
  summary: null,
  pageWord: page,
  layout: ({ rng, ledger }) => ({
    columns: [
      { key: 'date', head: 'Date', align: 'left', weight: 12 },
      { key: 'text', head: rng.pick(['Description', 'Details of Your Transactions']), align: 'left', weight: 46 },
      { key: 'debit', head: rng.pick(['Withdrawal (-)', 'Withdrawal($)']), align: 'right', weight: 14 },
      { key: 'credit', head: rng.pick(['Deposit (+)', 'Deposit($)']), align: 'right', weight: 14 },
      { key: 'balance', head: rng.pick(['Balance', 'Balance($)']), align: 'right', weight: 15 },
    ],
    dates: rng.pick(['dd MMM', 'dd/MM/yyyy', 'dd MMM yyyy']),
    balances: 'day',
    openingRow: { text: 'Balance Brought Forward', balance: unsigned(ledger.opening, us) },
    carry: { forward: (balance) => ({ text: 'Balance Brought Forward', balance }) },
    closingRow: { text: 'Balance Carried Forward', balance: unsigned(ledger.closing, us) },
    entry: { split: true },
  }),
});

const maybank = bankStatement({
  name: 'my-trailing-plus-minus',
  about: 'bilingual two-line headers, figures with trailing + or -, .50 without zero, year in the statement date',
  lexicon: 'sg',
  currency: 'MYR',
  titles: ['STATEMENT OF ACCOUNT', 'PENYATA AKAUN'],
  labels: { account: 'ACCOUNT NUMBER / NOMBOR AKAUN', period: 'STATEMENT PERIOD / TEMPOH' },
  range: range('dd/MM/yy', ' - '),
  money: { ...us, bareFraction: true },
  periods: ['month'],
  summary: null,
  pageWord: (n, total) => `MUKA/PAGE : ${n} / ${total}`,
  layout: ({ rng, ledger }) => ({
    columns: [
      { key: 'date', head: ['TARIKH MASUK', 'ENTRY DATE'], align: 'left', weight: 13 },
      { key: 'text', head: ['BUTIR URUSNIAGA', 'TRANSACTION DESCRIPTION'], align: 'left', weight: 46 },
      { key: 'amount', head: ['JUMLAH URUSNIAGA', 'TRANSACTION AMOUNT'], align: 'right', weight: 20 },
      { key: 'balance', head: ['BAKI PENYATA', 'STATEMENT BALANCE'], align: 'right', weight: 20 },
    ],
    dates: rng.pick(['dd/MM', 'dd/MM/yy']),
    openingRow: { text: 'BEGINNING BALANCE', balance: unsigned(ledger.opening, us) },
    cells: (entry, usual) => ({
      ...usual,
      amount: unsigned(entry.amount, { ...us, bareFraction: true }) + (entry.amount < 0 ? '-' : '+'),
    }),
    table: { head: rng.pick(['bold', 'ruled']) },
  }),
  trailer: ({ flow, ledger }, table) => {
    table.entry({ text: 'ENDING BALANCE :', balance: unsigned(ledger.closing, us) }, { bold: true });
    const sum = (s: number): string =>
      unsigned(
        ledger.entries.filter((e) => e.amount * s > 0).reduce((a, e) => a + e.amount, 0),
        us,
      );
    flow.line(
      `LEDGER BALANCE :  ${unsigned(ledger.closing, us)}    TOTAL DEBIT :  ${sum(-1)}    TOTAL CREDIT :  ${sum(1)}`,
      { size: 7.5 },
    );
    flow.gap(4);
    flow.paragraph(
      'PERHATIAN / NOTE: (1) Semua maklumat dan baki yang dinyatakan di sini akan dianggap betul kecuali kami dimaklumkan dalam tempoh 14 hari. All items and balances shown will be considered correct unless notified within 14 days.',
      { size: 6.5 },
    );
  },
});

const hdfc = bankStatement({
  name: 'in-narration-lakh',
  about:
    'lakh grouping, narration wrapped over many lines, cheque number column, value date between, statement summary row',
  lexicon: 'in',
  currency: 'INR',
  scale: 900,
  fonts: ['sans', 'condensed', 'narrow', 'noto'],
  sizes: [7.5, 8],
  titles: ['Statement of account', 'Account Statement'],
  labels: { account: 'Account No', period: 'Statement' },
  range: range('dd/MM/yyyy', '  To : ', 'en', 'From : '),
  money: lakh,
  summary: null,
  pageWord: (n) => `Page No .: ${n}`,
  layout: ({ rng }) => ({
    columns: [
      { key: 'date', head: 'Date', align: 'left', weight: 9 },
      { key: 'text', head: 'Narration', align: 'left', weight: 38 },
      { key: 'reference', head: 'Chq./Ref.No.', align: 'left', weight: 15 },
      { key: 'valueDate', head: 'Value Dt', align: 'left', weight: 9 },
      { key: 'debit', head: 'Withdrawal Amt.', align: 'right', weight: 14 },
      { key: 'credit', head: 'Deposit Amt.', align: 'right', weight: 14 },
      { key: 'balance', head: 'Closing Balance', align: 'right', weight: 15 },
    ],
    dates: rng.pick(['dd/MM/yy', 'dd/MM/yyyy']),
    filler: rng.pick(['', '', '0.00']),
    cells: (entry, usual) => ({ ...usual, reference: `0000${entry.reference}` }),
    entry: { split: rng.chance(0.4) },
    table: { rows: rng.pick(['plain', 'ruled']) },
  }),
  trailer: ({ flow, ledger, sheet }) => {
    flow.need(50);
    flow.gap(10);
    flow.line('STATEMENT SUMMARY  :-', { bold: true });
    const debits = ledger.entries.filter((e) => e.amount < 0);
    const credits = ledger.entries.filter((e) => e.amount > 0);
    const sum = (list: typeof debits): string =>
      unsigned(
        list.reduce((a, e) => a + e.amount, 0),
        lakh,
      );
    const cells: [string, string][] = [
      ['Opening Balance', unsigned(ledger.opening, lakh)],
      ['Dr Count', String(debits.length)],
      ['Cr Count', String(credits.length)],
      ['Debits', sum(debits)],
      ['Credits', sum(credits)],
      ['Closing Bal', unsigned(ledger.closing, lakh)],
    ];
    flow.y += 12;
    cells.forEach(([label, value], i) => {
      sheet.text(flow.left + (i * flow.width) / 6, flow.y, label, { size: 7.5 });
      sheet.text(flow.left + (i * flow.width) / 6, flow.y + 11, value, { size: 7.5 });
    });
    flow.gap(24);
  },
});

const sbi = bankStatement({
  name: 'in-branch-after-balance',
  about:
    'dd-mm-yyyy, Dr/Cr columns with Rs, branch code and text after the balance, lakh grouping without decimals filler',
  lexicon: 'in',
  currency: 'INR',
  scale: 1200,
  page: { width: 841.89, height: 595.28 },
  titles: ['Account Statement', 'DETAILED STATEMENT'],
  labels: { account: 'Account Number', period: 'Account Statement from' },
  range: range('d MMM yyyy', ' to '),
  money: lakh,
  moneyText: (minor) => `${signed(minor, lakh)}`,
  summary: { title: '', opening: 'Opening Balance', closing: 'Closing Balance' },
  summaryAfter: true,
  pageWord: page,
  layout: ({ rng }) => ({
    columns: [
      { key: 'number', head: 'S.No', align: 'right', weight: 5 },
      { key: 'date', head: 'Tran Date', align: 'left', weight: 11 },
      { key: 'cheque', head: 'Chq No', align: 'left', weight: 9 },
      { key: 'text', head: 'Particulars', align: 'left', weight: 48 },
      { key: 'debit', head: 'Debit', align: 'right', weight: 13 },
      { key: 'credit', head: 'Credit', align: 'right', weight: 13 },
      { key: 'balance', head: 'Balance', align: 'right', weight: 15 },
      { key: 'branch', head: ['Init.', 'Br'], align: 'right', weight: 7 },
    ],
    dates: rng.pick(['dd-MM-yyyy', 'dd-MMM-yyyy']),
    filler: rng.pick(['', '-']),
    cells: (entry, usual, index) => ({
      ...usual,
      number: String(index + 1),
      cheque: entry.kind === 'out' && entry.amount % 2 ? entry.card + '21' : '',
      branch: '248',
    }),
    table: { rows: rng.pick(['ruled', 'zebra', 'plain']), gap: 10 },
  }),
  truth: ({ ledger }) => ({ otherDescriptions: (e) => [`${ledger.entries.indexOf(e) + 1} ${e.lines.join(' ')}`] }),
});

const mpesa = bankStatement({
  name: 'ke-mobile-money',
  about:
    'receipt number first, date and time, status column, minus inside Withdrawn, newest first, summary table above',
  lexicon: 'za',
  currency: 'KES',
  scale: 800,
  titles: ['MOBILE MONEY STATEMENT', 'FULL STATEMENT'],
  labels: { account: 'Mobile Number', period: 'Statement Period' },
  range: range('dd MMM yyyy', ' - '),
  money: us,
  summary: null,
  pageWord: page,
  layout: ({ rng, ledger }) => {
    const minus = rng.chance(0.6);
    let code = 1;
    const extra = new Map(
      ledger.entries.map((e) => [
        e,
        {
          receipt: `R${rng.pick(['K', 'J', 'L'])}${rng.digits(3)}${'ABCDEFGH'[code++ % 8]}${rng.digits(2)}XQ`,
          time: `${String(rng.int(6, 22)).padStart(2, '0')}:${String(rng.int(0, 59)).padStart(2, '0')}:${String(rng.int(0, 59)).padStart(2, '0')}`,
        },
      ]),
    );
    return {
      columns: [
        { key: 'receipt', head: 'Receipt No.', align: 'left', weight: 15 },
        { key: 'date', head: 'Completion Time', align: 'left', weight: 18 },
        { key: 'text', head: 'Details', align: 'left', weight: 32 },
        { key: 'status', head: ['Transaction', 'Status'], align: 'left', weight: 13 },
        { key: 'credit', head: 'Paid In', align: 'right', weight: 12 },
        { key: 'debit', head: 'Withdrawn', align: 'right', weight: 12 },
        { key: 'balance', head: 'Balance', align: 'right', weight: 13 },
      ],
      dates: 'yyyy-MM-dd',
      newestFirst: true,
      filler: rng.pick(['', '0.00']),
      cells: (entry, usual) => ({
        ...usual,
        receipt: extra.get(entry)!.receipt,
        date: `${printDay(entry.date, 'yyyy-MM-dd')} ${extra.get(entry)!.time}`,
        status: 'Completed',
        ...(entry.amount < 0 && minus ? { debit: signed(entry.amount, us) } : {}),
      }),
      table: { size: 7.5, rows: rng.pick(['ruled', 'zebra']) },
    };
  },
  truth: () => ({
    openingPrinted: false,
    closingPrinted: false,
    otherDescriptions: (e) => [`${e.lines.join(' ')} Completed`],
  }),
});

const gcash = bankStatement({
  name: 'ph-datetime-reference',
  about: 'date with AM/PM time, 13-digit reference beside money, STARTING and ENDING BALANCE rows',
  lexicon: 'sg',
  currency: 'PHP',
  scale: 600,
  titles: ['Transaction History'],
  labels: { account: 'Account', period: 'Date range' },
  range: range('yyyy-MM-dd', ' to '),
  money: us,
  summary: null,
  pageWord: (n, total) => `Page ${n}/${total}`,
  layout: ({ rng, ledger }) => {
    const times = ledger.entries.map(
      () =>
        `${String(rng.int(1, 12)).padStart(2, '0')}:${String(rng.int(0, 59)).padStart(2, '0')} ${rng.pick(['AM', 'PM'])}`,
    );
    return {
      columns: [
        { key: 'date', head: 'Date and Time', align: 'left', weight: 19 },
        { key: 'text', head: 'Description', align: 'left', weight: 40 },
        { key: 'reference', head: 'Reference No.', align: 'left', weight: 15 },
        { key: 'debit', head: 'Debit', align: 'right', weight: 11 },
        { key: 'credit', head: 'Credit', align: 'right', weight: 11 },
        { key: 'balance', head: 'Balance', align: 'right', weight: 13 },
      ],
      dates: 'yyyy-MM-dd',
      openingRow: { text: 'STARTING BALANCE', balance: unsigned(ledger.opening, { ...us, group: '' }) },
      closingRow: { text: 'ENDING BALANCE', balance: unsigned(ledger.closing, { ...us, group: '' }) },
      cells: (entry, usual, index) => ({
        ...usual,
        date: `${printDay(entry.date, 'yyyy-MM-dd')} ${times[index]}`,
        reference: `9${entry.reference}00${entry.card}`.slice(0, 13),
        ...(entry.amount < 0
          ? { debit: unsigned(entry.amount, { ...us, group: '' }) }
          : { credit: unsigned(entry.amount, { ...us, group: '' }) }),
        balance: unsigned(entry.balance, { ...us, group: '' }),
      }),
      table: { size: 7.5 },
    };
  },
});

const bimb = bankStatement({
  name: 'bd-particulars',
  about: 'two dates, instrument number, Withdraw/Deposit with 0.00 fillers, B/F and TOTAL lines',
  lexicon: 'in',
  currency: 'BDT',
  scale: 1500,
  titles: ['Statement of Account'],
  labels: { account: 'A/C No', period: 'Period' },
  range: range('dd/MM/yyyy', ' To '),
  money: us,
  summary: null,
  pageWord: page,
  layout: ({ rng, ledger }) => ({
    columns: [
      { key: 'date', head: 'Trans Date', align: 'left', weight: 11 },
      { key: 'valueDate', head: 'Post Date', align: 'left', weight: 11 },
      { key: 'text', head: 'Particulars', align: 'left', weight: 38 },
      { key: 'instrument', head: ['Instrument', 'No'], align: 'left', weight: 11 },
      { key: 'debit', head: 'Withdraw', align: 'right', weight: 14 },
      { key: 'credit', head: 'Deposit', align: 'right', weight: 14 },
      { key: 'balance', head: 'Balance', align: 'right', weight: 15 },
    ],
    dates: 'dd/MM/yy',
    filler: '0.00',
    openingRow: { text: 'B/F', balance: unsigned(ledger.opening, us) },
    cells: (entry, usual) => ({ ...usual, instrument: entry.kind === 'out' ? entry.card : '' }),
    table: { rows: rng.pick(['ruled', 'plain']), size: 8 },
  }),
  trailer: ({ ledger }, table) => {
    const sum = (s: number): string =>
      unsigned(
        ledger.entries.filter((e) => e.amount * s > 0).reduce((a, e) => a + e.amount, 0),
        us,
      );
    table.entry(
      { text: 'TOTAL :', debit: sum(-1), credit: sum(1), balance: unsigned(ledger.closing, us) },
      { bold: true },
    );
  },
  truth: () => ({ otherDate: (e) => e.valueDate }),
});

export const commonwealth: readonly Family[] = [
  anz,
  nab,
  asb,
  scotia,
  fnb,
  dbs,
  maybank,
  hdfc,
  sbi,
  mpesa,
  gcash,
  bimb,
];
