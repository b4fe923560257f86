import { describe, expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import { mendCodes } from './mend-codes.ts';

/** Lines of words, half a letter apart; "~0.3" behind one is its confidence. */
function page(...lines: readonly string[]): Word[] {
  return lines.flatMap((line, row) => {
    let x = 40;
    return line.split(' ').map((each): Word => {
      const [text = '', confidence = '0.9'] = each.split('~');
      const word = { text, x, y: row * 15, width: text.length * 5, height: 10, source: 'ocr' as const, confidence: Number(confidence) }; // prettier-ignore
      x += word.width + 3;
      return word;
    });
  });
}
const mend = (...lines: readonly string[]): string => mendCodes(page(...lines)).map(({ text }) => text).join(' '); // prettier-ignore

describe('letters and marks within names and codes', () => {
  it('has a T between a day and its hour', () => {
    expect(mend('2025-03-11717:45')).toBe('2025-03-11T17:45');
    expect(mendCodes(page('2025-03-11117:45:09'))[0]).toMatchObject({ text: '2025-03-11T17:45:09', repaired: true });
    expect(mend('2025-03-11T717:45')).toBe('2025-03-11T17:45');
    expect(mend('2025-03-117T17:45')).toBe('2025-03-11T17:45');
    for (const text of ['2025-03-11T17:45', '2025-03-11', '2025-13-11717:45', '2025-03-11799:45', '12025-03-11717:45'])
      expect(mend(text)).toBe(text);
  });

  it('has three strokes for a payment without contact, where the column has', () => {
    expect(mend(')))', '))', ')) ))')).toBe('))) ))) ))) ))');
    expect(mend('))', '))')).toBe(')) ))');
  });

  it('has the raised o of a numero sign, as the page writes it elsewhere', () => {
    expect(mend('N* DOCTO', 'N*” DE CUENTA')).toBe('N° DOCTO N° DE CUENTA');
    expect(mend('Nº DOCTO', 'RECIBO N" 289273')).toBe('Nº DOCTO RECIBO Nº 289273');
    expect(mend("'N'* CUOTA")).toBe('N° CUOTA');
    for (const text of ['N', 'N.', 'NO', 'M*', 'N*X']) expect(mend(text)).toBe(text);
  });

  it('has figures in a day behind a code that the page repeats', () => {
    const clear = ['POSC12JUL', 'POSC10AUG'];
    for (const read of ['POSCO1AUG', 'POSCO01AUG', 'POSC0O1AUG']) expect(mend(...clear, read)).toMatch(/ POSC01AUG$/);
    expect(mend(...clear, 'POSC2OAUG')).toMatch(/ POSC20AUG$/);
    expect(mend('POSC12JUL', 'POSCO1AUG')).toMatch(/ POSCO1AUG$/);
    expect(mend(...clear, 'POSCO1ABC')).toMatch(/ POSCO1ABC$/);
  });

  it('has two strokes before a place where the page mostly has two', () => {
    const clear = ['MARKT//LEIPZIG/DE', 'KAUF//LEIPZIG/DE'];
    expect(mend(...clear, 'KAMPS/LEIPZIG/DE')).toMatch(/ KAMPS\/\/LEIPZIG\/DE$/);
    expect(mend(...clear, 'KAMPS/HAMBURG/DE')).toMatch(/ KAMPS\/\/HAMBURG\/DE$/);
    expect(mend(...clear, 'KAMPS/WIEN/AT')).toMatch(/ KAMPS\/WIEN\/AT$/);
    expect(mend(...clear, 'UPI/KAMPS/12')).toMatch(/ UPI\/KAMPS\/12$/);
    expect(mend(...clear, 'A/LEIPZIG/DE', 'B/LEIPZIG/DE')).toMatch(/ A\/LEIPZIG\/DE B\/LEIPZIG\/DE$/);
  });

  it('has a J for a bracket that nothing opened, where the page has this initial and name', () => {
    const clear = ['Mr A J Pemberton', 'Mr A J Pemberton'];
    expect(mend(...clear, 'CR Mr A] Pemberton')).toMatch(/ CR Mr A J Pemberton$/);
    expect(mend(...clear, 'CR Mr A ) Pemberton')).toMatch(/ CR Mr A J Pemberton$/);
    expect(mend(...clear, 'CR Mr A J) Pemberton')).toMatch(/ CR Mr A J Pemberton$/);
    expect(mend(...clear, 'CR (Mr A) Pemberton')).toMatch(/ CR \(Mr A\) Pemberton$/);
    expect(mend('Mr A J Pemberton', 'CR Mr A] Pemberton')).toMatch(/ CR Mr A\] Pemberton$/);
  });

  it('has the letters of a name that the page says clearly, where it was read with doubt', () => {
    const clear = ['UPI/BEEVI/1', 'UPI/BEEVI/2'];
    expect(mend(...clear, 'BEEVT/rent~0.3')).toMatch(/ BEEVI\/rent$/);
    expect(mend(...clear, 'BEEVT/rent')).toMatch(/ BEEVT\/rent$/);
    expect(mend(...clear, 'BEEVA/rent~0.3')).toMatch(/ BEEVA\/rent$/);
    expect(mend(...clear, 'BEEVT/3', 'BEEVT/rent~0.3')).toMatch(/ BEEVT\/rent$/);
  });
});
