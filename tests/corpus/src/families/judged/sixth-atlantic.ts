import { printDay, type Day } from '../../story/calendar.ts';
import { makeLedger, truthOf, type Kind, type Ledger } from '../../story/ledger.ts';
import { unsigned, us } from '../../story/money.ts';
import type { Rng } from '../../story/rng.ts';
import { latin, LETTER, period, type Family } from '../family.ts';
import { columnsOf, runningTable } from './columns.ts';
import { figures, rowCount, sumOf } from './desk.ts';
import { paper } from './paper.ts';
import { plainFacts } from './sixth-parts.ts';
import { offer, pageFeet, runningHead, smallPrint } from './third-parts.ts';
import { reword } from './words.ts';

const figure = (minor: number): string => unsigned(minor, us);

const processedAndMade: Family = {
  name: 'uk-processed-and-made',
  about:
    'money app: day of processing before day of payment, newest first, plus and minus before the pound sign, original sum and rate on a line below, rows under hairlines',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const euro = rng.chance(0.25);
    const mark = euro ? '€' : '£';
    const ledger = makeLedger(rng, {
      lexicon: 'gb',
      currency: euro ? 'EUR' : 'GBP',
      ...month,
      count: rowCount(rng, 45),
      scale: 22,
    });
    reword(rng, ledger, {
      purchase: ['{shop}, {city}', '{shop}', '{shop}, {city}|Card payment: {foreign}'],
      out: ['{person}|Bank transfer', '{firm}|Direct Debit', 'ATM withdrawal {city}'],
      in: ['{person}|Bank transfer in', 'Cash top up|PayPoint {city}', 'Refund from {shop}'],
      salary: ['{firm}|Bank transfer in'],
      fee: ['Monthly plan fee', 'ATM withdrawal fee', 'Cash top-up fee'],
      interest: ['Cashback reward'],
    });
    for (const e of ledger.entries)
      e.lines = e.lines.map((line) =>
        line.replace('{foreign}', `${figure(Math.round(-e.amount * 1.27) + 1)} USD, rate 1.27${rng.digits(2)}`),
      );
    const made = new Map(ledger.entries.map((e) => [e, e.date - (e.kind === 'purchase' ? rng.int(0, 3) : 0)]));
    const { sheet, flow } = paper(rng, { faces: ['sans', 'noto', 'condensed'], sizes: [7.5, 8, 8.5, 9] });
    const pattern = rng.pick(['dd/MM/yyyy', 'dd/MM/yyyy', 'dd MMM yyyy']);
    const d = (at: Day): string => printDay(at, pattern);
    const money = (minor: number): string => `${minor < 0 ? '-' : ''}${mark}${figure(minor)}`;
    const sided = (minor: number): string => `${minor < 0 ? '-' : '+'}${mark}${figure(minor)}`;
    const brand = rng.pick(['monesto', 'Pockitt', 'Anywhere Money']);
    const ink = rng.pick(['#1253a4', '#e4572e', '#143642']);
    const starts = d(month.start);
    const ends = d(month.end);
    runningHead(flow, `${ledger.holder}`, `${starts} - ${ends}`);
    flow.newPage();
    const top = flow.y;
    sheet.text(flow.left, top + 16, brand, { bold: true, size: 17, color: ink });
    sheet.text(flow.right, top + 12, 'Account statement', { bold: true, size: 11, align: 'right' });
    sheet.text(flow.right, top + 26, `${starts} - ${ends}`, { align: 'right' });
    [ledger.holder, rng.pick(ledger.lexicon.streets), `${rng.pick(ledger.lexicon.cities)} LS6 3PQ`].forEach((line, i) =>
      sheet.text(flow.left, top + 48 + i * 11, line),
    );
    [
      `Account number ${rng.digits(8)}`,
      `Sort code 04-05-${rng.digits(2)}`,
      `Statement date ${d(month.end + 1)}`,
    ].forEach((line, i) => sheet.text(flow.right, top + 48 + i * 11, line, { align: 'right' }));
    flow.y = top + 96;
    figures(
      flow,
      [
        [`Closing balance on ${ends}`, money(ledger.closing)],
        ['Money in', sided(sumOf(ledger.entries, 1))],
        ['Money out', sumOf(ledger.entries, -1) ? sided(sumOf(ledger.entries, -1)) : money(0)],
        [`Opening balance on ${starts}`, money(ledger.opening)],
      ],
      rng.pick([0.5, 1]),
    );
    flow.gap(6);
    const stacked = rng.chance(0.4);
    runningTable(
      flow,
      columnsOf(
        ['date', stacked ? ['Processed', 'on'] : 'Processed on', 16],
        ['made', stacked ? ['Payment', 'made on'] : 'Payment made on', 17],
        ['text', 'Description', 38],
        ['amount', 'Amount', 15, 'right'],
        ['balance', 'Balance', 15, 'right'],
      ),
      { rows: rng.pick(['ruled', 'dotted']), head: rng.pick(['bold', 'plain']), padding: rng.int(1, 4) },
      (table) => {
        for (const e of [...ledger.entries].reverse())
          table.entry({
            date: d(e.date),
            made: d(made.get(e)!),
            text: e.lines,
            amount: sided(e.amount),
            balance: money(e.balance),
          });
      },
    );
    if (!ledger.entries.length) flow.line('You made no payments in this period.');
    if (rng.chance(0.4))
      offer(
        flow,
        rng,
        'Invite a friend',
        `Give a friend ${mark}10.00 and get ${mark}10.00 when they first pay by card before ${d(month.end + 60)}.`,
      );
    smallPrint(flow, 'Good to know', [
      `${brand} is an electronic money institution authorised by the Financial Conduct Authority (900974). Your money is safeguarded; the compensation scheme does not apply to it.`,
      'Payments by card are processed by the shop some days after they are made. Ask us within 13 months about any that you did not make.',
    ]);
    pageFeet(flow, (n, all) => `Page ${n}/${all}`, 'Help in the app or at help.example.com');
    return {
      sheet,
      truth: {
        accounts: [truthOf({ ...ledger, entries: [...ledger.entries].reverse() }, { otherDate: (e) => made.get(e) })],
      },
    };
  },
};

interface Share {
  readonly title: string;
  readonly ledger: Ledger;
}

/** One to four shares and accounts of a member, at rest or moved. */
function shares(rng: Rng, month: { start: Day; end: Day }): Share[] {
  const account = (title: string, count: number, scale: number, kinds?: readonly Kind[]): Share => ({
    title,
    ledger: makeLedger(rng, {
      lexicon: 'us',
      currency: 'CAD',
      start: month.start,
      end: month.end,
      count,
      scale,
      ...(kinds ? { kinds } : {}),
    }),
  });
  const all = [
    account('Membership Equity Shares', rng.pick([0, 0, 1]), 2, ['interest']),
    account('Everyday Chequing', rowCount(rng, 24), 25),
    account('High Interest Savings', rng.int(0, 4), 40, ['in', 'out', 'interest']),
  ];
  return rng.chance(0.2) ? [all[1]!] : rng.chance(0.4) ? all.slice(0, 2) : all;
}

const memberShares: Family = {
  name: 'ca-credit-union-shares',
  about:
    'small Canadian credit union: member shares, chequing and savings one below the other, each opening with Balance Forward, month names inside dates, some at rest, patronage and rates after',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'month', 'cycle']));
    const own = shares(rng, month);
    for (const { ledger } of own)
      reword(
        rng,
        ledger,
        {
          purchase: ['POS Purchase {shop}', 'Interac Flash {shop} {city}', 'POS {ref} {shop}'],
          out: [
            'Interac e-Transfer sent {person}',
            'Bill Payment {firm}',
            'PAD {firm}',
            'ATM Withdrawal {city}',
            'Cheque {card}',
          ],
          in: ['Interac e-Transfer received {person}', 'Mobile Deposit', 'Branch Deposit'],
          salary: ['Payroll {firm}', 'Canada Child Benefit'],
          fee: ['Service Charge', 'Overdraft Interest'],
          interest: ['Dividend', 'Interest Paid'],
        },
        {
          cities: ['NANAIMO BC', 'KELOWNA BC', 'MOOSE JAW SK', 'BRANDON MB'],
          firms: ['BC HYDROELECTRIC', 'TELUSSE MOBILITY', 'CITY OF NANAIMO', 'ISLAND TIMBER LTD'],
          people: ['A. MacKinnon', 'Joanne Tremblay', 'R. Sandhu'],
        },
      );
    const { sheet, flow } = paper(rng, { faces: latin, page: LETTER, sizes: [8, 8.5, 9, 10] });
    const pattern = rng.pick(['dd-MMM-yyyy', 'MMM dd, yyyy', 'MMM dd, yyyy', 'dd MMM yyyy']);
    const d = (at: Day): string => printDay(at, pattern);
    const mark = rng.pick(['', '', '$']);
    const money = (minor: number): string => `${minor < 0 ? '-' : ''}${mark}${figure(minor)}`;
    const ink = rng.pick(['#0a6b55', '#7b2d26', '#2a4d7c']);
    const member = rng.digits(6);
    const bank = rng.pick(['Salish Coast Credit Union', 'Prairie Lakes Credit Union', 'Arbutus Savings Credit Union']);
    runningHead(flow, bank, `Member ${member}`);
    flow.newPage();
    flow.line(bank, { bold: true, size: 14, color: ink });
    flow.line('155 Commercial Street, Nanaimo BC V9R 5G5   250-555-0148', { size: 7, color: '#666666' });
    flow.gap(14);
    plainFacts(flow, [
      ['Member', `${ledgerHolder(own)}, ${member}`],
      ['Statement period', `${d(month.start)} to ${d(month.end)}`],
    ]);
    const total = own.reduce((all, { ledger }) => all + ledger.closing, 0);
    const overview = own.length > 1 && rng.chance(0.6);
    if (overview) {
      figures(flow, [
        ...own.map(({ title, ledger }) => [title, money(ledger.closing)] as const),
        ['Total of your shares and deposits', money(total)],
      ]);
      flow.gap(4);
    }
    const closingRow = rng.chance(0.7);
    const sums = rng.chance(0.4);
    for (const { title, ledger } of own) {
      flow.need(80);
      flow.gap(8);
      flow.line(`${title}  ${rng.digits(3)}-${rng.digits(7)}`, {
        bold: true,
        size: sheet.options.size + 2,
        color: ink,
      });
      runningTable(
        flow,
        columnsOf(
          ['date', 'Date', 16],
          ['text', rng.pick(['Description', 'Transaction']), 42],
          ['debit', rng.pick(['Withdrawals', 'Withdrawal ($)']), 15, 'right'],
          ['credit', rng.pick(['Deposits', 'Deposit ($)']), 15, 'right'],
          ['balance', 'Balance', 15, 'right'],
        ),
        { rows: rng.pick(['plain', 'ruled', 'zebra']), head: rng.pick(['ruled', 'bold']) },
        (table) => {
          table.entry({ date: d(month.start), text: 'Balance Forward', balance: money(ledger.opening) });
          for (const e of ledger.entries)
            table.entry({
              date: d(e.date),
              text: e.lines,
              [e.amount < 0 ? 'debit' : 'credit']: `${mark}${figure(e.amount)}`,
              balance: money(e.balance),
            });
          if (sums && ledger.entries.length)
            table.entry(
              {
                text: 'Totals',
                debit: `${mark}${figure(sumOf(ledger.entries, -1))}`,
                credit: `${mark}${figure(sumOf(ledger.entries, 1))}`,
              },
              { bold: true },
            );
          if (closingRow || !ledger.entries.length)
            table.entry(
              { date: d(month.end), text: 'Closing Balance', balance: money(ledger.closing) },
              { bold: true },
            );
        },
      );
    }
    flow.gap(12);
    flow.paragraph(
      `Rates on ${d(month.end)}: chequing 0.05%, savings 1.40% on every dollar. Patronage dividends for the year are declared in March. Deposits are guaranteed without limit by the provincial deposit insurance corporation.`,
      { size: 7 },
    );
    pageFeet(flow, (n, all) => `Page ${n} of ${all}`);
    return {
      sheet,
      truth: {
        accounts: own.map(({ ledger }) =>
          truthOf(ledger, { closingPrinted: overview || closingRow || !ledger.entries.length }),
        ),
      },
    };
  },
};

const ledgerHolder = (own: readonly Share[]): string => own[0]!.ledger.holder;

export const sixthAtlantic: readonly Family[] = [processedAndMade, memberShares];
