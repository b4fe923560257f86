import { escapeXml } from '../../../drawing/chromium.ts';
import { Table } from '../../../drawing/table.ts';
import { printDay } from '../../../story/calendar.ts';
import { lastOfDay, makeLedger, truthOf, type Entry } from '../../../story/ledger.ts';
import { unsigned, us } from '../../../story/money.ts';
import { LETTER, period, type Family } from '../../family.ts';
import { backside, begin, facts, footer, heading, panel, sumOf } from './paper.ts';

const dollars = (minor: number): string => `${minor < 0 ? '-' : ''}$${unsigned(minor, us)}`;

const advertBeside: Family = {
  name: 'us-advert-beside-ledger',
  about: 'sections beside an advert full of figures, checks with skip marks two abreast, fees to date, daily balances',
  producers: ['pdfkit'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['cycle', 'turn', 'month']));
    const ledger = makeLedger(rng, { lexicon: 'us', currency: 'USD', ...month, count: rng.int(0, 60), scale: 60 });
    let number = rng.int(1001, 8000);
    const skipped = new Set<Entry>();
    for (const e of ledger.entries)
      if (e.kind === 'out' && rng.chance(0.5)) {
        const step = rng.chance(0.3) ? rng.int(2, 9) : 1;
        e.lines = [`Check ${(number += step)}`];
        if (step > 1) skipped.add(e);
      }
    const isCheck = (e: Entry): boolean => /^Check \d+$/.test(e.lines[0]!);
    const { sheet, flow, size } = begin(rng, { faces: ['sans', 'narrow', 'noto'], page: LETTER, sizes: [8, 8.5, 9] });
    const full = flow.width;
    const narrow = full * 0.64;
    const reconcile = rng.chance(0.4);
    flow.onPage = (f, page) => {
      if (page === 2 && reconcile)
        backside(f, 'How to balance your account', [
          'List your checks outstanding that do not appear on this statement. Example: check 1042 for $125.00 written on 03/14. Add deposits made after the ending date, then subtract the total outstanding.',
          'In case of errors or questions about your electronic transfers call 1-800-555-0100 or write to us within 60 days after we sent you the FIRST statement on which the error appeared. Tell us the dollar amount of the suspected error, for example $50.00.',
          'Overdraft protection transfers: $12.50 for each day on which a transfer is made. Returned item fee: $36.00 per item, at most 4 a day ($144.00).',
          'Finance charge computation: the daily periodic rate of .04381% (annual percentage rate 15.99%) is applied to the average daily balance.',
        ]);
      if (page > 1) {
        f.line(`${ledger.bank}    Account ${ledger.number}    Page continued`, { size: 7, color: '#555555' });
        f.gap(6);
      }
    };
    heading(flow, rng, {
      bank: ledger.bank,
      small: 'P.O. Box 11407, Fairview  1-800-555-0100',
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets), rng.pick(ledger.lexicon.cities)],
      title: rng.pick(['LIFEGREEN CHECKING', 'PERSONAL CHECKING STATEMENT', 'Advantage Checking']),
    });
    flow.line(
      `${printDay(month.start, 'MMMM d, yyyy')} through ${printDay(month.end, 'MMMM d, yyyy')}    Account number ${ledger.number}`,
    );
    const checks = ledger.entries.filter(isCheck);
    const groups: [string, Entry[]][] = [
      ['DEPOSITS & CREDITS', ledger.entries.filter((e) => e.amount > 0)],
      ['WITHDRAWALS', ledger.entries.filter((e) => e.amount < 0 && !isCheck(e) && e.kind !== 'fee')],
      ['FEES', ledger.entries.filter((e) => e.kind === 'fee')],
    ];
    flow.gap(6);
    panel(
      sheet,
      { x: flow.left + narrow + 14, y: flow.y, width: full - narrow - 14 },
      rng.pick(['Earn up to $500.00', 'Your rate could be 4.15%', 'Refer a friend: $75.00']),
      [
        'Open a savings account by 06/30 and keep a daily balance of $15,000.00 for 90 days.',
        '',
        '$200.00 with $10,000.00',
        '$500.00 with $25,000.00',
        '',
        'Offer ends 07/15. Member FDIC. Equal Housing Lender.',
      ],
      { fill: rng.pick(['#eef4ea', '#fdf1e3', '#e9eef7']) },
    );
    flow.line('SUMMARY', { bold: true });
    facts(
      flow,
      [
        ['Beginning Balance', dollars(ledger.opening)],
        ['Deposits & Credits', `${unsigned(sumOf(ledger.entries, 1), us)} +`],
        ['Withdrawals', `${unsigned(sumOf(groups[1]![1]), us)} -`],
        ['Fees', `${unsigned(sumOf(groups[2]![1]), us)} -`],
        ['Checks', `${unsigned(sumOf(checks), us)} -`],
        ['Ending Balance', dollars(ledger.closing)],
      ],
      { width: narrow },
    );
    flow.gap(16);
    for (const [name, entries] of groups) {
      if (!entries.length) continue;
      flow.need(60);
      flow.gap(8);
      flow.line(name, { bold: true });
      const table = new Table(
        flow,
        [
          { key: 'date', head: '', align: 'left', weight: 9 },
          { key: 'text', head: '', align: 'left', weight: 68 },
          { key: 'amount', head: '', align: 'right', weight: 18 },
        ],
        { head: 'none', width: narrow },
      );
      flow.afterBreak = () => flow.line(`${name} (CONTINUED)`, { bold: true });
      for (const e of entries)
        table.entry({ date: printDay(e.date, 'MM/dd'), text: e.lines, amount: unsigned(e.amount, us) });
      flow.afterBreak = undefined;
      table.entry({ text: `Total ${name.toLowerCase()}`, amount: `$${unsigned(sumOf(entries), us)}` }, { bold: true });
    }
    if (checks.length) {
      flow.need(50);
      flow.gap(8);
      flow.line('CHECKS', { bold: true });
      const step = narrow / 2;
      for (let i = 0; i < checks.length; i += 2) {
        flow.need(size * 1.6);
        flow.y += size * 1.45;
        checks.slice(i, i + 2).forEach((e, k) => {
          const x = flow.left + k * step;
          sheet.text(x, flow.y, printDay(e.date, 'MM/dd'));
          sheet.text(x + step * 0.28, flow.y, `${e.lines[0]!.slice(6)}${skipped.has(e) ? ' *' : ''}`);
          sheet.text(x + step - 18, flow.y, unsigned(e.amount, us), { align: 'right' });
        });
      }
      flow.line(`Total Checks   $${unsigned(sumOf(checks), us)}`, { bold: true });
      flow.line('* Break in check number sequence.', { size: 6.5 });
    }
    const days = ledger.entries.filter((_, i) => lastOfDay(ledger.entries, i));
    if (days.length && rng.chance(0.8)) {
      flow.need(60);
      flow.gap(8);
      flow.line('DAILY BALANCE SUMMARY', { bold: true });
      const across = rng.int(2, 3);
      for (let i = 0; i < days.length; i += across) {
        flow.need(size * 1.6);
        flow.y += size * 1.45;
        days.slice(i, i + across).forEach((e, k) => {
          sheet.text(flow.left + (k * narrow) / across, flow.y, printDay(e.date, 'MM/dd'));
          sheet.text(flow.left + ((k + 1) * narrow) / across - 20, flow.y, unsigned(e.balance, us), { align: 'right' });
        });
      }
    }
    flow.need(70);
    flow.gap(10);
    const fees = new Table(
      flow,
      [
        { key: 'text', head: '', align: 'left', weight: 50 },
        { key: 'now', head: ['Total for', 'this period'], align: 'right', weight: 20 },
        { key: 'year', head: ['Total', 'year-to-date'], align: 'right', weight: 20 },
      ],
      { width: narrow, rows: 'ruled' },
    );
    fees.head();
    fees.entry({ text: 'Total Overdraft Fees', now: '$0.00', year: `$${unsigned(rng.int(0, 4) * 3600, us)}` });
    fees.entry({ text: 'Total Returned Item Fees', now: '$0.00', year: '$0.00' });
    footer(flow, rng, (n, all) => `Page ${n} of ${all}`, 'For all your banking needs please call 1-800-555-0100.');
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(
            { ...ledger, entries: [...groups.flatMap(([, e]) => e), ...checks] },
            {
              balancePrinted: () => false,
              otherDescriptions: (e) =>
                isCheck(e) ? [e.lines[0]!.slice(6), `${e.lines[0]!.slice(6)} *`, 'Check', 'CHECKS', ''] : [],
            },
          ),
        ],
      },
    };
  },
};

const datePosted: Family = {
  name: 'us-date-posted-html',
  about: 'browser print: Date Posted, debits and credits with dollar marks, period over two lines, interest rate tiers',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, { lexicon: 'us', currency: 'USD', ...month, count: rng.int(0, 45) });
    const [from, to] = [printDay(month.start, 'MMMM d'), printDay(month.end, 'MMMM d')];
    const row = (date: string, text: string, debit: string, credit: string, balance: string): string =>
      `<tr><td>${date}</td><td class="t">${text}</td><td class="m">${debit}</td><td class="m">${credit}</td><td class="m">${balance}</td></tr>`;
    const rows = ledger.entries.map((e) =>
      row(
        printDay(e.date, 'MM/dd'),
        e.lines.map(escapeXml).join('<br>'),
        e.amount < 0 ? dollars(-e.amount) : '',
        e.amount > 0 ? dollars(e.amount) : '',
        dollars(e.balance),
      ),
    );
    const tiers = ['$0.01 - $9,999.99', '$10,000.00 - $24,999.99', '$25,000.00 and over'];
    const rate = rng.int(5, 48) / 100;
    const side = `<table class="r"><tr><th>Balance tier</th><th>Interest Rate</th><th>APY</th></tr>${tiers
      .map(
        (tier, i) =>
          `<tr><td>${tier}</td><td>${(rate + i * 0.05).toFixed(2)}%</td><td>${(rate + i * 0.05).toFixed(2)}%</td></tr>`,
      )
      .join('')}</table>`;
    const html = `<!doctype html><meta charset="utf-8"><style>@page{size:letter;margin:${rng.int(12, 20)}mm ${rng.int(12, 20)}mm}body{font:${rng.int(10, 12)}px ${rng.pick(["'Liberation Sans'", "'Noto Sans'", "'Liberation Serif'"])}}.top{display:flex;justify-content:space-between}.a{width:100%;border-collapse:collapse}.a td,.a th{padding:${rng.int(2, 5)}px 4px;text-align:left;vertical-align:top;${rng.chance(0.5) ? 'border-bottom:1px solid #ccc' : ''}}td.m,th.m{text-align:right!important;white-space:nowrap}.t{width:${rng.int(38, 46)}%}.r{font-size:80%;float:right;margin-left:20px}.p{text-align:right}thead{display:${rng.pick(['table-header-group', 'table-row-group'])}}</style>
<div class="top"><div><h2>${escapeXml(ledger.bank)}</h2>Investor Checking&trade;<br>Account of ${escapeXml(ledger.holder)}</div><div class="p">Statement Period<br><b>${from} - ${to},<br>${printDay(month.end, 'yyyy')}</b><br>Account Number<br><b>${ledger.number.slice(0, 4)}-${ledger.number.slice(4)}</b></div></div>
<h3>Account Summary</h3>${side}<p>Beginning Balance as of ${printDay(month.start, 'MM/dd')}: <b>${dollars(ledger.opening)}</b><br>Deposits and Credits (${ledger.entries.filter((e) => e.amount > 0).length}): ${dollars(sumOf(ledger.entries, 1))}<br>Withdrawals and Debits (${ledger.entries.filter((e) => e.amount < 0).length}): -${dollars(-sumOf(ledger.entries, -1))}<br>Ending Balance as of ${printDay(month.end, 'MM/dd')}: <b>${dollars(ledger.closing)}</b></p><div style="clear:both"></div>
<h3>Activity</h3><table class="a"><thead><tr><th>Date Posted</th><th>Description</th><th class="m">Debits</th><th class="m">Credits</th><th class="m">Balance</th></tr></thead><tbody>${row(printDay(month.start, 'MM/dd'), 'Beginning Balance', '', '', dollars(ledger.opening))}${rows.join('')}${row(printDay(month.end, 'MM/dd'), '<b>Ending Balance</b>', '', '', `<b>${dollars(ledger.closing)}</b>`)}</tbody></table>
<p style="font-size:75%">Interest Paid Year-To-Date $${(rng.int(10, 900) / 100).toFixed(2)}. Average daily balance $${(rng.int(90_000, 900_000) / 100).toFixed(2)}. The annual percentage yield earned is based on 30 days. ATM fee rebates are posted on the last business day of the period.</p>`;
    return { html, truth: { accounts: [truthOf(ledger)] } };
  },
};

const rewardsPanel: Family = {
  name: 'us-card-rewards-panel',
  about:
    'card rows beside a points column of figures on the same lines, payments with a posting date alone, zero interest rows',
  producers: ['pdf-lib'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['cycle', 'turn']));
    const ledger = makeLedger(rng, { lexicon: 'us', currency: 'USD', ...month, count: rng.int(3, 55), nature: 'card' });
    for (const e of ledger.entries) if (e.kind === 'fee') e.lines = [rng.pick(['LATE FEE', 'CASH ADVANCE FEE'])];
    const { sheet, flow } = begin(rng, { faces: ['sans', 'narrow', 'condensed'], page: LETTER, sizes: [7.5, 8, 8.5] });
    const main = flow.width * 0.66;
    const owed = (minor: number): string => `${minor > 0 ? '-' : ''}$${unsigned(minor, us)}`;
    const post = (e: Entry): number => Math.min(e.date + (e.amount > 0 ? 0 : e.valueDate - e.date), month.end);
    heading(flow, rng, {
      bank: rng.pick(['Metro Premier Card', 'Capitol Preferred Card', 'Harbor Double Cash']),
      small: 'www.example.com  Customer Service 1-800-555-0142  TTY: 711',
      holder: [ledger.holder.toUpperCase(), `Account number ending in: ${ledger.number.slice(-4)}`],
      title: `Billing Period: ${printDay(month.start, 'MM/dd/yy')} - ${printDay(month.end, 'MM/dd/yy')}`,
    });
    const due = printDay(month.end + 25, 'MM/dd/yyyy');
    flow.line(`Minimum payment due: $${unsigned(rng.int(2500, 9900), us)}      Payment due date: ${due}`, {
      bold: true,
    });
    flow.line(`New balance as of ${printDay(month.end, 'MM/dd/yy')}: ${owed(ledger.closing)}`, { bold: true });
    flow.paragraph(
      `Late Payment Warning: If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $41.00 and your APR may be increased to the penalty APR of 29.99%.`,
      { size: 7, width: main },
    );
    flow.gap(8);
    const top = flow.y;
    const points = rng.int(900, 90_000);
    let bottom = panel(sheet, { x: flow.left + main + 16, y: top, width: flow.width - main - 16 }, 'ThankYou Points', [
      `Member ID: ${rng.digits(10)}`,
      `Points balance as of ${printDay(month.end, 'MM/dd/yy')}: ${points.toLocaleString('en-US')}`,
      `Points earned: ${unsigned(rng.int(100, 4000), { ...us, decimals: 0 })}`,
      '2X on purchases  812',
      'Bonus points  1,250',
      'Points expire 12/31/28',
    ]);
    bottom = panel(
      sheet,
      { x: flow.left + main + 16, y: bottom + 10, width: flow.width - main - 16 },
      'Account messages',
      [
        'Your account is enrolled in AutoPay. Your payment of $35.00 will be deducted on 04/09.',
        'Balance transfers: 0% until 09/26, fee $5.00 or 5%.',
      ],
    );
    const [credits, purchases, fees] = [
      ledger.entries.filter((e) => e.amount > 0),
      ledger.entries.filter((e) => e.amount < 0 && e.kind !== 'fee'),
      ledger.entries.filter((e) => e.kind === 'fee'),
    ];
    flow.line('Account Summary', { bold: true });
    facts(
      flow,
      [
        ['Previous balance', owed(ledger.opening)],
        ['Payments', `-$${unsigned(sumOf(credits), us)}`],
        ['Purchases', `+$${unsigned(sumOf(purchases), us)}`],
        ['Fees', `+$${unsigned(sumOf(fees), us)}`],
        ['Interest', '+$0.00'],
        ['New balance', owed(ledger.closing)],
        ['Credit limit', '$12,500'],
      ],
      { width: main * 0.6 },
    );
    flow.gap(10);
    const table = new Table(
      flow,
      [
        { key: 'sale', head: ['Sale', 'Date'], align: 'left', weight: 9 },
        { key: 'post', head: ['Post', 'Date'], align: 'left', weight: 9 },
        { key: 'text', head: ['', 'Description'], align: 'left', weight: 60 },
        { key: 'amount', head: ['', 'Amount'], align: 'right', weight: 18 },
      ],
      { width: main, head: rng.pick(['bold', 'ruled']) },
    );
    table.head();
    flow.afterBreak = () => table.head();
    const section = (title: string, entries: Entry[], totals?: string): void => {
      if (!entries.length && !totals) return;
      table.entry({ text: title }, { bold: true, reserve: 30 });
      for (const e of entries)
        table.entry({
          sale: e.amount > 0 ? '' : printDay(e.date, 'MM/dd'),
          post: printDay(post(e), 'MM/dd'),
          text: e.lines,
          amount: owed(e.amount),
        });
      if (totals) table.entry({ text: totals, amount: `$${unsigned(sumOf(entries), us)}` }, { bold: true });
    };
    section('Payments, Credits and Adjustments', credits);
    section('Standard Purchases', purchases);
    section('Fees Charged', fees, 'TOTAL FEES FOR THIS PERIOD');
    table.entry({ text: 'Interest Charged' }, { bold: true, reserve: 40 });
    table.entry({ text: 'INTEREST CHARGED TO STANDARD PURCH', amount: '$0.00' });
    table.entry({ text: 'TOTAL INTEREST FOR THIS PERIOD', amount: '$0.00' }, { bold: true });
    flow.afterBreak = undefined;
    if (sheet.pages.length === 1) flow.y = Math.max(flow.y, bottom);
    flow.need(90);
    flow.gap(10);
    flow.line(`${printDay(month.end, 'yyyy')} totals year-to-date`, { bold: true });
    flow.line(`Total fees charged in ${printDay(month.end, 'yyyy')}   $${unsigned(-sumOf(fees) + 4000, us)}`);
    flow.line(`Total interest charged in ${printDay(month.end, 'yyyy')}   $${unsigned(rng.int(0, 9000), us)}`);
    flow.gap(6);
    flow.line(
      'Balance type        Annual percentage rate (APR)     Balance subject to interest rate     Interest charge',
    );
    flow.line('Standard Purch      22.49% (V)                       $0.00                                $0.00');
    footer(flow, rng, (n, all) => `Page ${n} of ${all}`, 'Please detach and follow payment instructions upon payment.');
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(
            { ...ledger, entries: [...credits, ...purchases, ...fees] },
            {
              balancePrinted: () => false,
              date: (e) => (e.amount > 0 ? post(e) : e.date),
              otherDate: post,
            },
          ),
        ],
      },
    };
  },
};

export const freshUs: readonly Family[] = [advertBeside, datePosted, rewardsPanel];
