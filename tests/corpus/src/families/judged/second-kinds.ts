import { escapeXml } from '../../drawing/chromium.ts';
import { isoDay, printDay, type Day } from '../../story/calendar.ts';
import { makeLedger, truthOf, type Entry, type Ledger } from '../../story/ledger.ts';
import { decimal, signed, unsigned, us } from '../../story/money.ts';
import type { TruthTransaction } from '../../truth.ts';
import { LETTER, latin, period, type Family } from '../family.ts';
import { columnsOf, runningTable } from './columns.ts';
import { abreast, figures, footer, heading, sumOf } from './desk.ts';
import { letter, margins, paper } from './paper.ts';
import { reword } from './words.ts';

const cardSlips: Family = {
  name: 'hotel-folio-slips',
  about:
    'American folio: one signed amount column, room and reference columns, lines of the card slip below payments, taxes by night, balance',
  draw: (rng) => {
    const month = period(rng, 'cycle');
    const arrive = month.start + rng.int(0, 9);
    const nights = rng.int(1, 14);
    const rate = rng.int(8900, 42_000);
    const room = String(rng.int(201, 1840));
    const rows: { date: Day; lines: string[]; amount: number; reference: string }[] = [];
    const put = (date: Day, amount: number, ...lines: string[]): void => {
      rows.push({ date, lines, amount, reference: rng.digits(7) });
    };
    const parking = rng.chance(0.4);
    for (let night = 0; night < nights; night++) {
      const date = arrive + night;
      put(date, -rate, rng.pick(['ROOM CHARGE', 'GUEST ROOM', 'BEST AVAILABLE RATE']));
      put(date, -Math.round(rate * 0.06), 'STATE OCCUPANCY TAX');
      put(date, -Math.round(rate * 0.07), 'CITY/LOCAL TAX');
      if (parking) put(date, -4500, 'VALET PARKING', `TICKET ${rng.digits(5)}`);
      if (rng.chance(0.35))
        put(
          date,
          -rng.int(700, 9800),
          rng.pick(['LOBBY BAR', 'ROOM SERVICE DINNER', 'GIFT SHOP']),
          `CHK ${rng.digits(4)}  ${printDay(date, 'MM/dd')} ${rng.int(11, 22)}:${rng.int(10, 59)}`,
        );
    }
    if (rng.chance(0.2)) put(arrive + nights, rng.int(20, 60) * 100, 'ADJ GUEST SATISFACTION');
    const due = -rows.reduce((all, row) => all + row.amount, 0);
    const settled = rng.chance(0.8);
    if (settled)
      put(
        arrive + nights,
        due,
        rng.pick(['VISA/MASTERCARD', 'AMERICAN EXPRESS', 'VISA CARD']),
        `XXXXXXXXXXXX${rng.digits(4)}   EXP XX/XX`,
        `AUTH ${rng.digits(6)}   AMT ${unsigned(due, us)}`,
      );
    const { sheet, flow } = paper(rng, { faces: latin, page: LETTER, sizes: [8, 8.5, 9] });
    const dollars = rng.chance(0.5) ? '$' : '';
    const printed = (minor: number): string => {
      const figure = `${dollars}${unsigned(minor, us)}`;
      return minor > 0 ? rng.fork('minus').pick([`-${figure}`, `(${figure})`]) : figure;
    };
    const pattern = rng.pick(['MM/dd/yy', 'MM-dd-yyyy', 'd-MMM-yy', 'MM/dd/yyyy']);
    const d = (at: Day): string => printDay(at, 'MM/dd/yyyy');
    flow.newPage();
    heading(flow, rng, {
      bank: rng.pick(['Harborlight Suites Downtown', 'The Juniper Hotel']),
      holder: [rng.pick(['OKAFOR, SAM', 'DELGADO, MARIA']), '4410 LAKEVIEW BLVD', 'BOISE ID 83702'],
      title: 'GUEST FOLIO',
      facts: [
        ['Room', room],
        ['Arrive', d(arrive)],
        ['Depart', d(arrive + nights)],
        ['Confirmation', rng.digits(8)],
        ['Rate', `$${unsigned(rate, us)}`],
      ],
    });
    const withReference = rng.chance(0.6);
    runningTable(
      flow,
      columnsOf(
        ['date', 'DATE', 13],
        ...(withReference
          ? ([
              ['reference', 'REFERENCE', 12],
              ['room', 'ROOM', 8],
            ] as const)
          : []),
        ['text', 'DESCRIPTION', 44],
        ['amount', dollars ? 'AMOUNT' : 'AMOUNT (USD)', 16, 'right'],
      ),
      { rows: rng.pick(['plain', 'ruled']) },
      (table) => {
        for (const row of rows)
          table.entry({
            date: printDay(row.date, pattern),
            reference: row.reference,
            room,
            text: row.lines,
            amount: printed(row.amount),
          });
      },
    );
    flow.gap(6);
    figures(
      flow,
      [[rng.pick(['BALANCE DUE', 'TOTAL BALANCE', 'Folio Balance']), `${dollars}${unsigned(settled ? 0 : due, us)}`]],
      1,
      true,
    );
    if (rng.chance(0.5)) {
      flow.gap(6);
      flow.line('EXPENSE REPORT SUMMARY', { bold: true });
      abreast(
        flow,
        2,
        [
          { head: 'Stay', align: 'left', weight: 12 },
          { head: 'Room & tax', align: 'right', weight: 14 },
        ],
        Array.from({ length: nights }, (_, i) => [
          printDay(arrive + i, 'MM/dd/yyyy'),
          unsigned(rate + Math.round(rate * 0.06) + Math.round(rate * 0.07), us),
        ]),
      );
    }
    flow.paragraph(
      'I agree that my liability for this bill is not waived and agree to be held personally liable in the event that the indicated person, company or association fails to pay for any part or the full amount of these charges.',
      { size: 6.5 },
    );
    footer(flow, rng, (n, all) => `Page ${n} of ${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          {
            openingBalance: null,
            closingBalance: decimal(settled ? 0 : -due, 2),
            currency: 'USD',
            transactions: rows.map(({ date, lines, amount, reference }) => ({
              date: isoDay(date),
              description: lines.join(' ').replace(/\s+/g, ' '),
              amount: decimal(amount, 2),
              balance: null,
              otherDescriptions: [
                lines[0]!,
                ...(withReference
                  ? [
                      `${reference} ${room} ${lines.join(' ').replace(/\s+/g, ' ')}`,
                      `${room} ${lines.join(' ').replace(/\s+/g, ' ')}`,
                    ]
                  : []),
              ],
            })),
          },
        ],
      },
    };
  },
};

interface ShopRow {
  readonly date: Day;
  readonly kind: string;
  readonly title: string;
  readonly amount: string;
  readonly fees: string;
  readonly net: number;
}

const sellerNet: Family = {
  name: 'seller-account-dashes-html',
  about:
    'marketplace seller: "--" in empty cells, sums in Amount or in Fees, net on every row, deposits to the bank, newest first',
  draw: (rng) => {
    const month = period(rng, 'month');
    const dollars = (minor: number): string => `${minor < 0 ? '-' : ''}$${unsigned(minor, us)}`;
    const rows: ShopRow[] = [];
    const goods = [
      'Walnut cutting board',
      'Linen tea towel set',
      'Ceramic mug, speckled',
      'Enamel pin "Fern"',
      'Beeswax candle 3 pack',
    ];
    const opening = rng.int(0, 60_000);
    let balance = opening;
    const put = (date: Day, kind: string, title: string, sum: number, isFee = false): void => {
      balance += sum;
      rows.push({
        date,
        kind,
        title,
        amount: isFee ? '--' : dollars(sum),
        fees: isFee ? dollars(sum) : '--',
        net: sum,
      });
    };
    for (let at = month.start; at <= month.end; at++) {
      for (let i = rng.int(0, 2); i > 0; i--) {
        const order = rng.digits(10);
        const price = rng.int(900, 12_000);
        put(at, 'Sale', `Payment for Order #${order}`, price);
        put(at, 'Fee', `Transaction fee: ${rng.pick(goods)}`, -Math.round(price * 0.065), true);
        put(at, 'Fee', `Processing fee, Order #${order}`, -Math.round(price * 0.03 + 25), true);
        if (rng.chance(0.08)) put(at, 'Refund', `Refund to buyer for Order #${order}`, -price);
      }
      if (rng.chance(0.2)) put(at, 'Fee', `Listing fee (#${rng.digits(9)})`, -20, true);
      if (rng.chance(0.1)) put(at, 'Shipping', `Postage label #${rng.digits(9)}`, -rng.int(350, 1400), true);
      if (at % 7 === 1 && balance > 5000)
        put(at, 'Deposit', `$${unsigned(balance, us)} sent to your bank account`, -balance);
    }
    const d = (at: Day): string => printDay(at, rng.fork('dates').pick(['d MMM, yyyy', 'MMM d, yyyy', 'd MMMM, yyyy']));
    const newestFirst = rng.chance(0.8);
    const info = new Map(rows.map((row) => [row, row.kind === 'Sale' ? rng.pick(['Card', 'Pay account']) : '--']));
    const tr = (row: ShopRow): string =>
      `<tr><td class="n">${d(row.date)}</td><td>${row.kind}</td><td>${escapeXml(row.title)}</td><td>${info.get(row)}</td><td>USD</td><td class="m">${row.kind === 'Deposit' ? '--' : row.amount}</td><td class="m">${row.fees}</td><td class="m">${dollars(row.net)}</td></tr>`;
    const style = `@page{size:${rng.pick(['letter', 'A4', 'letter landscape'])};margin:${rng.int(10, 18)}mm}body{font:${rng.int(9, 11)}px ${rng.pick(["'Noto Sans'", "'Liberation Sans'", "'DejaVu Sans'"])}}table{width:100%;border-collapse:collapse}td,th{text-align:left;vertical-align:top;padding:${rng.int(2, 5)}px 4px;border-bottom:1px solid #ddd}tr{break-inside:avoid}.m{text-align:right;white-space:nowrap}.n{white-space:nowrap}thead{display:${rng.pick(['table-header-group', 'table-row-group'])}}.s{width:50%;margin-bottom:14px}`;
    const html = `<!doctype html><meta charset="utf-8"><style>${style}</style><h2>Payment account</h2><p>${rng.pick(['FernAndFableStudio', 'NorthLoomGoods'])} &middot; Monthly statement ${printDay(month.start, 'MMMM yyyy')}</p><table class="s"><tr><td>Opening balance</td><td class="m">${dollars(opening)}</td></tr><tr><td>Sales and refunds</td><td class="m">${dollars(rows.filter((r) => r.kind === 'Sale' || r.kind === 'Refund').reduce((all, r) => all + r.net, 0))}</td></tr><tr><td>Fees and postage</td><td class="m">${dollars(rows.filter((r) => r.kind === 'Fee' || r.kind === 'Shipping').reduce((all, r) => all + r.net, 0))}</td></tr><tr><td>Deposits to your bank</td><td class="m">${dollars(rows.filter((r) => r.kind === 'Deposit').reduce((all, r) => all + r.net, 0))}</td></tr><tr><td><b>Closing balance</b></td><td class="m"><b>${dollars(balance)}</b></td></tr></table><table><thead><tr><th>Date</th><th>Type</th><th>Title</th><th>Info</th><th>Currency</th><th class="m">Amount</th><th class="m">Fees &amp; Taxes</th><th class="m">Net</th></tr></thead><tbody>${(newestFirst ? [...rows].reverse() : rows).map(tr).join('')}</tbody></table>`;
    const transactions = rows.map((row): TruthTransaction => ({
      date: isoDay(row.date),
      description: row.title,
      amount: decimal(row.net, 2),
      balance: null,
      otherDescriptions: [
        `${row.kind} ${row.title}`,
        `${row.kind} ${row.title} ${info.get(row)}`,
        `${row.title} ${info.get(row)}`,
      ],
    }));
    return {
      html,
      truth: {
        accounts: [
          { openingBalance: decimal(opening, 2), closingBalance: decimal(balance, 2), currency: 'USD', transactions },
        ],
      },
    };
  },
};

const employeeCards: Family = {
  name: 'expense-card-export',
  about:
    'expense export: employee, original sum in foreign money beside dollars, yes or no columns, refunds negative, totals by category below',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle']));
    const bought = makeLedger(rng, {
      lexicon: 'us',
      currency: 'USD',
      ...month,
      count: rng.int(2, 60),
      scale: 60,
      kinds: ['purchase'],
      opening: 90_000_000,
    });
    const base: Ledger = {
      ...bought,
      entries: bought.entries.map((e, i) =>
        i > 0 && rng.chance(0.07) ? { ...e, amount: -e.amount, kind: 'in' as const } : e,
      ),
    };
    const people = base.lexicon.people.slice(0, rng.int(1, 4));
    reword(
      rng,
      base,
      { purchase: ['{shop}'], in: ['{shop} (refund)'] },
      {
        shops: [
          'Deltair 0062',
          'Ridey Trip',
          'Stayfair Hotel Lyon',
          'Cafe Kastanie',
          'Cloudhost.io',
          'Paper & Pen Co',
          'Metro Parking',
          'Trattoria Gino',
        ],
      },
    );
    const categories = ['Airfare', 'Lodging', 'Meals', 'Software', 'Ground transport', 'Office supplies'];
    const facts = new Map(
      base.entries.map((e) => [
        e,
        {
          person: rng.pick(people),
          category: rng.pick(categories),
          receipt: rng.pick(['Yes', 'Yes', 'No']),
          original: rng.chance(0.25)
            ? `${rng.pick(['EUR', 'GBP', 'CAD'])} ${signed(-Math.sign(e.amount) * Math.max(1, Math.round(Math.abs(e.amount) * 0.92)), us)}`
            : '',
        },
      ]),
    );
    const { sheet, flow } = paper(rng, {
      faces: latin,
      sizes: [7, 7.5, 8],
      page: rng.chance(0.5) ? { width: 792, height: 612 } : LETTER,
    });
    const dollars = (minor: number): string => `${minor > 0 ? '-' : ''}$${unsigned(minor, us)}`;
    const pattern = rng.pick(['MMM d, yyyy', 'MM/dd/yyyy', 'yyyy-MM-dd', 'd MMM yyyy']);
    const newestFirst = rng.chance(0.5);
    const order = newestFirst ? [...base.entries].reverse() : base.entries;
    flow.newPage();
    heading(flow, rng, {
      bank: rng.pick(['Spendly', 'Whitfield Design LLC']),
      holder: [`Exported by ${base.holder}`],
      title: 'Company card expenses',
      facts: [
        ['Dates', `${printDay(month.start, 'MMM d, yyyy')} to ${printDay(month.end, 'MMM d, yyyy')}`],
        ['Expenses', String(order.length)],
        ['Total spend', dollars(sumOf(base.entries))],
      ],
    });
    runningTable(
      flow,
      columnsOf(
        ['date', 'Date', 12],
        ['text', 'Merchant', 24],
        ['person', 'Employee', 16],
        ['category', 'Category', 15],
        ['receipt', 'Receipt', 8],
        ['original', 'Original amount', 14, 'right'],
        ['amount', 'Amount (USD)', 13, 'right'],
      ),
      { rows: rng.pick(['ruled', 'zebra']), padding: rng.int(1, 3) },
      (table) => {
        for (const e of order)
          table.entry({ date: printDay(e.date, pattern), text: e.lines, ...facts.get(e)!, amount: dollars(e.amount) });
        table.entry({ text: 'Total', amount: dollars(sumOf(base.entries)) }, { bold: true });
      },
    );
    flow.need(110);
    flow.gap(12);
    flow.line('By category', { bold: true });
    figures(
      flow,
      categories
        .map((name) => [name, base.entries.filter((e) => facts.get(e)!.category === name)] as const)
        .filter(([, entries]) => entries.length)
        .map(([name, entries]) => [`${name} (${entries.length})`, dollars(sumOf(entries))] as const),
      0.4,
    );
    footer(flow, rng, (n, all) => `Page ${n} of ${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(base, {
            balancePrinted: () => false,
            openingPrinted: false,
            closingPrinted: false,
            otherDescriptions: (e) => {
              const { person, category, receipt, original } = facts.get(e)!;
              return [
                `${e.lines[0]} ${category}`,
                `${e.lines[0]} ${person}`,
                `${e.lines[0]} ${person} ${category}`,
                `${e.lines[0]} ${person} ${category} ${receipt}`,
                `${e.lines[0]} ${person} ${category} ${receipt} ${original}`.trim(),
              ];
            },
          }),
        ],
      },
    };
  },
};

const tollAccount: Family = {
  name: 'us-toll-account',
  about:
    'prepaid toll account: posting date and passage time, tag, plazas, tolls with a minus, replenishments, balance every row',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const base = makeLedger(rng, { lexicon: 'us', currency: 'USD', ...month, count: 0, opening: rng.int(800, 6000) });
    const entries: Entry[] = [];
    const refill = rng.pick([2500, 3500, 5000]);
    const tag = `0${rng.digits(10)}`;
    const plazas = ['GWB', 'LT', 'HT', '14C', '18W', 'RFK', 'TZB', '7A', '11'];
    let balance = base.opening;
    const put = (date: Day, amount: number, text: string, kind: Entry['kind']): void => {
      balance += amount;
      entries.push({
        date,
        valueDate: date - (kind === 'purchase' ? rng.int(0, 3) : 0),
        amount,
        balance,
        lines: [text],
        kind,
        reference: rng.digits(8),
        card: '',
        city: '',
      });
    };
    const often = rng.pick([0.15, 0.6, 1.4]);
    for (let at = month.start; at <= month.end; at++) {
      for (let trips = Math.floor(often + rng.next()); trips > 0; trips--) {
        put(
          at,
          -rng.pick([188, 270, 694, 1138, 1475, 160]),
          rng.pick(['TOLL', 'TOLL', 'TOLL', 'VIOLATION TOLL']),
          'purchase',
        );
        if (balance < 1000)
          put(at, refill, rng.pick(['PAYMENT - AUTO REPLENISHMENT CREDIT CARD', 'PREPAID TOLL PAYMENT']), 'in');
      }
      if (rng.chance(0.03)) put(at, -100, 'MONTHLY STATEMENT FEE', 'fee');
    }
    const ledger: Ledger = { ...base, entries, closing: balance };
    const { sheet, flow } = paper(rng, {
      faces: ['sans', 'narrow', 'noto', 'condensed'],
      sizes: [7, 7.5, 8],
      page: LETTER,
    });
    const dollars = (minor: number): string => `${minor < 0 ? '-' : ''}$${unsigned(minor, us)}`;
    const pattern = rng.pick(['MM/dd/yyyy', 'MM/dd/yy']);
    const d = (at: Day): string => printDay(at, pattern);
    const newestFirst = rng.chance(0.4);
    const ride = new Map(
      entries.map((e) => [
        e,
        e.kind === 'purchase'
          ? {
              passed: [
                d(e.valueDate),
                `${String(rng.int(5, 22)).padStart(2, '0')}:${rng.int(10, 59)}:${rng.int(10, 59)}`,
              ],
              agency: rng.pick(['BRDG', 'NTPK', 'RIVR&T']),
              tag,
              from: rng.pick(['-', ...plazas]),
              to: rng.pick(plazas),
            }
          : { passed: ['-'], agency: '-', tag: '-', from: '-', to: '-' },
      ]),
    );
    flow.newPage();
    letter(
      flow,
      rng,
      rng.pick(['QuickPass Service Center', 'TollLane Account Services']),
      [base.holder, rng.pick(base.lexicon.streets)],
      'Account statement',
      [
        ['Account number', `2000${ledger.number.slice(0, 8)}`],
        ['Statement period', `${d(month.start)} - ${d(month.end)}`],
        ['Beginning balance', dollars(ledger.opening)],
        ['Ending balance', dollars(ledger.closing)],
      ],
    );
    if (!entries.length) flow.line('There was no activity on your account for this period.');
    else
      runningTable(
        flow,
        columnsOf(
          ['date', ['POSTING', 'DATE'], 11],
          ['passed', ['TRANSACTION', 'DATE / TIME'], 13],
          ['agency', 'AGENCY', 9],
          ['text', 'DESCRIPTION', 24],
          ['tag', ['TAG/', 'PLATE'], 14],
          ['from', ['ENTRY', 'PLAZA'], 7],
          ['to', ['EXIT', 'PLAZA'], 7],
          ['amount', 'AMOUNT', 10, 'right'],
          ['balance', 'BALANCE', 11, 'right'],
        ),
        { rows: rng.pick(['ruled', 'zebra', 'plain']) },
        (table) => {
          for (const e of newestFirst ? [...entries].reverse() : entries)
            table.entry({
              date: d(e.date),
              text: e.lines,
              ...ride.get(e)!,
              amount: dollars(e.amount),
              balance: dollars(e.balance),
            });
        },
      );
    flow.gap(8);
    figures(
      flow,
      [
        ['Tolls and fees', dollars(sumOf(entries, -1))],
        ['Payments', dollars(sumOf(entries, 1))],
        ['Current replenishment amount', dollars(refill)],
        ['Low balance threshold', '$10.00'],
      ],
      0.45,
    );
    margins(flow, rng, (n, all) => `Page ${n} of ${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            otherDate: (e) => e.valueDate,
            otherDescriptions: (e) => {
              const { agency, from, to } = ride.get(e)!;
              if (e.kind !== 'purchase') return [];
              return [
                `${agency} ${e.lines[0]}`,
                `${agency} ${e.lines[0]} ${tag} ${from} ${to}`,
                `${e.lines[0]} ${tag} ${from} ${to}`,
                `${e.lines[0]} ${from} ${to}`,
              ];
            },
          }),
        ],
      },
    };
  },
};

const ageing: Family = {
  name: 'trade-account-ageing',
  about:
    "supplier's statement: invoices, credit notes and receipts, balance owed positive, references and due dates, ageing buckets below",
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle']));
    const base = makeLedger(rng, {
      lexicon: 'gb',
      currency: 'GBP',
      ...month,
      count: rng.int(1, 28),
      scale: 300,
      nature: 'card',
    });
    for (const e of base.entries) {
      e.lines = [
        e.kind === 'salary'
          ? rng.pick(['Receipt - BACS', 'Payment received, thank you'])
          : e.amount > 0
            ? `Credit note CN${e.card}`
            : e.kind === 'fee'
              ? 'Interest on overdue invoices'
              : `Invoice ${e.reference.slice(0, 6)}`,
      ];
    }
    const { sheet, flow } = paper(rng, { faces: latin, sizes: [8, 8.5, 9, 10] });
    const owed = (minor: number): string => signed(-minor, us);
    const oneColumn = rng.chance(0.4);
    const pattern = rng.pick(['dd/MM/yyyy', 'dd MMM yy', 'dd-MM-yyyy']);
    const d = (at: Day): string => printDay(at, pattern);
    const order = new Map(base.entries.map((e) => [e, e.kind === 'purchase' ? `PO-${rng.digits(5)}` : '']));
    const withDue = rng.chance(0.5);
    flow.newPage();
    heading(flow, rng, {
      bank: rng.pick(['Castleford Building Supplies Ltd', 'Meridian Wholesale Foods']),
      holder: [rng.pick(['Halewood Motors Ltd', 'Meridian Studios Ltd']), rng.pick(base.lexicon.streets)],
      title: 'Statement of account',
      facts: [
        ['Account ref.', `${rng.pick(['HALE', 'MERI'])}00${rng.int(1, 9)}`],
        ['Period', `${d(month.start)} to ${d(month.end)}`],
        ['Terms', '30 days'],
        ['Amount due', `£${owed(base.closing)}`],
      ],
    });
    runningTable(
      flow,
      columnsOf(
        ['date', 'Date', 13],
        ['text', 'Transaction', 32],
        ['order', 'Your reference', 14],
        ...(withDue ? ([['due', 'Due date', 13]] as const) : []),
        ...(oneColumn
          ? ([['amount', 'Amount £', 14, 'right']] as const)
          : ([
              ['debit', 'Debit £', 13, 'right'],
              ['credit', 'Credit £', 13, 'right'],
            ] as const)),
        ['balance', 'Balance £', 15, 'right'],
      ),
      { rows: rng.pick(['ruled', 'plain', 'zebra']) },
      (table) => {
        table.entry({ date: d(month.start), text: 'Balance brought forward', balance: owed(base.opening) });
        for (const e of base.entries)
          table.entry({
            date: d(e.date),
            text: e.lines,
            order: order.get(e)!,
            due: e.kind === 'purchase' ? d(e.date + 30) : '',
            amount: owed(e.amount),
            [e.amount < 0 ? 'debit' : 'credit']: unsigned(e.amount, us),
            balance: owed(e.balance),
          });
      },
    );
    flow.need(90);
    flow.gap(14);
    const overdue = Math.max(0, Math.round(-base.closing * 0.3));
    runningTable(
      flow,
      columnsOf(
        ['c0', 'Current', 10, 'right'],
        ['c1', '30 days', 10, 'right'],
        ['c2', '60 days', 10, 'right'],
        ['c3', '90 days +', 10, 'right'],
        ['c4', 'Total due £', 12, 'right'],
      ),
      { rows: 'ruled', head: 'ruled' },
      (table) =>
        table.entry(
          {
            c0: owed(base.closing + overdue),
            c1: unsigned(overdue, us),
            c2: '0.00',
            c3: '0.00',
            c4: owed(base.closing),
          },
          { textKeys: [] },
        ),
    );
    flow.gap(8);
    flow.line('Please pay by BACS to sort code 20-00-00, account 12345678, quoting your account reference.', {
      size: 7,
    });
    footer(flow, rng, (n, all) => `Page ${n} of ${all}`, 'Registered in England No. 01234567   VAT No. GB 999 9999 73');
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(base, { otherDescriptions: (e) => (order.get(e) ? [`${e.lines[0]} ${order.get(e)}`] : []) }),
        ],
      },
    };
  },
};

export const secondKinds: readonly Family[] = [cardSlips, sellerNet, employeeCards, tollAccount, ageing];
