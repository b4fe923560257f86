import { masthead, summary } from '../../drawing/masthead.ts';
import { Table } from '../../drawing/table.ts';
import { printDay } from '../../story/calendar.ts';
import { lastOfDay, makeLedger, truthOf, type Entry } from '../../story/ledger.ts';
import { signed, unsigned, us } from '../../story/money.ts';
import { LETTER, latin, open, period, type Family } from '../family.ts';
import { ledgerPages, pageNumbers } from '../ledger-pages.ts';

const money = (minor: number): string => (minor < 0 ? `-$${unsigned(minor, us)}` : `$${unsigned(minor, us)}`);

/** Date, description, signed amount, balance on every row; the year only in the period. */
const checkingSigned: Family = {
  name: 'us-checking-signed',
  about: 'signed amounts, running balance, mm/dd with the year in the period',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, { lexicon: 'us', currency: 'USD', ...month, count: rng.int(8, 60) });
    const { sheet, flow } = open(rng, { faces: latin, page: LETTER });
    const dollars = rng.chance(0.3);
    const through = `${printDay(month.start, 'MMMM dd, yyyy')} through ${printDay(month.end, 'MMMM dd, yyyy')}`;
    flow.onPage = (f, page) => {
      if (page > 1) {
        sheet.text(f.left, f.y + 8, through);
        sheet.text(f.right, f.y + 8, `Account Number: 000000${ledger.number}`, { align: 'right' });
        f.gap(26);
        sheet.text(f.left, f.y, 'TRANSACTION DETAIL (continued)', { bold: true, size: 11 });
        f.gap(6);
      }
    };
    flow.newPage();
    masthead(flow, rng, {
      bank: ledger.bank,
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets), rng.pick(ledger.lexicon.cities)],
      title: rng.pick(['Account Statement', 'Checking Account', 'Statement']),
      facts: [
        ['Statement period', through],
        ['Account number', `000000${ledger.number}`],
      ],
    });
    const total = (sign: number): number =>
      ledger.entries.filter((e) => e.amount * sign > 0).reduce((sum, e) => sum + e.amount, 0);
    summary(flow, rng, 'CHECKING SUMMARY', [
      ['Beginning Balance', money(ledger.opening)],
      ['Deposits and Additions', unsigned(total(1), us)],
      ['Withdrawals and Other Debits', signed(total(-1), us)],
      ['Ending Balance', money(ledger.closing)],
    ]);
    flow.line('TRANSACTION DETAIL', { bold: true, size: 11 });
    ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: 'DATE', align: 'left', weight: 10 },
        { key: 'text', head: 'DESCRIPTION', align: 'left', weight: rng.int(48, 60) },
        { key: 'amount', head: 'AMOUNT', align: 'right', weight: 16 },
        { key: 'balance', head: 'BALANCE', align: 'right', weight: 16 },
      ],
      money: us,
      dates: 'MM/dd',
      sign: rng.pick(['leading', 'leading', 'trailing', 'parentheses']),
      currency: dollars ? { prefix: '$' } : {},
      ...(dollars
        ? { cells: (entry, usual) => ({ ...usual, amount: money(entry.amount), balance: money(entry.balance) }) }
        : {}),
      openingRow: rng.chance(0.6) ? { text: 'Beginning Balance', balance: money(ledger.opening) } : {},
      closingRow: { text: 'Ending Balance', balance: money(ledger.closing) },
      table: {
        rows: rng.pick(['plain', 'ruled', 'zebra']),
        head: rng.pick(['bold', 'plain', 'ruled']),
        leading: sheet.options.size * rng.pick([1.3, 1.5, 1.8]),
      },
    });
    pageNumbers(flow, rng, (page, all) => `Page ${page} of ${all}`);
    return { sheet, truth: { accounts: [truthOf(ledger)] } };
  },
};

/** Sections without signs, checks in a grid of two or three, a daily balance table that looks like rows. */
const businessSections: Family = {
  name: 'us-business-sections',
  about: 'unsigned sections with totals, check grid, daily ending balances',
  draw: (rng) => {
    const month = period(rng);
    const base = makeLedger(rng, {
      lexicon: 'us',
      currency: 'USD',
      ...month,
      count: rng.int(14, 70),
      scale: 120,
      busy: true,
      opening: rng.int(900_000, 6_000_000),
    });
    const { sheet, flow } = open(rng, { faces: latin, page: LETTER });
    // Some payments are checks: their description is the number alone.
    let number = rng.int(1001, 7000);
    for (const entry of base.entries)
      if (entry.kind === 'out' && rng.chance(0.6)) entry.lines = [`Check ${(number += rng.int(1, 3))}`];
    const isCheck = (entry: Entry): boolean => /^Check \d+$/.test(entry.lines[0]!);
    const through = `${printDay(month.start, 'MMMM d, yyyy')} - ${printDay(month.end, 'MMMM d, yyyy')}`;
    flow.onPage = (f, page) => {
      if (page === 1) return;
      sheet.text(f.left, f.y + 8, `${base.bank}   Account ${base.number}`, { color: '#555555' });
      sheet.text(f.right, f.y + 8, through, { align: 'right', color: '#555555' });
      f.gap(24);
    };
    flow.newPage();
    masthead(flow, rng, {
      bank: base.bank,
      holder: [rng.pick(base.lexicon.firms), rng.pick(base.lexicon.streets), rng.pick(base.lexicon.cities)],
      title: 'Business Checking',
      facts: [
        ['Period', through],
        ['Account', base.number],
      ],
    });
    const credits = base.entries.filter((e) => e.amount > 0);
    const checks = base.entries.filter((e) => e.amount < 0 && isCheck(e));
    const fees = base.entries.filter((e) => e.amount < 0 && e.kind === 'fee');
    const debits = base.entries.filter((e) => e.amount < 0 && !isCheck(e) && e.kind !== 'fee');
    const sum = (entries: readonly Entry[]): number => entries.reduce((all, e) => all + e.amount, 0);
    summary(
      flow,
      rng,
      'Account summary',
      [
        ['Beginning Balance', money(base.opening)],
        [`Deposits and Additions (${credits.length})`, unsigned(sum(credits), us)],
        ...(checks.length ? ([[`Checks Paid (${checks.length})`, `-${unsigned(sum(checks), us)}`]] as const) : []),
        [`Electronic Withdrawals (${debits.length})`, `-${unsigned(sum(debits), us)}`],
        ...(fees.length ? ([[`Fees (${fees.length})`, `-${unsigned(sum(fees), us)}`]] as const) : []),
        ['Ending Balance', money(base.closing)],
      ],
      { shape: 'list' },
    );
    const first = rng.chance(0.25);
    const section = (title: string, totalText: string, entries: readonly Entry[]): void => {
      if (!entries.length) return;
      flow.need(70);
      flow.gap(6);
      flow.line(title, { bold: true, size: sheet.options.size + 2 });
      const columns = [
        { key: 'date', head: 'DATE', align: 'left' as const, weight: 12 },
        { key: 'text', head: 'DESCRIPTION', align: 'left' as const, weight: 68 },
        { key: 'amount', head: 'AMOUNT', align: 'right' as const, weight: 20 },
      ];
      const table = new Table(flow, first ? [columns[0]!, columns[2]!, columns[1]!] : columns, {
        rows: rng.pick(['plain', 'zebra']),
        leading: sheet.options.size * 1.4,
        gap: first ? 14 : 6,
      });
      flow.afterBreak = () => {
        flow.line(`${title} (continued)`, { bold: true, size: sheet.options.size + 2 });
        table.head();
      };
      table.head();
      entries.forEach((entry, index) =>
        table.entry({
          date: printDay(entry.date, 'MM/dd'),
          text: entry.lines,
          amount: (index === 0 ? '$' : '') + unsigned(entry.amount, us),
        }),
      );
      table.entry({ text: totalText, amount: `$${unsigned(sum(entries), us)}` }, { bold: true });
      flow.afterBreak = undefined;
    };
    section('DEPOSITS AND ADDITIONS', 'Total Deposits and Additions', credits);
    if (checks.length) {
      const across =
        sheet.widthOf('CHECK NO. DATE PAID 00,000.00', { bold: true }) * 3.6 < flow.width ? rng.int(2, 3) : 2;
      flow.need(60);
      flow.gap(6);
      flow.line('CHECKS PAID', { bold: true, size: sheet.options.size + 2 });
      const width = flow.width / across;
      const sorted = [...checks];
      const rows = Math.ceil(sorted.length / across);
      const grid = Array.from(
        { length: across },
        (_, i) =>
          new Table(
            flow,
            [
              { key: 'number', head: 'CHECK NO.', align: 'left', weight: 32 },
              { key: 'date', head: 'DATE PAID', align: 'left', weight: 32 },
              { key: 'amount', head: 'AMOUNT', align: 'right', weight: 36 },
            ],
            { left: flow.left + i * width, width: width - 14, leading: sheet.options.size * 1.35 },
          ),
      );
      const drawHeads = (): void => {
        const top = flow.y;
        for (const table of grid) {
          flow.y = top;
          table.head();
        }
      };
      flow.need(40);
      drawHeads();
      for (let row = 0; row < rows; row++) {
        if (flow.need(sheet.options.size * 1.4 + 4)) drawHeads();
        const top = flow.y;
        grid.forEach((table, i) => {
          const entry = sorted[i * rows + row];
          if (!entry) return;
          flow.y = top;
          table.entry({
            number: entry.lines[0]!.replace('Check ', ''),
            date: printDay(entry.date, 'MM/dd'),
            amount: unsigned(entry.amount, us),
          });
        });
        flow.y = top + sheet.options.size * 1.35 + 2;
      }
      flow.line(`Total Checks Paid   $${unsigned(sum(checks), us)}`, { bold: true, align: 'right' });
    }
    section('ELECTRONIC WITHDRAWALS', 'Total Electronic Withdrawals', debits);
    section('FEES', 'Total Fees', fees);
    // Balances of days in two or three columns: dates and amounts, but nothing moved.
    if (rng.chance(0.8)) {
      const days = base.entries.filter((_, i) => lastOfDay(base.entries, i));
      flow.need(90);
      flow.gap(8);
      flow.line('DAILY ENDING BALANCE', { bold: true, size: sheet.options.size + 2 });
      const across = rng.int(2, 3);
      const rows = Math.ceil(days.length / across);
      const width = flow.width / across;
      flow.y += sheet.options.size * 1.4;
      for (let i = 0; i < across; i++) {
        sheet.text(flow.left + i * width, flow.y, 'DATE', { bold: true, tag: 'header' });
        sheet.text(flow.left + i * width + width * 0.75, flow.y, 'AMOUNT', {
          bold: true,
          align: 'right',
          tag: 'header',
        });
      }
      for (let row = 0; row < rows; row++) {
        flow.need(sheet.options.size * 1.4);
        flow.y += sheet.options.size * 1.4;
        for (let i = 0; i < across; i++) {
          const entry = days[i * rows + row];
          if (!entry) continue;
          sheet.text(flow.left + i * width, flow.y, printDay(entry.date, 'MM/dd'));
          sheet.text(
            flow.left + i * width + width * 0.75,
            flow.y,
            (row + i === 0 ? '$' : '') + unsigned(entry.balance, us),
            { align: 'right' },
          );
        }
      }
    }
    pageNumbers(flow, rng, (page, all) => `Page ${page} of ${all}`);
    const order = [...credits, ...checks, ...debits, ...fees];
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(
            { ...base, entries: order },
            {
              balancePrinted: () => false,
              otherDescriptions: (e) =>
                isCheck(e)
                  ? [e.lines[0]!.replace('Check ', ''), `Check No. ${e.lines[0]!.slice(6)}`, 'Check', 'CHECKS PAID', '']
                  : [],
            },
          ),
        ],
      },
    };
  },
};

/** Check number beside the date, two unsigned columns, balance once a day, two-line headers. */
const twoColumnsDaily: Family = {
  name: 'us-two-columns-daily-balance',
  about: 'two-line headers, additions and subtractions, balance on the last row of a day',
  draw: (rng) => {
    const month = period(rng, rng.pick(['cycle', 'turn', 'month']));
    const ledger = makeLedger(rng, { lexicon: 'us', currency: 'USD', ...month, count: rng.int(6, 45) });
    const { sheet, flow } = open(rng, { faces: latin, page: LETTER });
    flow.newPage();
    masthead(flow, rng, {
      bank: ledger.bank,
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets), rng.pick(ledger.lexicon.cities)],
      title: 'Everyday Checking',
      facts: [
        ['Account number', ledger.number],
        ['Statement date', printDay(month.end, 'MMMM d, yyyy')],
      ],
    });
    const added = ledger.entries.filter((e) => e.amount > 0).reduce((s, e) => s + e.amount, 0);
    const taken = ledger.entries.filter((e) => e.amount < 0).reduce((s, e) => s + e.amount, 0);
    summary(flow, rng, 'Statement period activity summary', [
      [`Beginning balance on ${printDay(month.start, 'M/d')}`, money(ledger.opening)],
      ['Deposits/Additions', unsigned(added, us)],
      ['Withdrawals/Subtractions', `- ${unsigned(taken, us)}`],
      [`Ending balance on ${printDay(month.end, 'M/d')}`, money(ledger.closing)],
    ]);
    flow.line('Transaction history', { bold: true, size: 12 });
    flow.onPage = (f) => {
      sheet.text(f.left, f.y + 10, 'Transaction history (continued)', { bold: true, size: 12 });
      f.gap(20);
    };
    const swap = rng.chance(0.3);
    const inOut = [
      { key: 'credit', head: ['Deposits/', 'Additions'], align: 'right' as const, weight: 14 },
      { key: 'debit', head: ['Withdrawals/', 'Subtractions'], align: 'right' as const, weight: 15 },
    ];
    const table = ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: ['', 'Date'], align: 'left', weight: 8 },
        { key: 'check', head: ['Check', 'Number'], align: 'left', weight: 9 },
        { key: 'text', head: ['', 'Description'], align: 'left', weight: 42 },
        ...(swap ? inOut.reverse() : inOut),
        { key: 'balance', head: ['Ending daily', 'balance'], align: 'right', weight: 14 },
      ],
      money: us,
      dates: 'M/d',
      balances: 'day',
      cells: (entry, usual) =>
        entry.kind === 'out' && entry.amount % 3 === 0 ? { ...usual, check: entry.card, text: ['Check'] } : usual,
      table: { rows: rng.pick(['ruled', 'plain']), head: 'bold' },
    });
    for (const entry of ledger.entries) if (entry.kind === 'out' && entry.amount % 3 === 0) entry.lines = ['Check'];
    table.entry(
      { text: `Ending balance on ${printDay(month.end, 'M/d')}`, balance: unsigned(ledger.closing, us) },
      { bold: true },
    );
    table.entry({ text: 'Totals', credit: money(added), debit: money(-taken) }, { bold: true });
    flow.gap(6);
    flow.paragraph(
      'The Ending Daily Balance does not reflect any pending withdrawals or holds on deposited funds that may have been outstanding on your account when your transactions posted. If you had insufficient available funds when a transaction posted, fees may have been assessed.',
      { size: 7 },
    );
    pageNumbers(flow, rng, (page, all) => `Page ${page} of ${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            balancePrinted: (_, i) => lastOfDay(ledger.entries, i),
            otherDescriptions: (e) => (e.lines[0] === 'Check' ? [`${e.card} Check`, `Check ${e.card}`] : []),
          }),
        ],
      },
    };
  },
};

export const usBank: readonly Family[] = [checkingSigned, businessSections, twoColumnsDaily];
