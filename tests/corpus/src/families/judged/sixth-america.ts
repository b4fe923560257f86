import { day, lastDayOfMonth, printDay, type Day } from '../../story/calendar.ts';
import { lastOfDay, makeLedger, truthOf, type Entry, type Ledger } from '../../story/ledger.ts';
import { unsigned, us } from '../../story/money.ts';
import type { Rng } from '../../story/rng.ts';
import { latin, LETTER, period, type Family, type Month } from '../family.ts';
import { ledgerPages } from '../ledger-pages.ts';
import { columnsOf } from './columns.ts';
import { figures, rowCount, sumOf } from './desk.ts';
import { chained, type Planned } from './fourth-parts.ts';
import { paper } from './paper.ts';
import { bigFigures, factGrid, gridTable } from './sixth-parts.ts';
import { pageFeet, runningHead, section, smallPrint } from './third-parts.ts';
import { reword } from './words.ts';

const dollars = (minor: number): string => `$${unsigned(minor, us)}`;

const kinds: Record<Entry['kind'], readonly string[]> = {
  purchase: ['Debit Card', 'Virtual Card'],
  out: ['ACH Out', 'Wire Out', 'ACH Pull'],
  in: ['ACH In', 'Wire In', 'Check Deposit'],
  salary: ['ACH In', 'Wire In'],
  fee: ['Fee'],
  interest: ['Interest'],
  check: ['Check'],
};

const endOfDay: Family = {
  name: 'us-startup-end-of-day',
  about:
    'bank of young companies: date without a year, kind behind the description, en dash before dollars going out, end of day balance on the last row of a day, one or two accounts with account and routing details',
  draw: (rng) => {
    const month = period(rng, 'month');
    const holder = rng.pick([
      'Fernglass Labs, Inc.',
      'Quillwork Robotics Inc.',
      'Tidepool Health, Inc.',
      'Osprey Data LLC',
    ]);
    const checking = makeLedger(rng, {
      lexicon: 'us',
      currency: 'USD',
      ...month,
      count: rowCount(rng, 50),
      scale: rng.pick([40, 400]),
      busy: rng.chance(0.5),
    });
    const savings = makeLedger(rng, {
      lexicon: 'us',
      currency: 'USD',
      ...month,
      count: rng.int(0, 4),
      scale: 500,
      kinds: ['in', 'out', 'interest'],
    });
    const ledgers = rng.chance(0.35) ? [checking, savings] : [checking];
    for (const ledger of ledgers)
      reword(rng, ledger, {
        purchase: ['{shop}', 'AWSOME CLOUD', 'Figmint Monthly', 'Slackline Technologies', '{shop}|Card ••{card}'],
        out: ['{firm}', '{person}', 'Gustard Payroll', 'Rippleton; TAX', 'Transfer to savings'],
        in: ['{firm}', 'Stripely; Transfer', 'Transfer between your accounts', '{person}'],
        salary: ['Stripely; Transfer', '{firm}; INV {card}'],
        fee: ['International transaction fee', 'Outgoing wire fee'],
        interest: ['Savings interest'],
      });
    const kind = new Map(ledgers.flatMap((l) => l.entries.map((e) => [e, rng.pick(kinds[e.kind])] as const)));
    const { sheet, flow } = paper(rng, { faces: ['sans', 'noto', 'sans', 'narrow'], page: LETTER, sizes: [8, 8.5, 9] });
    const dash = rng.pick(['\u2013', '\u2013', '\u2212']);
    const sided = (minor: number): string => `${minor < 0 ? dash : ''}${dollars(minor)}`;
    const pattern = rng.pick(['MMM dd', 'MMM dd', 'MMM d']);
    const title = rng.pick(['Account statement', 'Monthly statement']);
    const ink = rng.pick(['#272735', '#3b4fbf', '#1d3a34']);
    const bank = rng.pick(['Quicksilver', 'Meridian Treasury', 'Arcwell']);
    const names = ['Checking', 'Savings'].map((name) => `${name} ••${rng.digits(4)}`);
    runningHead(flow, `${holder}   ${title}`, printDay(month.start, 'MMMM yyyy'));
    flow.newPage();
    ledgers.forEach((ledger, i) => {
      if (i) flow.newPage();
      const top = flow.y;
      sheet.text(flow.left, top + 14, bank, { bold: true, size: 14, color: ink });
      sheet.text(flow.left, top + 44, names[i]!, { bold: true, size: 12 });
      sheet.text(flow.left, top + 58, printDay(month.start, 'MMMM yyyy'), { color: '#555555' });
      [holder, '548 Market Street', 'San Francisco, CA 94104'].forEach((line, k) =>
        sheet.text(flow.left, top + 80 + k * 12, line),
      );
      const end = bigFigures(
        flow,
        [[rng.pick(['Statement balance', 'Ending balance']), sided(ledger.closing)]],
        top,
        ink,
      );
      flow.y = Math.max(top + 120, end);
      figures(
        flow,
        [
          ['Account number', rng.digits(12)],
          ['Routing number', rng.digits(9)],
          ['Beginning balance', sided(ledger.opening)],
          [`Total withdrawals`, sided(sumOf(ledger.entries, -1))],
          ['Total deposits', sided(sumOf(ledger.entries, 1))],
          ['Ending balance', sided(ledger.closing)],
        ],
        0.45,
      );
      flow.gap(6);
      flow.line('All Transactions', { bold: true, size: sheet.options.size + 3 });
      if (!ledger.entries.length) {
        flow.line('No transactions this month', { color: '#666666' });
        return;
      }
      ledgerPages(flow, ledger, {
        columns: columnsOf(
          ['date', 'Date (UTC)', 13],
          ['text', 'Description', 40],
          ['kind', 'Type', 15],
          ['amount', 'Amount', 16, 'right'],
          ['balance', 'End of Day Balance', 20, 'right'],
        ),
        money: us,
        dates: pattern,
        oncePerDay: rng.chance(0.4),
        balances: 'day',
        balanceText: sided,
        cells: (e, usual) => ({ ...usual, kind: kind.get(e)!, amount: sided(e.amount) }),
        table: {
          rows: rng.pick(['ruled', 'plain']),
          head: rng.pick(['plain', 'bold', 'ruled']),
          padding: rng.int(1, 4),
        },
      });
    });
    smallPrint(flow, 'About your statement', [
      `${bank} is a financial technology company, not a bank. Banking services are provided by Example Trust and Evolving Bank; Members FDIC. Deposits are insured to $250,000 per depositor, and to $5,000,000 through the sweep network.`,
      'If you believe that there is an error on this statement, write to help@example.com within 60 days of the day on which it was sent.',
    ]);
    pageFeet(flow, (n, all) => `${n} / ${all}`, `${bank}   help@example.com   (415) 555-0142`);
    return {
      sheet,
      truth: {
        accounts: ledgers.map((ledger) =>
          truthOf(ledger, {
            balancePrinted: (_, i) => lastOfDay(ledger.entries, i),
            otherDescriptions: (e) => [`${e.lines.join(' ')} ${kind.get(e)}`],
          }),
        ),
      },
    };
  },
};

/** Dues, late fees and what was paid on them, over months. */
function dues(rng: Rng, base: Ledger, from: Month, months: number): Ledger {
  const planned: Planned[] = [];
  const due = rng.int(120, 640) * 100;
  const late = rng.int(2, 5) * 1000;
  const put = (date: Day, amount: number, code: string, text: string): void => {
    planned.push({ date, amount, lines: [text], reference: code });
  };
  for (let i = 0; i < months; i++) {
    const first = day(from.year, from.month + i, 1);
    put(first, -due, 'ASM', 'Monthly Assessment');
    const missed = rng.chance(0.15);
    const paid = first + rng.int(1, missed ? 28 : 13);
    if (missed) put(first + 15, -late, 'LATE', 'Late Fee');
    if (rng.chance(0.92)) put(Math.max(paid, first + (missed ? 16 : 1)), due + (missed ? late : 0), 'PMT', 'Payment');
    if (rng.chance(0.12))
      put(first + rng.int(3, 25), -rng.int(20, 300) * 100, 'SPA', 'Special Assessment - Roof Reserve');
    if (rng.chance(0.08)) put(first + rng.int(3, 25), -rng.int(2, 15) * 1000, 'VIO', 'Violation Fine - Parking');
  }
  return chained(
    base,
    planned.filter(({ date }) => date <= base.end),
  );
}

const ownerLedger: Family = {
  name: 'us-hoa-owner-ledger',
  about:
    "homeowners' association: one owner's account over months, code and check number columns, charges before payments, amount due without sign and prepaid in brackets, grid lines, ageing below",
  draw: (rng) => {
    const from = period(rng, 'month');
    const months = rng.int(1, 18);
    const span = { ...from, end: lastDayOfMonth(from.year, from.month + months - 1) };
    const base = makeLedger(rng, {
      lexicon: 'us',
      currency: 'USD',
      ...span,
      count: 0,
      opening: rng.chance(0.5) ? 0 : rng.pick([-1, -1, 1]) * rng.int(100, 900) * 100,
    });
    const ledger = dues(rng, base, from, rng.chance(0.04) ? 0 : months);
    const paidBy = new Map(
      ledger.entries
        .filter((e) => e.amount > 0)
        .map((e) => [e, rng.pick([`Check ${rng.digits(4)}`, 'ACH', 'Lockbox', 'Online'])]),
    );
    for (const e of ledger.entries) if (e.amount > 0 && rng.chance(0.4)) e.lines = [`Payment - ${paidBy.get(e)!}`];
    const { sheet, flow } = paper(rng, { faces: latin, page: LETTER, sizes: [8, 8.5, 9, 10] });
    const mark = rng.pick(['$', '', '']);
    const figure = (minor: number): string => `${mark}${unsigned(minor, us)}`;
    const owed = (balance: number): string => (balance > 0 ? `(${figure(balance)})` : figure(balance));
    const pattern = rng.pick(['MM/dd/yyyy', 'M/d/yyyy']);
    const association = rng.pick([
      'Willow Bend Homeowners Association',
      'Harbor Ridge Condominium Trust',
      'The Pines at Cold Creek HOA',
    ]);
    const numbers = rng.chance(0.5);
    const prior = ledger.opening || rng.chance(0.5);
    flow.newPage();
    flow.line(association, { bold: true, size: 13, align: rng.pick(['left', 'center']) });
    flow.line('c/o Summit Community Management, 900 Main Street, Suite 12, Boise, ID 83702', { size: 7.5 });
    flow.gap(10);
    flow.line(rng.pick(['Owner Ledger', 'Homeowner Account History', 'Statement of Account']), {
      bold: true,
      size: 11,
    });
    flow.gap(4);
    factGrid(flow, [
      ['Owner', ledger.holder],
      ['Property', rng.pick(ledger.lexicon.streets)],
      ['Account #', `${rng.digits(3)}-${rng.digits(5)}`],
      ['From', printDay(span.start, pattern)],
      ['Through', printDay(span.end, pattern)],
      [rng.pick(['Balance Due', 'Current Balance']), owed(ledger.closing)],
    ]);
    gridTable(
      flow,
      columnsOf(
        ['date', 'Date', 14],
        ['code', 'Code', 9],
        ['text', 'Description', 38],
        ...(numbers ? ([['number', 'Check #', 12]] as const) : []),
        ['charge', rng.pick(['Charges', 'Charge']), 14, 'right'],
        ['paid', rng.pick(['Payments', 'Credits']), 14, 'right'],
        ['balance', 'Balance', 15, 'right'],
      ),
      { head: rng.pick(['bold', 'reverse']), rows: rng.pick(['plain', 'zebra']), color: '#4d5b66' },
      (put) => {
        if (prior)
          put({
            date: rng.chance(0.5) ? printDay(span.start, pattern) : '',
            text: rng.pick(['Prior Balance', 'Balance Forward']),
            balance: owed(ledger.opening),
          });
        for (const e of ledger.entries)
          put({
            date: printDay(e.date, pattern),
            code: e.reference,
            text: e.lines,
            number: e.amount > 0 ? (/\d+/.exec(paidBy.get(e)!)?.[0] ?? '') : '',
            [e.amount < 0 ? 'charge' : 'paid']: figure(e.amount),
            balance: owed(e.balance),
          });
      },
    );
    if (!ledger.entries.length) flow.line('No activity in the selected dates.');
    flow.gap(10);
    if (rng.chance(0.6))
      figures(flow, [
        ['Total charges', figure(sumOf(ledger.entries, -1))],
        ['Total payments', figure(sumOf(ledger.entries, 1))],
      ]);
    if (rng.chance(0.5)) {
      const open = Math.max(0, -ledger.closing);
      section(flow, {
        title: 'Aging',
        columns: columnsOf(
          ['now', 'Current', 1, 'right'],
          ['a', '30 Days', 1, 'right'],
          ['b', '60 Days', 1, 'right'],
          ['c', '90+ Days', 1, 'right'],
        ),
        rows: [{ now: figure(open), a: figure(0), b: figure(0), c: figure(0) }],
      });
    }
    flow.line('Make checks payable to the association and write your account number on them.', { size: 7.5 });
    pageFeet(flow, (n, all) => `Page ${n} of ${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            openingPrinted: Boolean(prior),
            otherDescriptions: (e) => [`${e.reference} ${e.lines.join(' ')}`],
          }),
        ],
      },
    };
  },
};

export const sixthAmerica: readonly Family[] = [endOfDay, ownerLedger];
