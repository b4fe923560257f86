import { printDay } from '../../story/calendar.ts';
import { lastOfDay, makeLedger, truthOf, type Entry } from '../../story/ledger.ts';
import { signed, unsigned, us } from '../../story/money.ts';
import { LETTER, latin, period, type Family } from '../family.ts';
import { ledgerPages } from '../ledger-pages.ts';
import { columnsOf, runningTable } from './columns.ts';
import { abreast, figures, footer, heading, notice, rowCount, sumOf } from './desk.ts';
import { letter, margins, paper } from './paper.ts';

const cashManagement: Family = {
  name: 'us-cash-management',
  about:
    'brokerage cash account: signed sections with totals, then a table of daily additions, subtractions and balances',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle']));
    const ledger = makeLedger(rng, { lexicon: 'us', currency: 'USD', ...month, count: rowCount(rng) });
    const { sheet, flow } = paper(rng, { faces: latin, page: LETTER, sizes: [7.5, 8, 8.5] });
    const short = (d: number): string => printDay(d, 'MM/dd');
    const dollars = (minor: number): string => `${minor < 0 ? '-' : ''}$${unsigned(minor, us)}`;
    const dollarsOnTotals = rng.chance(0.6);
    const plainFigure = (minor: number): string => (dollarsOnTotals ? signed(minor, us) : dollars(minor));
    flow.newPage();
    heading(flow, rng, {
      bank: rng.pick(['Faircastle Investments', 'Beacon Row Brokerage Services']),
      holder: [ledger.holder.toUpperCase(), rng.pick(ledger.lexicon.streets).toUpperCase()],
      title: `Cash Management Account - ${printDay(month.start, 'MMMM d, yyyy')} - ${printDay(month.end, 'MMMM d, yyyy')}`,
      facts: [
        ['Account number', `Z${ledger.number.slice(0, 2)}-${ledger.number.slice(2, 8)}`],
        ['Your account value', dollars(ledger.closing)],
      ],
    });
    const sections = [
      { name: 'Deposits', of: (e: Entry) => e.amount > 0 && e.kind !== 'interest' },
      { name: 'Dividends, Interest & Other Income', of: (e: Entry) => e.kind === 'interest' },
      { name: 'Debit Card Activity', of: (e: Entry) => e.kind === 'purchase' && e.amount < 0 },
      { name: 'Withdrawals', of: (e: Entry) => e.kind !== 'purchase' && e.amount < 0 },
    ].map(({ name, of }) => ({ name, entries: ledger.entries.filter(of) }));
    flow.line('Core Account Cash Flow', { bold: true, size: sheet.options.size + 2 });
    figures(flow, [
      [`Core Account Balance as of ${printDay(month.start, 'MMM d, yyyy')}`, dollars(ledger.opening)],
      ...sections.map(({ name, entries }) => [`  ${name}`, signed(sumOf(entries), us)] as const),
      [`Core Account Balance as of ${printDay(month.end, 'MMM d, yyyy')}`, dollars(ledger.closing)],
    ]);
    for (const { name, entries } of sections) {
      if (!entries.length) continue;
      flow.need(90);
      flow.gap(8);
      flow.line(name, { bold: true, size: sheet.options.size + 1 });
      const table = runningTable(
        flow,
        columnsOf(
          ['date', 'Date', 8],
          ['reference', 'Reference', 12],
          ['text', 'Description', 55],
          ['amount', 'Amount', 15, 'right'],
        ),
        { rows: 'ruled' },
        (rows) =>
          entries.forEach((e, i) =>
            rows.entry({
              date: short(e.date),
              reference: e.kind === 'out' ? e.reference : '',
              text: e.lines,
              amount: i === 0 ? dollars(e.amount) : plainFigure(e.amount),
            }),
          ),
      );
      table.entry({ text: `Total ${name}`, amount: dollars(sumOf(entries)) }, { bold: true });
    }
    if (ledger.entries.length) {
      flow.need(80);
      flow.gap(10);
      flow.line('Daily Additions and Subtractions', { bold: true, size: sheet.options.size + 1 });
      abreast(
        flow,
        2,
        [
          { head: 'Date', align: 'left', weight: 8 },
          { head: 'Amount', align: 'right', weight: 14 },
          { head: 'Balance', align: 'right', weight: 14 },
        ],
        ledger.entries
          .filter((_, i) => lastOfDay(ledger.entries, i))
          .map((e) => [
            short(e.date),
            dollars(sumOf(ledger.entries.filter(({ date }) => date === e.date))),
            dollars(e.balance),
          ]),
      );
    } else flow.line('No core account activity this period.');
    notice(
      flow,
      'Information About Your Account',
      'The program banks hold your core balance up to $245,000.00 each. Interest rate as of the last day of the period 2.72%. Call 800-555-0144 to report lost cards; your maximum liability is $50.00.',
    );
    footer(flow, rng, (n, all) => `${n} of ${all}`, 'Brokerage services by Faircastle LLC, Member SIPC');
    const order = sections.flatMap(({ entries }) => entries);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(
            { ...ledger, entries: order },
            {
              balancePrinted: () => false,
              otherDescriptions: (e) => (e.kind === 'out' ? [`${e.reference} ${e.lines.join(' ')}`] : []),
            },
          ),
        ],
      },
    };
  },
};

const categories = ['Restaurants', 'Merchandise', 'Gasoline', 'Supermarkets', 'Services', 'Travel/ Entertainment'];

const sectionHeads: Family = {
  name: 'us-card-heads-name-sections',
  about:
    'card: each section is named by its own column head, merchant categories beside, "-$" credits, cashback and fee boxes',
  draw: (rng) => {
    const month = period(rng, rng.pick(['cycle', 'turn']));
    const ledger = makeLedger(rng, { lexicon: 'us', currency: 'USD', ...month, count: rng.int(1, 60), nature: 'card' });
    const { sheet, flow } = paper(rng, { faces: latin, page: LETTER, sizes: [8, 8.5, 9] });
    const pattern = rng.pick(['MM/dd', 'MMM d', 'MM/dd/yy']);
    const owed = (minor: number): string => `${minor > 0 ? '-' : ''}$${unsigned(minor, us)}`;
    const credits = ledger.entries.filter((e) => e.amount > 0);
    const fees = ledger.entries.filter((e) => e.kind === 'fee');
    const bought = ledger.entries.filter((e) => e.amount < 0 && e.kind !== 'fee');
    const category = new Map(bought.map((e) => [e, rng.pick(categories)]));
    flow.newPage();
    letter(flow, rng, 'Navigate Card Services', [ledger.holder], 'Account Summary', [
      ['Account number ending in', ledger.number.slice(-4)],
      ['Open to Close Date', `${printDay(month.start, 'MM/dd/yyyy')} - ${printDay(month.end, 'MM/dd/yyyy')}`],
      ['Minimum Payment Due', `$${unsigned(rng.int(2500, 9900), us)}`],
      ['Payment Due Date', printDay(month.end + 25, 'MM/dd/yyyy')],
    ]);
    figures(flow, [
      ['Previous Balance', owed(ledger.opening)],
      ['Payments and Credits', owed(sumOf(credits))],
      ['Purchases', `+${owed(sumOf(bought))}`],
      ['Balance Transfers', '+$0.00'],
      ['Cash Advances', '+$0.00'],
      ['Fees Charged', `+${owed(sumOf(fees))}`],
      ['Interest Charged', '+$0.00'],
      ['New Balance', owed(ledger.closing)],
    ]);
    if (rng.chance(0.7)) {
      const earned = Math.round(-sumOf(bought) / 100);
      flow.line('Cashback Bonus', { bold: true });
      figures(
        flow,
        [
          ['Opening Cashback Bonus Balance', '$14.22'],
          ['New Cashback Bonus This Period', `+$${unsigned(earned, us)}`],
          ['Cashback Bonus Balance', `$${unsigned(earned + 1422, us)}`],
        ],
        0.45,
      );
    }
    flow.line('Transactions', { bold: true, size: sheet.options.size + 3 });
    const section = (head: string, withCategory: boolean, entries: readonly Entry[]): void => {
      if (!entries.length) return;
      flow.need(70);
      flow.gap(6);
      runningTable(
        flow,
        columnsOf(
          ['date', withCategory ? ['TRANS.', 'DATE'] : 'DATE', 11],
          ['text', head, withCategory ? 48 : 70],
          ...(withCategory ? ([['category', 'MERCHANT CATEGORY', 22]] as const) : []),
          ['amount', 'AMOUNT', 14, 'right'],
        ),
        { rows: 'ruled', head: rng.pick(['bold', 'ruled']) },
        (table) => {
          for (const e of entries)
            table.entry({
              date: printDay(e.date, pattern),
              text: e.lines,
              category: category.get(e) ?? '',
              amount: owed(e.amount),
            });
        },
      );
    };
    section('PAYMENTS AND CREDITS', false, credits);
    section('PURCHASES', true, bought);
    flow.need(80);
    flow.gap(10);
    flow.line('Fees and Interest Charged', { bold: true, size: sheet.options.size + 1 });
    section('FEES', false, fees);
    figures(
      flow,
      [
        ['TOTAL FEES FOR THIS PERIOD', owed(sumOf(fees))],
        ['TOTAL INTEREST FOR THIS PERIOD', '$0.00'],
      ],
      1,
    );
    figures(
      flow,
      [
        [`${printDay(month.end, 'yyyy')} Totals Year-to-Date`, ''],
        [`TOTAL FEES CHARGED IN ${printDay(month.end, 'yyyy')}`, `$${unsigned(rng.int(0, 9000), us)}`],
        [`TOTAL INTEREST CHARGED IN ${printDay(month.end, 'yyyy')}`, `$${unsigned(rng.int(0, 30_000), us)}`],
      ],
      1,
    );
    margins(flow, rng, (n, all) => `Page ${n} of ${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(
            { ...ledger, entries: [...credits, ...bought, ...fees] },
            {
              balancePrinted: () => false,
              otherDescriptions: (e) => (category.has(e) ? [`${e.lines.join(' ')} ${category.get(e)}`] : []),
            },
          ),
        ],
      },
    };
  },
};

const homeEquity: Family = {
  name: 'us-home-equity-line',
  about:
    'line of credit: advances and payments in two columns, balance owing positive, rate table with balances, finance charge row',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const base = makeLedger(rng, {
      lexicon: 'us',
      currency: 'USD',
      ...month,
      count: rng.int(0, 14),
      scale: 900,
      nature: 'card',
      opening: -rng.int(900_000, 12_000_000),
    });
    const interest = Math.round((-base.opening * rng.int(60, 95)) / 12_000);
    for (const e of base.entries)
      e.lines = [
        e.amount > 0
          ? rng.pick(['PAYMENT - THANK YOU', 'AUTOMATIC PAYMENT FROM CHECKING'])
          : rng.pick([`ADVANCE CHECK #${e.card}`, 'ONLINE ADVANCE TO CHECKING', `PHONE ADVANCE ${e.reference}`]),
      ];
    const closing = base.closing - interest;
    const charge: Entry = {
      date: month.end,
      valueDate: month.end,
      amount: -interest,
      balance: closing,
      lines: [rng.pick(['*FINANCE CHARGE*', 'PERIODIC INTEREST CHARGE', 'INTEREST CHARGED THIS CYCLE'])],
      kind: 'fee',
      reference: '',
      card: '',
      city: '',
    };
    const ledger = { ...base, entries: [...base.entries, charge], closing };
    const { sheet, flow } = paper(rng, { faces: latin, page: LETTER, sizes: [8, 8.5, 9] });
    const owed = (minor: number): string => signed(-minor, us);
    const pattern = rng.pick(['MM/dd', 'MM-dd-yy', 'MMM dd']);
    const balances = rng.chance(0.6);
    flow.newPage();
    heading(flow, rng, {
      bank: ledger.bank,
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets)],
      title: 'Home Equity Line of Credit Statement',
      facts: [
        ['Account number', `xxxx xxxx ${ledger.number.slice(-4)}`],
        ['Statement period', `${printDay(month.start, 'MM/dd/yyyy')} - ${printDay(month.end, 'MM/dd/yyyy')}`],
        ['Credit limit', '$250,000.00'],
        ['Payment due', `$${unsigned(interest + 2500, us)}`],
        ['Due date', printDay(month.end + 22, 'MM/dd/yyyy')],
      ],
    });
    const paid = sumOf(ledger.entries, 1);
    figures(
      flow,
      [
        ['Previous balance', `$${owed(ledger.opening)}`],
        ['Payments and credits', `- ${unsigned(paid, us)}`],
        ['Advances', `+ ${unsigned(sumOf(base.entries, -1), us)}`],
        ['Finance charges', `+ ${unsigned(interest, us)}`],
        ['New balance', `$${owed(ledger.closing)}`],
      ],
      0.45,
    );
    flow.line('Account Activity', { bold: true, size: sheet.options.size + 2 });
    ledgerPages(flow, ledger, {
      columns: columnsOf(
        ['date', ['Trans', 'date'], 9],
        ['post', ['Post', 'date'], 9],
        ['text', ['', 'Description'], 40],
        ['debit', ['Advances', 'and charges'], 15, 'right'],
        ['credit', ['Payments', 'and credits'], 15, 'right'],
        ...(balances ? ([['balance', ['Outstanding', 'balance'], 16, 'right']] as const) : []),
      ),
      money: us,
      dates: pattern,
      balanceText: owed,
      cells: (e, usual) => ({ ...usual, post: printDay(e.date, pattern) }),
      table: { rows: rng.pick(['plain', 'ruled', 'zebra']) },
    });
    flow.need(80);
    flow.gap(12);
    flow.line('Interest Charge Calculation', { bold: true });
    runningTable(
      flow,
      columnsOf(
        ['date', 'Effective date', 16],
        ['apr', ['Annual', 'percentage rate'], 16, 'right'],
        ['daily', ['Daily', 'periodic rate'], 16, 'right'],
        ['average', ['Average', 'daily balance'], 18, 'right'],
        ['days', 'Days', 8, 'right'],
      ),
      { rows: 'ruled' },
      (table) =>
        table.entry({
          date: printDay(month.start, 'MM/dd/yyyy'),
          apr: '8.50% (v)',
          daily: '0.02328%',
          average: `$${unsigned(-ledger.opening - 1234, us)}`,
          days: String(month.end - month.start + 1),
        }),
    );
    margins(flow, rng, (n, all) => `Page ${n} of ${all}`);
    return { sheet, truth: { accounts: [truthOf(ledger, { balancePrinted: () => balances })] } };
  },
};

const referencesAndMinus: Family = {
  name: 'us-sections-reference-minus',
  about:
    'sections with reference numbers, minus behind in withdrawals, card subtotals, checks two abreast, balances three abreast',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, { lexicon: 'us', currency: 'USD', ...month, count: rowCount(rng, 55), scale: 45 });
    const { sheet, flow } = paper(rng, {
      faces: ['sans', 'narrow', 'condensed', 'noto'],
      page: LETTER,
      sizes: [7.5, 8, 8.5],
    });
    const short = (d: number): string => printDay(d, 'MMM d').replace(/ (\d)$/, '  $1');
    const reference = new Map(ledger.entries.map((e) => [e, rng.digits(10)]));
    let number = rng.int(1001, 4800);
    const checks = new Map<Entry, number>();
    for (const e of ledger.entries)
      if (e.kind === 'out' && rng.chance(0.5)) checks.set(e, (number += rng.chance(0.8) ? 1 : rng.int(2, 7)));
    const of = (test: (e: Entry) => boolean): Entry[] => ledger.entries.filter((e) => !checks.has(e) && test(e));
    const deposits = of((e) => e.amount > 0);
    const cards = of((e) => e.amount < 0 && e.kind === 'purchase');
    const others = of((e) => e.amount < 0 && e.kind !== 'purchase');
    const behind = (minor: number): string => signed(minor, us, 'trailing');
    flow.newPage();
    letter(
      flow,
      rng,
      ledger.bank,
      [ledger.holder.toUpperCase(), rng.pick(ledger.lexicon.streets)],
      'Business Statement',
      [
        ['Account Number', `1 ${rng.digits(3)} ${rng.digits(4)} ${rng.digits(4)}`],
        ['Statement Period', `${printDay(month.start, 'MMM d, yyyy')} through ${printDay(month.end, 'MMM d, yyyy')}`],
      ],
    );
    flow.line('Account Summary', { bold: true });
    const tally = (name: string, entries: readonly Entry[]): readonly [string, string] => [
      `${name}   ${entries.length || ''}`,
      behind(sumOf(entries)),
    ];
    figures(
      flow,
      [
        [`Beginning Balance on ${printDay(month.start, 'MMM d')}`, `$ ${unsigned(ledger.opening, us)}`],
        tally('Other Deposits', deposits),
        tally('Card Withdrawals', cards),
        tally('Other Withdrawals', others),
        tally('Checks Paid', [...checks.keys()]),
        [`Ending Balance on ${printDay(month.end, 'MMM d, yyyy')}`, `$ ${unsigned(ledger.closing, us)}`],
      ],
      0.6,
    );
    const section = (name: string, total: string, entries: readonly Entry[], above = ''): void => {
      if (!entries.length) return;
      flow.need(80);
      flow.gap(8);
      flow.line(name, { bold: true, size: sheet.options.size + 1 });
      if (above) flow.line(above);
      const table = runningTable(
        flow,
        columnsOf(
          ['date', 'Date', 9],
          ['text', 'Description of Transaction', 56],
          ['reference', 'Ref Number', 16, 'right'],
          ['mark', '', 4, 'right'],
          ['amount', 'Amount', 15, 'right'],
        ),
        {},
        (rows) =>
          entries.forEach((e, i) =>
            rows.entry({
              date: short(e.date),
              text: e.lines,
              reference: reference.get(e)!,
              mark: i === 0 ? '$' : '',
              amount: behind(e.amount),
            }),
          ),
      );
      table.entry({ text: total, mark: '$', amount: behind(sumOf(entries)) }, { bold: true });
    };
    section('Other Deposits', 'Total Other Deposits', deposits);
    const last = rng.digits(4);
    section('Card Withdrawals', `Card ${last} Withdrawals Subtotal`, cards, `Card Number: xxxx-xxxx-xxxx-${last}`);
    section('Other Withdrawals', 'Total Other Withdrawals', others);
    if (checks.size) {
      flow.need(70);
      flow.gap(8);
      flow.line('Checks Presented Conventionally', { bold: true, size: sheet.options.size + 1 });
      let before = 0;
      abreast(
        flow,
        2,
        [
          { head: 'Check', align: 'left', weight: 10 },
          { head: 'Date', align: 'left', weight: 10 },
          { head: 'Ref Number', align: 'right', weight: 16 },
          { head: 'Amount', align: 'right', weight: 16 },
        ],
        [...checks].map(([e, no]) => {
          const gap = before !== 0 && no !== before + 1;
          before = no;
          return [`${no}${gap ? '*' : ''}`, short(e.date), reference.get(e)!, unsigned(e.amount, us)];
        }),
      );
      flow.line(
        `* Gap in check sequence     Conventional Checks Paid (${checks.size})   $ ${behind(sumOf([...checks.keys()]))}`,
        {
          bold: true,
        },
      );
    }
    if (ledger.entries.length && rng.chance(0.8)) {
      flow.need(60);
      flow.gap(8);
      flow.line('Balance Summary', { bold: true, size: sheet.options.size + 1 });
      abreast(
        flow,
        3,
        [
          { head: 'Date', align: 'left', weight: 10 },
          { head: 'Ending Balance', align: 'right', weight: 20 },
        ],
        ledger.entries
          .filter((_, i) => lastOfDay(ledger.entries, i))
          .map((e) => [short(e.date), unsigned(e.balance, us)]),
      );
      flow.line('Balances only appear for days reflecting change.', { size: 7 });
    }
    margins(flow, rng, (n, all) => `Page ${n} of ${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(
            { ...ledger, entries: [...deposits, ...cards, ...others, ...checks.keys()] },
            {
              balancePrinted: () => false,
              describe: (e) => (checks.has(e) ? `Check ${checks.get(e)}` : e.lines.join(' ')),
              otherDescriptions: (e) =>
                checks.has(e)
                  ? [String(checks.get(e)), `Check ${checks.get(e)} ${reference.get(e)}`]
                  : [`${e.lines.join(' ')} ${reference.get(e)}`],
            },
          ),
        ],
      },
    };
  },
};

export const secondAmericas: readonly Family[] = [cashManagement, sectionHeads, homeEquity, referencesAndMinus];
