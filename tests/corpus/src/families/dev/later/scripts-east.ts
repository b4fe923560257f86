import { Table } from '../../../drawing/table.ts';
import { partsOf, printDay } from '../../../story/calendar.ts';
import { makeLedger, truthOf, type Entry } from '../../../story/ledger.ts';
import { spaced, unsigned, us, whole, wholeDots } from '../../../story/money.ts';
import type { Rng } from '../../../story/rng.ts';
import { period, type Family } from '../../family.ts';
import { ledgerPages } from '../../ledger-pages.ts';
import { begin, facts, footer, heading, sumOf } from './paper.ts';

export const clock = (rng: Rng): string =>
  `${String(rng.int(7, 22)).padStart(2, '0')}:${String(rng.int(0, 59)).padStart(2, '0')}`;

const twoSums: Family = {
  name: 'ru-two-sums',
  about:
    'two dates with times below them, sum in the currency of the operation beside the sum on the card, newest first',
  producers: ['pdf-lib', 'pdfkit'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle']));
    const ledger = makeLedger(rng, { lexicon: 'ru', currency: 'RUB', ...month, count: rng.int(1, 45), scale: 900 });
    const { sheet, flow } = begin(rng, { faces: ['dejavu', 'noto', 'condensed'], sizes: [7.5, 8, 8.5] });
    const ru = (d: number): string => printDay(d, 'dd.MM.yyyy');
    const money = rng.chance(0.5) ? spaced : { ...spaced, point: '.' };
    const sum = (minor: number, mark = '₽'): string => `${minor < 0 ? '-' : '+'}${unsigned(minor, money)} ${mark}`;
    const withBalance = rng.chance(0.6);
    heading(flow, rng, {
      bank: ledger.bank,
      small: 'БИК 044525974  ИНН 7710140679',
      holder: [ledger.holder, 'Адрес места жительства: 443001, г. Самара, ул. Садовая, д. 14'],
      title: 'Справка о движении средств',
    });
    facts(
      flow,
      [
        ['Дата заключения договора', ru(month.start - 900)],
        ['Номер лицевого счета', `40817810${ledger.number}00`],
        ...(withBalance ? ([[`Остаток на ${ru(month.start)}`, `${unsigned(ledger.opening, money)} ₽`]] as const) : []),
        ['Пополнения', `${unsigned(sumOf(ledger.entries, 1), money)} ₽`],
        ['Расходы', `${unsigned(sumOf(ledger.entries, -1), money)} ₽`],
        ...(withBalance ? ([[`Остаток на ${ru(month.end)}`, `${unsigned(ledger.closing, money)} ₽`]] as const) : []),
      ],
      { valueAlign: 'left' },
    );
    flow.gap(8);
    flow.line(`Движение средств за период с ${ru(month.start)} по ${ru(month.end)}`, { bold: true });
    const charged = (e: Entry): number => Math.min(e.valueDate, month.end);
    const table = new Table(
      flow,
      [
        { key: 'date', head: ['Дата и время', 'операции'], align: 'left', weight: 13 },
        { key: 'post', head: ['Дата', 'списания'], align: 'left', weight: 13 },
        { key: 'original', head: ['Сумма в валюте', 'операции'], align: 'right', weight: 18 },
        { key: 'amount', head: ['Сумма операции', 'в валюте карты'], align: 'right', weight: 18 },
        { key: 'text', head: ['Описание', 'операции'], align: 'left', weight: 32 },
        { key: 'card', head: ['Номер', 'карты'], align: 'left', weight: 8 },
      ],
      { rows: rng.pick(['plain', 'ruled']), gap: 10 },
    );
    flow.afterBreak = () => table.head();
    table.head();
    const order = rng.chance(0.7) ? [...ledger.entries].reverse() : ledger.entries;
    const card = ledger.number.slice(-4);
    for (const e of order) {
      const foreign = e.kind === 'purchase' && rng.chance(0.15);
      table.entry({
        date: [ru(e.date), clock(rng)],
        post: [ru(charged(e)), clock(rng)],
        original: foreign ? sum(Math.round(e.amount / 90), '$') : sum(e.amount),
        amount: sum(e.amount),
        text: e.lines,
        card: e.kind === 'fee' || e.kind === 'interest' ? '—' : card,
      });
    }
    flow.afterBreak = undefined;
    flow.gap(12);
    flow.line('С уважением, руководитель управления клиентских операций', { size: 7 });
    footer(flow, rng, (n, all) => `Страница ${n} из ${all}`, 'Лицензия Банка России № 2673');
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(
            { ...ledger, entries: order },
            {
              balancePrinted: () => false,
              openingPrinted: withBalance,
              closingPrinted: withBalance,
              otherDate: charged,
              otherDescriptions: (e) => [`${e.lines.join(' ')} ${card}`],
            },
          ),
        ],
      },
    };
  },
};

const cardPlace: Family = {
  name: 'cn-card-place-amount',
  about:
    'card: month and day without a year, payments lack the trade date, amounts like 3.90(CN) behind, a points table that looks alike',
  faces: ['sc'],
  producers: ['chromium'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['cycle', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'zh-CN',
      currency: 'CNY',
      ...month,
      count: rng.int(3, 50),
      scale: 120,
      nature: 'card',
    });
    const { sheet, flow } = begin(rng, { faces: ['sc'], sizes: [8, 8.5, 9] });
    const { y, m } = partsOf(month.end);
    const md = (d: number): string => printDay(d, 'MM/dd');
    const owed = (minor: number): string => `${minor > 0 ? '-' : ''}${unsigned(minor, us)}`;
    const posted = (e: Entry): number => Math.min(e.date + (e.amount < 0 ? 1 : 0), month.end);
    heading(flow, rng, {
      bank: `${ledger.bank}信用卡`,
      small: 'CREDIT CARD STATEMENT  客服热线 400-555-5555',
      holder: [`${ledger.holder} 先生/女士`, rng.pick(ledger.lexicon.streets)],
      title: `${y}年${String(m).padStart(2, '0')}月信用卡账单`,
    });
    facts(
      flow,
      [
        ['账单周期 Statement Cycle', `${printDay(month.start, 'yyyy/MM/dd')} - ${printDay(month.end, 'yyyy/MM/dd')}`],
        ['到期还款日 Payment Due Date', printDay(month.end + 18, 'yyyy/MM/dd')],
        ['上期账单金额 Balance B/F', `¥ ${owed(ledger.opening)}`],
        ['本期还款金额 Payment', `¥ ${unsigned(sumOf(ledger.entries, 1), us)}`],
        ['本期账单金额 New Charges', `¥ ${unsigned(sumOf(ledger.entries, -1), us)}`],
        ['本期应还金额 New Balance', `¥ ${owed(ledger.closing)}`],
        ['信用额度 Credit Limit', `¥ ${rng.int(2, 9)}0,000.00`],
      ],
      { width: flow.width * 0.7 },
    );
    flow.gap(12);
    flow.line('本期账务明细 Transaction Details', { bold: true });
    const table = new Table(
      flow,
      [
        { key: 'date', head: ['交易日', 'Trans'], align: 'left', weight: 9 },
        { key: 'post', head: ['记账日', 'Post'], align: 'left', weight: 9 },
        { key: 'text', head: ['交易摘要', 'Description'], align: 'left', weight: 38 },
        { key: 'amount', head: ['人民币金额', 'RMB Amount'], align: 'right', weight: 15 },
        { key: 'card', head: ['卡号末四位', 'Card Number'], align: 'center', weight: 13 },
        { key: 'place', head: ['交易地金额', 'Original Amount'], align: 'right', weight: 17 },
      ],
      { gap: 10, rows: rng.pick(['plain', 'dotted']) },
    );
    table.head();
    const card = ledger.number.slice(-4);
    const groups: [string, Entry[]][] = [
      ['还款', ledger.entries.filter((e) => e.amount > 0)],
      ['消费', ledger.entries.filter((e) => e.amount < 0 && e.kind !== 'fee')],
      ['费用', ledger.entries.filter((e) => e.kind === 'fee')],
    ];
    for (const [name, entries] of groups) {
      if (!entries.length) continue;
      table.entry({ text: name }, { bold: true, reserve: 24 });
      for (const e of entries)
        table.entry({
          date: e.amount > 0 ? '' : md(e.date),
          post: md(posted(e)),
          text: e.lines,
          amount: owed(e.amount),
          card,
          place: e.amount > 0 ? owed(e.amount) : `${unsigned(e.amount, us)}(${rng.chance(0.9) ? 'CN' : 'HK'})`,
        });
    }
    flow.need(80);
    flow.gap(12);
    flow.line('积分明细', { bold: true });
    const points = new Table(flow, [
      { key: 'a', head: '上期积分余额', align: 'right', weight: 20 },
      { key: 'b', head: '本期新增积分', align: 'right', weight: 20 },
      { key: 'c', head: '本期兑换积分', align: 'right', weight: 20 },
      { key: 'd', head: '期末积分余额', align: 'right', weight: 20 },
    ]);
    points.head();
    points.entry({ a: '12,044', b: String(rng.int(20, 900)), c: '0', d: '12,362' });
    footer(flow, rng, (n, all) => `第 ${n} 页 / 共 ${all} 页`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(
            { ...ledger, entries: groups.flatMap(([, e]) => e) },
            {
              balancePrinted: () => false,
              otherDate: posted,
              otherDescriptions: (e) => [`${e.lines.join(' ')} ${card}`],
            },
          ),
        ],
      },
    };
  },
};

const eraYears: Family = {
  name: 'jp-era-years',
  about:
    'years of the Reiwa era (7- 5-12), an asterisk before each figure as on passbooks, carried-over rows on every page',
  faces: ['jp', 'jpserif'],
  producers: ['pdfkit'],
  draw: (rng) => {
    const month = period(rng, 'month');
    const ledger = makeLedger(rng, {
      lexicon: 'ja',
      currency: 'JPY',
      ...month,
      decimals: 0,
      count: rng.int(0, 60),
      scale: 3000,
    });
    const { sheet, flow } = begin(rng, { faces: ['jp', 'jpserif'], sizes: [8, 8.5, 9] });
    const era = (d: number): string => {
      const { y, m, d: date } = partsOf(d);
      return `${y - 2018}-${String(m).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
    };
    const long = (d: number): string => `令和${partsOf(d).y - 2018}年${printDay(d, "M'月'd'日'")}`;
    const mark = rng.pick(['*', '¥', '']);
    const yen = (minor: number): string => `${mark}${unsigned(minor, whole)}`;
    heading(flow, rng, {
      bank: ledger.bank,
      small: '本店営業部 店番号 001  電話 03-5555-0100',
      holder: [`${ledger.holder} 様`, rng.pick(ledger.lexicon.streets)],
      title: '普通預金 お取引明細書',
    });
    facts(
      flow,
      [
        ['口座番号', ledger.number.slice(0, 7)],
        ['対象期間', `${long(month.start)} から ${long(month.end)} まで`],
        ['作成日', long(month.end + 2)],
      ],
      { valueAlign: 'left' },
    );
    flow.gap(12);
    ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: '年月日', align: 'left', weight: 11 },
        { key: 'text', head: 'お取引内容', align: 'left', weight: 36 },
        { key: 'debit', head: 'お支払金額(円)', align: 'right', weight: 16 },
        { key: 'credit', head: 'お預り金額(円)', align: 'right', weight: 16 },
        { key: 'balance', head: '差引残高(円)', align: 'right', weight: 18 },
      ],
      money: whole,
      dates: 'yyyy',
      balanceText: yen,
      openingRow: { date: era(month.start), text: '繰越', balance: yen(ledger.opening) },
      carry: {
        over: (balance) => ({ text: '次頁へ繰越', balance }),
        forward: (balance) => ({ text: '前頁より繰越', balance }),
      },
      cells: (e, usual) => ({
        ...usual,
        date: era(e.date),
        debit: e.amount < 0 ? yen(e.amount) : '',
        credit: e.amount > 0 ? yen(e.amount) : '',
      }),
      table: { rows: rng.pick(['plain', 'ruled']), head: 'ruled', gap: 10 },
    });
    flow.gap(8);
    flow.line(
      `お支払合計 ${yen(sumOf(ledger.entries, -1))}　お預り合計 ${yen(sumOf(ledger.entries, 1))}　最終残高 ${yen(ledger.closing)}`,
    );
    footer(flow, rng, (n, all) => `${n}/${all}頁`);
    return { sheet, truth: { accounts: [truthOf(ledger)] } };
  },
};

const categoryCode: Family = {
  name: 'vn-card-category-code',
  about:
    'card: Vietnamese heads, four-digit codes beside whole dong with points, foreign sums in the text, conversion fee rows',
  producers: ['pdf-lib', 'chromium'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['cycle', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'vi',
      currency: 'VND',
      ...month,
      decimals: 0,
      count: rng.int(2, 45),
      scale: 260_000,
      nature: 'card',
    });
    for (const e of ledger.entries)
      if (e.kind === 'salary') e.lines = ['THANH TOAN DU NO THE TIN DUNG'];
      else if (e.kind === 'fee') e.lines = [rng.pick(['PHI CHUYEN DOI NGOAI TE', 'PHI THUONG NIEN'])];
      else if (e.amount < 0 && rng.chance(0.25))
        e.lines = [`${rng.pick(ledger.lexicon.shops)} USD ${rng.int(3, 90)}.${rng.digits(2)}`];
    const { sheet, flow } = begin(rng, { faces: ['dejavu', 'noto', 'condensed'], sizes: [8, 8.5, 9] });
    const date = (d: number): string => printDay(d, 'dd/MM/yyyy');
    const booked = (e: Entry): number => Math.min(e.date + 1, month.end);
    const mcc = new Map(
      ledger.entries.map((e) => [e, e.kind === 'purchase' ? rng.pick(['5411', '5812', '4121', '5999', '5732']) : '']),
    );
    heading(flow, rng, {
      bank: ledger.bank,
      small: 'Trung tâm Dịch vụ khách hàng 1900 5555 88',
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets)],
      title: 'SAO KÊ THẺ TÍN DỤNG',
    });
    facts(
      flow,
      [
        ['Số thẻ', `4221 49** **** ${ledger.number.slice(-4)}`],
        ['Kỳ sao kê', `${date(month.start)} - ${date(month.end)}`],
        ['Ngày đến hạn thanh toán', date(month.end + 15)],
        ['Hạn mức tín dụng (VND)', unsigned(rng.int(30, 200) * 1_000_000, wholeDots)],
        ['Dư nợ kỳ trước (VND)', unsigned(ledger.opening, wholeDots)],
        ['Tổng phát sinh nợ (VND)', unsigned(sumOf(ledger.entries, -1), wholeDots)],
        ['Tổng phát sinh có (VND)', unsigned(sumOf(ledger.entries, 1), wholeDots)],
        ['Dư nợ cuối kỳ (VND)', `${ledger.closing > 0 ? '-' : ''}${unsigned(ledger.closing, wholeDots)}`],
      ],
      { width: flow.width * rng.pick([0.55, 0.7]) },
    );
    flow.gap(12);
    const table = new Table(
      flow,
      [
        { key: 'date', head: ['Ngày', 'giao dịch'], align: 'left', weight: 12 },
        { key: 'post', head: ['Ngày', 'hạch toán'], align: 'left', weight: 12 },
        { key: 'text', head: ['Diễn giải', ''], align: 'left', weight: 38 },
        { key: 'mcc', head: ['MCC', ''], align: 'center', weight: 7 },
        { key: 'debit', head: ['Ghi nợ', '(VND)'], align: 'right', weight: 15 },
        { key: 'credit', head: ['Ghi có', '(VND)'], align: 'right', weight: 15 },
      ],
      { rows: rng.pick(['plain', 'ruled', 'zebra']) },
    );
    flow.afterBreak = () => table.head();
    table.head();
    const filler = rng.pick(['', '0', '']);
    for (const e of ledger.entries)
      table.entry({
        date: date(e.date),
        post: date(booked(e)),
        text: e.lines,
        mcc: mcc.get(e)!,
        debit: e.amount < 0 ? unsigned(e.amount, wholeDots) : filler,
        credit: e.amount > 0 ? unsigned(e.amount, wholeDots) : filler,
      });
    flow.afterBreak = undefined;
    table.entry(
      {
        text: 'Tổng cộng',
        debit: unsigned(sumOf(ledger.entries, -1), wholeDots),
        credit: unsigned(sumOf(ledger.entries, 1), wholeDots),
      },
      { bold: true },
    );
    footer(flow, rng, (n, all) => `Trang ${n}/${all}`, 'Lãi suất 2,95%/tháng. Thanh toán tối thiểu 5% dư nợ cuối kỳ.');
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            balancePrinted: () => false,
            otherDate: booked,
            otherDescriptions: (e) => [`${e.lines.join(' ')} ${mcc.get(e)}`],
          }),
        ],
      },
    };
  },
};

export const freshEast: readonly Family[] = [twoSums, cardPlace, eraYears, categoryCode];
