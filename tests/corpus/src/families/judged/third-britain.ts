import { printDay, type Day } from '../../story/calendar.ts';
import { makeLedger, truthOf, type Entry } from '../../story/ledger.ts';
import { unsigned, us } from '../../story/money.ts';
import { latin, period, type Family } from '../family.ts';
import { ledgerPages } from '../ledger-pages.ts';
import { columnsOf, runningTable } from './columns.ts';
import { figures, notice, rowCount, sumOf } from './desk.ts';
import { paper } from './paper.ts';
import { envelope, pageFeet, runningHead, section, smallPrint } from './third-parts.ts';
import { reword } from './words.ts';

const protection = [
  'Your eligible deposits are protected up to a total of £85,000 by the Financial Services Compensation Scheme, the UK deposit guarantee scheme. For further information visit fscs.example.com.',
  'Dispute resolution: if you have a problem with your agreement, please try to resolve it with us in the first instance. If you are not happy with the way in which we handled your complaint you may be able to refer it to an ombudsman.',
  'When you use your debit card abroad we charge a non-sterling transaction fee of 2.75% of the sterling amount. For cash withdrawals abroad we charge 2.75%, with a minimum of £0.00 and a maximum of £500.00 a day.',
];
const figure = (minor: number): string => unsigned(minor, us);

const paidInWithdrawn: Family = {
  name: 'uk-paid-in-withdrawn',
  about:
    'kind of payment over its details with inner dates, Paid In before Withdrawn, brought forward, OD behind, charges notice for a coming day',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const business = rng.chance(0.5);
    const ledger = makeLedger(rng, {
      lexicon: 'gb',
      currency: 'GBP',
      ...month,
      count: rowCount(rng, 60),
      scale: business ? 140 : 30,
      overdraft: rng.chance(0.4),
      busy: business,
    });
    const inner = (e: Entry): string => printDay(e.date - rng.int(0, 2), 'ddMMMyy', { upper: true });
    for (const e of ledger.entries) {
      const [shop, person, firm] = [
        rng.pick(ledger.lexicon.shops),
        rng.pick(ledger.lexicon.people),
        rng.pick(ledger.lexicon.firms),
      ];
      const told: Record<Entry['kind'], readonly string[][]> = {
        purchase: [
          ['Card Transaction', `${e.card} ${inner(e)} ${shop}`, `${e.city} GB`],
          ['Card Transaction', `${e.card} ${inner(e)} C`, shop, `${e.city} GB`],
        ],
        out: [
          ['Direct Debit', firm, e.reference],
          ['OnLine Transaction', `${person.toUpperCase()} ${e.reference}`, 'VIA ONLINE - PYMT', `FP ${inner(e)}`],
          ['Standing Order', person.toUpperCase(), 'RENT'],
          ['ATM Transaction', `CASH ${e.city} ${inner(e)}`],
        ],
        in: [
          ['Automated Credit', `FROM ${person.toUpperCase()}`, `FP ${inner(e)}`],
          ['Credit', `PAID IN AT ${e.city}`],
          ['Automated Credit', firm, `REF ${e.reference}`],
        ],
        salary: [['Automated Credit', firm, 'SALARY']],
        fee: [
          ['Charge', 'NON-STERLING FEE'],
          ['Charges', `${inner(e)} A/C ${e.card}${e.card}`],
        ],
        interest: [['Interest', `${inner(e)} GRS ${e.card}${e.card}`]],
        check: [['Cheque', e.card]],
      };
      e.lines = rng.pick(told[e.kind]);
    }
    const { sheet, flow } = paper(rng, { faces: latin, sizes: [7.5, 8, 8.5, 9] });
    const pattern = rng.pick(['dd MMM yyyy', 'd MMM', 'dd MMM', 'dd MMM']);
    const balance = (minor: number): string => `${figure(minor)}${minor < 0 ? ' OD' : ''}`;
    const holder = business ? rng.pick(ledger.lexicon.firms) : ledger.holder.toUpperCase();
    const long = (d: Day): string => printDay(d, 'dd MMM yyyy', { upper: true });
    const account = `${rng.digits(8)}`;
    const joined = rng.chance(0.5);
    runningHead(flow, holder, `Account No ${account}   Sort Code 60-${rng.digits(2)}-${rng.digits(2)}`);
    flow.newPage();
    envelope(flow, rng, {
      bank: ledger.bank,
      small: ['Branch details: Albion Terrace, Leeds LS1 2XY', 'Tel 0345 555 0191'],
      holder: [holder, rng.pick(ledger.lexicon.streets).toUpperCase(), rng.pick(ledger.lexicon.cities), 'LS1 4PR'],
      title: 'Statement',
      box: business ? 'Business Current Account' : 'Select Account',
      facts: [
        ['Account Name', holder],
        ['Account No', account],
        ['Period Covered', `${long(month.start)} to ${long(month.end)}`],
        ['Previous Balance', `£${balance(ledger.opening)}`],
        ['Paid In', `£${figure(sumOf(ledger.entries, 1))}`],
        ['Withdrawn', `£${figure(sumOf(ledger.entries, -1))}`],
        ['New Balance', `£${balance(ledger.closing)}`],
        ['IBAN', `GB${rng.digits(2)}ALBN${rng.digits(4)}${rng.digits(4)}`],
      ],
    });
    if (rng.chance(0.6))
      notice(
        flow,
        'Welcome to your statement',
        `If you have an arranged overdraft, the limit is £500.00 and interest is charged at 39.49% EAR (variable) on what you borrow. You used it on ${rng.int(0, 12)} days.`,
      );
    const printed = rng.pick(['day', 'every'] as const);
    const upper = rng.chance(0.6);
    ledgerPages(flow, ledger, {
      columns: columnsOf(
        ['date', 'Date', 13],
        ['text', 'Description', 46],
        ['credit', 'Paid In(£)', 14, 'right'],
        ['debit', 'Withdrawn(£)', 14, 'right'],
        ['balance', 'Balance(£)', 16, 'right'],
      ),
      money: us,
      dates: pattern,
      upperDates: upper,
      oncePerDay: rng.chance(0.8),
      balances: printed,
      balanceText: balance,
      openingRow: {
        date: printDay(month.start, pattern, { upper }),
        text: 'BROUGHT FORWARD',
        balance: balance(ledger.opening),
      },
      carry: { forward: (text) => ({ text: 'BROUGHT FORWARD', balance: text }) },
      cells: (e, usual) => ({
        ...usual,
        text: joined ? [e.lines.slice(0, 2).join(' '), ...e.lines.slice(2)] : e.lines,
      }),
      table: { rows: rng.pick(['plain', 'ruled']), head: rng.pick(['bold', 'reverse', 'ruled']) },
    });
    if (!ledger.entries.length) flow.line('No transactions in this period');
    if (business && rng.chance(0.7)) {
      const due = printDay(month.end + 18, 'd MMM yyyy');
      section(flow, {
        title: `Notice of charges and interest to be applied on ${due}`,
        columns: columnsOf(
          ['text', 'Item', 40],
          ['count', 'Number', 14, 'right'],
          ['each', 'Price each', 14, 'right'],
          ['amount', 'Amount (£)', 16, 'right'],
        ),
        rows: [
          ['Automated entries', rng.int(2, 60), 0.35],
          ['Manual entries', rng.int(0, 9), 0.7],
          ['Minimum monthly charge', 1, 5],
        ].map(([text, count, each]) => ({
          text: `${text}`,
          count: `${count}`,
          each: `£${Number(each).toFixed(2)}`,
          amount: (Number(count) * Number(each)).toFixed(2),
        })),
        total: { text: 'Total charges for your account', amount: '12.85' },
      });
    }
    section(flow, {
      title: 'Interest (variable) you currently pay us on overdrafts',
      columns: columnsOf(
        ['text', 'Level', 40],
        ['rate', 'Nominal annual rate', 24, 'right'],
        ['ear', 'EAR', 14, 'right'],
      ),
      rows: [
        { text: '£0 - £499', rate: '0.00%', ear: '0.00%' },
        { text: '£500 and over', rate: '33.75%', ear: '39.49%' },
      ],
    });
    smallPrint(flow, 'Important information', protection);
    pageFeet(flow, (n, all) => `Page ${n} of ${all}`, 'Authorised by the Prudential Regulation Authority. RETSTMT-40');
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(
            ledger,
            printed === 'every' ? {} : { balancePrinted: (e, i) => ledger.entries[i + 1]?.date !== e.date },
          ),
        ],
      },
    };
  },
};

const enteredDate: Family = {
  name: 'uk-card-entered-date',
  about:
    'card: date of transaction and date entered, CR behind payments, balance of the previous statement as a row, estimated interest, bank giro slip',
  draw: (rng) => {
    const month = period(rng, rng.pick(['cycle', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'gb',
      currency: 'GBP',
      ...month,
      count: rowCount(rng, 45),
      nature: 'card',
    });
    reword(rng, ledger, {
      purchase: ['{shop} {city}', '{shop}', '{shop} {city} GBR'],
      fee: ['LATE PAYMENT FEE', 'NON STERLING TRANSACTION FEE', 'INTEREST ON STANDARD BALANCE'],
    });
    const { sheet, flow } = paper(rng, { faces: latin, sizes: [8, 8.5, 9, 9.5] });
    const entered = new Map(ledger.entries.map((e) => [e, Math.min(month.end, e.date + rng.int(0, 2))]));
    const pattern = rng.pick(['dd MMMM', 'dd MMM yy', 'dd MMM', 'dd/MM/yy']);
    const d = (at: Day): string => printDay(at, pattern, { upper: pattern === 'dd MMMM' });
    const suffix = rng.pick(['CR', ' CR', ' CR']);
    const sided = (minor: number): string => `${figure(minor)}${minor > 0 ? suffix : ''}`;
    const closes = printDay(month.end, 'd MMMM yyyy');
    const number = `${rng.digits(4)} ${rng.digits(2)}** **** ${rng.digits(4)}`;
    runningHead(flow, `Card number ${number}`, `Statement date ${closes}`);
    flow.newPage();
    envelope(flow, rng, {
      bank: rng.pick(['Beacon Cards', 'Kestrel Platinum Card', ledger.bank]),
      small: ['PO Box 6000, Leeds LS2 8QQ', 'Lost or stolen cards 0800 555 0187'],
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets), rng.pick(ledger.lexicon.cities)],
      title: rng.pick(['Your credit card statement', 'Mastercard statement']),
      box: 'Your statement summary',
      facts: [
        ['Statement date', closes],
        ['Previous balance', `£${sided(ledger.opening)}`],
        ['Payments and credits', `£${figure(sumOf(ledger.entries, 1))}`],
        ['Purchases, interest and fees', `£${figure(sumOf(ledger.entries, -1))}`],
        ['Your new balance', `£${sided(ledger.closing)}`],
        ['Minimum payment', `£${figure(rng.int(500, 9900))}`],
        ['Payment due by', printDay(month.end + 25, 'd MMMM yyyy')],
        ['Credit limit', '£6,400'],
      ],
    });
    notice(
      flow,
      'Minimum payments',
      `If you make only the minimum payment each month, it will take you longer and cost you more to clear your balance. We estimate that interest of £${figure(rng.int(100, 4000))} will be charged next month if you pay only the minimum.`,
    );
    runningTable(
      flow,
      columnsOf(
        ['date', ['Date of', 'transaction'], 13],
        ['entered', ['Date', 'entered'], 13],
        ['text', ['', 'Description'], 56],
        ['amount', ['', rng.pick(['Amount (£)', 'Amount £'])], 16, 'right'],
      ),
      { rows: rng.pick(['plain', 'ruled', 'zebra']), head: rng.pick(['bold', 'ruled']) },
      (table) => {
        table.entry({ text: 'BALANCE FROM PREVIOUS STATEMENT', amount: sided(ledger.opening) });
        for (const e of ledger.entries)
          table.entry({ date: d(e.date), entered: d(entered.get(e)!), text: e.lines, amount: sided(e.amount) });
        if (rng.chance(0.7)) table.entry({ text: 'NEW BALANCE', amount: sided(ledger.closing) }, { bold: true });
      },
    );
    section(flow, {
      title: 'Your interest rates and balances',
      columns: columnsOf(
        ['text', 'Balance type', 34],
        ['monthly', 'Monthly rate', 14, 'right'],
        ['yearly', 'Annual rate (simple)', 20, 'right'],
        ['ends', 'Expiry date', 16, 'right'],
      ),
      rows: ['Purchases', 'Cash', 'Balance transfer'].map((text) => ({
        text,
        monthly: `${rng.int(1, 2)}.${rng.int(100, 999)}%`,
        yearly: `${rng.int(19, 29)}.${rng.int(10, 99)}%`,
        ends: text === 'Balance transfer' ? printDay(month.end + 300, 'dd/MM/yyyy') : 'n/a',
      })),
    });
    if (rng.chance(0.6)) smallPrint(flow, 'How to pay and other information', protection.slice(1));
    if (rng.chance(0.6)) {
      flow.need(110);
      flow.gap(20);
      sheet.rule(flow.left, flow.y, flow.right, flow.y, 0.5);
      flow.line('bank giro credit', { bold: true, size: 11 });
      figures(
        flow,
        [
          ['Card number', number],
          ['Amount due', `£${sided(ledger.closing)}`],
          ['Cheque', '£ __________'],
          ['Fee', '£0.00'],
        ],
        0.6,
      );
    }
    pageFeet(
      flow,
      (n, all) => `Page ${n} of ${all}`,
      'Registered in England No. 02065. Authorised and regulated by the Financial Conduct Authority.',
    );
    return {
      sheet,
      truth: { accounts: [truthOf(ledger, { balancePrinted: () => false, otherDate: (e) => entered.get(e) })] },
    };
  },
};

const subtotalRows: Family = {
  name: 'ie-subtotal-rows',
  about:
    'dates and balances once a day, BALANCE FORWARD at the head and SUBTOTAL at the foot of each page, OD behind what is overdrawn',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'gb',
      currency: 'EUR',
      ...month,
      count: rowCount(rng, 60),
      overdraft: rng.chance(0.3),
    });
    for (const e of ledger.entries) {
      const at = printDay(e.date - 1, 'ddMMM', { upper: true });
      const [shop, person, firm] = [
        rng.pick([
          'CENTRO ENNIS',
          'DUNNES STORE SWORDS',
          'APPLEGREENE M1',
          'SUPERVALUE 4411',
          'BOOTES DUBLIN',
          'LUAS TVM',
        ]),
        rng.pick(['A BRENNAN', 'S O SHEA', 'D ROCHE', 'M KEANE']),
        rng.pick(['ELECTRIC IRELANDE', 'EIRE MOBILE', 'LAYA HEALTH', 'IRISH LIFES']),
      ];
      e.lines = [
        rng.pick(
          {
            purchase: [`POS${at} ${shop}`, `POSC${at} ${shop}`],
            out: [`365 Online ${person}`, `${firm} SEPA DD`, `ATM${at} ${e.city} ${e.card}`, `SO ${person} RENT`],
            in: [`${person} SP`, `LODGEMENT ${e.card}`, `${person} SCT`],
            salary: [`${firm} WAGES`, `${firm} SAL ${e.card}`],
            fee: ['FEE-QTR TO DATE', 'CONTACTLESS STAMP DUTY', 'MAINTAINING ACC FEE'],
            interest: ['INTEREST'],
            check: [`CHEQUE ${e.card}`],
          }[e.kind],
        ),
      ];
    }
    const { sheet, flow } = paper(rng, { faces: latin, sizes: [8, 8.5, 9, 10] });
    const balance = (minor: number): string => `${figure(minor)}${minor < 0 ? ' OD' : ''}`;
    const d = (at: Day): string => printDay(at, 'd MMM yyyy');
    runningHead(flow, 'Your account details (continued)', `Statement date ${d(month.end)}`);
    flow.newPage();
    envelope(flow, rng, {
      bank: rng.pick(['Bank of Leinster', 'Shannon Bank']),
      small: ['2 College Green, Dublin 2', 'Phone 01 555 0180'],
      holder: ['MS AOIFE BRENNAN', '14 MAIN STREET', 'BALLYBRACKEN', 'CO. MAYO'],
      title: rng.pick(['Personal Current Account', 'Golden Years Account', 'Business Current Account']),
      box: 'Your account details',
      facts: [
        ['Statement date', d(month.end)],
        ['IBAN', `IE${rng.digits(2)} LEIN 9014 ${rng.digits(4)} ${rng.digits(4)} ${rng.digits(2)}`],
        ['BIC', 'LEINIE2D'],
        ['Authorised limit on this statement date', `€${rng.pick(['0.00', '500.00', '1,500.00'])}`],
        ['Page', `${rng.int(20, 300)} of your account`],
      ],
    });
    flow.line('Your transactions', { bold: true });
    ledgerPages(flow, ledger, {
      columns: columnsOf(
        ['date', 'Date', 14],
        ['text', 'Transaction details', 44],
        ['debit', 'Payments - out', 15, 'right'],
        ['credit', 'Payments - in', 15, 'right'],
        ['balance', 'Balance', 16, 'right'],
      ),
      money: us,
      dates: rng.pick(['d MMM yyyy', 'dd MMM yyyy', 'd MMM']),
      oncePerDay: true,
      balances: 'day',
      balanceText: balance,
      openingRow: {
        date: printDay(month.start - 1, 'd MMM yyyy'),
        text: 'BALANCE FORWARD',
        balance: balance(ledger.opening),
      },
      carry: {
        over: (text) => ({ text: 'SUBTOTAL:', balance: text }),
        forward: (text) => ({ text: 'BALANCE FORWARD', balance: text }),
      },
      closingRow: { text: 'SUBTOTAL:', balance: balance(ledger.closing) },
      table: { rows: rng.pick(['plain', 'ruled', 'zebra']), head: rng.pick(['bold', 'reverse']) },
    });
    flow.gap(10);
    flow.line(
      'Overdrawn balances are marked OD. For your information the interest rate on authorised overdrafts is 11.85% variable.',
      { size: 7 },
    );
    pageFeet(flow, (n, all) => `Page ${n} of ${all}`, 'Bank of Leinster is regulated by the Central Bank of Ireland.');
    return {
      sheet,
      truth: { accounts: [truthOf(ledger, { balancePrinted: (e, i) => ledger.entries[i + 1]?.date !== e.date })] },
    };
  },
};

export const thirdBritain: readonly Family[] = [paidInWithdrawn, enteredDate, subtotalRows];
