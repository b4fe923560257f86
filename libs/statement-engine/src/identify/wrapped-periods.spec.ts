import { describe, expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const periodOf = (head: string): unknown =>
  statementOf(`${head}
Date          Description      Amount     Balance
02 May 2025   Books            -5.00       95.00
03 May 2025   Garden          -10.00       85.00`).accounts[0]?.period;

describe('the printed period', () => {
  it.each([
    ['明细对应时间段:2025-05-01 00:00:00 至 2025-05-31 23:59:59'],
    ['ご利用明細(2025年5月1日～2025年5月31日締め)'],
    ['対象期間 令和7年5月1日~令和7年5月31日'],
  ])('stands among words without spaces: %s', (head) => {
    expect(periodOf(head)).toEqual({ start: '2025-05-01', end: '2025-05-31' });
  });

  it.each([
    ['Billing Period: 05/01/25-05/31/25'],
    ['Zeitraum 01.05.2025-31.05.2025'],
    ['STATEMENTFROMMAY1TOMAY31,2025'],
    ['1stMay2025to31stMay2025'],
  ])('is set as one word: %s', (head) => {
    expect(periodOf(head)).toEqual({ start: '2025-05-01', end: '2025-05-31' });
  });

  it.each([
    ['Statement period May 01, 2025 through May 31,'],
    ['Statement period May 1 - May 31,'],
    ['Statement period 1 May 2025 to 31 May'],
  ])('has its last year on a line below, in the same cell: %s', (head) => {
    const page = (at: number): string => `Owner                ${head}\n${' '.repeat(at)}2025`;
    expect(periodOf(page(21))).toEqual({ start: '2025-05-01', end: '2025-05-31' });
    expect(periodOf(page(2))).not.toEqual({ start: '2025-05-01', end: '2025-05-31' });
  });
});
