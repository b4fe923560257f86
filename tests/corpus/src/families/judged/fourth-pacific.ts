import { printDay, type Day } from '../../story/calendar.ts';
import { makeLedger, truthOf, type Entry, type Kind } from '../../story/ledger.ts';
import { unsigned, us } from '../../story/money.ts';
import { latin, period, type Family } from '../family.ts';
import { ledgerPages } from '../ledger-pages.ts';
import { columnsOf } from './columns.ts';
import { rowCount, sumOf } from './desk.ts';
import { band, boxes, chained, furniture, type Planned } from './fourth-parts.ts';
import { paper } from './paper.ts';
import { offer, runningHead, section, smallPrint } from './third-parts.ts';
import { reword } from './words.ts';

const figure = (minor: number): string => unsigned(minor, us);

const threeSums: Family = {
  name: 'au-cash-account-three-sums',
  about:
    'cash management account: date, kind and description in columns, "C R" and "D R" behind balances, last row with total debits, total credits and balance, interest by month beside a rate table',
  producers: ['pdf-lib', 'chromium', 'libreoffice'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'au',
      currency: 'AUD',
      ...month,
      count: rowCount(rng, 45),
      scale: 75,
      overdraft: rng.chance(0.25),
    });
    reword(rng, ledger, {
      purchase: ['{shop} {city}', '{shop} {city} CARD {card}'],
      out: ['{firm} {ref}', 'TO {person} {ref}', '{firm} - TAX INVOICE {card}'],
      in: ['{person} INV {card}', 'FROM {firm} {ref}', '{firm} DIVIDEND {ref}'],
      salary: ['{firm} SALARY {ref}'],
      fee: ['OUTBOUND TELEGRAPHIC TRANSFER', 'ADVISER SERVICE FEE INCL GST'],
      interest: ['CREDIT INTEREST PAID'],
    });
    const kindOf = (e: Entry): string =>
      (
        ({
          purchase: 'Card purchase',
          out: e.reference.endsWith('1') || e.reference.endsWith('2') ? 'BPAY' : 'Funds transfer',
          in: 'Deposit',
          salary: 'Direct credit',
          fee: 'Fee',
          interest: 'Interest',
          check: 'Cheque',
        }) satisfies Record<Kind, string>
      )[e.kind];
    const { sheet, flow } = paper(rng, { faces: latin, sizes: [7.5, 8, 8.5, 9] });
    const pattern = rng.pick(['dd.MM.yy', 'd MMM yy', 'dd.MM.yy']);
    const spread = rng.chance(0.5);
    const letters = (minor: number): string =>
      `${figure(minor)} ${(minor < 0 ? 'DR' : 'CR').split('').join(spread ? ' ' : '')}`;
    const short = (at: Day): string => printDay(at, 'dd MMM yy', { upper: true });
    const account = `${rng.digits(9)}`;
    const holder = rng.pick(['J T MCALLISTER PTY LTD', 'WATTLE GROVE SUPER FUND', 'SINGH FAMILY TRUST']);
    runningHead(flow, holder, `account no. ${account}`);
    flow.newPage();
    band(flow, rng, {
      bank: rng.pick(['Lachlan Bank', 'Barrier Cash']),
      title: 'cash management account',
      holder: [holder, '5/220 BEACH PARADE', 'COOGEE NSW 2034'],
      facts: [
        ['account balance', `$${letters(ledger.closing)}`],
        ['as at', short(month.end)],
        ['statement', `from ${short(month.start)} to ${short(month.end)}`],
        ['BSB', `182-${rng.digits(3)}`],
        ['account no.', account],
        ['enquiries', '1800 555 012'],
      ],
      ink: rng.pick(['#111111', '#0b3d2e', '#8a1c1c']),
    });
    sheet.text(flow.left, flow.y, 'please check the entries appearing on this statement', {
      size: 7,
      color: '#555555',
    });
    flow.gap(10);
    ledgerPages(flow, ledger, {
      columns: columnsOf(
        ['date', 'date', 11],
        ['kind', 'transaction', 16],
        ['text', 'description', 36],
        ['debit', 'debits', 14, 'right'],
        ['credit', 'credits', 14, 'right'],
        ['balance', 'balance', 17, 'right'],
      ),
      money: us,
      dates: pattern,
      oncePerDay: rng.chance(0.3),
      balanceText: letters,
      openingRow: { date: printDay(month.start, pattern), kind: 'OPENING BALANCE', balance: letters(ledger.opening) },
      closingRow: {
        text: `CLOSING BALANCE AS AT ${short(month.end)}`,
        debit: figure(sumOf(ledger.entries, -1)),
        credit: figure(sumOf(ledger.entries, 1)),
        balance: letters(ledger.closing),
      },
      carry: { over: () => ({ text: 'statement continued on the next page' }) },
      cells: (e, usual) => ({ ...usual, kind: kindOf(e) }),
      table: { rows: rng.pick(['plain', 'ruled', 'zebra']), head: rng.pick(['bold', 'ruled']) },
    });
    section(flow, {
      title: 'how much interest am I earning?',
      columns: columnsOf(
        ['from', 'date', 14],
        ['text', 'balance tier', 30],
        ['rate', 'interest rate pa', 18, 'right'],
        ['sum', 'earned this year', 20, 'right'],
      ),
      style: { rows: 'ruled', head: 'plain' },
      rows: [
        { from: short(month.start), text: '$0.00 to $4,999.99', rate: '0.00%', sum: '$0.00' },
        {
          from: short(month.start),
          text: '$5,000.00 and over',
          rate: `${rng.int(1, 3)}.${rng.int(10, 90)}%`,
          sum: `$${figure(rng.int(1, 90_000))}`,
        },
      ],
    });
    smallPrint(flow, 'about your account', [
      'Interest is calculated daily on the whole balance and paid monthly. The rates above may change at any time. CR means that the balance is in your favour; DR means that your account is overdrawn.',
      'If you have a complaint, please contact us first. You may then lodge it with the Australian Financial Complaints Authority.',
    ]);
    furniture(
      flow,
      (n, all) => `page ${n} of ${all}`,
      'Lachlan Bank Limited ABN 46 008 555 542 AFSL 237502',
      rng.pick(['left', 'right']),
    );
    return {
      sheet,
      truth: { accounts: [truthOf(ledger, { otherDescriptions: (e) => [`${kindOf(e)} ${e.lines.join(' ')}`] })] },
    };
  },
};

const suffixes: Family = {
  name: 'nz-account-suffixes',
  about:
    'several suffixes of one customer number: kind and details, withdrawals before deposits, OD behind balances, four boxes of sums after each table instead of before, withholding tax rows',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle']));
    const { sheet, flow } = paper(rng, { faces: latin, sizes: [7.5, 8, 8.5, 9, 9.5] });
    const customer = `02-0${rng.digits(3)}-0${rng.digits(6)}`;
    const holder = rng.pick(['Kauri Joinery Limited', 'Tasman Tutors Limited', 'B & J Walker Partnership']);
    const names = ['Business Current', 'Business On Call', 'Tax Savings'].slice(0, rng.int(2, 3));
    const accounts = names.map((name, i) => {
      const story = makeLedger(rng.fork(name), {
        lexicon: 'au',
        currency: 'NZD',
        ...month,
        count: i === 0 ? rowCount(rng, 55) : 0,
        scale: 80,
        overdraft: i === 0 && rng.chance(0.5),
      });
      if (i > 0) {
        const gross = rng.int(90, 9000);
        const taxed = Math.round(gross * 0.28);
        const planned: Planned[] = Array.from({ length: rng.int(0, 7) }, () => {
          const paid = rng.chance(0.25);
          const amount = paid ? Math.round(story.opening / rng.int(9, 14)) : rng.int(2, 60) * 5000;
          return {
            date: month.start + rng.int(0, month.end - month.start - 1),
            amount: paid ? -amount : amount,
            lines: paid
              ? ['TFR', `To ${customer}-00`]
              : ['TFR', `From ${customer}-00 ${name === 'Tax Savings' ? 'GST' : ''}`.trim()],
          };
        });
        if (rng.chance(0.8))
          planned.push(
            { date: month.end, amount: gross, lines: ['INT', 'Credit interest'], kind: 'interest' },
            { date: month.end, amount: -taxed, lines: ['TAX', 'Resident withholding tax at 28%'], kind: 'fee' },
          );
        return { name, ledger: chained(story, planned) };
      }
      reword(
        rng,
        story,
        {
          purchase: ['EFTPOS|{shop} {card}', 'VISA|{shop} {city}'],
          out: ['AP|{firm} {ref}', 'BP|{person} Wages', 'DD|{firm} {ref}', 'CHQ|No. {card}'],
          in: ['DC|{firm} Inv {card}', 'DEP|Cash and cheques {city}', 'BP|{person} {ref}'],
          salary: ['DC|{firm} {ref}'],
          fee: ['FEE|Base fee', 'FEE|Overdraft facility fee'],
          interest: ['INT|Credit interest'],
        },
        { cities: ['NELSON', 'HAMILTON', 'PORIRUA', 'TIMARU'] },
      );
      return { name, ledger: story };
    });
    const balance = (minor: number): string => `${figure(minor)}${minor < 0 ? ' OD' : ''}`;
    const long = (at: Day): string => printDay(at, 'd MMMM yyyy');
    runningHead(flow, `${holder}   ${customer}`, `Statement to ${long(month.end)}`);
    flow.newPage();
    band(flow, rng, {
      bank: rng.pick(['Aoraki Bank', 'Southern Cross Bank NZ']),
      title: 'Your statement',
      holder: [holder, 'PO Box 118', 'Nelson 7040'],
      facts: [
        ['Customer number', customer],
        ['Statement period', `${long(month.start)} to ${long(month.end)}`],
        ['Statement number', `${rng.int(2, 190)}`],
        ['GST number', `0${rng.digits(2)}-${rng.digits(3)}-${rng.digits(3)}`],
      ],
      ink: rng.pick(['#00529b', '#5c068c', '#b5121b']),
    });
    if (rng.chance(0.4))
      offer(
        flow,
        rng,
        'Term deposits at 4.85% pa',
        'Lock in a rate for twelve months with $10,000.00 or more. Terms and fees apply.',
      );
    const pattern = rng.pick(['dd MMM', 'd MMM yy']);
    const once = rng.chance(0.5);
    const look = { rows: rng.pick(['plain', 'ruled'] as const), head: rng.pick(['bold', 'ruled', 'reverse'] as const) };
    accounts.forEach(({ name, ledger }, i) => {
      const suffix = ['00', '01', '25'][i]!;
      flow.need(150);
      flow.gap(10);
      sheet.fill(flow.left, flow.y, flow.width, sheet.options.size * 2, '#e3e8ee');
      flow.line(`${name}   ${customer}-${suffix}`, { bold: true, size: sheet.options.size + 1, indent: 4 });
      flow.gap(8);
      ledgerPages(flow, ledger, {
        columns: columnsOf(
          ['date', 'Date', 13],
          ['kind', 'Type', 10],
          ['text', 'Details', 38],
          ['debit', 'Withdrawals', 14, 'right'],
          ['credit', 'Deposits', 14, 'right'],
          ['balance', 'Balance', 16, 'right'],
        ),
        money: us,
        dates: pattern,
        oncePerDay: once,
        balanceText: balance,
        openingRow: { text: 'Opening balance', balance: balance(ledger.opening) },
        cells: (e, usual) => ({ ...usual, kind: e.lines[0]!, text: e.lines.slice(1) }),
        table: look,
      });
      if (!ledger.entries.length) flow.line('There were no transactions on this account.');
      flow.gap(6);
      boxes(
        flow,
        [
          ['Opening balance', `$${balance(ledger.opening)}`],
          ['Total withdrawals', `$${figure(sumOf(ledger.entries, -1))}`],
          ['Total deposits', `$${figure(sumOf(ledger.entries, 1))}`],
          ['Closing balance', `$${balance(ledger.closing)}`],
        ],
        {},
      );
    });
    smallPrint(flow, 'Codes and notes', [
      'AP automatic payment. BP bill payment. CHQ cheque. DC direct credit. DD direct debit. DEP deposit. INT interest. TFR transfer. OD behind a balance means overdrawn.',
      'Please check this statement and tell us of any error as soon as you can. Interest and withholding tax are reported to Inland Revenue.',
    ]);
    furniture(
      flow,
      (n, all) => `Page ${n} of ${all}`,
      'Aoraki Bank Limited. Our disclosure statement is at example.com.',
      'right',
    );
    return {
      sheet,
      truth: {
        accounts: accounts.map(({ ledger }) =>
          truthOf(ledger, {
            describe: (e) => e.lines.slice(1).join(' '),
            otherDescriptions: (e) => [e.lines.join(' ')],
          }),
        ),
      },
    };
  },
};

export const fourthPacific: readonly Family[] = [threeSums, suffixes];
