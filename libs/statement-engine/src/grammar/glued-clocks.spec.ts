import { describe, expect, it } from 'vitest';
import type { PlacedWord } from '../layout/page-lines.ts';
import { rowsOf } from '../extract/typed-page.fixture.ts';
import { isHour, splitClock } from './glued-clocks.ts';

const word = (text: string): PlacedWord => ({ kind: 'text', text, x0: 40, x1: 140, gap: 2, size: 9, confidence: 1 });
const split = (text: string): string[] | null => splitClock(word(text))?.map((token) => token.text) ?? null;

describe('a date and its time in one word', () => {
  it('are two words', () => {
    expect(split('27/03/2025-19:11:17')).toEqual(['27/03/2025', '19:11:17']);
    expect(split('2025-03-27|19:11')).toEqual(['2025-03-27', '19:11']);
    expect(splitClock(word('27.03.2025/09:05'))?.[0]).toMatchObject({ kind: 'date', x0: 40, gap: 2 });
  });

  it('are two words of a scan, without a mark between them and with dust behind them', () => {
    const scanned = (text: string) =>
      splitClock({ ...word(text), confidence: 0.9, gap: 0.4 })?.map((token) => token.text);
    expect(scanned('2025-06-1507:17')).toEqual(['2025-06-15', '07:17']);
    expect(scanned('05/03/2025-19:22..')).toEqual(['05/03/2025', '19:22']);
    expect(split('2025-06-1507:17')).toBeNull();
    expect(scanned('25/02/27NTT東日本ご利用料金')).toEqual(['25/02/27', 'NTT東日本ご利用料金']);
    expect(scanned('2025-03-27T19:11')).toBeUndefined();
    expect(split('25/02/27NTT東日本ご利用料金')).toBeNull();
  });

  it('are none where one of them is missing', () => {
    expect(split('2025-03-27T19:11')).toBeNull();
    expect(split('27/03/2025-28/03/2025')).toBeNull();
    expect(split('4214-19:11:17')).toBeNull();
    expect(split('TR78-0006-19:11')).toBeNull();
  });
});

describe('an hour', () => {
  const near = (text: string): PlacedWord => ({ ...word(text), gap: 0.3 });

  it('stands right behind a day, with a small letter', () => {
    expect(isHour(near('13.17h'), word('28.01'))).toBe(true);
    expect(isHour(near('13.17H'), word('28.01'))).toBe(false);
    expect(isHour(near('25.17h'), word('28.01'))).toBe(false);
    expect(isHour(word('13.17h'), word('28.01'))).toBe(false);
    expect(isHour(near('13.17h'), word('Saldo'))).toBe(false);
  });

  it('is none of the amounts of an entry', () => {
    const page = `
Kontoauszug
Bu-Tag   Wert     Vorgang                         Betrag
28.01.   28.01.   Kartenzahlung                 50,00 S
                  TANKSTELLE HOYER/SOLTAU
                  28.01 13.17h TA-NR. 345064 KFN 1
29.01.   29.01.   Lohn                          90,00 H`;
    expect(rowsOf(page)).toHaveLength(2);
  });
});
