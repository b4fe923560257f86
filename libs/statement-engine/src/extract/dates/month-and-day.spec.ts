import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

const page = (names: string): string => `
银行存款日记账
2026年
${names}    凭证号       摘要              借方          贷方          余额
3    1                期初余额                                  236,418.55
3    3     银收-0001    货款          113,000.00                 349,418.55
     3     银付-0002    手续费                           12.50    349,406.05
     18    银付-0003    备用金                        5,000.00    344,406.05
4    2     银收-0004    货款            8,653.20                 353,059.25`;

it('a month that is printed once holds for the days in the column beside it', () => {
  const rows = statementOf(page('月    日')).accounts[0]?.transactions;
  expect(rows?.map(({ date }) => date)).toEqual(['2026-03-03', '2026-03-03', '2026-03-18', '2026-04-02']);
});

it('numbers that stand under other names are no dates', () => {
  const rows = statementOf(page('号    行')).accounts[0]?.transactions ?? [];
  expect(rows.filter(({ date }) => date === '2026-03-18')).toEqual([]);
});
