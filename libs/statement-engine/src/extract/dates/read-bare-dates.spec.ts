import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

it.each(['Post    Value', 'Xqz     Value'])(
  'dates with points beside value dates are those of booking: "%s"',
  (names) => {
    const [account] = statementOf(`
Statement period 01/11/2025 to 30/11/2025
${names}    Details                  Debit       Credit      Balance
                 Opening balance                                  2,500.00
11.06   11.06    Electricity              52.59                   2,447.41
11.12   11.12    Water board               7.47                   2,439.94
11.21   11.20    Corner shop              49.13                   2,390.81
11.24   11.24    Salary                             1,786.42      4,177.23
11.26   11.25    Bakery                   54.18                   4,123.05
                 Closing balance                                  4,123.05`).accounts;
    expect(account?.transactions.map(({ date, valueDate }) => `${date} ${valueDate}`)).toEqual([
      '2025-11-06 2025-11-06',
      '2025-11-12 2025-11-12',
      '2025-11-21 2025-11-20',
      '2025-11-24 2025-11-24',
      '2025-11-26 2025-11-25',
    ]);
  },
);
