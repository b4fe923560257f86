import type { PageContent, Word } from '../page-content.ts';

const RTL = /[\u0590-\u07ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/** Words looked at before deciding: enough for certainty, few enough to cost nothing. */
const SAMPLE = 600;

/** What an entry begins and ends with, for certain, and so many of them. */
const DATE = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}$/;
const AMOUNT = /^[-+]?[\d,.]*\d[.,]\d{2,3}[-+]?$/;
const FEWEST_ENTRIES = 3;

/** Hebrew letters that stand at the end of a word only, and the Arabic article that stands at its beginning. */
const HEBREW_FINALS = 'םןץףך';

/**
 * Right-to-left documents are read mirrored: the page is turned over its vertical axis, so that what is read first
 * stands left, and every later stage works as for any other script. Some producers also write the letters of each word
 * in the order they are seen; these are turned round. Returns the pages as they are where nothing of this applies.
 */
export function mirrorRightToLeft(pages: readonly PageContent[]): {
  readonly pages: readonly PageContent[];
  readonly mirrored: boolean;
  readonly turnedWords: boolean;
} {
  let rtl = 0;
  let others = 0;
  let forward = 0;
  let backward = 0;
  for (const page of pages) {
    for (const word of page.words) {
      if (rtl + others > SAMPLE) break;
      if (RTL.test(word.text)) {
        rtl++;
        const way = writingWay(word.text.normalize('NFKC'));
        if (way > 0) forward++;
        else if (way < 0) backward++;
      } else if (/[A-Za-z]{2}/.test(word.text)) others++;
    }
  }
  if (rtl === 0 || rtl < others || beginLeft(pages)) return { pages, mirrored: false, turnedWords: false };
  const turnWords = backward > forward;
  return {
    mirrored: true,
    turnedWords: turnWords,
    pages: pages.map((page) => ({ ...page, words: page.words.map((word) => mirror(word, page.width, turnWords)) })),
  };
}

/** A bilingual form may be set as its English is: whether most entries have their date left of their figures, and end in these. */
function beginLeft(pages: readonly PageContent[]): boolean {
  let [left, right] = [0, 0];
  for (const { words } of pages) {
    for (const line of Map.groupBy(words, ({ y, height }) => Math.round(y + height)).values()) {
      const dates = line.filter(({ text }) => DATE.test(text)).map(({ x }) => x);
      const amounts = line.filter(({ text }) => AMOUNT.test(text) && !DATE.test(text)).map(({ x }) => x);
      if (dates.length === 0 || amounts.length === 0) continue;
      if (Math.max(...dates) < Math.min(...amounts)) left++;
      else if (Math.min(...dates) > Math.max(...amounts)) right++;
    }
  }
  return left >= FEWEST_ENTRIES && left > right;
}

function writingWay(word: string): number {
  if (word.length < 3) return 0;
  const first = word[0] as string;
  const last = word[word.length - 1] as string;
  if (HEBREW_FINALS.includes(last)) return 1;
  if (HEBREW_FINALS.includes(first)) return -1;
  if (word.startsWith('ال') || last === 'ة') return 1;
  if (word.endsWith('لا') || first === 'ة') return -1;
  return 0;
}

function mirror(word: Word, width: number, turnWords: boolean): Word {
  const x = width - word.x - word.width;
  if (!RTL.test(word.text)) return { ...word, x };
  const text = turnWords ? [...word.text].reverse().join('') : word.text;
  return { ...word, text, x };
}
