import { escapeXml } from '../../drawing/chromium.ts';
import { printDay, type Day } from '../../story/calendar.ts';
import { lastOfDay, makeLedger, truthOf, type Entry, type Ledger } from '../../story/ledger.ts';
import { signed, unsigned, us } from '../../story/money.ts';
import { latin, period, type Family } from '../family.ts';
import { ledgerPages } from '../ledger-pages.ts';
import { columnsOf } from './columns.ts';
import { rowCount, sumOf } from './desk.ts';
import { band, chained, furniture, type Planned } from './fourth-parts.ts';
import { paper } from './paper.ts';
import { runningHead, section, smallPrint } from './third-parts.ts';
import { reword } from './words.ts';

const figure = (minor: number): string => unsigned(minor, us);

const scheme =
  'Money in your account is protected up to £85,000 by the Financial Services Compensation Scheme. Information about it is on fscs.example.com.';

const pots: Family = {
  name: 'uk-app-pots-html',
  about:
    'browser print of an app bank: current account newest first without an opening balance, then a statement of each pot with transfers to and fro',
  producers: ['chromium'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'month', 'cycle']));
    const count = rowCount(rng, 50);
    const main = makeLedger(rng, { lexicon: 'gb', currency: 'GBP', ...month, count, scale: 18 });
    reword(rng, main, {
      purchase: [
        '{shop} {city} GBR',
        '{shop} {city} GBR',
        '{shop} Dublin IRL|Amount: EUR {foreign}. Conversion rate: 1.1700.',
      ],
      out: ['{person} (Faster Payments) Reference: Rent', '{firm} (Direct Debit) Reference: {ref}'],
      in: ['{person} (P2P Payment)', '{person} (Faster Payments) Reference: thanks'],
      salary: ['{firm} (Faster Payments) Reference: Salary'],
      fee: ['Fee for withdrawing cash abroad'],
      interest: ['Cashback: {shop}'],
    });
    for (const e of main.entries)
      e.lines = e.lines.map((line) => line.replace('{foreign}', signed(Math.round(e.amount * 1.17), us)));
    const names = rng.shuffle(['Holiday', 'Tax', 'Bills', 'Rainy day']).slice(0, rng.int(1, 2));
    const moved = new Map<string, Planned[]>(names.map((name) => [name, []]));
    for (const e of main.entries) {
      if ((e.kind !== 'out' && e.kind !== 'in') || !rng.chance(0.4)) continue;
      const name = rng.pick(names);
      e.lines = [`Transfer ${e.amount < 0 ? 'to' : 'from'} Pot: ${name}`];
      moved.get(name)!.push({
        date: e.date,
        amount: -e.amount,
        lines: [e.amount < 0 ? 'Deposit from Personal Account' : 'Withdrawal to Personal Account'],
      });
    }
    const potLedgers = names.map((name) => {
      const planned = moved.get(name)!;
      const out = planned.reduce((all, p) => all + Math.max(0, -p.amount), 0);
      const base: Ledger = { ...main, opening: out + rng.int(0, 90_000) };
      return { name, ledger: chained(base, planned) };
    });
    const d = (at: Day): string => printDay(at, 'dd/MM/yyyy');
    const table = ({ entries }: Ledger): string =>
      entries.length
        ? `<table><thead><tr><th>Date</th><th>Description</th><th class="m">(GBP) Amount</th><th class="m">(GBP) Balance</th></tr></thead><tbody>${[
            ...entries,
          ]
            .reverse()
            .map(
              (e) =>
                `<tr><td>${d(e.date)}</td><td class="t">${e.lines.map(escapeXml).join('<br>')}</td><td class="m">${signed(e.amount, us)}</td><td class="m">${signed(e.balance, us)}</td></tr>`,
            )
            .join('')}</tbody></table>`
        : '<p class="none">There were no transactions during this period.</p>';
    const sums = ({ entries }: Ledger): string =>
      `<div><b>-£${figure(sumOf(entries, -1))}</b>Total outgoings</div><div><b>+£${figure(sumOf(entries, 1))}</b>Total deposits</div>`;
    const together = potLedgers.reduce((all, { ledger }) => all + ledger.closing, 0);
    const range = `${d(month.start)} - ${d(month.end)}`;
    const top = (title: string, details: string, balance: string, ledger: Ledger): string =>
      `<section><div class="head"><div><h1>${title}</h1><p>${range}</p></div><p class="who">${details}</p></div><div class="sums">${balance}${sums(ledger)}</div>${table(ledger)}</section>`;
    const style = `@page{size:A4;margin:${rng.int(12, 20)}mm}body{font:${rng.int(9, 12)}px ${rng.pick(["'Noto Sans'", "'Liberation Sans'", "'DejaVu Sans'"])};color:#091723}h1{font-size:20px;margin:0}section+section{break-before:page}.head,.sums{display:flex;justify-content:space-between}.who{text-align:right}.sums{margin:14px 0;background:#f2f8f3;padding:10px}.sums b{display:block;font-size:14px}table{width:100%;border-collapse:collapse}thead{display:${rng.pick(['table-header-group', 'table-row-group'])}}th{text-align:left;border-bottom:1px solid #091723}td,th{padding:${rng.int(4, 8)}px 4px;vertical-align:top}td{border-bottom:1px solid #dde5e0}tr{break-inside:avoid}.m{text-align:right;white-space:nowrap}.t{width:55%}small{color:#6b7a83}`;
    const html = `<!doctype html><meta charset="utf-8"><style>${style}</style>${top(
      'Personal Account statement',
      `${escapeXml(main.holder)}<br>Sort code: 04-00-${rng.digits(2)}<br>Account number: ${rng.digits(8)}<br>BIC: CORLGB2L`,
      `<div><b>£${signed(main.closing, us)}</b>Personal Account balance<br><small>(Excluding all Pots)</small></div><div><b>£${figure(together)}</b>Balance in Pots<br><small>(This includes both regular Pots with us and Pots with partners)</small></div>`,
      main,
    )}${potLedgers
      .map(({ name, ledger }) =>
        top(
          'Regular Pot statement',
          `Pot name: ${name}<br>Pot type: Regular Pot`,
          `<div><b>£${figure(ledger.closing)}</b>Pot balance<br><small>(As of ${d(month.end)})</small></div>`,
          ledger,
        ),
      )
      .join('')}<p><small>Coral Bank Limited is a company registered in England No. 09446. ${scheme}</small></p>`;
    const newestFirst = (ledger: Ledger): Ledger => ({ ...ledger, entries: [...ledger.entries].reverse() });
    return {
      html,
      truth: {
        accounts: [main, ...potLedgers.map(({ ledger }) => ledger)].map((ledger) =>
          truthOf(newestFirst(ledger), {
            openingPrinted: false,
            otherDescriptions: (e) => [e.lines[0]!],
          }),
        ),
      },
    };
  },
};

const interestDate: Family = {
  name: 'uk-interest-date-column',
  about:
    'Northern Ireland business: withdrawn, paid in, interest date and balance in this order, date once a day, DR behind overdrawn balances, totals row, fees of the quarter after',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'gb',
      currency: 'GBP',
      ...month,
      count: rowCount(rng, 60),
      scale: 90,
      overdraft: rng.chance(0.5),
      busy: true,
    });
    const ni = { cities: ['BELFAST', 'LISBURN', 'NEWRY', 'OMAGH', 'COLERAINE'] };
    reword(
      rng,
      ledger,
      {
        purchase: ['{shop} {city}|Card no. xx{card}', 'Contactless {shop}|{city} {card}'],
        out: ['DD {firm}|Ref {ref}', 'ePay {person}|{ref}', 'Cheque no. {card}', 'SO {person}'],
        in: ['Lodgement {city}', '{firm}|Inv {card} {ref}', 'Faster Payment {person}'],
        salary: ['{firm}|BGC {ref}'],
        fee: ['Fees to date notified', 'Unpaid item fee'],
        interest: ['Credit interest'],
      },
      ni,
    );
    const { sheet, flow } = paper(rng, { faces: latin, sizes: [7.5, 8, 8.5, 9] });
    const pattern = rng.pick(['dd MMM', 'dd MMM yyyy', 'd MMM']);
    const earns = new Map(
      ledger.entries.map((e) => [e, Math.min(e.date + (rng.chance(0.3) ? rng.int(1, 3) : 0), month.end)]),
    );
    const balance = (minor: number): string => `${figure(minor)}${minor < 0 ? ' DR' : ''}`;
    const holder = rng.pick(ledger.lexicon.firms);
    const long = (at: Day): string => printDay(at, 'd MMMM yyyy');
    const account = `95-01-${rng.digits(2)}  ${rng.digits(8)}`;
    runningHead(flow, `${holder}   ${account}`, `Statement date ${long(month.end)}`);
    flow.newPage();
    band(flow, rng, {
      bank: rng.pick(['Lagan Bank', 'Bank of Mourne']),
      title: 'Statement of account',
      holder: [holder, '9 Donegall Quay', 'BELFAST', 'BT1 3EA'],
      facts: [
        ['Account', rng.pick(['Business Current Account', 'Large Business Account'])],
        ['Sort code and account no.', account],
        ['Statement period', `${long(month.start)} to ${long(month.end)}`],
        ['Statement no.', `${rng.int(2, 240)}`],
        ['IBAN', `GB${rng.digits(2)} LAGN ${rng.digits(4)} ${rng.digits(4)} ${rng.digits(4)} ${rng.digits(2)}`],
      ],
      ink: rng.pick(['#003755', '#4a0e2e', '#1b5e20']),
    });
    const balances = rng.pick(['day', 'day', 'every'] as const);
    ledgerPages(flow, ledger, {
      columns: columnsOf(
        ['date', 'Date', 12],
        ['text', 'Details', 38],
        ['debit', 'Withdrawn', 14, 'right'],
        ['credit', 'Paid in', 14, 'right'],
        ['interest', ['Interest', 'date'], 10, 'right'],
        ['balance', ['', 'Balance'], 16, 'right'],
      ),
      money: us,
      dates: pattern,
      oncePerDay: true,
      balances,
      balanceText: balance,
      openingRow: {
        date: printDay(month.start, pattern),
        text: 'Balance brought forward',
        balance: balance(ledger.opening),
      },
      closingRow: {
        text: 'Total withdrawn and paid in, closing balance',
        debit: figure(sumOf(ledger.entries, -1)),
        credit: figure(sumOf(ledger.entries, 1)),
        balance: balance(ledger.closing),
      },
      carry: {
        over: (text) => ({ text: 'Balance carried forward', balance: text }),
        forward: (text) => ({ text: 'Balance brought forward', balance: text }),
      },
      cells: (e: Entry, usual) => ({ ...usual, interest: printDay(earns.get(e)!, 'dd.MM') }),
      table: { rows: rng.pick(['plain', 'ruled', 'zebra']), head: rng.pick(['bold', 'ruled']) },
    });
    if (rng.chance(0.7)) {
      const items = [
        ['Automated debits', rng.int(2, 60), 45],
        ['Paper lodgements', rng.int(1, 12), 90],
        ['Cash lodged, per £100', rng.int(0, 80), 68],
      ] as const;
      section(flow, {
        title: `Fees for this period, to be taken on ${long(month.end + 21)}`,
        columns: columnsOf(
          ['text', 'Item', 40],
          ['count', 'Number', 12, 'right'],
          ['each', 'Each (£)', 12, 'right'],
          ['sum', 'Fee (£)', 14, 'right'],
        ),
        rows: items.map(([text, count, each]) => ({
          text,
          count: `${count}`,
          each: figure(each),
          sum: figure(count * each),
        })),
        total: { text: 'Total fees', sum: figure(items.reduce((all, [, count, each]) => all + count * each, 0)) },
      });
    }
    smallPrint(flow, 'About this statement', [
      'The interest date is the day from which an item counts for interest. It is not the date on which the item was posted to your account. DR behind a balance means that your account is overdrawn.',
      scheme,
    ]);
    furniture(
      flow,
      (n, all) => `Page ${n} of ${all}`,
      'Registered in Northern Ireland R568. Authorised by the Prudential Regulation Authority.',
      rng.pick(['left', 'center', 'right']),
    );
    return {
      sheet,
      truth: {
        accounts: [truthOf(ledger, { balancePrinted: (_, i) => balances === 'every' || lastOfDay(ledger.entries, i) })],
      },
    };
  },
};

export const fourthBritain: readonly Family[] = [pots, interestDate];
