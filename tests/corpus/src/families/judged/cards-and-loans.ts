import { Table } from '../../drawing/table.ts';
import { printDay } from '../../story/calendar.ts';
import { makeLedger, truthOf, type Entry } from '../../story/ledger.ts';
import { continental, decimal, spaced, unsigned, us } from '../../story/money.ts';
import { latin, period, type Family } from '../family.ts';
import { figures, footer, heading, notice, sumOf } from './desk.ts';
import { paper } from './paper.ts';

const companyCards: Family = {
  name: 'uk-company-cards',
  about: 'one bill, several cardholders each with a subtotal, original currency beside sterling, CR behind credits',
  producers: ['pdf-lib', 'chromium', 'pdfkit'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['cycle', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'gb',
      currency: 'GBP',
      ...month,
      count: rng.int(4, 55),
      nature: 'card',
      scale: 45,
    });
    const { sheet, flow } = paper(rng, { faces: latin, sizes: [7.5, 8, 8.5] });
    const payments = ledger.entries.filter((e) => e.kind === 'salary');
    const spent = ledger.entries.filter((e) => e.kind !== 'salary');
    const holders = rng.shuffle(ledger.lexicon.people).slice(0, rng.int(1, 4));
    const foreign = new Map<Entry, string>();
    for (const e of spent) {
      e.lines = [`${rng.pick(ledger.lexicon.shops)}  ${e.city}`];
      if (e.amount < 0 && rng.chance(0.15))
        foreign.set(e, `${unsigned(Math.round(-e.amount * 1.17), us)} ${rng.pick(['EUR', 'USD', 'CHF'])}`);
    }
    const side = (minor: number): string => `${unsigned(minor, us)}${minor > 0 ? ' CR' : ''}`;
    const d = (at: number): string => printDay(at, 'dd MMMM yyyy');
    const pattern = rng.pick(['dd MMM', 'dd/MM', 'dd MMM yy']);
    flow.newPage();
    heading(flow, rng, {
      bank: 'Caledonian Commercial Cards',
      holder: ['MERIDIAN STUDIOS LTD', rng.pick(ledger.lexicon.streets)],
      title: 'Business Card Account statement',
      facts: [
        ['Account number', `XXXX XXXX XXXX ${ledger.number.slice(-4)}`],
        ['Statement date', d(month.end)],
        ['Payment due date', d(month.end + 21)],
        ['Credit limit', '£25,000.00'],
      ],
    });
    figures(flow, [
      ['Previous balance', `£${side(ledger.opening)}`],
      ['Payments received', `£${side(sumOf(payments))}`],
      ['New transactions', `£${side(sumOf(spent))}`],
      ['New balance', `£${side(ledger.closing)}`],
    ]);
    const table = new Table(
      flow,
      [
        { key: 'date', head: ['Transaction', 'date'], align: 'left', weight: 11 },
        { key: 'post', head: ['Date', 'entered'], align: 'left', weight: 11 },
        { key: 'text', head: ['', 'Description'], align: 'left', weight: 44 },
        { key: 'original', head: ['Original', 'amount'], align: 'right', weight: 15 },
        { key: 'amount', head: ['Amount', '£'], align: 'right', weight: 14 },
      ],
      { rows: rng.pick(['plain', 'dotted']) },
    );
    const post = (e: Entry): number => Math.min(e.date + 1, month.end);
    const put = (e: Entry): void =>
      table.entry({
        date: printDay(e.date, pattern),
        post: printDay(post(e), pattern),
        text: e.lines,
        original: foreign.get(e) ?? '',
        amount: side(e.amount),
      });
    flow.afterBreak = () => table.head();
    table.head();
    if (payments.length) table.entry({ text: 'Company account' }, { bold: true, reserve: 30 });
    payments.forEach(put);
    const order = [...payments];
    holders.forEach((holder, i) => {
      const own = spent.filter((_, k) => k % holders.length === i);
      if (!own.length) return;
      table.entry({ text: `${holder}   Card ending ${rng.digits(4)}` }, { bold: true, reserve: 30 });
      own.forEach(put);
      order.push(...own);
      table.entry({ text: `Total for ${holder}`, amount: side(sumOf(own)) }, { bold: true });
    });
    flow.afterBreak = undefined;
    notice(
      flow,
      'How to pay',
      'Please allow up to 3 working days for payments to reach us. If you do not pay by the due date a late payment fee of £25 will be charged. Monthly rate on purchases 1.45%, on cash 1.95%.',
    );
    footer(flow, rng, (n, all) => `Page ${n} of ${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(
            { ...ledger, entries: order },
            {
              balancePrinted: () => false,
              otherDate: post,
              otherDescriptions: (e) => (foreign.has(e) ? [`${e.lines.join(' ')} ${foreign.get(e)}`] : []),
            },
          ),
        ],
      },
    };
  },
};

const deferredCard: Family = {
  name: 'fr-deferred-card',
  about: 'deferred debit card: charges without sign, town column, foreign amounts and rates below, total to be debited',
  producers: ['pdfkit', 'chromium', 'libreoffice'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle']));
    const ledger = makeLedger(rng, {
      lexicon: 'fr',
      currency: 'EUR',
      ...month,
      count: rng.int(1, 45),
      kinds: ['purchase'],
      opening: 90_000_000,
    });
    const { sheet, flow } = paper(rng, { faces: latin });
    for (const e of ledger.entries) {
      const rate = rng.int(8000, 11_500) / 10_000;
      e.lines = [
        rng.pick(ledger.lexicon.shops),
        ...(rng.chance(0.15)
          ? [
              `${unsigned(Math.round(-e.amount * rate), continental)} USD  1 EUR = ${rate.toFixed(4).replace('.', ',')} USD`,
            ]
          : []),
      ];
    }
    const d = (at: number): string => printDay(at, 'dd/MM/yyyy');
    const total = `${unsigned(sumOf(ledger.entries), spaced)} €`;
    flow.newPage();
    heading(flow, rng, {
      bank: 'Crédit Maritime du Golfe',
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets)],
      title: `Relevé de votre carte à débit différé - ${printDay(month.end, 'MMMM yyyy', { language: 'fr' })}`,
      facts: [
        ['Carte n°', `4974 XXXX XXXX ${ledger.number.slice(-4)}`],
        ['Période', `du ${d(month.start)} au ${d(month.end)}`],
        [`Montant débité le ${d(month.end + 4)}`, total],
      ],
    });
    const table = new Table(
      flow,
      [
        { key: 'date', head: 'Date', align: 'left', weight: 9 },
        { key: 'text', head: 'Commerçant', align: 'left', weight: 44 },
        { key: 'city', head: 'Ville', align: 'left', weight: 20 },
        { key: 'amount', head: 'Montant en €', align: 'right', weight: 16 },
      ],
      { rows: rng.pick(['plain', 'dotted', 'zebra']) },
    );
    flow.afterBreak = () => table.head();
    table.head();
    for (const e of ledger.entries)
      table.entry({ date: printDay(e.date, 'dd/MM'), text: e.lines, city: e.city, amount: unsigned(e.amount, spaced) });
    flow.afterBreak = undefined;
    table.entry({ text: `Total des opérations (${ledger.entries.length})`, amount: total }, { bold: true });
    footer(flow, rng, (n, all) => `${n}/${all}`, 'En cas de perte ou de vol : 09 55 50 10 42, 7 j/7 et 24 h/24');
    return {
      sheet,
      truth: {
        accounts: [
          {
            ...truthOf(ledger, {
              balancePrinted: () => false,
              openingPrinted: false,
              describe: (e) => `${e.lines[0]} ${e.city} ${e.lines.slice(1).join(' ')}`,
              otherDescriptions: (e) => [`${e.lines[0]} ${e.city}`, e.lines.join(' '), e.lines[0]!],
            }),
            closingBalance: decimal(sumOf(ledger.entries), 2),
          },
        ],
      },
    };
  },
};

export const judgedBills: readonly Family[] = [companyCards, deferredCard];
