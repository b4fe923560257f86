import { escapeXml } from '../../../drawing/chromium.ts';
import { Table } from '../../../drawing/table.ts';
import { isoDay, printDay } from '../../../story/calendar.ts';
import { makeLedger, truthOf, type Entry } from '../../../story/ledger.ts';
import { continental, unsigned, us } from '../../../story/money.ts';
import { LETTER, latin, period, type Family } from '../../family.ts';
import { begin, facts, footer, heading, sumOf } from './paper.ts';

const visaRates: Family = {
  name: 'de-card-rate-column',
  about:
    'card: currency, foreign sum and rate columns before the euro sum, minus behind with a space, old and new balance as rows',
  producers: ['pdf-lib'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['cycle', 'turn']));
    const ledger = makeLedger(rng, { lexicon: 'de', currency: 'EUR', ...month, count: rng.int(1, 45), nature: 'card' });
    for (const e of ledger.entries)
      if (e.kind === 'fee') e.lines = [rng.pick(['1,75% für Auslandseinsatz', 'JAHRESPREIS KARTE', 'ENTGELT BARGELD'])];
      else if (e.amount < 0) e.lines = [rng.pick(ledger.lexicon.shops), rng.pick(ledger.lexicon.cities)];
    const { sheet, flow } = begin(rng, { faces: latin, sizes: [7.5, 8, 8.5] });
    const de = (d: number): string => printDay(d, 'dd.MM.yy');
    const sum = (minor: number): string => `${unsigned(minor, continental)} ${minor < 0 ? '-' : '+'}`;
    const booked = (e: Entry): number => Math.min(e.date + 1, month.end);
    heading(flow, rng, {
      bank: rng.pick(['Hansebank AG', 'Rheinische Direktbank', 'Alpenkasse eG']),
      small: 'Kartenservice 030 555 0100  Sperr-Notruf 116 116',
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets), rng.pick(ledger.lexicon.cities)],
      title: `Ihre Abrechnung vom ${printDay(month.start, 'dd.MM.yyyy')} bis ${printDay(month.end, 'dd.MM.yyyy')}`,
    });
    facts(
      flow,
      [
        ['VISA-Karte', `4930 00XX XXXX ${ledger.number.slice(-4)}`],
        ['Verfügungsrahmen', `${rng.int(1, 9)}.000,00 EUR`],
      ],
      { valueAlign: 'left' },
    );
    flow.gap(12);
    const table = new Table(
      flow,
      [
        { key: 'date', head: ['Datum', 'Beleg'], align: 'left', weight: 9 },
        { key: 'post', head: ['Datum', 'Buchung'], align: 'left', weight: 9 },
        { key: 'text', head: ['', 'Verwendungszweck'], align: 'left', weight: 38 },
        { key: 'currency', head: ['', 'Währung'], align: 'center', weight: 8 },
        { key: 'original', head: ['', 'Betrag'], align: 'right', weight: 12 },
        { key: 'rate', head: ['', 'Kurs'], align: 'right', weight: 9 },
        { key: 'amount', head: ['Betrag', 'in EUR'], align: 'right', weight: 14 },
      ],
      { rows: rng.pick(['plain', 'ruled']) },
    );
    flow.afterBreak = () => table.head();
    table.head();
    table.entry({ text: 'Saldo letzte Abrechnung', amount: sum(ledger.opening) }, { bold: true });
    for (const e of ledger.entries) {
      const [currency, rate] = rng.pick([
        ['USD', 1.0874],
        ['CHF', 0.9612],
        ['GBP', 0.8431],
      ] as const);
      const foreign = e.kind === 'purchase' && rng.chance(0.3);
      table.entry({
        date: de(e.date),
        post: de(booked(e)),
        text: e.lines.join(' '),
        ...(foreign
          ? {
              currency,
              original: unsigned(Math.round(e.amount * rate), continental),
              rate: rate.toFixed(4).replace('.', ','),
            }
          : {}),
        amount: sum(e.amount),
      });
    }
    table.entry({ text: 'Neuer Saldo', amount: sum(ledger.closing) }, { bold: true });
    flow.afterBreak = undefined;
    flow.gap(8);
    flow.paragraph(
      `Den Betrag buchen wir am ${printDay(month.end + 5, 'dd.MM.yyyy')} von Ihrem Konto DE44 **** 1234 ab. Sollzinssatz 6,74% p.a.`,
      {
        size: 7,
      },
    );
    footer(flow, rng, (n, all) => `Seite ${n} von ${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, { balancePrinted: () => false, otherDate: booked, describe: (e) => e.lines.join(' ') }),
        ],
      },
    };
  },
};

const phoneWallet: Family = {
  name: 'in-wallet-history',
  about:
    'phone wallet: "29 Sep" over "10:05 PM", year in the period alone, four text lines a row, tags and bank names, "- Rs.150"',
  producers: ['chromium', 'pdfkit'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'turn']));
    const ledger = makeLedger(rng, { lexicon: 'in', currency: 'INR', ...month, count: rng.int(1, 35), scale: 250 });
    const whole = rng.chance(0.5);
    const rupees = (minor: number): string => {
      const figure = unsigned(minor, { ...us, lakh: true });
      return `${minor < 0 ? '-' : '+'} Rs.${whole ? figure.replace(/\.00$/, '') : figure}`;
    };
    const { sheet, flow, size } = begin(rng, { faces: ['sans', 'noto', 'dejavu'], sizes: [8, 8.5, 9] });
    heading(flow, rng, {
      bank: rng.pick(['PayTapp', 'PhoneKhata', 'BharatPe Wallet']),
      small: 'For any queries, contact us 0120-555-5456',
      holder: [ledger.holder, `+91 ${rng.digits(10)}, ${rng.digits(6)}@upi`],
      title: 'UPI Statement for',
    });
    const until = `${printDay(month.end, 'd MMM')}'${printDay(month.end, 'yy')}`;
    flow.line(`${printDay(month.start, 'd MMM')} - ${until}`, { bold: true, size: size + 3 });
    const [paid, got] = [ledger.entries.filter((e) => e.amount < 0), ledger.entries.filter((e) => e.amount > 0)];
    flow.line(`Total Money Paid  ${rupees(sumOf(paid))}  (${paid.length} Payments made)`);
    flow.line(`Total Money Received  ${rupees(sumOf(got))}  (${got.length} Payments received)`);
    flow.gap(12);
    const banks = ['Deccan Bank - 49', 'Malabar Bank - 12'];
    const table = new Table(
      flow,
      [
        { key: 'date', head: ['Date &', 'Time'], align: 'left', weight: 11 },
        { key: 'text', head: ['Transaction Details', ''], align: 'left', weight: 42 },
        { key: 'tags', head: ['Notes & Tags', ''], align: 'left', weight: 16 },
        { key: 'account', head: ['Your Account', ''], align: 'left', weight: 17 },
        { key: 'amount', head: ['Amount', ''], align: 'right', weight: 15 },
      ],
      { rows: 'ruled', padding: 3 },
    );
    flow.afterBreak = () => table.head();
    table.head();
    const newest = [...ledger.entries].reverse();
    const aside = new Map<Entry, readonly [tag: string, bank: string]>();
    for (const e of newest) {
      const out = e.amount < 0;
      e.lines = [
        `${out ? 'Paid to' : 'Received from'} ${rng.pick(out ? ledger.lexicon.shops : ledger.lexicon.people)}`,
        `UPI ID: ${rng.digits(8)}@okbank`,
        `UPI Ref No: ${rng.digits(12)}`,
      ];
      const tag = out ? rng.pick(['# Groceries', '# Food', '# Bill Payments']) : '# Money Received';
      const bank = rng.pick(banks);
      aside.set(e, [`Tag: ${tag}`, bank]);
      const hour = rng.int(1, 12);
      table.entry({
        date: [
          printDay(e.date, 'd MMM'),
          `${hour}:${String(rng.int(0, 59)).padStart(2, '0')} ${rng.pick(['AM', 'PM'])}`,
        ],
        text: e.lines,
        tags: ['Tag:', tag],
        account: bank,
        amount: rupees(e.amount),
      });
    }
    flow.afterBreak = undefined;
    flow.gap(6);
    flow.line('Passbook payments history: sums are of payments made through UPI and do not include wallet cash-back.', {
      size: 6.5,
    });
    footer(flow, rng, (n, all) => `Page ${n} of ${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(
            { ...ledger, entries: newest },
            {
              balancePrinted: () => false,
              openingPrinted: false,
              closingPrinted: false,
              otherDescriptions: (e) => [
                `${e.lines.join(' ')} ${aside.get(e)!.join(' ')}`,
                `${e.lines.join(' ')} ${aside.get(e)![0]}`,
              ],
            },
          ),
        ],
      },
    };
  },
};

const twoCurrencyCash: Family = {
  name: 'ca-brokerage-two-currencies',
  about:
    'brokerage cash in Canadian and US dollars, holdings first, activity word, quantity and price before the sum, brackets for debits',
  producers: ['pdfkit'],
  draw: (rng) => {
    const month = period(rng, 'month');
    const { sheet, flow, size } = begin(rng, { faces: latin, page: LETTER, sizes: [7.5, 8, 8.5] });
    const names = [
      'BANK OF THE MAPLES',
      'NORTHERN RAIL CO',
      'PRAIRIE PIPE INC',
      'CLOUDWARE CORP CL A',
      'ISHELF S&P INDEX ETF',
    ];
    const full = (minor: number): string => (minor < 0 ? `(${unsigned(minor, us)})` : unsigned(minor, us));
    heading(flow, rng, {
      bank: rng.pick(['Questmark Direct Investing', 'Great Lakes Securities']),
      small: 'Member CIPF   1-800-555-0160',
      holder: [rng.pick(['Marie Tremblay', 'Kevin O’Connor', 'Aisha Khan']), '44 King Street West, Toronto ON'],
      title: `TFSA Account ${rng.digits(8)} - ${printDay(month.end, 'MMMM yyyy')}`,
    });
    flow.line(`Statement period ${printDay(month.start, 'MMM d')} to ${printDay(month.end, 'MMM d, yyyy')}`);
    flow.gap(8);
    const holdings = new Table(
      flow,
      [
        { key: 'text', head: 'Holdings', align: 'left', weight: 36 },
        { key: 'quantity', head: 'Quantity', align: 'right', weight: 12 },
        { key: 'cost', head: 'Book cost', align: 'right', weight: 16 },
        { key: 'price', head: 'Price', align: 'right', weight: 12 },
        { key: 'value', head: 'Market value', align: 'right', weight: 16 },
      ],
      { rows: 'ruled' },
    );
    holdings.head();
    for (const name of names.slice(0, rng.int(2, 5))) {
      const [quantity, price] = [rng.int(5, 400), rng.int(900, 22_000)];
      holdings.entry({
        text: name,
        quantity: String(quantity),
        cost: unsigned(Math.round(quantity * price * 0.83), us),
        price: unsigned(price, us),
        value: unsigned(quantity * price, us),
      });
    }
    const accounts = (['CAD', 'USD'] as const).map((currency) => {
      flow.need(90);
      flow.gap(14);
      flow.line(`${currency === 'CAD' ? 'Canadian' : 'U.S.'} Dollar Cash Activity (${currency})`, {
        bold: true,
        size: size + 1,
      });
      const table = new Table(
        flow,
        [
          { key: 'date', head: 'Date', align: 'left', weight: 10 },
          { key: 'activity', head: 'Activity', align: 'left', weight: 13 },
          { key: 'text', head: 'Description', align: 'left', weight: 36 },
          { key: 'quantity', head: 'Quantity', align: 'right', weight: 10 },
          { key: 'price', head: 'Price ($)', align: 'right', weight: 11 },
          { key: 'amount', head: ['Credit / (Debit) ($)'], align: 'right', weight: 20 },
        ],
        { rows: rng.pick(['plain', 'ruled']) },
      );
      flow.afterBreak = () => table.head();
      table.head();
      const opening = rng.int(200_000, 3_000_000);
      let cash = opening;
      table.entry(
        { date: printDay(month.start, 'MMM dd'), text: 'Opening Cash Balance', amount: full(opening) },
        { bold: true },
      );
      const count = currency === 'USD' && rng.chance(0.3) ? 0 : rng.int(1, 22);
      const dates = Array.from({ length: count }, () => month.start + rng.int(0, month.end - month.start)).sort(
        (a, b) => a - b,
      );
      const transactions = dates.map((date) => {
        const activity = rng.pick(['Bought', 'Sold', 'Dividend', 'Deposit', 'Fee', 'Interest']);
        const [quantity, price] = [rng.int(1, 60), rng.int(900, 12_000)];
        const trade = activity === 'Bought' || activity === 'Sold';
        const gross = trade ? quantity * price : activity === 'Fee' ? rng.int(495, 2500) : rng.int(300, 90_000);
        const out = activity === 'Fee' || (activity === 'Bought' && cash > gross);
        const word = activity === 'Bought' && !out ? 'Sold' : activity;
        const amount = out ? -gross : gross;
        cash += amount;
        const text =
          trade || word === 'Dividend'
            ? rng.pick(names)
            : { Deposit: 'ELECTRONIC FUNDS TRANSFER', Fee: 'ECN FEE', Interest: 'CREDIT INTEREST' }[word]!;
        const details = trade ? [String(word === 'Sold' ? -quantity : quantity), unsigned(price, us)] : ['', ''];
        table.entry({
          date: printDay(date, 'MMM dd'),
          activity: word,
          text,
          quantity: details[0]!,
          price: details[1]!,
          amount: full(amount),
        });
        return {
          date: isoDay(date),
          description: `${word} ${text}`,
          amount: amount / 100,
          balance: null,
          otherDescriptions: [text, `${word} ${text} ${details.join(' ')}`.trim()],
        };
      });
      table.entry(
        { date: printDay(month.end, 'MMM dd'), text: 'Closing Cash Balance', amount: full(cash) },
        { bold: true },
      );
      flow.afterBreak = undefined;
      return { openingBalance: opening / 100, closingBalance: cash / 100, currency, transactions };
    });
    flow.gap(8);
    flow.line('1 USD = 1.3625 CAD at month end. Book cost is for information only.', { size: 6.5 });
    footer(flow, rng, (n, all) => `Page ${n} of ${all}`);
    return { sheet, truth: { accounts } };
  },
};

const netOfFees: Family = {
  name: 'processor-gross-fees-total-html',
  about:
    'browser print of a wallet: description with an address line, currency, gross, fees and total, one table a currency, summary above',
  draw: (rng) => {
    const month = period(rng, 'month');
    const currencies = rng.pick([['USD'], ['USD', 'EUR'], ['EUR', 'GBP', 'USD']]);
    const sum = (minor: number): string => `${minor < 0 ? '-' : ''}${unsigned(minor, us)}`;
    const pattern = rng.pick(['MM/dd/yyyy', 'MMM d, yyyy', 'dd/MM/yyyy', 'yyyy-MM-dd']);
    const people = ['Ana Torres', 'Blue Heron LLC', 'K. Watanabe', 'Studio Nord GmbH', 'Peter Hale'];
    const accounts = currencies.map((currency) => {
      const opening = rng.int(5_000, 400_000);
      let balance = opening;
      const dates = Array.from(
        { length: rng.int(1, 25) },
        () => month.start + rng.int(0, month.end - month.start),
      ).sort((a, b) => a - b);
      const rows = dates.map((date) => {
        const bank = balance > 150_000 && rng.chance(0.3);
        const gross = bank ? -rng.int(20_000, balance) : rng.int(500, 60_000);
        const fees = bank ? 0 : -Math.round(gross * 0.0349 + 49);
        balance += gross + fees;
        const lines = bank
          ? ['General Withdrawal - Bank Account', `ID: ${rng.digits(9)}`]
          : [
              `${rng.pick(['Website Payment', 'Express Checkout Payment', 'Mobile Payment'])}: ${rng.pick(people)}`,
              `ID: ${rng.digits(9)}`,
            ];
        return { date, gross, fees, lines };
      });
      return { currency, opening, closing: balance, rows };
    });
    const tables = accounts
      .map(
        ({ currency, opening, closing, rows }) =>
          `<h3>Transaction History - ${currency}</h3><table><thead><tr><th>Date</th><th>Description</th><th>Currency</th><th class="m">Amount</th><th class="m">Fees</th><th class="m">Total*</th></tr></thead><tbody>${rows
            .map(
              (r) =>
                `<tr><td class="n">${printDay(r.date, pattern)}</td><td class="t">${r.lines.map(escapeXml).join('<br>')}</td><td>${currency}</td><td class="m">${sum(r.gross)}</td><td class="m">${sum(r.fees)}</td><td class="m">${sum(r.gross + r.fees)}</td></tr>`,
            )
            .join(
              '',
            )}</tbody></table><p>Beginning Available Balance ${currency}: ${sum(opening)}<br>Ending Available Balance ${currency}: ${sum(closing)}</p>`,
      )
      .join('');
    const html = `<!doctype html><meta charset="utf-8"><style>@page{size:${rng.pick(['A4', 'letter'])};margin:${rng.int(12, 20)}mm}body{font:${rng.int(9, 11)}px ${rng.pick(["'Liberation Sans'", "'Noto Sans'"])}}table{width:100%;border-collapse:collapse}td,th{padding:${rng.int(2, 5)}px 4px;text-align:left;vertical-align:top;${rng.chance(0.6) ? 'border-bottom:1px solid #ccc' : ''}}.m{text-align:right;white-space:nowrap}.n{white-space:nowrap}.t{width:38%}tr{break-inside:avoid}</style>
<h1>Statement for ${printDay(month.start, 'MMMM yyyy')}</h1><p>Merchant Account ID: ${rng.digits(6)}XKQ<br>PaySphere ID: shop@example.com<br>${printDay(month.start, pattern)} - ${printDay(month.end, pattern)}</p>${tables}
<p style="font-size:80%">* Total is the amount after fees. To report an unauthorized transaction call 1-888-555-0161 within 60 days. Fees are 3.49% + 0.49 for each payment received.</p>`;
    return {
      html,
      truth: {
        accounts: accounts.map(({ currency, opening, closing, rows }) => ({
          openingBalance: opening / 100,
          closingBalance: closing / 100,
          currency,
          transactions: rows.map((r) => ({
            date: isoDay(r.date),
            description: r.lines.join(' '),
            amount: (r.gross + r.fees) / 100,
            balance: null,
            otherDescriptions: [r.lines[0]!],
          })),
        })),
      },
    };
  },
};

export const freshTrade: readonly Family[] = [visaRates, phoneWallet, twoCurrencyCash, netOfFees];
