import { printDay } from '../../story/calendar.ts';
import { lastOfDay, makeLedger, truthOf, type Entry, type Ledger } from '../../story/ledger.ts';
import { plain, signed, unsigned, us } from '../../story/money.ts';
import { latin, period, type Family } from '../family.ts';
import { ledgerPages } from '../ledger-pages.ts';
import { columnsOf, runningTable } from './columns.ts';
import { figures, footer, heading, notice, rowCount, sumOf } from './desk.ts';
import { letter, margins, paper } from './paper.ts';
import { reword } from './words.ts';

const processedFirst: Family = {
  name: 'au-card-processed-first',
  about:
    'card: date processed before date of transaction, card digits, foreign sums and fees below, CR behind credits, long references',
  draw: (rng) => {
    const month = period(rng, rng.pick(['cycle', 'turn']));
    const ledger = makeLedger(rng, { lexicon: 'au', currency: 'AUD', ...month, count: rng.int(0, 55), nature: 'card' });
    reword(rng, ledger, {
      purchase: ['{shop} {city}', '{shop}', '{firm}'],
      salary: ['INTERNET PAYMENT Linked Acc Trns', 'BPAY PAYMENT-THANK YOU'],
      fee: ['FRGN AMT FEE', 'ANNUAL CARD FEE', 'INTEREST ON PURCHASES', 'CASH ADVANCE FEE'],
      in: ['REFUND {shop}'],
    });
    const abroad = new Set<Entry>();
    for (const e of ledger.entries) {
      if (e.kind === 'purchase' && rng.chance(0.2)) {
        const minor = Math.round(-e.amount * 0.65);
        e.lines = [
          `${e.lines[0]!}`,
          `FRGN AMT: ${unsigned(minor, us)} ${rng.pick(['United States Dollar', 'Euro', 'NZ Dollar'])}`,
        ];
        abroad.add(e);
      } else if (e.kind === 'purchase' && rng.chance(0.2)) e.lines = [e.lines[0]!, rng.digits(23)];
    }
    const { sheet, flow } = paper(rng, { faces: latin, sizes: [7.5, 8, 8.5] });
    const pattern = rng.pick(['dd MMM yy', 'dd/MM/yy', 'dd MMM']);
    const made = (e: Entry): number => (e.kind === 'purchase' ? e.date - (e.valueDate - e.date) : e.date);
    const behind = rng.pick([' CR', 'CR', ' CR']);
    const owed = (minor: number): string => `${unsigned(minor, us)}${minor > 0 ? behind : ''}`;
    const card = ledger.number.slice(-4);
    flow.newPage();
    heading(flow, rng, {
      bank: rng.pick(['Wattle Bank Low Rate Card', 'Southern Cross Rewards Visa']),
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets)],
      title: 'Statement of account',
      facts: [
        ['Account Number', `4557 ${rng.digits(4)} XXXX ${card}`],
        ['Statement Period', `${printDay(month.start, 'dd MMM yyyy')} - ${printDay(month.end, 'dd MMM yyyy')}`],
        ['Credit Limit', '$12,000.00'],
        ['Due Date', printDay(month.end + 25, 'dd MMM yyyy')],
      ],
    });
    figures(
      flow,
      [
        ['Opening balance', `$${owed(ledger.opening)}`],
        ['Payments and other credits', `-$${unsigned(sumOf(ledger.entries, 1), us)}`],
        ['Purchases, cash advances and charges', `+$${unsigned(sumOf(ledger.entries, -1), us)}`],
        ['Closing balance', `$${owed(ledger.closing)}`],
        ['Minimum payment', `$${unsigned(Math.max(2500, Math.round(-ledger.closing * 0.02)), us)}`],
      ],
      0.5,
    );
    flow.line('Transaction record', { bold: true, size: sheet.options.size + 2 });
    runningTable(
      flow,
      columnsOf(
        ['date', ['Date', 'processed'], 11],
        ['made', ['Date of', 'transaction'], 11],
        ['card', ['Card No.', '(last 4)'], 9],
        ['text', ['', 'Details'], 46],
        ['amount', ['', 'Amount A$'], 15, 'right'],
      ),
      { rows: rng.pick(['plain', 'ruled', 'dotted']) },
      (table) => {
        for (const e of ledger.entries)
          table.entry({
            date: printDay(e.date, pattern),
            made: printDay(made(e), pattern),
            card: e.kind === 'purchase' ? `V${card}` : '',
            text: e.lines,
            amount: owed(e.amount),
          });
        if (!ledger.entries.length) table.entry({ text: 'No transactions for this period' });
      },
    );
    notice(
      flow,
      'Minimum Repayment Warning',
      'If you make only the minimum repayment each month, you will pay more interest and it will take you longer to pay off your balance. If you make no additional charges and pay $312.40 each month you will pay off the balance in 2 years.',
    );
    footer(flow, rng, (n, all) => `Page ${n} of ${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            balancePrinted: () => false,
            otherDate: made,
            otherDescriptions: (e) => [`V${card} ${e.lines.join(' ')}`, e.lines[0]!],
          }),
        ],
      },
    };
  },
};

const homeLoan: Family = {
  name: 'za-home-loan',
  about:
    'bond statement: instalments, interest and insurance, space thousands, minus behind credits, balance owing without sign',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const base = makeLedger(rng, {
      lexicon: 'za',
      currency: 'ZAR',
      ...month,
      count: rng.int(1, 10),
      scale: 2500,
      nature: 'card',
      opening: -rng.int(20_000_000, 220_000_000),
    });
    const money = { decimals: 2, point: rng.pick(['.', ',']), group: ' ' };
    for (const e of base.entries)
      e.lines = [
        e.kind === 'salary'
          ? rng.pick(['INSTALMENT - DEBIT ORDER', 'INSTALMENT RECEIVED'])
          : e.amount > 0
            ? 'ADDITIONAL PAYMENT'
            : e.kind === 'fee'
              ? rng.pick(['SERVICE FEE', 'INSURANCE PREMIUM', 'LIFE COVER PREMIUM'])
              : rng.pick(['READVANCE', 'WITHDRAWAL FROM FLEXI', 'HOMEOWNERS INSURANCE PREMIUM']),
      ];
    const interest = Math.round((-base.closing * 0.1125) / 12);
    const ledger: Ledger = {
      ...base,
      closing: base.closing - interest,
      entries: [
        ...base.entries,
        {
          date: month.end,
          valueDate: month.end,
          amount: -interest,
          balance: base.closing - interest,
          lines: ['INTEREST DEBITED'],
          kind: 'fee',
          reference: '',
          card: '',
          city: '',
        },
      ],
    };
    const { sheet, flow } = paper(rng, { faces: latin, sizes: [8, 8.5, 9] });
    const owed = (minor: number): string => signed(-minor, money, 'trailing');
    const oneColumn = rng.chance(0.5);
    const pattern = rng.pick(['dd MMM yyyy', 'yyyy/MM/dd', 'dd/MM/yyyy']);
    flow.newPage();
    letter(
      flow,
      rng,
      'Southern Veld Bank Home Loans',
      [ledger.holder, rng.pick(ledger.lexicon.streets)],
      'Home loan statement',
      [
        ['Account number', `${ledger.number.slice(0, 3)} ${ledger.number.slice(3, 6)} ${ledger.number.slice(6)}`],
        ['Statement from', `${printDay(month.start, 'dd MMM yyyy')} to ${printDay(month.end, 'dd MMM yyyy')}`],
        ['Interest rate', '11.25%'],
        ['Registered bond amount', `R ${unsigned(240_000_000, money)}`],
      ],
    );
    ledgerPages(flow, ledger, {
      columns: columnsOf(
        ['date', 'Date', 14],
        ['text', 'Transaction', 42],
        ...(oneColumn
          ? ([['amount', 'Amount (R)', 17, 'right']] as const)
          : ([
              ['debit', 'Debits (R)', 16, 'right'],
              ['credit', 'Credits (R)', 16, 'right'],
            ] as const)),
        ['balance', ['Outstanding', 'balance (R)'], 18, 'right'],
      ),
      money,
      dates: pattern,
      balanceText: owed,
      openingRow: { date: printDay(month.start, pattern), text: 'OPENING BALANCE', balance: owed(ledger.opening) },
      closingRow: { date: printDay(month.end, pattern), text: 'CLOSING BALANCE', balance: owed(ledger.closing) },
      cells: (e, usual) => ({
        ...usual,
        amount: owed(e.amount),
        credit: e.amount > 0 ? owed(e.amount) : '',
      }),
      table: { rows: rng.pick(['plain', 'ruled']) },
    });
    flow.gap(10);
    figures(
      flow,
      [
        ['Monthly instalment from next month', `R ${unsigned(rng.int(600_000, 2_500_000), money)}`],
        ['Arrears', `R ${unsigned(0, money)}`],
        ['Funds available', `R ${unsigned(rng.int(0, 9_000_000), money)}`],
      ],
      0.55,
    );
    margins(flow, rng, (n, all) => `Page ${n} of ${all}`);
    return { sheet, truth: { accounts: [truthOf(ledger)] } };
  },
};

const consolidated: Family = {
  name: 'sg-consolidated-currencies',
  about:
    'overview with equivalents first, then an account for each currency, some at rest, balances on the last row of a day',
  draw: (rng) => {
    const month = period(rng, 'month');
    const { sheet, flow } = paper(rng, { faces: ['sans', 'narrow', 'noto', 'condensed'], sizes: [7.5, 8, 8.5] });
    const parts = [
      { name: 'Multiplier Account', currency: 'SGD', rate: 1, count: rowCount(rng, 35), nature: 'account' as const },
      {
        name: 'Savings Plus Account',
        currency: 'SGD',
        rate: 1,
        count: rng.chance(0.5) ? 0 : rng.int(1, 4),
        nature: 'savings' as const,
      },
      {
        name: 'Foreign Currency Account',
        currency: 'USD',
        rate: 1.34,
        count: rng.chance(0.4) ? 0 : rng.int(1, 6),
        nature: 'savings' as const,
      },
    ]
      .slice(0, rng.int(2, 3))
      .map((part) => ({
        ...part,
        number: `${rng.digits(3)}-${rng.digits(6)}-${rng.digits(1)}`,
        ledger: makeLedger(rng.fork(part.name), { lexicon: 'sg', ...month, ...part }),
      }));
    const pattern = rng.pick(['dd/MM/yyyy', 'dd MMM']);
    const d = (at: number): string => printDay(at, 'dd MMM yyyy');
    flow.newPage();
    heading(flow, rng, {
      bank: rng.pick(['Merlion Bank Ltd', 'Straits Commercial Bank']),
      holder: [parts[0]!.ledger.holder, rng.pick(parts[0]!.ledger.lexicon.streets)],
      title: 'Consolidated Statement',
      facts: [
        ['As at', d(month.end)],
        ['Accounts', String(parts.length)],
      ],
    });
    flow.line('Account Summary', { bold: true, size: sheet.options.size + 2 });
    const inDollars = ({ rate, ledger }: (typeof parts)[number]): number => Math.round(ledger.closing * rate);
    const overview = runningTable(
      flow,
      columnsOf(
        ['text', 'Deposits', 34],
        ['number', 'Account No.', 20],
        ['balance', 'Balance', 18, 'right'],
        ['equivalent', 'SGD Equivalent', 18, 'right'],
      ),
      { rows: 'ruled' },
      (table) => {
        for (const part of parts)
          table.entry({
            text: part.name,
            number: part.number,
            balance: `${part.currency} ${unsigned(part.ledger.closing, us)}`,
            equivalent: unsigned(inDollars(part), us),
          });
      },
    );
    overview.entry(
      {
        text: 'Total:',
        equivalent: unsigned(
          parts.reduce((all, p) => all + inDollars(p), 0),
          us,
        ),
      },
      { bold: true },
    );
    const accounts = parts.map(({ name, number, currency, ledger }) => {
      flow.need(130);
      flow.gap(14);
      flow.line(`${name}   Account No. ${number}   Currency: ${currency}`, { bold: true });
      ledgerPages(flow, ledger, {
        columns: columnsOf(
          ['date', 'Date', 11],
          ['text', 'Description', 44],
          ['debit', `Withdrawal (${currency})`, 15, 'right'],
          ['credit', `Deposit (${currency})`, 15, 'right'],
          ['balance', `Balance (${currency})`, 16, 'right'],
        ),
        money: us,
        dates: pattern,
        balances: 'day',
        openingRow: { text: 'Balance Brought Forward', balance: unsigned(ledger.opening, us) },
        closingRow: {
          text: 'Total Balance Carried Forward',
          debit: unsigned(sumOf(ledger.entries, -1), us),
          credit: unsigned(sumOf(ledger.entries, 1), us),
          balance: unsigned(ledger.closing, us),
        },
        table: { head: rng.pick(['ruled', 'bold']) },
      });
      return truthOf(ledger, { balancePrinted: (_, i) => lastOfDay(ledger.entries, i) });
    });
    flow.gap(8);
    flow.line('Exchange rate: 1 USD = 1.3400 SGD. Deposits are insured up to S$100,000 in aggregate by law.', {
      size: 6.5,
    });
    footer(flow, rng, (n, all) => `Page ${n} of ${all}`);
    return { sheet, truth: { accounts } };
  },
};

const bilingualCard: Family = {
  name: 'hk-card-bilingual',
  about:
    'card with Chinese over English heads, post and transaction date, foreign sum in its column, exchange rate lines, CR behind',
  faces: ['tc'],
  producers: ['pdfkit', 'chromium'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['cycle', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'sg',
      currency: 'HKD',
      ...month,
      count: rng.int(2, 45),
      scale: 180,
      nature: 'card',
    });
    reword(rng, ledger, {
      purchase: ['{shop} HONG KONG HK', '{shop} KOWLOON HK', 'OCTOPOS AUTO ADD VALUE HK'],
      fee: ['ANNUAL FEE 年費', 'FINANCE CHARGE 財務費用', 'LATE CHARGE 逾期手續費'],
      salary: ['PAYMENT - THANK YOU 多謝付款', 'AUTOPAY PAYMENT 自動轉賬付款'],
      in: ['CREDIT ADJUSTMENT {shop}'],
    });
    const foreign = new Map<Entry, string>();
    for (const e of ledger.entries)
      if (e.kind === 'purchase' && rng.chance(0.22)) {
        const [code, rate] = rng.pick([
          ['USD', 7.8],
          ['JPY', 0.0531],
          ['GBP', 9.91],
        ] as const);
        const sum = Math.max(100, Math.round(-e.amount / rate));
        foreign.set(e, `${code} ${unsigned(code === 'JPY' ? Math.round(sum / 100) * 100 : sum, us)}`);
        e.lines = [e.lines[0]!.replace(/ (HONG KONG|KOWLOON)? ?HK$/, ' '), `*EXCHANGE RATE: ${rate.toFixed(4)}`];
      }
    const { sheet, flow } = paper(rng, { faces: ['tc'], sizes: [7, 7.5, 8] });
    const owed = (minor: number): string => `${unsigned(minor, us)}${minor > 0 ? 'CR' : ''}`;
    const pattern = rng.pick(['ddMMM', 'dd MMM']);
    const made = (e: Entry): number => e.date - (e.kind === 'purchase' ? e.valueDate - e.date : 0);
    const show = (at: number): string => printDay(at, pattern, { upper: true });
    flow.newPage();
    heading(flow, rng, {
      bank: rng.pick(['維港銀行 Victoria Harbour Bank', '南灣信用卡 South Bay Cards']),
      holder: [ledger.holder, 'FLAT 12B, 88 NATHAN ROAD'],
      title: '信用卡月結單 Credit Card Statement',
      facts: [
        ['戶口號碼 Account number', `5409-XXXX-XXXX-${ledger.number.slice(-4)}`],
        ['結單日 Statement date', printDay(month.end, 'dd MMM yyyy', { upper: true })],
        ['到期繳款日 Payment due date', printDay(month.end + 26, 'dd MMM yyyy', { upper: true })],
        ['信用限額 Credit limit', '80,000.00'],
      ],
    });
    runningTable(
      flow,
      columnsOf(
        ['date', ['記賬日', 'Post date'], 11],
        ['made', ['交易日', 'Trans date'], 11],
        ['text', ['交易詳情', 'Description of transaction'], 44],
        ['foreign', ['外幣金額', 'Foreign amount'], 16, 'right'],
        ['amount', ['金額 (港元)', 'Amount (HKD)'], 17, 'right'],
      ),
      { head: rng.pick(['bold', 'ruled']), rows: rng.pick(['plain', 'ruled']) },
      (table) => {
        table.entry({ text: 'PREVIOUS BALANCE 上期結餘', amount: owed(ledger.opening) });
        for (const e of ledger.entries)
          table.entry({
            date: show(e.date),
            made: show(made(e)),
            text: e.lines,
            foreign: foreign.get(e) ?? '',
            amount: owed(e.amount),
          });
        table.entry({ text: 'STATEMENT BALANCE 結單結餘', amount: owed(ledger.closing) }, { bold: true });
      },
    );
    flow.gap(10);
    flow.line('獎賞錢 Reward Cash', { bold: true });
    figures(
      flow,
      [
        ['上期結餘 Opening', '$121.00'],
        ['本期賺取 Earned', `$${unsigned(Math.round(-sumOf(ledger.entries, -1) / 250) * 1, us)}`],
        ['到期 Expiring', '$0.00'],
      ],
      0.4,
    );
    footer(flow, rng, (n, all) => `第 ${n} 頁，共 ${all} 頁 Page ${n} of ${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            balancePrinted: () => false,
            otherDate: made,
            otherDescriptions: (e) => [
              e.lines[0]!,
              ...(foreign.has(e)
                ? [`${e.lines.join(' ')} ${foreign.get(e)}`, `${e.lines[0]} ${foreign.get(e)} ${e.lines[1]}`]
                : []),
            ],
          }),
        ],
      },
    };
  },
};

const codes: Partial<Record<Entry['kind'], readonly string[]>> = {
  purchase: ['POS', 'QRP'],
  out: ['ATM', 'IBFT', 'BPAY', 'CHK'],
  in: ['CD', 'IBFC', 'RET'],
  salary: ['PAY'],
  fee: ['SC', 'DBM'],
  interest: ['INT'],
};

const transactionCodes: Family = {
  name: 'ph-transaction-codes',
  about:
    'savings: only a code as text, explained in a legend below; minus before debits in one column, balance every row',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, { lexicon: 'sg', currency: 'PHP', ...month, count: rowCount(rng, 50), scale: 300 });
    for (const e of ledger.entries) e.lines = [rng.pick(codes[e.kind] ?? ['MSC'])];
    const { sheet, flow } = paper(rng, { faces: ['mono', 'sans', 'dejavu', 'serif'], sizes: [8, 8.5, 9] });
    const pattern = rng.pick(['MM/dd/yy', 'dd-MMM-yy', 'MMM dd', 'MM-dd-yyyy']);
    const money = rng.pick([us, plain]);
    const twoColumns = rng.chance(0.4);
    const branch = new Map(ledger.entries.map((e) => [e, rng.pick(['0118', '0322', '0999', '9901'])]));
    flow.newPage();
    heading(flow, rng, {
      bank: rng.pick(['Banco Isla Savings', 'Metro Visayas Bank']),
      holder: [rng.pick(['REYES MARIA CLARA', 'DELA CRUZ JUAN']), '12 MABINI ST QUEZON CITY'],
      title: 'STATEMENT OF ACCOUNT',
      facts: [
        ['ACCOUNT NO.', `${ledger.number.slice(0, 4)}-${ledger.number.slice(4, 8)}-${ledger.number.slice(8)}`],
        ['PERIOD COVERED', `${printDay(month.start, 'MMM dd, yyyy')} - ${printDay(month.end, 'MMM dd, yyyy')}`],
        ['CURRENCY', 'PHP'],
      ],
    });
    ledgerPages(flow, ledger, {
      columns: columnsOf(
        ['date', 'DATE', 14],
        ['text', ['TRAN', 'CODE'], 9],
        ['check', ['CHECK', 'NO.'], 11],
        ['branch', 'BRANCH', 10],
        ...(twoColumns
          ? ([
              ['debit', 'DEBIT', 18, 'right'],
              ['credit', 'CREDIT', 18, 'right'],
            ] as const)
          : ([['amount', 'AMOUNT', 20, 'right']] as const)),
        ['balance', ['OUTSTANDING', 'BALANCE'], 20, 'right'],
      ),
      money,
      dates: pattern,
      upperDates: true,
      openingRow: { date: 'BAL FWD', balance: unsigned(ledger.opening, money) },
      cells: (e, usual) => ({
        ...usual,
        check: e.lines[0] === 'CHK' ? e.reference.slice(0, 6) : '',
        branch: branch.get(e)!,
      }),
      table: { head: rng.pick(['plain', 'ruled']) },
    });
    flow.need(90);
    flow.gap(8);
    figures(
      flow,
      [
        ['TOTAL CREDITS', unsigned(sumOf(ledger.entries, 1), money)],
        ['TOTAL DEBITS', unsigned(sumOf(ledger.entries, -1), money)],
        ['ENDING BALANCE', unsigned(ledger.closing, money)],
      ],
      0.45,
    );
    flow.line('LEGEND', { bold: true, size: 7 });
    for (const line of [
      'ATM - ATM Withdrawal   BPAY - Bills Payment   CD - Cash Deposit   CHK - Check Encashment   DBM - Debit Memo',
      'IBFC - Inter-Bank Fund Credit   IBFT - Inter-Bank Fund Transfer   INT - Interest   PAY - Payroll   POS - Point of Sale',
      'QRP - QR Payment   RET - Return   SC - Service Charge',
    ])
      flow.line(line, { size: 6.5 });
    footer(
      flow,
      rng,
      (n, all) => `Page ${n} of ${all}`,
      'Member: PDIC. Maximum deposit insurance for each depositor P1,000,000.',
    );
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            otherDescriptions: (e) => {
              const check = e.lines[0] === 'CHK' ? ` ${e.reference.slice(0, 6)}` : '';
              return [
                `${e.lines[0]}${check}`,
                `${e.lines[0]}${check} ${branch.get(e)}`,
                `${e.lines[0]} ${branch.get(e)}`,
              ];
            },
          }),
        ],
      },
    };
  },
};

export const secondPacific: readonly Family[] = [
  processedFirst,
  homeLoan,
  consolidated,
  bilingualCard,
  transactionCodes,
];
