import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

const days = Array.from({ length: 20 }, (_, at) => at + 1);

const yen = days.map((day) => {
  const balance = (500_000 - day * 2_500).toLocaleString('en');
  return `2025/09/${String(day).padStart(2, '0')}      カード          2,500                               ${balance}`;
});

const page = (unit: string): string => `口座明細書
普通預金 口座番号 5550001
日付            摘要            お支払金額(円)    お預り金額(円)    差引残高(円)
                繰越                                                500,000
${yen.join('\n')}

外貨普通預金 口座番号 5550002
日付            摘要            お支払金額${unit}   お預り金額${unit}   差引残高${unit}
                繰越                                                1,200.25
2025/09/02      預入                              300.50            1,500.75
2025/09/17      送金            269.30                              1,231.45
2025/09/30      利息                              0.94              1,232.39`;

it('takes the currency of each account from the names of its columns', () => {
  const { accounts } = statementOf(page('(USD)'));
  expect(accounts.map(({ currency }) => currency)).toEqual(['JPY', 'USD']);
  expect(accounts[0]?.openingBalance).toBe(500_000);
});

it('rounds no decimals away, whether or not the other currency is named', () => {
  for (const unit of ['(USD)', '']) {
    const other = statementOf(page(unit)).accounts[1];
    expect(other?.transactions.map(({ amount }) => amount)).toEqual([300.5, -269.3, 0.94]);
  }
});
