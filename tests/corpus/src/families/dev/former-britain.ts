import { printDay } from '../../story/calendar.ts';
import { lastOfDay, makeLedger, truthOf } from '../../story/ledger.ts';
import { unsigned, us } from '../../story/money.ts';
import { latin, period, type Family } from '../family.ts';
import { ledgerPages } from '../ledger-pages.ts';
import { ends, letter, margins, paper } from '../judged/paper.ts';

const yearLine: Family = {
  name: 'uk-year-on-own-line',
  about: 'year above the first date, daily balances, side text',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, { lexicon: 'gb', currency: 'GBP', ...month, count: rng.int(6, 50) });
    const { sheet, flow } = paper(rng, { faces: latin });
    flow.newPage();
    letter(flow, rng, 'Countrywide Building Society', [ledger.holder], 'FlexiAccount statement', [
      ['Account no', ledger.number.slice(0, 8)],
      ['Sort code', '07-04-36'],
      ['Statement date', printDay(month.end, 'd MMMM yyyy')],
      ['Start balance', `£${unsigned(ledger.opening, us)}`],
    ]);
    const side = rng.chance(0.5);
    if (side) {
      flow.margins.right += 120;
      [
        'Your FlexiAccount',
        'AER 1.00%',
        'Arranged overdraft',
        'limit £250.00',
        'EAR 39.9%',
        'Lost card?',
        '0800 555 0142',
      ].forEach((line, i) =>
        sheet.text(sheet.page.width - 135, flow.y + 20 + i * 13, line, { size: 7.5, color: '#555555' }),
      );
    }
    let shown = month.year;
    ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: 'Date', align: 'left', weight: 10 },
        { key: 'text', head: 'Description', align: 'left', weight: 46 },
        { key: 'debit', head: '£ Out', align: 'right', weight: 13 },
        { key: 'credit', head: '£ In', align: 'right', weight: 13 },
        { key: 'balance', head: '£ Balance', align: 'right', weight: 14 },
      ],
      money: us,
      dates: 'dd MMM',
      oncePerDay: true,
      balances: 'day',
      openingRow: { date: String(shown), text: 'Balance from statement 64', balance: unsigned(ledger.opening, us) },
      after: (_, table, index) => {
        const next = ledger.entries[index + 1];
        if (!next || Number(printDay(next.date, 'yyyy')) === shown) return;
        shown = Number(printDay(next.date, 'yyyy'));
        table.entry({ date: String(shown) });
      },
      entry: { split: false },
      table: { rows: 'plain', head: rng.pick(['ruled', 'bold']) },
    });
    ends(flow, [['End balance', `£${unsigned(ledger.closing, us)}`]], { align: 'left' });
    margins(flow, rng, (n, all) => `Page ${n} of ${all}`);
    return {
      sheet,
      truth: { accounts: [truthOf(ledger, { balancePrinted: (_, i) => lastOfDay(ledger.entries, i) })] },
    };
  },
};

/** Families that were judged once and then looked at. */
export const formerBritain: readonly Family[] = [yearLine];
