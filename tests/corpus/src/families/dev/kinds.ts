import { masthead, summary } from '../../drawing/masthead.ts';
import { Table, type Column } from '../../drawing/table.ts';
import { isoDay, printDay } from '../../story/calendar.ts';
import { makeLedger, truthOf, type Entry } from '../../story/ledger.ts';
import { decimal, signed, unsigned, us } from '../../story/money.ts';
import { A4, LETTER, latin, open, period, type Family } from '../family.ts';
import { pageNumbers } from '../ledger-pages.ts';

const sum = (entries: readonly Entry[]): number => entries.reduce((all, e) => all + e.amount, 0);

/** A hotel bill: nightly room and tax rows, charges and credits, balance due. */
const folio: Family = {
  name: 'hotel-folio',
  about: 'nightly room and tax rows, Charges and Credits columns, payment settles, balance due zero or not',
  draw: (rng) => {
    const month = period(rng, 'cycle');
    const nights = rng.int(2, 9);
    const arrive = month.start + rng.int(0, 10);
    const { sheet, flow } = open(rng, { faces: latin, page: LETTER });
    const rate = rng.int(8900, 32_000);
    const [tax, city] = [Math.round(rate * 0.0825), rng.int(150, 450)];
    const rows: { date: number; text: string; amount: number }[] = [];
    for (let night = 0; night < nights; night++) {
      const date = arrive + night;
      rows.push({
        date,
        text: `Room Charge ${rng.pick(['King', 'Queen', 'Twin'])} #${rng.int(201, 940)}`,
        amount: -rate,
      });
      rows.push({ date, text: 'State Occupancy Tax', amount: -tax });
      if (rng.chance(0.7)) rows.push({ date, text: 'City Tourism Fee', amount: -city });
      if (rng.chance(0.4))
        rows.push({
          date,
          text: `${rng.pick(['Restaurant Dinner', 'Bar', 'Parking Self', 'Laundry'])} Check ${rng.digits(4)}`,
          amount: -rng.int(900, 9800),
        });
    }
    const due = -rows.reduce((all, row) => all + row.amount, 0);
    const settled = rng.chance(0.7);
    if (settled) rows.push({ date: arrive + nights, text: `Visa Card XXXXXXXXXXXX${rng.digits(4)}`, amount: due });
    const pattern = rng.pick(['MM/dd/yyyy', 'MM-dd-yy', 'dd-MMM-yyyy', 'MMM d, yyyy']);
    flow.newPage();
    masthead(flow, rng, {
      bank: rng.pick(['The Larkspur Hotel', 'Harbor Inn & Suites', 'Grand Meridian']),
      holder: [rng.pick(['Jordan Whitfield', 'Priya Raman', 'Lena Kowalski']), '44 Elm Road'],
      title: rng.pick(['Guest Folio', 'Folio', 'INVOICE / FOLIO']),
      facts: [
        ['Arrival', printDay(arrive, pattern)],
        ['Departure', printDay(arrive + nights, pattern)],
        ['Folio No.', rng.digits(6)],
        ['Room', String(rng.int(201, 940))],
      ],
    });
    const table = new Table(
      flow,
      [
        { key: 'date', head: 'Date', align: 'left', weight: 14 },
        { key: 'text', head: rng.pick(['Description', 'Particulars']), align: 'left', weight: 50 },
        { key: 'debit', head: 'Charges', align: 'right', weight: 16 },
        { key: 'credit', head: rng.pick(['Credits', 'Payments']), align: 'right', weight: 16 },
      ],
      { rows: rng.pick(['plain', 'ruled']) },
    );
    flow.afterBreak = () => table.head();
    table.head();
    for (const row of rows)
      table.entry({
        date: printDay(row.date, pattern),
        text: row.text,
        [row.amount < 0 ? 'debit' : 'credit']: unsigned(row.amount, us),
      });
    flow.afterBreak = undefined;
    table.entry(
      { text: 'Total', debit: unsigned(due, us), credit: settled ? unsigned(due, us) : '0.00' },
      { bold: true },
    );
    flow.gap(6);
    flow.line(`${rng.pick(['Balance Due', 'Balance'])}: $${settled ? '0.00' : unsigned(due, us)}`, {
      bold: true,
      align: 'right',
    });
    flow.gap(20);
    flow.paragraph(
      'I agree that my liability for this bill is not waived and agree to be held personally liable in the event that the indicated person fails to pay for any part of these charges.',
      { size: 7 },
    );
    return {
      sheet,
      truth: {
        accounts: [
          {
            openingBalance: null,
            closingBalance: settled ? 0 : decimal(-due, 2),
            currency: 'USD',
            transactions: rows.map((row) => ({
              date: isoDay(row.date),
              description: row.text,
              amount: decimal(row.amount, 2),
              balance: null,
            })),
          },
        ],
      },
    };
  },
};

/** A processor's activity: gross, fee and net; the net moves the balance. */
const processor: Family = {
  name: 'processor-gross-fee-net',
  about: 'gross, fee and net columns, net is what moved, beginning and ending available balance, payouts negative',
  draw: (rng) => {
    const month = period(rng, 'month');
    const { sheet, flow } = open(rng, { faces: latin, page: LETTER });
    const count = rng.int(8, 50);
    const dates = Array.from({ length: count }, () => month.start + rng.int(0, month.end - month.start)).sort(
      (a, b) => a - b,
    );
    let balance = rng.int(10_000, 400_000);
    const opening = balance;
    const rows = dates.map((date) => {
      const payout = balance > 60_000 && rng.chance(0.15);
      const refund = !payout && rng.chance(0.08);
      const gross = payout ? -Math.floor((balance * rng.int(40, 100)) / 100) : (refund ? -1 : 1) * rng.int(500, 40_000);
      const fee = payout || refund ? 0 : -Math.round(gross * 0.029 + 30);
      balance += gross + fee;
      const who = rng.pick(['Acme Widgets', 'J. Whitfield', 'Lena K.', 'Corner Brew', 'Priya Raman', 'Okafor Design']);
      return {
        date,
        gross,
        fee,
        net: gross + fee,
        balance,
        text: payout
          ? `Payout to bank account ...${rng.digits(4)}`
          : refund
            ? `Refund to ${who} ID: ${rng.digits(9)}`
            : `${rng.pick(['Mobile Payment', 'Express Checkout Payment', 'Invoice Payment'])} from ${who} ID: ${rng.digits(9)}`,
      };
    });
    flow.newPage();
    masthead(flow, rng, {
      bank: rng.pick(['PayBuddy', 'Stripey Payments', 'Squared Away']),
      holder: ['Whitfield Design LLC'],
      title: rng.pick(['Merchant account statement', 'Activity statement']),
      facts: [
        ['Period', `${printDay(month.start, 'MM/dd/yyyy')} - ${printDay(month.end, 'MM/dd/yyyy')}`],
        ['Merchant ID', rng.digits(9)],
      ],
    });
    summary(
      flow,
      rng,
      'Statement summary - USD',
      [
        [rng.pick(['Beginning Available Balance', 'Beginning balance']), unsigned(opening, us)],
        [
          'Total fees',
          signed(
            rows.reduce((a, r) => a + r.fee, 0),
            us,
          ),
        ],
        [rng.pick(['Ending Available Balance', 'Ending balance']), unsigned(balance, us)],
      ],
      { shape: 'list' },
    );
    const withBalance = rng.chance(0.3);
    const table = new Table(
      flow,
      [
        { key: 'date', head: 'Date', align: 'left', weight: 11 },
        { key: 'text', head: 'Description', align: 'left', weight: 44 },
        { key: 'currency', head: 'Currency', align: 'left', weight: 9 },
        { key: 'gross', head: rng.pick(['Gross', 'Amount']), align: 'right', weight: 12 },
        { key: 'fee', head: rng.pick(['Fee', 'Fees']), align: 'right', weight: 10 },
        { key: 'net', head: rng.pick(['Net', 'Total']), align: 'right', weight: 12 },
        ...(withBalance ? [{ key: 'balance', head: 'Balance', align: 'right' as const, weight: 13 }] : []),
      ],
      { size: 8, rows: rng.pick(['plain', 'ruled', 'zebra']) },
    );
    flow.afterBreak = () => table.head();
    table.head();
    for (const row of rows)
      table.entry({
        date: printDay(row.date, 'MM/dd/yyyy'),
        text: row.text,
        currency: 'USD',
        gross: signed(row.gross, us),
        fee: signed(row.fee, us),
        net: signed(row.net, us),
        balance: signed(row.balance, us),
      });
    pageNumbers(flow, rng, (n, total) => `Page ${n} of ${total}`);
    return {
      sheet,
      truth: {
        accounts: [
          {
            openingBalance: decimal(opening, 2),
            closingBalance: decimal(balance, 2),
            currency: 'USD',
            transactions: rows.map((row) => ({
              date: isoDay(row.date),
              description: row.text,
              amount: decimal(row.net, 2),
              balance: withBalance ? decimal(row.balance, 2) : null,
            })),
          },
        ],
      },
    };
  },
};

/** A loan: payments split over principal and interest, the balance owed. */
const loan: Family = {
  name: 'loan-debit-raises-debt',
  about: 'loan account: interest raises what is owed, repayments lower it, rate-change lines, balance DR',
  draw: (rng) => {
    const month = period(rng, 'cycle');
    const start = month.start - 150;
    const { sheet, flow } = open(rng, { faces: latin });
    let balance = -rng.int(12_000_000, 60_000_000);
    const opening = balance;
    const style = rng.pick(['CR/DR', 'minus'] as const);
    const show = (minor: number): string =>
      style === 'minus' ? signed(minor, us) : `${unsigned(minor, us)} ${minor < 0 ? 'DR' : 'CR'}`;
    const rows: { date: number; text: string; amount: number; balance: number }[] = [];
    for (let i = 0; i < rng.int(5, 6); i++) {
      const interest = -Math.round((-balance * rng.int(55, 70)) / 12_000);
      const at = start + i * 30;
      rows.push({
        date: at + 3,
        text: rng.pick(['INTEREST CHARGED', 'INTEREST']),
        amount: interest,
        balance: (balance += interest),
      });
      const paid = rng.int(250_000, 420_000);
      rows.push({
        date: at + 14,
        text: rng.pick(['REPAYMENT DIRECT DEBIT', 'LOAN REPAYMENT', 'TRANSFER FROM 03 884']),
        amount: paid,
        balance: (balance += paid),
      });
      if (rng.chance(0.3))
        rows.push({ date: at + 20, text: 'ACCOUNT KEEPING FEE', amount: -800, balance: (balance += -800) });
    }
    const end = rows.at(-1)!.date + 2;
    flow.newPage();
    masthead(flow, rng, {
      bank: rng.pick(['Southern Cross Bank', 'Wattle Bank']),
      holder: ['Bronte Walker', '18 Jacaranda Court'],
      title: rng.pick(['Home Loan Statement', 'Loan account statement']),
      facts: [
        ['Loan account', rng.digits(9)],
        ['Statement period', `${printDay(start, 'd MMM yyyy')} to ${printDay(end, 'd MMM yyyy')}`],
        ['Interest rate', `${rng.int(5, 7)}.${rng.digits(2)}% p.a.`],
      ],
    });
    const table = new Table(
      flow,
      [
        { key: 'date', head: 'Date', align: 'left', weight: 13 },
        { key: 'text', head: 'Transaction', align: 'left', weight: 40 },
        { key: 'debit', head: 'Debit', align: 'right', weight: 14 },
        { key: 'credit', head: 'Credit', align: 'right', weight: 14 },
        { key: 'balance', head: 'Balance', align: 'right', weight: 18 },
      ],
      { rows: rng.pick(['plain', 'zebra']) },
    );
    table.head();
    table.entry({ date: printDay(start, 'dd MMM yyyy'), text: 'OPENING BALANCE', balance: show(opening) });
    for (const row of rows) {
      if (row.text.startsWith('INTEREST') && rng.chance(0.2))
        table.entry({
          date: printDay(row.date - 1, 'dd MMM yyyy'),
          text: `RATE CHANGED TO ${rng.int(5, 7)}.${rng.digits(2)}%`,
        });
      table.entry({
        date: printDay(row.date, 'dd MMM yyyy'),
        text: row.text,
        [row.amount < 0 ? 'debit' : 'credit']: unsigned(row.amount, us),
        balance: show(row.balance),
      });
    }
    table.entry(
      { date: printDay(end, 'dd MMM yyyy'), text: 'CLOSING BALANCE', balance: show(balance) },
      { bold: true },
    );
    pageNumbers(flow, rng, (n, total) => `Page ${n} of ${total}`);
    return {
      sheet,
      truth: {
        accounts: [
          {
            openingBalance: decimal(opening, 2),
            closingBalance: decimal(balance, 2),
            currency: 'AUD',
            transactions: rows.map((r) => ({
              date: isoDay(r.date),
              description: r.text,
              amount: decimal(r.amount, 2),
              balance: decimal(r.balance, 2),
            })),
          },
        ],
      },
    };
  },
};

/** An expense list: spending positive, subtotals by category, no balances at all. */
const expenses: Family = {
  name: 'expense-list',
  about: 'merchant and category columns, amounts without sign are spending, subtotals and a grand total',
  draw: (rng) => {
    const month = period(rng, 'month');
    const base = makeLedger(rng, {
      lexicon: 'us',
      currency: 'USD',
      ...month,
      count: rng.int(6, 40),
      kinds: ['purchase'],
      opening: 90_000_000,
    });
    const { sheet, flow } = open(rng, { faces: latin, page: LETTER });
    const categories = ['Travel', 'Meals', 'Office', 'Software'];
    const grouped = categories
      .map((name, i) => ({ name, entries: base.entries.filter((_, k) => k % categories.length === i) }))
      .filter((g) => g.entries.length);
    const byGroup = rng.chance(0.5);
    for (const entry of base.entries) entry.lines = [rng.pick(base.lexicon.shops)];
    flow.newPage();
    masthead(flow, rng, {
      bank: rng.pick(['Whitfield Design LLC', 'Expensely']),
      holder: [`Employee: ${base.holder}`],
      title: 'Expense Report',
      facts: [
        ['Report period', `${printDay(month.start, 'MM/dd/yyyy')} - ${printDay(month.end, 'MM/dd/yyyy')}`],
        ['Report', `EXP-${rng.digits(5)}`],
      ],
    });
    const table = new Table(
      flow,
      [
        { key: 'date', head: 'Date', align: 'left', weight: 13 },
        { key: 'text', head: 'Merchant', align: 'left', weight: 45 },
        { key: 'category', head: 'Category', align: 'left', weight: 18 },
        { key: 'amount', head: rng.pick(['Amount (USD)', 'Amount']), align: 'right', weight: 18 },
      ],
      { rows: rng.pick(['ruled', 'zebra', 'plain']) },
    );
    flow.afterBreak = () => table.head();
    table.head();
    const order: (Entry & { category: string })[] = [];
    const put = (entry: Entry, category: string): void => {
      order.push({ ...entry, category });
      table.entry({
        date: printDay(entry.date, 'MM/dd/yyyy'),
        text: entry.lines,
        category,
        amount: `$${unsigned(entry.amount, us)}`,
      });
    };
    if (byGroup)
      for (const group of grouped) {
        for (const entry of group.entries) put(entry, group.name);
        table.entry({ text: `Subtotal ${group.name}`, amount: `$${unsigned(sum(group.entries), us)}` }, { bold: true });
      }
    else base.entries.forEach((entry, i) => put(entry, categories[i % categories.length]!));
    table.entry(
      {
        text: rng.pick(['Total', 'Total expenses', 'TOTAL REIMBURSABLE']),
        amount: `$${unsigned(sum(base.entries), us)}`,
      },
      { bold: true },
    );
    pageNumbers(flow, rng, (n, total) => `Page ${n} of ${total}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(
            { ...base, entries: order },
            {
              balancePrinted: () => false,
              openingPrinted: false,
              closingPrinted: false,
              otherDescriptions: (e) => [`${e.lines[0]} ${(e as Entry & { category: string }).category}`],
            },
          ),
        ],
      },
    };
  },
};

/** Cash of a brokerage account beside quantities and prices that are no money. */
const brokerage: Family = {
  name: 'brokerage-cash-activity',
  about: 'symbol, quantity and price columns beside the amount, parentheses for money out, holdings table before',
  draw: (rng) => {
    const month = period(rng, 'month');
    const { sheet, flow } = open(rng, { faces: latin, page: LETTER });
    let cash = rng.int(800_000, 4_000_000);
    const opening = cash;
    const tickers: [string, string][] = [
      ['VTX', 'VANGARD TOTAL IDX'],
      ['ACME', 'ACME CORP'],
      ['NWL', 'NORTHWIND LTD'],
      ['BND', 'BOND FUND'],
    ];
    const dates = Array.from({ length: rng.int(5, 28) }, () => month.start + rng.int(0, month.end - month.start)).sort(
      (a, b) => a - b,
    );
    const rows = dates.map((date) => {
      const [symbol, name] = rng.pick(tickers);
      const kind = rng.pick(['Bought', 'Sold', 'Dividend', 'Deposit', 'Interest', 'Fee']);
      const quantity = rng.int(1, 60);
      const price = rng.int(1200, 42_000);
      let amount =
        kind === 'Bought'
          ? -quantity * price
          : kind === 'Sold'
            ? quantity * price
            : kind === 'Fee'
              ? -rng.int(100, 2500)
              : rng.int(150, 90_000);
      if (cash + amount < 0) amount = Math.abs(amount);
      const trade = kind === 'Bought' || kind === 'Sold';
      const word = trade ? (amount < 0 ? 'Bought' : 'Sold') : kind;
      cash += amount;
      return {
        date,
        amount,
        cash,
        text:
          trade || kind === 'Dividend' ? `${word} ${name}` : `${word} ${rng.pick(['ACH', 'Core account', 'Service'])}`,
        symbol: trade || kind === 'Dividend' ? symbol : '',
        quantity: trade ? `${amount < 0 ? '' : '-'}${quantity}.000` : '',
        price: trade ? `$${unsigned(price, us)}` : '',
      };
    });
    flow.newPage();
    masthead(flow, rng, {
      bank: rng.pick(['Fidelis Brokerage', 'Cascade Investments']),
      holder: ['Priya Raman', '77 Orchard Lane'],
      title: 'Brokerage Account',
      facts: [
        ['Account Number', `Z${rng.digits(8)}`],
        ['Period', `${printDay(month.start, 'MMMM d, yyyy')} - ${printDay(month.end, 'MMMM d, yyyy')}`],
      ],
    });
    flow.line('Holdings', { bold: true, size: 11 });
    const holdings = new Table(flow, [
      { key: 'text', head: 'Description', align: 'left', weight: 40 },
      { key: 'quantity', head: 'Quantity', align: 'right', weight: 15 },
      { key: 'price', head: 'Price', align: 'right', weight: 15 },
      { key: 'value', head: 'Market Value', align: 'right', weight: 20 },
    ]);
    holdings.head();
    for (const [symbol, name] of tickers)
      holdings.entry({
        text: `${name} (${symbol})`,
        quantity: `${rng.int(5, 300)}.000`,
        price: `$${unsigned(rng.int(1200, 42_000), us)}`,
        value: `$${unsigned(rng.int(80_000, 9_000_000), us)}`,
      });
    flow.gap(8);
    summary(
      flow,
      rng,
      'Cash Flow',
      [
        ['Beginning Cash Balance', `$${unsigned(opening, us)}`],
        ['Ending Cash Balance', `$${unsigned(cash, us)}`],
      ],
      { shape: 'list' },
    );
    flow.line('Activity', { bold: true, size: 11 });
    const table = new Table(
      flow,
      [
        { key: 'date', head: ['Settlement', 'Date'], align: 'left', weight: 11 },
        { key: 'text', head: ['', 'Description'], align: 'left', weight: 34 },
        { key: 'symbol', head: ['', 'Symbol'], align: 'left', weight: 9 },
        { key: 'quantity', head: ['', 'Quantity'], align: 'right', weight: 11 },
        { key: 'price', head: ['', 'Price'], align: 'right', weight: 12 },
        { key: 'amount', head: ['', 'Amount'], align: 'right', weight: 15 },
      ],
      { rows: rng.pick(['plain', 'ruled']) },
    );
    flow.afterBreak = () => table.head();
    table.head();
    for (const row of rows)
      table.entry({
        date: printDay(row.date, 'MM/dd'),
        text: row.text,
        symbol: row.symbol,
        quantity: row.quantity,
        price: row.price,
        amount: row.amount < 0 ? `($${unsigned(row.amount, us)})` : `$${unsigned(row.amount, us)}`,
      });
    pageNumbers(flow, rng, (n, total) => `${n} of ${total}`);
    return {
      sheet,
      truth: {
        accounts: [
          {
            openingBalance: decimal(opening, 2),
            closingBalance: decimal(cash, 2),
            currency: 'USD',
            transactions: rows.map((r) => ({
              date: isoDay(r.date),
              description: r.text,
              amount: decimal(r.amount, 2),
              balance: null,
              otherDescriptions: [
                `${r.text} ${r.symbol}`.trim(),
                `${r.text} ${r.symbol} ${r.quantity} ${r.price}`.replace(/\s+/g, ' ').trim(),
              ],
            })),
          },
        ],
      },
    };
  },
};

/** Date on a line of its own above the description; newest first; what is called Amount is the balance. */
const wallet: Family = {
  name: 'wallet-incoming-outgoing',
  about: 'description first with its date on the next line, Incoming and Outgoing, newest first, one table a currency',
  draw: (rng) => {
    const month = period(rng, 'month');
    const { sheet, flow } = open(rng, { faces: latin });
    const currencies = rng.shuffle(['EUR', 'USD', 'GBP']).slice(0, rng.int(1, 2));
    const pattern = rng.pick(['d MMMM yyyy', 'MMMM d, yyyy', 'd MMM yyyy']);
    const accounts = currencies.map((currency, index) => {
      const ledger = makeLedger(rng.fork(currency), { lexicon: 'gb', currency, ...month, count: rng.int(3, 25) });
      for (const entry of ledger.entries)
        entry.lines = [
          entry.amount < 0
            ? `Card transaction of ${unsigned(entry.amount, us)} ${currency} issued by ${rng.pick(ledger.lexicon.shops)}`
            : `Received money from ${rng.pick(ledger.lexicon.people)} with reference ${entry.reference}`,
        ];
      if (index === 0) {
        flow.newPage();
        masthead(flow, rng, {
          bank: 'Wisely',
          holder: [ledger.holder],
          title: `Statement of accounts`,
          facts: [['Generated on', printDay(month.end + 2, pattern)]],
        });
      } else flow.newPage();
      flow.line(`${currency} statement`, { bold: true, size: 14 });
      flow.line(`${printDay(month.start, pattern)} - ${printDay(month.end, pattern)}`);
      flow.line(`${currency} on ${printDay(month.end, pattern)}    ${unsigned(ledger.closing, us)} ${currency}`, {
        bold: true,
      });
      flow.gap(6);
      const table = new Table(
        flow,
        [
          { key: 'text', head: 'Description', align: 'left', weight: 56 },
          { key: 'credit', head: 'Incoming', align: 'right', weight: 15 },
          { key: 'debit', head: 'Outgoing', align: 'right', weight: 15 },
          { key: 'balance', head: 'Amount', align: 'right', weight: 16 },
        ],
        { rows: 'ruled' },
      );
      flow.afterBreak = () => table.head();
      table.head();
      for (const entry of [...ledger.entries].reverse())
        table.entry({
          text: [
            entry.lines[0]!,
            `${printDay(entry.date, pattern)}  Card ending in ${entry.card}  Transaction: CARD-${entry.reference}`,
          ],
          debit: entry.amount < 0 ? signed(entry.amount, us) : '',
          credit: entry.amount > 0 ? unsigned(entry.amount, us) : '',
          balance: unsigned(entry.balance, us),
        });
      flow.afterBreak = undefined;
      return truthOf(ledger, {
        openingPrinted: false,
        describe: (e) => e.lines[0]!,
        otherDescriptions: (e) => [`${e.lines[0]!} Card ending in ${e.card} Transaction: CARD-${e.reference}`],
      });
    });
    pageNumbers(flow, rng, (n, total) => `${n} / ${total}`);
    return { sheet, truth: { accounts } };
  },
};

/** Money out before money in, dates like "1 Jan 2024", pending rows apart, a pot table with its own money. */
const neobank: Family = {
  name: 'neobank-pending',
  about: 'Money out, Money in, Balance; a pending section that is not booked; fees and reverted lines in the text',
  draw: (rng) => {
    const month = period(rng, 'month');
    const ledger = makeLedger(rng, { lexicon: 'gb', currency: 'EUR', ...month, count: rng.int(5, 40) });
    const { sheet, flow } = open(rng, { faces: latin, page: A4 });
    const euro = (minor: number): string => `€${unsigned(minor, us)}`;
    flow.newPage();
    masthead(flow, rng, {
      bank: 'Revolta',
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets)],
      title: 'EUR Statement',
      facts: [
        ['Generated on the', printDay(month.end + 3, 'd MMM yyyy')],
        ['IBAN', `LT${rng.digits(10)}`],
      ],
    });
    flow.line('Balance summary', { bold: true });
    const small = new Table(
      flow,
      [
        { key: 'text', head: 'Product', align: 'left', weight: 34 },
        { key: 'a', head: 'Opening balance', align: 'right', weight: 16 },
        { key: 'b', head: 'Money out', align: 'right', weight: 16 },
        { key: 'c', head: 'Money in', align: 'right', weight: 16 },
        { key: 'd', head: 'Closing balance', align: 'right', weight: 16 },
      ],
      { rows: 'ruled' },
    );
    small.head();
    const totals = (s: number): string => euro(sum(ledger.entries.filter((e) => e.amount * s > 0)));
    small.entry({
      text: 'Account (Current Account)',
      a: euro(ledger.opening),
      b: totals(-1),
      c: totals(1),
      d: euro(ledger.closing),
    });
    flow.gap(10);
    const columns: Column[] = [
      { key: 'date', head: 'Date', align: 'left', weight: 14 },
      { key: 'text', head: 'Description', align: 'left', weight: 44 },
      { key: 'debit', head: 'Money out', align: 'right', weight: 14 },
      { key: 'credit', head: 'Money in', align: 'right', weight: 14 },
      { key: 'balance', head: 'Balance', align: 'right', weight: 14 },
    ];
    if (rng.chance(0.6)) {
      flow.line(`Pending from ${printDay(month.start, 'd MMMM yyyy')} to ${printDay(month.end, 'd MMMM yyyy')}`, {
        bold: true,
      });
      const pending = new Table(
        flow,
        [columns[0]!, columns[1]!, columns[2]!, columns[3]!].map((c) =>
          c.key === 'date' ? { ...c, head: 'Start date' } : c,
        ),
        { rows: 'ruled' },
      );
      pending.head();
      for (let i = 0; i < rng.int(1, 3); i++)
        pending.entry({
          date: printDay(month.end, 'd MMM yyyy'),
          text: rng.pick(ledger.lexicon.shops),
          debit: euro(rng.int(300, 9000)),
        });
      flow.gap(10);
    }
    flow.line(
      `Account transactions from ${printDay(month.start, 'd MMMM yyyy')} to ${printDay(month.end, 'd MMMM yyyy')}`,
      { bold: true },
    );
    const table = new Table(flow, columns, { rows: 'ruled' });
    flow.afterBreak = () => table.head();
    table.head();
    for (const entry of ledger.entries)
      table.entry({
        date: printDay(entry.date, 'd MMM yyyy'),
        text: entry.lines,
        [entry.amount < 0 ? 'debit' : 'credit']: euro(entry.amount),
        balance: euro(entry.balance),
      });
    flow.afterBreak = undefined;
    flow.gap(20);
    flow.paragraph(
      'Report lost or stolen card +370 5 214 3608. Get help directly in app. Revolta Bank UAB is authorised by the Bank of Examples. Deposits are protected up to €100,000.00.',
      { size: 6.5 },
    );
    pageNumbers(flow, rng, (n, total) => `Page ${n} of ${total}`);
    return { sheet, truth: { accounts: [truthOf(ledger)] } };
  },
};

export const kinds: readonly Family[] = [folio, processor, loan, expenses, brokerage, wallet, neobank];
