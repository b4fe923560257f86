import { describe, expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const periodOf = (line: string): unknown =>
  statementOf(`
Banque Atlas
${line}
SOLDE DEPART                                               100,00
DATE        LIBELLE              DEBIT       CREDIT
22/12/2022  ACHAT                10,00
SOLDE FINAL                                                90,00`).accounts[0]?.period;

describe('dates with blanks between their numbers', () => {
  it('are a period where a word joins two of them', () => {
    expect(periodOf('RELEVE DU 22 12 2022 AU 21 01 2023')).toEqual({ start: '2022-12-22', end: '2023-01-21' });
  });

  it('are none where they are no days', () => {
    expect(periodOf('RELEVE DU 22 42 2022 AU 21 01 2023')).toEqual({ start: null, end: null });
    expect(periodOf('Telephone 05 22 2042')).toEqual({ start: null, end: null });
  });
});
