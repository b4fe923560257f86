import { Table } from '../../drawing/table.ts';
import { isoDay, partsOf, printDay } from '../../story/calendar.ts';
import { makeLedger, truthOf } from '../../story/ledger.ts';
import { decimal, signed, unsigned, us, whole } from '../../story/money.ts';
import { latin, period, type Family } from '../family.ts';
import { figures, footer, heading, notice, sumOf } from '../judged/desk.ts';
import { paper } from '../judged/paper.ts';

interface Row {
  readonly date: number;
  readonly text: string;
  readonly amount: number;
  readonly balance: number;
}

const owingLoan: Family = {
  name: 'au-loan-owing-signed',
  about: 'loan with one signed column: interest and fees plus, repayments minus, balance owing positive',
  draw: (rng) => {
    const month = period(rng, 'month');
    const start = month.start;
    const months = rng.int(3, 12);
    const { sheet, flow } = paper(rng, { faces: latin });
    let owing = rng.int(9_000_000, 65_000_000);
    const opening = owing;
    const rows: Row[] = [];
    const move = (date: number, text: string, more: number): void => {
      owing += more;
      rows.push({ date, text, amount: -more, balance: -owing });
    };
    const repayment = rng.int(120_000, 410_000);
    for (let i = 0; i < months; i++) {
      const at = start + i * 30;
      move(at + 2, 'Interest charged', Math.round((owing * rng.int(520, 690)) / 120_000));
      for (const k of rng.chance(0.5) ? [9, 23] : [14]) move(at + k, 'Repayment - Direct Debit', -repayment);
      if (rng.chance(0.3)) move(at + 24, 'Package fee', 3500);
      if (rng.chance(0.3)) move(at + 27, 'Extra repayment - internet transfer', -rng.int(1, 60) * 10_000);
      if (rng.chance(0.15)) move(at + 28, 'Redraw', rng.int(1, 40) * 10_000);
    }
    const end = start + months * 30;
    const d = (at: number): string => printDay(at, 'd MMM yyyy');
    const dollar = (minor: number): string => `$${unsigned(minor, us)}`;
    flow.newPage();
    heading(flow, rng, {
      bank: 'Murray River Home Loans',
      holder: ['Bronte Walker & R Singh', '18 Jacaranda Court'],
      title: 'Your Variable Home Loan statement',
      facts: [
        ['Loan account', `${rng.digits(3)}-${rng.digits(3)} ${rng.digits(9)}`],
        ['Statement from', `${d(start)} to ${d(end)}`],
        ['Annual percentage rate', `${rng.int(5, 6)}.${rng.digits(2)}%`],
      ],
    });
    const sums: [string, number][] = [
      ['Opening balance owing', opening],
      ['Plus interest and fees and redraws', -rows.filter((r) => r.amount < 0).reduce((all, r) => all + r.amount, 0)],
      ['Less repayments', rows.filter((r) => r.amount > 0).reduce((all, r) => all + r.amount, 0)],
      ['Closing balance owing', owing],
    ];
    figures(
      flow,
      sums.map(([label, minor]) => [label, dollar(minor)] as const),
    );
    const newest = rng.chance(0.4);
    const pattern = rng.pick(['dd MMM yyyy', 'dd/MM/yyyy', 'dd MMM yy']);
    const table = new Table(
      flow,
      [
        { key: 'date', head: 'Date', align: 'left', weight: 13 },
        { key: 'text', head: 'Details', align: 'left', weight: 46 },
        { key: 'amount', head: 'Amount', align: 'right', weight: 17 },
        { key: 'balance', head: 'Balance owing', align: 'right', weight: 20 },
      ],
      { rows: rng.pick(['plain', 'ruled', 'zebra']) },
    );
    flow.afterBreak = () => table.head();
    table.head();
    for (const row of newest ? [...rows].reverse() : rows) {
      table.entry({
        date: printDay(row.date, pattern),
        text: row.text,
        amount: `${row.amount < 0 ? '+' : '-'}${dollar(row.amount)}`,
        balance: dollar(row.balance),
      });
      if (row.text === 'Interest charged' && rng.chance(0.2))
        table.entry({ text: `Your interest rate changed to ${rng.int(5, 6)}.${rng.digits(2)}% p.a.` });
    }
    flow.afterBreak = undefined;
    notice(
      flow,
      'Things you should know',
      `The amount you can redraw at ${d(end)} is ${dollar(rng.int(100_000, 900_000))}. Your minimum repayment of ${dollar(repayment)} is due on ${d(end + 9)}. Interest is calculated daily and charged monthly.`,
    );
    footer(flow, rng, (n, all) => `Page ${n} of ${all}`, 'Australian credit licence 000000');
    return {
      sheet,
      truth: {
        accounts: [
          {
            openingBalance: decimal(-opening, 2),
            closingBalance: decimal(-owing, 2),
            currency: 'AUD',
            transactions: rows.map((row) => ({
              date: isoDay(row.date),
              description: row.text,
              amount: decimal(row.amount, 2),
              balance: decimal(row.balance, 2),
            })),
          },
        ],
      },
    };
  },
};

const koreanCard: Family = {
  name: 'kr-card-points',
  about: 'Korean card bill: month and day, kind of use, amount and then points, cancellations negative, total row',
  faces: ['kr'],
  producers: ['pdfkit', 'chromium'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle']));
    const ledger = makeLedger(rng, {
      lexicon: 'ko',
      currency: 'KRW',
      ...month,
      decimals: 0,
      count: rng.int(2, 50),
      scale: 16_000,
      kinds: ['purchase', 'purchase', 'purchase', 'purchase', 'purchase', 'purchase', 'purchase', 'in'],
      opening: 90_000_000,
    });
    for (const e of ledger.entries) e.lines = [`${rng.pick(ledger.lexicon.shops)}${e.amount > 0 ? ' (취소)' : ''}`];
    const { sheet, flow } = paper(rng, { faces: ['kr'], sizes: [7.5, 8, 9] });
    const d = (at: number): string => printDay(at, 'yyyy.MM.dd');
    const won = (minor: number): string => signed(-minor, whole);
    const total = sumOf(ledger.entries);
    const { y, m } = partsOf(month.end);
    flow.newPage();
    heading(flow, rng, {
      bank: '한빛카드',
      holder: [`${ledger.holder} 님`],
      title: `${y}년 ${m}월 이용대금 명세서`,
      facts: [
        ['이용기간', `${d(month.start)} ~ ${d(month.end)}`],
        ['결제일', d(month.end + 14)],
        ['카드번호', `5409-****-****-${ledger.number.slice(-4)}`],
        ['결제하실 금액', `${won(total)}원`],
      ],
    });
    const table = new Table(
      flow,
      [
        { key: 'date', head: '이용일', align: 'left', weight: 10 },
        { key: 'text', head: '이용하신 곳', align: 'left', weight: 40 },
        { key: 'way', head: '이용구분', align: 'left', weight: 12 },
        { key: 'amount', head: '이용금액(원)', align: 'right', weight: 17 },
        { key: 'points', head: '적립포인트', align: 'right', weight: 13 },
      ],
      { rows: rng.pick(['plain', 'ruled']) },
    );
    flow.afterBreak = () => table.head();
    table.head();
    for (const e of ledger.entries)
      table.entry({
        date: printDay(e.date, 'MM.dd'),
        text: e.lines,
        way: '일시불',
        amount: won(e.amount),
        points: e.amount < 0 ? String(Math.floor(-e.amount / 200)) : '0',
      });
    flow.afterBreak = undefined;
    table.entry({ text: `합계 ${ledger.entries.length}건`, amount: won(total) }, { bold: true });
    notice(
      flow,
      '알려드립니다',
      '연체이자율은 회원별 약정이율에 3.0%p를 더하여 적용되며 법정 최고금리는 연 20%입니다.',
    );
    footer(flow, rng, (n, all) => `${n}/${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          {
            ...truthOf(ledger, {
              balancePrinted: () => false,
              openingPrinted: false,
              otherDescriptions: (e) => [`${e.lines[0]} 일시불`],
            }),
            closingBalance: decimal(total, 0),
          },
        ],
      },
    };
  },
};

/** Debts that were judged on first, and then looked at. */
export const formerBills: readonly Family[] = [owingLoan, koreanCard];
