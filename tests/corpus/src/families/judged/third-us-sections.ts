import { printDay, type Day } from '../../story/calendar.ts';
import { lastOfDay, makeLedger, truthOf, type Entry } from '../../story/ledger.ts';
import { signed, unsigned, us } from '../../story/money.ts';
import { LETTER, latin, period, type Family } from '../family.ts';
import { columnsOf } from './columns.ts';
import { abreast, figures, rowCount, sumOf } from './desk.ts';
import { paper } from './paper.ts';
import {
  checkNumbers,
  checkReadings,
  envelope,
  labelled,
  offer,
  pageFeet,
  rights,
  runningHead,
  section,
  smallPrint,
} from './third-parts.ts';
import { reword } from './words.ts';

const long = (d: Day): string => printDay(d, 'MMMM d, yyyy');
const grid = [
  { head: 'Date', align: 'left', weight: 12 },
  { head: 'Balance ($)', align: 'right', weight: 20 },
] as const;

const additions: Family = {
  name: 'us-additions-subtractions',
  about:
    'deposits, card subtractions, other subtractions, checks and fees in sections with signs, legal page between, overdraft fee box',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, { lexicon: 'us', currency: 'USD', ...month, count: rowCount(rng, 60), scale: 35 });
    const { sheet, flow } = paper(rng, { faces: latin, page: LETTER, sizes: [8, 8.5, 9] });
    const numbers = checkNumbers(rng, ledger.entries, rng.pick([0, 0.3, 0.5]));
    const of = (test: (e: Entry) => boolean): Entry[] => ledger.entries.filter((e) => !numbers.has(e) && test(e));
    const account = `${rng.digits(4)} ${rng.digits(4)} ${rng.digits(4)}`;
    const range = `${long(month.start)} to ${long(month.end)}`;
    const holder = ledger.holder.toUpperCase();
    const dollars = (minor: number): string => `${minor < 0 ? '-' : ''}$${unsigned(minor, us)}`;
    const deposits = of((e) => e.amount > 0);
    const card = of((e) => e.amount < 0 && e.kind === 'purchase');
    const others = of((e) => e.amount < 0 && e.kind === 'out');
    const fees = of((e) => e.amount < 0 && e.kind === 'fee');
    const checks = [...numbers.keys()];
    runningHead(flow, `${holder}   !   Account # ${account}   !   ${range}`);
    flow.newPage();
    envelope(flow, rng, {
      bank: ledger.bank.toUpperCase(),
      small: ['P.O. Box 15284', 'Fairview, DE 19850'],
      holder: [holder, rng.pick(ledger.lexicon.streets).toUpperCase(), `${rng.pick(ledger.lexicon.cities)} 30518-4521`],
      title: rng.pick(['Your Everyday Banking', 'Your Plus Banking', 'Your Business Fundamentals Checking']),
      box: 'Customer service information',
      facts: [
        ['Customer service:', '1.800.555.0100'],
        ['En Español:', '1.800.555.0133'],
        ['Online:', 'example.com'],
      ],
    });
    flow.line(`for ${range}`, { size: 10 });
    flow.line(`Account number: ${account}`, { align: 'right', bold: true });
    flow.line('Account summary', { bold: true, size: 11 });
    figures(flow, [
      [`Beginning balance on ${long(month.start)}`, dollars(ledger.opening)],
      ['Deposits and other additions', signed(sumOf(deposits), us)],
      ['ATM and debit card subtractions', card.length ? signed(sumOf(card), us) : '-0.00'],
      ['Other subtractions', others.length ? signed(sumOf(others), us) : '-0.00'],
      ['Checks', checks.length ? signed(sumOf(checks), us) : '-0.00'],
      ['Service fees', fees.length ? signed(sumOf(fees), us) : '-0.00'],
      [`Ending balance on ${long(month.end)}`, dollars(ledger.closing)],
    ]);
    offer(
      flow,
      rng,
      'Rewards that fit your life',
      'Open a credit card online and get a $200.00 bonus after $1,000.00 in purchases in the first 90 days. Ask about our 1.5% cash back on every purchase.',
    );
    if (rng.chance(0.7)) {
      flow.newPage();
      smallPrint(flow, 'IMPORTANT INFORMATION: BANK DEPOSIT ACCOUNTS', rights);
      flow.newPage();
    }
    const parts = rng.pick([' - continued', ', continued']);
    const list = (title: string, entries: readonly Entry[], total: string): void => {
      if (!entries.length) return;
      section(flow, {
        title,
        again: parts,
        over: 'continued on the next page',
        columns: columnsOf(['date', 'Date', 11], ['text', 'Description', 68], ['amount', 'Amount', 16, 'right']),
        style: { rows: rng.pick(['plain', 'ruled']), head: rng.pick(['bold', 'ruled']) },
        rows: entries.map((e) => ({
          date: printDay(e.date, 'MM/dd/yy'),
          text: e.lines,
          amount: signed(e.amount, us),
        })),
        total: { text: total, amount: dollars(sumOf(entries)) },
      });
    };
    list('Deposits and other additions', deposits, 'Total deposits and other additions');
    list('ATM and debit card subtractions', card, 'Total ATM and debit card subtractions');
    list('Other subtractions', others, 'Total other subtractions');
    if (checks.length) {
      flow.need(70);
      flow.gap(8);
      flow.line('Checks', { bold: true, size: sheet.options.size + 2 });
      let before = 0;
      abreast(
        flow,
        2,
        [
          { head: 'Date', align: 'left', weight: 12 },
          { head: 'Check #', align: 'left', weight: 12 },
          { head: 'Amount', align: 'right', weight: 16 },
        ],
        checks.map((e) => {
          const gap = before !== 0 && numbers.get(e)! > before + 1 ? '*' : '';
          before = numbers.get(e)!;
          return [printDay(e.date, 'MM/dd/yy'), `${before}${gap}`, signed(e.amount, us)];
        }),
      );
      figures(
        flow,
        [
          ['Total checks', dollars(sumOf(checks))],
          ['Total # of checks', String(checks.length)],
        ],
        1,
        true,
      );
      flow.line('* There is a gap in sequential check numbers', { size: 7 });
    }
    if (fees.length) {
      list('Service fees', fees, 'Total service fees');
      flow.line('Note your Ending Balance already reflects the subtraction of Service Fees.', { size: 7.5 });
    }
    if (rng.chance(0.6))
      section(flow, {
        title: '',
        columns: columnsOf(
          ['text', '', 40],
          ['period', 'Total for this period', 22, 'right'],
          ['year', 'Total year-to-date', 22, 'right'],
        ),
        rows: ['Total Overdraft fees', 'Total NSF: Returned Item fees'].map((text) => ({
          text,
          period: '$0.00',
          year: rng.pick(['$0.00', '$35.00', '$10.00']),
        })),
      });
    const days = ledger.entries.filter((_, i) => lastOfDay(ledger.entries, i));
    if (days.length) {
      flow.need(80);
      flow.gap(8);
      flow.line('Daily ledger balances', { bold: true, size: sheet.options.size + 2 });
      abreast(flow, 3, grid, [
        [printDay(month.start, 'MM/dd'), signed(ledger.opening, us)],
        ...days.filter((e) => e.date !== month.start).map((e) => [printDay(e.date, 'MM/dd'), signed(e.balance, us)]),
      ]);
    }
    pageFeet(
      flow,
      (n, all) => `Page ${n} of ${all}`,
      rng.chance(0.5) ? `PULL: E CYCLE: ${rng.int(10, 70)} SPEC: E DELIVERY: E TYPE: IMAGE: A BC: FL` : '',
    );
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(
            { ...ledger, entries: [...deposits, ...card, ...others, ...checks, ...fees] },
            {
              balancePrinted: () => false,
              describe: (e) => (numbers.has(e) ? `Check ${numbers.get(e)}` : e.lines.join(' ')),
              otherDescriptions: (e) => (numbers.has(e) ? checkReadings(numbers.get(e)!) : []),
            },
          ),
        ],
      },
    };
  },
};

const postingKinds: readonly (readonly [string, (e: Entry) => boolean])[] = [
  ['Deposits', (e) => e.kind === 'in' && !/^(ACH|CCD)/.test(e.lines[0]!)],
  ['Electronic Deposits', (e) => e.kind === 'salary' || (e.kind === 'in' && /^(ACH|CCD)/.test(e.lines[0]!))],
  ['Other Credits', (e) => e.kind === 'interest'],
  ['Electronic Payments', (e) => e.kind === 'purchase' || e.kind === 'out'],
  ['Service Charges', (e) => e.kind === 'fee'],
];

const postingSubtotals: Family = {
  name: 'us-posting-subtotals',
  about:
    'account activity in sections each with a Subtotal, averages and yield beside the summary, a form for balancing, day balances',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, { lexicon: 'us', currency: 'USD', ...month, count: rowCount(rng, 55), scale: 40 });
    reword(rng, ledger, {
      purchase: [
        'DEBIT CARD PURCHASE, *****30{ref}, AUT VISA DDA PUR|{shop} {city}',
        'DBCRD PUR AP, *****30{ref}, VISA DDA PUR AP|{shop}       * {city}',
        'DEBIT POS AP, *****30{ref}, DDA PURCHASE AP|{shop} {city}',
      ],
      out: [
        'ELECTRONIC PMT-WEB, {firm} BILLPAY ****{ref}',
        'ACH DEBIT, {firm} WEB PMT ****{ref}',
        'TRANSFER TO {person}, ZELLE {ref}',
        'DDA WITHDRAW, *****30{ref}, ATM|{city}',
      ],
      in: ['ACH DEPOSIT, {firm} ****{ref}', 'CCD DEPOSIT, {firm} PAYOUT {ref}', 'MOBILE DEPOSIT', 'DEPOSIT'],
      salary: ['ACH DEPOSIT, {firm} PAYROLL ****{ref}'],
      fee: ['MAINTENANCE FEE', 'PAPER STATEMENT FEE', 'INTL TXN FEE, {shop}'],
      interest: ['INTEREST PAID', 'ATM FEE REFUND'],
    });
    const { sheet, flow } = paper(rng, {
      faces: ['sans', 'narrow', 'noto', 'serif'],
      page: LETTER,
      sizes: [8, 8.5, 9],
    });
    const short = (d: Day): string => printDay(d, 'MM/dd');
    const numbers = checkNumbers(rng, ledger.entries, rng.pick([0, 0.25]));
    const checks = [...numbers.keys()];
    const account = `${rng.digits(3)}-${rng.digits(7)}`;
    const groups = postingKinds
      .map(([name, test]) => ({ name, entries: ledger.entries.filter((e) => !numbers.has(e) && test(e)) }))
      .filter(({ entries }) => entries.length);
    const incoming = groups.filter(({ name }) => /Deposits|Credits/.test(name));
    const outgoing = groups.filter((group) => !incoming.includes(group));
    runningHead(flow, ledger.holder.toUpperCase(), `Primary Account #: ${account}`);
    flow.newPage();
    envelope(flow, rng, {
      bank: ledger.bank,
      small: ["America's Most Helpful Bank"],
      holder: [
        ledger.holder.toUpperCase(),
        rng.pick(ledger.lexicon.streets).toUpperCase(),
        rng.pick(ledger.lexicon.cities),
      ],
      title: rng.pick(['Convenience Checking', 'Business Simple Checking', 'Beyond Checking']),
      box: 'STATEMENT OF ACCOUNT',
      facts: [
        ['Statement Period:', `${printDay(month.start, 'MMM dd yyyy')}-${printDay(month.end, 'MMM dd yyyy')}`],
        ['Cust Ref #:', `${rng.digits(10)}-630-T-###`],
        ['Primary Account #:', account],
      ],
    });
    flow.line('ACCOUNT SUMMARY', { bold: true });
    const half = (flow.left + flow.right) / 2;
    const summed = (parts: typeof groups) =>
      parts.map(({ name, entries }) => [name, unsigned(sumOf(entries), us)] as const);
    const top = flow.y;
    const yearly = unsigned(rng.int(0, 9000), us);
    const beside = [
      ['Average Collected Balance', unsigned(Math.abs(ledger.opening) + 1234, us)],
      ['Interest Earned This Period', '0.00'],
      ['Interest Paid Year-to-Date', yearly],
      ['Annual Percentage Yield Earned', '0.00%'],
      ['Days in Period', String(month.end - month.start + 1)],
    ] as const;
    const bottom = labelled(
      flow,
      [
        ['Beginning Balance', signed(ledger.opening, us)],
        ...summed(incoming),
        ...(checks.length ? [['Checks Paid', unsigned(sumOf(checks), us)] as const] : []),
        ...summed(outgoing),
        ['Ending Balance', signed(ledger.closing, us)],
      ],
      flow.left,
      half - 20,
      top,
    );
    flow.y = Math.max(bottom, labelled(flow, beside, half + 10, flow.right, top));
    flow.gap(12);
    flow.line('DAILY ACCOUNT ACTIVITY', { bold: true, size: sheet.options.size + 2 });
    if (!ledger.entries.length) flow.line('No Transactions this Statement Period');
    const list = (name: string, entries: readonly Entry[]): void =>
      section(flow, {
        title: name,
        again: ' (continued)',
        columns: columnsOf(
          ['date', 'POSTING DATE', 15],
          ['text', 'DESCRIPTION', 65],
          ['amount', 'AMOUNT', 16, 'right'],
        ),
        style: { head: 'plain' },
        rows: entries.map((e) => ({ date: short(e.date), text: e.lines, amount: unsigned(e.amount, us) })),
        total: { text: 'Subtotal:', amount: unsigned(sumOf(entries), us) },
      });
    for (const { name, entries } of incoming) list(name, entries);
    if (checks.length) {
      flow.need(60);
      flow.gap(8);
      flow.line(
        `Checks Paid     No. Checks: ${checks.length}     *Indicates break in serial sequence or check processed electronically`,
        { bold: true },
      );
      abreast(
        flow,
        2,
        [
          { head: 'DATE', align: 'left', weight: 10 },
          { head: 'SERIAL NO.', align: 'left', weight: 14 },
          { head: 'AMOUNT', align: 'right', weight: 16 },
        ],
        checks.map((e) => [short(e.date), `${numbers.get(e)}`, unsigned(e.amount, us)]),
      );
      flow.line(`Subtotal:   ${unsigned(sumOf(checks), us)}`, { align: 'right' });
    }
    for (const { name, entries } of outgoing) list(name, entries);
    const days = ledger.entries.filter((_, i) => lastOfDay(ledger.entries, i));
    flow.need(80);
    flow.gap(10);
    flow.line('DAILY BALANCE SUMMARY', { bold: true, size: sheet.options.size + 2 });
    abreast(
      flow,
      2,
      [
        { head: 'DATE', align: 'left', weight: 12 },
        { head: 'BALANCE', align: 'right', weight: 20 },
      ],
      [
        [short(month.start - 1), signed(ledger.opening, us)],
        ...days.map((e) => [short(e.date), signed(e.balance, us)]),
      ],
    );
    flow.newPage();
    flow.line('How to Balance your Account', { bold: true, size: 12 });
    flow.paragraph(
      'Begin by adjusting your account register as follows: subtract any services charges shown on this statement; subtract any automatic payments, transfers or other electronic withdrawals not previously recorded; add any interest earned if you have an interest-bearing account.',
    );
    figures(
      flow,
      [
        ['1. Your ending balance shown on this statement is:  Ending Balance', signed(ledger.closing, us)],
        ['2. Total Deposits  +', '__________'],
        ['3. Sub Total', '__________'],
        ['4. Total Withdrawals  -', '__________'],
        ['5. Adjusted Balance', '__________'],
      ],
      0.8,
    );
    smallPrint(flow, 'FOR CONSUMER ACCOUNTS ONLY - IN CASE OF ERRORS', rights);
    pageFeet(
      flow,
      (n, all) => `${n} of ${all}`,
      'Call 1-800-555-0193 for 24-hour Bank-by-Phone services or connect to www.example.com',
    );
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(
            {
              ...ledger,
              entries: [...incoming.flatMap((g) => g.entries), ...checks, ...outgoing.flatMap((g) => g.entries)],
            },
            {
              balancePrinted: () => false,
              describe: (e) => (numbers.has(e) ? `Check ${numbers.get(e)}` : e.lines.join(' ')),
              otherDescriptions: (e) => (numbers.has(e) ? checkReadings(numbers.get(e)!) : []),
            },
          ),
        ],
      },
    };
  },
};

export const thirdUsSections: readonly Family[] = [additions, postingSubtotals];
