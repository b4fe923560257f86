import { masthead, summary } from '../../drawing/masthead.ts';
import { Table } from '../../drawing/table.ts';
import { printDay } from '../../story/calendar.ts';
import { makeLedger, truthOf, type Entry, type Ledger } from '../../story/ledger.ts';
import { unsigned, us, type MoneyStyle } from '../../story/money.ts';
import type { Rng } from '../../story/rng.ts';
import { LETTER, latin, open, period, type Family } from '../family.ts';
import { pageNumbers } from '../ledger-pages.ts';

const owed = (minor: number): string => `${minor > 0 ? '-' : ''}$${unsigned(minor, us)}`;
const sum = (entries: readonly Entry[]): number => entries.reduce((all, e) => all + e.amount, 0);
const charge = (minor: number, style: MoneyStyle, minus: (figure: string) => string): string =>
  minor > 0 ? minus(unsigned(minor, style)) : unsigned(minor, style);

function cardSummary(rng: Rng, ledger: Ledger): [string, string][] {
  const payments = ledger.entries.filter((e) => e.amount > 0);
  const fees = ledger.entries.filter((e) => e.kind === 'fee');
  const purchases = ledger.entries.filter((e) => e.amount < 0 && e.kind !== 'fee');
  return [
    ['Previous Balance', owed(ledger.opening)],
    [rng.pick(['Payment, Credits', 'Payments and Credits']), `-$${unsigned(sum(payments), us)}`],
    ['Purchases', `+$${unsigned(sum(purchases), us)}`],
    ['Fees Charged', `+$${unsigned(sum(fees), us)}`],
    ['Interest Charged', '$0.00'],
    ['New Balance', owed(ledger.closing)],
  ];
}

/** Payments and purchases in sections, charges without sign, an interest table and a coupon. */
const cardSections: Family = {
  name: 'us-card-sections',
  about: 'charges positive, payments negative, sections, rate table, year-to-date totals, payment coupon',
  draw: (rng) => {
    const month = period(rng, rng.pick(['cycle', 'turn']));
    const ledger = makeLedger(rng, { lexicon: 'us', currency: 'USD', ...month, count: rng.int(6, 55), nature: 'card' });
    const bare: MoneyStyle = { ...us, bareFraction: rng.chance(0.4) };
    const { sheet, flow } = open(rng, { faces: latin, page: LETTER });
    flow.newPage();
    const dates = `${printDay(month.start, 'MM/dd/yy')} - ${printDay(month.end, 'MM/dd/yy')}`;
    masthead(flow, rng, {
      bank: ledger.bank,
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets)],
      title: 'Credit Card Statement',
      facts: [
        ['Opening/Closing Date', dates],
        ['Account number', `XXXX XXXX XXXX ${ledger.number.slice(-4)}`],
        ['Payment Due Date', printDay(month.end + 25, 'MM/dd/yyyy')],
        ['Minimum Payment Due', '$40.00'],
      ],
    });
    summary(
      flow,
      rng,
      'ACCOUNT SUMMARY',
      [...cardSummary(rng, ledger), ['Credit Access Line', '$12,500'], ['Available Credit', '$8,114']],
      { shape: rng.pick(['list', 'leaders']) },
    );
    flow.paragraph(
      'Late Payment Warning: If we do not receive your minimum payment by the due date, you may have to pay a late fee of up to $40.00 and your APRs will be subject to increase to a maximum Penalty APR of 29.99%.',
      { size: 7 },
    );
    flow.gap(8);
    flow.line('ACCOUNT ACTIVITY', { bold: true, size: 12 });
    const table = new Table(
      flow,
      [
        { key: 'date', head: ['Date of', 'Transaction'], align: 'left', weight: 14 },
        { key: 'text', head: ['', 'Merchant Name or Transaction Description'], align: 'left', weight: 66 },
        { key: 'amount', head: ['', '$ Amount'], align: 'right', weight: 20 },
      ],
      { rows: rng.pick(['plain', 'ruled']), leading: sheet.options.size * rng.pick([1.35, 1.6]) },
    );
    flow.afterBreak = () => table.head();
    table.head();
    const minus = (figure: string): string => `-${figure}`;
    const section = (title: string, entries: readonly Entry[]): void => {
      if (!entries.length) return;
      flow.need(40);
      flow.line(title, { bold: true });
      for (const entry of entries)
        table.entry({
          date: printDay(entry.date, 'MM/dd'),
          text: entry.lines.join(' '),
          amount: charge(entry.amount, bare, minus),
        });
    };
    section(
      'PAYMENTS AND OTHER CREDITS',
      ledger.entries.filter((e) => e.amount > 0),
    );
    section(
      rng.pick(['PURCHASE', 'PURCHASES']),
      ledger.entries.filter((e) => e.amount < 0 && e.kind !== 'fee'),
    );
    section(
      'FEES CHARGED',
      ledger.entries.filter((e) => e.kind === 'fee'),
    );
    flow.afterBreak = undefined;
    flow.need(170);
    flow.gap(6);
    flow.line(`${month.year} Totals Year-to-Date`, { bold: true, align: 'center' });
    flow.line(`Total fees charged in ${month.year}   $${rng.int(0, 90)}.00`, { align: 'center' });
    flow.line(`Total interest charged in ${month.year}   $0.00`, { align: 'center' });
    flow.gap(6);
    flow.line('INTEREST CHARGES', { bold: true });
    const rates = new Table(
      flow,
      [
        { key: 'text', head: 'Balance Type', align: 'left', weight: 30 },
        { key: 'rate', head: 'Annual Percentage Rate (APR)', align: 'right', weight: 25 },
        { key: 'subject', head: 'Balance Subject To Interest Rate', align: 'right', weight: 28 },
        { key: 'charge', head: 'Interest Charges', align: 'right', weight: 17 },
      ],
      { size: 7, leading: 10 },
    );
    rates.head();
    for (const type of ['Purchases', 'Cash Advances', 'Balance Transfers'])
      rates.entry({ text: type, rate: `${rng.int(18, 29)}.${rng.int(10, 99)}%(v)(d)`, subject: '-0-', charge: '-0-' });
    if (rng.chance(0.6)) {
      flow.need(60);
      flow.gap(10);
      sheet.rule(flow.left, flow.y, flow.right, flow.y, 0.4);
      flow.line('Make your check payable to the bank and return this coupon.', { size: 7 });
      flow.line(
        `Payment Due Date: ${printDay(month.end + 25, 'MM/dd/yy')}    New Balance: ${owed(ledger.closing)}    Minimum Payment: $40.00`,
      );
      flow.line('Amount Enclosed  $ __________', { align: 'right' });
    }
    pageNumbers(flow, rng, (page, all) => `Page ${page} of ${all}`);
    return {
      sheet,
      truth: { accounts: [truthOf(ledger, { balancePrinted: () => false, describe: (e) => e.lines.join(' ') })] },
    };
  },
};

/** Two dates without a year, dollar signs, a detached minus, category labels or a reference number. */
const cardTwoDates: Family = {
  name: 'us-card-two-dates',
  about: 'transaction and posting date, "- $5.01", reference and account digits before the amount',
  draw: (rng) => {
    const month = period(rng, rng.pick(['cycle', 'turn']));
    const base = makeLedger(rng, { lexicon: 'us', currency: 'USD', ...month, count: rng.int(6, 50), nature: 'card' });
    const ledger = {
      ...base,
      entries: base.entries.map((e) => ({
        ...e,
        valueDate: Math.min(e.date + (e.amount % 3 === 0 ? 0 : Math.abs(e.amount) % 3), month.end),
      })),
    };
    const { sheet, flow } = open(rng, { faces: latin, page: LETTER });
    const pattern = rng.pick(['MMM d', 'MMM dd', 'MM/dd']);
    const postFirst = rng.chance(0.3);
    const withReference = rng.chance(0.5);
    const minus = rng.pick<(f: string) => string>([
      (f) => `- $${f}`,
      (f) => `-$${f}`,
      (f) => `$${f}-`,
      (f) => `$${f}CR`,
      (f) => `$  -${f}`,
    ]);
    flow.newPage();
    masthead(flow, rng, {
      bank: ledger.bank,
      holder: [ledger.holder],
      title: `${printDay(month.start, 'MMM d, yyyy')} - ${printDay(month.end, 'MMM d, yyyy')}`,
      facts: [
        ['Account ending in', ledger.number.slice(-4)],
        ['Days in billing cycle', String(month.end - month.start + 1)],
      ],
    });
    summary(flow, rng, 'Account Summary', cardSummary(rng, ledger), { shape: rng.pick(['list', 'leaders']) });
    const two = [
      { key: 'date', head: ['Trans', 'Date'], align: 'left' as const, weight: 9 },
      { key: 'valueDate', head: ['Post', 'Date'], align: 'left' as const, weight: 9 },
    ];
    const table = new Table(
      flow,
      [
        ...(postFirst ? two.reverse() : two),
        ...(withReference
          ? [{ key: 'reference', head: ['Reference', 'Number'], align: 'left' as const, weight: 13 }]
          : []),
        { key: 'text', head: ['', 'Description'], align: 'left', weight: 48 },
        ...(withReference ? [{ key: 'account', head: ['Account', 'Number'], align: 'right' as const, weight: 9 }] : []),
        { key: 'amount', head: ['', 'Amount'], align: 'right', weight: 14 },
      ],
      { rows: rng.pick(['plain', 'dotted', 'zebra']) },
    );
    const groups: [string, readonly Entry[]][] = rng.chance(0.5)
      ? [
          ['Payments, Credits and Adjustments', ledger.entries.filter((e) => e.amount > 0)],
          ['Transactions', ledger.entries.filter((e) => e.amount < 0)],
        ]
      : [['Transactions', ledger.entries]];
    flow.afterBreak = () => table.head();
    for (const [title, entries] of groups) {
      if (!entries.length) continue;
      flow.need(60);
      flow.line(title, { bold: true, size: sheet.options.size + 2 });
      table.head();
      for (const entry of entries)
        table.entry({
          date: printDay(entry.date, pattern),
          valueDate: printDay(entry.valueDate, pattern),
          reference: entry.reference.slice(0, 4),
          account: ledger.number.slice(-4),
          text: entry.lines.join(' '),
          amount: entry.amount > 0 ? minus(unsigned(entry.amount, us)) : `$${unsigned(entry.amount, us)}`,
        });
      if (groups.length > 1)
        table.entry(
          { text: `Total ${title}`, amount: `${sum(entries) > 0 ? '-' : ''}$${unsigned(sum(entries), us)}` },
          { bold: true },
        );
    }
    flow.afterBreak = undefined;
    flow.line('Total Transactions for This Period', { bold: true });
    pageNumbers(flow, rng, (page, all) => `Page ${page} of ${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(
            { ...ledger, entries: groups.flatMap(([, entries]) => entries) },
            { balancePrinted: () => false, describe: (e) => e.lines.join(' '), otherDate: (e) => e.valueDate },
          ),
        ],
      },
    };
  },
};

export const usCard: readonly Family[] = [cardSections, cardTwoDates];
