import { printDay, type Day } from '../../story/calendar.ts';
import { makeLedger, truthOf } from '../../story/ledger.ts';
import { lakh, signed, spaced, unsigned, us } from '../../story/money.ts';
import { latin, period, type Family } from '../family.ts';
import { ledgerPages } from '../ledger-pages.ts';
import { columnsOf, runningTable } from './columns.ts';
import { heading, notice, rowCount, sumOf } from './desk.ts';
import { paper } from './paper.ts';
import { envelope, pageFeet, runningHead, section, smallPrint } from './third-parts.ts';
import { reword } from './words.ts';

const chargeColumn: Family = {
  name: 'za-charge-column',
  about:
    'a column of charges with a letter that is told but not taken until the monthly row, space thousands with comma, debit before credit, brought forward row',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'za',
      currency: 'ZAR',
      ...month,
      count: rowCount(rng, 55),
      scale: 220,
      overdraft: rng.chance(0.25),
    });
    reword(rng, ledger, {
      purchase: ['POS Purchase  Settlement|Card No. {card}|{shop}', 'Debit Card Purchase|{shop} Card {card}'],
      out: [
        'Digital Payment Dt  Settlement|{person}',
        'Debit Order|{firm} {ref}',
        'Atm Withdrawal|{city} {card}',
        'Digital Transf Dt  Settlement|{person} {card}',
        'Immediate Trf Dt  Settlement|{firm}',
      ],
      in: ['Acb Credit  Settlement|{firm} {ref}', 'Digital Payment Cr|{person}', 'Cash Dep Branch|{city}'],
      salary: ['Acb Credit  Settlement|{firm} Salary'],
      fee: ['Monthly Acc Fee  Headoffice', 'Transaction Charge  Headoffice', 'Notific Fee  Sms Notifyme'],
      interest: ['Credit Interest'],
    });
    for (const e of ledger.entries) e.lines = e.lines.map((line) => line.replace(/ {2,}/g, ' '));
    const { sheet, flow } = paper(rng, { faces: latin, sizes: [7.5, 8, 8.5, 9] });
    const d = (at: Day): string => printDay(at, 'd/MM/yyyy');
    const money = (minor: number): string =>
      signed(minor, spaced, rng.fork('sign').pick(['trailing', 'leading'] as const));
    const charge = new Map(
      ledger.entries.map((e) => [
        e,
        e.kind === 'out' && rng.chance(0.6)
          ? `${unsigned(rng.pick([850, 1000, 220, 650, 1250]), spaced)} ${rng.pick(['T', 'A', 'C'])}`
          : '',
      ]),
    );
    const account = `${rng.digits(2)}-${rng.digits(4)}-${rng.digits(4)}`;
    runningHead(flow, `Cheque account statement   ${account}`, `${d(month.start)} to ${d(month.end)}`);
    flow.newPage();
    envelope(flow, rng, {
      bank: rng.pick(['Umoja Bank', 'Southern Veld Bank']),
      small: ['Sandton City Branch', 'Private Bag X10118 Randburg 2194'],
      holder: [
        ledger.holder.toUpperCase(),
        rng.pick(ledger.lexicon.streets).toUpperCase(),
        rng.pick(ledger.lexicon.cities).toUpperCase(),
        '0157',
      ],
      title: 'Cheque account statement',
      box: `${d(month.start)} to ${d(month.end)}`,
      facts: [
        ['Account number', account],
        ['Account type', rng.pick(['Current account', 'Gold Value Bundle', 'Business Evolve'])],
        ['Statement no', `${rng.int(10, 140)}`],
        ['Balance brought forward', money(ledger.opening)],
        ['Deposits', unsigned(sumOf(ledger.entries, 1), spaced)],
        ['Charges and debits', unsigned(sumOf(ledger.entries, -1), spaced)],
        ['Balance', money(ledger.closing)],
      ],
    });
    if (rng.chance(0.5))
      notice(
        flow,
        'Your pricing plan',
        'Overdraft limit R 5 000,00 at 18,25%. Your transactions are printed below; charges are collected on the last day of your cycle.',
      );
    flow.line('Your transactions', { bold: true, size: sheet.options.size + 2 });
    ledgerPages(flow, ledger, {
      columns: columnsOf(
        ['date', 'Date', 11],
        ['text', 'Transaction description', 38],
        ['charge', 'Charge', 11, 'right'],
        ['debit', 'Debit amount', 14, 'right'],
        ['credit', 'Credit amount', 14, 'right'],
        ['balance', 'Balance', 15, 'right'],
      ),
      money: spaced,
      dates: 'd/MM/yyyy',
      balanceText: money,
      openingRow: { date: d(month.start), text: 'Bal Brought Forward', balance: money(ledger.opening) },
      cells: (e, usual) => ({ ...usual, charge: charge.get(e)! }),
      table: { rows: rng.pick(['plain', 'ruled', 'zebra']), head: rng.pick(['bold', 'ruled', 'reverse']) },
    });
    flow.gap(6);
    flow.line('* = VAT    A = Administration    C = Cash deposit    T = Transaction    S = Service    M = Monthly', {
      size: 7,
    });
    section(flow, {
      title: 'Charges accrued in this period',
      columns: columnsOf(['text', '', 40], ['amount', 'Amount', 20, 'right']),
      rows: [
        { text: 'Transaction charge', amount: '63,00' },
        { text: 'Administration charge', amount: '25,00' },
      ],
      total: { text: 'Total charges (VAT included 11,48)', amount: '88,00' },
    });
    pageFeet(
      flow,
      (n, all) => `Page ${n} of ${all}`,
      'Authorised financial services provider. Registered credit provider NCRCP7. VAT No 4940112230',
    );
    return { sheet, truth: { accounts: [truthOf(ledger)] } };
  },
};

const bracketsDrCr: Family = {
  name: 'in-brackets-dr-cr',
  about:
    'one column "Withdrawal (Dr)/Deposit (Cr)" with the letters in brackets glued behind amounts and balances, reference wraps, summary of counts after',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'in',
      currency: 'INR',
      ...month,
      count: rowCount(rng, 70),
      scale: rng.pick([700, 2500]),
    });
    reword(rng, ledger, {
      purchase: [
        'UPI/{shop}/{ref}/UPI',
        'UPI/{shop}/{ref}/Payment for {card}',
        'PCD/{card}/{shop}/{city}/{ref}',
        'OS {shop} {ref}',
      ],
      out: [
        'MB:SENT NEFT {ref}/{person}/rent',
        'UPI/{person}/{ref}/Sent',
        'NACH-10-DR-{firm}-{ref}',
        'ATL/{card}/{ref}/{city}',
        'BILLPAY TO {firm}',
      ],
      in: [
        'UPI/{person}/{ref}/UPI',
        'Recd:IMPS/{ref}/{person}/KKBK/X{card}',
        'NEFT {ref} {firm}',
        'CASH DEPOSIT AT {city}',
      ],
      salary: ['NEFT CITIN{ref} {firm} SALARY', 'FT-{ref} {firm} SAL'],
      fee: ['Chrg: Non Maintenance of AMB', 'Chrg: Debit Card Annual Fee', 'SMS Alerts Chrg incl GST'],
      interest: [`Int.Pd:{card}`],
    });
    const { sheet, flow } = paper(rng, { faces: latin, sizes: [7.5, 8, 8.5, 9] });
    const pattern = rng.pick(['dd-MM-yyyy', 'dd MMM yyyy', 'dd/MM/yyyy']);
    const d = (at: Day): string => printDay(at, pattern);
    const gap = rng.pick(['', '', ' ']);
    const sided = (minor: number): string => `${unsigned(minor, lakh)}${gap}(${minor < 0 ? 'Dr' : 'Cr'})`;
    const references = new Map(
      ledger.entries.map((e) => [
        e,
        e.kind === 'fee' || e.kind === 'interest'
          ? ''
          : `${rng.pick(['UPI-', 'IMPS-', 'NEFT-', 'TP-', 'KB'])}${e.reference}`,
      ]),
    );
    const numbered = rng.chance(0.4);
    runningHead(flow, `Account No. ${ledger.number}`, `Period : ${d(month.start)} To ${d(month.end)}`);
    flow.newPage();
    heading(flow, rng, {
      bank: ledger.bank,
      holder: [
        ledger.holder,
        rng.pick(ledger.lexicon.streets).toUpperCase(),
        `${rng.pick(ledger.lexicon.cities)} - 4000${rng.digits(2)}`,
      ],
      title: rng.pick(['Account Statement', 'Statement of Account', 'Savings Account Statement']),
      facts: [
        ['Period', `${d(month.start)} To ${d(month.end)}`],
        ['Cust.Reln.No', rng.digits(9)],
        ['Account No', ledger.number],
        ['Currency', 'INR'],
        ['Branch', `${rng.pick(ledger.lexicon.cities)} - MAIN`],
        ['Nominee Registered', rng.pick(['Y', 'N'])],
        ['IFSC Code', `DCNB000${rng.digits(4)}`],
        ['Opening Balance', sided(ledger.opening)],
      ],
    });
    ledgerPages(flow, ledger, {
      columns: columnsOf(
        ...(numbered ? ([['no', '#', 5]] as const) : []),
        ['date', 'Date', 12],
        ['text', 'Narration', 38],
        ['reference', 'Chq/Ref No', 18],
        [
          'amount',
          rng.pick<string | string[]>([['Withdrawal (Dr)/', 'Deposit (Cr)'], 'Withdrawal(Dr)/Deposit(Cr)']),
          18,
          'right',
        ],
        ['balance', 'Balance', 17, 'right'],
      ),
      money: lakh,
      dates: pattern,
      balanceText: sided,
      ...(rng.chance(0.6) ? { openingRow: { text: 'B/F', balance: sided(ledger.opening) } } : {}),
      cells: (e, usual, i) => ({ ...usual, no: `${i + 1}`, reference: references.get(e)!, amount: sided(e.amount) }),
      entry: { textKeys: ['text', 'reference'] },
      table: { rows: rng.pick(['plain', 'ruled', 'zebra']), head: rng.pick(['bold', 'reverse', 'ruled']) },
    });
    section(flow, {
      title: 'Statement Summary',
      columns: columnsOf(
        ['opening', 'Opening Balance', 20],
        ['debit', 'Total Withdrawal Amount', 20, 'right'],
        ['debits', 'Withdrawal Count', 14, 'right'],
        ['credit', 'Total Deposit Amount', 20, 'right'],
        ['credits', 'Deposit Count', 14, 'right'],
        ['closing', 'Closing Balance', 20, 'right'],
      ),
      style: { size: 7 },
      rows: [
        {
          opening: sided(ledger.opening),
          debit: unsigned(sumOf(ledger.entries, -1), lakh),
          debits: `${ledger.entries.filter((e) => e.amount < 0).length}`,
          credit: unsigned(sumOf(ledger.entries, 1), lakh),
          credits: `${ledger.entries.filter((e) => e.amount > 0).length}`,
          closing: sided(ledger.closing),
        },
      ],
    });
    smallPrint(flow, 'Important', [
      'Any discrepancy in the statement should be brought to the notice of the bank within one month from the date of the statement. This is a system generated statement and does not require signature.',
      'Deposits up to Rs. 5,00,000 are insured. End of Statement.',
    ]);
    pageFeet(flow, (n, all) => `Page ${n} of ${all}`);
    return {
      sheet,
      truth: {
        accounts: [truthOf(ledger, { otherDescriptions: (e) => [`${e.lines.join(' ')} ${references.get(e)}`.trim()] })],
      },
    };
  },
};

const forwardAndTotal: Family = {
  name: 'sg-balance-bf-total',
  about:
    'overview of deposits and cards first, BALANCE B/F row, description over three lines, withdrawals and deposits, balance every row, Total row, end line',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'month', 'cycle']));
    const ledger = makeLedger(rng, { lexicon: 'sg', currency: 'SGD', ...month, count: rowCount(rng, 55), scale: 40 });
    reword(rng, ledger, {
      purchase: [
        'Misc DR-Debit Card|{shop} {city}|xxxxxxxxxxxx{card}',
        'NETS Debit-Consumer|{ref}|{shop}',
        'Point of Sale-NETS|{shop}',
      ],
      out: [
        'PAYNOW-FAST|OTHR {ref}|{person}',
        'Inward DR - GIRO|{firm}|{ref}',
        'Cash Withdrawal-ATM|{card}',
        'Funds Transfer|mBK-{firm}|{ref}',
      ],
      in: ['Inward Credit-FAST|OTHR {person}|{ref}', 'PAYNOW-FAST|{person}|OTHR', 'Cheque Deposit|{card}'],
      salary: ['Inward CR - GIRO|{firm} SALA|{ref}', 'Bulk Transfer|{firm}|SALARY'],
      fee: ['Service Charge', 'Fall Below Fee'],
      interest: ['Interest Credit', 'One Bonus Interest'],
    });
    const { sheet, flow } = paper(rng, { faces: latin, sizes: [7.5, 8, 8.5, 9] });
    const short = rng.pick(['dd MMM', 'dd MMM', 'dd MMM yyyy']);
    const long = (at: Day): string => printDay(at, 'dd MMM yyyy');
    const money = (minor: number): string => signed(minor, us);
    const account = `${rng.digits(3)}-${rng.digits(3)}-${rng.digits(3)}-${rng.digits(1)}`;
    const name = rng.pick(['One Account', 'Uniplus Account', 'Passbook Savings', 'Lady Savings']);
    runningHead(flow, `Period: ${long(month.start)} to ${long(month.end)}`, 'Statement of Account');
    flow.newPage();
    envelope(flow, rng, {
      bank: ledger.bank,
      small: ['80 Raffles Quay', 'Singapore 048624'],
      holder: [ledger.holder, ...rng.pick(ledger.lexicon.streets).split(' #'), 'SINGAPORE 460118'],
      title: 'Statement of Account',
      box: `Period: ${long(month.start)} to ${long(month.end)}`,
      facts: [
        ['Call', '1800 555 2121 (within Singapore)'],
        ['Web', 'www.example.com.sg'],
      ],
    });
    section(flow, {
      title: `Account Overview as at ${long(month.end)}`,
      columns: columnsOf(
        ['name', 'Deposits', 34],
        ['number', 'Account', 24],
        ['currency', 'Currency', 10],
        ['balance', 'Balance', 18, 'right'],
      ),
      style: { rows: 'ruled' },
      rows: [{ name, number: account, currency: 'SGD', balance: money(ledger.closing) }],
      total: { name: 'Total Deposits', balance: money(ledger.closing) },
    });
    if (rng.chance(0.5))
      section(flow, {
        title: '',
        columns: columnsOf(
          ['name', 'Credit Cards', 34],
          ['limit', 'Credit Limit', 24, 'right'],
          ['balance', 'Balance', 28, 'right'],
        ),
        style: { rows: 'ruled' },
        rows: [{ name: 'VISA SIGNATURE', limit: '18,000', balance: unsigned(rng.int(1000, 250_000), us) }],
      });
    flow.need(120);
    flow.gap(14);
    flow.line('Account Transaction Details', { bold: true, size: sheet.options.size + 3 });
    flow.line(`${name} ${account}`, { bold: true });
    const repeat = rng.chance(0.8);
    runningTable(
      flow,
      columnsOf(
        ['date', 'Date', 11],
        ['text', 'Description', 42],
        ['debit', ['Withdrawals', 'SGD'], 15, 'right'],
        ['credit', ['Deposits', 'SGD'], 15, 'right'],
        ['balance', ['Balance', 'SGD'], 16, 'right'],
      ),
      { rows: rng.pick(['plain', 'ruled', 'dotted']), head: rng.pick(['bold', 'ruled']) },
      (table) => {
        if (!repeat) flow.afterBreak = undefined;
        table.entry({ date: printDay(month.start, short), text: 'BALANCE B/F', balance: money(ledger.opening) });
        for (const e of ledger.entries)
          table.entry({
            date: printDay(e.date, short),
            text: e.lines,
            [e.amount < 0 ? 'debit' : 'credit']: unsigned(e.amount, us),
            balance: money(e.balance),
          });
        table.entry(
          {
            text: 'Total',
            debit: unsigned(sumOf(ledger.entries, -1), us),
            credit: unsigned(sumOf(ledger.entries, 1), us),
            balance: money(ledger.closing),
          },
          { bold: true },
        );
      },
    );
    flow.line('------------------------------- End of Transaction Details -------------------------------', {
      align: 'center',
      size: 7,
    });
    smallPrint(flow, 'Please note', [
      'You are bound by a duty under the rules governing the operation of this account to check the entries in the above statement. If you do not notify us in writing of any errors within fourteen (14) days of this statement, the entries above shall be deemed valid.',
      'Deposits are insured up to S$100,000 in aggregate for each depositor.',
    ]);
    pageFeet(flow, (n, all) => `Page ${n} of ${all}`, `Co. Reg. No. 193500026Z   GST Reg. No. MR-8500194-3`);
    return { sheet, truth: { accounts: [truthOf(ledger)] } };
  },
};

export const thirdSouth: readonly Family[] = [chargeColumn, bracketsDrCr, forwardAndTotal];
