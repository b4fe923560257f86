import { printDay, type Day } from '../../story/calendar.ts';
import { makeLedger, truthOf, type Entry } from '../../story/ledger.ts';
import { lakh, unsigned, us } from '../../story/money.ts';
import { latin, period, type Family } from '../family.ts';
import { columnsOf } from './columns.ts';
import { clocks, figures, rowCount, sumOf } from './desk.ts';
import { band, boxes, furniture } from './fourth-parts.ts';
import { paper } from './paper.ts';
import { runningHead, section, smallPrint } from './third-parts.ts';
import { reword } from './words.ts';

const figure = (minor: number): string => unsigned(minor, us);

const cardsOfOne: Family = {
  name: 'sg-cards-total-each',
  about:
    'one to three cards of one holder: post date before trans date, previous balance and total as rows of each card, "Ref No. : " and foreign sums below, CR behind, payment table first',
  draw: (rng) => {
    const month = period(rng, rng.pick(['cycle', 'turn']));
    const { sheet, flow } = paper(rng, { faces: latin, sizes: [7.5, 8, 8.5, 9] });
    const names = rng
      .shuffle(['ONE CARD VISA', "LADY'S SOLITAIRE MASTERCARD", 'PRVI MILES', 'KRISFLYER CARD'])
      .slice(0, rng.int(1, 3));
    const cards = names.map((name) => {
      const ledger = makeLedger(rng.fork(name), {
        lexicon: 'sg',
        currency: 'SGD',
        ...month,
        count: rng.int(1, 34),
        nature: 'card',
      });
      reword(rng, ledger, {
        purchase: ['{shop} SINGAPORE', '{shop} {city}', 'BUS/MRT {card}{card} SINGAPORE'],
        in: ['{shop} SINGAPORE', 'CASH REBATE'],
        fee: ['CCY CONVERSION FEE SGD {card}.20', 'LATE CHARGES', 'CARD FEE'],
      });
      for (const e of ledger.entries) {
        if (e.kind === 'fee') e.lines = e.lines.map((line) => line.replace(/ SGD .*/, ''));
        if (e.kind === 'purchase' && rng.chance(0.2))
          e.lines = [...e.lines, `USD ${figure(Math.round(-e.amount * 0.74))}`];
        e.lines = [...e.lines, `Ref No. : ${rng.digits(11)}${rng.digits(12)}`];
      }
      return { name, ledger, number: `${rng.digits(4)}-${rng.digits(2)}XX-XXXX-${rng.digits(4)}` };
    });
    const holder = cards[0]!.ledger.holder;
    const upper = (at: Day, pattern: string): string => printDay(at, pattern, { upper: true });
    const d = (at: Day): string => upper(at, 'dd MMM');
    const sided = (minor: number): string => `${figure(minor)}${minor > 0 ? ' CR' : ''}`;
    const traded = new Map(
      cards.flatMap(({ ledger }) => ledger.entries.map((e) => [e, e.date - rng.int(0, 3)] as const)),
    );
    runningHead(flow, `Credit Card(s) Statement   ${holder}`, `Statement Date ${upper(month.end, 'dd MMM yyyy')}`);
    flow.newPage();
    band(flow, rng, {
      bank: rng.pick(['Straits United Bank', 'Merlion Bank Ltd']),
      title: 'Credit Card(s) Statement',
      holder: [holder, 'BLK 118 BEDOK NORTH #04-22', 'SINGAPORE 460118'],
      facts: [
        ['Statement Date', upper(month.end, 'dd MMM yyyy')],
        ['Due Date', upper(month.end + 21, 'dd MMM yyyy')],
        ['Total Credit Limit', 'SGD 15,000'],
      ],
      ink: rng.pick(['#0b2f7a', '#c4122f', '#37474f']),
    });
    section(flow, {
      title: 'Summary',
      columns: columnsOf(
        ['name', 'Card', 34],
        ['number', 'Number', 30],
        ['closing', 'Statement Balance (SGD)', 24, 'right'],
        ['minimum', 'Minimum Payment (SGD)', 24, 'right'],
      ),
      style: { rows: 'ruled' },
      rows: cards.map(({ name, number, ledger }) => ({
        name,
        number,
        closing: sided(ledger.closing),
        minimum: ledger.closing < 0 ? figure(Math.max(5000, Math.round(-ledger.closing * 0.03))) : '0.00',
      })),
    });
    const head = rng.pick(['bold', 'ruled', 'reverse'] as const);
    for (const { name, number, ledger } of cards)
      section(flow, {
        title: name,
        again: ' (continued)',
        columns: columnsOf(
          ['date', ['Post', 'Date'], 10],
          ['trade', ['Trans', 'Date'], 10],
          ['text', ['', 'Description of Transaction'], 58],
          ['amount', ['Transaction Amount', 'SGD'], 22, 'right'],
        ),
        rows: [
          { text: `${number} ${holder}` },
          { text: 'PREVIOUS BALANCE', amount: sided(ledger.opening) },
          ...ledger.entries.map((e) => ({
            date: d(e.date),
            trade: d(traded.get(e)!),
            text: e.lines,
            amount: sided(e.amount),
          })),
          { text: 'SUB TOTAL', amount: sided(ledger.closing) },
        ],
        total: { text: `TOTAL BALANCE FOR ${name}`, amount: sided(ledger.closing) },
        style: { rows: 'plain', head },
      });
    flow.line('------------ END OF TRANSACTION DETAILS ------------', { align: 'center' });
    smallPrint(flow, 'Important', [
      'If the minimum payment is not received by the due date, a late charge of SGD 100 is levied. Interest is 27.8% a year, at least SGD 3.50. CR behind an amount is in your favour.',
      'Please tell us of any discrepancy within 14 days of the statement date.',
    ]);
    furniture(
      flow,
      (n, all) => `Page ${n} of ${all}`,
      'Co. Reg. No. 193500026Z   GST Reg. No. MR-8500194-3',
      rng.pick(['left', 'center', 'right']),
    );
    return {
      sheet,
      truth: {
        accounts: cards.map(({ ledger }) =>
          truthOf(ledger, {
            balancePrinted: () => false,
            otherDate: (e) => traded.get(e),
            otherDescriptions: (e) => [e.lines[0]!, e.lines.slice(0, -1).join(' ')],
          }),
        ),
      },
    };
  },
};

const plusForCredit: Family = {
  name: 'in-card-plus-for-credit',
  about:
    'card: "12/03/2025 | 14:22" dates, reward points with plus before the amount, "+ ₹" for credits and bare ₹ for spends, holders as rows, domestic and international sections',
  faces: ['noto', 'dejavu', 'condensed'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['cycle', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'in',
      currency: 'INR',
      ...month,
      count: rowCount(rng, 45),
      nature: 'card',
      scale: 900,
    });
    reword(rng, ledger, {
      purchase: ['{shop} {city}', 'UPI-{shop} {city}', '{shop} (Ref# {ref}{card})'],
      in: ['REFUND {shop} {city}'],
      salary: ['BPPY CC PAYMENT {ref} (Ref# ST{card}{ref})', 'NEFT PAYMENT {ref}', 'AUTOPAY SI - THANK YOU'],
      fee: ['FINANCE CHARGES', 'IGST-VPS{card}-RATE 18.0', 'LATE FEE'],
    });
    const { sheet, flow } = paper(rng, { faces: ['noto', 'dejavu', 'condensed'], sizes: [7.5, 8, 8.5, 9] });
    const rupee = rng.pick(['₹ ', '₹', '₹ ']);
    const money = (minor: number): string => `${rupee}${unsigned(minor, lakh)}`;
    const amount = (minor: number): string => `${minor > 0 ? '+ ' : ''}${money(minor)}`;
    const owed = (minor: number): string => `${minor > 0 ? '+ ' : ''}${money(minor)}`;
    const times = clocks(rng, ledger.entries);
    const abroad = ledger.entries.filter((e) => e.kind === 'purchase' && rng.chance(0.15));
    for (const e of abroad)
      e.lines = [
        `${rng.pick(['HOTEL BALI KUTA', 'AGODA.COM AMSTERDAM', 'OPENAI SAN FRANCISCO'])} USD ${figure(Math.round(-e.amount / 84))}`,
      ];
    const home = ledger.entries.filter((e) => !abroad.includes(e));
    const addOn = rng.chance(0.4) ? home.filter((e) => e.kind === 'purchase' && rng.chance(0.4)) : [];
    const primary = home.filter((e) => !addOn.includes(e));
    const points = (e: Entry): string => {
      const earned = Math.round(Math.abs(e.amount) / 15_000);
      if (e.kind === 'purchase' && earned) return `+ ${earned}`;
      return e.kind === 'in' && earned ? `- ${earned}` : '';
    };
    const spent = ledger.entries.filter((e) => e.amount < 0 && e.kind !== 'fee');
    const charged = ledger.entries.filter((e) => e.kind === 'fee');
    const day = (at: Day): string => printDay(at, 'd MMM, yyyy');
    const holder = ledger.holder;
    runningHead(
      flow,
      `${holder}   Credit Card No. ${ledger.number.slice(0, 6)}XXXXXX${ledger.number.slice(-4)}`,
      `Statement date ${day(month.end)}`,
    );
    flow.newPage();
    band(flow, rng, {
      bank: rng.pick(['Hindustan Peoples Bank', 'Deccan Cards']),
      title: rng.pick(['Millennia Credit Card Statement', 'Business Regalia Credit Card Statement']),
      holder: [holder, '14/2 MG ROAD', 'BENGALURU 560001', 'KARNATAKA INDIA'],
      facts: [
        ['Credit Card No.', `${ledger.number.slice(0, 6)}XXXXXX${ledger.number.slice(-4)}`],
        ['Statement Date', day(month.end)],
        ['Billing Period', `${day(month.start)} - ${day(month.end)}`],
        ['Due Date', day(month.end + 20)],
        ['Total Credit Limit', `${rupee}5,00,000`],
      ],
      ink: rng.pick(['#1d3557', '#8d1b3d', '#444444']),
    });
    boxes(
      flow,
      [
        ['PREVIOUS STATEMENT DUES', owed(ledger.opening)],
        ['PAYMENTS/CREDITS RECEIVED', money(sumOf(ledger.entries, 1))],
        ['PURCHASES/DEBIT', money(sumOf(spent))],
        ['FINANCE CHARGES AND FEES', money(sumOf(charged))],
        ['TOTAL AMOUNT DUE', owed(ledger.closing)],
      ],
      { signs: ['\u2013', '+', '+', '='], tint: '#f4f1ea' },
    );
    const look = {
      rows: rng.pick(['plain', 'ruled', 'zebra'] as const),
      head: rng.pick(['bold', 'reverse', 'ruled'] as const),
    };
    const list = (title: string, groups: readonly (readonly [string, readonly Entry[]])[]): void => {
      if (!groups.some(([, entries]) => entries.length)) return;
      section(flow, {
        title,
        again: ' (continued)',
        columns: columnsOf(
          ['date', 'DATE & TIME', 20],
          ['text', 'TRANSACTION DESCRIPTION', 46],
          ['points', 'REWARDS', 11, 'right'],
          ['amount', 'AMOUNT', 20, 'right'],
        ),
        rows: groups.flatMap(([name, entries]) =>
          entries.length
            ? [
                { text: name },
                ...entries.map((e) => ({
                  date: `${printDay(e.date, 'dd/MM/yyyy')} | ${times.get(e)!.slice(0, 5)}`,
                  text: e.lines,
                  points: points(e),
                  amount: amount(e.amount),
                })),
              ]
            : [],
        ),
        style: look,
      });
    };
    list('Domestic Transactions', [
      [holder, primary],
      [`${holder.split(' ')[0]} JUNIOR (ADD-ON)`, addOn],
    ]);
    list('International Transactions', [[holder, abroad]]);
    if (!ledger.entries.length) flow.line('No transactions in this billing period');
    flow.gap(8);
    figures(
      flow,
      [
        ['Reward Points: opening balance', `${rng.int(100, 9000)}`],
        ['Expiring in the next 30 days', '0'],
      ],
      0.5,
    );
    smallPrint(flow, 'Notes', [
      '+ before an amount is a credit to your card; all other amounts are debits. Minimum due is 5% of the total amount due. Finance charges of 3.75% a month apply on overdue amounts.',
      'HSN code 997113. GSTIN 29AAACH0000A1Z5. This is a computer generated statement.',
    ]);
    furniture(
      flow,
      (n, all) => `Page ${n} of ${all}`,
      'Call 1800 555 0160 to report a lost card.',
      rng.pick(['left', 'right']),
    );
    return {
      sheet,
      truth: {
        accounts: [truthOf({ ...ledger, entries: [...primary, ...addOn, ...abroad] }, { balancePrinted: () => false })],
      },
    };
  },
};

export const fourthAsia: readonly Family[] = [cardsOfOne, plusForCredit];
