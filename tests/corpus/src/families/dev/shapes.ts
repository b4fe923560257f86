import { masthead, summary } from '../../drawing/masthead.ts';
import { onEveryPage } from '../../drawing/flow.ts';
import { glyphByGlyph, shuffleOrder, splitWords } from '../../drawing/mutations.ts';
import { Sheet } from '../../drawing/sheet.ts';
import { Table } from '../../drawing/table.ts';
import { escapeXml } from '../../drawing/chromium.ts';
import { day, lastDayOfMonth, printDay } from '../../story/calendar.ts';
import { lastOfDay, makeLedger, truthOf, type Ledger } from '../../story/ledger.ts';
import { continental, signed, unsigned, us } from '../../story/money.ts';
import type { Rng } from '../../story/rng.ts';
import { A4, LETTER, latin, open, period, type Family, type Month } from '../family.ts';
import { ledgerPages, pageNumbers } from '../ledger-pages.ts';
import type { TruthAccount } from '../../truth.ts';

/** Line-printer output: every line one string of fixed pitch, columns by blanks. */
const linePrinter: Family = {
  name: 'fixed-pitch-lines',
  about: 'line-printer page: each line one string with blanks, dashes as rules, page headers every 50 lines',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: rng.pick(['us', 'in', 'za']),
      currency: 'USD',
      ...month,
      count: rng.int(8, 90),
    });
    const size = rng.pick([7, 7.5, 8]);
    const sheet = new Sheet({ ...LETTER, face: 'mono', size });
    const pattern = rng.pick(['MM/dd/yy', 'MM/dd/yyyy', 'dd-MMM-yy']);
    const widths = { date: 11, text: rng.int(36, 42), debit: 14, credit: 14, balance: 15 };
    const cell = (text: string, width: number, right = false): string =>
      (right ? text.padStart(width) : text.padEnd(width)).slice(0, Math.max(width, text.length));
    const line = (date: string, text: string, debit: string, credit: string, balance: string): string =>
      (
        cell(date, widths.date) +
        cell(text, widths.text) +
        cell(debit, widths.debit, true) +
        cell(credit, widths.credit, true) +
        cell(balance, widths.balance, true)
      ).trimEnd();
    const [inFirst] = [rng.chance(0.3)];
    const lines: string[] = [];
    lines.push(line('', 'BALANCE FORWARD', '', '', unsigned(ledger.opening, us)));
    for (const entry of ledger.entries) {
      const parts = entry.lines.map((text) => text.slice(0, widths.text - 2));
      entry.lines = parts;
      const [debit, credit] = [
        entry.amount < 0 ? unsigned(entry.amount, us) : '',
        entry.amount > 0 ? unsigned(entry.amount, us) : '',
      ];
      lines.push(
        line(
          printDay(entry.date, pattern, { upper: true }),
          parts[0]!,
          inFirst ? credit : debit,
          inFirst ? debit : credit,
          unsigned(entry.balance, us),
        ),
      );
      for (const part of parts.slice(1)) lines.push(line('', part, '', '', ''));
    }
    lines.push(line('', 'CLOSING BALANCE', '', '', unsigned(ledger.closing, us)));
    const total = widths.date + widths.text + widths.debit + widths.credit + widths.balance;
    const per = rng.int(44, 54);
    for (let from = 0; from < lines.length; from += per) {
      sheet.addPage();
      let y = 40;
      const put = (text: string, tag = ''): void => {
        sheet.text(36, (y += size * 1.35), text, { tag });
      };
      put(`${ledger.bank.toUpperCase().padEnd(total - 12)}PAGE ${String(from / per + 1).padStart(4)}`);
      put(
        `STATEMENT OF ACCOUNT  ${ledger.number}   ${printDay(month.start, pattern, { upper: true })} THRU ${printDay(month.end, pattern, { upper: true })}`,
      );
      put(ledger.holder.toUpperCase());
      put('-'.repeat(total));
      put(
        line(
          'DATE',
          'DESCRIPTION',
          inFirst ? 'DEPOSITS' : 'WITHDRAWALS',
          inFirst ? 'WITHDRAWALS' : 'DEPOSITS',
          'BALANCE',
        ),
        'header',
      );
      put('-'.repeat(total));
      for (const text of lines.slice(from, from + per)) put(text);
    }
    return { sheet, truth: { accounts: [truthOf(ledger)] } };
  },
};

/** No header words at all: the columns speak for themselves, the balance proves them. */
const headless: Family = {
  name: 'no-header-words',
  about: 'a table without any header, date, text, amount, balance by alignment alone',
  draw: (rng) => {
    const month = period(rng);
    const european = rng.chance(0.5);
    const ledger = makeLedger(rng, {
      lexicon: european ? 'nl' : 'us',
      currency: european ? 'EUR' : 'USD',
      ...month,
      count: rng.int(6, 50),
    });
    const money = european ? continental : us;
    const { sheet, flow } = open(rng, { faces: latin });
    flow.newPage();
    const p = european ? 'dd-MM-yyyy' : 'MM/dd/yyyy';
    masthead(flow, rng, {
      bank: ledger.bank,
      holder: [ledger.holder],
      title: european ? 'Rekeningafschrift' : 'Account activity',
      facts: [
        [european ? 'Periode' : 'Period', `${printDay(month.start, p)} - ${printDay(month.end, p)}`],
        [european ? 'Rekening' : 'Account', ledger.number],
      ],
    });
    summary(flow, rng, '', [
      [european ? 'Vorig saldo' : 'Opening balance', signed(ledger.opening, money)],
      [european ? 'Nieuw saldo' : 'Closing balance', signed(ledger.closing, money)],
    ]);
    ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: '', align: 'left', weight: 13 },
        { key: 'text', head: '', align: 'left', weight: 50 },
        { key: 'amount', head: '', align: 'right', weight: 17 },
        { key: 'balance', head: '', align: 'right', weight: 17 },
      ],
      money,
      dates: european ? 'dd-MM-yyyy' : 'MM/dd/yyyy',
      table: { head: 'none', rows: rng.pick(['plain', 'ruled']) },
    });
    return { sheet, truth: { accounts: [truthOf(ledger)] } };
  },
};

/** The columns stand elsewhere on every page, and one is missing on some. */
const shifting: Family = {
  name: 'shifting-columns',
  about: 'column positions move between pages, wider descriptions on later pages, pages with the header alone repeated',
  draw: (rng) => {
    const month = period(rng);
    const ledger = makeLedger(rng, { lexicon: 'us', currency: 'USD', ...month, count: rng.int(40, 110), busy: true });
    const { sheet, flow } = open(rng, { faces: latin, page: LETTER });
    flow.newPage();
    masthead(flow, rng, {
      bank: ledger.bank,
      holder: [ledger.holder],
      title: 'Account statement',
      facts: [
        ['Period', `${printDay(month.start, 'MM/dd/yyyy')} - ${printDay(month.end, 'MM/dd/yyyy')}`],
        ['Account', ledger.number],
      ],
    });
    const make = (): Table => {
      const left = flow.margins.left + rng.int(0, 25);
      return new Table(
        flow,
        [
          { key: 'date', head: 'Date', align: 'left', weight: rng.int(10, 14) },
          { key: 'text', head: 'Description', align: 'left', weight: rng.int(40, 56) },
          { key: 'debit', head: 'Withdrawals', align: 'right', weight: rng.int(13, 17) },
          { key: 'credit', head: 'Deposits', align: 'right', weight: rng.int(13, 17) },
          { key: 'balance', head: 'Balance', align: 'right', weight: rng.int(14, 17) },
        ],
        { left, width: sheet.page.width - left - flow.margins.right },
      );
    };
    let table = make();
    table.head();
    table.entry({ text: 'Opening balance', balance: unsigned(ledger.opening, us) });
    for (const entry of ledger.entries) {
      if (flow.need(sheet.options.size * 5)) {
        table = make();
        table.head();
      }
      table.entry({
        date: printDay(entry.date, 'MM/dd/yyyy'),
        text: entry.lines,
        [entry.amount < 0 ? 'debit' : 'credit']: unsigned(entry.amount, us),
        balance: unsigned(entry.balance, us),
      });
    }
    table.entry({ text: 'Closing balance', balance: unsigned(ledger.closing, us) });
    pageNumbers(flow, rng, (n, total) => `Page ${n} of ${total}`);
    return { sheet, truth: { accounts: [truthOf(ledger)] } };
  },
};

function accountBlock(
  flow: ReturnType<typeof open>['flow'],
  rng: Rng,
  ledger: Ledger,
  month: Month,
  title: string,
): void {
  const { sheet } = flow;
  flow.need(150);
  flow.gap(10);
  flow.line(title, { bold: true, size: 12 });
  flow.line(`Account number: ${ledger.number}`);
  summary(
    flow,
    rng,
    '',
    [
      [`Beginning balance on ${printDay(month.start, 'MMMM d, yyyy')}`, `$${unsigned(ledger.opening, us)}`],
      [`Ending balance on ${printDay(month.end, 'MMMM d, yyyy')}`, `$${unsigned(ledger.closing, us)}`],
    ],
    { shape: 'list' },
  );
  if (ledger.entries.length === 0) {
    flow.line('There were no transactions during this statement period.');
    return;
  }
  ledgerPages(flow, ledger, {
    columns: [
      { key: 'date', head: 'Date', align: 'left', weight: 11 },
      { key: 'text', head: 'Description', align: 'left', weight: 50 },
      { key: 'amount', head: 'Amount', align: 'right', weight: 17 },
      { key: 'balance', head: 'Balance', align: 'right', weight: 17 },
    ],
    money: us,
    dates: 'MM/dd',
    table: { rows: 'plain', size: sheet.options.size },
  });
}

/** Checking, savings and more in one document, one of them without movement. */
const severalAccounts: Family = {
  name: 'several-accounts',
  about: 'two to four accounts in one PDF, one possibly without transactions, an overview of all before',
  draw: (rng) => {
    const month = period(rng);
    const { sheet, flow } = open(rng, { faces: latin, page: LETTER });
    const names = rng
      .shuffle(['Everyday Checking', 'Way2Save Savings', 'Money Market', 'Kids Savings'])
      .slice(0, rng.int(2, 4));
    const ledgers = names.map((name, i) =>
      makeLedger(rng.fork(name), {
        lexicon: 'us',
        currency: 'USD',
        ...month,
        count: i === 1 && rng.chance(0.3) ? 0 : rng.int(3, 22),
        nature: name.includes('Checking') ? 'account' : 'savings',
      }),
    );
    flow.newPage();
    masthead(flow, rng, {
      bank: ledgers[0]!.bank,
      holder: [ledgers[0]!.holder, '44 Elm Road'],
      title: 'Combined statement',
      facts: [
        ['Statement period', `${printDay(month.start, 'MMMM d, yyyy')} - ${printDay(month.end, 'MMMM d, yyyy')}`],
      ],
    });
    flow.line('Summary of accounts', { bold: true, size: 11 });
    const overview = new Table(
      flow,
      [
        { key: 'text', head: 'Account', align: 'left', weight: 40 },
        { key: 'number', head: 'Account number', align: 'left', weight: 24 },
        { key: 'last', head: 'Ending balance last statement', align: 'right', weight: 26 },
        { key: 'now', head: 'Ending balance this statement', align: 'right', weight: 26 },
      ],
      { size: 8 },
    );
    overview.head();
    ledgers.forEach((ledger, i) =>
      overview.entry({
        text: names[i]!,
        number: ledger.number,
        last: `$${unsigned(ledger.opening, us)}`,
        now: `$${unsigned(ledger.closing, us)}`,
      }),
    );
    overview.entry(
      {
        text: 'Total deposit accounts',
        last: `$${unsigned(
          ledgers.reduce((a, l) => a + l.opening, 0),
          us,
        )}`,
        now: `$${unsigned(
          ledgers.reduce((a, l) => a + l.closing, 0),
          us,
        )}`,
      },
      { bold: true },
    );
    ledgers.forEach((ledger, i) => {
      if (rng.chance(0.4)) flow.newPage();
      accountBlock(flow, rng, ledger, month, names[i]!);
    });
    pageNumbers(flow, rng, (n, total) => `Page ${n} of ${total}`);
    return { sheet, truth: { accounts: ledgers.map((ledger) => truthOf(ledger)) } };
  },
};

/** Three months of one account, each a statement of its own with its own page numbers. */
const bundle: Family = {
  name: 'several-statements',
  about: 'two to four monthly statements of one account in one PDF, page numbers begin anew',
  draw: (rng) => {
    const first = period(rng, 'month');
    const { sheet, flow } = open(rng, { faces: latin });
    const accounts: TruthAccount[] = [];
    let opening: number | undefined;
    const holder = rng.fork('holder').pick(['J T McAllister', 'Mei Chen']);
    const bank = rng.pick(['Tasman Savings', 'Kestrel Bank']);
    const number = rng.digits(10);
    for (let i = 0; i < rng.int(2, 4); i++) {
      const from = day(first.year, first.month + i, 1);
      const month: Month = { ...first, start: from, end: lastDayOfMonth(first.year, first.month + i) };
      const ledger: Ledger = {
        ...makeLedger(rng.fork(`m${i}`), {
          lexicon: 'au',
          currency: 'NZD',
          start: month.start,
          end: month.end,
          count: rng.int(3, 30),
          ...(opening === undefined ? {} : { opening }),
        }),
        bank,
        number,
      };
      opening = ledger.closing;
      const before = sheet.pages.length;
      flow.newPage();
      flow.gap(6);
      sheet.text(flow.left, flow.y + 10, bank, { bold: true, size: 14 });
      sheet.text(flow.right, flow.y + 10, 'Statement of Account', { align: 'right', size: 11 });
      flow.gap(30);
      flow.line(holder);
      flow.line(`Account number ${number}`);
      flow.line(
        `Statement period from ${printDay(month.start, 'd MMMM yyyy')} to ${printDay(month.end, 'd MMMM yyyy')}`,
      );
      flow.gap(8);
      ledgerPages(flow, ledger, {
        columns: [
          { key: 'date', head: 'Date', align: 'left', weight: 10 },
          { key: 'text', head: 'Transaction details', align: 'left', weight: 48 },
          { key: 'debit', head: 'Withdrawals', align: 'right', weight: 14 },
          { key: 'credit', head: 'Deposits', align: 'right', weight: 14 },
          { key: 'balance', head: 'Balance', align: 'right', weight: 14 },
        ],
        money: us,
        dates: 'dd MMM',
        openingRow: { text: 'Opening balance', balance: unsigned(ledger.opening, us) },
        closingRow: { text: 'Closing balance', balance: unsigned(ledger.closing, us) },
        table: { head: 'bold' },
      });
      const pages = sheet.pages.length - before;
      for (let page = 0; page < pages; page++)
        sheet.pages[before + page]!.ops.push({
          kind: 'text',
          x: sheet.page.width / 2,
          y: sheet.page.height - 24,
          text: `Page ${page + 1} of ${pages}`,
          face: 'sans',
          size: 7.5,
          align: 'center',
          color: '#444444',
          turn: 0,
          rightToLeft: false,
          tag: 'furniture',
          hidden: false,
        });
      accounts.push(truthOf(ledger));
    }
    return { sheet, truth: { accounts } };
  },
};

/** Pages turned by their /Rotate entry, and landscape ones. */
const rotated: Family = {
  name: 'rotated-pages',
  about: 'pages with /Rotate 90, 180 or 270 and vertical form numbers in the margin',
  producers: ['pdfkit', 'pdf-lib'],
  draw: (rng) => {
    const month = period(rng);
    const ledger = makeLedger(rng, { lexicon: 'gb', currency: 'GBP', ...month, count: rng.int(10, 60) });
    const landscape = rng.chance(0.6);
    const { flow: unused } = open(rng, { faces: latin });
    const sheet = new Sheet({
      width: landscape ? A4.height : A4.width,
      height: landscape ? A4.width : A4.height,
      rotate: rng.pick([90, 270, 180] as const),
      face: unused.sheet.options.face,
      size: unused.sheet.options.size,
    });
    const flow = Object.assign(unused, { sheet });
    flow.newPage();
    masthead(flow, rng, {
      bank: ledger.bank,
      holder: [ledger.holder],
      title: 'Statement',
      facts: [
        ['Account Number', ledger.number],
        ['Period', `${printDay(month.start, 'd MMMM yyyy')} to ${printDay(month.end, 'd MMMM yyyy')}`],
      ],
    });
    ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: 'Date', align: 'left', weight: 11 },
        { key: 'text', head: 'Description', align: 'left', weight: 48 },
        { key: 'debit', head: 'Money out', align: 'right', weight: 14 },
        { key: 'credit', head: 'Money in', align: 'right', weight: 14 },
        { key: 'balance', head: 'Balance', align: 'right', weight: 14 },
      ],
      money: us,
      dates: rng.pick(['d MMM yyyy', 'dd/MM/yyyy']),
      openingRow: { text: 'Start balance', balance: unsigned(ledger.opening, us) },
      closingRow: { text: 'End balance', balance: unsigned(ledger.closing, us) },
    });
    onEveryPage(sheet, (n, total) => {
      sheet.text(14, sheet.page.height / 2, `FORM 4417-${rng.digits(3)} 000${n}/${total}`, {
        size: 6,
        turn: 90,
        color: '#888888',
      });
    });
    return { sheet, truth: { accounts: [truthOf(ledger)] } };
  },
};

/** More than fifty pages. */
const long: Family = {
  name: 'long-business-year',
  about: 'fifty pages and more, thousands of rows, carried balances on every page',
  producers: ['pdfkit', 'pdf-lib'],
  draw: (rng) => {
    const month = period(rng);
    const range = { start: month.start, end: month.start + 364 };
    const ledger = makeLedger(rng, {
      lexicon: rng.pick(['us', 'gb', 'sg']),
      currency: 'USD',
      ...range,
      count: rng.int(1500, 2400),
      busy: true,
      opening: 4_000_000,
    });
    const { sheet, flow } = open(rng, { faces: latin, sizes: [8, 8.5], page: LETTER });
    const header = `Account ${ledger.number}   ${printDay(range.start, 'MMM d, yyyy')} - ${printDay(range.end, 'MMM d, yyyy')}`;
    flow.onPage = (f) => {
      sheet.text(f.left, f.y + 8, ledger.bank, { bold: true });
      sheet.text(f.right, f.y + 8, header, { align: 'right' });
      f.gap(22);
    };
    flow.newPage();
    summary(flow, rng, 'Summary', [
      ['Opening balance', unsigned(ledger.opening, us)],
      ['Closing balance', signed(ledger.closing, us)],
    ]);
    ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: 'Date', align: 'left', weight: 12 },
        { key: 'text', head: 'Description', align: 'left', weight: 54 },
        { key: 'debit', head: 'Debits', align: 'right', weight: 14 },
        { key: 'credit', head: 'Credits', align: 'right', weight: 14 },
        { key: 'balance', head: 'Balance', align: 'right', weight: 16 },
      ],
      money: us,
      dates: 'MM/dd/yyyy',
      carry: {
        over: (balance) => ({ text: 'Balance carried forward', balance }),
        forward: (balance) => ({ text: 'Balance brought forward', balance }),
      },
      table: { padding: 0 },
    });
    pageNumbers(flow, rng, (n, total) => `Page ${n} of ${total}`);
    return { sheet, truth: { accounts: [truthOf(ledger)] } };
  },
};

/** The text of a plain statement drawn in the worst order and pieces. */
const scrambled: Family = {
  name: 'scrambled-internals',
  about: 'glyph by glyph, words cut in two, operations in random order; the page itself looks plain',
  producers: ['pdfkit', 'pdf-lib'],
  draw: (rng) => {
    const month = period(rng);
    const ledger = makeLedger(rng, { lexicon: 'gb', currency: 'GBP', ...month, count: rng.int(8, 40) });
    const { sheet, flow } = open(rng, { faces: latin });
    flow.newPage();
    masthead(flow, rng, {
      bank: ledger.bank,
      holder: [ledger.holder],
      title: 'Statement of Account',
      facts: [
        ['Account Number', ledger.number],
        ['Period', `${printDay(month.start, 'd MMMM yyyy')} to ${printDay(month.end, 'd MMMM yyyy')}`],
      ],
    });
    ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: 'Date', align: 'left', weight: 12 },
        { key: 'text', head: 'Details', align: 'left', weight: 46 },
        { key: 'debit', head: 'Paid out', align: 'right', weight: 14 },
        { key: 'credit', head: 'Paid in', align: 'right', weight: 14 },
        { key: 'balance', head: 'Balance', align: 'right', weight: 14 },
      ],
      money: us,
      dates: 'dd MMM yyyy',
      openingRow: { text: 'BALANCE BROUGHT FORWARD', balance: unsigned(ledger.opening, us) },
      closingRow: { text: 'BALANCE CARRIED FORWARD', balance: unsigned(ledger.closing, us) },
    });
    const cut = rng.pick([
      glyphByGlyph,
      splitWords,
      (s: Sheet) => shuffleOrder(splitWords(s, rng), rng),
      (s: Sheet) => shuffleOrder(glyphByGlyph(s, rng), rng),
    ]);
    return { sheet: cut(sheet, rng), truth: { accounts: [truthOf(ledger)] } };
  },
};

/** Nothing moved. */
const empty: Family = {
  name: 'empty-month',
  about: 'a month without transactions: opening equals closing, a sentence says so, rate table below',
  draw: (rng) => {
    const month = period(rng);
    const ledger = makeLedger(rng, { lexicon: 'us', currency: 'USD', ...month, count: 0 });
    const { sheet, flow } = open(rng, { faces: latin, page: LETTER });
    flow.newPage();
    masthead(flow, rng, {
      bank: ledger.bank,
      holder: [ledger.holder, '44 Elm Road'],
      title: 'Savings statement',
      facts: [
        ['Account number', ledger.number],
        ['Statement period', `${printDay(month.start, 'MM/dd/yyyy')} - ${printDay(month.end, 'MM/dd/yyyy')}`],
      ],
    });
    summary(flow, rng, 'Account summary', [
      ['Beginning balance', `$${unsigned(ledger.opening, us)}`],
      ['Deposits and other additions', '$0.00'],
      ['Withdrawals and other subtractions', '-$0.00'],
      ['Ending balance', `$${unsigned(ledger.closing, us)}`],
    ]);
    const table = new Table(flow, [
      { key: 'date', head: 'Date', align: 'left', weight: 12 },
      { key: 'text', head: 'Description', align: 'left', weight: 56 },
      { key: 'amount', head: 'Amount', align: 'right', weight: 16 },
      { key: 'balance', head: 'Balance', align: 'right', weight: 16 },
    ]);
    if (rng.chance(0.6)) table.head();
    flow.line(
      rng.pick([
        'No transactions this period.',
        'You had no activity during this statement period.',
        'There are no transactions to report.',
      ]),
    );
    flow.gap(16);
    flow.line('Interest rates as of statement end', { bold: true });
    flow.line(
      `Under $10,000.00   0.01%      $10,000.00 and over   0.05%      Effective ${printDay(month.end, 'MM/dd/yyyy')}`,
      { size: 8 },
    );
    return { sheet, truth: { accounts: [truthOf(ledger)] } };
  },
};

/** A real HTML table printed by the browser: it wraps and breaks pages by its own rules. */
const webPrint: Family = {
  name: 'web-print-html-table',
  about: 'HTML table laid out by the browser, wrapped cells centred vertically, sticky headers, print footers',
  draw: (rng) => {
    const month = period(rng);
    const ledger = makeLedger(rng, { lexicon: 'gb', currency: 'GBP', ...month, count: rng.int(8, 60) });
    const align = rng.pick(['top', 'middle', 'bottom', 'baseline']);
    const split = rng.chance(0.5);
    const head = split
      ? ['Date', 'Description', 'Money out', 'Money in', 'Balance']
      : ['Date', 'Description', 'Amount', 'Balance'];
    const pound = (minor: number): string => `${minor < 0 ? '-' : ''}£${unsigned(minor, us)}`;
    const rows = ledger.entries.map((e) => {
      const cells = split
        ? [e.amount < 0 ? pound(-e.amount) : '', e.amount > 0 ? pound(e.amount) : '']
        : [pound(e.amount)];
      return `<tr><td class="d">${printDay(e.date, 'dd MMM yyyy')}</td><td>${escapeXml(e.lines.join(' '))}</td>${[...cells, pound(e.balance)].map((c) => `<td class="m">${c}</td>`).join('')}</tr>`;
    });
    const html = `<!doctype html><meta charset="utf-8"><title>Transactions</title><style>@page{size:A4;margin:${rng.int(14, 24)}mm}body{font:${rng.int(9, 12)}px/1.4 ${rng.pick(["'Liberation Sans'", "'DejaVu Sans'", "'Noto Sans'", "'Liberation Serif'"])}}table{border-collapse:collapse;width:100%}td,th{padding:${rng.int(2, 6)}px ${rng.int(4, 9)}px;vertical-align:${align};text-align:left;border-bottom:${rng.int(0, 1)}px solid #ccc}.m{text-align:right;white-space:nowrap}th.m{text-align:right}.d{white-space:nowrap}td:nth-child(2){max-width:${rng.int(150, 260)}px}thead{display:${rng.pick(['table-header-group', 'table-row-group'])}}tr{break-inside:avoid}</style>
<h2>${escapeXml(ledger.bank)}</h2><p>${escapeXml(ledger.holder)}<br>Account number ${ledger.number}</p><p>Statement ${printDay(month.start, 'd MMMM yyyy')} to ${printDay(month.end, 'd MMMM yyyy')}</p>
<p>Opening balance <b>${pound(ledger.opening)}</b> &nbsp; Closing balance <b>${pound(ledger.closing)}</b></p>
<table><thead><tr>${head.map((h, i) => `<th class="${i > 1 ? 'm' : ''}">${h}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table><p>End of transactions. Printed ${printDay(month.end + 4, 'd MMM yyyy')} at 10:41.</p>`;
    return { html, truth: { accounts: [truthOf(ledger, { describe: (e) => e.lines.join(' ') })] } };
  },
};

/** Amount on the last or middle of several lines, page breaks inside entries. */
const manyLines: Family = {
  name: 'amount-on-last-line',
  about:
    'three to five lines an entry, the amount on the first, middle or last, entries cut by page breaks, balance once a day',
  draw: (rng) => {
    const month = period(rng);
    const ledger = makeLedger(rng, {
      lexicon: rng.pick(['sg', 'de', 'gb']),
      currency: 'HKD',
      ...month,
      count: rng.int(10, 50),
    });
    for (const entry of ledger.entries)
      while (entry.lines.length < 3 && rng.chance(0.8))
        entry.lines.push(
          rng.pick([`REF ${entry.reference}`, `${entry.card} ${entry.city}`, 'HC1230418 04APR', `N${rng.digits(10)}`]),
        );
    const { sheet, flow } = open(rng, { faces: latin });
    flow.newPage();
    masthead(flow, rng, {
      bank: ledger.bank,
      holder: [ledger.holder],
      title: 'Integrated Account Statement',
      facts: [
        ['Number', ledger.number],
        ['Statement period', `${printDay(month.start, 'd MMM yyyy')} to ${printDay(month.end, 'd MMM yyyy')}`],
      ],
    });
    const anchor = rng.pick(['last', 'middle', 'first'] as const);
    const creditFirst = rng.chance(0.5);
    const two = [
      { key: 'credit', head: 'Deposit', align: 'right' as const, weight: 14 },
      { key: 'debit', head: 'Withdrawal', align: 'right' as const, weight: 14 },
    ];
    ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: 'Date', align: 'left', weight: 10 },
        { key: 'text', head: 'Transaction Details', align: 'left', weight: 44 },
        ...(creditFirst ? two : two.reverse()),
        { key: 'balance', head: 'Balance', align: 'right', weight: 16 },
      ],
      money: us,
      dates: 'd MMM',
      oncePerDay: true,
      balances: 'day',
      openingRow: { date: printDay(month.start, 'd MMM'), text: 'B/F BALANCE', balance: unsigned(ledger.opening, us) },
      closingRow: { text: 'C/F BALANCE', balance: unsigned(ledger.closing, us) },
      entry: { anchor, dateLine: 'first', split: rng.chance(0.6) },
      // Undated entries of one day whose figures stand in the middle must be set apart, or nobody could tell whose a line is.
      table: { padding: anchor === 'middle' ? 3.5 : rng.pick([0, 1, 2]) },
    });
    pageNumbers(flow, rng, (n, total) => `Page ${n} of ${total}`);
    return {
      sheet,
      truth: { accounts: [truthOf(ledger, { balancePrinted: (_, i) => lastOfDay(ledger.entries, i) })] },
    };
  },
};

export const shapes: readonly Family[] = [
  linePrinter,
  headless,
  shifting,
  severalAccounts,
  bundle,
  rotated,
  long,
  scrambled,
  empty,
  webPrint,
  manyLines,
];
