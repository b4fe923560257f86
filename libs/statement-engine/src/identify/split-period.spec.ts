import { describe, expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const ROWS = `
Post     Eff.
Date     Date     Description                 Amount    Balance
Dec 11            Previous Balance                       100.00
Dec 12            Deposit                      10.00     110.00
Dec 14            Deposit                      10.00     120.00
Dec 15            Deposit                      10.00     130.00
Dec 17            Deposit                      10.00     140.00
Dec 19            Deposit                      10.00     150.00
Dec 21            Deposit                      10.00     160.00
Dec 23            Deposit                      10.00     170.00
Dec 29   Dec 28   Grocer                      -30.00     140.00
Jan 05   Jan 04   Baker                       -20.00     120.00
Jan 10            Ending Balance                         120.00`;

describe('a period whose ends are fields of their own', () => {
  const expected = { start: '2024-12-11', end: '2025-01-10' };

  it('is read where each stands on a line of its own', () => {
    const [account] = statementOf(`
Valley Credit Union
From: 12/11/2024
Through: 01/10/2025${ROWS}`).accounts;
    expect(account?.period).toEqual(expected);
    expect(account?.reconciliation.status).toBe('balanced');
  });

  it('is read where the labels stand above the days, the dates of the rows telling day from month', () => {
    const [account] = statementOf(`
Valley Credit Union
Member number      From           Through
****7934           12/11/2024     01/10/2025${ROWS}`).accounts;
    expect(account?.period).toEqual(expected);
    expect(account?.transactions.at(-1)).toMatchObject({ date: '2025-01-05', valueDate: '2025-01-04' });
  });

  it('is read beside the postal address', () => {
    const [account] = statementOf(`
Valley Credit Union
88 Larkspur Lane                 Statement from     12/11/2024
Elk Crossing MT 59999            Statement to       01/10/2025${ROWS}`).accounts;
    expect(account?.period).toEqual(expected);
  });

  it('is none where another date stands after the first', () => {
    const [account] = statementOf(`
Valley Credit Union
From: 12/11/2024
Due: 01/10/2025${ROWS}`).accounts;
    expect(account?.period).toEqual({ start: null, end: null });
  });
});

describe('a period set without spaces', () => {
  it.each(['Dec 11 2024-Jan 10 2025', '11 Dec 2024-10 Jan 2025'])('is read from %s', (period) => {
    const [account] = statementOf(`
Valley Credit Union
Statement Period: ${period}${ROWS}`).accounts;
    expect(account?.period).toEqual({ start: '2024-12-11', end: '2025-01-10' });
    expect(account?.transactions.at(-1)?.date).toBe('2025-01-05');
  });
});
