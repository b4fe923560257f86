import { day, lastDayOfMonth, printDay } from '../../story/calendar.ts';
import { makeLedger, truthOf, type Ledger } from '../../story/ledger.ts';
import { signed, spaced, unsigned, us } from '../../story/money.ts';
import type { TruthAccount } from '../../truth.ts';
import { LETTER, latin, period, type Family } from '../family.ts';
import { ledgerPages } from '../ledger-pages.ts';
import { columnsOf, runningTable } from './columns.ts';
import { figures, footer, heading, rowCount, sumOf } from './desk.ts';
import { letter, margins, paper } from './paper.ts';
import { reword } from './words.ts';

const prepaid: Family = {
  name: 'us-prepaid-declines',
  about:
    'prepaid card: parentheses for money out, declined purchases of 0.00 between the rows, fees of the month and year',
  draw: (rng) => {
    const month = period(rng, 'month');
    const ledger = makeLedger(rng, { lexicon: 'us', currency: 'USD', ...month, count: rowCount(rng), scale: 18 });
    reword(rng, ledger, {
      out: ['ATM WITHDRAWAL {city}', 'BILL PAY {firm}', 'CARD TO CARD TRANSFER {ref}', 'CASH BACK {shop}'],
      in: ['DIRECT DEPOSIT {firm}', 'CASH LOAD {shop}', 'PURCHASE RETURN {shop}'],
      fee: [
        'ATM WITHDRAWAL FEE',
        'ATM BALANCE INQUIRY FEE',
        'MONTHLY MAINTENANCE FEE',
        'PAY-AS-YOU-GO TRANSACTION FEE',
      ],
      interest: ['CASH BACK REWARD', 'PAYBACK REWARDS CREDIT'],
    });
    const { sheet, flow } = paper(rng, { faces: latin, page: LETTER, sizes: [8, 8.5, 9] });
    const dollars = (minor: number): string => {
      const figure = `$${unsigned(minor, us)}`;
      return minor < 0 ? `(${figure})` : figure;
    };
    const newestFirst = rng.chance(0.35);
    const declining = rng.chance(0.5);
    const pattern = rng.pick(['MM/dd/yyyy', 'MMM d, yyyy', 'MM-dd-yy']);
    flow.newPage();
    heading(flow, rng, {
      bank: rng.pick(['SpendWell Prepaid', 'PayDay Plus Card', 'Everyday Reload Card']),
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets)],
      title: `Monthly Statement for ${printDay(month.start, 'MMMM yyyy')}`,
      facts: [
        ['Card ending in', ledger.number.slice(-4)],
        ['Beginning balance', dollars(ledger.opening)],
        ['Ending balance', dollars(ledger.closing)],
      ],
    });
    const table = runningTable(
      flow,
      columnsOf(
        ['date', 'Date', 13],
        ['text', 'Description', 50],
        ['amount', 'Amount', 14, 'right'],
        ['balance', 'Balance', 14, 'right'],
      ),
      { rows: rng.pick(['plain', 'ruled', 'zebra']) },
      (rows) => {
        for (const e of newestFirst ? [...ledger.entries].reverse() : ledger.entries) {
          rows.entry({
            date: printDay(e.date, pattern),
            text: e.lines,
            amount: dollars(e.amount),
            balance: dollars(e.balance),
          });
          if (declining && e.kind === 'purchase' && rng.chance(0.12))
            rows.entry({
              date: printDay(e.date, pattern),
              text: `DECLINED - INSUFFICIENT FUNDS ${rng.pick(ledger.lexicon.shops)}`,
              amount: '$0.00',
              balance: dollars(newestFirst ? e.balance - e.amount : e.balance),
            });
        }
        if (!ledger.entries.length) rows.entry({ text: 'There was no activity on your card this month.' });
      },
    );
    flow.need(90);
    flow.gap(12);
    const fees = sumOf(ledger.entries.filter((e) => e.kind === 'fee'));
    const year = fees - rng.int(0, 40) * 295;
    flow.line('Fee Summary', { bold: true });
    runningTable(
      flow,
      columnsOf(
        ['text', '', 40],
        ['now', 'Total for this month', 20, 'right'],
        ['year', 'Total year-to-date', 20, 'right'],
      ),
      { rows: 'ruled', width: table.style.width * 0.7 },
      (rows) => {
        rows.entry({ text: 'Total Fees Charged', now: `$${unsigned(fees, us)}`, year: `$${unsigned(year, us)}` });
        rows.entry({ text: 'Total Overdraft Fees', now: '$0.00', year: '$0.00' });
      },
    );
    footer(
      flow,
      rng,
      (n, all) => `Page ${n} of ${all}`,
      'Card issued by First Example Bank, N.A. Questions? 1-866-555-0117',
    );
    return { sheet, truth: { accounts: [truthOf(ledger)] } };
  },
};

const closingTotals: Family = {
  name: 'ca-closing-totals',
  about:
    'two accounts, one often at rest: three-line heads, opening balance row and a "Closing totals" row of both sides',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const chequing = makeLedger(rng, { lexicon: 'us', currency: 'CAD', ...month, count: rowCount(rng, 45) });
    reword(
      rng,
      chequing,
      {
        purchase: ['INTERAC Purchase, {shop}', 'Debit Card Purchase, {shop} {city}', 'Pre-Authorized Payment, {firm}'],
        out: [
          'INTERAC e-Transfer Sent',
          'Online Bill Payment, {firm}',
          'Online Transfer, TF {ref}',
          'Cheque, NO.{card}',
          'ABM Withdrawal, {city}',
        ],
        in: ['INTERAC e-Transfer Received', 'Mobile Cheque Deposit', 'Branch Credit, {city}'],
        salary: ['Direct Deposit, {firm} PAY/PAY'],
        fee: ['Plan Fee', 'Full Plan Fee Rebate Reversal', 'Overdraft Per Item Fee'],
        interest: ['Interest Earned'],
      },
      { cities: ['TORONTO ON', 'CALGARY AB', 'HALIFAX NS'] },
    );
    const savings = makeLedger(rng.fork('savings'), {
      lexicon: 'us',
      currency: 'CAD',
      ...month,
      count: rng.chance(0.6) ? 0 : rng.int(1, 5),
      nature: 'savings',
    });
    reword(rng, savings, {
      in: ['Online Transfer, TF {ref}'],
      out: ['Online Transfer, TF {ref}'],
      fee: ['Transaction Fee'],
    });
    const { sheet, flow } = paper(rng, {
      faces: ['sans', 'serif', 'noto', 'condensed'],
      page: LETTER,
      sizes: [8, 8.5, 9],
    });
    const pattern = rng.pick(['MMM dd', 'MMM d']);
    const parts = [
      { name: rng.pick(['Primary Chequing Account', 'Plus Chequing Account']), ledger: chequing },
      { name: rng.pick(['Savings Builder Account', 'Premium Rate Savings']), ledger: savings },
    ].map((part) => ({ ...part, number: `${rng.digits(4)} ${rng.digits(4)}-${rng.digits(3)}` }));
    flow.newPage();
    letter(
      flow,
      rng,
      rng.pick(['Bank of the Maples', 'Dominion Commerce Bank']),
      [chequing.holder, '14 King Street West', 'Toronto, Ontario  M5H 1A1'],
      'Your Everyday Banking statement',
      [[`For the period ending ${printDay(month.end, 'MMMM d, yyyy')}`, '']],
    );
    flow.line('Summary of your accounts', { bold: true });
    runningTable(
      flow,
      columnsOf(
        ['text', 'Account', 34],
        ['opening', ['Opening', 'balance ($)'], 14, 'right'],
        ['debit', ['Total amounts', 'deducted ($)'], 14, 'right'],
        ['credit', ['Total amounts', 'added ($)'], 14, 'right'],
        ['closing', ['Closing', 'balance ($)'], 14, 'right'],
      ),
      { rows: 'ruled' },
      (table) => {
        for (const { name, ledger, number } of parts)
          table.entry({
            text: `${name} ${number}`,
            opening: unsigned(ledger.opening, us),
            debit: unsigned(sumOf(ledger.entries, -1), us),
            credit: unsigned(sumOf(ledger.entries, 1), us),
            closing: unsigned(ledger.closing, us),
          });
      },
    );
    flow.gap(14);
    const accounts = parts.map(({ name, ledger, number }) => {
      flow.need(120);
      flow.line(`${name} # ${number}`, { bold: true, size: sheet.options.size + 2 });
      flow.gap(2);
      ledgerPages(flow, ledger, {
        columns: columnsOf(
          ['date', 'Date', 9],
          ['text', 'Description', 45],
          ['debit', ['Amounts deducted', 'from your', 'account ($)'], 16, 'right'],
          ['credit', ['Amounts added', 'to your', 'account ($)'], 16, 'right'],
          ['balance', ['', '', 'Balance ($)'], 15, 'right'],
        ),
        money: us,
        dates: pattern,
        openingRow: {
          date: printDay(month.start, pattern),
          text: 'Opening balance',
          balance: unsigned(ledger.opening, us),
        },
        closingRow: {
          date: printDay(month.end, pattern),
          text: 'Closing totals',
          debit: unsigned(sumOf(ledger.entries, -1), us),
          credit: unsigned(sumOf(ledger.entries, 1), us),
        },
        table: { head: rng.pick(['ruled', 'bold']) },
      });
      flow.gap(16);
      return truthOf(ledger);
    });
    margins(flow, rng, (n, all) => `Page ${n} of ${all}`);
    return { sheet, truth: { accounts } };
  },
};

const lineOfCredit: Family = {
  name: 'ca-marge-de-credit',
  about:
    'French Canada, line of credit: one column with CR behind payments, balance owing, rate changes as lines, insurance',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'fr',
      currency: 'CAD',
      ...month,
      count: rng.int(1, 30),
      scale: 90,
      nature: 'card',
      opening: -rng.int(80_000, 2_400_000),
    });
    for (const e of ledger.entries)
      e.lines = [
        e.amount > 0
          ? rng.pick(['VERSEMENT - MERCI', 'PAIEMENT CAISSE POPULAIRE', 'VERSEMENT AUTOMATIQUE'])
          : e.kind === 'fee'
            ? rng.pick(['INTÉRÊTS', 'PRIME ASSURANCE-PRÊT'])
            : rng.pick([
                `AVANCE - ACCÈSD INTERNET`,
                `CHÈQUE NO ${e.card}`,
                `AVANCE GUICHET ${rng.pick(['LAVAL', 'LÉVIS', 'GATINEAU'])}`,
              ]),
      ];
    const { sheet, flow } = paper(rng, { faces: latin, page: LETTER, sizes: [8, 8.5, 9] });
    const owed = (minor: number): string => signed(-minor, spaced);
    const side = rng.pick([' CR', 'CR']);
    const pattern = rng.pick(['yyyy-MM-dd', 'dd MM yyyy', 'yyyy/MM/dd']);
    const d = (at: number): string => printDay(at, pattern);
    flow.newPage();
    heading(flow, rng, {
      bank: rng.pick(['Caisse des Érables', 'Banque Boréale']),
      holder: [rng.pick(['M. Karim Benali', 'Mme Claire Leroy']), '27, rue des Lilas', 'Québec (Québec)  G1R 2B5'],
      title: 'Relevé de marge de crédit personnelle',
      facts: [
        ['Numéro de compte', `${rng.digits(4)} XXXX XXXX ${ledger.number.slice(-4)}`],
        ['Période', `du ${d(month.start)} au ${d(month.end)}`],
        ['Limite de crédit', '35 000,00 $'],
        ['Échéance du versement', d(month.end + 21)],
      ],
    });
    figures(
      flow,
      [
        ['Solde précédent', `${owed(ledger.opening)} $`],
        ['Versements et crédits', `${unsigned(sumOf(ledger.entries, 1), spaced)}${side} $`],
        ['Avances, intérêts et frais', `${unsigned(sumOf(ledger.entries, -1), spaced)} $`],
        ['Nouveau solde', `${owed(ledger.closing)} $`],
        ['Versement minimum', `${unsigned(Math.max(1000, Math.round(-ledger.closing * 0.03)), spaced)} $`],
      ],
      0.5,
    );
    flow.line('Détail des opérations', { bold: true });
    if (rng.chance(0.6))
      flow.line(`Taux d'intérêt annuel en vigueur le ${d(month.start)} : ${rng.int(6, 11)},${rng.digits(2)} %`);
    ledgerPages(flow, ledger, {
      columns: columnsOf(
        ['date', ['Date de', "l'opération"], 13],
        ['post', ['Date', "d'inscription"], 13],
        ['text', ['', 'Description'], 42],
        ['amount', ['Montant', '($)'], 15, 'right'],
        ['balance', ['Solde dû', '($)'], 15, 'right'],
      ),
      money: spaced,
      dates: pattern,
      balanceText: owed,
      cells: (e, usual) => ({
        ...usual,
        post: d(Math.min(month.end, e.date + (e.kind === 'purchase' ? 1 : 0))),
        amount: `${unsigned(e.amount, spaced)}${e.amount > 0 ? side : ''}`,
      }),
      table: { rows: rng.pick(['plain', 'ruled']) },
    });
    flow.gap(8);
    flow.line('CR : crédit à votre compte. Les intérêts sont calculés sur le solde quotidien.', { size: 7 });
    footer(flow, rng, (n, all) => `Page ${n} de ${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, { otherDate: (e) => Math.min(month.end, e.date + (e.kind === 'purchase' ? 1 : 0)) }),
        ],
      },
    };
  },
};

const boundMonths: Family = {
  name: 'us-card-months-bound',
  about: 'two or three monthly card statements in one file, the latest first, pages numbered anew, charges positive',
  draw: (rng) => {
    const first = period(rng, 'month');
    const count = rng.int(2, 3);
    const ledgers: Ledger[] = [];
    for (let i = 0; i < count; i++)
      ledgers.push(
        makeLedger(rng.fork(`month ${i}`), {
          lexicon: 'us',
          currency: 'USD',
          start: day(first.year, first.month + i, 1),
          end: lastDayOfMonth(first.year, first.month + i),
          count: rng.int(i === 1 && rng.chance(0.3) ? 0 : 2, 32),
          nature: 'card',
          ...(i ? { opening: ledgers[i - 1]!.closing } : {}),
        }),
      );
    const { sheet, flow } = paper(rng, { faces: latin, page: LETTER });
    const owed = (minor: number): string => `${minor > 0 ? '-' : ''}$${unsigned(minor, us)}`;
    const bare = (minor: number): string => signed(-minor, us);
    const pattern = rng.pick(['MM/dd', 'MMM dd', 'MM/dd/yyyy']);
    const [holder, number] = [ledgers[0]!.holder, ledgers[0]!.number];
    const accounts: TruthAccount[] = [];
    for (const ledger of [...ledgers].reverse()) {
      const before = sheet.pages.length;
      flow.newPage();
      heading(flow, rng.fork('heading'), {
        bank: 'Ironwood Bank Visa Signature',
        holder: [holder, '2200 5th Ave Unit 310'],
        title: `Statement closing date ${printDay(ledger.end, 'MM/dd/yyyy')}`,
        facts: [
          ['Account number', `xxxx xxxx xxxx ${number.slice(-4)}`],
          ['Billing period', `${printDay(ledger.start, 'MM/dd/yyyy')} to ${printDay(ledger.end, 'MM/dd/yyyy')}`],
          ['Payment due date', printDay(ledger.end + 25, 'MM/dd/yyyy')],
        ],
      });
      figures(
        flow,
        [
          ['Previous balance', owed(ledger.opening)],
          ['Payments and other credits', owed(sumOf(ledger.entries, 1))],
          ['Purchases, fees and interest', owed(sumOf(ledger.entries, -1))],
          ['New balance', owed(ledger.closing)],
        ],
        0.5,
      );
      if (ledger.entries.length)
        runningTable(
          flow,
          columnsOf(['date', 'Date', 10], ['text', 'Transaction description', 62], ['amount', 'Amount', 15, 'right']),
          { rows: 'plain' },
          (table) => {
            for (const e of ledger.entries)
              table.entry({ date: printDay(e.date, pattern), text: e.lines, amount: bare(e.amount) });
          },
        );
      else flow.line('No transactions were posted to your account during this billing period.');
      flow.gap(8);
      flow.paragraph(
        'Late payment warning: if we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $40.00 and your APRs may be increased up to the penalty APR of 29.99%.',
        { size: 7 },
      );
      const own = sheet.pages.splice(before);
      own.forEach((page, i) => {
        sheet.pages.push(page);
        sheet.text(flow.right, 20, `Page ${i + 1} of ${own.length}`, { size: 7, align: 'right' });
      });
      accounts.push(truthOf(ledger, { balancePrinted: () => false }));
    }
    return { sheet, truth: { accounts } };
  },
};

export const secondNorth: readonly Family[] = [prepaid, closingTotals, lineOfCredit, boundMonths];
