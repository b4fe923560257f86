const MARKS = /\p{M}+/gu;
const APOSTROPHES = /[’‘`´]/g;
const ASCII_ONLY = /^[\u0020-\u007e]*$/;

/** Text as it is compared: NFKC, lower case, no accents, one kind of apostrophe. Never shown to anyone. */
export function fold(text: string): string {
  if (ASCII_ONLY.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(APOSTROPHES, "'")
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .replace(/đ/g, 'd')
    .replace(/æ/g, 'ae');
}
