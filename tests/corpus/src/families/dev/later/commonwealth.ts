import { Table } from '../../../drawing/table.ts';
import { printDay } from '../../../story/calendar.ts';
import { makeLedger, truthOf, type Entry } from '../../../story/ledger.ts';
import { signed, unsigned, us } from '../../../story/money.ts';
import { A4, latin, period, type Family } from '../../family.ts';
import { ledgerPages } from '../../ledger-pages.ts';
import { backside, begin, facts, footer, heading, panel, sumOf } from './paper.ts';

const atAGlance: Family = {
  name: 'uk-at-a-glance-box',
  about: 'a balance box on the same lines as the rows, date once a day, start balance, small print between pages',
  producers: ['pdf-lib'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['cycle', 'turn', 'month']));
    const ledger = makeLedger(rng, {
      lexicon: 'gb',
      currency: 'GBP',
      ...month,
      count: rng.int(2, 70),
      overdraft: rng.chance(0.2),
    });
    const { sheet, flow } = begin(rng, { faces: ['sans', 'narrow', 'noto'], sizes: [8, 8.5, 9] });
    const between = rng.chance(0.5);
    const span = `${printDay(month.start, 'd MMM')} - ${printDay(month.end, 'd MMM yyyy')}`;
    flow.onPage = (f, page) => {
      if (page === 2 && between)
        backside(f, 'How it works', [
          'Overdraft interest: if you go overdrawn by more than £15.00 we charge 35.0% EAR variable. Example: borrowing £500.00 for 30 days costs £14.38.',
          'Using your card abroad: we charge a 2.99% non-sterling transaction fee on the sterling amount. A €100.00 purchase at 1.1500 costs £86.96 plus £2.60.',
          'Your deposit is eligible for protection by the Financial Services Compensation Scheme up to £85,000 for each person.',
          'Dispute resolution: write to us within 13 months of the debit date if you find an unauthorised payment.',
        ]);
      if (page > 1) {
        f.line(
          `Your Business Current Account   Sort Code 20-14-${ledger.number.slice(0, 2)}   Account No ${ledger.number.slice(0, 8)}`,
          {
            size: 7,
          },
        );
        f.gap(8);
      }
    };
    heading(flow, rng, {
      bank: ledger.bank,
      small: 'For more information visit www.example.com  Call 0345 555 0100',
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets), rng.pick(ledger.lexicon.cities)],
      title: 'Your Business Current Account',
    });
    flow.line(`${span}   Sort Code 20-14-${ledger.number.slice(0, 2)}   Account No ${ledger.number.slice(0, 8)}`);
    flow.line(`Statement ${rng.int(10, 400)}   SWIFTBIC ALBNGB22   IBAN GB29 ALBN 2014 ${rng.digits(8)}`, { size: 7 });
    flow.gap(14);
    const main = flow.width * 0.7;
    const money = (minor: number): string => `${minor < 0 ? '-' : ''}£${unsigned(minor, us)}`;
    const size = sheet.options.size;
    const box = { x: flow.left + main + 16, width: flow.width - main - 16, y: flow.y };
    sheet.text(box.x, box.y + size, 'At a glance', { bold: true });
    const glance: readonly [string, string][] = [
      ['Start balance', money(ledger.opening)],
      ['Money in', money(sumOf(ledger.entries, 1))],
      ['Money out', money(-sumOf(ledger.entries, -1))],
      ['End balance', money(ledger.closing)],
    ];
    glance.forEach(([name, value], i) => {
      const y = box.y + size * (2.8 + i * 3);
      sheet.rule(box.x, y - size, box.x + box.width, y - size, 0.4);
      sheet.text(box.x, y, name);
      sheet.text(box.x + box.width, y + size * 1.3, value, { bold: true, align: 'right' });
    });
    panel(sheet, { ...box, y: box.y + size * 16 }, 'Your deposit', ['is eligible for protection up to £85,000.']);
    const signs = rng.chance(0.3);
    ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: 'Date', align: 'left', weight: 10 },
        { key: 'text', head: 'Description', align: 'left', weight: 44 },
        { key: 'debit', head: 'Money out £', align: 'right', weight: 15 },
        { key: 'credit', head: 'Money in £', align: 'right', weight: 15 },
        { key: 'balance', head: 'Balance £', align: 'right', weight: 16 },
      ],
      money: us,
      dates: 'd MMM',
      oncePerDay: true,
      currency: signs ? { prefix: '£' } : {},
      balanceText: (minor) => signed(minor, us),
      openingRow: { date: printDay(month.start, 'd MMM'), text: 'Start balance', balance: signed(ledger.opening, us) },
      closingRow: {
        date: printDay(month.end, 'd MMM'),
        text: 'Balance carried forward',
        balance: signed(ledger.closing, us),
      },
      carry: { forward: (balance) => ({ text: 'Balance brought forward from previous page', balance }) },
      table: { width: main, head: 'ruled' },
    });
    flow.line(
      `Total Payments/Receipts      ${unsigned(sumOf(ledger.entries, -1), us)}      ${unsigned(sumOf(ledger.entries, 1), us)}`,
      {
        bold: true,
      },
    );
    footer(
      flow,
      rng,
      (n, all) => `Page ${n} of ${all}`,
      'Authorised by the Prudential Regulation Authority. Registered No. 1026167.',
    );
    return { sheet, truth: { accounts: [truthOf(ledger)] } };
  },
};

const processedDate: Family = {
  name: 'au-processed-date',
  about:
    'two dates as 09-Sep, minus inside the debits column, daily balance, interest and fee summaries, continued-over lines',
  producers: ['libreoffice', 'chromium'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'turn', 'cycle']));
    const ledger = makeLedger(rng, { lexicon: 'au', currency: 'AUD', ...month, count: rng.int(0, 50) });
    const { sheet, flow } = begin(rng, { faces: latin });
    const processed = (e: Entry): number => Math.min(Math.max(e.valueDate, e.date), month.end);
    const full = (d: number): string => printDay(d, 'dd-MMM-yyyy');
    heading(flow, rng, {
      bank: ledger.bank,
      small: 'BSB 124-001   ABN 32 009 555 740   AFSL 244616',
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets), rng.pick(ledger.lexicon.cities)],
      title: rng.pick(['Everyday Plus Account Statement', 'Day2Day Plus Statement', 'WebSavings Account']),
    });
    facts(
      flow,
      [
        ['Account number', ledger.number.slice(0, 8)],
        ['Statement period', `${full(month.start)} to ${full(month.end)}`],
        ['Opening balance', `$${unsigned(ledger.opening, us)}`],
        ['Total credits', `$${unsigned(sumOf(ledger.entries, 1), us)}`],
        ['Total debits', `-$${unsigned(sumOf(ledger.entries, -1), us)}`],
        ['Closing balance', `$${unsigned(ledger.closing, us)}`],
      ],
      { valueAlign: rng.pick(['left', 'right'] as const) },
    );
    flow.gap(12);
    flow.beforeBreak = undefined;
    ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: 'Date', align: 'left', weight: 9 },
        { key: 'processed', head: 'Processed', align: 'left', weight: 11 },
        { key: 'text', head: 'Description', align: 'left', weight: 40 },
        { key: 'debit', head: 'Debits', align: 'right', weight: 14 },
        { key: 'credit', head: 'Credits', align: 'right', weight: 14 },
        { key: 'balance', head: 'Balance', align: 'right', weight: 15 },
      ],
      money: us,
      dates: 'dd-MMM',
      balances: 'every',
      openingRow: { text: 'Opening Balance', balance: `$${unsigned(ledger.opening, us)}` },
      closingRow: { text: 'Closing Balance', balance: `$${unsigned(ledger.closing, us)}` },
      carry: { over: () => ({ text: 'Statement continues over' }) },
      balanceText: (minor) => `$${unsigned(minor, us)}`,
      cells: (e, usual) => ({
        ...usual,
        processed: printDay(processed(e), 'dd-MMM'),
        debit: e.amount < 0 ? `-${unsigned(e.amount, us)}` : '',
      }),
      table: { rows: rng.pick(['plain', 'ruled', 'zebra']) },
    });
    flow.need(120);
    flow.gap(12);
    flow.line('Fee and interest summary', { bold: true });
    const summary = new Table(
      flow,
      [
        { key: 'text', head: 'Type', align: 'left', weight: 40 },
        { key: 'count', head: 'Number', align: 'right', weight: 12 },
        { key: 'free', head: 'Free', align: 'right', weight: 12 },
        { key: 'unit', head: 'Unit price', align: 'right', weight: 14 },
        { key: 'total', head: 'Total', align: 'right', weight: 14 },
      ],
      { rows: 'ruled', width: flow.width * 0.8 },
    );
    summary.head();
    summary.entry({
      text: 'EFTPOS withdrawals',
      count: String(rng.int(1, 30)),
      free: '30',
      unit: '$0.50',
      total: '$0.00',
    });
    summary.entry({
      text: 'Branch withdrawals',
      count: String(rng.int(0, 2)),
      free: '2',
      unit: '$2.50',
      total: '$0.00',
    });
    flow.line(`Credit interest rate at ${full(month.end)}: 0.05% p.a. up to $9,999.99, 0.10% p.a. from $10,000.00`);
    flow.line(`Interest earned 1 July to ${full(month.end)}: $${unsigned(rng.int(100, 20_000), us)}`);
    footer(
      flow,
      rng,
      (n, all) => `Page ${n} of ${all}`,
      'Please check the entries on this statement and report any errors.',
    );
    return { sheet, truth: { accounts: [truthOf(ledger, { otherDate: processed })] } };
  },
};

const feeColumn: Family = {
  name: 'za-fee-column',
  about:
    'category column, money in, money out and fee in three signed columns with space thousands, scheduled debits after the ledger',
  producers: ['pdfkit'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle']));
    const ledger = makeLedger(rng, { lexicon: 'za', currency: 'ZAR', ...month, count: rng.int(1, 70), scale: 200 });
    const { sheet, flow } = begin(rng, { faces: ['sans', 'noto', 'condensed'], page: A4, sizes: [7.5, 8, 8.5] });
    const rand = { decimals: 2, point: '.', group: ' ' };
    const money = (minor: number): string => `${minor < 0 ? '-' : ''}R${unsigned(minor, rand)}`;
    const date = (d: number): string => printDay(d, 'dd/MM/yyyy');
    const categories = [
      'Groceries',
      'Cash Withdrawal',
      'Digital Payments',
      'Other Income',
      'Cellphone',
      'Uncategorised',
    ];
    const category = new Map(
      ledger.entries.map((e) => [
        e,
        e.kind === 'fee' ? 'Fees' : e.kind === 'interest' ? 'Interest' : rng.pick(categories),
      ]),
    );
    heading(flow, rng, {
      bank: ledger.bank,
      small: '24hr Client Care Centre 0860 555 043   VAT No. 4680173723',
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets)],
      title: 'Main Account Statement',
    });
    const left = flow.y;
    facts(
      flow,
      [
        ['From Date', date(month.start)],
        ['To Date', date(month.end)],
        ['Opening Balance', money(ledger.opening)],
        ['Closing Balance', money(ledger.closing)],
        ['Available Balance', money(ledger.closing)],
      ],
      { width: flow.width * 0.44 },
    );
    const after = flow.y;
    flow.y = left;
    const fees = sumOf(ledger.entries.filter((e) => e.kind === 'fee'));
    facts(
      flow,
      [
        ['Money In Summary', money(sumOf(ledger.entries, 1))],
        ['Money Out Summary', money(sumOf(ledger.entries, -1) - fees)],
        ['Fee Summary', money(fees)],
        ['VAT (15%) included in fees', money(Math.round((fees * 15) / 115))],
      ],
      { left: flow.left + flow.width * 0.52, width: flow.width * 0.48 },
    );
    flow.y = after;
    flow.gap(14);
    flow.line('Transaction History', { bold: true });
    ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: 'Date', align: 'left', weight: 11 },
        { key: 'text', head: 'Description', align: 'left', weight: 38 },
        { key: 'category', head: 'Category', align: 'left', weight: 15 },
        { key: 'credit', head: 'Money In', align: 'right', weight: 12 },
        { key: 'debit', head: 'Money Out', align: 'right', weight: 12 },
        { key: 'fee', head: 'Fee*', align: 'right', weight: 9 },
        { key: 'balance', head: 'Balance', align: 'right', weight: 13 },
      ],
      money: rand,
      dates: 'dd/MM/yyyy',
      cells: (e, usual) => ({
        ...usual,
        category: category.get(e)!,
        ...(e.kind === 'fee'
          ? { fee: signed(e.amount, rand), debit: '' }
          : { debit: e.amount < 0 ? signed(e.amount, rand) : '' }),
      }),
      table: { rows: rng.pick(['plain', 'zebra', 'dotted']) },
    });
    flow.line('* Includes VAT at 15%', { size: 6.5 });
    if (rng.chance(0.6)) {
      flow.need(70);
      flow.gap(10);
      flow.line('Scheduled Debit Orders (not yet processed)', { bold: true });
      const next = new Table(flow, [
        { key: 'date', head: 'Next payment', align: 'left', weight: 16 },
        { key: 'text', head: 'Beneficiary', align: 'left', weight: 44 },
        { key: 'amount', head: 'Amount', align: 'right', weight: 16 },
      ]);
      next.head();
      for (let i = rng.int(1, 3); i > 0; i--)
        next.entry({
          date: date(month.end + rng.int(2, 20)),
          text: rng.pick(ledger.lexicon.firms),
          amount: unsigned(rng.int(9000, 90_000), rand),
        });
    }
    footer(
      flow,
      rng,
      (n, all) => `Page ${n} of ${all}`,
      'Unique Document No.: 81d1-44af   Registered credit provider NCRCP13',
    );
    return {
      sheet,
      truth: { accounts: [truthOf(ledger, { otherDescriptions: (e) => [`${e.lines.join(' ')} ${category.get(e)}`] })] },
    };
  },
};

export const freshCommonwealth: readonly Family[] = [atAGlance, processedDate, feeColumn];
