import { printDay, type Day } from '../../story/calendar.ts';
import { lastOfDay, makeLedger, truthOf, type Entry, type Kind } from '../../story/ledger.ts';
import { signed, unsigned, us } from '../../story/money.ts';
import { LETTER, latin, period, type Family } from '../family.ts';
import { ledgerPages } from '../ledger-pages.ts';
import { columnsOf } from './columns.ts';
import { abreast, figures, rowCount, sumOf } from './desk.ts';
import { paper } from './paper.ts';
import {
  checkNumbers,
  checkReadings,
  envelope,
  pageFeet,
  rights,
  runningHead,
  section,
  smallPrint,
} from './third-parts.ts';
import { reword } from './words.ts';

const long = (d: Day): string => printDay(d, 'MMMM d, yyyy');
const combined: Family = {
  name: 'us-combined-credits-debits',
  about:
    'online bank: one to three accounts after a table of them all, credits before "-$" debits, beginning and ending rows, rate lines',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'month', 'cycle']));
    const { sheet, flow } = paper(rng, { faces: latin, page: LETTER, sizes: [8, 8.5, 9] });
    const kinds = rng.shuffle(['Spending Account', 'Savings Account', 'Money Market Account']).slice(0, rng.int(1, 3));
    const accounts = kinds.map((kind) => {
      const ledger = makeLedger(rng.fork(kind), {
        lexicon: 'us',
        currency: 'USD',
        ...month,
        count: kind === 'Spending Account' ? rowCount(rng, 50) : rng.int(0, 9),
        nature: kind === 'Spending Account' ? 'account' : 'savings',
      });
      if (kind !== 'Spending Account')
        reword(rng, ledger, {
          in: ['Internet transfer from Spending Account XXXXXX{card}', 'ACH Deposit {firm}', 'eCheck Deposit'],
          out: ['Internet transfer to Spending Account XXXXXX{card}', 'ACH Withdrawal {firm}'],
          interest: ['Interest Paid'],
          fee: ['Excessive Transactions Fee'],
        });
      return { kind, ledger, number: `XXXXXX${ledger.number.slice(-4)}` };
    });
    const dollars = (minor: number): string => `${minor < 0 ? '-' : ''}$${unsigned(minor, us)}`;
    const pattern = rng.pick(['MM/dd/yyyy', 'MM/dd/yy', 'MMM d, yyyy']);
    const filler = rng.pick(['', '', '-', '$0.00']);
    const creditsFirst = rng.chance(0.7);
    runningHead(flow, 'Combined Customer Statement', long(month.end));
    flow.newPage();
    envelope(flow, rng, {
      bank: rng.pick(['Fairway Direct Bank', 'Juniper Online Bank']),
      small: ['P.O. Box 951', 'Horsham, PA 19044'],
      holder: [accounts[0]!.ledger.holder, rng.pick(accounts[0]!.ledger.lexicon.streets)],
      title: rng.pick(['Combined Customer Statement', 'Your account statement']),
      box: 'Customer Statement',
      facts: [
        ['Statement Date', printDay(month.end, 'MM/dd/yyyy')],
        ['Statement Period', `${printDay(month.start, 'MM/dd/yyyy')} - ${printDay(month.end, 'MM/dd/yyyy')}`],
        ['24 Hour Customer Care', '1-877-555-0145'],
      ],
    });
    section(flow, {
      title: 'Your Accounts at a Glance',
      columns: columnsOf(
        ['name', 'Account Name', 30],
        ['number', 'Account Number', 22],
        ['opening', 'Beginning Balance', 20, 'right'],
        ['closing', 'Ending Balance', 20, 'right'],
      ),
      style: { rows: 'ruled' },
      rows: accounts.map(({ kind, ledger, number }) => ({
        name: kind,
        number,
        opening: dollars(ledger.opening),
        closing: dollars(ledger.closing),
      })),
      total: {
        name: 'Total',
        opening: dollars(accounts.reduce((all, a) => all + a.ledger.opening, 0)),
        closing: dollars(accounts.reduce((all, a) => all + a.ledger.closing, 0)),
      },
    });
    for (const { kind, ledger, number } of accounts) {
      flow.need(170);
      flow.gap(16);
      flow.line(kind, { bold: true, size: sheet.options.size + 4 });
      flow.line(`Account Number: ${number}     Account Owner(s): ${accounts[0]!.ledger.holder}`);
      figures(
        flow,
        [
          ['Annual Percentage Yield Earned', `${rng.int(0, 4)}.${rng.int(10, 99)}%`],
          ['Interest Paid Year-to-Date', dollars(rng.int(0, 60_000))],
          ['Average Daily Balance', dollars(Math.abs(ledger.opening + ledger.closing) >> 1)],
        ],
        0.5,
      );
      flow.line('Activity', { bold: true });
      const sides = [
        ['credit', 'Credits', 13, 'right'],
        ['debit', 'Debits', 13, 'right'],
      ] as const;
      ledgerPages(flow, ledger, {
        columns: columnsOf(
          ['date', 'Date', 12],
          ['text', 'Description', 46],
          ...(creditsFirst ? sides : ([sides[1], sides[0]] as const)),
          ['balance', 'Balance', 15, 'right'],
        ),
        money: us,
        dates: pattern,
        filler,
        balanceText: dollars,
        cells: (e, usual) => ({
          ...usual,
          credit: e.amount > 0 ? dollars(e.amount) : filler,
          debit: e.amount < 0 ? dollars(e.amount) : filler.replace('$', '-$'),
        }),
        openingRow: {
          date: printDay(month.start, pattern),
          text: 'Beginning Balance',
          balance: dollars(ledger.opening),
        },
        closingRow: { date: printDay(month.end, pattern), text: 'Ending Balance', balance: dollars(ledger.closing) },
        table: { rows: rng.pick(['ruled', 'zebra', 'plain']), head: rng.pick(['bold', 'reverse', 'ruled']) },
      });
    }
    smallPrint(flow, 'What you should know', rights.slice(0, 3));
    pageFeet(flow, (n, all) => `Page ${n} of ${all}`, 'Member FDIC. Equal Housing Lender.');
    return { sheet, truth: { accounts: accounts.map(({ ledger }) => truthOf(ledger)) } };
  },
};

const businessKinds: readonly Kind[] = ['in', 'in', 'in', 'salary', 'out', 'out', 'out', 'purchase', 'fee'];

const postedDetail: Family = {
  name: 'us-business-posted-detail',
  about:
    'business: effective date on some rows, posted date and amount before the detail, checks three abreast, totals of credits and debits',
  draw: (rng) => {
    const month = period(rng, 'month');
    const ledger = makeLedger(rng, {
      lexicon: 'us',
      currency: 'USD',
      ...month,
      count: rng.int(8, rng.chance(0.25) ? 160 : 70),
      scale: 260,
      busy: true,
      kinds: businessKinds,
      opening: rng.int(2_000_000, 30_000_000),
    });
    reword(rng, ledger, {
      in: [
        'Desktop Check Deposit',
        '{firm} Payments {ref} Ref*Tn*{ref}\\',
        'Bankcard Deposit Merch Dep {ref} {shop}',
        'WT Fed#{ref} {firm} /Org={person} Srf# {ref} Trn#{ref} Rfb# {card}',
      ],
      salary: ['{firm} ACH Pmt {ref} Vendor Pay'],
      out: [
        '< Business to Business ACH Debit - {firm} Purchase {ref}',
        '{firm} Payroll {ref} Tax Impound',
        'WT Seq{card} /Bnf={person} Srf# {ref}',
        'Online Transfer Ref #{ref} to Business Card Xxxx{card}',
      ],
      purchase: ['Purchase authorized {shop} {city} S{ref} Card {card}'],
      fee: ['Client Analysis Srvc Chrg Svc Chge {ref}', 'Wire Trans Svc Charge - Sequence: {ref}'],
    });
    const { sheet, flow } = paper(rng, {
      faces: ['sans', 'narrow', 'noto', 'condensed'],
      page: LETTER,
      sizes: [7.5, 8, 8.5],
    });
    const short = (d: Day): string => printDay(d, 'MM/dd');
    const effective = new Map(ledger.entries.map((e) => [e, rng.chance(0.2) ? e.date - rng.int(1, 3) : undefined]));
    const numbers = checkNumbers(rng, ledger.entries, 0.45);
    const credits = ledger.entries.filter((e) => e.amount > 0);
    const debits = ledger.entries.filter((e) => e.amount < 0 && !numbers.has(e));
    const checks = [...numbers.keys()];
    const title = rng.pick(['Commercial Checking', 'Analyzed Business Checking', 'Optimize Business Checking']);
    const range = `${long(month.start)} - ${long(month.end)}`;
    const dollars = (minor: number): string => `$${unsigned(minor, us)}`;
    const firm = rng.pick(ledger.lexicon.firms);
    runningHead(flow, `Account number: ${ledger.number}   ${range}`);
    flow.newPage();
    envelope(flow, rng, {
      bank: ledger.bank,
      small: [],
      holder: [firm, 'OPERATING ACCOUNT', rng.pick(ledger.lexicon.streets).toUpperCase()],
      title,
      box: 'Questions?',
      facts: [
        ['Call your Customer Service Officer', '1-800-555-0141'],
        ['Online', 'example.com'],
        ['Write', 'P.O. Box 63020, Boise, ID 83701'],
      ],
    });
    flow.line(`Account number: ${ledger.number}   ${range}`);
    flow.gap(6);
    section(flow, {
      title: 'Account summary',
      columns: columnsOf(
        ['name', 'Account number', 22],
        ['opening', 'Beginning balance', 18, 'right'],
        ['credits', 'Total credits', 18, 'right'],
        ['debits', 'Total debits', 18, 'right'],
        ['closing', 'Ending balance', 18, 'right'],
      ),
      rows: [
        {
          name: ledger.number,
          opening: dollars(ledger.opening),
          credits: dollars(sumOf(ledger.entries, 1)),
          debits: `-${dollars(sumOf(ledger.entries, -1))}`,
          closing: dollars(ledger.closing),
        },
      ],
    });
    const list = (name: string, entries: readonly Entry[]): void => {
      if (!entries.length) return;
      section(flow, {
        title: name,
        again: ' (continued)',
        columns: columnsOf(
          ['effective', ['Effective', 'date'], 9],
          ['date', ['Posted', 'date'], 9],
          ['amount', ['', 'Amount'], 14, 'right'],
          ['gap', '', 2],
          ['text', ['', 'Transaction detail'], 64],
        ),
        rows: entries.map((e, i) => ({
          effective: effective.get(e) === undefined ? '' : short(effective.get(e)!),
          date: short(e.date),
          amount: i === 0 ? dollars(e.amount) : unsigned(e.amount, us),
          text: e.lines,
        })),
        total: { amount: dollars(sumOf(entries)), text: `Total ${name.toLowerCase()}` },
      });
    };
    flow.gap(8);
    flow.line('Credits', { bold: true, size: sheet.options.size + 4 });
    list('Electronic deposits/bank credits', credits);
    figures(flow, [['Total credits', dollars(sumOf(ledger.entries, 1))]], 0.4, true);
    flow.need(60);
    flow.line('Debits', { bold: true, size: sheet.options.size + 4 });
    list('Electronic debits/bank debits', debits);
    flow.line(
      '< Business to Business ACH: If this is a business account, this transaction has a return time frame of one business day from post date.',
      { size: 6.5 },
    );
    if (checks.length) {
      flow.need(70);
      flow.gap(8);
      flow.line('Checks paid', { bold: true, size: sheet.options.size + 2 });
      let before = 0;
      abreast(
        flow,
        3,
        [
          { head: 'Number', align: 'left', weight: 12 },
          { head: 'Amount', align: 'right', weight: 16 },
          { head: 'Date', align: 'right', weight: 10 },
        ],
        checks.map((e) => {
          const gap = before !== 0 && numbers.get(e)! > before + 1 ? ' *' : '';
          before = numbers.get(e)!;
          return [`${before}${gap}`, unsigned(e.amount, us), short(e.date)];
        }),
      );
      figures(flow, [['* Gap in check sequence.   Total checks paid', dollars(sumOf(checks))]], 0.45);
    }
    figures(flow, [['Total debits', dollars(sumOf(ledger.entries, -1))]], 0.4, true);
    flow.need(80);
    flow.line('Daily ledger balance summary', { bold: true, size: sheet.options.size + 2 });
    abreast(
      flow,
      3,
      [
        { head: 'Date', align: 'left', weight: 12 },
        { head: 'Balance', align: 'right', weight: 20 },
      ],
      [
        [short(month.start - 1), signed(ledger.opening, us)],
        ...ledger.entries
          .filter((_, i) => lastOfDay(ledger.entries, i))
          .map((e) => [short(e.date), signed(e.balance, us)]),
      ],
    );
    figures(flow, [['Average daily ledger balance', dollars((ledger.opening + ledger.closing) >> 1)]], 0.5, true);
    pageFeet(
      flow,
      (n, all) => `Page ${n} of ${all}`,
      rng.chance(0.6) ? `(${rng.int(100, 400)})  Sheet Seq = 0${rng.digits(6)}` : '',
    );
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(
            { ...ledger, entries: [...credits, ...debits, ...checks] },
            {
              balancePrinted: () => false,
              otherDate: (e) => (numbers.has(e) ? undefined : effective.get(e)),
              describe: (e) => (numbers.has(e) ? `Check ${numbers.get(e)}` : e.lines.join(' ')),
              otherDescriptions: (e) => (numbers.has(e) ? checkReadings(numbers.get(e)!) : []),
            },
          ),
        ],
      },
    };
  },
};

export const thirdUsAccounts: readonly Family[] = [combined, postedDetail];
