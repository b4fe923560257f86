import { expect, it } from 'vitest';
import { readStatement } from '../convert-statement.ts';
import type { Word } from '../page-content.ts';
import { rowsOf } from './typed-page.fixture.ts';

const PITCH = 6;

/** A line of print all of whose letters are as wide: words stand where they are typed. */
const wordsOf = (line: string, row: number): Word[] =>
  [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    text,
    x: 40 + index * PITCH,
    y: 40 + row * 14,
    width: text.length * PITCH,
    height: 10.5,
    source: 'text',
    confidence: 1,
  }));

it('a word behind the amounts that begins the next cell leaves them their column', () => {
  const lines = [
    'Checking account statement',
    'Statement period 12/01/2023 to 12/31/2023',
    'Beginning balance   100.00',
    'Ending balance       48.67',
    '     OTHER DEBITS',
    'DATE          AMOUNT TRANSACTION DESCRIPTION',
    '12/13          10.00 FUNDS TRANSFER',
    '12/16          15.21 GROCER MAIN ST',
    '12/20          16.12 DEBIT CARD PURCHASE',
    '12/27          10.00 PHONE BILL',
  ];
  const page = {
    number: 1,
    width: 612,
    height: 792,
    turned: 0,
    words: lines.flatMap(wordsOf),
    source: 'text',
    unread: null,
  } as const;
  const [account] = readStatement([page], { filename: 'a.pdf', sha256: '0'.repeat(64) }).accounts;
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([-10, -15.21, -16.12, -10]);
  expect(account?.reconciliation.status).toBe('balanced');
});

it('takes the words under a name in two languages, and none of the codes of kinds under another', () => {
  const page = `
วันที่        รายการ      ช่องทาง      จำนวนเงิน        ยอดเงินคงเหลือ     รายละเอียด
Date        Code       Channel    Debit / Credit       Balance     Description
                                                        100.00     BALANCE BROUGHT FORWARD
01/02/25    C2         ATM              30.00            70.00     CASH SILOM
01/02/25    X1         ENET             50.00           120.00     FROM SIAM TRADE
02/02/25    X2         ENET             20.00           100.00     BILL TRUE MOVE
03/02/25    X2         SIPI             10.00            90.00     TOPS DAILY`;
  expect(rowsOf(page)).toEqual([
    '02-01 -30.00 CASH SILOM',
    '02-01 50.00 FROM SIAM TRADE',
    '02-02 -20.00 BILL TRUE MOVE',
    '02-03 -10.00 TOPS DAILY',
  ]);
});
