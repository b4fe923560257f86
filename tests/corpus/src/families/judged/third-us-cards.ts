import { printDay, type Day } from '../../story/calendar.ts';
import { makeLedger, truthOf, type Entry, type Ledger } from '../../story/ledger.ts';
import { unsigned, us } from '../../story/money.ts';
import type { Rng } from '../../story/rng.ts';
import { LETTER, latin, period, type Family } from '../family.ts';
import { columnsOf } from './columns.ts';
import { figures, notice, rowCount, sumOf } from './desk.ts';
import { paper } from './paper.ts';
import { envelope, offer, pageFeet, runningHead, section, smallPrint } from './third-parts.ts';
import { reword } from './words.ts';

const owed = (minor: number): string => `${minor > 0 ? '-' : ''}$${unsigned(minor, us)}`;
const short = (d: Day): string => printDay(d, 'MM/dd/yy');

const cardTerms = [
  'How to Avoid Paying Interest on Purchases: Your due date is at least 25 days after the close of each billing period. We will not charge you interest on purchases if you pay your entire balance by the due date each month.',
  'What To Do If You Think You Find A Mistake On Your Statement: write to us within 60 days after the error appeared on your statement. Give us your account number, the dollar amount of the suspected error and a description of the problem.',
  'Balance Subject to Interest Rate: we use the daily balance method (including current transactions). We figure the interest charge by applying the daily periodic rate to the daily balance for each day in the billing period. The minimum interest charge is $0.50.',
  'Your rights if you are dissatisfied with your credit card purchases: the purchase must have been made in your home state or within 100 miles of your current mailing address, and the purchase price must have been more than $50.',
];

/** A month on a credit card in the words of American merchants. */
function cardStory(rng: Rng, shape: 'month' | 'cycle' | 'turn', usual: number): Ledger {
  const month = period(rng, shape);
  const ledger = makeLedger(rng, {
    lexicon: 'us',
    currency: 'USD',
    ...month,
    count: rowCount(rng, usual),
    nature: 'card',
    scale: rng.pick([25, 40, 90]),
  });
  reword(rng, ledger, {
    purchase: ['{shop} {city}', '{shop} HELP{ref} {city}'],
    fee: ['FOREIGN TRANSACTION FEE', 'LATE FEE', 'CASH ADVANCE FEE'],
  });
  return ledger;
}

const split = (ledger: Ledger) => ({
  payments: ledger.entries.filter((e) => e.kind === 'salary'),
  credits: ledger.entries.filter((e) => e.amount > 0 && e.kind !== 'salary'),
  fees: ledger.entries.filter((e) => e.kind === 'fee'),
  bought: ledger.entries.filter((e) => e.kind === 'purchase'),
});

const rateTable = (rng: Rng, kinds: readonly string[]) => ({
  columns: columnsOf(
    ['text', 'Type of Balance', 30],
    ['rate', ['Annual Percentage', 'Rate (APR)'], 22, 'right'],
    ['subject', ['Balance Subject', 'to Interest Rate'], 22, 'right'],
    ['charge', ['Interest', 'Charge'], 14, 'right'],
  ),
  rows: kinds.map((text) => ({
    text,
    rate: `${rng.int(17, 29)}.${rng.int(10, 99)}% (v)`,
    subject: '$0.00',
    charge: '$0.00',
  })),
});

const trades = ['RESTAURANT', 'GROCERY STORE', 'GAS STATION', 'MERCHANDISE', 'TAXICAB & LIMOUSINE', 'UTILITIES'];

const chargeCard: Family = {
  name: 'us-charge-card-detail',
  about:
    'card: posting dates with a star, merchant over phone and trade lines, foreign spend in its own column, credits "-$", sums above the detail',
  draw: (rng) => {
    const ledger = cardStory(rng, rng.pick(['cycle', 'turn', 'month']), 55);
    const { sheet, flow } = paper(rng, { faces: latin, page: LETTER, sizes: [7.5, 8, 8.5, 9] });
    const { payments, credits, fees, bought } = split(ledger);
    const foreign = new Map(
      bought
        .filter(() => rng.chance(0.08))
        .map((e) => [
          e,
          [unsigned(Math.round(-e.amount * 0.92), us), rng.pick(['European Union Euro', 'UK Pounds Sterling'])],
        ]),
    );
    for (const e of [...bought, ...credits]) {
      if (rng.chance(0.45)) e.lines.push(rng.pick(trades));
      else if (rng.chance(0.4)) e.lines.push(`${rng.digits(3)}-${rng.digits(7)}`);
      if (rng.chance(0.15)) e.lines[0] = `AplPay ${e.lines[0]}`;
    }
    const holder = ledger.holder.toUpperCase();
    const ending = `${rng.int(1, 9)}-${rng.digits(5)}`;
    runningHead(flow, `${holder}     Account Ending ${ending}`, `Closing Date ${short(ledger.end)}`);
    flow.newPage();
    envelope(flow, rng, {
      bank: rng.pick(['Meridian Express', 'Atlas Charge & Travel']),
      small: ['Gold Card'],
      holder: [holder, `Closing Date ${short(ledger.end)}`, `Account Ending ${ending}`],
      title: '',
      box: 'Account Summary',
      facts: [
        ['Previous Balance', owed(ledger.opening)],
        ['Payments/Credits', `-$${unsigned(sumOf([...payments, ...credits]), us)}`],
        ['New Charges', `+$${unsigned(sumOf(bought), us)}`],
        ['Fees', `+$${unsigned(sumOf(fees), us)}`],
        ['Interest Charged', '+$0.00'],
        ['New Balance', owed(ledger.closing)],
        ['Minimum Payment Due', `$${unsigned(rng.int(3500, 12_000), us)}`],
      ],
    });
    figures(
      flow,
      [
        ['New Balance', owed(ledger.closing)],
        ['Payment Due Date', short(ledger.end + 25)],
        ['Days in Billing Period', String(ledger.end - ledger.start + 1)],
        ['Customer Care', '1-800-555-0128'],
      ],
      0.42,
      true,
    );
    notice(
      flow,
      'Late Payment Warning',
      `If we do not receive your Minimum Payment Due by the Payment Due Date of ${short(ledger.end + 25)}, you may have to pay a late fee of up to $40.00 and your Pay Over Time APR may be increased to the Penalty APR of 29.99%.`,
    );
    if (rng.chance(0.6)) {
      flow.newPage();
      smallPrint(flow, 'Payments: your payment must be sent to the payment address shown on your statement', cardTerms);
      flow.newPage();
    }
    flow.line('Payments and Credits', { bold: true, size: sheet.options.size + 5 });
    figures(
      flow,
      [
        ['Payments', `-$${unsigned(sumOf(payments), us)}`],
        ['Credits', `-$${unsigned(sumOf(credits), us)}`],
        ['Total Payments and Credits', `-$${unsigned(sumOf([...payments, ...credits]), us)}`],
      ],
      1,
    );
    const star = rng.chance(0.8);
    const detail = (title: string, entries: readonly Entry[], stars: boolean): void => {
      if (!entries.length) return;
      section(flow, {
        title: 'Detail',
        again: ' Continued',
        over: 'Continued on next page',
        columns: columnsOf(
          ['date', title, 13],
          ['text', '', 56],
          ['foreign', foreign.size && !stars ? 'Foreign Spend' : '', 18, 'right'],
          ['amount', 'Amount', 15, 'right'],
        ),
        style: { rows: rng.pick(['ruled', 'plain']) },
        rows: entries.map((e) => ({
          date: `${short(e.date)}${stars ? '*' : ''}`,
          text: e.lines,
          foreign: foreign.get(e) ?? '',
          amount: owed(e.amount),
        })),
      });
    };
    detail('Payments', payments, star);
    detail('Credits', credits, false);
    if (star && payments.length) flow.line('*Indicates posting date', { size: 6.5 });
    flow.need(60);
    flow.gap(10);
    flow.line('New Charges', { bold: true, size: sheet.options.size + 5 });
    figures(flow, [['Total New Charges', `$${unsigned(sumOf(bought), us)}`]], 1);
    flow.line(`${holder}     Card Ending ${ending}`, { bold: true });
    detail('', bought, false);
    flow.need(70);
    flow.gap(10);
    flow.line('Fees', { bold: true, size: sheet.options.size + 5 });
    detail('', fees, false);
    figures(flow, [['Total Fees for this Period', `$${unsigned(sumOf(fees), us)}`]], 1, true);
    flow.line('Interest Charged', { bold: true, size: sheet.options.size + 5 });
    figures(flow, [['Total Interest Charged for this Period', '$0.00']], 1, true);
    const year = printDay(ledger.end, 'yyyy');
    section(flow, {
      title: `${year} Fees and Interest Totals Year-to-Date`,
      columns: columnsOf(['text', '', 70], ['amount', 'Amount', 20, 'right']),
      rows: [
        { text: `Total Fees in ${year}`, amount: `$${unsigned(rng.int(0, 55_000), us)}` },
        { text: `Total Interest in ${year}`, amount: `$${unsigned(rng.int(0, 9000), us)}` },
      ],
    });
    section(flow, { title: 'Interest Charge Calculation', ...rateTable(rng, ['Pay Over Time', 'Cash Advances']) });
    flow.line('(v) Variable Rate', { size: 7 });
    pageFeet(flow, (n, all) => `p. ${n}/${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(
            { ...ledger, entries: [...payments, ...credits, ...bought, ...fees] },
            {
              balancePrinted: () => false,
              otherDescriptions: (e) => {
                const spend = foreign.get(e);
                if (!spend) return [];
                const [first, ...rest] = e.lines;
                return [
                  [...e.lines, ...spend].join(' '),
                  [first, spend[0], ...rest, spend[1]].join(' '),
                  [first, spend[0], rest[0], spend[1], ...rest.slice(1)].join(' '),
                ];
              },
            },
          ),
        ],
      },
    };
  },
};

const creditsAndCharges: Family = {
  name: 'us-card-credits-charges',
  about:
    'card: card digits, two dates and a reference before the text, credits and charges in two columns, totals per group',
  draw: (rng) => {
    const ledger = cardStory(rng, rng.pick(['cycle', 'turn']), 50);
    const { sheet, flow } = paper(rng, {
      faces: ['sans', 'narrow', 'condensed', 'noto'],
      page: LETTER,
      sizes: [7.5, 8, 8.5],
    });
    const { payments, credits, fees, bought } = split(ledger);
    const md = (d: Day): string => printDay(d, 'MM/dd');
    const last = rng.digits(4);
    const posted = new Map(ledger.entries.map((e) => [e, Math.min(ledger.end, e.date + rng.int(0, 2))]));
    const references = new Map(
      ledger.entries.map((e) => [e, `${rng.digits(8)}${rng.pick(['D', 'EHM', '0LK', 'FX'])}${rng.digits(6)}`]),
    );
    runningHead(flow, ledger.bank, `Account ending in ${last}`);
    flow.newPage();
    envelope(flow, rng, {
      bank: ledger.bank,
      small: ['Visa Platinum Card'],
      holder: [
        ledger.holder.toUpperCase(),
        rng.pick(ledger.lexicon.streets).toUpperCase(),
        rng.pick(ledger.lexicon.cities),
      ],
      title: '',
      box: 'Summary of Account Activity',
      facts: [
        ['Previous Balance', owed(ledger.opening)],
        ['- Payments', `$${unsigned(sumOf(payments), us)}`],
        ['- Other Credits', `$${unsigned(sumOf(credits), us)}`],
        ['+ Cash Advances', '$0.00'],
        ['+ Purchases, Balance Transfers & Other Charges', `$${unsigned(sumOf(bought), us)}`],
        ['+ Fees Charged', `$${unsigned(sumOf(fees), us)}`],
        ['+ Interest Charged', '$0.00'],
        ['= New Balance', owed(ledger.closing)],
      ],
    });
    figures(
      flow,
      [
        ['Account Number', `Ending in ${last}`],
        [
          'Statement Billing Period',
          `${printDay(ledger.start, 'MM/dd/yyyy')} to ${printDay(ledger.end, 'MM/dd/yyyy')}`,
        ],
        ['Total Credit Limit', '$12,000'],
        ['Total Available Credit', '$7,310'],
      ],
      0.55,
    );
    if (rng.chance(0.7))
      offer(
        flow,
        rng,
        'Rewards Summary',
        `Rewards balance as of ${md(ledger.start)}: 8,114 points. Points earned this period: 1,250. Redeem 2,500 points for $25.00 at any time.`,
      );
    flow.gap(6);
    flow.line('Transactions', { bold: true, size: sheet.options.size + 4 });
    let first = true;
    const list = (title: string, entries: readonly Entry[], total: string, side: 'credit' | 'charge'): void => {
      if (!entries.length) return;
      section(flow, {
        title,
        again: ' (continued)',
        columns: columnsOf(
          ['card', ['Card', 'Ending in'], 8],
          ['date', ['Trans', 'Date'], 7],
          ['posted', ['Post', 'Date'], 7],
          ['reference', ['Reference', 'Number'], 17],
          ['text', ['', 'Description'], 40],
          ['credit', ['', 'Credits'], 11, 'right'],
          ['charge', ['', 'Charges'], 11, 'right'],
        ),
        style: { head: first ? 'bold' : rng.pick(['bold', 'none']) },
        rows: entries.map((e) => ({
          card: last,
          date: md(e.date),
          posted: md(posted.get(e)!),
          reference: references.get(e)!,
          text: e.lines.join(' '),
          [side]: unsigned(e.amount, us),
        })),
        total: { text: total, [side]: `$${unsigned(sumOf(entries), us)}` },
      });
      first = false;
    };
    list('Payments', payments, 'TOTAL PAYMENTS FOR THIS PERIOD', 'credit');
    list('Other Credits', credits, 'TOTAL OTHER CREDITS FOR THIS PERIOD', 'credit');
    list('Purchases, Balance Transfers & Other Charges', bought, 'TOTAL PURCHASES FOR THIS PERIOD', 'charge');
    list('Fees Charged', fees, 'TOTAL FEES CHARGED FOR THIS PERIOD', 'charge');
    flow.gap(8);
    flow.line('Interest Charged', { bold: true });
    figures(
      flow,
      [
        ['INTEREST CHARGE ON PURCHASES', '0.00'],
        ['INTEREST CHARGE ON CASH ADVANCES', '0.00'],
        ['TOTAL INTEREST CHARGED FOR THIS PERIOD', '$0.00'],
      ],
      1,
    );
    const year = printDay(ledger.end, 'yyyy');
    figures(
      flow,
      [
        [`${year} Totals Year-to-Date`, ''],
        [`TOTAL FEES CHARGED IN ${year}`, `$${unsigned(sumOf(fees) - rng.pick([0, 4000]), us)}`],
        [`TOTAL INTEREST CHARGED IN ${year}`, '$0.00'],
      ],
      0.6,
    );
    section(flow, { title: 'Interest Charge Calculation', ...rateTable(rng, ['PURCHASES', 'CASH ADVANCES']) });
    if (rng.chance(0.6)) smallPrint(flow, 'Important information about your account', cardTerms);
    pageFeet(
      flow,
      (n, all) => `Page ${n} of ${all}`,
      '5596 YTG 1 7 11 240315 0 PAGE 1 of 2 10 5583 2000 B305 01DO5596',
    );
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(
            { ...ledger, entries: [...payments, ...credits, ...bought, ...fees] },
            {
              balancePrinted: () => false,
              otherDate: (e) => posted.get(e),
              otherDescriptions: (e) => [
                `${references.get(e)} ${e.lines.join(' ')}`,
                `${last} ${references.get(e)} ${e.lines.join(' ')}`,
              ],
            },
          ),
        ],
      },
    };
  },
};

const dailyCash: Family = {
  name: 'us-card-daily-cash',
  about:
    'phone card: percent and cents of cash back before each amount, returns negative in both, payments and charges with totals',
  draw: (rng) => {
    const ledger = cardStory(rng, 'month', 60);
    const { sheet, flow } = paper(rng, {
      faces: ['noto', 'sans', 'dejavu', 'condensed'],
      page: LETTER,
      sizes: [8, 8.5, 9, 10],
    });
    const payments = ledger.entries.filter((e) => e.kind === 'salary');
    const rest = ledger.entries.filter((e) => e.kind !== 'salary');
    for (const e of payments) e.lines = [`ACH Deposit Internet transfer from account ending in ${e.card}`];
    for (const e of rest)
      e.lines =
        e.kind === 'fee'
          ? ['INTERNATIONAL SERVICE ADJUSTMENT']
          : [`${e.lines[0]} ${rng.digits(5)} USA`, ...(e.amount > 0 ? ['(RETURN)'] : [])];
    const percent = new Map(rest.map((e) => [e, rng.pick([1, 2, 2, 3])]));
    const cash = (e: Entry): number => Math.round((-e.amount * percent.get(e)!) / 100);
    const totalCash = rest.filter((e) => e.kind !== 'fee').reduce((all, e) => all + cash(e), 0);
    const monthName = printDay(ledger.end, 'MMMM');
    const long = (d: Day): string => printDay(d, 'MMM d, yyyy');
    const pattern = rng.pick(['MM/dd/yyyy', 'MM/dd/yyyy', 'MMM d, yyyy']);
    runningHead(flow, 'Pear Card Customer', ledger.holder);
    flow.newPage();
    flow.line('Pear Card', { bold: true, size: 18 });
    flow.line('Statement', { size: 14 });
    flow.line(`${ledger.holder}, ${ledger.holder.toLowerCase().replaceAll(' ', '.')}@example.com`, { align: 'right' });
    flow.line(`${printDay(ledger.start, 'MMM d')} — ${long(ledger.end)}`, { align: 'right' });
    flow.gap(12);
    figures(
      flow,
      [
        [`Your ${monthName} Balance as of ${long(ledger.end)}`, owed(ledger.closing)],
        ['Minimum Payment Due', '$25.00'],
        [`Payment Due By`, long(ledger.end + 30)],
      ],
      1,
      true,
    );
    figures(
      flow,
      [
        ['Previous Monthly Balance', owed(ledger.opening)],
        ['Payments', `-$${unsigned(sumOf(payments), us)}`],
        ['Total charges, credits and returns', owed(sumOf(rest))],
        ['Interest Charged', '$0.00'],
        ['Total Balance', owed(ledger.closing)],
        ['Credit Limit', '$9,500.00'],
        ['Daily Cash earned this month', owed(-totalCash)],
      ],
      0.7,
    );
    notice(
      flow,
      'Late Payment Warning:',
      'If we do not receive your minimum payment by your payment due date, your payment will be late. For additional information contact customer care.',
    );
    if (payments.length)
      section(flow, {
        title: 'Payments',
        columns: columnsOf(['date', 'Date', 14], ['text', 'Description', 66], ['amount', 'Amount', 16, 'right']),
        style: { rows: 'ruled', padding: rng.int(1, 4) },
        rows: payments.map((e) => ({ date: printDay(e.date, pattern), text: e.lines, amount: owed(e.amount) })),
        total: { text: 'Total payments for this period', amount: `-$${unsigned(sumOf(payments), us)}` },
      });
    if (rest.length)
      section(flow, {
        title: rng.chance(0.5) ? 'Transactions' : `Transactions by ${ledger.holder}`,
        columns: columnsOf(
          ['date', 'Date', 14],
          ['text', 'Description', 50],
          ['rate', 'Daily Cash', 8, 'right'],
          ['cash', '', 9, 'right'],
          ['amount', 'Amount', 15, 'right'],
        ),
        style: { rows: 'ruled', padding: rng.int(1, 4) },
        rows: rest.map((e) => ({
          date: printDay(e.date, pattern),
          text: e.lines,
          ...(e.kind === 'fee' ? {} : { rate: `${percent.get(e)}%`, cash: owed(-cash(e)) }),
          amount: owed(e.amount),
        })),
      });
    flow.need(80);
    figures(
      flow,
      [
        ['Total Daily Cash this month', owed(-totalCash)],
        ['Total charges, credits and returns', owed(sumOf(rest))],
      ],
      1,
      true,
    );
    section(flow, { title: 'Interest Charged', ...rateTable(rng, ['Purchases']) });
    figures(flow, [['Total interest for this month', '$0.00']], 1, true);
    smallPrint(flow, 'Legal', cardTerms);
    pageFeet(flow, (n, all) => `Page ${n} / ${all}`, 'Pear Card is issued by Fairway Bank USA, Salt Lake City Branch.');
    return {
      sheet,
      truth: { accounts: [truthOf({ ...ledger, entries: [...payments, ...rest] }, { balancePrinted: () => false })] },
    };
  },
};

export const thirdUsCards: readonly Family[] = [chargeCard, creditsAndCharges, dailyCash];
