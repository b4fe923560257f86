import type { Word } from '../../page-content.ts';
import { fold } from '../../vocabulary/fold.ts';
import { languages } from '../../vocabulary/languages.ts';
import { saysEnough } from './guess-language.ts';

/**
 * Models of tesseract for other scripts than the Latin one, with the language whose words they are to find: a script on
 * each line, the model that tells best whether it is this script first. Russian is read by the Kyrgyz model, whose alphabet
 * has all Russian letters.
 */
const SCRIPTS: readonly (readonly (readonly [model: string, language: string])[])[] = [
  [['kir', 'ru'], ['ukr', 'ru'], ['bul', 'bg']],
  [['ell', 'el']],
  [['heb', 'he']],
  [['ara', 'ar']],
  [['tha', 'th']],
  [['hin', 'hi']],
  [['jpn', 'ja']],
  [['chi_sim', 'zh'], ['chi_tra', 'zh']],
  [['kor', 'ko']],
]; // prettier-ignore
const LANGUAGE = new Map(SCRIPTS.flat());
/** What Russian has not: the Kyrgyz model writes the i of Ukrainian so, and is as sure of the rest as the Ukrainian one. */
const NOT_OF: Readonly<Record<string, RegExp>> = { kir: /[\u0456\u0457]/iu };
export const otherScripts: readonly string[] = [...LANGUAGE.keys()];

/**
 * As sure as English OCR is of letters of the Latin script (0.8 and more) and not of others, which it never saw (0.4 and
 * less); as the model of another script is of its own (0.74 and more).
 */
const SURE_OF_LETTERS = 0.6;
/** No model is as sure of a script that it was not made for. */
const CERTAIN = 0.8;
/** What a name of a column or balance that a model sees is worth, as confidence, and how many of them count. */
const PHRASE = 0.02;
const MOST_PHRASES = 5;
const LETTERS = /\p{L}{2}|[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Shorter names of columns and balances occur inside other words. */
const SHORTEST = 2;
const SHORTEST_SPACED = 4;
const SPACED =
  /[\p{Script=Greek}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}]/u;

/** Whether letters came out so unsurely that they hardly are of the Latin script, or a little less so and say little in it. */
export function looksForeign(words: readonly Word[]): boolean {
  const sure = sureOfLetters(words) ?? 1;
  return sure < SURE_OF_LETTERS || (sure < CERTAIN && !saysEnough(words));
}

/** Mean confidence of what holds letters, by its length; null where nothing does. */
function sureOfLetters(words: readonly Word[]): number | null {
  let [sum, count] = [0, 0];
  for (const { text, confidence } of words) {
    if (!LETTERS.test(text)) continue;
    sum += confidence * text.length;
    count += text.length;
  }
  return count === 0 ? null : sum / count;
}

const unspaced = (text: string): string => fold(text).replaceAll(/\s/g, '');

/** Names of columns and balances in the language, without their spaces. */
function phrasesOf(language: string): string[] {
  const found = languages.find(({ code }) => LANGUAGE.get(language) === code);
  const groups = found ? [found.columns, found.labels] : [];
  const phrases = groups.flatMap((group) => Object.values(group)).flat();
  return phrases.map(unspaced).filter((each) => each.length >= (SPACED.test(each) ? SHORTEST_SPACED : SHORTEST));
}

/**
 * The model among these in which the page is read most surely and says most that statements say; null where it says
 * nothing in any. Further models of a script are tried only where its first one reads something.
 */
export async function chooseScript(
  among: readonly string[],
  readIn: (model: string) => Promise<readonly Word[]>,
): Promise<string | null> {
  const look = async (model: string): Promise<{ sure: number; says: number }> => {
    const words = await readIn(model);
    const text = unspaced(words.map((word) => word.text).join(''));
    const isOther = words.some((word) => NOT_OF[model]?.test(word.text));
    const said = isOther ? [] : phrasesOf(model).filter((phrase) => text.includes(phrase));
    return { sure: sureOfLetters(words) ?? 0, says: Math.min(said.length, MOST_PHRASES) };
  };
  let best = { model: null as string | null, score: 0, sure: 0 };
  for (const script of SCRIPTS) {
    for (const [model] of script) {
      if (!among.includes(model)) continue;
      const { sure, says } = await look(model);
      // Small print is unsure in its own script as well; what it says makes up for it.
      const score = sure + says * PHRASE;
      if (score < SURE_OF_LETTERS) break;
      if (says > 0 && score > best.score) best = { model, score, sure };
    }
    if (best.sure > CERTAIN) break;
  }
  return best.model;
}
