import { printDay, type Day } from '../../story/calendar.ts';
import { lastOfDay, makeLedger, truthOf, type Entry } from '../../story/ledger.ts';
import { signed, unsigned, us } from '../../story/money.ts';
import { LETTER, latin, period, type Family } from '../family.ts';
import { ledgerPages } from '../ledger-pages.ts';
import { columnsOf, runningTable } from './columns.ts';
import { figures, notice, rowCount, sumOf } from './desk.ts';
import { paper } from './paper.ts';
import { envelope, pageFeet, runningHead, section, smallPrint } from './third-parts.ts';
import { reword } from './words.ts';

const figure = (minor: number): string => unsigned(minor, us);
const canadian = {
  shops: [
    'TIM HORTENS #1182',
    'LOBLAWE 1044',
    'METRO PLUSS 22',
    'SHOPPERS DRUGMARTE',
    'PETRO-CANADIAN',
    'CANADIAN TYRE #118',
    'LCBOE/RAO #0542',
  ],
  firms: ['HYDRO TORONTOE', 'ROGERSE WIRELESS', 'ENBRIDGER GAS', 'MANULIFER', 'ACME PAYROLL LTD'],
  people: ['J TREMBLAY', 'A SINGH', 'M MACDONALD', 'L CHEN'],
  cities: ['TORONTO ON', 'OTTAWA ON', 'CALGARY AB', 'HALIFAX NS', 'BURNABY BC'],
};

const dateOnce: Family = {
  name: 'ca-date-once-plus-minus-summary',
  about:
    'day and month once a day, details in two lines, withdrawals before deposits, balance at the end of a day, summary with + and - before sums',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'us',
      currency: 'CAD',
      ...month,
      count: rowCount(rng, 60),
      overdraft: rng.chance(0.3),
    });
    reword(
      rng,
      ledger,
      {
        purchase: [
          'Contactless Interac purchase - {card}|{shop}',
          'Interac purchase - {card}|{shop}',
          'Visa Debit purchase - {card}|{shop}',
        ],
        out: [
          'e-Transfer sent|{person} {ref}',
          'Online Banking payment - {card}|{firm}',
          'Online Banking transfer - {card}',
          'ATM withdrawal - {ref}',
          'Bill payment|{firm}',
          'Insurance|{firm}',
        ],
        in: [
          'e-Transfer received|{person} {ref}',
          'ATM deposit - {ref}',
          'Online Banking transfer - {card}',
          'Mobile cheque deposit - {card}',
        ],
        salary: ['Payroll Deposit|{firm}', 'Direct Deposit|{firm}'],
        fee: ['Monthly fee', 'Interac e-Transfer fee', 'Overdraft interest'],
        interest: ['Interest', 'Multi-product rebate'],
      },
      canadian,
    );
    const { sheet, flow } = paper(rng, { faces: latin, page: LETTER, sizes: [8, 8.5, 9] });
    const long = (d: Day): string => printDay(d, 'MMMM d, yyyy');
    const balance = (minor: number): string =>
      signed(minor, us, rng.fork('sign').pick(['leading', 'detached'] as const));
    const pattern = rng.pick(['d MMM', 'dd MMM', 'd MMM']);
    const holder = rng.pick(canadian.people);
    const account = `0${rng.digits(4)}-${rng.digits(7)}`;
    runningHead(flow, 'Your personal banking account statement', `From ${long(month.start)} to ${long(month.end)}`);
    flow.newPage();
    envelope(flow, rng, {
      bank: rng.pick(['Dominion Bank of Canada', 'Maple Chartered Bank']),
      small: ['P.O. Bag Service 2650', 'Calgary, Alberta T2P 2M7'],
      holder: [holder, '118 QUEEN ST W', `${rng.pick(canadian.cities)} M5H 2N2`],
      title: `Your ${rng.pick(['day to day banking', 'Advantage banking', 'business essentials', 'signature no limit banking'])} account statement`,
      box: `From ${long(month.start)} to ${long(month.end)}`,
      facts: [
        ['Your account number:', account],
        ['Questions? Call', '1-800-555-0120'],
        ['Online', 'www.example.com/deposits'],
      ],
    });
    flow.line('Summary of your account for this period', { bold: true, size: sheet.options.size + 2 });
    figures(
      flow,
      [
        [`Your opening balance on ${long(month.start)}`, `${balance(ledger.opening).replace(/^(-?) ?/, '$1$$')}`],
        ['Total deposits into your account', `+ ${figure(sumOf(ledger.entries, 1))}`],
        ['Total withdrawals from your account', `- ${figure(sumOf(ledger.entries, -1))}`],
        [`Your closing balance on ${long(month.end)}`, `= ${balance(ledger.closing).replace(/^(-?) ?/, '$1$$')}`],
      ],
      0.66,
    );
    if (rng.chance(0.6))
      notice(
        flow,
        'Did you know?',
        'Send money for free with your account: e-Transfers cost $0.00. From June 1 the fee for a paper statement rises from $2.25 to $3.00 a month.',
      );
    flow.line('Details of your account activity', { bold: true, size: sheet.options.size + 2 });
    ledgerPages(flow, ledger, {
      columns: columnsOf(
        ['date', 'Date', 10],
        ['text', 'Description', 46],
        ['debit', 'Withdrawals ($)', 15, 'right'],
        ['credit', 'Deposits ($)', 15, 'right'],
        ['balance', 'Balance ($)', 16, 'right'],
      ),
      money: us,
      dates: pattern,
      oncePerDay: true,
      balances: 'day',
      balanceText: balance,
      openingRow: { text: 'Opening Balance', balance: balance(ledger.opening) },
      closingRow: {
        text: 'Closing Balance',
        balance: rng.chance(0.5)
          ? `$${figure(ledger.closing)}`.replace('$', ledger.closing < 0 ? '-$' : '$')
          : balance(ledger.closing),
      },
      table: { rows: rng.pick(['plain', 'ruled']), head: rng.pick(['bold', 'ruled']) },
    });
    smallPrint(flow, 'Important information about your account', [
      'Please check this Account Statement without delay and advise us of any error or omission within 45 days of the statement date.',
      'Interest on overdrafts is charged at 21.00% a year. Deposits in Canadian dollars are insured by the deposit insurance corporation up to $100,000 for each category.',
      `Trademark of the bank. GST registration number: R10524 8165.`,
    ]);
    pageFeet(flow, (n, all) => `${n} of ${all}`, `${rng.digits(8)} RBPDA10000_${rng.digits(7)}`);
    return {
      sheet,
      truth: { accounts: [truthOf(ledger, { balancePrinted: (_, i) => lastOfDay(ledger.entries, i) })] },
    };
  },
};

const referenceLine: Family = {
  name: 'ca-card-reference-line',
  about:
    'card: capital month dates twice, a 23-digit number and foreign money with its rate on lines below, contact panel beside, previous and new balance as lines',
  draw: (rng) => {
    const month = period(rng, rng.pick(['cycle', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'us',
      currency: 'CAD',
      ...month,
      count: rowCount(rng, 40),
      nature: 'card',
    });
    reword(
      rng,
      ledger,
      {
        purchase: ['{shop} {city}'],
        in: ['{shop} {city}'],
        fee: ['OVERLIMIT FEE', 'CASH ADVANCE INTEREST 22.99%', 'PURCHASE INTEREST 20.99%'],
      },
      canadian,
    );
    const { sheet, flow } = paper(rng, { faces: latin, page: LETTER, sizes: [7.5, 8, 8.5] });
    const d = (at: Day): string => printDay(at, 'MMM dd', { upper: true });
    const owed = (minor: number): string => `${minor > 0 ? '-' : ''}$${figure(minor)}`;
    const posted = new Map(ledger.entries.map((e) => [e, Math.min(month.end, e.date + rng.int(0, 3))]));
    const numbers = new Map<Entry, string>();
    for (const e of ledger.entries) {
      if (e.kind === 'salary') e.lines = ['PAYMENT - THANK YOU / PAIEMENT - MERCI'];
      if (e.kind !== 'fee') numbers.set(e, rng.digits(23));
      if (e.kind === 'purchase' && rng.chance(0.1)) {
        const rate = rng.int(131, 144) / 100;
        e.lines.push(`Foreign Currency-USD ${figure(Math.round(-e.amount / rate))} Exchange rate-${rate.toFixed(4)}`);
      }
    }
    const panel = rng.chance(0.6);
    const range = `STATEMENT FROM ${printDay(month.start, 'MMM dd', { upper: true })} TO ${printDay(month.end, 'MMM dd, yyyy', { upper: true })}`;
    const number = `${rng.digits(4)} ${rng.digits(2)}** **** ${rng.digits(4)}`;
    runningHead(flow, range, number);
    flow.newPage();
    flow.line(rng.pick(['Dominion Cash Back Mastercard', 'Maple Rewards Visa']), { bold: true, size: 14 });
    flow.line(`${rng.pick(canadian.people)}   ${number}`);
    flow.line(range, { bold: true });
    flow.gap(12);
    const side = flow.left + flow.width * 0.7;
    const facts: readonly (readonly [string, string])[] = [
      ['CONTACT US', ''],
      ['Customer Service', '1-800-555-0111'],
      ['PAYMENTS & INTEREST RATES', ''],
      ['Minimum payment', `$${figure(rng.int(1000, 9000))}`],
      ['Payment due date', printDay(month.end + 21, 'MMM dd, yyyy', { upper: true })],
      ['Credit limit', '$9,000.00'],
      ['Available credit', `$${figure(rng.int(50_000, 700_000))}`],
      ['Annual interest rates', ''],
      ['Purchases', '20.99%'],
      ['Cash advances', '22.99%'],
      ['CALCULATING YOUR BALANCE', ''],
      ['Previous Account Balance', owed(ledger.opening)],
      ['Payments & credits', `-$${figure(sumOf(ledger.entries, 1))}`],
      ['Purchases & debits', `$${figure(sumOf(ledger.entries, -1))}`],
      ['NEW BALANCE', owed(ledger.closing)],
    ];
    const top = flow.y;
    if (panel)
      facts.forEach(([label, value], i) => {
        const style = { size: 7, bold: value === '' };
        sheet.text(side, top + 12 + i * 12, label, style);
        sheet.text(flow.right, top + 12 + i * 12, value, { size: 7, align: 'right' });
      });
    else
      figures(
        flow,
        facts.filter(([, value]) => value),
        0.5,
      );
    const width = panel ? flow.width * 0.66 : flow.width;
    const head = rng.pick(['bold', 'ruled'] as const);
    let opened = false;
    runningTable(
      flow,
      columnsOf(
        ['date', ['TRANSACTION', 'DATE'], 14],
        ['posted', ['POSTING', 'DATE'], 12],
        ['text', ['', 'ACTIVITY DESCRIPTION'], 56],
        ['amount', ['', 'AMOUNT ($)'], 16, 'right'],
      ),
      { width, head, rows: rng.pick(['plain', 'ruled']) },
      (table) => {
        table.entry({ text: 'PREVIOUS STATEMENT BALANCE', amount: owed(ledger.opening) });
        for (const e of ledger.entries) {
          opened = true;
          const [first, ...rest] = e.lines;
          table.entry({
            date: d(e.date),
            posted: d(posted.get(e)!),
            text: [first!, ...(numbers.has(e) ? [numbers.get(e)!] : []), ...rest],
            amount: owed(e.amount),
          });
        }
        table.entry({ text: 'NEW BALANCE', amount: owed(ledger.closing) }, { bold: true });
      },
    );
    if (!opened) flow.line('NO ACTIVITY THIS MONTH');
    flow.y = Math.max(flow.y, sheet.pages.length === 1 && panel ? top + facts.length * 12 + 14 : 0);
    smallPrint(flow, 'IMPORTANT INFORMATION ABOUT YOUR CREDIT CARD', [
      'Time to Pay: at your current rate of interest, if you make only the minimum payment by its due date each month, we estimate it will take 14 year(s) and 3 month(s) to fully repay the outstanding balance.',
      'Interest-free grace period: you will have at least 21 days to pay your balance in full. Foreign currency transactions are converted at a rate 2.5% over the benchmark rate.',
    ]);
    pageFeet(flow, (n, all) => `${n} OF ${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            balancePrinted: () => false,
            otherDate: (e) => posted.get(e),
            otherDescriptions: (e) => {
              const [first, ...rest] = e.lines;
              return numbers.has(e) ? [[first, numbers.get(e), ...rest].join(' '), first!] : [];
            },
          }),
        ],
      },
    };
  },
};

const openingRows: Family = {
  name: 'au-statement-opening-row',
  about:
    'STATEMENT OPENING BALANCE and CLOSING BALANCE rows, capitals over two or three lines, debit before credit, rates before and fee summary after',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'au',
      currency: 'AUD',
      ...month,
      count: rowCount(rng, 60),
      overdraft: rng.chance(0.2),
    });
    reword(rng, ledger, {
      purchase: [
        'DEBIT CARD PURCHASE {shop}|{city} AUS',
        'EFTPOS DEBIT {ref}|{shop} {city}|{card}',
        'DEBIT CARD PURCHASE|{shop} {city}',
      ],
      out: [
        'WITHDRAWAL ONLINE {ref} PYMT|{person} RENT',
        'WITHDRAWAL ONLINE {ref} BPAY|{firm}',
        'PAYMENT BY AUTHORITY TO {firm}|{ref}',
        'WITHDRAWAL-ATM {city}',
        'WITHDRAWAL MOBILE {ref} TFR|SAVINGS',
      ],
      in: [
        'DEPOSIT ONLINE {ref} TFR|{person}',
        'DEPOSIT-OSKO PAYMENT {ref}|{person} INVOICE {card}',
        'DEPOSIT {firm}|{ref}',
      ],
      salary: ['DEPOSIT-SALARY {firm}|{ref}'],
      fee: ['MONTHLY PLAN FEE', 'FOREIGN TRANSACTION FEE', 'OVERDRAWN FEE'],
      interest: ['INTEREST PAID'],
    });
    for (const e of ledger.entries) e.lines = e.lines.map((line) => line.toUpperCase());
    const { sheet, flow } = paper(rng, { faces: latin, sizes: [8, 8.5, 9] });
    const pattern = rng.pick(['dd/MM/yy', 'dd/MM/yy', 'dd/MM/yyyy', 'd MMM']);
    const d = (at: Day): string => printDay(at, pattern);
    const long = (at: Day): string => printDay(at, 'd MMMM yyyy');
    const balance = (minor: number): string => signed(minor, us, 'detached');
    const account = `${rng.digits(2)}-${rng.digits(4)}`;
    runningHead(flow, 'TRANSACTIONS', `Statement No. ${rng.int(4, 190)}`);
    flow.newPage();
    envelope(flow, rng, {
      bank: ledger.bank,
      small: [`ABN 33 007 457 141 AFSL and credit licence 233714`],
      holder: [
        ledger.holder.toUpperCase(),
        rng.pick(ledger.lexicon.streets).toUpperCase(),
        rng.pick(ledger.lexicon.cities),
      ],
      title: rng.pick(['Choice', 'eSaver', 'Business One', 'Offset Account']),
      box: 'Electronic Statement',
      facts: [
        ['Statement Period', `${long(month.start)} - ${long(month.end)}`],
        ['Account Name', ledger.holder.toUpperCase()],
        ['BSB', `73${rng.digits(1)}-${rng.digits(3)}`],
        ['Account Number', account],
        ['Opening Balance', `${ledger.opening < 0 ? '- ' : '+ '}$${figure(ledger.opening)}`],
        ['Total Credits', `+ $${figure(sumOf(ledger.entries, 1))}`],
        ['Total Debits', `- $${figure(sumOf(ledger.entries, -1))}`],
        ['Closing Balance', `${ledger.closing < 0 ? '- ' : '+ '}$${figure(ledger.closing)}`],
      ],
    });
    if (rng.chance(0.6))
      section(flow, {
        title: 'INTEREST RATE (PER ANNUM) ON CREDIT BALANCES',
        columns: columnsOf(
          ['date', 'Effective Date', 20],
          ['low', ['Over $0', 'to $9999'], 16, 'right'],
          ['middle', ['Over $9999', 'to $49999'], 16, 'right'],
          ['high', ['Over', '$49999'], 16, 'right'],
        ),
        rows: [{ date: long(month.start - 40), low: '0.01 %', middle: '0.01 %', high: '0.05 %' }],
      });
    flow.gap(8);
    flow.line('TRANSACTIONS', { bold: true, size: sheet.options.size + 2 });
    flow.line(
      'Please check all entries on this statement and promptly inform us of any possible error or unauthorised transaction',
      { size: 7 },
    );
    ledgerPages(flow, ledger, {
      columns: columnsOf(
        ['date', 'DATE', 11],
        ['text', 'TRANSACTION DESCRIPTION', 46],
        ['debit', 'DEBIT', 14, 'right'],
        ['credit', 'CREDIT', 14, 'right'],
        ['balance', 'BALANCE', 16, 'right'],
      ),
      money: us,
      dates: pattern,
      balanceText: balance,
      openingRow: { date: d(month.start), text: 'STATEMENT OPENING BALANCE', balance: balance(ledger.opening) },
      closingRow: { date: d(month.end), text: 'CLOSING BALANCE', balance: balance(ledger.closing) },
      entry: { anchor: rng.pick(['first', 'first', 'last']), dateLine: 'first' },
      table: { rows: rng.pick(['plain', 'ruled', 'dotted']), head: rng.pick(['bold', 'ruled']) },
    });
    section(flow, {
      title: 'TRANSACTION FEE SUMMARY',
      columns: columnsOf(
        ['text', 'Transaction', 40],
        ['free', 'Fee free', 12, 'right'],
        ['count', 'Chargeable', 12, 'right'],
        ['each', 'Unit Price', 12, 'right'],
        ['fee', 'Fee', 12, 'right'],
      ),
      rows: ['Branch withdrawals', 'Electronic deposits', 'Cheques written'].map((text) => ({
        text,
        free: `${rng.int(0, 20)}`,
        count: '0',
        each: '$2.50',
        fee: '$0.00',
      })),
      total: { text: 'Total', fee: '$0.00' },
    });
    smallPrint(flow, 'MORE INFORMATION', [
      'For information about your account please read the terms and conditions. To report a lost card call 1300 555 012.',
      'If you have a complaint, contact us first. If unresolved, contact the ombudsman scheme on 1800 555 067.',
    ]);
    pageFeet(flow, (n, all) => `Page ${n} of ${all}`, `Statement No. ${rng.int(4, 190)}`);
    return { sheet, truth: { accounts: [truthOf(ledger)] } };
  },
};

const trailingCredit: Family = {
  name: 'au-card-trailing-credit',
  about:
    'card: one column with minus behind credits, a card line over its rows, foreign sums with fee below, opening and closing rows, warning table of years',
  draw: (rng) => {
    const month = period(rng, rng.pick(['cycle', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'au',
      currency: 'AUD',
      ...month,
      count: rowCount(rng, 45),
      nature: 'card',
    });
    reword(rng, ledger, {
      purchase: ['{shop} {city} AUS', '{shop} {city}'],
      in: ['{shop} {city} AUS'],
      fee: ['INTEREST CHARGES', 'LATE PAYMENT FEE', 'FOREIGN TRANSACTION FEE'],
    });
    for (const e of ledger.entries) {
      if (e.kind === 'salary')
        e.lines = [rng.pick([`PAYMENT RECEIVED BPAY ${e.reference}`, 'PAYMENT - THANK YOU', 'AUTOMATIC PAYMENT'])];
      if (e.kind === 'purchase' && rng.chance(0.1))
        e.lines.push(
          `${figure(Math.round(-e.amount * 0.66))} U.S. DOLLARS INCL FOREIGN TXN FEE $${figure(Math.round(-e.amount * 0.03))}`,
        );
    }
    const { sheet, flow } = paper(rng, { faces: latin, sizes: [8, 8.5, 9] });
    const pattern = rng.pick(['dd MMM', 'dd/MM/yyyy', 'MMM dd', 'd MMM yyyy']);
    const long = (at: Day): string => printDay(at, 'd MMMM yyyy');
    const sided = (minor: number): string =>
      `${figure(minor)}${minor > 0 ? rng.fork('minus').pick(['-', ' -', ' CR']) : ''}`;
    const number = `${rng.digits(4)} XXXX XXXX ${rng.digits(4)}`;
    runningHead(flow, `Account number ${number}`, `Statement period ${long(month.start)} to ${long(month.end)}`);
    flow.newPage();
    envelope(flow, rng, {
      bank: ledger.bank,
      small: ['GPO Box 40, Sydney NSW 2001', 'Telephone 13 55 01'],
      holder: [
        ledger.holder.toUpperCase(),
        rng.pick(ledger.lexicon.streets).toUpperCase(),
        rng.pick(ledger.lexicon.cities),
      ],
      title: rng.pick(['Low Rate Credit Card statement', 'Altitude Platinum statement', 'Rewards Gold Awards']),
      box: 'Your account at a glance',
      facts: [
        ['Account number', number],
        ['Statement period', `${printDay(month.start, 'd MMM')} - ${printDay(month.end, 'd MMM yyyy')}`],
        ['Closing balance', `$${sided(ledger.closing)}`],
        ['Minimum payment', `$${figure(rng.int(2500, 12_000))}`],
        ['Due date', long(month.end + 25)],
        ['Credit limit', '$8,000'],
        ['Available credit', `$${figure(rng.int(40_000, 600_000))}`],
      ],
    });
    section(flow, {
      title: 'Minimum Repayment Warning',
      columns: columnsOf(
        ['text', ['If you make no additional', 'charges and each month you pay'], 44],
        ['years', ['You will pay off the', 'closing balance in about'], 30, 'right'],
        ['cost', ['And you will pay an estimated', 'total of interest charges of'], 30, 'right'],
      ),
      style: { size: 7 },
      rows: [
        {
          text: 'Only the minimum payment',
          years: `${rng.int(9, 48)} years and 2 months`,
          cost: `$${figure(rng.int(90_000, 900_000))}`,
        },
        { text: `$${figure(rng.int(9000, 40_000))}`, years: '2 years', cost: `$${figure(rng.int(9000, 90_000))}` },
      ],
    });
    flow.gap(8);
    runningTable(
      flow,
      columnsOf(
        ['date', rng.pick(['Date', 'Date of transaction']), 15],
        ['text', rng.pick(['Transaction details', 'Description']), 62],
        ['amount', rng.pick(['Amount (A$)', 'Debits/credits (A$)']), 20, 'right'],
      ),
      { rows: rng.pick(['plain', 'ruled', 'zebra']), head: rng.pick(['bold', 'ruled']) },
      (table) => {
        table.entry({ text: 'Opening balance', amount: sided(ledger.opening) });
        table.entry({ text: `CARD NUMBER ${number}` });
        for (const e of ledger.entries)
          table.entry({ date: printDay(e.date, pattern), text: e.lines, amount: sided(e.amount) });
        table.entry({ text: `Closing balance at ${long(month.end)}`, amount: sided(ledger.closing) }, { bold: true });
      },
    );
    section(flow, {
      title: 'Interest rates',
      columns: columnsOf(
        ['text', '', 40],
        ['rate', 'Interest rate % p.a.', 20, 'right'],
        ['charged', 'Interest charged', 20, 'right'],
      ),
      rows: ['Purchases', 'Cash advances'].map((text) => ({
        text,
        rate: `${rng.int(11, 21)}.${rng.int(10, 99)}%`,
        charged: '$0.00',
      })),
    });
    pageFeet(flow, (n, all) => `Page ${n} of ${all}`, 'Points balance 12,480. Credit provider ABN 48 123 123 124.');
    return { sheet, truth: { accounts: [truthOf(ledger, { balancePrinted: () => false })] } };
  },
};

export const thirdCommonwealth: readonly Family[] = [dateOnce, referenceLine, openingRows, trailingCredit];
