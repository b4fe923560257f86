// The upper half of windows-1252; undefined places are left out.
const highControls = '€\u0000‚ƒ„…†‡ˆ‰Š‹Œ\u0000Ž\u0000\u0000‘’“”•–—˜™š›œ\u0000žŸ';

/** Character → byte of windows-1252, for everything beyond ASCII. */
export const windows1252: ReadonlyMap<string, number> = new Map([
  ...[...highControls]
    .map((character, index) => [character, 0x80 + index] as const)
    .filter(([character]) => character !== '\u0000'),
  ...Array.from({ length: 0x60 }, (_, index) => [String.fromCharCode(0xa0 + index), 0xa0 + index] as const),
]);

const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
  Ø: 'O',
  ø: 'o',
  Đ: 'D',
  đ: 'd',
  Ð: 'D',
  ð: 'd',
  Þ: 'Th',
  þ: 'th',
  Ł: 'L',
  ł: 'l',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  İ: 'I',
  ĸ: 'k',
  Ŋ: 'N',
  ŋ: 'n',
  ſ: 's',
  Ŧ: 'T',
  ŧ: 't',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '©': '(c)',
  '®': '(R)',
  '™': '(TM)',
  '°': 'deg',
  '×': 'x',
  '÷': '/',
  '№': 'No.',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‛': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‹': "'",
  '›': "'",
  '′': "'",
  '″': '"',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '−': '-',
  '…': '...',
  '•': '*',
  '·': '.',
  '\u00a0': ' ',
  '¡': '!',
  '¿': '?',
  А: 'A',
  Б: 'B',
  В: 'V',
  Г: 'G',
  Ґ: 'G',
  Д: 'D',
  Е: 'E',
  Є: 'Ye',
  Ж: 'Zh',
  З: 'Z',
  И: 'I',
  І: 'I',
  К: 'K',
  Л: 'L',
  М: 'M',
  Н: 'N',
  О: 'O',
  П: 'P',
  Р: 'R',
  С: 'S',
  Т: 'T',
  У: 'U',
  Ф: 'F',
  Х: 'Kh',
  Ц: 'Ts',
  Ч: 'Ch',
  Ш: 'Sh',
  Щ: 'Shch',
  Ъ: '',
  Ы: 'Y',
  Ь: '',
  Э: 'E',
  Ю: 'Yu',
  Я: 'Ya',
  Ђ: 'Dj',
  Ј: 'J',
  Љ: 'Lj',
  Њ: 'Nj',
  Ћ: 'C',
  Џ: 'Dz',
  Ѕ: 'Dz',
  Α: 'A',
  Β: 'V',
  Γ: 'G',
  Δ: 'D',
  Ε: 'E',
  Ζ: 'Z',
  Η: 'I',
  Θ: 'Th',
  Ι: 'I',
  Κ: 'K',
  Λ: 'L',
  Μ: 'M',
  Ν: 'N',
  Ξ: 'X',
  Ο: 'O',
  Π: 'P',
  Ρ: 'R',
  Σ: 'S',
  ς: 's',
  Τ: 'T',
  Υ: 'Y',
  Φ: 'F',
  Χ: 'Ch',
  Ψ: 'Ps',
  Ω: 'O',
};

function plain(character: string): string {
  const known = letters[character];
  if (known !== undefined) return known;
  const upper = letters[character.toUpperCase()];
  if (upper !== undefined) return upper.toLowerCase();
  return '';
}

const ascii = /^[ -~]*$/;

/** Text in ASCII: accents dropped, Cyrillic and Greek in Latin letters, what has no likeness as `?`. */
export function toAscii(text: string): string {
  return ascii.test(text) ? text : transliterate(text, () => false);
}

/** Text in the characters of windows-1252; the rest as in `toAscii`. */
export function toWindows1252(text: string): string {
  return ascii.test(text) ? text : transliterate(text.normalize('NFC'), (character) => windows1252.has(character));
}

const greekOu = /[Οο][υύΥΎ]/g;

function transliterate(text: string, isHeld: (character: string) => boolean): string {
  let written = '';
  for (const character of text.replace(greekOu, (pair) => (pair.startsWith('Ο') ? 'Ou' : 'ou'))) {
    if (character < '\u0080' || isHeld(character)) {
      written += character;
      continue;
    }
    const likeness = plain(character);
    if (likeness !== '' || letters[character] === '' || letters[character.toUpperCase()] === '') {
      written += likeness;
      continue;
    }
    // Й and й, Ё and ё, accented Latin and Greek, full-width and ligature forms: the letter without its marks.
    for (const piece of character.normalize('NFKD')) {
      if (/\p{M}/u.test(piece)) continue;
      written += piece < '\u0080' || isHeld(piece) ? piece : plain(piece) || '?';
    }
  }
  return written;
}
