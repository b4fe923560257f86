import { Table } from '../../drawing/table.ts';
import { isoDay, printDay } from '../../story/calendar.ts';
import { lastOfDay, makeLedger, truthOf, type Entry } from '../../story/ledger.ts';
import { decimal, unsigned, us } from '../../story/money.ts';
import { LETTER, latin, period, type Family } from '../family.ts';
import { ledgerPages } from '../ledger-pages.ts';
import { ends, letter, margins, paper } from '../judged/paper.ts';

const total = (entries: readonly Entry[]): number => entries.reduce((all, e) => all + e.amount, 0);

const storeCard: Family = {
  name: 'us-store-card',
  about: 'reference numbers, parentheses for credits, order lines',
  draw: (rng) => {
    const month = period(rng, rng.pick(['cycle', 'turn']));
    const ledger = makeLedger(rng, { lexicon: 'us', currency: 'USD', ...month, count: rng.int(4, 35), nature: 'card' });
    const { sheet, flow } = paper(rng, { faces: latin, page: LETTER });
    for (const e of ledger.entries)
      if (e.amount < 0)
        e.lines = [
          'AMAZONIA MARKETPLACE SEATTLE WA',
          ...(rng.chance(0.6) ? [`Order ${rng.digits(3)}-${rng.digits(7)}-${rng.digits(7)}`] : []),
        ];
    flow.newPage();
    letter(
      flow,
      rng,
      'Synchro Store Card',
      [ledger.holder],
      'Account Summary as of ' + printDay(month.end, 'MM/dd/yyyy'),
      [
        ['Account Number ending in', ledger.number.slice(-4)],
        ['Statement Closing Date', printDay(month.end, 'MM/dd/yyyy')],
        ['Payment Due Date', printDay(month.end + 23, 'MM/dd/yyyy')],
        ['Billing Cycle', `${printDay(month.start, 'MM/dd/yyyy')} to ${printDay(month.end, 'MM/dd/yyyy')}`],
      ],
    );
    const credits = ledger.entries.filter((e) => e.amount > 0);
    const charges = ledger.entries.filter((e) => e.amount < 0 && e.kind !== 'fee');
    const fees = ledger.entries.filter((e) => e.kind === 'fee');
    const owed = (minor: number): string => (minor > 0 ? `($${unsigned(minor, us)})` : `$${unsigned(minor, us)}`);
    ends(
      flow,
      [
        ['Previous Balance', owed(ledger.opening)],
        ['- Payments/Credits', `$${unsigned(total(credits), us)}`],
        ['+ Purchases/Debits', `$${unsigned(total(charges), us)}`],
        ['+ Fees Charged', `$${unsigned(total(fees), us)}`],
        ['+ Interest Charged', '$0.00'],
        ['New Balance', owed(ledger.closing)],
      ],
      { align: 'left' },
    );
    flow.line('Transaction Detail', { bold: true, size: 12 });
    const table = new Table(
      flow,
      [
        { key: 'date', head: 'Date', align: 'left', weight: 9 },
        { key: 'reference', head: 'Reference #', align: 'left', weight: 20 },
        { key: 'text', head: 'Description', align: 'left', weight: 46 },
        { key: 'amount', head: 'Amount', align: 'right', weight: 14 },
      ],
      { head: rng.pick(['reverse', 'bold']) },
    );
    flow.afterBreak = () => table.head();
    table.head();
    for (const [name, entries] of [
      ['Payments and Credits', credits],
      ['Purchases and Other Debits', charges],
      ['Fees', fees],
    ] as const) {
      if (!entries.length) continue;
      table.entry(
        {
          text: name,
          amount: name.startsWith('Payments')
            ? `($${unsigned(total(entries), us)})`
            : `$${unsigned(total(entries), us)}`,
        },
        { bold: true },
      );
      for (const e of entries)
        table.entry({
          date: printDay(e.date, 'MM/dd'),
          reference: `P9${e.reference}XK${e.card}`,
          text: e.lines,
          amount: e.amount > 0 ? `($${unsigned(e.amount, us)})` : `$${unsigned(e.amount, us)}`,
        });
    }
    flow.afterBreak = undefined;
    flow.gap(10);
    flow.paragraph(
      `${month.year} Year-to-Date Fees and Interest: Total Fees Charged in ${month.year} $${rng.int(0, 40)}.00. Total Interest Charged in ${month.year} $0.00. Rewards: points earned this period 1,204, points balance 18,377.`,
      { size: 7 },
    );
    margins(flow, rng, (n, all) => `PAGE ${n} of ${all}`);
    return {
      sheet,
      truth: {
        accounts: [truthOf({ ...ledger, entries: [...credits, ...charges, ...fees] }, { balancePrinted: () => false })],
      },
    };
  },
};

const creditUnion: Family = {
  name: 'us-credit-union',
  about: 'share and loan accounts in one document',
  draw: (rng) => {
    const month = period(rng, 'month');
    const { sheet, flow } = paper(rng, { faces: latin, page: LETTER });
    flow.newPage();
    letter(flow, rng, 'Cascade Community Credit Union', ['Dana Liu', '77 Orchard Lane'], 'Member Statement', [
      ['Member Number', rng.digits(6)],
      ['Statement Period', `${printDay(month.start, 'MM/dd/yy')} - ${printDay(month.end, 'MM/dd/yy')}`],
    ]);
    const accounts = [];
    const shares: [string, 'savings' | 'account'][] = [
      ['SHARE 00 - REGULAR SAVINGS', 'savings'],
      ['SHARE 70 - FREE CHECKING', 'account'],
    ];
    for (const [name, nature] of shares) {
      const ledger = makeLedger(rng.fork(name), {
        lexicon: 'us',
        currency: 'USD',
        ...month,
        count: rng.int(2, 24),
        nature,
      });
      flow.need(90);
      flow.gap(8);
      flow.line(name, { bold: true });
      ledgerPages(flow, ledger, {
        columns: [
          { key: 'date', head: 'Posting Date', align: 'left', weight: 13 },
          { key: 'text', head: 'Transaction Description', align: 'left', weight: 48 },
          { key: 'amount', head: 'Amount', align: 'right', weight: 15 },
          { key: 'balance', head: 'New Balance', align: 'right', weight: 16 },
        ],
        money: us,
        dates: 'MM/dd',
        openingRow: {
          date: printDay(month.start, 'MM/dd'),
          text: 'Previous Balance',
          balance: unsigned(ledger.opening, us),
        },
        closingRow: {
          date: printDay(month.end, 'MM/dd'),
          text: 'Ending Balance',
          balance: unsigned(ledger.closing, us),
        },
        table: { head: 'ruled' },
      });
      accounts.push(truthOf(ledger));
    }
    let owed = -rng.int(400_000, 2_400_000);
    const opening = owed;
    const rows = Array.from({ length: rng.int(1, 3) }, (_, i) => {
      const interest = Math.round(-owed * 0.0039);
      const paid = rng.int(25_000, 52_000);
      owed += paid - interest;
      return { date: month.start + 4 + i * 9, paid, interest, principal: paid - interest, owed };
    });
    flow.need(110);
    flow.gap(10);
    flow.line('LOAN 12 - NEW AUTO   ANNUAL PERCENTAGE RATE 4.740%', { bold: true });
    const table = new Table(
      flow,
      [
        { key: 'date', head: 'Posting Date', align: 'left', weight: 13 },
        { key: 'text', head: 'Transaction Description', align: 'left', weight: 30 },
        { key: 'amount', head: 'Amount', align: 'right', weight: 13 },
        { key: 'fc', head: 'Interest', align: 'right', weight: 12 },
        { key: 'principal', head: 'Principal', align: 'right', weight: 12 },
        { key: 'balance', head: 'Loan Balance', align: 'right', weight: 15 },
      ],
      { head: 'ruled' },
    );
    table.head();
    table.entry({ date: printDay(month.start, 'MM/dd'), text: 'Previous Balance', balance: unsigned(opening, us) });
    for (const r of rows) {
      table.entry({
        date: printDay(r.date, 'MM/dd'),
        text: 'Finance Charge',
        amount: unsigned(r.interest, us),
        fc: '',
        principal: '',
        balance: unsigned(r.owed - r.paid, us),
      });
      table.entry({
        date: printDay(r.date, 'MM/dd'),
        text: 'Payment - Thank You',
        amount: `-${unsigned(r.paid, us)}`,
        fc: unsigned(r.interest, us),
        principal: unsigned(r.principal, us),
        balance: unsigned(r.owed, us),
      });
    }
    table.entry({ date: printDay(month.end, 'MM/dd'), text: 'Ending Balance', balance: unsigned(owed, us) });
    accounts.push({
      openingBalance: decimal(opening, 2),
      closingBalance: decimal(owed, 2),
      currency: 'USD',
      transactions: rows.flatMap((r) => [
        {
          date: isoDay(r.date),
          description: 'Finance Charge',
          amount: decimal(-r.interest, 2),
          balance: decimal(r.owed - r.paid, 2),
        },
        {
          date: isoDay(r.date),
          description: 'Payment - Thank You',
          amount: decimal(r.paid, 2),
          balance: decimal(r.owed, 2),
        },
      ]),
    });
    margins(flow, rng, (n, all) => `Page ${n} of ${all}`);
    return { sheet, truth: { accounts } };
  },
};

const dateAfter: Family = {
  name: 'ca-date-after-amount',
  about: 'description first, date glued after the figures',
  draw: (rng) => {
    const month = period(rng, rng.pick(['cycle', 'turn', 'month']));
    const ledger = makeLedger(rng, { lexicon: 'us', currency: 'CAD', ...month, count: rng.int(8, 45) });
    for (const e of ledger.entries) e.lines = [e.lines[0]!.slice(0, 26).trim()];
    const { sheet, flow } = paper(rng, { faces: latin, page: LETTER });
    const day = (d: number): string => printDay(d, 'MMMdd', { upper: true });
    flow.newPage();
    letter(flow, rng, 'Dominion Trust', [ledger.holder, rng.pick(ledger.lexicon.streets)], 'Statement of Account', [
      ['Branch No. / Account No.', `0418 ${ledger.number.slice(0, 7)}`],
      [
        'Statement From - To',
        `${printDay(month.start, 'MMM dd/yy', { upper: true })} - ${printDay(month.end, 'MMM dd/yy', { upper: true })}`,
      ],
    ]);
    ledgerPages(flow, ledger, {
      columns: [
        { key: 'text', head: 'Description', align: 'left', weight: 40 },
        { key: 'debit', head: rng.pick(['Withdrawals', 'Cheque/Debit']), align: 'right', weight: 16 },
        { key: 'credit', head: rng.pick(['Deposits', 'Deposit/Credit']), align: 'right', weight: 16 },
        { key: 'date', head: 'Date', align: 'left', weight: 10 },
        { key: 'balance', head: 'Balance', align: 'right', weight: 16 },
      ],
      money: us,
      dates: 'MMMdd',
      upperDates: true,
      balances: 'day',
      openingRow: { text: 'STARTING BALANCE', date: day(month.start), balance: unsigned(ledger.opening, us) },
      table: { gap: 14, head: rng.pick(['ruled', 'bold']) },
    });
    flow.gap(6);
    ends(flow, [['Closing Balance', `$${unsigned(ledger.closing, us)}`]]);
    margins(flow, rng, (n, all) => `${n} of ${all}`);
    return {
      sheet,
      truth: { accounts: [truthOf(ledger, { balancePrinted: (_, i) => lastOfDay(ledger.entries, i) })] },
    };
  },
};

const cardPanel: Family = {
  name: 'ca-card-panel',
  about: 'two dates, spend category inside rows, a panel beside the table',
  draw: (rng) => {
    const month = period(rng, rng.pick(['cycle', 'turn']));
    const ledger = makeLedger(rng, { lexicon: 'us', currency: 'CAD', ...month, count: rng.int(5, 34), nature: 'card' });
    const { sheet, flow } = paper(rng, { faces: latin, page: LETTER });
    const categories = ['Retail and Grocery', 'Restaurants', 'Transportation', 'Home and Office'];
    flow.newPage();
    letter(flow, rng, 'Maple Imperial Bank', [ledger.holder], 'Your credit card statement', [
      ['Card number', `XXXX XXXX XXXX ${ledger.number.slice(-4)}`],
      ['Statement period', `${printDay(month.start, 'MMM d')} to ${printDay(month.end, 'MMM d, yyyy')}`],
    ]);
    flow.margins.right += 130;
    const owed = (minor: number): string => `${minor > 0 ? '-' : ''}$${unsigned(minor, us)}`;
    ends(
      flow,
      [
        ['Previous balance', owed(ledger.opening)],
        ['Payments', `-$${unsigned(total(ledger.entries.filter((e) => e.amount > 0)), us)}`],
        ['Purchases and charges', `$${unsigned(total(ledger.entries.filter((e) => e.amount < 0)), us)}`],
        ['Total balance', owed(ledger.closing)],
      ],
      { align: 'left' },
    );
    const side = sheet.page.width - 150;
    [
      'Contact us',
      '1 800 555-0199',
      'Credit limit',
      '$9,500.00',
      'Available credit',
      '$5,120.44',
      'Interest rate',
      '20.99% purchases',
      'Minimum due',
      `$10.00 on ${printDay(month.end + 21, 'MMM d')}`,
    ].forEach((line, i) => sheet.text(side, 250 + i * 13, line, { size: 7.5, color: '#555555' }));
    const table = new Table(
      flow,
      [
        { key: 'date', head: ['Trans', 'date'], align: 'left', weight: 10 },
        { key: 'post', head: ['Post', 'date'], align: 'left', weight: 10 },
        { key: 'text', head: ['', 'Description'], align: 'left', weight: 40 },
        { key: 'category', head: ['Spend', 'Categories'], align: 'left', weight: 22 },
        { key: 'amount', head: ['', 'Amount($)'], align: 'right', weight: 13 },
      ],
      {},
    );
    const order: (Entry & { category: string })[] = [];
    flow.afterBreak = () => table.head();
    for (const [name, entries] of [
      ['Your payments', ledger.entries.filter((e) => e.amount > 0)],
      ['Your new charges and credits', ledger.entries.filter((e) => e.amount < 0)],
    ] as const) {
      if (!entries.length) continue;
      flow.need(60);
      flow.line(name, { bold: true });
      table.head();
      for (const e of entries) {
        const category = e.amount > 0 ? '' : rng.pick(categories);
        order.push({ ...e, category });
        table.entry({
          date: printDay(e.date, 'MMM dd'),
          post: printDay(Math.min(e.date + 1, month.end), 'MMM dd'),
          text: e.lines.join(' '),
          category,
          amount: unsigned(e.amount, us),
        });
      }
      table.entry(
        {
          text: name === 'Your payments' ? 'Total payments' : 'Total for this card',
          amount: `$${unsigned(total(entries), us)}`,
        },
        { bold: true },
      );
    }
    margins(flow, rng, (n, all) => `Page ${n} of ${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(
            { ...ledger, entries: order },
            {
              balancePrinted: () => false,
              describe: (e) => e.lines.join(' '),
              otherDescriptions: (e) => [`${e.lines.join(' ')} ${(e as Entry & { category: string }).category}`.trim()],
              otherDate: (e) => Math.min(e.date + 1, month.end),
            },
          ),
        ],
      },
    };
  },
};

/** Families that were judged once and then looked at. */
export const formerAmerica: readonly Family[] = [storeCard, creditUnion, dateAfter, cardPanel];
