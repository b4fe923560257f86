import { expect, it } from 'vitest';
import type { RawAccount } from '../extract/accounts/split-accounts.ts';
import type { RawFact } from '../extract/raw-statement.ts';
import { statementOf } from '../extract/typed-page.fixture.ts';
import { restsOnBareBalance } from './balance-facts.ts';

const token = (units: number) => ({ money: { units, sign: 0, side: null } });
const fact = (label: string, phrase: string, ...beside: [number, ...number[]]): RawFact =>
  ({ label, phrase, token: token(beside[0]), beside: beside.map(token), overdrawn: false }) as unknown as RawFact;
const scan = (facts: RawFact[]): RawAccount => ({ rows: [{ confidence: 0.9 }], facts }) as unknown as RawAccount;
const ends = { opening: 684_921, closing: 635_679 };
const opening = fact('opening', 'brought forward', 684_921);
const bare = fact('balance', '', 635_679);

it('is no end of a scan without words of its own', () => {
  expect(restsOnBareBalance(scan([opening, bare]), ends)).toBe(true);
  expect(restsOnBareBalance(scan([opening, bare, fact('closing', 'balance', 635_679)]), ends)).toBe(false);
});

it('is the end where a line of totals leads to it', () => {
  const totals = (...amounts: [number, ...number[]]): RawFact => fact('total', 'total', ...amounts);
  expect(restsOnBareBalance(scan([opening, bare, totals(73_872, 24_630, 635_679)]), ends)).toBe(false);
  expect(restsOnBareBalance(scan([opening, bare, totals(73_872, 24_630, 635_670)]), ends)).toBe(true);
});

it('is the opening one where totals of both sides lead from it to the closing one', () => {
  const bareOpening = fact('balance', '', 684_921);
  const read = (...totals: [number, ...number[]]) =>
    restsOnBareBalance(scan([bareOpening, fact('total', 'total', ...totals)]), ends);
  expect(read(73_872, 24_630, 635_679)).toBe(false);
  expect(read(73_872, 24_631, 635_679)).toBe(true);
});

it('is the end where it repeats the balance of the last row: an entry would have changed it', () => {
  const ending = (units: number): RawAccount =>
    ({ rows: [{ confidence: 0.9, balance: token(units) }], facts: [opening, bare] }) as unknown as RawAccount;
  expect(restsOnBareBalance(ending(635_679), ends)).toBe(false);
  expect(restsOnBareBalance(ending(635_670), ends)).toBe(true);
});

it('figures of both sides that are carried to the next page are no balance', () => {
  const head = 'Date          Text                     Charges        Credits';
  const first = `
Information invoice of a guest, room 1406, AED
${head}
03-03-26      Room charge               845.00
03-03-26      Service charge             84.50
06-03-26      Mastercard                               500.00
              Carried forward           929.50         500.00`;
  const second = `
${head}
              Brought forward           929.50         500.00
10-03-26      Room charge               845.00
11-03-26      Cash                                     100.00
              Total                   1,774.50         600.00
              Balance due                            1,174.50`;
  const [account] = statementOf(first, second).accounts;
  expect(account?.reconciliation.status).toBe('balanced');
  expect([account?.openingBalance, account?.closingBalance]).toEqual([null, -1174.5]);
});
