import { Table } from '../../drawing/table.ts';
import { partsOf, printDay } from '../../story/calendar.ts';
import { makeLedger, truthOf, type Entry } from '../../story/ledger.ts';
import { signed, unsigned, us, whole } from '../../story/money.ts';
import { period, type Family } from '../family.ts';
import { ledgerPages } from '../ledger-pages.ts';
import { figures, footer, heading, rowCount, sumOf } from './desk.ts';
import { paper } from './paper.ts';

const reiwa: Family = {
  name: 'jp-reiwa-years',
  about: 'Japanese account with years of the era in dates, carried balance row, whole yen, withdrawals first',
  faces: ['jp', 'jpserif'],
  producers: ['pdfkit', 'chromium'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle']));
    const ledger = makeLedger(rng, {
      lexicon: 'ja',
      currency: 'JPY',
      ...month,
      decimals: 0,
      count: rowCount(rng, 35),
      scale: 3000,
    });
    const { sheet, flow } = paper(rng, { faces: ['jp', 'jpserif'], sizes: [7.5, 8, 8.5] });
    const two = (n: number): string => String(n).padStart(2, '0');
    const era = (at: number): string => {
      const { y, m, d } = partsOf(at);
      return `令和${y - 2018}年${m}月${d}日`;
    };
    const shape = rng.pick(['R6.3.12', '06-03-12', 'words'] as const);
    const short = (at: number): string => {
      const { y, m, d } = partsOf(at);
      if (shape === 'words') return era(at);
      return shape === 'R6.3.12' ? `R${y - 2018}.${m}.${d}` : `${two(y - 2018)}-${two(m)}-${two(d)}`;
    };
    flow.newPage();
    heading(flow, rng, {
      bank: '港北信用金庫',
      holder: [`${ledger.holder} 様`, rng.pick(ledger.lexicon.streets)],
      title: '普通預金 お取引明細表',
      facts: [
        ['店番・口座番号', `012-${ledger.number.slice(0, 7)}`],
        ['お取引期間', `${era(month.start)}～${era(month.end)}`],
        ['作成日', era(month.end + 2)],
      ],
    });
    ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: '年月日（和暦）', align: 'left', weight: 17 },
        { key: 'text', head: 'お取引内容', align: 'left', weight: 36 },
        { key: 'debit', head: 'お支払金額（円）', align: 'right', weight: 17 },
        { key: 'credit', head: 'お預り金額（円）', align: 'right', weight: 17 },
        { key: 'balance', head: '差引残高（円）', align: 'right', weight: 17 },
      ],
      money: whole,
      dates: 'yyyy/MM/dd',
      openingRow: { text: '前月繰越', balance: unsigned(ledger.opening, whole) },
      closingRow: {
        text: '合計',
        debit: unsigned(sumOf(ledger.entries, -1), whole),
        credit: unsigned(sumOf(ledger.entries, 1), whole),
        balance: unsigned(ledger.closing, whole),
      },
      cells: (e, usual) => ({ ...usual, date: short(e.date) }),
      table: { rows: rng.pick(['plain', 'ruled', 'zebra']) },
    });
    footer(flow, rng, (n, all) => `${n} / ${all} ページ`);
    return { sheet, truth: { accounts: [truthOf(ledger)] } };
  },
};

const twoMoneyCard: Family = {
  name: 'cn-card-two-moneys',
  about:
    'Chinese card: deposit and spending columns, one table for yuan and one for dollars, points like a ledger after',
  faces: ['sc'],
  producers: ['pdfkit', 'chromium'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['cycle', 'turn']));
    const { sheet, flow } = paper(rng, { faces: ['sc'], sizes: [7.5, 8, 8.5] });
    const parts = [
      { title: '人民币交易明细 RMB', currency: 'CNY', count: rng.int(3, 45), scale: 150 },
      ...(rng.chance(0.7) ? [{ title: '外币交易明细 USD', currency: 'USD', count: rng.int(1, 9), scale: 30 }] : []),
    ].map((part) => ({
      ...part,
      ledger: makeLedger(rng.fork(part.currency), {
        lexicon: 'zh-CN',
        currency: part.currency,
        ...month,
        count: part.count,
        scale: part.scale,
        nature: 'card',
      }),
    }));
    const d = (at: number): string => printDay(at, 'yyyy-MM-dd');
    const owed = (minor: number): string => signed(-minor, us);
    const card = rng.digits(4);
    flow.newPage();
    heading(flow, rng, {
      bank: '东海银行信用卡中心',
      holder: [`${parts[0]!.ledger.holder} 先生/女士`],
      title: '信用卡对账单',
      facts: [
        ['账单日', d(month.end)],
        ['到期还款日', d(month.end + 20)],
        ['账单周期', `${d(month.start)} 至 ${d(month.end)}`],
      ],
    });
    const post = (e: Entry): number => Math.min(e.date + 1, month.end);
    const accounts = parts.map(({ title, ledger }) => {
      flow.need(130);
      flow.gap(6);
      flow.line(title, { bold: true, size: sheet.options.size + 1 });
      figures(flow, [
        ['上期账单余额', owed(ledger.opening)],
        ['本期存入合计', unsigned(sumOf(ledger.entries, 1), us)],
        ['本期支出合计', unsigned(sumOf(ledger.entries, -1), us)],
        ['本期账单余额', owed(ledger.closing)],
      ]);
      const table = new Table(
        flow,
        [
          { key: 'date', head: '交易日', align: 'left', weight: 13 },
          { key: 'post', head: '银行记账日', align: 'left', weight: 13 },
          { key: 'card', head: '卡号后四位', align: 'left', weight: 11 },
          { key: 'text', head: '交易描述', align: 'left', weight: 34 },
          { key: 'credit', head: '存入', align: 'right', weight: 14 },
          { key: 'debit', head: '支出', align: 'right', weight: 14 },
        ],
        { rows: rng.pick(['plain', 'ruled', 'zebra']) },
      );
      flow.afterBreak = () => table.head();
      table.head();
      for (const e of ledger.entries)
        table.entry({
          date: d(e.date),
          post: d(post(e)),
          card,
          text: e.lines,
          [e.amount < 0 ? 'debit' : 'credit']: unsigned(e.amount, us),
        });
      flow.afterBreak = undefined;
      return truthOf(ledger, {
        balancePrinted: () => false,
        otherDate: post,
        otherDescriptions: (e) => [`${card} ${e.lines.join(' ')}`],
      });
    });
    flow.need(70);
    flow.gap(10);
    const points = new Table(
      flow,
      ['积分类型', '上期积分', '本期新增', '本期兑换', '积分余额'].map((head, i) => ({
        key: `c${i}`,
        head,
        align: i ? ('right' as const) : ('left' as const),
        weight: 10,
      })),
    );
    points.head();
    points.entry({ c0: '消费积分', c1: '12,044', c2: '1,318', c3: '0', c4: '13,362' });
    footer(flow, rng, (n, all) => `第${n}页/共${all}页`);
    return { sheet, truth: { accounts } };
  },
};

export const judgedFarEast: readonly Family[] = [reiwa, twoMoneyCard];
