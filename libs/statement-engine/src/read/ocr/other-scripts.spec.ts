import { describe, expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import { languageFile } from '../../platform/node-ocr.ts';
import { chooseScript, looksForeign, otherScripts } from './other-scripts.ts';

const words = (text: string, confidence: number): Word[] =>
  text.split(' ').map((each, at) => ({ text: each, x: at * 50, y: 10, width: 40, height: 10, source: 'ocr', confidence })); // prettier-ignore

/** One page as each model reads it: none of them refuses to. */
const choose = (readings: Readonly<Record<string, Word[]>>) =>
  chooseScript(otherScripts, (language) => Promise.resolve(readings[language] ?? words('#', 0.1)));

describe('a page in another script', () => {
  it('is told by letters of which English OCR is not sure, whatever the figures are', () => {
    expect(looksForeign([...words('YnéAotno Huepounvia', 0.25), ...words('01.03.2024 1.000,00', 0.95)])).toBe(true);
    expect(looksForeign([...words('Balance Date', 0.8), ...words('01.03.2024 1.000,00', 0.2)])).toBe(false);
    expect(looksForeign(words('01.03.2024 1.000,00', 0.2))).toBe(false);
    expect(looksForeign(words('BanaHc noyaTok nepioay Wesuyk', 0.65))).toBe(true);
    expect(looksForeign(words('Balance noyaTok nepioay Wesuyk', 0.65))).toBe(true);
    expect(looksForeign(words('Kontoauszug Buchungstag Wertstellung Alter Kontostand', 0.65))).toBe(false);
  });

  it('is read in the language that is read most surely and says what statements say', async () => {
    const chinese = words('记账日期 交易金额 联机余额 交易摘要', 0.84);
    const asJapanese = words('記帳日期 交易金額 残高 摘要', 0.72);
    expect(await choose({ chi_sim: chinese, jpn: asJapanese })).toBe('chi_sim');
    expect(await choose({ kor: words('거 래 일 자 출 금 금 액', 0.87) })).toBe('kor');
    expect(await choose({ ell: words('Ημερομηνία ΥΠΟΛΟΙΠΟ', 0.74) })).toBe('ell');
  });

  it('is Japanese where the Chinese models are hardly sure of anything', async () => {
    expect(await choose({ jpn: words('残高 摘要', 0.75), chi_sim: words('残高', 0.4) })).toBe('jpn');
  });

  it('is in a script of which its model is a little less sure where much is said', async () => {
    expect(await choose({ jpn: words('残高 摘要 支店 口座番号 対象期間', 0.57) })).toBe('jpn');
  });

  it('is Ukrainian where the Kyrgyz model, which is as sure of it, sees an i that Russian has not', async () => {
    const inKyrgyz = words('Баланс на початок перїоду', 0.75);
    expect(await choose({ kir: inKyrgyz, ukr: words('Баланс на початок періоду', 0.74) })).toBe('ukr');
    expect(await choose({ kir: words('Входящий остаток Дата', 0.92), ukr: words('Входящий остаток Дата', 0.87) })).toBe('kir'); // prettier-ignore
  });

  it('is tried in the other models of its script only where the first one reads something', async () => {
    const tried: string[] = [];
    const readings: Readonly<Record<string, Word[]>> = { tha: words('ยอดยกมา วันที่', 0.9) };
    const readIn = (model: string) => {
      tried.push(model);
      return Promise.resolve(readings[model] ?? words('#', 0.1));
    };
    expect(await chooseScript(otherScripts, readIn)).toBe('tha');
    expect(tried).toEqual(['kir', 'ell', 'heb', 'ara', 'tha']);
  });

  it('stays as it is where no model is sure, or nothing is said that statements say', async () => {
    expect(await choose({ jpn: words('残高 摘要', 0.5), chi_sim: words('今天 天气', 0.9) })).toBeNull();
  });

  it('has its data installed', () => {
    expect(otherScripts.filter((language) => languageFile(language) === null)).toEqual([]);
  });
});
