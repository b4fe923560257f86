import { printDay, type Day } from '../../story/calendar.ts';
import { makeLedger, truthOf, type Entry } from '../../story/ledger.ts';
import { unsigned, us } from '../../story/money.ts';
import { A4, period, type Family } from '../family.ts';
import { columnsOf } from './columns.ts';
import { notice, sumOf } from './desk.ts';
import { band, boxes, furniture } from './fourth-parts.ts';
import { paper } from './paper.ts';
import { offer, runningHead, section, smallPrint } from './third-parts.ts';
import { reword } from './words.ts';

const long = (d: Day): string => printDay(d, 'MMMM d, yyyy');
const figure = (minor: number): string => unsigned(minor, us);

const chargeCard: Family = {
  name: 'uk-charge-card-equation',
  about:
    'charge card: previous balance less payments plus spend as boxes with signs, "Mar 4" dates twice, CR on a line of its own below credits, sections of cardmembers with totals',
  draw: (rng) => {
    const month = period(rng, rng.pick(['cycle', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'gb',
      currency: 'GBP',
      ...month,
      count: rng.int(4, rng.chance(0.2) ? 110 : 50),
      nature: 'card',
      scale: 40,
    });
    reword(rng, ledger, {
      purchase: [
        '{shop}|{city}',
        '{shop}|{city}|Goods or services',
        'HOTEL MERIDIEN|PARIS|Arrival Departure',
        '{shop} INTERNET|{phone}',
      ],
      in: ['{shop}|{city}|Refund'],
      salary: ['PAYMENT RECEIVED - THANK YOU', 'DIRECT DEBIT PAYMENT RECEIVED'],
      fee: ['LATE PAYMENT CHARGE', 'MEMBERSHIP FEE'],
    });
    for (const e of ledger.entries) e.lines = e.lines.map((line) => line.replace('{phone}', '08005550119'));
    const { sheet, flow } = paper(rng, {
      faces: ['sans', 'noto', 'narrow', 'condensed'],
      page: A4,
      sizes: [8, 8.5, 9],
    });
    const d = (at: Day): string => printDay(at, 'MMM d');
    const processed = new Map(ledger.entries.map((e) => [e, Math.min(month.end, e.date + rng.int(0, 2))]));
    const foreign = new Map(
      ledger.entries.map((e) => [
        e,
        e.kind === 'purchase' && rng.chance(0.2)
          ? `${figure(Math.round(-e.amount * 1.17))} ${rng.pick(['Euro', 'US Dollars'])}`
          : '',
      ]),
    );
    const holders = [ledger.holder.toUpperCase(), ...(rng.chance(0.5) ? ['MR D ASHWORTH'] : [])];
    const payments = ledger.entries.filter((e) => e.kind === 'salary');
    const spend = ledger.entries.filter((e) => e.kind !== 'salary');
    const cut = holders.length === 1 ? spend : spend.filter(() => rng.chance(0.6));
    const groups = [cut, spend.filter((e) => !cut.includes(e))].slice(0, holders.length);
    const member = `3742-${rng.digits(6)}-0${rng.digits(4)}`;
    const closes = printDay(month.end, 'dd/MM/yy');
    runningHead(flow, `Prepared for ${holders[0]}   Membership Number ${member}`, `Date ${closes}`);
    flow.newPage();
    band(flow, rng, {
      bank: 'Meridian Charge',
      motto: 'Statement of Account',
      title: rng.pick(['Gold Business Card', 'The Corporate Charge Card']),
      holder: [holders[0]!, rng.pick(ledger.lexicon.firms), rng.pick(ledger.lexicon.streets)],
      facts: [
        ['Membership Number', member],
        ['Date', closes],
        ['Statement Period', `From ${long(month.start)} to ${long(month.end)}`],
        ['Payment due by', long(month.end + 14)],
      ],
      ink: rng.pick(['#016fd0', '#5c4a1f', '#2e2e38']),
    });
    boxes(
      flow,
      [
        ['Previous Balance £', figure(ledger.opening)],
        ['New Payments £', figure(sumOf(payments))],
        ['New Transactions less credits £', `${figure(sumOf(spend))}${sumOf(spend) > 0 ? ' CR' : ''}`],
        ['Closing Balance £', `${figure(ledger.closing)}${ledger.closing > 0 ? ' CR' : ''}`],
      ],
      { signs: ['\u2013', sumOf(spend) > 0 ? '\u2013' : '+', '='], tint: '#f1f1ee' },
    );
    notice(
      flow,
      'Payment',
      'Your card is a charge card: the balance is due in full each month. CR below an amount means that it is a credit to your account. We will collect the closing balance by Direct Debit.',
    );
    const amountOf = (e: Entry): string[] => (e.amount > 0 ? [figure(e.amount), 'CR'] : [figure(e.amount)]);
    const look = rng.pick(['plain', 'ruled'] as const);
    const list = (title: string, entries: readonly Entry[], total?: string): void => {
      if (!entries.length) return;
      section(flow, {
        title,
        again: ' (continued)',
        columns: columnsOf(
          ['date', ['Transaction', 'Date'], 11],
          ['processed', ['Process', 'Date'], 10],
          ['text', ['', 'Transaction Details'], 44],
          ['foreign', ['', 'Foreign Spend'], 20, 'right'],
          ['amount', ['', 'Amount £'], 15, 'right'],
        ),
        rows: entries.map((e) => ({
          date: d(e.date),
          processed: d(processed.get(e)!),
          text: e.lines,
          foreign: foreign.get(e)!,
          amount: amountOf(e),
        })),
        ...(total
          ? { total: { text: total, amount: `${figure(sumOf(entries))}${sumOf(entries) > 0 ? ' CR' : ''}` } }
          : {}),
        style: { rows: look, head: 'bold' },
      });
    };
    list('Payments', payments);
    groups.forEach((entries, i) =>
      list(
        `New transactions for ${holders[i]}   Card Number xxxx-xxxxxx-${i ? '04417' : member.slice(-5)}`,
        entries,
        `Total of new transactions for ${holders[i]}`,
      ),
    );
    if (rng.chance(0.6))
      offer(
        flow,
        rng,
        'Rewards points',
        `You had ${rng.int(2, 80)},${rng.digits(3)} points at the last statement. Earn 9,000 when a friend is approved.`,
      );
    smallPrint(flow, 'Information', [
      'Foreign spend is converted into pounds sterling on the process date, with a non-sterling transaction fee of 2.99% which is contained in the amount.',
      'Please tell us within 21 days of any transaction that you do not recognise. Lost and stolen cards: 01273 555 0123.',
    ]);
    furniture(
      flow,
      (n, all) => `Page ${n} of ${all}`,
      'Meridian Payment Services Limited. Registered in England and Wales No. 06301.',
      'right',
    );
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(
            { ...ledger, entries: [...payments, ...groups.flat()] },
            {
              balancePrinted: () => false,
              otherDate: (e) => processed.get(e),
              otherDescriptions: (e) => [
                e.lines[0]!,
                e.lines.slice(0, 2).join(' '),
                `${e.lines.join(' ')} ${foreign.get(e)}`,
                [e.lines[0]!, foreign.get(e)!, ...e.lines.slice(1)].join(' '),
              ],
            },
          ),
        ],
      },
    };
  },
};

export const fourthCharge: readonly Family[] = [chargeCard];
