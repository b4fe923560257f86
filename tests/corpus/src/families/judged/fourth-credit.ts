import { printDay, type Day } from '../../story/calendar.ts';
import { makeLedger, truthOf } from '../../story/ledger.ts';
import { unsigned, us } from '../../story/money.ts';
import { LETTER, latin, period, type Family } from '../family.ts';
import { columnsOf } from './columns.ts';
import { figures, sumOf } from './desk.ts';
import { band, boxes, chained, furniture, type Planned } from './fourth-parts.ts';
import { paper } from './paper.ts';
import { offer, runningHead, section } from './third-parts.ts';

const dollars = (minor: number): string => `${minor < 0 ? '-' : ''}$${unsigned(minor, us)}`;
const long = (d: Day): string => printDay(d, 'MMMM d, yyyy');

const creditLine: Family = {
  name: 'ca-credit-line-rate-column',
  about:
    'line of credit: the yearly rate in a column of every row before advances and payments, amount owing positive, rate change lines, table of interest by days',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const base = makeLedger(rng, {
      lexicon: 'us',
      currency: 'CAD',
      ...month,
      count: 0,
      opening: -rng.int(400_000, 6_000_000),
    });
    const first = rng.int(595, 945) / 100;
    const changes = rng.chance(0.5) ? month.start + rng.int(8, 20) : undefined;
    const rate = (at: Day): string => `${(changes !== undefined && at >= changes ? first - 0.25 : first).toFixed(2)}%`;
    const planned: Planned[] = Array.from({ length: rng.int(2, 28) }, () => {
      const paid = rng.chance(0.3);
      const amount = rng.int(4, 190) * (rng.chance(0.5) ? 1000 : 713);
      return {
        date: month.start + rng.int(0, month.end - month.start),
        amount: paid ? Math.min(amount, Math.round(-base.opening / 30)) : -amount,
        lines: paid
          ? [rng.pick(['Payment - thank you', 'Web banking transfer from 00412 50', 'Branch payment'])]
          : rng.pick([
              ['Cheque', `No. ${rng.digits(3)}`],
              ['Web transfer to chequing'],
              ['Bill payment', rng.pick(base.lexicon.firms)],
              ['Cash advance', 'ABM Rideau St, Ottawa ON'],
            ]),
      };
    });
    const charged = Math.round((-base.opening * first) / 1200);
    planned.push({ date: month.end, amount: -charged, lines: ['Interest charge'], kind: 'fee' });
    if (rng.chance(0.5))
      planned.push({
        date: month.end,
        amount: -rng.int(600, 3900),
        lines: ['Creditor insurance premium'],
        kind: 'fee',
      });
    const ledger = chained(base, planned);
    const { sheet, flow } = paper(rng, { faces: latin, page: LETTER, sizes: [8, 8.5, 9, 9.5] });
    const d = (at: Day): string => printDay(at, 'MMM d');
    const range = `${long(month.start)} to ${long(month.end)}`;
    const limit = Math.ceil(-Math.min(...ledger.entries.map((e) => e.balance), ledger.opening) / 1_000_000) * 1_000_000;
    runningHead(flow, 'Your line of credit statement (continued)', range);
    flow.newPage();
    band(flow, rng, {
      bank: rng.pick(['Bank of the Rideau', 'Great Northern Bank of Canada']),
      title: rng.pick(['Business Line of Credit', 'Your line of credit statement']),
      holder: [rng.pick(base.lexicon.firms), '48 Sparks Street', 'Ottawa ON  K1P 5A4'],
      facts: [
        ['Statement period', range],
        ['Account number', `00412 ${rng.digits(7)}`],
        ['Credit limit', dollars(limit)],
        ['Available credit', dollars(limit + ledger.closing)],
        ['Minimum payment due', dollars(charged)],
        ['Payment due date', long(month.end + 21)],
      ],
      ink: rng.pick(['#7a0019', '#00573d', '#0a3161']),
    });
    boxes(
      flow,
      [
        [`Amount owing on ${long(month.start - 1)}`, dollars(-ledger.opening)],
        ['Advances and charges', dollars(-sumOf(ledger.entries, -1))],
        ['Payments and credits', dollars(sumOf(ledger.entries, 1))],
        [`Amount owing on ${long(month.end)}`, dollars(-ledger.closing)],
      ],
      { signs: ['+', '\u2013', '='] },
    );
    if (rng.chance(0.5))
      offer(
        flow,
        rng,
        'Need more room?',
        'Ask us about raising your limit by up to $50,000.00. Rates from prime + 1.50%.',
      );
    const rows = [
      { date: d(month.start), text: 'Opening amount owing', balance: dollars(-ledger.opening) },
      ...ledger.entries.flatMap((e, i) => {
        const before = ledger.entries[i - 1]?.date ?? month.start;
        const turn = changes !== undefined && before < changes && e.date >= changes;
        return [
          ...(turn ? [{ date: d(changes), text: `Your annual interest rate changed to ${rate(changes)}` }] : []),
          {
            date: d(e.date),
            text: e.lines,
            rate: rate(e.date),
            out: e.amount < 0 ? unsigned(e.amount, us) : '',
            paid: e.amount > 0 ? unsigned(e.amount, us) : '',
            balance: unsigned(e.balance, us),
          },
        ];
      }),
    ];
    section(flow, {
      title: 'Details of your account activity',
      again: ' - continued',
      over: 'continued on the next page',
      columns: columnsOf(
        ['date', 'Date', 9],
        ['text', 'Description', 36],
        ['rate', ['Annual', 'interest rate'], 13, 'right'],
        ['out', ['Advances', 'and charges ($)'], 15, 'right'],
        ['paid', ['', 'Payments ($)'], 15, 'right'],
        ['balance', ['Amount', 'owing ($)'], 15, 'right'],
      ),
      rows,
      total: { date: d(month.end), text: 'Closing amount owing', balance: dollars(-ledger.closing) },
      style: { rows: rng.pick(['plain', 'ruled', 'zebra']), head: rng.pick(['bold', 'reverse', 'ruled']) },
    });
    section(flow, {
      title: 'How we calculated your interest',
      columns: columnsOf(
        ['from', 'From', 14],
        ['to', 'To', 14],
        ['days', 'Days', 8, 'right'],
        ['rate', 'Rate', 12, 'right'],
        ['sum', 'Average daily balance', 24, 'right'],
      ),
      rows: [
        {
          from: d(month.start),
          to: d(month.end),
          days: `${month.end - month.start + 1}`,
          rate: rate(month.start),
          sum: dollars(Math.round(-(ledger.opening + ledger.closing) / 2)),
        },
      ],
    });
    figures(flow, [['Interest charged this period', dollars(charged)]], 0.5);
    furniture(
      flow,
      (n, all) => `${n} of ${all}`,
      'Please check this statement and tell us of any error within 30 days.',
      rng.pick(['left', 'right']),
    );
    return { sheet, truth: { accounts: [truthOf(ledger)] } };
  },
};

export const fourthCredit: readonly Family[] = [creditLine];
