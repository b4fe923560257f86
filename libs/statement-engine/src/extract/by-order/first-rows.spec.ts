import { expect, it } from 'vitest';
import { rowsOf, statementOf } from '../typed-page.fixture.ts';

it('reads by order what has no row at all by places', () => {
  expect(
    rowsOf(`
WALLET STATEMENT
Receipt No. Completion Time Details Transaction Status Paid In Withdrawn Balance
UBBOY66TYM 2026-02-16 11:38:41 Bill paid online to 35293 -
HARBOUR TECHNOLOGIES LIMITED
Completed -60.00 835.10
UBB016DUAM 2026-02-11 06:13:14 Funds received from -
07******833 F NGANGA
Completed 600.00 1,359.10`).map((row) => row.slice(0, 12).trim()),
  ).toEqual(['02-16 -60.00', '02-11 600.00']);
});

it('leaves no doubt of sides where each amount names its own, and takes no figure amid a sentence for an amount', () => {
  const [account] = statementOf(`
Kontoauszug
alter Kontostand vom 30.06.2026 33,85 S
03.07. 03.07. ENTGELT gem. PLV PN:2089 30,19 S
  Beispielbank AG
03.07. 03.07. ENTGELT gem. PLV PN:2089 193,18 S
  0010 ENTGELT Q2/2026 NETTO 162,34EUR 19% UST. 30,84EUR
07.08. 07.08. GUTSCHRIFT PN:925 224,56 H
  AUFTRAGSNR. 99887766
neuer Kontostand vom 30.09.2026 32,66 S`).accounts;
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([-30.19, -193.18, 224.56]);
  expect(account?.reconciliation).toMatchObject({ status: 'balanced', reasons: [] });
});
