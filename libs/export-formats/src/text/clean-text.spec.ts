import { describe, expect, it } from 'vitest';
import { cleanText, neutraliseFormula } from './clean-text.ts';
import { safeCsv } from './safe-csv.ts';
import { toAscii, toWindows1252 } from './transliterate.ts';

describe('text of a statement', () => {
  it.each([
    ['two\r\nlines\tand a tab', 'two lines and a tab'],
    ['\u202egnp.exe\u202c \u2066x\u2069', 'gnp.exe x'],
    ['bell\u0007 escape\u001b[31m', 'bell escape[31m'],
    ['half \ud83d', 'half \ufffd'],
    ['héllo 👋🏽 שלום', 'héllo 👋🏽 שלום'],
  ])('%j is cleaned to %j', (given, expected) => expect(cleanText(given)).toBe(expected));

  it.each(['-12.30', '+5', '1,234.56', '-0.02', 'plain', '', 'a - b', 'SHOP, -5', 'Ref;-5', '(-1)'])(
    '%j is no formula',
    (text) => expect(neutraliseFormula(text)).toBe(text),
  );

  it.each([
    ['=1', "'=1"],
    ['-1+1', "'-1+1"],
    ['+44 20 7946', "'+44 20 7946"],
    [' @SUM(A1)', "' @SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['a;=1', "a;'=1"],
    ['a, =1', "a, '=1"],
  ])('%j becomes %j', (given, expected) => expect(neutraliseFormula(given)).toBe(expected));

  it('as a table of texts', () => {
    expect(
      safeCsv([
        ['Date', 'File'],
        ['2025-01-01', '=cmd|"x",\u202efdp'],
      ]),
    ).toBe('\ufeffDate,File\r\n2025-01-01,"\'=cmd|""x"",fdp"\r\n');
  });
});

describe('likenesses', () => {
  it.each([
    ['Straße Åse Łódź Ærø', 'Strasse Ase Lodz AEro', 'Straße Åse Lódz Ærø'],
    ['Щука Ёлка Київ', 'Shchuka Elka Kiiv', 'Shchuka Elka Kiiv'],
    ['€5 “x” …', 'EUR5 "x" ...', '€5 “x” …'],
    ['ﬁn ｆｕｌｌ', 'fin full', 'fin full'],
    ['日本', '??', '??'],
  ])('%j', (given, ascii, windows1252) => {
    expect(toAscii(given)).toBe(ascii);
    expect(toWindows1252(given)).toBe(windows1252);
  });
});
