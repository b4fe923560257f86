import { Table } from '../../drawing/table.ts';
import { day, printDay } from '../../story/calendar.ts';
import { lastOfDay, makeLedger, truthOf, type Entry } from '../../story/ledger.ts';
import { unsigned, us } from '../../story/money.ts';
import { LETTER, latin, period, type Family } from '../family.ts';
import { ledgerPages } from '../ledger-pages.ts';
import { abreast, figures, footer, heading, notice, rowCount, sumOf } from './desk.ts';
import { paper } from './paper.ts';

const corePrint: Family = {
  name: 'us-core-print',
  about: 'community bank line print: deposits and withdrawals before the text, checks and day balances three abreast',
  producers: ['pdf-lib', 'libreoffice', 'chromium'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['cycle', 'turn', 'month']));
    const ledger = makeLedger(rng, { lexicon: 'us', currency: 'USD', ...month, count: rowCount(rng) });
    const { sheet, flow } = paper(rng, { faces: ['mono', 'dejavumono'], sizes: [7, 7.5, 8], page: LETTER });
    const short = (d: number): string => printDay(d, 'M/dd');
    const long = (d: number): string => printDay(d, 'M/dd/yy');
    let number = rng.int(1001, 4800);
    const checks = new Map<Entry, number>();
    for (const e of ledger.entries)
      if (e.kind === 'out' && rng.chance(0.6)) checks.set(e, (number += rng.chance(0.8) ? 1 : rng.int(2, 7)));
    const activity = ledger.entries.filter((e) => !checks.has(e));
    const stars = (text: string): void => {
      flow.need(60);
      flow.gap(8);
      flow.line(`* * * * * * * *  ${text}  * * * * * * * *`, { align: 'center' });
      flow.gap(3);
    };
    flow.newPage();
    heading(flow, rng, {
      bank: ledger.bank.toUpperCase(),
      holder: [ledger.holder.toUpperCase(), rng.pick(ledger.lexicon.streets).toUpperCase()],
      title: 'STATEMENT OF ACCOUNT',
      facts: [
        ['Date', long(month.end)],
        ['Account No.', ledger.number],
        ['Enclosures', String(checks.size)],
      ],
    });
    stars('CHECKING ACCOUNT');
    const count = (n: number): string => String(n).padStart(4);
    const credits = ledger.entries.filter((e) => e.amount > 0);
    figures(flow, [
      [`Previous Balance      ${long(month.start - 1)}`, unsigned(ledger.opening, us)],
      [`${count(credits.length)} Deposits/Credits`, unsigned(sumOf(credits), us)],
      [`${count(ledger.entries.length - credits.length)} Checks/Debits`, unsigned(sumOf(ledger.entries, -1), us)],
      ['  Service Charge', '.00'],
      [`Current Balance       ${long(month.end)}`, unsigned(ledger.closing, us)],
    ]);
    stars('ACCOUNT ACTIVITY');
    const table = new Table(
      flow,
      [
        { key: 'date', head: 'Date', align: 'left', weight: 9 },
        { key: 'credit', head: 'Deposits', align: 'right', weight: 16 },
        { key: 'debit', head: 'Withdrawals', align: 'right', weight: 16 },
        { key: 'text', head: 'Activity Description', align: 'left', weight: 56 },
      ],
      { head: 'plain', gap: 16, padding: 0 },
    );
    flow.afterBreak = () => table.head();
    table.head();
    for (const e of activity)
      table.entry({
        date: short(e.date),
        [e.amount < 0 ? 'debit' : 'credit']: unsigned(e.amount, { ...us, bareFraction: true }),
        text: e.lines,
      });
    flow.afterBreak = undefined;
    if (checks.size) {
      stars('CHECKS IN NUMBER ORDER');
      let before = 0;
      abreast(
        flow,
        3,
        [
          { head: 'Date', align: 'left', weight: 8 },
          { head: 'Check No', align: 'right', weight: 12 },
          { head: 'Amount', align: 'right', weight: 15 },
        ],
        [...checks].map(([e, no]) => {
          const skipped = before !== 0 && no !== before + 1;
          before = no;
          return [short(e.date), `${no}${skipped ? '*' : ' '}`, unsigned(e.amount, us)];
        }),
      );
      flow.line('(*) Check Numbers Missing');
    }
    if (ledger.entries.length && rng.chance(0.7)) {
      stars('DAILY BALANCE SUMMARY');
      abreast(
        flow,
        3,
        [
          { head: 'Date', align: 'left', weight: 8 },
          { head: 'Balance', align: 'right', weight: 20 },
        ],
        ledger.entries
          .filter((_, i) => lastOfDay(ledger.entries, i))
          .map((e) => [short(e.date), unsigned(e.balance, us)]),
      );
    }
    footer(flow, rng, (n) => `Page ${n}`, 'MEMBER FDIC');
    const entries = [...activity, ...checks.keys()];
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(
            { ...ledger, entries },
            {
              balancePrinted: () => false,
              describe: (e) => (checks.has(e) ? `Check ${checks.get(e)}` : e.lines.join(' ')),
              otherDescriptions: (e) => (checks.has(e) ? [String(checks.get(e)), `Check No ${checks.get(e)}`] : []),
            },
          ),
        ],
      },
    };
  },
};

const shareSuffixes: Family = {
  name: 'us-share-suffixes',
  about: 'shares by suffix, post and effective date, parentheses, dividend sentences and fees to date between them',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle']));
    const { sheet, flow } = paper(rng, { faces: latin, page: LETTER });
    const names = rng.chance(0.5)
      ? ['REGULAR SHARE', 'SHARE DRAFT']
      : ['PRIME SHARE', 'CASH BACK CHECKING', 'HOLIDAY CLUB'];
    const parts = names.map((name, i) => ({
      name,
      ledger: makeLedger(rng.fork(name), {
        lexicon: 'us',
        currency: 'USD',
        ...month,
        count: i === 1 ? rowCount(rng, 35) : rng.int(0, 6),
        nature: i === 1 ? 'account' : 'savings',
      }),
      suffix: String(i * 10).padStart(4, '0'),
    }));
    const sign = rng.pick(['parentheses', 'trailing', 'leading'] as const);
    const pattern = rng.pick(['MM/dd/yy', 'MM/dd', 'MMM dd']);
    flow.newPage();
    heading(flow, rng, {
      bank: 'Timber Valley Federal Credit Union',
      holder: [parts[0]!.ledger.holder, rng.pick(parts[0]!.ledger.lexicon.streets)],
      title: 'Member Statement',
      facts: [
        ['Member number', `****${rng.digits(4)}`],
        ['From', printDay(month.start, 'MM/dd/yyyy')],
        ['Through', printDay(month.end, 'MM/dd/yyyy')],
      ],
    });
    figures(
      flow,
      parts.map(({ name, suffix, ledger }) => [`${suffix}  ${name}`, unsigned(ledger.closing, us)] as const),
      0.5,
    );
    const accounts = parts.map(({ name, suffix, ledger }) => {
      flow.need(100);
      flow.gap(8);
      flow.line(`ID ${suffix}   ${name}`, { bold: true, size: sheet.options.size + 1 });
      ledgerPages(flow, ledger, {
        columns: [
          { key: 'date', head: ['Post', 'Date'], align: 'left', weight: 11 },
          { key: 'effective', head: ['Eff.', 'Date'], align: 'left', weight: 11 },
          { key: 'text', head: ['', 'Transaction Description'], align: 'left', weight: 46 },
          { key: 'amount', head: ['', 'Amount'], align: 'right', weight: 15 },
          { key: 'balance', head: ['New', 'Balance'], align: 'right', weight: 16 },
        ],
        money: us,
        dates: pattern,
        sign,
        openingRow: {
          date: printDay(month.start, pattern),
          text: 'Previous Balance',
          balance: unsigned(ledger.opening, us),
        },
        closingRow: {
          date: printDay(month.end, pattern),
          text: 'Ending Balance',
          balance: unsigned(ledger.closing, us),
        },
        cells: (e, usual) => ({
          ...usual,
          effective: e.kind === 'purchase' ? printDay(Math.max(month.start, e.date - 1), pattern) : '',
        }),
        table: { rows: rng.pick(['plain', 'dotted']) },
      });
      flow.line(
        `Dividends of $${rng.int(0, 4)}.${rng.digits(2)} were earned at 0.${rng.digits(2)}% for the period from ${printDay(month.start, 'MM/dd/yyyy')} through ${printDay(month.end, 'MM/dd/yyyy')}.`,
        { size: 7 },
      );
      return truthOf(ledger, {
        otherDate: (e) => (e.kind === 'purchase' ? Math.max(month.start, e.date - 1) : undefined),
      });
    });
    flow.need(60);
    flow.gap(10);
    const table = new Table(
      flow,
      ['', 'Total for This Period', 'Total Year-to-Date'].map((head, i) => ({
        key: `c${i}`,
        head,
        align: i ? ('right' as const) : ('left' as const),
        weight: i ? 20 : 30,
      })),
      { rows: 'ruled', width: flow.width * 0.8 },
    );
    table.head();
    table.entry({ c0: 'Total Overdraft Fees', c1: '$0.00', c2: '$62.00' });
    table.entry({ c0: 'Total Returned Item Fees', c1: '$0.00', c2: '$0.00' });
    footer(flow, rng, (n, all) => `Page ${n} of ${all}`, 'Federally insured by NCUA');
    return { sheet, truth: { accounts } };
  },
};

const savingsYear: Family = {
  name: 'uk-savings-year',
  about: 'a year of a savings account: few rows, rates by date above them, interest box, receipts column',
  producers: ['chromium', 'pdfkit'],
  draw: (rng) => {
    const year = rng.int(2021, 2024);
    const [start, end] = [day(year, 4, 6), day(year + 1, 4, 5)];
    const ledger = makeLedger(rng, {
      lexicon: 'gb',
      currency: 'GBP',
      start,
      end,
      count: rng.int(0, 16),
      nature: 'savings',
      scale: 60,
    });
    const { sheet, flow } = paper(rng, { faces: latin });
    const pattern = rng.pick(['dd-MMM-yyyy', 'dd MMM yy', 'dd/MM/yyyy']);
    const show = (d: number): string => printDay(d, pattern);
    flow.newPage();
    heading(flow, rng, {
      bank: 'Penwith & District Building Society',
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets)],
      title: 'Annual statement of your Double Access Saver',
      facts: [
        ['Account number', ledger.number],
        ['Statement period', `${show(start)} to ${show(end)}`],
        ['Balance at end', `£${unsigned(ledger.closing, us)}`],
      ],
    });
    if (rng.chance(0.7)) {
      flow.line('Interest rates that applied', { bold: true });
      for (const at of [start, start + rng.int(60, 300)])
        flow.line(`From ${show(at)}     ${rng.int(1, 4)}.${rng.digits(2)}% gross p.a./AER variable`);
      flow.gap(8);
    }
    const sides = [
      { key: 'credit', head: 'Receipts £', align: 'right' as const, weight: 15 },
      { key: 'debit', head: 'Withdrawals £', align: 'right' as const, weight: 15 },
    ];
    ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: 'Date', align: 'left', weight: 14 },
        { key: 'text', head: 'Details', align: 'left', weight: 42 },
        ...(rng.chance(0.5) ? sides : [...sides].reverse()),
        { key: 'balance', head: 'Balance £', align: 'right', weight: 16 },
      ],
      money: us,
      dates: pattern,
      openingRow: { date: show(start), text: 'Balance brought forward', balance: unsigned(ledger.opening, us) },
      ...(rng.chance(0.6)
        ? { closingRow: { date: show(end), text: 'Balance carried forward', balance: unsigned(ledger.closing, us) } }
        : {}),
      table: { rows: rng.pick(['plain', 'ruled']), padding: rng.int(1, 4) },
    });
    flow.gap(8);
    notice(
      flow,
      'Certificate of interest',
      `Gross interest paid in the tax year ended 5 April ${year + 1}: £${unsigned(sumOf(ledger.entries.filter((e) => e.kind === 'interest')), us)}. Tax deducted: £0.00. Your eligible deposits are protected up to a total of £85,000 by the Financial Services Compensation Scheme. Any deposits you hold above the limit are unlikely to be covered.`,
    );
    footer(flow, rng, (n, all) => `Page ${n} of ${all}`, 'Authorised by the Prudential Regulation Authority');
    return { sheet, truth: { accounts: [truthOf(ledger)] } };
  },
};

export const judgedAmerican: readonly Family[] = [corePrint, shareSuffixes, savingsYear];
