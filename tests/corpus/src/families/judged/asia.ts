import { Table } from '../../drawing/table.ts';
import { partsOf, printDay } from '../../story/calendar.ts';
import { makeLedger, truthOf, type Entry } from '../../story/ledger.ts';
import { signed, unsigned, us, whole } from '../../story/money.ts';
import { escapeXml } from '../../drawing/chromium.ts';
import { latin, period, type Family } from '../family.ts';
import { ledgerPages } from '../ledger-pages.ts';
import { ends, letter, margins, paper } from './paper.ts';

const total = (entries: readonly Entry[], s = 0): number =>
  entries.filter((e) => s === 0 || e.amount * s > 0).reduce((all, e) => all + e.amount, 0);
const hour = (rng: { int(a: number, b: number): number }): string =>
  [rng.int(7, 22), rng.int(0, 59), rng.int(0, 59)].map((n) => String(n).padStart(2, '0')).join(':');

const chinaNewest: Family = {
  name: 'cn-many-columns',
  about: 'landscape, newest first, time column, dashes in empty cells',
  faces: ['sc'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle']));
    const ledger = makeLedger(rng, { lexicon: 'zh-CN', currency: 'CNY', ...month, count: rng.int(6, 45), scale: 150 });
    const { sheet, flow } = paper(rng, { faces: ['sc'], sizes: [7, 7.5, 8], page: { width: 841.89, height: 595.28 } });
    flow.newPage();
    letter(flow, rng, '中华通银行', [ledger.holder], '交易流水明细清单', [
      ['交易区间', `${printDay(month.start, 'yyyy-MM-dd')} 至 ${printDay(month.end, 'yyyy-MM-dd')}`],
      ['借记卡号', ledger.number],
      ['打印时间', printDay(month.end + 3, 'yyyy/MM/dd')],
    ]);
    const party = new Map(
      ledger.entries.map((e) => [
        e,
        e.kind === 'fee' || e.kind === 'interest' ? '-----' : rng.pick(ledger.lexicon.people),
      ]),
    );
    ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: '记账日期', align: 'left', weight: 10 },
        { key: 'time', head: '记账时间', align: 'left', weight: 9 },
        { key: 'currency', head: '币别', align: 'left', weight: 7 },
        { key: 'amount', head: '金额', align: 'right', weight: 12 },
        { key: 'balance', head: '余额', align: 'right', weight: 12 },
        { key: 'text', head: '交易名称', align: 'left', weight: 26 },
        { key: 'party', head: '对方账户名', align: 'left', weight: 12 },
      ],
      money: us,
      dates: 'yyyy-MM-dd',
      newestFirst: true,
      cells: (e, usual) => ({ ...usual, time: hour(rng), currency: '人民币', party: party.get(e)! }),
      table: { gap: 12, rows: rng.pick(['ruled', 'plain']) },
    });
    margins(flow, rng, (n, all) => `第${n}页 共${all}页`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            openingPrinted: false,
            closingPrinted: false,
            otherDescriptions: (e) => [`${e.lines.join(' ')} ${party.get(ledger.entries.find((x) => x === e)!)}`],
          }),
        ],
      },
    };
  },
};

const minguoCard: Family = {
  name: 'tw-card-republic-years',
  about: 'years of the republic (115/08/24), whole dollars, posting date column, payment negative',
  faces: ['tc'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['cycle', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'zh-TW',
      currency: 'TWD',
      ...month,
      decimals: 0,
      count: rng.int(5, 35),
      scale: 700,
      nature: 'card',
    });
    for (const e of ledger.entries) if (e.amount < 0) e.lines = [`${rng.pick(ledger.lexicon.shops)}${e.city}`];
    const { sheet, flow } = paper(rng, { faces: ['tc'] });
    const roc = (d: number): string => {
      const { y, m, d: day } = partsOf(d);
      return `${y - 1911}/${String(m).padStart(2, '0')}/${String(day).padStart(2, '0')}`;
    };
    flow.newPage();
    letter(
      flow,
      rng,
      '台灣新世紀銀行',
      [ledger.holder],
      `${partsOf(month.end).y - 1911}年${partsOf(month.end).m}月信用卡帳單`,
      [
        ['結帳日', roc(month.end)],
        ['繳款截止日', roc(month.end + 15)],
        ['卡號末四碼', ledger.number.slice(-4)],
      ],
    );
    const owed = (minor: number): string => signed(-minor, whole);
    ends(
      flow,
      [
        ['上期應繳總額', owed(ledger.opening)],
        ['已繳款金額', owed(total(ledger.entries, 1))],
        ['本期新增款項', owed(total(ledger.entries, -1))],
        ['本期應繳總額', owed(ledger.closing)],
      ],
      { align: 'left' },
    );
    const table = new Table(
      flow,
      [
        { key: 'date', head: '消費日', align: 'left', weight: 13 },
        { key: 'post', head: '入帳起息日', align: 'left', weight: 13 },
        { key: 'text', head: '消費明細', align: 'left', weight: 36 },
        { key: 'amount', head: '新臺幣金額', align: 'right', weight: 15 },
        { key: 'place', head: '消費地', align: 'left', weight: 9 },
      ],
      { gap: 12, rows: rng.pick(['plain', 'ruled']) },
    );
    flow.afterBreak = () => table.head();
    table.head();
    for (const e of ledger.entries)
      table.entry({
        date: roc(e.date),
        post: roc(Math.min(e.date + 1, month.end)),
        text: e.lines,
        amount: owed(e.amount),
        place: e.amount < 0 ? 'TW' : '',
      });
    flow.afterBreak = undefined;
    flow.gap(8);
    flow.line('紅利點數：上期 12,044 本期新增 318 本期使用 0 目前累積 12,362', { size: 7 });
    margins(flow, rng, (n, all) => `第 ${n} 頁 / 共 ${all} 頁`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            balancePrinted: () => false,
            otherDate: (e) => Math.min(e.date + 1, month.end),
            otherDescriptions: (e) => [`${e.lines.join(' ')} TW`],
          }),
        ],
      },
    };
  },
};

const japaneseCard: Family = {
  name: 'jp-card',
  about: 'yen card: M/D dates whose year is in the title, payment method column, totals',
  faces: ['jp'],
  draw: (rng) => {
    const month = period(rng, 'month');
    const base = makeLedger(rng, {
      lexicon: 'ja',
      currency: 'JPY',
      ...month,
      decimals: 0,
      count: rng.int(4, 30),
      scale: 2500,
      kinds: ['purchase'],
      opening: 90_000_000,
    });
    const { sheet, flow } = paper(rng, { faces: ['jp', 'jpserif'] });
    flow.newPage();
    const { y, m } = partsOf(month.start);
    const full = rng.chance(0.5);
    letter(flow, rng, '楽市カード株式会社', [`${base.holder} 様`], `${y}年${m}月ご利用分 ご請求明細書`, [
      ['カード番号', `****-****-****-${base.number.slice(-4)}`],
      ['お支払日', printDay(month.end + 27, "yyyy'年'M'月'd'日'")],
      ['ご請求金額', `${unsigned(total(base.entries), whole)}円`],
    ]);
    const table = new Table(
      flow,
      [
        { key: 'date', head: '利用日', align: 'left', weight: 13 },
        { key: 'text', head: '利用店名・商品名', align: 'left', weight: 40 },
        { key: 'user', head: '利用者', align: 'left', weight: 8 },
        { key: 'way', head: '支払方法', align: 'left', weight: 10 },
        { key: 'amount', head: '利用金額', align: 'right', weight: 15 },
      ],
      { gap: 10, rows: rng.pick(['plain', 'zebra']) },
    );
    flow.afterBreak = () => table.head();
    table.head();
    for (const e of base.entries)
      table.entry({
        date: printDay(e.date, full ? 'yyyy/MM/dd' : 'M/d'),
        text: e.lines,
        user: '本人',
        way: '1回払い',
        amount: unsigned(e.amount, whole),
      });
    flow.afterBreak = undefined;
    table.entry({ text: '合計', amount: unsigned(total(base.entries), whole) }, { bold: true });
    margins(flow, rng, (n, all) => `${n} / ${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(base, {
            balancePrinted: () => false,
            openingPrinted: false,
            closingPrinted: false,
            otherDescriptions: (e) => [`${e.lines.join(' ')} 本人 1回払い`],
          }),
        ].map((account) => ({ ...account, closingBalance: total(base.entries) })),
      },
    };
  },
};

const thaiSingle: Family = {
  name: 'th-single-amount',
  about: 'Thai: one unsigned amount column, direction by the words and the balance, channel and details after it',
  faces: ['thai'],
  producers: ['chromium'],
  draw: (rng) => {
    const month = period(rng, 'month');
    const ledger = makeLedger(rng, { lexicon: 'th', currency: 'THB', ...month, count: rng.int(5, 40), scale: 250 });
    const { sheet, flow } = paper(rng, { faces: ['thai'] });
    flow.newPage();
    letter(flow, rng, 'ธนาคารกสิไทย', [ledger.holder], 'รายการเดินบัญชีเงินฝากออมทรัพย์', [
      [
        'เลขที่บัญชี',
        `${ledger.number.slice(0, 3)}-${ledger.number.slice(3, 4)}-${ledger.number.slice(4, 9)}-${ledger.number.slice(9)}`,
      ],
      ['รอบระหว่างวันที่', `${printDay(month.start, 'dd/MM/yyyy')} - ${printDay(month.end, 'dd/MM/yyyy')}`],
    ]);
    ends(
      flow,
      [
        ['รวมถอนเงิน', unsigned(total(ledger.entries, -1), us)],
        ['รวมฝากเงิน', unsigned(total(ledger.entries, 1), us)],
        ['ยอดยกไป', unsigned(ledger.closing, us)],
      ],
      { align: 'left' },
    );
    ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: ['', 'วันที่'], align: 'left', weight: 11 },
        { key: 'text', head: ['', 'รายการ'], align: 'left', weight: 36 },
        { key: 'amount', head: ['ถอนเงิน /', 'ฝากเงิน'], align: 'right', weight: 15 },
        { key: 'balance', head: ['', 'ยอดคงเหลือ'], align: 'right', weight: 16 },
      ],
      money: us,
      dates: 'dd-MM-yy',
      openingRow: { text: 'ยอดยกมา', balance: unsigned(ledger.opening, us) },
      cells: (e, usual) => ({ ...usual, amount: unsigned(e.amount, us) }),
      table: { gap: 12, rows: rng.pick(['plain', 'ruled']) },
    });
    margins(flow, rng, (n, all) => `หน้า ${n} / ${all}`);
    return { sheet, truth: { accounts: [truthOf(ledger)] } };
  },
};

const letterBehind: Family = {
  name: 'id-letter-behind',
  about: 'one amount column with D or K behind, dates d/M/yy, summary at the end',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle']));
    const ledger = makeLedger(rng, { lexicon: 'id', currency: 'IDR', ...month, count: rng.int(5, 45), scale: 90_000 });
    const { sheet, flow } = paper(rng, { faces: latin });
    const indonesian = { decimals: 2, point: rng.chance(0.5) ? '.' : ',', group: '' };
    const money = { ...indonesian, group: indonesian.point === '.' ? ',' : '.' };
    flow.newPage();
    letter(flow, rng, 'Bank Mandira', [ledger.holder, rng.pick(ledger.lexicon.streets)], 'Laporan Rekening Koran', [
      ['Periode', `${printDay(month.start, 'dd/MM/yyyy')} - ${printDay(month.end, 'dd/MM/yyyy')}`],
      ['No. Rekening', ledger.number],
      ['Mata Uang', 'IDR'],
      ['Saldo Awal', unsigned(ledger.opening, money)],
    ]);
    const letters = rng.pick([
      ['D', 'K'],
      ['DB', 'CR'],
    ] as const);
    ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: rng.pick(['Tgl Trans', 'Posting Date']), align: 'left', weight: 12 },
        { key: 'text', head: rng.pick(['Uraian', 'Keterangan']), align: 'left', weight: 40 },
        { key: 'reference', head: 'No. Ref', align: 'left', weight: 12 },
        { key: 'amount', head: 'Nominal', align: 'right', weight: 19 },
        { key: 'balance', head: 'Saldo', align: 'right', weight: 18 },
      ],
      money,
      dates: 'dd/MM/yy',
      cells: (e, usual) => ({
        ...usual,
        reference: e.reference.slice(0, 6),
        amount: `${unsigned(e.amount, money)} ${e.amount < 0 ? letters[0] : letters[1]}`,
      }),
      table: { rows: rng.pick(['ruled', 'plain']) },
    });
    ends(
      flow,
      [
        ['Total Debet', unsigned(total(ledger.entries, -1), money)],
        ['Total Kredit', unsigned(total(ledger.entries, 1), money)],
        ['Saldo Akhir', unsigned(ledger.closing, money)],
      ],
      { align: 'left', bold: true },
    );
    margins(flow, rng, (n, all) => `Halaman ${n} dari ${all}`);
    return { sheet, truth: { accounts: [truthOf(ledger)] } };
  },
};

const bilingualGulf: Family = {
  name: 'ae-bilingual',
  about: 'English text with Arabic header words above the English ones, Cr. and Dr. behind balances',
  faces: ['arabic'],
  producers: ['chromium'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle']));
    const ledger = makeLedger(rng, { lexicon: 'sg', currency: 'AED', ...month, count: rng.int(5, 40), scale: 90 });
    const { sheet, flow } = paper(rng, { faces: ['arabic'] });
    flow.newPage();
    letter(flow, rng, 'Emirates Oasis Bank', [ledger.holder], 'STATEMENT OF ACCOUNT', [
      ['Account Number', ledger.number],
      ['Statement Period', `${printDay(month.start, 'dd-MMM-yyyy')} to ${printDay(month.end, 'dd-MMM-yyyy')}`],
      ['Currency', 'AED'],
    ]);
    const side = (minor: number): string => `${unsigned(minor, us)} ${minor < 0 ? 'Dr.' : 'Cr.'}`;
    ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: ['التاريخ', 'Date'], align: 'left', weight: 13 },
        { key: 'text', head: ['البيان', 'Description'], align: 'left', weight: 40 },
        { key: 'debit', head: ['مدين', 'Debit'], align: 'right', weight: 14 },
        { key: 'credit', head: ['دائن', 'Credit'], align: 'right', weight: 14 },
        { key: 'balance', head: ['الرصيد', 'Balance'], align: 'right', weight: 18 },
      ],
      money: us,
      dates: 'dd-MMM-yyyy',
      balanceText: side,
      openingRow: { text: 'BROUGHT FORWARD', balance: side(ledger.opening) },
      closingRow: { text: 'CLOSING BALANCE', balance: side(ledger.closing) },
      table: { rows: rng.pick(['ruled', 'plain']) },
    });
    margins(flow, rng, (n, all) => `Page ${n} of ${all}`);
    return { sheet, truth: { accounts: [truthOf(ledger)] } };
  },
};

const htmlCard: Family = {
  name: 'html-card',
  about: 'browser-printed card statement: two date columns, sections as table rows, wrapped merchants',
  draw: (rng) => {
    const month = period(rng, rng.pick(['cycle', 'turn']));
    const ledger = makeLedger(rng, { lexicon: 'us', currency: 'USD', ...month, count: rng.int(6, 45), nature: 'card' });
    const [credits, charges] = [ledger.entries.filter((e) => e.amount > 0), ledger.entries.filter((e) => e.amount < 0)];
    const owed = (minor: number): string => `${minor > 0 ? '-' : ''}$${unsigned(minor, us)}`;
    const row = (e: Entry): string =>
      `<tr><td>${printDay(e.date, 'MMM d')}</td><td>${printDay(Math.min(e.date + 1, month.end), 'MMM d')}</td><td class="t">${escapeXml(e.lines.join(' '))}</td><td class="m">${owed(e.amount)}</td></tr>`;
    const section = (title: string, entries: Entry[]): string =>
      entries.length
        ? `<tr class="s"><td colspan="4">${title}</td></tr>${entries.map(row).join('')}<tr class="s"><td colspan="3">Total ${title.toLowerCase()}</td><td class="m">${owed(total(entries))}</td></tr>`
        : '';
    const html = `<!doctype html><meta charset="utf-8"><style>@page{size:${rng.pick(['A4', 'letter'])};margin:${rng.int(12, 22)}mm}body{font:${rng.int(9, 11)}px ${rng.pick(["'Liberation Sans'", "'Noto Sans'", "'Liberation Serif'"])}}.g{display:grid;grid-template-columns:1fr 1fr;gap:8px}table{width:100%;border-collapse:collapse}td,th{padding:${rng.int(2, 5)}px;text-align:left;vertical-align:${rng.pick(['top', 'middle'])}}.m{text-align:right;white-space:nowrap}.t{width:${rng.int(40, 55)}%}.s td{font-weight:bold;background:#eee}</style>
<h1>Quicksilver Card</h1><div class="g"><div>${escapeXml(ledger.holder)}<br>Account ending in ${ledger.number.slice(-4)}<br>${printDay(month.start, 'MMM d, yyyy')} - ${printDay(month.end, 'MMM d, yyyy')} (${month.end - month.start + 1} days in billing cycle)</div><div><table><tr><td>Previous Balance</td><td class="m">${owed(ledger.opening)}</td></tr><tr><td>Payments and Credits</td><td class="m">${owed(total(credits))}</td></tr><tr><td>Purchases and Fees</td><td class="m">+ ${owed(total(charges))}</td></tr><tr><td><b>New Balance</b></td><td class="m"><b>${owed(ledger.closing)}</b></td></tr></table></div></div>
<p>Minimum Payment Due $25.00 by ${printDay(month.end + 25, 'MMM d, yyyy')}. If you make only the minimum payment each period, it will take you about 9 years to pay off the balance.</p>
<table><thead><tr><th>Trans Date</th><th>Post Date</th><th>Description</th><th class="m">Amount</th></tr></thead><tbody>${section('Payments, Credits and Adjustments', credits)}${section('Transactions', charges)}</tbody></table>`;
    return {
      html,
      truth: {
        accounts: [
          truthOf(
            { ...ledger, entries: [...credits, ...charges] },
            {
              balancePrinted: () => false,
              describe: (e) => e.lines.join(' '),
              otherDate: (e) => Math.min(e.date + 1, month.end),
            },
          ),
        ],
      },
    };
  },
};

const payouts: Family = {
  name: 'processor-payouts',
  about: 'ISO dates, amount, fee and net with a type column, balance kept in net',
  draw: (rng) => {
    const month = period(rng, 'month');
    const { sheet, flow } = paper(rng, { faces: latin, page: { width: 841.89, height: 595.28 } });
    let balance = rng.int(20_000, 200_000);
    const opening = balance;
    const dates = Array.from({ length: rng.int(6, 45) }, () => month.start + rng.int(0, month.end - month.start)).sort(
      (a, b) => a - b,
    );
    const rows = dates.map((date) => {
      const payout = balance > 90_000 && rng.chance(0.2);
      const gross = payout ? -balance + rng.int(0, 3000) : rng.int(800, 45_000);
      const fee = payout ? 0 : Math.round(gross * 0.029 + 30);
      balance += gross - fee;
      return {
        date,
        type: payout ? 'Payout' : 'Charge',
        text: payout
          ? 'STRIPEE PAYOUT'
          : `Invoice ${rng.digits(5)} ${rng.pick(['Acme', 'Okafor Design', 'Blue Heron'])}`,
        gross,
        fee,
        net: gross - fee,
        balance,
      };
    });
    flow.newPage();
    letter(flow, rng, 'Paymentsly', ['Blue Heron LLC'], 'Balance history', [
      ['Period', `${printDay(month.start, 'yyyy-MM-dd')} to ${printDay(month.end, 'yyyy-MM-dd')}`],
      ['Currency', 'USD'],
    ]);
    ends(
      flow,
      [
        ['Starting balance', unsigned(opening, us)],
        ['Ending balance', unsigned(balance, us)],
      ],
      { align: 'left' },
    );
    const table = new Table(
      flow,
      [
        { key: 'date', head: 'Date', align: 'left', weight: 12 },
        { key: 'type', head: 'Type', align: 'left', weight: 9 },
        { key: 'text', head: 'Description', align: 'left', weight: 38 },
        { key: 'gross', head: 'Amount', align: 'right', weight: 13 },
        { key: 'fee', head: 'Fee', align: 'right', weight: 10 },
        { key: 'net', head: 'Net', align: 'right', weight: 13 },
        { key: 'balance', head: 'Balance', align: 'right', weight: 14 },
      ],
      { rows: rng.pick(['plain', 'ruled']) },
    );
    flow.afterBreak = () => table.head();
    table.head();
    for (const r of rows)
      table.entry({
        date: printDay(r.date, 'yyyy-MM-dd'),
        type: r.type,
        text: r.text,
        gross: signed(r.gross, us),
        fee: unsigned(r.fee, us),
        net: signed(r.net, us),
        balance: signed(r.balance, us),
      });
    margins(flow, rng, (n, all) => `${n} of ${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          {
            openingBalance: opening / 100,
            closingBalance: balance / 100,
            currency: 'USD',
            transactions: rows.map((r) => ({
              date: printDay(r.date, 'yyyy-MM-dd'),
              description: r.text,
              amount: r.net / 100,
              balance: r.balance / 100,
              otherDescriptions: [`${r.type} ${r.text}`],
            })),
          },
        ],
      },
    };
  },
};

export const judgedAsia: readonly Family[] = [
  chinaNewest,
  minguoCard,
  japaneseCard,
  thaiSingle,
  letterBehind,
  bilingualGulf,
  htmlCard,
  payouts,
];
