import { printDay } from '../../story/calendar.ts';
import { unsigned, us, whole } from '../../story/money.ts';
import { bankStatement, range } from '../bank-statement.ts';
import type { Family } from '../family.ts';

const plainDot = { decimals: 2, point: '.', group: '' } as const;
const clock = (rng: { int: (a: number, b: number) => number }, seconds = false): string =>
  [rng.int(7, 22), rng.int(0, 59), ...(seconds ? [rng.int(0, 59)] : [])]
    .map((n) => String(n).padStart(2, '0'))
    .join(':');

const cmb = bankStatement({
  name: 'cn-bilingual-header',
  about:
    'Chinese header above an English one, ISO dates, signed amounts, counterparty column, total statistics at the end',
  lexicon: 'zh-CN',
  currency: 'CNY',
  scale: 120,
  faces: ['sc'],
  fonts: ['sc', 'sc', 'scserif'],
  titles: ['交易流水', '个人账户交易明细'],
  labels: { account: '账号', period: '起止日期' },
  range: range('yyyy-MM-dd', ' -- '),
  money: us,
  summary: null,
  pageWord: (n, total) => `第 ${n} 页 / 共 ${total} 页`,
  layout: ({ rng, ledger }) => {
    const party = new Map(ledger.entries.map((e) => [e, rng.pick(ledger.lexicon.people)]));
    return {
      columns: [
        { key: 'date', head: ['记账日期', 'Date'], align: 'left', weight: 13 },
        { key: 'currency', head: ['货币', 'Currency'], align: 'left', weight: 10 },
        { key: 'amount', head: ['交易金额', 'Transaction'], align: 'right', weight: 15 },
        { key: 'balance', head: ['联机余额', 'Balance'], align: 'right', weight: 15 },
        { key: 'text', head: ['交易摘要', 'Transaction Type'], align: 'left', weight: 30 },
        { key: 'party', head: ['对手信息', 'Counter Party'], align: 'left', weight: 18 },
      ],
      dates: 'yyyy-MM-dd',
      cells: (entry, usual) => ({ ...usual, currency: 'CNY', party: party.get(entry)! }),
      table: { gap: 10, rows: rng.pick(['plain', 'ruled']) },
    };
  },
  trailer: ({ flow, ledger }) => {
    const sum = (s: number): string =>
      unsigned(
        ledger.entries.filter((e) => e.amount * s > 0).reduce((a, e) => a + e.amount, 0),
        us,
      );
    flow.gap(8);
    flow.line('合并统计', { bold: true });
    flow.line(`合计收入: ${sum(1)}    合计支出: ${sum(-1)}`);
  },
  truth: ({ ledger }) => ({
    openingPrinted: false,
    closingPrinted: false,
    otherDescriptions: (e) => ledger.lexicon.people.map((p) => `${e.lines.join(' ')} ${p}`),
  }),
});

const bocom = bankStatement({
  name: 'cn-debit-credit-words',
  about: 'unsigned amount with 借/贷 in its own column, serial numbers, time column, columns stored out of order',
  lexicon: 'zh-CN',
  currency: 'CNY',
  scale: 150,
  faces: ['sc'],
  titles: ['借记卡账户历史交易明细', '账户交易明细表'],
  labels: { account: '账号/卡号', period: '查询起止日期' },
  range: range('yyyy-MM-dd', ' 至 '),
  money: us,
  page: { width: 841.89, height: 595.28 },
  summary: null,
  pageWord: (n, total) => `第${n}页,共${total}页`,
  layout: ({ rng, ledger }) => {
    const times = ledger.entries.map(() => clock(rng, true));
    return {
      columns: [
        { key: 'number', head: '序号', align: 'left', weight: 5 },
        { key: 'date', head: '交易日期', align: 'left', weight: 10 },
        { key: 'time', head: '交易时间', align: 'left', weight: 9 },
        { key: 'side', head: '借贷', align: 'left', weight: 7 },
        { key: 'amount', head: '交易金额', align: 'right', weight: 12 },
        { key: 'balance', head: '余额', align: 'right', weight: 13 },
        { key: 'text', head: '摘要', align: 'left', weight: 34 },
      ],
      dates: 'yyyy-MM-dd',
      newestFirst: rng.chance(0.4),
      cells: (entry, usual, index) => ({
        ...usual,
        number: String(index + 1),
        time: times[index]!,
        side: entry.amount < 0 ? '借 Dr' : '贷 Cr',
        amount: unsigned(entry.amount, us),
      }),
      table: { gap: 10, rows: rng.pick(['plain', 'ruled', 'zebra']) },
    };
  },
  trailer: ({ flow }) => flow.line('*** 打印完毕 ***', { align: 'center' }),
  truth: () => ({ openingPrinted: false, closingPrinted: false }),
});

const abc = bankStatement({
  name: 'cn-compact-dates',
  about: 'dates as 20250317, +10000.00 without thousands, log numbers that look like money, empty cells as -----',
  lexicon: 'zh-CN',
  currency: 'CNY',
  scale: 200,
  faces: ['sc'],
  titles: ['银行卡交易明细清单'],
  labels: { account: '账户', period: '起止日期' },
  range: range('yyyyMMdd', '-'),
  money: plainDot,
  summary: null,
  pageWord: (n, total) => `${n}/${total}`,
  layout: ({ rng, ledger }) => {
    const channel = ledger.entries.map(() => rng.pick(['电子商务', '超级网银', '柜面', '-----']));
    return {
      columns: [
        { key: 'date', head: '交易日期', align: 'left', weight: 12 },
        { key: 'text', head: '交易摘要', align: 'left', weight: 32 },
        { key: 'amount', head: '交易金额', align: 'right', weight: 14 },
        { key: 'balance', head: '本次余额', align: 'right', weight: 14 },
        { key: 'log', head: '日志号', align: 'right', weight: 13 },
        { key: 'channel', head: '交易渠道', align: 'left', weight: 13 },
      ],
      dates: 'yyyyMMdd',
      plus: '+',
      cells: (entry, usual, index) => ({ ...usual, log: entry.reference, channel: channel[index]! }),
      table: { gap: 10 },
    };
  },
  truth: () => ({
    openingPrinted: false,
    closingPrinted: false,
    otherDescriptions: (e) => ['电子商务', '超级网银', '柜面', '-----'].map((c) => `${e.lines.join(' ')} ${c}`),
  }),
});

const twFirst = bankStatement({
  name: 'tw-dash-cells',
  about: 'traditional Chinese, no decimals or .00, "-" in empty cells, totals rows, time column',
  lexicon: 'zh-TW',
  currency: 'TWD',
  decimals: 0,
  scale: 700,
  faces: ['tc'],
  titles: ['存摺存款交易明細', '帳戶往來明細'],
  labels: { account: '帳號', period: '查詢期間' },
  range: range('yyyy/MM/dd', ' ~ '),
  money: whole,
  summary: null,
  pageWord: (n, total) => `第 ${n} 頁，共 ${total} 頁`,
  layout: ({ rng, ledger }) => {
    const times = ledger.entries.map(() => clock(rng, true));
    return {
      columns: [
        { key: 'date', head: '交易日期', align: 'left', weight: 12 },
        { key: 'time', head: '交易時間', align: 'left', weight: 10 },
        { key: 'debit', head: rng.pick(['支出金額', '提款金額']), align: 'right', weight: 13 },
        { key: 'credit', head: rng.pick(['存入金額', '存款金額']), align: 'right', weight: 13 },
        { key: 'balance', head: rng.pick(['餘額', '帳戶餘額']), align: 'right', weight: 14 },
        { key: 'text', head: '摘要', align: 'left', weight: 32 },
      ],
      dates: 'yyyy/MM/dd',
      filler: rng.pick(['-', '', '-']),
      currency: rng.chance(0.25) ? { prefix: '$' } : {},
      cells: (_, usual, index) => ({ ...usual, time: times[index]! }),
      table: { gap: 12, rows: rng.pick(['plain', 'zebra', 'ruled']) },
    };
  },
  trailer: ({ flow, ledger }) => {
    const sum = (s: number): string =>
      unsigned(
        ledger.entries.filter((e) => e.amount * s > 0).reduce((a, e) => a + e.amount, 0),
        whole,
      );
    flow.gap(6);
    flow.line(`支出金額總計 ${sum(-1)}`);
    flow.line(`存入金額總計 ${sum(1)}`);
  },
  truth: () => ({ openingPrinted: false, closingPrinted: false }),
});

const mufg = bankStatement({
  name: 'jp-passbook',
  about: 'yen, お引出し and お預入れ, 差引残高, full- and half-width kana, 前月繰越 row, header in Japanese',
  lexicon: 'ja',
  currency: 'JPY',
  decimals: 0,
  scale: 2500,
  faces: ['jp'],
  fonts: ['jp', 'jpserif'],
  titles: ['普通預金 入出金明細', 'お取引明細書'],
  labels: { account: '口座番号', period: '照会期間' },
  range: range("yyyy'年'M'月'd'日'", '～'),
  money: whole,
  summary: null,
  pageWord: (n, total) => `${n} / ${total} ページ`,
  layout: ({ rng, ledger }) => {
    const yen = rng.chance(0.3);
    return {
      columns: [
        { key: 'date', head: rng.pick(['日付', 'お取引日', '年月日']), align: 'left', weight: 15 },
        { key: 'text', head: rng.pick(['摘要', 'お取り扱い内容']), align: 'left', weight: 38 },
        { key: 'debit', head: rng.pick(['お支払金額', 'お引出し', '出金']), align: 'right', weight: 15 },
        { key: 'credit', head: rng.pick(['お預り金額', 'お預入れ', '入金']), align: 'right', weight: 15 },
        { key: 'balance', head: rng.pick(['差引残高', '残高']), align: 'right', weight: 16 },
      ],
      dates: rng.pick(['yyyy/M/d', "yyyy'年'M'月'd'日'", 'yyyy/MM/dd', 'yyyy.M.d']),
      currency: yen ? { suffix: '円' } : {},
      openingRow: { text: '前月繰越', balance: unsigned(ledger.opening, whole) + (yen ? '円' : '') },
      closingRow: rng.chance(0.6)
        ? { text: '繰越残高', balance: unsigned(ledger.closing, whole) + (yen ? '円' : '') }
        : { text: '次月繰越', balance: unsigned(ledger.closing, whole) + (yen ? '円' : '') },
      table: { rows: rng.pick(['plain', 'ruled', 'zebra']) },
    };
  },
});

const woori = bankStatement({
  name: 'kr-withdraw-deposit',
  about:
    'won, date with time in one cell, 찾으신금액 and 맡기신금액, branch after the balance, newest first in some seeds',
  lexicon: 'ko',
  currency: 'KRW',
  decimals: 0,
  scale: 18_000,
  faces: ['kr'],
  titles: ['거래내역조회', '예금거래내역서'],
  labels: { account: '계좌번호', period: '조회기간' },
  range: range('yyyy.MM.dd', ' ~ '),
  money: whole,
  summary: null,
  pageWord: (n, total) => `${n}/${total}`,
  layout: ({ rng, ledger }) => {
    const times = ledger.entries.map(() => clock(rng));
    const won = rng.chance(0.25);
    return {
      columns: [
        { key: 'number', head: 'No.', align: 'left', weight: 5 },
        { key: 'date', head: rng.pick(['거래일시', '거래일자']), align: 'left', weight: 19 },
        { key: 'text', head: rng.pick(['적요', '기재내용', '내용']), align: 'left', weight: 26 },
        { key: 'debit', head: rng.pick(['찾으신금액', '출금금액', '출금']), align: 'right', weight: 14 },
        { key: 'credit', head: rng.pick(['맡기신금액', '입금금액', '입금']), align: 'right', weight: 14 },
        { key: 'balance', head: rng.pick(['거래후잔액', '잔액']), align: 'right', weight: 15 },
        { key: 'branch', head: rng.pick(['취급기관', '거래점']), align: 'left', weight: 11 },
      ],
      dates: rng.pick(['yyyy.MM.dd', 'yyyy-MM-dd', 'yyyy/MM/dd']),
      newestFirst: rng.chance(0.5),
      filler: rng.pick(['0', '', '0']),
      currency: won ? { suffix: '원' } : {},
      cells: (entry, usual, index) => ({
        ...usual,
        number: String(index + 1),
        date: `${usual['date'] as string} ${times[index]}`,
        branch: ledger.lexicon.cities[index % ledger.lexicon.cities.length]!,
        ...(won
          ? {
              debit: entry.amount < 0 ? `${unsigned(entry.amount, whole)}원` : '0원',
              credit: entry.amount > 0 ? `${unsigned(entry.amount, whole)}원` : '0원',
            }
          : {}),
      }),
      table: { size: 8, rows: rng.pick(['ruled', 'plain']) },
    };
  },
  truth: ({ ledger }) => ({
    openingPrinted: false,
    closingPrinted: false,
    otherDescriptions: (e) => ledger.lexicon.cities.map((c) => `${e.lines.join(' ')} ${c}`),
  }),
});

const bca = bankStatement({
  name: 'id-mutasi-db',
  about: 'DB after debits only, balance on some rows, year only in PERIODE, SALDO AWAL row, BERSAMBUNG at page ends',
  lexicon: 'id',
  currency: 'IDR',
  scale: 90_000,
  titles: ['REKENING TAHAPAN', 'REKENING GIRO'],
  labels: { account: 'NO. REKENING', period: 'PERIODE' },
  range: (s) => printDay(s, 'MMMM yyyy', { language: 'id', upper: true }),
  periods: ['month'],
  money: us,
  summary: null,
  pageWord: (n, total) => `HALAMAN : ${n} / ${total}`,
  layout: ({ ledger, flow, sheet }) => ({
    columns: [
      { key: 'date', head: 'TANGGAL', align: 'left', weight: 10 },
      { key: 'text', head: 'KETERANGAN', align: 'left', weight: 46 },
      { key: 'branch', head: 'CBG', align: 'left', weight: 7 },
      { key: 'amount', head: 'MUTASI', align: 'right', weight: 21 },
      { key: 'balance', head: 'SALDO', align: 'right', weight: 19 },
    ],
    dates: 'dd/MM',
    balances: 'day',
    openingRow: {
      date: '01/' + printDay(ledger.start, 'MM'),
      text: 'SALDO AWAL',
      balance: unsigned(ledger.opening, us),
    },
    carry: { over: () => (sheet.text(flow.left, flow.y + 12, 'BERSAMBUNG KE HALAMAN BERIKUT', { size: 7 }), {}) },
    cells: (entry, usual) => ({
      ...usual,
      branch: entry.amount % 2 ? '0998' : '',
      amount: `${unsigned(entry.amount, us)}${entry.amount < 0 ? ' DB' : ''}`,
    }),
  }),
  trailer: ({ flow, ledger, sheet }) => {
    const debits = ledger.entries.filter((e) => e.amount < 0);
    const credits = ledger.entries.filter((e) => e.amount > 0);
    const sum = (list: typeof debits): string =>
      unsigned(
        list.reduce((a, e) => a + e.amount, 0),
        us,
      );
    flow.need(70);
    flow.gap(8);
    const lines: [string, string, string][] = [
      ['SALDO AWAL', unsigned(ledger.opening, us), ''],
      ['MUTASI CR', sum(credits), String(credits.length)],
      ['MUTASI DB', sum(debits), String(debits.length)],
      ['SALDO AKHIR', unsigned(ledger.closing, us), ''],
    ];
    for (const [label, value, count] of lines) {
      flow.y += 12;
      sheet.text(flow.left, flow.y, `${label} :`);
      sheet.text(flow.left + 220, flow.y, value, { align: 'right' });
      sheet.text(flow.left + 250, flow.y, count);
    }
  },
});

const vcb = bankStatement({
  name: 'vn-reference-like-money',
  about:
    'dd/mm/yyyy with reference 5009.34878 below the date, Ghi nợ and Ghi có, dong with points, Số dư đầu and cuối kỳ',
  lexicon: 'vi',
  currency: 'VND',
  decimals: 0,
  scale: 150_000,
  fonts: ['noto', 'dejavu', 'condensed'],
  titles: ['SAO KÊ TÀI KHOẢN', 'Sao kê giao dịch'],
  labels: { account: 'Số tài khoản', period: 'Từ - Đến' },
  range: range('dd/MM/yyyy', ' - '),
  money: { decimals: 0, point: ',', group: '.' },
  summary: {
    title: '',
    opening: 'Số dư đầu kỳ',
    credits: 'Tổng phát sinh có',
    debits: 'Tổng phát sinh nợ',
    closing: 'Số dư cuối kỳ',
  },
  pageWord: (n, total) => `Trang ${n}/${total}`,
  layout: ({ rng }) => ({
    columns: [
      { key: 'date', head: ['Ngày giao dịch', 'Số tham chiếu'], align: 'left', weight: 19 },
      { key: 'debit', head: ['', rng.pick(['Ghi nợ', 'Số tiền ghi nợ'])], align: 'right', weight: 14 },
      { key: 'credit', head: ['', rng.pick(['Ghi có', 'Số tiền ghi có'])], align: 'right', weight: 14 },
      { key: 'balance', head: ['', 'Số dư'], align: 'right', weight: 15 },
      { key: 'text', head: ['', rng.pick(['Nội dung', 'Diễn giải'])], align: 'left', weight: 42 },
    ],
    dates: 'dd/MM/yyyy',
    cells: (entry, usual) => ({
      ...usual,
      date: [usual['date'] as string, `${entry.card}.${entry.reference.slice(0, 5)}`],
    }),
    table: { gap: 12, rows: rng.pick(['ruled', 'plain']) },
  }),
  truth: () => ({
    otherDescriptions: (e) => [
      `${e.card}.${e.reference.slice(0, 5)} ${e.lines.join(' ')}`,
      `${e.lines.join(' ')} ${e.card}.${e.reference.slice(0, 5)}`,
    ],
  }),
});

const scb = bankStatement({
  name: 'th-one-unsigned-column',
  about:
    'Thai, one unsigned Debit/Credit column whose side only code and balance tell, X1 in and X2 out, carried balance row',
  lexicon: 'th',
  currency: 'THB',
  scale: 250,
  faces: ['thai'],
  producers: ['chromium'],
  titles: ['รายการเดินบัญชี', 'ใบแจ้งรายการบัญชี'],
  labels: { account: 'เลขที่บัญชี', period: 'รอบระหว่างวันที่' },
  range: range('dd/MM/yyyy', ' - '),
  money: us,
  summary: null,
  pageWord: (n, total) => `หน้า ${n}/${total}`,
  layout: ({ rng, ledger }) => {
    const times = ledger.entries.map(() => clock(rng));
    return {
      columns: [
        { key: 'date', head: ['วันที่', 'Date'], align: 'left', weight: 11 },
        { key: 'time', head: ['เวลา', 'Time'], align: 'left', weight: 8 },
        { key: 'code', head: ['รหัส', 'Code'], align: 'left', weight: 7 },
        { key: 'amount', head: ['ถอน/ฝาก', 'Debit / Credit'], align: 'right', weight: 15 },
        { key: 'balance', head: ['ยอดเงินคงเหลือ', 'Balance'], align: 'right', weight: 15 },
        { key: 'text', head: ['รายการ', 'Description'], align: 'left', weight: 38 },
      ],
      dates: rng.pick(['dd/MM/yy', 'dd/MM/yyyy', 'dd-MM-yy']),
      openingRow: { text: 'ยอดเงินคงเหลือยกมา', balance: unsigned(ledger.opening, us) },
      cells: (entry, usual, index) => ({
        ...usual,
        time: times[index]!,
        code: entry.amount < 0 ? 'X2' : 'X1',
        amount: unsigned(entry.amount, us),
      }),
      table: { gap: 12, rows: rng.pick(['plain', 'ruled']) },
    };
  },
  truth: () => ({
    closingPrinted: false,
    otherDescriptions: (e) => [`${e.amount < 0 ? 'X2' : 'X1'} ${e.lines.join(' ')}`],
  }),
});

export const eastAsia: readonly Family[] = [cmb, bocom, abc, twFirst, mufg, woori, bca, vcb, scb];
