import { Table } from '../../drawing/table.ts';
import { printDay } from '../../story/calendar.ts';
import { makeLedger, truthOf } from '../../story/ledger.ts';
import { lakh, signed, unsigned, us } from '../../story/money.ts';
import { latin, period, type Family } from '../family.ts';
import { ledgerPages } from '../ledger-pages.ts';
import { ends, letter, margins, paper } from './paper.ts';

const hiddenWords: Family = {
  name: 'uk-hidden-words',
  about: 'hidden accessibility text between cells, type codes, balance lines twice',
  producers: ['pdfkit', 'pdf-lib'],
  draw: (rng) => {
    const month = period(rng, 'month');
    const ledger = makeLedger(rng, { lexicon: 'gb', currency: 'GBP', ...month, count: rng.int(6, 45) });
    const { sheet, flow } = paper(rng, { faces: latin });
    const codes: Record<string, string> = {
      purchase: 'DEB',
      out: 'DD',
      in: 'FPI',
      salary: 'BGC',
      fee: 'PAY',
      interest: 'INT',
      check: 'CHQ',
    };
    flow.newPage();
    letter(flow, rng, 'Lloydham Bank', [ledger.holder], 'Classic Account', [
      ['Account Number', ledger.number.slice(0, 8)],
      ['Sort Code', '30-90-89'],
      ['Statement', `${printDay(month.start, 'dd MMMM yyyy')} to ${printDay(month.end, 'dd MMMM yyyy')}`],
    ]);
    const sum = (s: number): string =>
      `£${unsigned(
        ledger.entries.filter((e) => e.amount * s > 0).reduce((a, e) => a + e.amount, 0),
        us,
      )}`;
    ends(
      flow,
      [
        ['Money In', sum(1)],
        [`Balance on ${printDay(month.start, 'dd MMMM yyyy')}`, `£${unsigned(ledger.opening, us)}`],
        ['Money Out', sum(-1)],
        [`Balance on ${printDay(month.end, 'dd MMMM yyyy')}`, `£${unsigned(ledger.closing, us)}`],
      ],
      { align: 'left' },
    );
    flow.line('Your Transactions', { bold: true, size: 12 });
    const hidden = rng.pick(['Column', 'blank.', '.']);
    ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: 'Date', align: 'left', weight: 11 },
        { key: 'text', head: 'Description', align: 'left', weight: 40 },
        { key: 'type', head: 'Type', align: 'left', weight: 8 },
        { key: 'credit', head: 'Money In (£)', align: 'right', weight: 13 },
        { key: 'debit', head: 'Money Out (£)', align: 'right', weight: 13 },
        { key: 'balance', head: 'Balance (£)', align: 'right', weight: 13 },
      ],
      money: us,
      dates: 'dd MMM yy',
      cells: (e, usual) => ({ ...usual, type: codes[e.kind] ?? '', text: e.lines.join(' ') }),
      after: (_, table) => {
        const y = flow.y - 4;
        for (const key of ['type', 'credit', 'debit'])
          sheet.text(table.span(key).x - 2, y, hidden, { size: 1, hidden: true, color: '#ffffff' });
      },
      table: { rows: rng.pick(['ruled', 'zebra']) },
    });
    flow.gap(6);
    flow.line(
      'Transaction types: BGC Bank Giro Credit   DD Direct Debit   DEB Debit Card   FPI Faster Payment   CHQ Cheque',
      { size: 6.5 },
    );
    margins(flow, rng, (n, all) => `Page ${n} of ${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            describe: (e) => e.lines.join(' '),
            otherDescriptions: (e) => [`${e.lines.join(' ')} ${codes[e.kind]}`],
          }),
        ],
      },
    };
  },
};

const crSuffix: Family = {
  name: 'au-cr-suffix',
  about: 'currency mark behind debits, CR and DR balances, opening row with its year',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'au',
      currency: 'AUD',
      ...month,
      count: rng.int(6, 50),
      overdraft: rng.chance(0.3),
    });
    const { sheet, flow } = paper(rng, { faces: latin });
    flow.newPage();
    const year = (d: number): string => printDay(d, 'yyyy');
    letter(flow, rng, 'Colonial Commerce Bank', [ledger.holder, rng.pick(ledger.lexicon.streets)], 'Smart Access', [
      ['Statement Period', `${printDay(month.start, 'd MMM yyyy')} - ${printDay(month.end, 'd MMM yyyy')}`],
      ['Account Number', `06 2000 ${ledger.number.slice(0, 8)}`],
      ['Closing Balance', `$${unsigned(ledger.closing, us)} ${ledger.closing < 0 ? 'DR' : 'CR'}`],
    ]);
    const suffix = (minor: number): string => `$${unsigned(minor, us)} ${minor < 0 ? 'DR' : 'CR'}`;
    const mark = rng.chance(0.5);
    ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: 'Date', align: 'left', weight: 8 },
        { key: 'text', head: 'Transaction', align: 'left', weight: 46 },
        { key: 'debit', head: 'Debit', align: 'right', weight: 13 },
        { key: 'credit', head: 'Credit', align: 'right', weight: 13 },
        { key: 'balance', head: 'Balance', align: 'right', weight: 18 },
      ],
      money: us,
      dates: 'dd MMM',
      balanceText: suffix,
      openingRow: {
        date: printDay(month.start, 'dd MMM'),
        text: `${year(month.start)} OPENING BALANCE`,
        balance: suffix(ledger.opening),
      },
      closingRow: {
        date: printDay(month.end, 'dd MMM'),
        text: `${year(month.end)} CLOSING BALANCE`,
        balance: suffix(ledger.closing),
      },
      cells: (e, usual) => ({
        ...usual,
        debit: e.amount < 0 ? `${unsigned(e.amount, us)}${mark ? ' $' : ''}` : '',
        credit: e.amount > 0 ? `${mark ? '$' : ''}${unsigned(e.amount, us)}` : mark ? '$' : '',
      }),
      table: { rows: rng.pick(['plain', 'ruled']) },
    });
    flow.gap(8);
    flow.line('Opening balance - Total debits + Total credits = Closing balance', { bold: true, size: 7.5 });
    const sum = (s: number): string =>
      unsigned(
        ledger.entries.filter((e) => e.amount * s > 0).reduce((a, e) => a + e.amount, 0),
        us,
      );
    flow.line(`${suffix(ledger.opening)}     $${sum(-1)}     $${sum(1)}     ${suffix(ledger.closing)}`, { size: 7.5 });
    margins(flow, rng, (n, all) => `Statement 214 (Page ${n} of ${all})`);
    return { sheet, truth: { accounts: [truthOf(ledger)] } };
  },
};

const twoDates: Family = {
  name: 'sg-two-dates',
  about: 'transaction and value date without years, last month balance',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'turn']));
    const ledger = makeLedger(rng, { lexicon: 'sg', currency: 'SGD', ...month, count: rng.int(6, 45) });
    const { sheet, flow } = paper(rng, { faces: latin });
    flow.newPage();
    letter(
      flow,
      rng,
      'Oriental Chartered Bank',
      [ledger.holder, rng.pick(ledger.lexicon.streets)],
      'STATEMENT OF ACCOUNT',
      [
        ['Account No.', ledger.number],
        [
          '',
          `${printDay(month.start, 'd MMM yyyy', { upper: true })} TO ${printDay(month.end, 'd MMM yyyy', { upper: true })}`,
        ],
      ],
    );
    ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: ['Transaction', 'Date'], align: 'left', weight: 11 },
        { key: 'valueDate', head: ['Value', 'Date'], align: 'left', weight: 9 },
        { key: 'text', head: ['', 'Description'], align: 'left', weight: 40 },
        { key: 'cheque', head: ['', 'Cheque'], align: 'left', weight: 9 },
        { key: 'debit', head: ['', 'Withdrawal'], align: 'right', weight: 13 },
        { key: 'credit', head: ['', 'Deposit'], align: 'right', weight: 13 },
        { key: 'balance', head: ['', 'Balance'], align: 'right', weight: 13 },
      ],
      money: us,
      dates: 'dd MMM',
      upperDates: true,
      openingRow: { text: 'BALANCE B/F', balance: unsigned(ledger.opening, us) },
      closingRow: { text: 'BALANCE C/F', balance: unsigned(ledger.closing, us) },
      carry: rng.chance(0.5)
        ? {
            over: (balance) => ({ text: 'BALANCE C/F', balance }),
            forward: (balance) => ({ text: 'BALANCE B/F', balance }),
          }
        : {},
    });
    const sum = (s: number): string =>
      unsigned(
        ledger.entries.filter((e) => e.amount * s > 0).reduce((a, e) => a + e.amount, 0),
        us,
      );
    flow.line(`Total Withdrawals/Deposits     ${sum(-1)}     ${sum(1)}`, { bold: true });
    flow.line(
      `Total Interest Paid This Year 4.11     Average Balance ${unsigned(Math.round((ledger.opening + ledger.closing) / 2), us)}`,
      { size: 7 },
    );
    margins(flow, rng, (n, all) => `PAGE ${n} OF ${all}`);
    return { sheet, truth: { accounts: [truthOf(ledger, { otherDate: (e) => e.valueDate })] } };
  },
};

const depositsFirst: Family = {
  name: 'in-mode-deposits-first',
  about: 'mode column, deposits before withdrawals, B/F and Total rows, wrapped particulars',
  draw: (rng) => {
    const month = period(rng, 'month');
    const ledger = makeLedger(rng, { lexicon: 'in', currency: 'INR', ...month, count: rng.int(6, 50), scale: 900 });
    const { sheet, flow } = paper(rng, { faces: ['sans', 'narrow', 'noto', 'condensed'], sizes: [7.5, 8] });
    const pattern = rng.pick(['dd-MM-yyyy', 'dd.MM.yyyy']);
    flow.newPage();
    letter(
      flow,
      rng,
      'Icarus Bank',
      [ledger.holder, rng.pick(ledger.lexicon.streets)],
      `Statement of Transactions in Savings Account Number: XXXXXX${ledger.number.slice(-4)}`,
      [
        [
          'in INR for the period',
          `${printDay(month.start, 'MMMM dd, yyyy')} - ${printDay(month.end, 'MMMM dd, yyyy')}`,
        ],
        ['Customer ID', rng.digits(8)],
      ],
    );
    const mode = (kind: string): string =>
      ({ purchase: 'MOBILE BANKING', fee: '', salary: 'NEFT', in: 'MOBILE BANKING', interest: '' })[kind] ?? '';
    const table = ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: 'DATE', align: 'left', weight: 10 },
        { key: 'mode', head: 'MODE', align: 'left', weight: 13 },
        { key: 'text', head: 'PARTICULARS', align: 'left', weight: 38 },
        { key: 'credit', head: 'DEPOSITS', align: 'right', weight: 13 },
        { key: 'debit', head: 'WITHDRAWALS', align: 'right', weight: 13 },
        { key: 'balance', head: 'BALANCE', align: 'right', weight: 14 },
      ],
      money: lakh,
      dates: pattern,
      openingRow: { date: printDay(month.start, pattern), text: 'B/F', balance: unsigned(ledger.opening, lakh) },
      cells: (e, usual) => ({ ...usual, mode: mode(e.kind) }),
      table: { rows: rng.pick(['ruled', 'zebra']) },
    });
    const sum = (s: number): string =>
      unsigned(
        ledger.entries.filter((e) => e.amount * s > 0).reduce((a, e) => a + e.amount, 0),
        lakh,
      );
    table.entry(
      { text: 'Total:', credit: sum(1), debit: sum(-1), balance: unsigned(ledger.closing, lakh) },
      { bold: true },
    );
    flow.gap(8);
    flow.paragraph(
      'Legends for transactions in your account statement: VAT/MAT/NFS - Cash withdrawal at other bank ATM, EBA - Transaction on direct broking, VPS/IPS - Debit card transaction, TOP - Mobile recharge, PAC - Personal accident cover.',
      { size: 6 },
    );
    margins(flow, rng, (n, all) => `Page ${n} of ${all}`);
    return {
      sheet,
      truth: {
        accounts: [truthOf(ledger, { otherDescriptions: (e) => [`${mode(e.kind)} ${e.lines.join(' ')}`.trim()] })],
      },
    };
  },
};

const splitDates: Family = {
  name: 'in-date-on-two-lines',
  about: 'day and year of a date on two lines, dashes in empty cells',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'turn']));
    const ledger = makeLedger(rng, { lexicon: 'in', currency: 'INR', ...month, count: rng.int(6, 40), scale: 900 });
    for (const e of ledger.entries) if (e.lines.length < 2) e.lines = [...e.lines, `REF ${e.reference}`];
    const { sheet, flow } = paper(rng, { faces: ['sans', 'narrow', 'noto'], sizes: [7.5, 8] });
    flow.newPage();
    letter(flow, rng, 'State Bank of Hind', [ledger.holder], 'Account Statement', [
      ['Account Number', `000000${ledger.number}`],
      ['Account Statement from', `${printDay(month.start, 'd MMM yyyy')} to ${printDay(month.end, 'd MMM yyyy')}`],
      [`Balance as on ${printDay(month.start, 'd MMM yyyy')}`, unsigned(ledger.opening, lakh)],
    ]);
    const two = (d: number): string[] => [printDay(d, 'dd MMM'), printDay(d, 'yyyy')];
    ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: ['Txn', 'Date'], align: 'left', weight: 8 },
        { key: 'valueDate', head: ['Value', 'Date'], align: 'left', weight: 8 },
        { key: 'text', head: ['', 'Description'], align: 'left', weight: 40 },
        { key: 'reference', head: ['Ref No./', 'Cheque No.'], align: 'left', weight: 13 },
        { key: 'debit', head: ['', 'Debit'], align: 'right', weight: 12 },
        { key: 'credit', head: ['', 'Credit'], align: 'right', weight: 12 },
        { key: 'balance', head: ['', 'Balance'], align: 'right', weight: 13 },
      ],
      money: lakh,
      dates: 'dd MMM',
      filler: rng.pick(['', '-']),
      cells: (e, usual) => ({
        ...usual,
        date: two(e.date),
        valueDate: two(e.date),
        reference: e.kind === 'out' ? e.reference : '',
      }),
      table: { rows: 'ruled' },
    });
    flow.line('Please do not share your ATM, Debit/Credit card number, PIN and OTP with anyone.', { size: 7 });
    margins(flow, rng, (n) => `${n}`);
    return { sheet, truth: { accounts: [truthOf(ledger, { closingPrinted: false })] } };
  },
};

const monthDay: Family = {
  name: 'za-month-day-last',
  about: 'debits with trailing minus, "MM DD" dates after the amounts',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle']));
    const ledger = makeLedger(rng, {
      lexicon: 'za',
      currency: 'ZAR',
      ...month,
      count: rng.int(8, 45),
      scale: 180,
      overdraft: rng.chance(0.3),
    });
    const { sheet, flow } = paper(rng, { faces: latin });
    flow.newPage();
    letter(
      flow,
      rng,
      'Standaard Bank',
      [ledger.holder, rng.pick(ledger.lexicon.streets)],
      'BANK STATEMENT / TAX INVOICE',
      [
        ['Account number', ledger.number],
        ['Statement from', `${printDay(month.start, 'd MMMM yyyy')} to ${printDay(month.end, 'd MMMM yyyy')}`],
      ],
    );
    const money = { decimals: 2, point: '.', group: rng.pick([',', ' ']) };
    const t = (minor: number): string => signed(minor, money, 'trailing');
    ledgerPages(flow, ledger, {
      columns: [
        { key: 'text', head: 'Details', align: 'left', weight: 42 },
        { key: 'fee', head: ['Service', 'Fee'], align: 'left', weight: 8 },
        { key: 'debit', head: 'Debits', align: 'right', weight: 15 },
        { key: 'credit', head: 'Credits', align: 'right', weight: 14 },
        { key: 'date', head: 'Date', align: 'left', weight: 9 },
        { key: 'balance', head: 'Balance', align: 'right', weight: 16 },
      ],
      money,
      dates: 'MM dd',
      balanceText: t,
      openingRow: { text: 'BALANCE BROUGHT FORWARD', date: printDay(month.start, 'MM dd'), balance: t(ledger.opening) },
      cells: (e, usual) => ({ ...usual, fee: e.kind === 'fee' ? '##' : '', debit: e.amount < 0 ? t(e.amount) : '' }),
      table: { gap: 12 },
    });
    flow.gap(8);
    ends(flow, [['Balance at date of statement', t(ledger.closing)]], { align: 'left' });
    flow.line('## These fees include VAT. VAT registration number 4100105461', { size: 7 });
    margins(flow, rng, (n, all) => `Page ${n} of ${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, { otherDescriptions: (e) => (e.kind === 'fee' ? [`${e.lines.join(' ')} ##`] : []) }),
        ],
      },
    };
  },
};

const valueBetween: Family = {
  name: 'ng-date-between-amounts',
  about: 'value date between amounts and balance, text wraps, 0.00 fillers',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle']));
    const ledger = makeLedger(rng, { lexicon: 'za', currency: 'NGN', ...month, count: rng.int(6, 45), scale: 5000 });
    const { sheet, flow } = paper(rng, { faces: latin });
    flow.newPage();
    letter(flow, rng, 'Zenobia Bank PLC', [ledger.holder], 'STATEMENT OF ACCOUNT', [
      ['Account Number', ledger.number],
      ['Period', `${printDay(month.start, 'dd/MM/yyyy')} TO ${printDay(month.end, 'dd/MM/yyyy')}`],
      ['Currency', 'NGN'],
      ['Opening Balance', unsigned(ledger.opening, us)],
      ['Closing Balance', unsigned(ledger.closing, us)],
    ]);
    const table = ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: 'DATE POSTED', align: 'left', weight: 13 },
        { key: 'text', head: 'DESCRIPTION', align: 'left', weight: 36 },
        { key: 'debit', head: 'DEBIT', align: 'right', weight: 14 },
        { key: 'credit', head: 'CREDIT', align: 'right', weight: 14 },
        { key: 'valueDate', head: 'VALUE DATE', align: 'left', weight: 13 },
        { key: 'balance', head: 'BALANCE', align: 'right', weight: 15 },
      ],
      money: us,
      dates: 'dd/MM/yyyy',
      filler: '0.00',
      table: { rows: rng.pick(['ruled', 'plain']), gap: 9 },
    });
    const sum = (s: number): string =>
      unsigned(
        ledger.entries.filter((e) => e.amount * s > 0).reduce((a, e) => a + e.amount, 0),
        us,
      );
    table.entry({ text: 'Total', debit: sum(-1), credit: sum(1) }, { bold: true });
    margins(flow, rng, (n, all) => `Page ${n} of ${all}`);
    return { sheet, truth: { accounts: [truthOf(ledger)] } };
  },
};

const suffixCard: Family = {
  name: 'my-card-cr-next-line',
  about: 'card with posting and transaction dates, CR behind credits, foreign amounts below',
  draw: (rng) => {
    const month = period(rng, rng.pick(['cycle', 'turn']));
    const ledger = makeLedger(rng, { lexicon: 'sg', currency: 'MYR', ...month, count: rng.int(5, 40), nature: 'card' });
    for (const e of ledger.entries) {
      e.lines =
        e.amount < 0
          ? [
              `${rng.pick(ledger.lexicon.shops)} ${e.city}`,
              ...(rng.chance(0.2) ? [`USD ${unsigned(Math.round(e.amount / 4.4), us)}`] : []),
            ]
          : e.lines;
    }
    const { sheet, flow } = paper(rng, { faces: latin });
    flow.newPage();
    letter(flow, rng, 'United Overland Bank', [ledger.holder], 'Credit Card(s) Statement', [
      ['Statement Date', printDay(month.end, 'dd MMM yyyy', { upper: true })],
      ['Due Date', printDay(month.end + 20, 'dd MMM yyyy', { upper: true })],
      ['Card No.', `4265-XXXX-XXXX-${ledger.number.slice(-4)}`],
      ['Credit Limit', 'RM 12,000'],
    ]);
    const owed = (minor: number): string => `${unsigned(minor, us)}${minor > 0 ? ' CR' : ''}`;
    const table = new Table(
      flow,
      [
        { key: 'post', head: ['Post', 'Date'], align: 'left', weight: 9 },
        { key: 'date', head: ['Trans', 'Date'], align: 'left', weight: 9 },
        { key: 'text', head: ['', 'Description of Transaction'], align: 'left', weight: 52 },
        { key: 'amount', head: ['Transaction', 'Amount (RM)'], align: 'right', weight: 18 },
      ],
      { rows: rng.pick(['plain', 'dotted']) },
    );
    flow.afterBreak = () => table.head();
    table.head();
    table.entry({ text: 'PREVIOUS BALANCE', amount: owed(ledger.opening) });
    for (const e of ledger.entries)
      table.entry({
        post: printDay(Math.min(e.date + 1, month.end), 'dd MMM', { upper: true }),
        date: printDay(e.date, 'dd MMM', { upper: true }),
        text: e.lines,
        amount: owed(e.amount),
      });
    flow.afterBreak = undefined;
    table.entry({ text: 'SUB TOTAL', amount: owed(ledger.closing) }, { bold: true });
    table.entry({ text: 'TOTAL BALANCE FOR CARD', amount: owed(ledger.closing) }, { bold: true });
    flow.line('Minimum Payment Due  RM 50.00     UNI$ POINTS: Earned 1,204  Redeemed 0  Balance 8,811', { size: 7.5 });
    margins(flow, rng, (n, all) => `Page ${n} of ${all}`);
    return {
      sheet,
      truth: {
        accounts: [truthOf(ledger, { balancePrinted: () => false, otherDate: (e) => Math.min(e.date + 1, month.end) })],
      },
    };
  },
};

export const britainAndBeyond: readonly Family[] = [
  hiddenWords,
  crSuffix,
  twoDates,
  depositsFirst,
  splitDates,
  monthDay,
  valueBetween,
  suffixCard,
];
