import { expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const page = (period: string): string => `
Ngân hàng Sông Hồng
${period}
Opening balance      100.00
Closing balance       90.00
Date         Description         Debit       Credit       Balance
05/01/2022   Grocer              10.00                      90.00`;

it('a period that is a month to the day tells the day from the month', () => {
  const [account] = statementOf(page('Period: 09/12/2021 to 08/01/2022')).accounts;
  expect(account?.transactions[0]?.date).toBe('2022-01-05');
  expect(account?.reconciliation.status).toBe('balanced');
});

it('a period that is a month in neither order leaves them open', () => {
  const [account] = statementOf(page('Period: 09/12/2021 to 06/01/2022')).accounts;
  expect(account?.reconciliation.reasons).toContain('dateOrderOpen');
});

it('a period has labels in two languages', () => {
  const [account] = statementOf(page('Từ ngày/From: 09/12/2021 Đến ngày/To: 08/01/2022')).accounts;
  expect(account?.period).toEqual({ start: '2021-12-09', end: '2022-01-08' });
});
