import type { AccountFacts, CheckKind, Reason } from '@crossfoot/contracts';
import { checkKindSchema, checkWords, flagWords, reasonSchema, reasonWords, rowFlagSchema } from '@crossfoot/contracts';
import { describe, expect, it } from 'vitest';
import { checkedBy, headline, verdictToast } from './verdict-story.ts';

const facts = (more: Partial<AccountFacts> = {}): AccountFacts => ({
  institution: 'Tidewater Bank',
  accountNumber: '…4417',
  accountType: 'checking',
  currency: 'USD',
  period: { start: '2026-01-01', end: '2026-01-31' },
  openingBalance: 10,
  closingBalance: 12,
  reconciliation: { status: 'balanced', difference: 0, checks: ['openingClosing'], reasons: [] },
  rows: 3,
  flaggedRows: 1,
  moneyIn: 4,
  moneyOut: -2,
  days: { start: '2026-01-01', end: '2026-01-31' },
  firstBreak: null,
  ...more,
});
const open = (reason: Reason): AccountFacts =>
  facts({ reconciliation: { status: 'unverifiable', difference: 0, checks: [], reasons: [reason] } });
const broken = facts({
  reconciliation: { status: 'unbalanced', difference: -18, checks: ['runningBalance'], reasons: ['balanceBreak'] },
  firstBreak: { row: 4, page: 2, date: '2026-01-21', description: 'Electricity and gas' },
});

describe('the words of a verdict', () => {
  it('say what was proved', () => {
    expect(headline([facts()], 3)).toMatchObject({ verdict: 'balanced', title: 'Balanced to the cent' });
    expect(verdictToast([facts()], 3)).toEqual({
      title: 'Conversion Complete',
      description: 'Successfully converted 3 transactions. Balanced to the cent.',
    });
  });

  it('tell one row from several, and leave a currency its letters', () => {
    expect(verdictToast([facts()], 1).description).toBe('Successfully converted 1 transaction. Balanced to the cent.');
    expect(verdictToast([{ ...broken, currency: 'CHF' }], 3).title).toBe('Converted, but off by 18.00 CHF');
  });

  it('say the difference to the cent and the place of the first break; the worst account speaks', () => {
    expect(headline([facts(), broken], 6)).toEqual({
      verdict: 'unbalanced',
      title: 'Off by $18.00',
      text: 'The balances first part on 21 Jan 2026, “Electricity and gas” on page 2.',
    });
    expect(headline([broken, broken], 6).title).toBe('2 of 2 accounts do not balance');
  });

  it.each(reasonSchema.options)('have a sentence for the reason %s and tell which rows it concerns', (reason) => {
    const { text } = headline([open(reason)], 3);
    expect(text).toContain(reasonWords[reason].sentence);
    const isOfRows = reasonWords[reason].concerns !== 'statement';
    expect(/It concerns (all 3 rows|1 row of 3)\./.test(text)).toBe(isOfRows);
    expect(text).not.toMatch(/ or something/);
  });

  it.each(checkKindSchema.options)('name the check %s', (check: CheckKind) => {
    const checked = facts({ reconciliation: { status: 'balanced', difference: 0, checks: [check], reasons: [] } });
    expect(checkedBy(checked)).toEqual([checkWords[check].name]);
  });

  it.each(rowFlagSchema.options)('have words for the flag %s', (flag) => {
    expect(flagWords[flag].sentence).toMatch(/\.$/);
    expect(flagWords[flag].next).toMatch(/\.$/);
  });
});
