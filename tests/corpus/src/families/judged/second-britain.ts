import { escapeXml } from '../../drawing/chromium.ts';
import { day, printDay, type Day } from '../../story/calendar.ts';
import { makeLedger, truthOf, type Entry, type Kind, type Ledger } from '../../story/ledger.ts';
import { signed, unsigned, us } from '../../story/money.ts';
import { latin, period, type Family } from '../family.ts';
import { ledgerPages } from '../ledger-pages.ts';
import { columnsOf, runningTable } from './columns.ts';
import { figures, footer, heading, notice, rowCount, sumOf } from './desk.ts';
import { letter, margins, paper } from './paper.ts';
import { reword } from './words.ts';

/** An entry of a schedule that is told rather than drawn from the story's chances. */
const entryOf = (date: Day, amount: number, text: string, balance: number, kind: Kind): Entry => ({
  date,
  valueDate: date,
  amount,
  balance,
  lines: [text],
  kind,
  reference: '',
  card: '',
  city: '',
});

const mortgageYear: Family = {
  name: 'uk-mortgage-year',
  about:
    'annual mortgage statement: interest and payments month by month, balance owing positive, rate changes, charges, costs box',
  draw: (rng) => {
    const year = rng.int(2021, 2024);
    const [start, end] = rng.chance(0.5)
      ? [day(year, 1, 1), day(year, 12, 31)]
      : [day(year, 4, 1), day(year + 1, 3, 31)];
    const base = makeLedger(rng, { lexicon: 'gb', currency: 'GBP', start, end, count: 0 });
    const opening = -rng.int(4_000_000, 42_000_000);
    const payment = Math.round(-opening * 0.0058);
    const due = rng.int(1, 8);
    let rate = rng.int(180, 560);
    const entries: Entry[] = [];
    const rates: [Day, number][] = [[start, rate]];
    let balance = opening;
    const put = (date: Day, amount: number, text: string, kind: Kind): void => {
      balance += amount;
      entries.push(entryOf(date, amount, text, balance, kind));
    };
    const changes = new Set([rng.int(2, 10), rng.int(2, 10)]);
    for (let i = 0; i < 12; i++) {
      const month = (start === day(year, 1, 1) ? 1 : 4) + i;
      if (changes.has(i) && rng.chance(0.7)) {
        rate += rng.pick([-25, 25, 50]);
        rates.push([day(year, month, 1), rate]);
      }
      put(
        day(year, month, due),
        payment,
        rng.chance(0.9) ? 'Direct Debit payment' : 'Payment received, thank you',
        'in',
      );
      if (rng.chance(0.12)) put(day(year, month, due + 9), rng.int(1, 30) * 10_000, 'Overpayment', 'in');
      if (rng.chance(0.06))
        put(day(year, month, due + 11), -rng.pick([2500, 4000]), 'Unpaid Direct Debit charge', 'fee');
      put(day(year, month + 1, 1) - 1, -Math.round((-balance * rate) / 120_000), 'Interest charged', 'fee');
    }
    const ledger: Ledger = { ...base, opening, closing: balance, entries };
    const { sheet, flow } = paper(rng, { faces: latin, sizes: [8, 8.5, 9, 10] });
    const owed = (minor: number): string => unsigned(-minor, us);
    const pattern = rng.pick(['dd/MM/yyyy', 'd MMM yyyy', 'dd MMM yy']);
    const d = (at: Day): string => printDay(at, pattern);
    const pounds = rng.chance(0.5) ? '£' : '';
    flow.newPage();
    letter(
      flow,
      rng,
      rng.pick(['Northmoor Building Society', 'Kestrel Home Loans']),
      [ledger.holder, rng.pick(ledger.lexicon.streets)],
      'Your annual mortgage statement',
      [
        ['Mortgage account number', `${rng.digits(2)}/${ledger.number.slice(0, 8)}`],
        ['Statement period', `${d(start)} to ${d(end)}`],
        ['Amount you owed at the start', `£${owed(opening)}`],
        ['Amount you owe now', `£${owed(balance)}`],
        ['Remaining term', `${rng.int(3, 28)} years ${rng.int(0, 11)} months`],
      ],
    );
    flow.line('Interest rates applied', { bold: true });
    for (const [from, each] of rates) flow.line(`From ${d(from)}    ${(each / 100).toFixed(2)}%`);
    flow.gap(10);
    const sides = [
      ['debit', [`Interest and`, `charges ${pounds}`.trim()], 15, 'right'],
      ['credit', ['Payments', `received ${pounds}`.trim()], 15, 'right'],
    ] as const;
    ledgerPages(flow, ledger, {
      columns: columnsOf(
        ['date', 'Date', 14],
        ['text', 'Description', 42],
        ...(rng.chance(0.6) ? sides : ([sides[1], sides[0]] as const)),
        ['balance', ['Balance', `owing ${pounds}`.trim()], 16, 'right'],
      ),
      money: us,
      dates: pattern,
      balanceText: owed,
      openingRow: { date: d(start), text: 'Balance brought forward', balance: owed(opening) },
      ...(rng.chance(0.6)
        ? { closingRow: { date: d(end), text: 'Balance at end of period', balance: owed(balance) } }
        : {}),
      table: { rows: rng.pick(['plain', 'ruled', 'zebra']), padding: rng.int(1, 3) },
    });
    flow.gap(8);
    notice(
      flow,
      'Early repayment',
      `If you repay your mortgage in full you will pay an early repayment charge of £${unsigned(Math.round(-balance * 0.02), us)} until ${d(end + 400)} and a mortgage exit fee of £95.00. In the period you paid interest of £${unsigned(sumOf(entries.filter((e) => e.lines[0] === 'Interest charged')), us)}.`,
    );
    margins(flow, rng, (n, all) => `Page ${n} of ${all}`);
    return { sheet, truth: { accounts: [truthOf(ledger)] } };
  },
};

const appFees: Family = {
  name: 'uk-business-app-html',
  about:
    'browser print of a business account: grey lines with card, "Fee (£): 0.00" and ISO times below, +£ and -£, newest first',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, { lexicon: 'gb', currency: 'GBP', ...month, count: rowCount(rng, 35) });
    for (const e of ledger.entries) e.lines = [e.lines.join(' ')];
    const newestFirst = rng.chance(0.65);
    const d = (at: Day): string => printDay(at, 'dd MMM yyyy');
    const money = (minor: number): string => `${minor < 0 ? '-' : '+'}£${unsigned(minor, us)}`;
    const detail = new Map(
      ledger.entries.map((e) => [
        e,
        e.kind === 'purchase'
          ? `Card: ****${e.card} | Fee (£): 0.00`
          : `Reference: ${e.reference || 'None'} | Fee (£): 0.00`,
      ]),
    );
    const row = (e: Entry): string =>
      `<tr><td class="d">${d(e.date)}</td><td>${escapeXml(e.lines[0]!)}<br><span>${detail.get(e)}</span></td><td class="m">${money(e.amount)}</td><td class="m">£${signed(e.balance, us)}</td></tr>`;
    const style = `@page{size:A4;margin:${rng.int(12, 22)}mm}body{font:${rng.int(9, 12)}px ${rng.pick(["'Noto Sans'", "'DejaVu Sans'", "'Liberation Sans'"])};color:#222}table{width:100%;border-collapse:collapse}td,th{text-align:left;vertical-align:${rng.pick(['top', 'middle'])};padding:${rng.int(3, 7)}px 4px;border-bottom:1px solid #e4e4e4}tr{break-inside:avoid}span{color:#888;font-size:85%}.m{text-align:right;white-space:nowrap}.d{white-space:nowrap}dl{display:grid;grid-template-columns:auto auto;width:45%;gap:4px}dd{text-align:right;margin:0}thead{display:${rng.pick(['table-header-group', 'table-row-group'])}}`;
    const html = `<!doctype html><meta charset="utf-8"><style>${style}</style><h2>Tally Business</h2><p>${escapeXml(ledger.holder)}<br>Sort code 04-29-${rng.digits(2)} &nbsp; Account number ${ledger.number.slice(0, 8)}</p><h3>Statement: ${d(month.start)} - ${d(month.end)}</h3><dl><dt>Opening balance</dt><dd>£${signed(ledger.opening, us)}</dd><dt>Total paid in</dt><dd>£${unsigned(sumOf(ledger.entries, 1), us)}</dd><dt>Total paid out</dt><dd>£${unsigned(sumOf(ledger.entries, -1), us)}</dd><dt>Closing balance</dt><dd>£${signed(ledger.closing, us)}</dd></dl><table><thead><tr><th>Date</th><th>Description</th><th class="m">Amount</th><th class="m">Balance</th></tr></thead><tbody>${(newestFirst ? [...ledger.entries].reverse() : ledger.entries).map(row).join('')}</tbody></table>${ledger.entries.length ? '' : '<p>No transactions in this period</p>'}<p><span>Tally Business is a trading name of Tally Example Ltd, registered in England No. 09999999. E-money is safeguarded, not covered by the FSCS.</span></p>`;
    return {
      html,
      truth: {
        accounts: [truthOf({ ...ledger }, { otherDescriptions: (e) => [`${e.lines[0]!} ${detail.get(e)}`] })],
      },
    };
  },
};

const shareAndLoan: Family = {
  name: 'ie-share-and-loan',
  about:
    'Irish credit union: share account in credit and loan account owing with Dr and Cr behind, interest refund, empty share accounts',
  draw: (rng) => {
    const month = rng.chance(0.5)
      ? period(rng, 'month')
      : (() => {
          const { year } = period(rng, 'month');
          return { start: day(year, 10, 1), end: day(year + 1, 3, 31), year, month: 10 };
        })();
    const { sheet, flow } = paper(rng, { faces: ['mono', 'sans', 'serif', 'narrow'], sizes: [8, 8.5, 9] });
    const shares = makeLedger(rng.fork('shares'), {
      lexicon: 'gb',
      currency: 'EUR',
      ...month,
      count: rng.int(0, 24),
      nature: 'savings',
    });
    reword(rng, shares, {
      in: ['LODGEMENT', 'EFT LODGEMENT', 'SHARES FROM WAGES'],
      out: ['WITHDRAWAL', 'EFT OUT {person}', 'TRANSFER TO LOAN', 'CHEQUE WITHDRAWAL {card}'],
      interest: ['DIVIDEND'],
      fee: ['GOVT LEVY', 'DEATH BENEFIT INSURANCE'],
    });
    const base = makeLedger(rng.fork('loan'), {
      lexicon: 'gb',
      currency: 'EUR',
      ...month,
      count: 0,
      opening: -rng.int(150_000, 2_400_000),
    });
    const entries: Entry[] = [];
    let balance = base.opening;
    for (let at = month.start + rng.int(2, 6); at <= month.end; at += 30) {
      const interest = Math.round((-balance * 0.0899) / 12);
      balance -= interest;
      entries.push(entryOf(at, -interest, 'INTEREST CHARGED', balance, 'fee'));
      const repaid = Math.min(-balance, rng.int(80, 300) * 100);
      balance += repaid;
      entries.push(
        entryOf(at, repaid, rng.pick(['LOAN REPAYMENT', 'DIRECT DEBIT', 'COUNTER REPAYMENT']), balance, 'in'),
      );
    }
    const loan: Ledger = { ...base, entries, closing: balance };
    const pattern = rng.pick(['dd/MM/yyyy', 'dd/MM/yy', 'dd-MMM-yy']);
    const d = (at: Day): string => printDay(at, pattern);
    const parts = [
      { name: 'SHARES', ledger: shares, debit: 'OUT', credit: 'IN' },
      {
        name: rng.pick(['LOAN A', 'HOME IMPROVEMENT LOAN', 'CAR LOAN']),
        ledger: loan,
        debit: 'DEBIT',
        credit: 'CREDIT',
      },
    ];
    const letters = rng.chance(0.6);
    const sided = (minor: number): string =>
      letters ? `${unsigned(minor, us)} ${minor < 0 ? 'Dr' : 'Cr'}` : unsigned(minor, us);
    flow.newPage();
    heading(flow, rng, {
      bank: 'Ballybracken & District Credit Union Ltd',
      holder: [rng.pick(['Ms Aoife Brennan', 'Mr Declan Roche']), '14 Main Street, Ballybracken, Co. Mayo'],
      title: 'Statement of Account',
      facts: [
        ['Member No.', rng.digits(5)],
        ['From', d(month.start)],
        ['To', d(month.end)],
      ],
    });
    const accounts = parts.map(({ name, ledger, debit, credit }) => {
      flow.need(120);
      flow.gap(8);
      flow.line(`ACCOUNT: ${name}${ledger === loan ? '     Rate 8.99%  APR 9.37%' : ''}`, { bold: true });
      ledgerPages(flow, ledger, {
        columns: columnsOf(
          ['date', 'DATE', 12],
          ['text', 'DETAILS', 42],
          ['debit', debit, 14, 'right'],
          ['credit', credit, 14, 'right'],
          ['balance', ledger === loan ? 'BALANCE OWED €' : 'BALANCE €', 18, 'right'],
        ),
        money: us,
        dates: pattern,
        balanceText: sided,
        openingRow: { text: 'Balance Forward', balance: sided(ledger.opening) },
        closingRow: { text: 'Closing Balance', balance: sided(ledger.closing) },
        table: { head: rng.pick(['bold', 'ruled']) },
      });
      return truthOf(ledger);
    });
    flow.gap(12);
    flow.line('Savings are protected up to €100,000.00 per member by the Deposit Guarantee Scheme.', { size: 7 });
    footer(flow, rng, (n, all) => `Page ${n} of ${all}`, 'Regulated by the Central Bank of Ireland');
    return { sheet, truth: { accounts } };
  },
};

const clientLedger: Family = {
  name: 'uk-landlord-statement',
  about:
    'letting agent: rent received, commission with its tax in the text, invoices and payments to the landlord, no balance a row',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle']));
    const base = makeLedger(rng, {
      lexicon: 'gb',
      currency: 'GBP',
      ...month,
      count: 0,
      opening: rng.chance(0.6) ? 0 : rng.int(1000, 90_000),
    });
    const homes = ['Flat 2, 40 Mill Street', '7 Harbour View', '118a Station Road', 'The Annexe, 3 Elm Close'].slice(
      0,
      rng.int(1, 4),
    );
    const told: { date: Day; amount: number; text: string; kind: Kind }[] = [];
    for (const home of homes) {
      const rent = rng.int(65, 190) * 1000;
      const at = month.start + rng.int(0, 12);
      const fee = Math.round(rent * 0.1);
      told.push({
        date: at,
        amount: rent,
        text: `${home}: rent ${printDay(at, 'dd/MM/yyyy')} to ${printDay(at + 29, 'dd/MM/yyyy')}`,
        kind: 'in',
      });
      told.push({
        date: at,
        amount: -Math.round(fee * 1.2),
        text: `${home}: management fee 10% (£${unsigned(fee, us)} + VAT £${unsigned(Math.round(fee * 0.2), us)})`,
        kind: 'fee',
      });
      for (let i = rng.int(0, 3); i > 0; i--)
        told.push({
          date: at + rng.int(1, 12),
          amount: -rng.int(2500, 48_000),
          text: `${home}: ${rng.pick(['boiler service', 'gas safety certificate', 'plumber call out', 'inventory check out', 'EPC'])} inv. ${rng.digits(5)}`,
          kind: 'out',
        });
    }
    told.sort((a, b) => a.date - b.date);
    let balance = base.opening;
    const entries = told.map(({ date, amount, text, kind }) => entryOf(date, amount, text, (balance += amount), kind));
    if (balance > 0 && rng.chance(0.85)) {
      const date = Math.max(...told.map((t) => t.date)) + 1;
      entries.push(entryOf(date, -balance, 'Paid to your bank account ****' + rng.digits(4), 0, 'out'));
      balance = 0;
    }
    const ledger: Ledger = { ...base, entries, closing: balance };
    const { sheet, flow } = paper(rng, { faces: latin, sizes: [8, 8.5, 9, 10] });
    const pattern = rng.pick(['dd/MM/yyyy', 'd MMM yyyy', 'dd-MM-yy']);
    const [into, out] = rng.pick([
      ['Income', 'Expenditure'],
      ['Money in', 'Money out'],
      ['Received (£)', 'Paid (£)'],
    ] as const);
    flow.newPage();
    heading(flow, rng, {
      bank: 'Pemberton & Hale Lettings',
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets)],
      title: 'Landlord statement',
      facts: [
        ['Statement no.', rng.digits(4)],
        ['Statement date', printDay(entries.at(-1)!.date, 'd MMMM yyyy')],
        ['Landlord ref.', `LL${rng.digits(5)}`],
      ],
    });
    runningTable(
      flow,
      columnsOf(
        ['date', 'Date', 12],
        ['text', 'Description', 56],
        ['credit', into, 14, 'right'],
        ['debit', out, 14, 'right'],
      ),
      { rows: rng.pick(['ruled', 'zebra', 'plain']), padding: rng.int(1, 3) },
      (table) => {
        table.entry({
          text: 'Balance brought forward',
          [ledger.opening < 0 ? 'debit' : 'credit']: unsigned(ledger.opening, us),
        });
        for (const e of entries)
          table.entry({
            date: printDay(e.date, pattern),
            text: e.lines,
            [e.amount < 0 ? 'debit' : 'credit']: unsigned(e.amount, us),
          });
        table.entry(
          {
            text: 'Totals',
            credit: unsigned(sumOf(entries, 1) + ledger.opening, us),
            debit: unsigned(sumOf(entries, -1), us),
          },
          { bold: true },
        );
      },
    );
    flow.gap(6);
    figures(flow, [['Balance carried forward', `£${signed(ledger.closing, us)}`]], 0.5, true);
    footer(
      flow,
      rng,
      (n, all) => `Page ${n} of ${all}`,
      'VAT No. GB 999 9999 73. Client money protection scheme member.',
    );
    return { sheet, truth: { accounts: [truthOf(ledger, { balancePrinted: () => false })] } };
  },
};

export const secondBritain: readonly Family[] = [mortgageYear, appFees, shareAndLoan, clientLedger];
