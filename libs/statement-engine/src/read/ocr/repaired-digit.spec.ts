import { describe, expect, it } from 'vitest';
import { readStatement } from '../../convert-statement.ts';
import type { PageContent, Word } from '../../page-content.ts';
import { mendNumbers } from './mend-numbers.ts';

const word = (text: string, x: number, y: number): Word => ({
  text, x, y, width: text.length * 5, height: 10, source: 'ocr', confidence: 0.95,
}); // prettier-ignore
const endingAt = (text: string, right: number, y: number): Word => word(text, right - text.length * 5, y);

/** A scanned statement of four rows; the second amount as OCR read it. */
function read(amount: string) {
  const cells = [
    ['01/03/2025', 'GROCER', '-40.00', '960.00'],
    ['02/03/2025', 'KIOSK', amount, '948.00'],
    ['03/03/2025', 'SALARY', '500.00', '1,448.00'],
    ['04/03/2025', 'POWER CO', '-48.00', '1,400.00'],
  ];
  const rows = cells.flatMap(([date = '', text = '', units = '', balance = ''], at) => {
    const y = 130 + at * 16;
    return [word(date, 40, y), word(text, 110, y), endingAt(units, 460, y), endingAt(balance, 560, y)];
  });
  const words = [
    word('Statement period 1 March 2025 to 31 March 2025', 40, 60),
    word('Opening balance 1,000.00', 40, 76),
    word('Date', 40, 110),
    word('Description', 110, 110),
    endingAt('Amount', 460, 110),
    endingAt('Balance', 560, 110),
    ...rows,
    word('Closing balance 1,400.00', 40, 240),
  ];
  const page: PageContent = { number: 1, width: 595, height: 842, words: mendNumbers(words), source: 'ocr', turned: 0, unread: null }; // prettier-ignore
  const [account] = readStatement([page], { filename: 'scan.pdf', sha256: '0'.repeat(64) }).accounts;
  return { status: account?.reconciliation.status, row: account?.transactions[1] };
}

describe('a figure that OCR took for a letter', () => {
  it('is flagged where the arithmetic confirms it', () => {
    const { status, row } = read('-12.O0');
    expect(status).toBe('balanced');
    expect(row).toMatchObject({ amount: -12, flags: ['repairedDigit'] });
    expect(row?.confidence).toBeLessThan(0.7);
    expect(read('-12.00').row?.flags).toEqual([]);
  });

  it('and a minus that was lost are told by the balances', () => {
    expect(read('12.00')).toMatchObject({ status: 'balanced', row: { amount: -12, flags: ['repairedDigit'] } });
    expect(read('12.10').status).toBe('unbalanced');
  });

  it('is not believed where the arithmetic contradicts it', () => {
    const { status, row } = read('-1Z.10');
    expect(status).toBe('unbalanced');
    expect(row?.flags).toContain('repairedDigit');
  });
});
