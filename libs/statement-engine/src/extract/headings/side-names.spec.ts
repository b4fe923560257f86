import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

it('one of two words without a blank between them names the side of a column', () => {
  const [account] = statementOf(`
Kredittkort 4581 **** **** 0077
Dato          Spesifikasjon               Xqz/debet     Xqz/kreditt
              Saldo fra forrige faktura      100,00
15.03.2026    KIWI                           952,47
27.03.2026    INNBETALING                                  500,00
28.03.2026    SPOTIFY                        129,00
              Total utestående               681,47`).accounts;
  expect(account?.reconciliation).toMatchObject({ status: 'balanced', reasons: [] });
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([-952.47, 500, -129]);
});
