import { expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import { mendIbans } from './mend-ibans.ts';

function line(text: string): Word[] {
  let x = 40;
  return text.split(' ').map((each): Word => {
    const word: Word = { text: each, x, y: 10, width: each.length * 5, height: 10, source: 'ocr', confidence: 0.8 };
    x += word.width + 3;
    return word;
  });
}
const mend = (text: string): string => mendIbans(line(text)).map((word) => word.text).join(' '); // prettier-ignore

it('reads letters among the check digits of an IBAN as the digits that prove it', () => {
  expect(mend('Payments GBB2WEST12345698765432 Order 42')).toBe('Payments GB82WEST12345698765432 Order 42');
  expect(mend('GBB2 WEST 1234 5698 7654 32 Order')).toBe('GB82 WEST 1234 5698 7654 32 Order');
  expect(mend('GBB2WEST12345698765433')).toBe('GBB2WEST12345698765433');
});

it('does so where groups of four digits leave no other number, and in no other words', () => {
  expect(mend('Payments NLO9 TRIO 0838 4685 63 Order')).toBe('Payments NL09 TRIO 0838 4685 63 Order');
  expect(mend('NLO9 SHOP 2025 AMSTERDAM')).toBe('NLO9 SHOP 2025 AMSTERDAM');
  expect(mend('QQO9 TRIO 0838 4685 63')).toBe('QQO9 TRIO 0838 4685 63');
});
