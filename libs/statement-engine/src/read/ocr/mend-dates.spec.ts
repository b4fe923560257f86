import { describe, expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import { mendDates } from './mend-dates.ts';

const word = (text: string, x: number, y: number): Word => ({
  text, x, y, width: text.length * 5, height: 10, source: 'ocr', confidence: 0.9,
}); // prettier-ignore
const mend = (text: string, clean: readonly string[], x = 40): Word | undefined =>
  mendDates([...clean.map((each, row) => word(each, 40, row * 15)), word(text, x, 90)]).at(-1);
const SLASHES = ['03/12/22', '06/12/22', '08/12/22'];

describe('mendDates', () => {
  it.each([
    ['0112/22', '01/12/22'],
    ['06/1222', '06/12/22'],
    ['201222', '20/12/22'],
    ['1412722', '14/12/22'],
    ['23112122', '23/12/22'],
  ])('%s in a column of dates is %s', (read, meant) => {
    expect(mend(read, SLASHES)).toMatchObject({ text: meant, repaired: true, confidence: 0.6, alternatives: [read] });
  });

  it('takes specks and dotted lines from a whole date in a column of them', () => {
    const whole = ['16/09/2023', '17/09/2023', '24/09/2023'];
    for (const read of ['.17/09/2023._', '17/09/2023.', '_17/09/2023'])
      expect(mend(read, whole)?.text).toBe('17/09/2023');
    expect(mend('17/09/2023,', whole, 200)?.text).toBe('17/09/2023,');
    expect(mend('.17/29/2023', whole)?.text).toBe('.17/29/2023');
  });

  it('keeps the point behind the year where the column prints it, and mends it where it came out as another mark', () => {
    const pointed = ['04.11.2025.', '07.11.2025.', '10.11.2025.'];
    expect(mend('13:11.2025:', pointed)).toMatchObject({ text: '13.11.2025.', repaired: true });
    expect(mend('13112025;', pointed)?.text).toBe('13.11.2025.');
    expect(mend('13.11.2025.', pointed)?.text).toBe('13.11.2025.');
    const bare = pointed.map((text) => text.slice(0, -1));
    expect(mend('13.11.2025.', bare)?.text).toBe('13.11.2025');
  });

  it('takes the 1 for a part of the point before it, where only that makes a date', () => {
    const whole = ['2023.01.03', '2023.01.07', '2023.01.08'];
    expect(mend('2023.01.103', whole)).toMatchObject({ text: '2023.01.03', repaired: true });
    expect(mend('2023.01.203', whole)?.text).toBe('2023.01.203');
  });

  it('joins a date that was torn behind one of its marks where others of its form begin', () => {
    const whole = ['2022.12.18', '2022.12.23', '2022.12.26'].map((text, row) => word(text, 40, row * 15));
    const torn = [word('2022.', 40, 90), word('12.19', 66, 90)];
    expect(mendDates([...whole, ...torn]).slice(3)).toMatchObject([{ text: '2022.12.19', x: 40, width: 51 }]);
    expect(mendDates([...whole, ...torn.map((each) => ({ ...each, x: each.x + 90 }))])).toHaveLength(5);
  });

  it('parts two dates that specks between them made one word', () => {
    const [first, second] = mendDates([word('24/12/2023.25/12/2023._', 40, 90)]);
    expect([first?.text, second?.text]).toEqual(['24/12/2023', '25/12/2023']);
    expect(first?.x).toBe(40);
    expect(second?.x).toBe(95);
    const glued = mendDates([word('21/12/2023..22/12/2023v._POS', 40, 90)]);
    expect(glued.map((each) => each.text)).toEqual(['21/12/2023', '22/12/2023', 'POS']);
    for (const text of ['24/12/2023-25/12/2023', '24/12/2023.37/12/2023'])
      expect(mendDates([word(text, 40, 90)]).map((each) => each.text)).toEqual([text]);
  });

  it('keeps a number that follows letters', () => {
    const dates = SLASHES.map((text, row) => word(text, 40, row * 15));
    expect(mendDates([...dates, word('FACT', 18, 90), word('201222', 40, 90)]).at(-1)?.text).toBe('201222');
  });

  it('keeps to the form of the column', () => {
    expect(mend('0112.2022', ['03.12.2022', '06.12.2022', '08.12.2022'])?.text).toBe('01.12.2022');
    expect(mend('2022-1201', ['2022-12-03', '2022-12-06', '2022-12-08'])?.text).toBe('2022-12-01');
  });

  it('reads days without a year, but no numbers of cheques', () => {
    const days = ['07/08', '07/09', '07/13'];
    expect(mend('0712', days)?.text).toBe('07/12');
    expect(mend('07115', days)?.text).toBe('07/15');
    for (const text of ['3711', '0732']) expect(mend(text, days)?.text).toBe(text);
    const inText = mendDates([...days.map((each, row) => word(each, 40, row * 15)), word('07723', 40, 90), word('PURCHASE', 80, 90), word('01/12', 140, 90)]); // prettier-ignore
    expect(inText[3]?.text).toBe('07/23');
    const cheque = mendDates([...days.map((each, row) => word(each, 40, row * 15)), word('1024', 40, 90), word('07/16', 110, 90)]); // prettier-ignore
    expect(cheque[3]?.text).toBe('1024');
    const twoDates = mendDates([...days.map((each, row) => word(each, 40, row * 15)), word('07:16', 40, 90), word('07/16', 110, 90)]); // prettier-ignore
    expect(twoDates[3]?.text).toBe('07/16');
  });

  it('reads days with a point where a whole column has them', () => {
    const days = ['16.12', '17.12', '18.12', '20.12', '22.12', '27.12'];
    expect(mend('21,12', days)?.text).toBe('21.12');
    expect(mend('2112', days)?.text).toBe('21.12');
    for (const text of ['2113', '21,12,', '45,10']) expect(mend(text, days)?.text).toBe(text);
    expect(mend('21,12', days.slice(1))?.text).toBe('21,12');
  });

  it('reads days that end with a point, where a whole column has it', () => {
    const days = ['16.12.', '17.12.', '18.12.', '20.12.', '22.12.', '27.12.'];
    for (const text of ['21,12.', '21.12:', '21:12;', '2112.', '2112']) expect(mend(text, days)?.text).toBe('21.12.');
    for (const text of ['2113.', '21.12..', '45,10.']) expect(mend(text, days)?.text).toBe(text);
  });

  it('knows days of one digit by the point behind them', () => {
    const days = ['3.1.', '4.1.', '4.1.', '5.1.', '7.1.', '8.1.'];
    for (const text of ['9,1.', '9.1:']) expect(mend(text, days)?.text).toBe('9.1.');
    expect(mend('9,1.', days.map((day) => day.slice(0, -1)))?.text).toBe('9,1.'); // prettier-ignore
  });

  it('leaves alone what can be meant in several ways, or in none', () => {
    for (const text of ['1/1222', '20012722', '991322', '0112/22x', '502281'])
      expect(mend(text, SLASHES)?.text).toBe(text);
  });

  it('leaves alone what stands elsewhere, or where dates are few', () => {
    expect(mend('201222', SLASHES, 300)?.text).toBe('201222');
    expect(mend('201222', SLASHES.slice(1))?.text).toBe('201222');
  });

  it('gives a whole date one mark, wherever it stands', () => {
    const [date, other] = mendDates([word('30.06/2023', 300, 0), word('45.06/2023', 300, 20)]);
    expect(date).toMatchObject({ text: '30.06.2023', repaired: true, alternatives: ['30.06/2023'] });
    expect(other?.text).toBe('45.06/2023');
  });
});
