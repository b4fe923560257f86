const MARKS = /\p{M}+/gu;
/** Apostrophes, and letters that are no others with an accent. */
const LETTERS = /[’‘`´ßøłıđæ]/g;
const plainLetters: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  đ: 'd',
  æ: 'ae',
};
const ASCII_ONLY = /^[\u0020-\u007e]*$/;

/** Text as it is compared: NFKC, lower case, no accents, one kind of apostrophe. Never shown to anyone. */
export function fold(text: string): string {
  if (ASCII_ONLY.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(LETTERS, (letter) => plainLetters[letter] ?? letter);
}
