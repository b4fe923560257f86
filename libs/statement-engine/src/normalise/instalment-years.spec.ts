import { describe, expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

describe('a part without a word for it', () => {
  const card = (...rows: readonly string[]) =>
    statementOf(`
Credit Card Statement
Statement date 02/03/2026
Previous balance 100,00
DATA    DESCRICAO                VALOR EM R$
09/02   PAGAMENTO                   - 100,00
${rows.join('\n')}
New balance ${String(345 * rows.length)},00`).accounts[0];
  const daysOf = (...rows: readonly string[]): string[] =>
    (card(...rows)?.transactions ?? []).slice(1).map(({ date }) => date);
  const reasonsOf = (...rows: readonly string[]): readonly string[] =>
    card(...rows)?.reconciliation.reasons ?? ['none'];
  const fourteenth = '20/01   DECATHLON 14/18          345,00';
  const kept = '15/11   LOJA RENNER 04/06        345,00';

  it('tells the year of its purchase, more than one back', () => {
    expect(daysOf(kept, fourteenth)).toEqual(['2025-11-15', '2025-01-20']);
    expect(reasonsOf(kept, fourteenth)).toEqual([]);
  });

  it('leaves the year in doubt where no other purchase shows that days are kept', () => {
    expect(daysOf(fourteenth)).toEqual(['2025-01-20']);
    expect(reasonsOf(fourteenth)).toEqual(['assumedYear']);
  });

  it('tells nothing where it does not fit the day', () => {
    expect(daysOf('20/01   TRATTORIA 9/18           345,00')).toEqual(['2026-01-20']);
  });
});

describe('the day of a purchase below an entry', () => {
  const card = (...more: readonly string[]) =>
    statementOf(`
Credit Card Statement
Opening/Closing Date 12/14/2024 - 01/13/2025
Previous balance 100.00
Date    Description              Amount
12/16   Payment - thank you         -100.00
${more.join('\n')}
New balance ${String(75 * more.filter((line) => /^\d/.test(line)).length)}.00`).accounts[0];
  const abroad = ['12/20   PRET A MANGER LONDON          75.00', '        12/20 POUND STERLING'];

  it('is no part of twenty', () => {
    const account = card(...abroad);
    expect(account?.transactions.map(({ date }) => date)).toEqual(['2024-12-16', '2024-12-20']);
    expect(account?.reconciliation).toMatchObject({ status: 'balanced', reasons: [] });
  });

  it('is none some days before the entry either', () => {
    const account = card('12/22   PRET A MANGER LONDON          75.00', '        12/20 POUND STERLING');
    expect(account?.transactions[1]?.date).toBe('2024-12-22');
    expect(account?.reconciliation.status).toBe('balanced');
  });

  it('leaves the year in doubt beside parts of other purchases', () => {
    const account = card('10/14   BEST BUY 03/06                75.00', ...abroad);
    expect(account?.reconciliation).toMatchObject({ status: 'unverifiable', reasons: ['assumedYear'] });
  });
});
