import type { TokenLine } from '../grammar/tokens.ts';
import type { PlacedWord } from '../layout/page-lines.ts';
import {
  companyForm,
  hostParts,
  mayNameHouses,
  nationalForm,
  ofAnother,
  registeredWords,
  supervisors,
  watchedWords,
} from '../vocabulary/institutions.ts';
import { fold } from '../vocabulary/fold.ts';
import { FAR, HEAD_LINES, headCells, namesBank } from './find-institution.ts';
import {
  FEWEST_LETTERS_OF_BANK,
  FOOT_LINES,
  LOGO_LINES,
  LOGO_WORDS,
  MOST_WORDS_OF_BANK,
  SHORTEST_WORD_OF_BANK,
} from '../tolerances.ts';

/** Small words within names. */
const WITHIN = /^(?:of|de|del|du|des|della|delle|di|da|do|dos|and|und|et|y|e|&|the|la|le|für|der|van|voor|for|i)$/i;
/** Who is named behind these is not who is spoken of. */
const HANDS_ON = /^(?:by|from|through|via|with|bei|par|por)$/i;
/** What ends a sentence or a field; initials and short forms do not. */
const ENDS = /[;:·•|–—!?]$|(?:\p{Ll}{3,}|\d)\.$|,$/u;

/**
 * The name that the institution is registered under, where letterhead or footer print it as such: with the form of a
 * company beside where it is registered ("Banco Norte S.A. NIT …"), or with who watches over it ("…, Member FDIC").
 */
export function findRegisteredName(lines: readonly TokenLine[]): string | null {
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at] as TokenLine;
    const isOuter = at < HEAD_LINES || at >= lines.length - FOOT_LINES || line.line.furniture;
    if (!isOuter || (line.dates.length > 0 && line.amounts.length > 0)) continue;
    const name = nameIn(line.line.words);
    if (name !== null) return name;
  }
  return null;
}

function nameIn(words: readonly PlacedWord[]): string | null {
  const text = words.map((word) => word.text).join(' ');
  const isRegistered = registeredWords.test(text);
  for (let end = 1; end < words.length; end++) {
    const isForm = companyForm.test(trimmed(words[end]?.text ?? ''));
    const behind = words
      .slice(end + 1, end + 9)
      .map((word) => word.text)
      .join(' ');
    const isWatched = watchedWords.test(behind);
    const isNational = isForm && nationalForm.test(trimmed(words[end]?.text ?? ''));
    if (!isWatched && !isNational && !(isForm && isRegistered)) continue;
    const name = nameBefore(words, end, isForm && isWatched);
    if (name === null || supervisors.test(name)) continue;
    if (namesBank(name) || (isForm && (isWatched || mayNameHouses.test(name)))) return name;
  }
  return isRegistered ? nameOfFirstPart(text) : null;
}

const trimmed = (word: string): string => word.replace(/[,;:]$|(?<=\p{L}{2})\.$/u, '');

/** "Caisse Régionale du Haut-Maine - Société coopérative …, RCS 414 993": the bank's name opens a line of its register. */
function nameOfFirstPart(text: string): string | null {
  const [name = ''] = text.split(/ [-–—·•|] |, /);
  const words = name.split(' ');
  const isName = words.every((word) => /^[\p{Lu}\p{Lo}&(]/u.test(word) || WITHIN.test(word));
  return isName && words.length > 1 && words.length <= MOST_WORDS_OF_BANK && namesBank(name) && !supervisors.test(name)
    ? name
    : null;
}

/** The name whose last word is that at `end`, or null where it is another's. */
function nameBefore(words: readonly PlacedWord[], end: number, takesSmall: boolean): string | null {
  let start = end;
  while (start > 0 && end - start < MOST_WORDS_OF_BANK) {
    const before = words[start - 1]?.text ?? '';
    const isOfName = /^[\p{Lu}\p{Lo}&(]/u.test(before) || WITHIN.test(before) || (takesSmall && !HANDS_ON.test(before));
    if ((words[start]?.gap ?? 0) > FAR || (ENDS.test(before) && !(start === end && before.endsWith(','))) || !isOfName)
      break;
    start--;
  }
  while (start < end && WITHIN.test(words[start]?.text ?? '') && !/^the$/i.test(words[start]?.text ?? '')) {
    if (ofAnother.test(words[start]?.text ?? '')) return null;
    start++;
  }
  if (start >= end || ofAnother.test(words[start - 1]?.text ?? '')) return null;
  return words
    .slice(start, end + 1)
    .map((word) => word.text)
    .join(' ')
    .replace(/[,;:]$|(?<=\p{L}{3})\.$/u, '');
}

/** The host of an address on the web. */
const HOST = /^\(?(?:https?:\/\/)?(?:www\.)?((?:[a-z0-9-]+\.)+[a-z]{2,})[,;)]*(?:\/\S*)?\.?$/i;
/** What banks add to their name in an address. */
const ADDED = /^(?:bank|banking|online|card|group|direct)?$/;

/** The logo whose words the document's own address on the web repeats: "HARBOUR" and "www.harbourbank.com". */
export function findBrandOfAddress(lines: readonly TokenLine[]): string | null {
  const hosts = new Set<string>();
  for (const { line, dates, amounts } of lines) {
    if (dates.length > 0 && amounts.length > 0) continue;
    for (const { text } of line.words) {
      const host = text.length > 5 && text.includes('.') ? HOST.exec(text)?.[1] : undefined;
      const own = host
        ?.toLowerCase()
        .split('.')
        .slice(0, -1)
        .findLast((part) => !hostParts.test(part));
      if (own !== undefined && own.length > 1) hosts.add(own);
    }
  }
  if (hosts.size === 0) return null;
  for (const { text, line } of headCells(lines)) {
    if (line.index >= LOGO_LINES || /[\d:@]/.test(text)) continue;
    const words = text.replace(/^[^\p{L}]+/u, '').split(' ');
    for (let count = Math.min(words.length, LOGO_WORDS); count > 0; count--) {
      const name = words.slice(0, count).join(' ');
      if (count < words.length && name.length < FEWEST_LETTERS_OF_BANK) continue;
      if ([...hosts].some((host) => isHostOf(host, fold(name).replace(/[^\p{L}]/gu, '')))) return name;
    }
  }
  return null;
}

function isHostOf(host: string, letters: string): boolean {
  return (
    letters.length >= SHORTEST_WORD_OF_BANK &&
    host.startsWith(letters) &&
    ADDED.test(host.slice(letters.length).replace(/-/g, ''))
  );
}
