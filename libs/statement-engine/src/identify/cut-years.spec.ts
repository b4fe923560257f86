import { describe, expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const page = (period: string): string => `
Everyday account statement
Statement period: ${period}
Opening balance     100.00
Date        Description       Amount     Balance
Nov 14      Transfer          -10.00       90.00
Dec 9       Deposit             5.00       95.00
Closing balance      95.00`;
const periodOf = (text: string): unknown => statementOf(page(text)).accounts[0]?.period;

describe('a year that the edge of the page cuts off', () => {
  it('is the first in which the period ends behind its beginning', () => {
    expect(periodOf('November 12, 2024 to December 11, 20')).toEqual({ start: '2024-11-12', end: '2024-12-11' });
    expect(periodOf('November 12, 2024 to January 11, 20')).toEqual({ start: '2024-11-12', end: '2025-01-11' });
    expect(periodOf('11/12/2024 to 12/14/20')).toEqual({ start: '2024-11-12', end: '2024-12-14' });
  });

  it('is none where the other year has two digits as well', () => {
    expect(periodOf('12 Nov 19 to 11 Dec 20')).not.toEqual({ start: '2019-11-12', end: '2019-12-11' });
  });
});
