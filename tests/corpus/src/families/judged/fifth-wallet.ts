import { escapeXml } from '../../drawing/chromium.ts';
import { printDay, type Day } from '../../story/calendar.ts';
import { makeLedger, truthOf, type Entry } from '../../story/ledger.ts';
import { plain, unsigned } from '../../story/money.ts';
import { period, type Family } from '../family.ts';
import { clocks, sumOf } from './desk.ts';

export const walletProof: Family = {
  name: 'cn-wallet-proof-html',
  about:
    'browser print of a Chinese wallet certificate: long order numbers and times that wrap, kind, word for in or out, means, unsigned amount, other party and merchant order; no balances, newest first',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle']));
    const ledger = makeLedger(rng, {
      lexicon: 'zh-CN',
      currency: 'CNY',
      ...month,
      count: rng.int(3, 45),
      kinds: ['purchase', 'purchase', 'purchase', 'out', 'in', 'in'],
      overdraft: true,
      opening: 0,
    });
    const times = clocks(rng, ledger.entries);
    const told = new Map<Entry, { kind: string; means: string; party: string }>();
    for (const e of ledger.entries) {
      const [shop, person] = [rng.pick(ledger.lexicon.shops), rng.pick(ledger.lexicon.people)];
      const means = rng.pick(['零钱', `长江银行(${rng.digits(4)})`, '零钱通']);
      const fact = {
        purchase: { kind: rng.pick(['商户消费', '扫二维码付款']), means, party: shop },
        out: { kind: rng.pick(['转账', '微群红包']), means, party: person },
        in: { kind: rng.pick(['转账', '二维码收款']), means: '零钱', party: person },
      }[e.kind as 'purchase' | 'out' | 'in'];
      told.set(e, fact);
      e.lines = [fact.party];
    }
    const word = (e: Entry): string => (e.amount < 0 ? '支出' : '收入');
    const iso = (at: Day): string => printDay(at, 'yyyy-MM-dd');
    const merchantOrder = rng.chance(0.7);
    const cell = (text: string, name = ''): string => `<td${name ? ` class="${name}"` : ''}>${escapeXml(text)}</td>`;
    const rows = [...ledger.entries]
      .reverse()
      .map((e) => {
        const { kind, means, party } = told.get(e)!;
        const order = merchantOrder ? cell(e.kind === 'purchase' ? rng.digits(24) : '/', 'o') : '';
        return `<tr>${cell(`4200${rng.digits(24)}`, 'o')}${cell(`${iso(e.date)} ${times.get(e)}`, 't')}${cell(kind)}${cell(word(e), 'c')}${cell(means)}${cell(unsigned(e.amount, plain), 'm')}${cell(party)}${order}</tr>`;
      })
      .join('');
    const side = (sign: number): string =>
      `${ledger.entries.filter((e) => e.amount * sign > 0).length}笔 ${unsigned(sumOf(ledger.entries, sign), plain)}元`;
    const size = rng.int(9, 11);
    const html = `<!doctype html><meta charset="utf-8"><style>@page{size:A4;margin:${rng.int(11, 20)}mm}body{font:${size}px 'Noto Sans CJK SC'}h1{font-size:${size + 7}px;text-align:center}table{border-collapse:collapse;width:100%;table-layout:fixed}th,td{border:${rng.pick(['1px solid #999', '1px solid #ddd'])};padding:${rng.int(3, 6)}px 4px;text-align:${rng.pick(['left', 'center'])};vertical-align:${rng.pick(['middle', 'top'])};word-break:break-all}tr{break-inside:avoid}.o{width:17%}.t{width:12%;word-break:normal}.c{width:7%}.m{width:10%;word-break:normal}p{line-height:1.7}</style>
<h1>信付支付交易明细证明</h1><p>编号：${rng.digits(24)}</p><p>兹证明：${escapeXml(ledger.holder)}（居民身份证：${rng.digits(6)}********${rng.digits(4)}），在其信付号：wx_${rng.digits(8)}中的交易明细信息如下：</p>
<p>交易明细对应时间段 ${iso(month.start)} 00:00:00 至 ${iso(month.end)} 23:59:59${rng.chance(0.6) ? `<br>收入：${side(1)}　支出：${side(-1)}` : ''}</p>
<table><thead><tr><th class="o">交易单号</th><th class="t">交易时间</th><th>交易类型</th><th class="c">收/支</th><th>交易方式</th><th class="m">金额(元)</th><th>交易对方</th>${merchantOrder ? '<th class="o">商户单号</th>' : ''}</tr></thead><tbody>${rows}</tbody></table>
<p>说明：<br>1.本证明仅证明上述时间段内的交易情况，涂改无效。<br>2.本证明由系统生成，无需签字。</p><p style="text-align:right">信付支付科技有限公司<br>${iso(month.end + rng.int(1, 9))}</p>`;
    return {
      html,
      truth: {
        accounts: [
          truthOf(ledger, {
            balancePrinted: () => false,
            openingPrinted: false,
            closingPrinted: false,
            otherDescriptions: (e) => {
              const { kind, means, party } = told.get(e)!;
              return [
                `${kind} ${party}`,
                `${kind} ${means} ${party}`,
                `${party} ${kind}`,
                `${means} ${party}`,
                `${kind} ${word(e)} ${means} ${party}`,
              ];
            },
          }),
        ],
      },
    };
  },
};
