import { expect, it } from 'vitest';
import { statementOf } from '../../extract/typed-page.fixture.ts';

it('reads an Icelandic card by its words', () => {
  const [account] = statementOf(`
Yfirlit kreditkortareiknings
Úttektartímabil 21.05.2025 - 20.06.2025   Allar fjárhæðir í ISK
Staða frá síðasta yfirliti           164.331
Innborganir og endurgreiðslur       -164.331
Úttektir og gjöld                     47.608
Til greiðslu                          47.608
Dags. úttektar     Bókunardagur     Skýring                    Fjárhæð
24.05.2025         26.05.2025       Orkan                       12.390
25.05.2025         27.05.2025       SAS WEB SALES               35.218
02.06.2025         02.06.2025       Innborgun                 -164.331`).accounts;
  expect(account?.transactions.map(({ date, transactionDate, amount }) => [date, transactionDate, amount])).toEqual([
    ['2025-05-26', '2025-05-24', -12_390],
    ['2025-05-27', '2025-05-25', -35_218],
    ['2025-06-02', '2025-06-02', 164_331],
  ]);
  expect(account?.reconciliation).toMatchObject({ status: 'balanced', reasons: [] });
});
