import { printDay, type Day } from '../../story/calendar.ts';
import { makeLedger, truthOf } from '../../story/ledger.ts';
import { signed, unsigned, us } from '../../story/money.ts';
import { latin, period, type Family } from '../family.ts';
import { ledgerPages } from '../ledger-pages.ts';
import { columnsOf, runningTable } from './columns.ts';
import { figures, notice, rowCount, sumOf } from './desk.ts';
import { paper } from './paper.ts';
import { bigFigures } from './sixth-parts.ts';
import { offer, pageFeet, runningHead, smallPrint } from './third-parts.ts';
import { reword } from './words.ts';

const figure = (minor: number): string => unsigned(minor, us);

const gluedDates: Family = {
  name: 'au-glued-dates',
  about:
    'Australian community bank: dates as 1Oct25 without blanks, details over two or three lines, withdrawals before deposits, opening row, last row of both totals and the closing balance with dollar marks',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'au',
      currency: 'AUD',
      ...month,
      count: rowCount(rng, 45),
      scale: 35,
      overdraft: rng.chance(0.15),
    });
    reword(rng, ledger, {
      purchase: [
        'EFTPOS PURCHASE AT|{shop} {city}|0{ref} CARD 4462******{card}',
        'RETAIL PURCHASE {inner}|{shop}, {city} AU|CARD NUMBER 552638XXXXXX{card}1',
        'VISA PURCHASE - {shop}|{city}',
      ],
      out: [
        'DIRECT DEBIT|{firm}|0{ref}',
        'OSKO PAYMENT|{ref} {person}|Rent',
        'BILL PAYMENT 0{ref}|BPAY TO: {firm}',
        'PAY ANYONE|TO {person}',
        'ATM WITHDRAWAL|{city}',
      ],
      in: ['DIRECT CREDIT|{firm}|0{ref}', 'PAY ANYONE FROM|{person}', 'CASH DEPOSIT|{city} BRANCH'],
      salary: ['DIRECT CREDIT|{firm}|SALARY 0{ref}'],
      fee: ['MONTHLY SERVICE FEE', 'STAFF ASSISTED WITHDRAWAL FEE'],
      interest: ['INTEREST'],
    });
    for (const e of ledger.entries)
      e.lines = e.lines.map((line) =>
        line.replace('{inner}', printDay(e.date - rng.int(0, 3), 'ddMMMyy', { upper: true })),
      );
    const { sheet, flow } = paper(rng, { faces: latin, sizes: [8, 8.5, 9, 9.5] });
    const d = (at: Day): string => printDay(at, 'dMMMyy');
    const long = (at: Day): string => printDay(at, 'd MMM yyyy');
    const money = (minor: number): string => `${minor < 0 ? '-' : ''}$${figure(minor)}`;
    const bank = rng.pick(['Bendalong Community Bank', 'Murray Valley Mutual', 'Otway Bank Limited']);
    const ink = rng.pick(['#8b1a3a', '#a0522d', '#26456b']);
    const number = rng.digits(9);
    runningHead(flow, `Account number ${number}`, `Statement period ${long(month.start)} - ${long(month.end)}`);
    flow.newPage();
    const top = flow.y;
    sheet.text(flow.left, top + 16, bank, { bold: true, size: 15, color: ink });
    [ledger.holder.toUpperCase(), rng.pick(ledger.lexicon.streets).toUpperCase(), 'BENDALONG VIC 3550'].forEach(
      (line, i) => sheet.text(flow.left + 8, top + 70 + i * 11, line),
    );
    const facts = [
      ['Your details at a glance', ''],
      ['BSB number', `633-${rng.digits(3)}`],
      ['Account number', number],
      ['Customer number', `${rng.digits(7)}/1201`],
      ['Account title', ledger.holder.toUpperCase()],
    ] as const;
    const box = flow.left + flow.width * 0.55;
    facts.forEach(([label, value], i) => {
      const y = top + 40 + i * 13;
      sheet.text(box, y, label, { bold: !value, color: value ? '#000000' : ink });
      sheet.text(flow.right, y, value, { align: 'right' });
    });
    flow.y = top + 122;
    flow.line('Account summary', { bold: true, size: 11, color: ink });
    figures(
      flow,
      [
        ['Statement period', `${long(month.start)} - ${long(month.end)}`],
        ['Statement number', `${rng.int(2, 120)}`],
        [`Opening balance on ${long(month.start)}`, money(ledger.opening)],
        ['Deposits & credits', `$${figure(sumOf(ledger.entries, 1))}`],
        ['Withdrawals & debits', `$${figure(sumOf(ledger.entries, -1))}`],
        [`Closing balance on ${long(month.end)}`, money(ledger.closing)],
      ],
      rng.pick([0.5, 0.6, 1]),
    );
    if (rng.chance(0.4))
      notice(
        flow,
        'Any questions?',
        'Contact Jodie Barnes at 12 View Street, Bendalong 3550 on 03 5555 0133, or call 1300 555 017. Change your PIN every 90 days.',
      );
    flow.gap(8);
    ledgerPages(flow, ledger, {
      columns: columnsOf(
        ['date', 'Date', 11],
        ['text', 'Transaction', 44],
        ['debit', 'Withdrawals', 15, 'right'],
        ['credit', 'Deposits', 15, 'right'],
        ['balance', 'Balance', 16, 'right'],
      ),
      money: us,
      dates: 'dMMMyy',
      openingRow: { text: 'Opening balance', balance: money(ledger.opening) },
      balanceText: (minor) => signed(minor, us),
      closingRow: {
        text: 'Transaction totals / Closing balance',
        debit: `$${figure(sumOf(ledger.entries, -1))}`,
        credit: `$${figure(sumOf(ledger.entries, 1))}`,
        balance: money(ledger.closing),
      },
      entry: { anchor: 'first' },
      table: { rows: rng.pick(['ruled', 'plain', 'dotted']), head: rng.pick(['bold', 'reverse', 'ruled']), color: ink },
    });
    if (!ledger.entries.length) flow.line('There were no transactions during this statement period.');
    smallPrint(flow, 'Important information', [
      `We suggest that you check every entry. Interest rates on ${d(month.end)}: credit interest 0.01% p.a. on balances over $2,000.00. Dishonour fee $10.00.`,
      'All card transactions made in currencies other than Australian dollars will incur a fee of 3% of the transaction value.',
    ]);
    pageFeet(
      flow,
      (n, all) => `Page ${n} of ${all}`,
      `${bank} ABN 11 068 049 178 AFSL/Australian Credit Licence 237879`,
    );
    return { sheet, truth: { accounts: [truthOf(ledger)] } };
  },
};

const fcyPlus: Family = {
  name: 'sg-card-fcy-plus',
  about:
    'card of a Singapore app bank: posting date without a year, foreign sum in a column before dollars, plus before payments and cashback, previous and total outstanding balance as rows of the table',
  draw: (rng) => {
    const month = period(rng, rng.pick(['cycle', 'cycle', 'turn', 'month']));
    const ledger = makeLedger(rng, {
      lexicon: 'sg',
      currency: 'SGD',
      ...month,
      count: rowCount(rng, 50),
      nature: 'card',
      scale: 25,
    });
    reword(
      rng,
      ledger,
      {
        purchase: ['{shop} {city} SG', '{shop}', '{shop} KUALA LUMPUR MY', 'AMZN DIGITALE {ref} US'],
        in: ['Refund: {shop}', 'Cashback'],
        salary: ['Credit card bill payment', 'PayNow repayment, thank you'],
        fee: ['Late fee', 'Interest charges'],
      },
      { cities: ['SINGAPORE', 'BEDOK', 'JURONG'] },
    );
    const abroad = new Map(
      ledger.entries
        .filter((e) => /(MY|US)$/.test(e.lines[0]!))
        .map((e) => {
          const [code, rate] = e.lines[0]!.endsWith('MY') ? (['MYR', 3.41] as const) : (['USD', 0.745] as const);
          return [e, `${figure(Math.max(1, Math.round(-e.amount * rate)))} ${code}`] as const;
        }),
    );
    const { sheet, flow } = paper(rng, { faces: ['sans', 'noto', 'sans', 'condensed'], sizes: [8, 8.5, 9, 9.5] });
    const pattern = rng.pick(['dd MMM', 'd MMM']);
    const long = (at: Day): string => printDay(at, 'dd MMM yyyy');
    const owed = (balance: number): string => (balance > 0 ? `+${figure(balance)}` : figure(balance));
    const ink = rng.pick(['#0500ff', '#00695c', '#e8532f']);
    const bank = rng.pick(['Trusty Bank Singapore', 'Lah Bank', 'GXS Kopi Bank']);
    const due = Math.max(5000, Math.round(Math.max(0, -ledger.closing) * 0.03));
    runningHead(flow, bank, `Statement date ${long(month.end)}`);
    flow.newPage();
    const top = flow.y;
    sheet.text(flow.left, top + 14, bank, { bold: true, size: 14, color: ink });
    const heads = bigFigures(
      flow,
      [
        ['Total outstanding balance', `SGD ${owed(ledger.closing)}`],
        ['Minimum payment due', `SGD ${figure(ledger.closing < 0 ? Math.min(due, -ledger.closing) : 0)}`],
      ],
      top,
      ink,
    );
    sheet.text(flow.left, top + 36, 'Credit card statement', { bold: true, size: 11 });
    [ledger.holder, rng.pick(ledger.lexicon.streets), 'SINGAPORE 460118'].forEach((line, i) =>
      sheet.text(flow.left, top + 56 + i * 12, line),
    );
    flow.y = Math.max(heads, top + 96) + 8;
    figures(
      flow,
      [
        ['Statement date', long(month.end)],
        ['Billing cycle', `${long(month.start)} - ${long(month.end)}`],
        ['Payment due date', long(month.end + 21)],
        ['Credit limit', `SGD ${figure(rng.int(2, 12) * 100_000)}`],
      ],
      0.5,
    );
    flow.gap(8);
    const detail = rng.pick(['Transaction details', 'Your transactions']);
    flow.line(`${detail}   Card ending ${rng.digits(4)}`, { bold: true, size: sheet.options.size + 2 });
    runningTable(
      flow,
      columnsOf(
        ['date', 'Posting date', 15],
        ['text', 'Description', 46],
        ['foreign', rng.pick(['Amount in FCY', ['Amount', 'in FCY']]), 18, 'right'],
        ['amount', rng.pick(['Amount in SGD', ['Amount', 'in SGD']]), 18, 'right'],
      ),
      { rows: rng.pick(['ruled', 'plain', 'dotted']), head: rng.pick(['bold', 'plain']), padding: rng.int(1, 4) },
      (table) => {
        table.entry({ text: 'Previous balance', amount: owed(ledger.opening) }, { bold: rng.chance(0.5) });
        for (const e of ledger.entries)
          table.entry({
            date: printDay(e.date, pattern),
            text: e.lines,
            foreign: abroad.get(e) ?? '',
            amount: `${e.amount > 0 ? '+' : ''}${figure(e.amount)}`,
          });
        table.entry({ text: 'Total outstanding balance', amount: owed(ledger.closing) }, { bold: true });
      },
    );
    if (rng.chance(0.5))
      offer(
        flow,
        rng,
        'Points this month',
        `You earned ${rng.int(12, 900)} points in this cycle and have ${rng.int(1000, 9000)} points. 1,000 points are worth SGD 10.00 off your next bill.`,
      );
    smallPrint(flow, 'Useful to know', [
      'Interest of 26.90% a year (EIR) is charged from the posting date if you do not pay in full by the due date. The late fee is SGD 100.00. A sum with + was paid or credited to you.',
      'Foreign currency (FCY) is converted by the card network on the posting date. Tell us of any mistake within 14 days.',
    ]);
    pageFeet(flow, (n, all) => `Page ${n} of ${all}`, `${bank} Limited (UEN 2020${rng.digits(5)}C)`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            balancePrinted: () => false,
            otherDescriptions: (e) => (abroad.has(e) ? [`${e.lines.join(' ')} ${abroad.get(e)!}`] : []),
          }),
        ],
      },
    };
  },
};

export const sixthOcean: readonly Family[] = [gluedDates, fcyPlus];
