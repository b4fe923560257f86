import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

const rows = `
Date          Text                      Amount     Balance
15/03/2025    Toll bridge                -4.75     27.40
19/03/2025    Top up                     25.00     52.40
22/03/2025    Toll tunnel               -10.75     41.65`;

const readWith = (above: string, list = rows): unknown[] =>
  statementOf(`Toll road account\n${above}\n${list}`).accounts.map(
    ({ openingBalance, closingBalance, reconciliation }) => [openingBalance, closingBalance, reconciliation.status],
  );

it('takes two figures for the ends that the running balance begins from and ends with, whatever they are called', () => {
  expect(readWith('Prepaid 01/03: 32.15      Prepaid 31/03: 41.65')).toEqual([[32.15, 41.65, 'balanced']]);
  expect(readWith('Prepaid in March          32.15\nPrepaid in April          41.65')).toEqual([
    [32.15, 41.65, 'balanced'],
  ]);
  const [head, ...list] = rows.trim().split('\n');
  expect(readWith('Prepaid 01/03: 32.15      Prepaid 31/03: 41.65', [head, ...list.reverse()].join('\n'))).toEqual([
    [32.15, 41.65, 'balanced'],
  ]);
});

it('takes none where one of them is another figure, or stands elsewhere', () => {
  expect(readWith('Prepaid 01/03: 32.16      Prepaid 31/03: 41.65')).toEqual([[null, null, 'unverifiable']]);
  expect(readWith('Prepaid 01/03: 32.15      Prepaid 31/03: 41.66')).toEqual([[null, null, 'unverifiable']]);
  expect(readWith('Prepaid 01/03: 32.15')).toEqual([[null, null, 'unverifiable']]);
  expect(readWith('Prepaid in March          32.15\nPrepaid                        41.65')).toEqual([
    [null, null, 'unverifiable'],
  ]);
});

it('takes no line of a row that was lost for one', () => {
  const lost = rows.replace('15/03/2025    Toll bridge', '              Toll bridge 15/03/2025 to');
  expect(readWith('Fees of March   -4.75      Now   41.65', lost)).not.toContainEqual([27.4, 41.65, 'balanced']);
});
