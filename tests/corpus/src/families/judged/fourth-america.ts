import { escapeXml } from '../../drawing/chromium.ts';
import { printDay, type Day } from '../../story/calendar.ts';
import { lastOfDay, makeLedger, truthOf, type Entry, type Kind } from '../../story/ledger.ts';
import { signed, unsigned, us } from '../../story/money.ts';
import { LETTER, latin, period, type Family } from '../family.ts';
import { columnsOf } from './columns.ts';
import { abreast, rowCount, sumOf } from './desk.ts';
import { band, furniture } from './fourth-parts.ts';
import { paper } from './paper.ts';
import { checkNumbers, checkReadings, rights, runningHead, section, smallPrint } from './third-parts.ts';
import { reword } from './words.ts';

const dollars = (minor: number): string => `${minor < 0 ? '-' : ''}$${unsigned(minor, us)}`;
const long = (d: Day): string => printDay(d, 'MMMM d, yyyy');

const netAmount: Family = {
  name: 'us-app-net-amount-html',
  about:
    'browser print of an app bank: transaction date first, type, amount and the same sum as net amount, settlement date behind; summary by type',
  producers: ['chromium'],
  draw: (rng) => {
    const month = period(rng, 'month');
    const ledger = makeLedger(rng, { lexicon: 'us', currency: 'USD', ...month, count: rowCount(rng, 45), scale: 22 });
    reword(rng, ledger, {
      purchase: ['{shop} {city}', '{shop}', '{shop} {city} US'],
      out: ['ATM Withdrawal - {shop}, {city}', 'Transfer to {person}', 'ATM Withdrawal - {city}'],
      in: ['Transfer from {person}', 'Mobile Check Deposit', 'ACH: {firm}'],
      salary: ['{firm} PAYROLL', '{firm} DIR DEP'],
      fee: ['Out of Network ATM Fee', 'Cash Deposit Fee'],
      interest: ['{shop} REFUND'],
    });
    const typeOf = (e: Entry): string =>
      e.lines[0]!.startsWith('ATM')
        ? 'ATM Withdrawal'
        : e.lines[0]!.startsWith('Transfer')
          ? 'Transfer'
          : (({ purchase: 'Purchase', fee: 'Fee', interest: 'Adjustment' } as Partial<Record<Kind, string>>)[e.kind] ??
            'Deposit');
    const settled = new Map(
      ledger.entries.map((e) => [e, e.kind === 'purchase' ? Math.min(month.end, e.date + rng.int(0, 3)) : e.date]),
    );
    const total = (type: string): string => dollars(sumOf(ledger.entries.filter((e) => typeOf(e) === type)));
    const d = (at: Day): string => printDay(at, 'M/d/yyyy');
    const rows = rng.chance(0.4) ? [...ledger.entries].reverse() : ledger.entries;
    const row = (e: Entry): string =>
      `<tr><td>${d(e.date)}</td><td class="t">${escapeXml(e.lines[0]!)}</td><td>${typeOf(e)}</td><td class="m">${dollars(e.amount)}</td><td class="m">${dollars(e.amount)}</td><td class="s">${d(settled.get(e)!)}</td></tr>`;
    const sums = [
      [`Beginning balance on ${long(month.start)}`, dollars(ledger.opening)],
      ...['Deposit', 'ATM Withdrawal', 'Purchase', 'Adjustment', 'Transfer', 'Fee'].map((type) => [
        `${type}s`,
        total(type),
      ]),
      [`Ending balance on ${long(month.end)}`, dollars(ledger.closing)],
    ].map(([label, value]) => `<tr><td>${label}</td><td class="m">${value}</td></tr>`);
    const style = `@page{size:Letter;margin:${rng.int(14, 20)}mm}body{font:${rng.int(10, 12)}px ${rng.pick(["'Noto Sans'", "'Liberation Sans'", "'DejaVu Sans'"])};color:#1c1c1c}h1{color:#1ec677;font-size:22px;margin:0}h2{font-size:15px;border-bottom:2px solid #1ec677;padding-bottom:4px}table{width:100%;border-collapse:collapse}th{text-align:left;font-size:85%;color:#555;border-bottom:1px solid #999}td,th{padding:${rng.int(4, 8)}px 5px;vertical-align:${rng.pick(['top', 'middle'])}}tr{break-inside:avoid}.list td{border-bottom:1px solid #eee}.m{text-align:right;white-space:nowrap}th.m{text-align:right}.s{text-align:right}.t{width:36%}.sum{width:${rng.int(60, 75)}%}.head{display:flex;justify-content:space-between}small{color:#777}thead{display:table-header-group}`;
    const html = `<!doctype html><meta charset="utf-8"><style>${style}</style><div class="head"><div><h1>clover</h1><p>Member Services<br>(844) 555-0146</p></div><div><p><b>${escapeXml(ledger.holder)}</b><br>${ledger.lexicon.streets[0]}<br>Tampa, FL 33602</p></div></div><h2>Checking Account Statement</h2><p>Account number: ${ledger.number}<br>Statement period: ${long(month.start)} - ${long(month.end)}</p><p><small>Issued by Juniper Bank, N.A., Member FDIC</small></p><h2>Summary</h2><table class="sum">${sums.join('')}</table>${rng.chance(0.5) ? '<p><b>Round ups:</b> save when you spend. Members who turn on round ups save an average of $412.00 a year.</p>' : ''}<h2>Transactions</h2>${rows.length ? `<table class="list"><thead><tr><th>TRANSACTION DATE</th><th>DESCRIPTION</th><th>TYPE</th><th class="m">AMOUNT</th><th class="m">NET AMOUNT</th><th class="s">SETTLEMENT DATE</th></tr></thead><tbody>${rows.map(row).join('')}</tbody></table>` : '<p>No transactions this period.</p>'}<h2>Error Resolution Procedures</h2><p><small>${rights.slice(0, 3).join('<br>')}</small></p>`;
    return {
      html,
      truth: {
        accounts: [
          truthOf(
            { ...ledger, entries: [...rows] },
            {
              balancePrinted: () => false,
              otherDate: (e) => settled.get(e),
              otherDescriptions: (e) => [`${e.lines[0]} ${typeOf(e)}`],
            },
          ),
        ],
      },
    };
  },
};

const depositKinds: readonly Kind[] = ['in', 'in', 'in', 'salary', 'out', 'out', 'purchase', 'fee'];

const twoAbreast: Family = {
  name: 'us-deposits-two-abreast',
  about:
    'business checking: deposits two abreast with serial numbers, date and amount before the text, checks two or three abreast, signs only in section titles',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle']));
    const ledger = makeLedger(rng, {
      lexicon: 'us',
      currency: 'USD',
      ...month,
      count: rng.int(6, rng.chance(0.2) ? 130 : 60),
      scale: 120,
      busy: true,
      kinds: depositKinds,
      opening: rng.int(900_000, 9_000_000),
    });
    reword(rng, ledger, {
      salary: ['MERCHANT BANKCD DEPOSIT {ref} {firm}', '{firm} PAYMENTS {ref} CCD'],
      out: ['{firm} PREMIUM {ref}', 'IRS USATAXPYMT {ref} {firm}', 'ONLINE TRANSFER TO XXXXXX{card}'],
      purchase: ['PURCHASE {shop} {city} XXXXXXXXXXXX{card}'],
      fee: ['WIRE TRANSFER FEE', 'EXCESS TRANSACTION FEE', 'CASH MANAGEMENT SERVICE CHARGE'],
    });
    const { sheet, flow } = paper(rng, { faces: latin, page: LETTER, sizes: [8, 8.5, 9] });
    const size = sheet.options.size;
    const short = (at: Day): string => printDay(at, 'MM/dd');
    const numbers = checkNumbers(rng, ledger.entries, 0.6);
    const deposits = ledger.entries.filter((e) => e.kind === 'in');
    const credits = ledger.entries.filter((e) => e.amount > 0 && e.kind !== 'in');
    const checks = [...numbers.keys()];
    const debits = ledger.entries.filter((e) => e.amount < 0 && !numbers.has(e));
    const serial = new Map(deposits.map((e) => [e, rng.chance(0.6) ? rng.digits(10) : '']));
    const source = new Map(deposits.map((e) => [e, rng.pick(['Brch/ATM', 'Brch/ATM', 'Remote', 'Lockbox'])]));
    const number = `-------${ledger.number.slice(-4)}`;
    runningHead(flow, `${rng.pick(ledger.lexicon.firms)}   Account: ${number}`);
    flow.newPage();
    band(flow, rng, {
      bank: rng.pick(['Buckeye Commerce Bank', 'Great Lakes Trust Bank']),
      motto: 'Welcome.',
      title: rng.pick(['Unlimited Plus Business Checking', 'Business Checking 100']),
      holder: [rng.pick(ledger.lexicon.firms), rng.pick(ledger.lexicon.streets).toUpperCase(), 'COLUMBUS OH 43215'],
      facts: [
        ['Account', number],
        ['Statement Activity From', `${printDay(month.start, 'MM/dd/yy')} to ${printDay(month.end, 'MM/dd/yy')}`],
        ['Days in Statement Period', `${month.end - month.start + 1}`],
        ['Business Phone Center', '1-800-555-0122'],
      ],
      ink: rng.pick(['#3a6b35', '#003366', '#5b5b5b']),
    });
    const half = (label: string, value: string, bold = false): void => {
      flow.y += size * 1.45;
      sheet.text(flow.left, flow.y, label, { bold });
      sheet.text(flow.left + flow.width * 0.46, flow.y, value, { align: 'right', bold });
    };
    const top = flow.y;
    half('Beginning Balance', dollars(ledger.opening), true);
    half('Credits (+)', unsigned(sumOf(ledger.entries, 1), us));
    half('   Regular Deposits', unsigned(sumOf(deposits), us));
    half('   Electronic Deposits', unsigned(sumOf(credits), us));
    half('Debits (-)', unsigned(sumOf(ledger.entries, -1), us));
    half('   Regular Checks Paid', unsigned(sumOf(checks), us));
    half('   Electronic Withdrawals and Charges', unsigned(sumOf(debits), us));
    half('Ending Balance', dollars(ledger.closing), true);
    const side = flow.left + flow.width * 0.54;
    sheet
      .wrap(
        'Your account is earning. Average ledger balances of $25,000.00 or more waive the monthly maintenance fee of $20.00. Ask your banker how merchant services can bring money in sooner.',
        flow.right - side,
      )
      .forEach((text, i) => sheet.text(side, top + (i + 1) * size * 1.45, text, { color: '#3a6b35' }));
    flow.gap(14);
    const title = (text: string): void => {
      flow.need(60);
      flow.gap(8);
      flow.line(`${text}   Account: ${number}`, { bold: true, size: size + 2 });
    };
    if (deposits.length) {
      title('Deposits (+)');
      abreast(
        flow,
        2,
        [
          { head: 'Date', align: 'left', weight: 9 },
          { head: 'Amount', align: 'right', weight: 16 },
          { head: 'Serial #', align: 'right', weight: 18 },
          { head: 'Type', align: 'right', weight: 14 },
        ],
        deposits.map((e) => [short(e.date), unsigned(e.amount, us), serial.get(e)!, source.get(e)!]),
      );
    }
    const list = (name: string, entries: readonly Entry[]): void => {
      if (entries.length)
        section(flow, {
          title: `${name}   Account: ${number}`,
          again: ' (continued)',
          columns: columnsOf(
            ['date', 'Date', 8],
            ['amount', 'Amount', 14, 'right'],
            ['gap', '', 3],
            ['text', 'Description', 70],
          ),
          rows: entries.map((e) => ({ date: short(e.date), amount: unsigned(e.amount, us), text: e.lines })),
        });
    };
    list('Other Credits (+)', credits);
    if (checks.length) {
      title('Checks (-)');
      let before = 0;
      abreast(
        flow,
        rng.int(2, 3),
        [
          { head: 'Date', align: 'left', weight: 10 },
          { head: 'Amount', align: 'right', weight: 16 },
          { head: 'Check #', align: 'right', weight: 14 },
        ],
        checks.map((e) => {
          const skipped = before !== 0 && numbers.get(e)! > before + 1;
          before = numbers.get(e)!;
          return [short(e.date), unsigned(e.amount, us), `${before}${skipped ? '*' : ''}`];
        }),
      );
      flow.line(
        '(*) Indicates the prior sequentially numbered check(s) may have 1) been voided 2) not yet been presented.',
        {
          size: 6.5,
        },
      );
    }
    list('Other Debits (-)', debits);
    title('Balance Activity');
    abreast(
      flow,
      3,
      [
        { head: 'Date', align: 'left', weight: 12 },
        { head: 'Balance', align: 'right', weight: 20 },
      ],
      [
        [short(month.start - 1), unsigned(ledger.opening, us)],
        ...ledger.entries
          .filter((_, i) => lastOfDay(ledger.entries, i))
          .map((e) => [short(e.date), signed(e.balance, us)]),
      ],
    );
    smallPrint(flow, 'In the Event of Errors or Questions Concerning Electronic Fund Transfers', rights);
    furniture(
      flow,
      (n, all) => `Statement Period Page ${n} of ${all}`,
      'Investments are offered through an affiliate.',
      'right',
    );
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(
            { ...ledger, entries: [...deposits, ...credits, ...checks, ...debits] },
            {
              balancePrinted: () => false,
              describe: (e) =>
                numbers.has(e) ? `Check ${numbers.get(e)}` : source.has(e) ? source.get(e)! : e.lines.join(' '),
              otherDescriptions: (e) =>
                numbers.has(e)
                  ? checkReadings(numbers.get(e)!)
                  : source.has(e)
                    ? [
                        `${serial.get(e)} ${source.get(e)}`.trim(),
                        'Deposits',
                        'Deposit',
                        `Deposits ${source.get(e)}`,
                        '',
                      ]
                    : [],
            },
          ),
        ],
      },
    };
  },
};

export const fourthAmerica: readonly Family[] = [netAmount, twoAbreast];
