import { expect, it } from 'vitest';
import { rowsOf, statementOf } from '../typed-page.fixture.ts';

const page = (first: string, second: string): string => `
Field Credit Union
Statement period 03/01/25 - 03/31/25
Opening balance   100.00
Date              Description                              Amount     Balance
${first}
${second}`;

it('a time of day behind a date in the words of an entry is one of them', () => {
  const rows = page(
    '03/04/25          Deposit in branch 03/03 02:34:21 Pm Elm St     50.00     150.00',
    '03/09/25          Corner brew                           -20.00     130.00',
  );
  expect(rowsOf(rows)).toEqual(['03-04 50.00 Deposit in branch 03/03 02:34:21 Pm Elm St', '03-09 -20.00 Corner brew']);
});

it('behind the date of the entry it is part of the date', () => {
  const rows = page(
    '03/04/25 02:34 pm Deposit in branch                      50.00     150.00',
    '03/09/25 11:02 am Corner brew                           -20.00     130.00',
  );
  expect(rowsOf(rows)).toEqual(['03-04 50.00 Deposit in branch', '03-09 -20.00 Corner brew']);
});

it('below the heading of a day it is what an entry begins with, and part of that day', () => {
  const [account] = statementOf(`
Lịch sử giao dịch ví, từ 05/01/2026 đến 04/02/2026
Số dư đầu kỳ 375.000đ
Số dư cuối kỳ 1.279.000đ
Giờ       Nội dung                 Mã giao dịch          Số tiền         Số dư ví
Ngày 04/02/2026
20:24     Nạp tiền                 MG33630953213      +900.000đ        1.279.000đ
17:55     Thanh toán Circle K      MG73500659316       -48.000đ         379.000đ
Ngày 02/02/2026
20:51     Hoàn tiền Grab           MG88838505803       +58.000đ         427.000đ
Ngày 31/01/2026
06:18     Nạp điện thoại           MG94778269039        -6.000đ         369.000đ`).accounts;
  expect(account?.currency).toBe('VND');
  expect(account?.transactions.map(({ date, amount, description }) => `${date} ${amount} ${description}`)).toEqual([
    '2026-02-04 900000 Nạp tiền',
    '2026-02-04 -48000 Thanh toán Circle K',
    '2026-02-02 58000 Hoàn tiền Grab',
    '2026-01-31 -6000 Nạp điện thoại',
  ]);
});
