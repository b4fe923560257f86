import type { Word } from '../../page-content.ts';
import { fold } from '../../vocabulary/fold.ts';
import { languages } from '../../vocabulary/languages.ts';

/** tesseract's names of the languages in other scripts than the Latin one that are read from pictures. */
const TESSERACT: Readonly<Record<string, string>> = { ko: 'kor', zh: 'chi_sim', ja: 'jpn', el: 'ell' };
export const otherScripts: readonly string[] = Object.values(TESSERACT);

/**
 * As sure as English OCR is of letters of the Latin script (0.8 and more) and not of others, which it never saw (0.4 and
 * less); as the model of another script is of its own (0.74 and more).
 */
const SURE_OF_LETTERS = 0.6;
const LETTERS = /\p{L}{2}|[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Shorter names of columns and balances occur inside other words. */
const SHORTEST = 2;
const SHORTEST_SPACED = 4;
const SPACED = /[\p{Script=Greek}\p{Script=Latin}]/u;

/** Whether letters came out so unsurely that they hardly are of the Latin script. */
export function looksForeign(words: readonly Word[]): boolean {
  const sure = sureOfLetters(words);
  return sure !== null && sure < SURE_OF_LETTERS;
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
  const found = languages.find(({ code }) => TESSERACT[code] === language);
  const groups = found ? [found.columns, found.labels] : [];
  const phrases = groups.flatMap((group) => Object.values(group)).flat();
  return phrases.map(unspaced).filter((each) => each.length >= (SPACED.test(each) ? SHORTEST_SPACED : SHORTEST));
}

/**
 * The language among these in which the page is read most surely, where it says something there that statements say;
 * null where it does so in none.
 */
export async function chooseScript(
  among: readonly string[],
  readIn: (language: string) => Promise<readonly Word[]>,
): Promise<string | null> {
  let best = { language: null as string | null, sure: SURE_OF_LETTERS };
  for (const language of among) {
    const words = await readIn(language);
    const text = unspaced(words.map((word) => word.text).join(''));
    const sure = sureOfLetters(words) ?? 0;
    if (sure > best.sure && phrasesOf(language).some((phrase) => text.includes(phrase))) best = { language, sure };
  }
  return best.language;
}
