import { Table } from '../../drawing/table.ts';
import { isoDay, printDay } from '../../story/calendar.ts';
import { makeLedger, truthOf, type Entry } from '../../story/ledger.ts';
import { continental, decimal, signed, unsigned, us } from '../../story/money.ts';
import { latin, period, type Family } from '../family.ts';
import { figures, footer, heading, notice, rowCount, sumOf } from './desk.ts';
import { paper } from './paper.ts';

const quantityPrice: Family = {
  name: 'broker-quantity-price',
  about:
    'landscape cash ledger of a broker: trade and settlement dates, quantities and prices before the amount, holdings',
  producers: ['pdf-lib', 'pdfkit', 'libreoffice'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'turn']));
    const { sheet, flow } = paper(rng, { faces: latin, sizes: [7, 7.5, 8], page: { width: 841.89, height: 595.28 } });
    const titles = [
      'NORTHWIND LOGISTICS CL A',
      'ACME WIDGETS ORD',
      'GLOBAL EQUITY ETF ACC',
      'TREASURY NOTE 4.25% 15/08/2034',
    ];
    let cash = rng.int(500_000, 9_000_000);
    const opening = cash;
    const dates = Array.from(
      { length: rowCount(rng, 35) },
      () => month.start + rng.int(0, month.end - month.start - 2),
    );
    const rows = dates
      .sort((a, b) => a - b)
      .map((settled) => {
        const kind = rng.pick(['Buy', 'Sell', 'Buy', 'Sell', 'Dividend', 'Tax withheld', 'Custody fee', 'Deposit']);
        const trade = kind === 'Buy' || kind === 'Sell';
        const quantity = trade ? rng.int(1, 400) : 0;
        const price = rng.int(500, 30_000);
        let amount = trade ? quantity * price : rng.int(150, kind === 'Deposit' ? 900_000 : 40_000);
        if (kind === 'Buy' || kind === 'Tax withheld' || kind === 'Custody fee') amount = -amount;
        const word = cash + amount < 0 ? 'Deposit' : kind;
        if (cash + amount < 0) amount = -amount;
        const known = word === kind && trade;
        cash += amount;
        return {
          settled,
          traded: known ? Math.max(month.start - 2, settled - 2) : settled,
          word,
          security: word === 'Deposit' || word === 'Custody fee' ? '' : rng.pick(titles),
          quantity: known ? `${quantity}.0000` : '',
          price: known ? unsigned(price, us) : '',
          amount,
          cash,
        };
      });
    const sign = rng.pick(['parentheses', 'leading'] as const);
    const d = (at: number): string => printDay(at, 'd MMMM yyyy');
    const pattern = rng.pick(['dd/MM/yyyy', 'dd MMM yyyy', 'yyyy-MM-dd']);
    flow.newPage();
    heading(flow, rng, {
      bank: 'Halcyon Brokers Ltd',
      holder: ['Gareth Price', 'The Old Forge, Mill Lane'],
      title: 'Cash statement',
      facts: [
        ['Client', rng.digits(7)],
        ['Period', `${d(month.start)} - ${d(month.end)}`],
        ['Currency', 'USD'],
      ],
    });
    figures(
      flow,
      [
        ['Cash brought forward', signed(opening, us, sign)],
        ['Cash carried forward', signed(cash, us, sign)],
      ],
      0.35,
    );
    const table = new Table(
      flow,
      [
        { key: 'date', head: ['Settlement', 'date'], align: 'left', weight: 11 },
        { key: 'traded', head: ['Trade', 'date'], align: 'left', weight: 11 },
        { key: 'word', head: ['', 'Type'], align: 'left', weight: 12 },
        { key: 'text', head: ['', 'Security'], align: 'left', weight: 30 },
        { key: 'quantity', head: ['', 'Quantity'], align: 'right', weight: 12 },
        { key: 'price', head: ['', 'Price'], align: 'right', weight: 11 },
        { key: 'amount', head: ['Amount', 'USD'], align: 'right', weight: 15 },
        { key: 'cash', head: ['Cash balance', 'USD'], align: 'right', weight: 15 },
      ],
      { rows: rng.pick(['plain', 'ruled', 'zebra']) },
    );
    flow.afterBreak = () => table.head();
    table.head();
    for (const row of rows)
      table.entry({
        date: printDay(row.settled, pattern),
        traded: printDay(row.traded, pattern),
        word: row.word,
        text: row.security,
        quantity: row.quantity,
        price: row.price,
        amount: signed(row.amount, us, sign),
        cash: signed(row.cash, us, sign),
      });
    flow.afterBreak = undefined;
    if (rng.chance(0.7)) {
      flow.need(120);
      flow.gap(12);
      flow.line(`Holdings at ${d(month.end)}`, { bold: true });
      const holdings = new Table(
        flow,
        ['Security', 'Quantity', 'Price', 'Market value USD'].map((head, i) => ({
          key: `c${i}`,
          head,
          align: i ? ('right' as const) : ('left' as const),
          weight: i ? 14 : 36,
        })),
        { width: flow.width * 0.75 },
      );
      holdings.head();
      for (const title of titles.slice(0, rng.int(1, 4))) {
        const [held, price] = [rng.int(1, 900), rng.int(500, 30_000)];
        holdings.entry({ c0: title, c1: String(held), c2: unsigned(price, us), c3: unsigned(held * price, us) });
      }
    }
    footer(flow, rng, (n, all) => `Page ${n} of ${all}`, 'Halcyon Brokers Ltd is authorised and regulated.');
    return {
      sheet,
      truth: {
        accounts: [
          {
            openingBalance: decimal(opening, 2),
            closingBalance: decimal(cash, 2),
            currency: 'USD',
            transactions: rows.map((row) => ({
              date: isoDay(row.settled),
              description: `${row.word} ${row.security}`.trim(),
              amount: decimal(row.amount, 2),
              balance: decimal(row.cash, 2),
              ...(row.traded === row.settled ? {} : { otherDate: isoDay(row.traded) }),
              otherDescriptions: [
                row.word,
                ...(row.security ? [row.security] : []),
                `${row.word} ${row.security} ${row.quantity} ${row.price}`.trim(),
              ],
            })),
          },
        ],
      },
    };
  },
};

const mileage: Family = {
  name: 'expense-mileage',
  about: 'travel claim: receipts in foreign money with a rate, then a table of journeys by kilometres, totals of both',
  producers: ['pdfkit', 'chromium', 'libreoffice'],
  draw: (rng) => {
    const month = period(rng, 'month');
    const base = makeLedger(rng, {
      lexicon: 'gb',
      currency: 'EUR',
      ...month,
      count: rng.int(2, 40),
      kinds: ['purchase'],
      opening: 90_000_000,
    });
    const { sheet, flow } = paper(rng, { faces: latin });
    const receipts = base.entries.filter(() => rng.chance(0.75));
    const drives = base.entries
      .filter((e) => !receipts.includes(e))
      .map((e) => {
        const km = rng.int(8, 620);
        const [from, to] = rng.shuffle(['Utrecht', 'Antwerp', 'Cologne', 'Lille', 'Luxembourg']);
        const journey: Entry = { ...e, amount: -km * 23, lines: [`${from} - ${to} ${rng.pick(['return', 'single'])}`] };
        return { km, journey };
      });
    for (const e of receipts) e.lines = [rng.pick(base.lexicon.shops)];
    const pattern = rng.pick(['dd/MM/yyyy', 'dd.MM.yyyy', 'd MMM yyyy']);
    const money = rng.chance(0.5) ? us : continental;
    const euro = (minor: number): string => unsigned(minor, money);
    const comma = (text: string): string => (money === us ? text : text.replace('.', ','));
    const journeys = drives.map(({ journey }) => journey);
    flow.newPage();
    heading(flow, rng, {
      bank: 'Okafor Design BV',
      holder: [`Claimant: ${base.holder}`, 'Cost centre 4410'],
      title: 'TRAVEL EXPENSE CLAIM',
      facts: [
        ['Claim', `TEC-${rng.digits(6)}`],
        ['Month', printDay(month.start, 'MMMM yyyy')],
        ['Submitted', printDay(month.end + 3, pattern)],
      ],
    });
    flow.line('A. Receipts', { bold: true });
    const table = new Table(
      flow,
      [
        { key: 'date', head: 'Date', align: 'left', weight: 13 },
        { key: 'number', head: 'No.', align: 'left', weight: 6 },
        { key: 'text', head: 'Supplier', align: 'left', weight: 34 },
        { key: 'paid', head: 'Paid', align: 'right', weight: 18 },
        { key: 'rate', head: 'Rate', align: 'right', weight: 10 },
        { key: 'amount', head: 'Claim EUR', align: 'right', weight: 15 },
      ],
      { rows: rng.pick(['ruled', 'plain']) },
    );
    flow.afterBreak = () => table.head();
    table.head();
    receipts.forEach((e, i) => {
      const rate = rng.chance(0.3) ? rng.int(8000, 12_500) / 10_000 : 1;
      const currency = rate === 1 ? 'EUR' : rng.pick(['USD', 'GBP', 'CHF']);
      table.entry({
        date: printDay(e.date, pattern),
        number: String(i + 1),
        text: e.lines,
        paid: `${currency} ${euro(Math.round(-e.amount * rate))}`,
        rate: comma(rate.toFixed(4)),
        amount: euro(e.amount),
      });
    });
    flow.afterBreak = undefined;
    table.entry({ text: 'Total receipts', amount: euro(sumOf(receipts)) }, { bold: true });
    if (drives.length) {
      flow.need(90);
      flow.gap(12);
      flow.line('B. Own car', { bold: true });
      const road = new Table(
        flow,
        [
          { key: 'date', head: 'Date', align: 'left', weight: 13 },
          { key: 'text', head: 'Journey', align: 'left', weight: 46 },
          { key: 'km', head: 'km', align: 'right', weight: 8 },
          { key: 'rate', head: 'per km', align: 'right', weight: 10 },
          { key: 'amount', head: 'Claim EUR', align: 'right', weight: 15 },
        ],
        { rows: 'ruled' },
      );
      flow.afterBreak = () => road.head();
      road.head();
      for (const { km, journey } of drives)
        road.entry({
          date: printDay(journey.date, pattern),
          text: journey.lines,
          km: String(km),
          rate: comma('0.23'),
          amount: euro(journey.amount),
        });
      flow.afterBreak = undefined;
      road.entry({ text: 'Total own car', amount: euro(sumOf(journeys)) }, { bold: true });
    }
    figures(flow, [['Total to be reimbursed EUR', euro(sumOf(receipts) + sumOf(journeys))]], 1, true);
    notice(
      flow,
      'Declaration',
      'I declare that these costs were made wholly for the company. Signature of claimant and of approver, date.',
    );
    footer(flow, rng, (n, all) => `Page ${n} of ${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(
            { ...base, entries: [...receipts, ...journeys] },
            { balancePrinted: () => false, openingPrinted: false, closingPrinted: false },
          ),
        ],
      },
    };
  },
};

export const judgedTrades: readonly Family[] = [quantityPrice, mileage];
