import { printDay, type Day } from '../../story/calendar.ts';
import { makeLedger, truthOf, type Ledger } from '../../story/ledger.ts';
import { continental, signed, unsigned, us } from '../../story/money.ts';
import { A4, period, wide, type Family } from '../family.ts';
import { columnsOf, runningTable } from './columns.ts';
import { clocks, figures, rowCount, sumOf } from './desk.ts';
import { paper } from './paper.ts';
import { factGrid, gridTable, plainFacts } from './sixth-parts.ts';
import { pageFeet, runningHead } from './third-parts.ts';
import { reword } from './words.ts';

const twoPockets: Family = {
  name: 'ng-two-pockets',
  about:
    'Nigerian payment app: wallet and then savings in grids of their own, date and time over a line, value date, "--" in empty cells, channel and thirty-digit reference that wraps behind the balance, counts of debits',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'month', 'cycle']));
    const wallet = makeLedger(rng, {
      lexicon: 'za',
      currency: 'NGN',
      ...month,
      count: rowCount(rng, 45),
      scale: rng.pick([900, 3000]),
      busy: true,
    });
    const savings = makeLedger(rng, {
      lexicon: 'za',
      currency: 'NGN',
      ...month,
      count: rng.int(0, 8),
      scale: 2500,
      kinds: ['in', 'out', 'interest', 'interest'],
    });
    const pockets = rng.chance(0.6) ? [wallet, savings] : [wallet];
    const names = {
      shops: ['SHOPRITES LEKKI', 'CHICKEN REPUBLIK', 'POS MAMA NKECHI', 'JUMIAH', 'TOTALE FILLING STN'],
      firms: ['Ikeja Electric', 'MTM Airtime', 'DSTEVE', 'Lagos Water'],
      people: ['CHINEDU OKAFOR', 'AISHA BELLO YUSUF', 'Oluwaseun Adebayo', 'NGOZI EZE'],
      cities: ['Lagos', 'Abuja', 'Ibadan'],
    };
    reword(
      rng,
      wallet,
      {
        purchase: ['Card Payment | {shop}', 'POS Payment {shop} {city}'],
        out: [
          'Transfer to {person} | Zenithal Bank | 20{ref}',
          'Electricity | {firm}',
          'Airtime | 0803{ref}',
          'Transfer to Savings',
        ],
        in: ['Transfer from {person} | GTBanc', 'Reversal {firm}', 'Withdrawal from Savings'],
        salary: ['Transfer from {firm} | SALARY'],
        fee: ['Electronic Money Transfer Levy', 'SMS Subscription'],
        interest: ['Cashback | Airtime'],
      },
      names,
    );
    reword(rng, savings, {
      in: ['Auto-save to Balance'],
      out: ['Savings Withdrawal (Transaction Payment)'],
      interest: ['Interest Earned'],
    });
    for (const pocket of pockets)
      for (const e of pocket.entries) e.lines = [e.lines.join(' | ').replace(/ +\| +/g, ' | ')];
    const sideways = rng.chance(0.35);
    const { sheet, flow } = paper(rng, {
      faces: wide,
      sizes: sideways ? [7.5, 8, 8.5] : [6.5, 7, 7.5],
      page: sideways ? { width: A4.height, height: A4.width } : A4,
    });
    const pattern = rng.pick(['yyyy MMM dd', 'dd MMM yyyy']);
    const d = (at: Day): string => printDay(at, pattern);
    const figure = (minor: number): string => unsigned(minor, us);
    const references = new Map(
      pockets.flatMap((p) => p.entries.map((e) => [e, `${printDay(e.date, 'yyMMdd')}${rng.digits(24)}`] as const)),
    );
    const channels = new Map(
      pockets.flatMap((p) =>
        p.entries.map((e) => [e, rng.pick(['E-Channel', 'E-Channel', 'POS', 'Mobile App'])] as const),
      ),
    );
    flow.newPage();
    flow.line(rng.pick(['OPaye', 'PalmaPay', 'Moniepunt']), {
      bold: true,
      size: 17,
      color: rng.pick(['#1dc98a', '#6b2fd6', '#0357ee']),
    });
    flow.line('Account Statement', { bold: true, size: 12 });
    flow.line('Generated on your request, for your personal reference', { size: 7, color: '#777777' });
    flow.gap(8);
    factGrid(flow, [
      ['Account Name', rng.pick(names.people).toUpperCase()],
      ['Account Number', `80${rng.digits(8)}`],
      ['Period', `${d(month.start)} - ${d(month.end)}`],
      ['Date Printed', d(month.end + rng.int(1, 5))],
    ]);
    const count = (ledger: Ledger, sign: number): string =>
      `${ledger.entries.filter((e) => e.amount * sign > 0).length}`;
    pockets.forEach((pocket, i) => {
      const title = i ? 'Savings Account' : 'Wallet Account';
      flow.need(120);
      flow.line(title, { bold: true, size: sheet.options.size + 3 });
      flow.gap(2);
      factGrid(flow, [
        ['Opening Balance', `₦${figure(pocket.opening)}`],
        ['Total Debit', `₦${figure(sumOf(pocket.entries, -1))}`],
        ['Debit Count', count(pocket, -1)],
        ['Closing Balance', `₦${figure(pocket.closing)}`],
        ['Total Credit', `₦${figure(sumOf(pocket.entries, 1))}`],
        ['Credit Count', count(pocket, 1)],
      ]);
      const times = clocks(rng, pocket.entries);
      gridTable(
        flow,
        columnsOf(
          ['date', 'Trans. Time', 13],
          ['valueDate', 'Value Date', 12],
          ['text', 'Description', 25],
          ['debit', 'Debit(₦)', 11, 'right'],
          ['credit', 'Credit(₦)', 11, 'right'],
          ['balance', 'Balance After(₦)', 14, 'right'],
          ['channel', 'Channel', 10],
          ['reference', 'Transaction Reference', 19],
        ),
        { head: 'bold', ink: '#cfcfcf' },
        (put) => {
          for (const e of pocket.entries)
            put(
              {
                date: [d(e.date), times.get(e)!],
                valueDate: d(e.date),
                text: e.lines,
                debit: e.amount < 0 ? figure(e.amount) : '--',
                credit: e.amount < 0 ? '--' : figure(e.amount),
                balance: figure(e.balance),
                channel: channels.get(e)!,
                reference: references.get(e)!,
              },
              { textKeys: ['text', 'reference'] },
            );
        },
      );
      if (!pocket.entries.length) flow.line('No transactions in this period.');
      flow.gap(14);
    });
    pageFeet(
      flow,
      (n, all) => `${n}/${all}`,
      'Licensed by the Central Bank. Deposits insured by NDIC up to ₦5,000,000.',
    );
    return {
      sheet,
      truth: {
        accounts: pockets.map((pocket) =>
          truthOf(pocket, {
            otherDescriptions: (e) => [
              `${e.lines[0]!} ${channels.get(e)!}`,
              `${e.lines[0]!} ${references.get(e)!}`,
              `${e.lines[0]!} ${channels.get(e)!} ${references.get(e)!}`,
            ],
          }),
        ),
      },
    };
  },
};

const funds = [
  'VANGAARD FTSE ALL-WORLD',
  'ASMLE HOLDING NV',
  'ISHARS CORE MSCI WORLD',
  'ADYENN NV',
  'ROYAL DUTCHE SHEL',
] as const;

const brokerCash: Family = {
  name: 'nl-broker-currency-before',
  about:
    "Dutch broker's cash account: newest first, time and value date, product and ISIN columns blank on transfers, EUR before the signed sum and again before the balance, fee rows under each order",
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'month', 'cycle']));
    const ledger = makeLedger(rng, {
      lexicon: 'nl',
      currency: 'EUR',
      ...month,
      count: rowCount(rng, 40),
      scale: 60,
      kinds: ['purchase', 'purchase', 'fee', 'in', 'out', 'interest'],
    });
    const products = new Map(
      ledger.entries.map((e) => [e, e.kind === 'purchase' || e.kind === 'interest' ? rng.pick(funds) : ''] as const),
    );
    const codes = new Map(
      funds.map((fund) => [fund as string, `${rng.pick(['NL', 'IE'])}00${rng.digits(8)}`] as const),
    );
    for (const e of ledger.entries) {
      const pieces = rng.int(1, 9);
      e.lines = [
        {
          purchase: `Koop ${pieces} @ ${unsigned(Math.round(-e.amount / pieces), continental)} EUR`,
          fee: rng.pick(['Transactiekosten en/of kosten van derden', 'Aansluitingskosten beurs 2024']),
          in: rng.pick(['iDEAL storting', 'Overboeking van uw geldrekening']),
          out: rng.pick(['Terugstorting', 'Dividendbelasting']),
          interest: rng.pick(['Dividend', 'Kapitaalsuitkering']),
          salary: 'iDEAL storting',
          check: '',
        }[e.kind],
      ];
    }
    const sideways = rng.chance(0.6);
    const { sheet, flow } = paper(rng, {
      faces: wide,
      sizes: sideways ? [7.5, 8, 8.5] : [6.5, 7, 7.5],
      page: sideways ? { width: A4.height, height: A4.width } : A4,
    });
    const d = (at: Day): string => printDay(at, 'dd-MM-yyyy');
    const money = (minor: number): string => `EUR ${signed(minor, continental)}`;
    const times = clocks(rng, ledger.entries);
    runningHead(flow, 'Rekeningoverzicht', ledger.holder);
    flow.newPage();
    flow.line(rng.pick(['Beursbroker', 'DEGRACHT']), { bold: true, size: 15, color: '#0b5fd6' });
    flow.gap(8);
    flow.line('Rekeningoverzicht', { bold: true, size: 12 });
    plainFacts(flow, [
      ['Naam', ledger.holder],
      ['Periode', `${d(month.start)} t/m ${d(month.end)}`],
    ]);
    const opened = rng.chance(0.5);
    figures(
      flow,
      [
        ...(opened ? ([[`Beginsaldo ${d(month.start)}`, money(ledger.opening)]] as const) : []),
        [`Eindsaldo ${d(month.end)}`, money(ledger.closing)],
      ],
      0.4,
    );
    flow.gap(6);
    const withCode = rng.chance(0.6);
    runningTable(
      flow,
      columnsOf(
        ['date', 'Datum', 11],
        ['time', 'Tijd', 7],
        ['valueDate', 'Valutadatum', 12],
        ['product', 'Product', 24],
        ...(withCode ? ([['code', 'ISIN', 15]] as const) : []),
        ['text', 'Omschrijving', 32],
        ['amount', 'Mutatie', 16, 'right'],
        ['balance', 'Saldo', 16, 'right'],
      ),
      { rows: rng.pick(['ruled', 'zebra', 'plain']), head: rng.pick(['bold', 'ruled']), padding: rng.int(1, 3) },
      (table) => {
        for (const e of [...ledger.entries].reverse())
          table.entry(
            {
              date: d(e.date),
              time: times.get(e)!.slice(0, 5),
              valueDate: d(e.valueDate),
              product: products.get(e)!,
              code: codes.get(products.get(e)!) ?? '',
              text: e.lines,
              amount: money(e.amount),
              balance: money(e.balance),
            },
            { textKeys: ['text', 'product'] },
          );
      },
    );
    if (!ledger.entries.length) flow.line('Geen mutaties in deze periode.');
    pageFeet(
      flow,
      (n, all) => `Pagina ${n} van ${all}`,
      'Beleggen brengt risico met zich mee. U kunt uw inleg verliezen.',
    );
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(
            { ...ledger, entries: [...ledger.entries].reverse() },
            {
              openingPrinted: opened,
              otherDescriptions: (e) => {
                const product = products.get(e)!;
                const code = withCode ? (codes.get(product) ?? '') : '';
                return [`${product} ${e.lines[0]!}`, `${product} ${code} ${e.lines[0]!}`, `${e.lines[0]!} ${product}`];
              },
            },
          ),
        ],
      },
    };
  },
};

export const sixthPockets: readonly Family[] = [twoPockets, brokerCash];
