import { expect, it } from 'vitest';
import { halfLinesOf } from '../typed-page.fixture.ts';

const describedIn = (page: string): (string | undefined)[] =>
  halfLinesOf(page).accounts.flatMap(({ transactions }) => transactions.map(({ description }) => description));

it('reads an entry cell by cell where cells of two lines straddle the others', () => {
  const page = `
Date          Type         Description     Way               Amount

02/02/2025
              Transfer     Anna            Cash               -7.00
21:26:38

03/02/2025                 Garden
              Shopping                     Visa one          -5.00
15:55:56                   Books

04/02/2025                 Corner
              Refund                       Visa one          10.00
09:21:19                   Store`;
  expect(describedIn(page)).toEqual([
    'Transfer Anna Cash',
    'Shopping Garden Books Visa one',
    'Refund Corner Store Visa one',
  ]);
});

it('joins what a script without spaces goes on with', () => {
  const page = `
日期          类型         对方            方式              金额

2025-02-03                 花园书
              商户消费                     银行               -5.00
15:55:56                   店

2025-02-04
              转账         王              银行               10.00
09:21:19`;
  expect(describedIn(page)).toEqual(['商户消费 花园书店 银行', '转账 王 银行']);
});
