import { printDay } from '../../story/calendar.ts';
import { lastOfDay, makeLedger, truthOf } from '../../story/ledger.ts';
import { unsigned, us } from '../../story/money.ts';
import { latin, period, type Family } from '../family.ts';
import { ledgerPages } from '../ledger-pages.ts';
import { figures, footer, heading, notice, rowCount, sumOf } from './desk.ts';
import { paper } from './paper.ts';

const terms = [
  'Interest is worked out on the cleared daily balance and paid on the last working day of each month. Rates may vary; the present rates are shown in any branch and on our website.',
  'If you think there is a mistake on this statement, tell us as soon as possible and no later than 13 months after the date of the entry. We may charge £12.00 for copies of statements older than 6 months.',
  'Abroad, each purchase in another currency costs 2.99% of its value and each withdrawal of cash 2.99%, at least £3.00. The rate used is that of the card scheme on the day on which it is processed.',
  'Arranged overdraft: 39.90% EAR variable, with the first £250 free of interest. Example: an arranged overdraft of £1,200 used for 30 days costs £28.40. Unarranged items may be returned unpaid.',
];

const panelAndTerms: Family = {
  name: 'uk-panel-and-terms',
  about: 'a panel with rates and offers at one side of the ledger on every page, a page of terms between ledger pages',
  producers: ['pdf-lib', 'chromium', 'libreoffice'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, { lexicon: 'gb', currency: 'GBP', ...month, count: rowCount(rng, 55) });
    const { sheet, flow } = paper(rng, { faces: latin, sizes: [7.5, 8, 8.5] });
    const pattern = rng.pick(['dd MMM', 'd MMM', 'dd MMM yy']);
    const d = (at: number): string => printDay(at, 'd MMMM yyyy');
    const panel = 118;
    const panelLeft = rng.chance(0.3);
    const termsOnSecondPage = rng.chance(0.6);
    const offers = [
      'Fixed Rate Saver',
      '4.10% AER for 1 year',
      'from £500.00',
      '',
      'Your overdraft',
      'limit £1,000.00',
      'rate 39.90% EAR',
      '',
      'Moving house?',
      `Book by ${d(month.end + 20)}`,
      'and save £250.',
    ];
    flow.newPage();
    heading(flow, rng, {
      bank: 'Severnside Bank',
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets)],
      title: 'Your current account statement',
      facts: [
        ['Sort code and account', `20-44-91  ${ledger.number.slice(0, 8)}`],
        ['Statement period', `${d(month.start)} to ${d(month.end)}`],
        ['Statement number', String(rng.int(3, 190))],
      ],
    });
    figures(
      flow,
      [
        ['Start balance', `£${unsigned(ledger.opening, us)}`],
        ['Money in', `£${unsigned(sumOf(ledger.entries, 1), us)}`],
        ['Money out', `£${unsigned(sumOf(ledger.entries, -1), us)}`],
        ['End balance', `£${unsigned(ledger.closing, us)}`],
      ],
      0.4,
    );
    let panelEnd = 0;
    const drawPanel = (): void => {
      const x = panelLeft ? flow.left : flow.right - panel;
      const top = flow.y + 4;
      panelEnd = top + offers.length * 12 + 12;
      sheet.fill(x, top, panel, offers.length * 12 + 12, '#f4efe4');
      offers.forEach((line, i) => sheet.text(x + 7, top + 15 + i * 12, line, { size: 7, color: '#6a3d00' }));
    };
    drawPanel();
    flow.onPage = (_, page) => {
      if (page === 2 && termsOnSecondPage) {
        flow.line('Important information about your account', { bold: true, size: 11 });
        for (const text of rng.shuffle(terms)) {
          flow.gap(6);
          flow.paragraph(text, { size: 7.5 });
        }
        flow.newPage();
      } else drawPanel();
    };
    ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: 'Date', align: 'left', weight: 11 },
        { key: 'text', head: 'Description', align: 'left', weight: 40 },
        { key: 'debit', head: 'Money out £', align: 'right', weight: 14 },
        { key: 'credit', head: 'Money in £', align: 'right', weight: 14 },
        { key: 'balance', head: 'Balance £', align: 'right', weight: 14 },
      ],
      money: us,
      dates: pattern,
      oncePerDay: rng.chance(0.6),
      balances: 'day',
      openingRow: {
        date: printDay(month.start, pattern),
        text: 'Start balance',
        balance: unsigned(ledger.opening, us),
      },
      closingRow: { date: printDay(month.end, pattern), text: 'End balance', balance: unsigned(ledger.closing, us) },
      table: {
        left: panelLeft ? flow.left + panel + 14 : flow.left,
        width: flow.width - panel - 14,
        rows: rng.pick(['plain', 'ruled', 'dotted']),
      },
    });
    flow.onPage = () => {};
    flow.y = Math.max(flow.y, panelEnd);
    notice(flow, 'Your deposit is protected', terms[0]!);
    footer(flow, rng, (n, all) => `Page ${n} of ${all}`, 'Severnside Bank plc. Registered in England 000000.');
    return {
      sheet,
      truth: { accounts: [truthOf(ledger, { balancePrinted: (_, i) => lastOfDay(ledger.entries, i) })] },
    };
  },
};

export const judgedPanels: readonly Family[] = [panelAndTerms];
