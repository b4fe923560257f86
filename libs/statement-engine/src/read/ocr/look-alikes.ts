/** Letters that OCR takes digits for, and the other way round, in dates. */
const TO_DIGIT: Readonly<Record<string, string>> = {
  O: '0', o: '0', Q: '0', D: '0', I: '1', l: '1', '|': '1', S: '5', G: '6', B: '8', Z: '2',
}; // prettier-ignore
const TO_LETTER: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '5': 'S', '8': 'B' };
/** Small letters and marks are digits only among the figures of an amount. */
const TO_FIGURE = { ...TO_DIGIT, '!': '1', s: '5', z: '2', g: '9', q: '9' };
/** One for all shapes of a capital that is like others. */
const TO_PLAIN_CAPITAL = { T: 'I', L: 'I', J: 'I', V: 'U', D: 'O', Q: 'O' };

const by =
  (table: Readonly<Record<string, string>>) =>
  (text: string): string =>
    Array.from(text, (char) => table[char] ?? char).join('');
export const asDigits = by(TO_DIGIT);
export const asFigures = by(TO_FIGURE);
export const asLetters = by(TO_LETTER);
export const asPlainCapitals = by(TO_PLAIN_CAPITAL);

/** Matches a digit, or a letter that it was taken for. */
export const DIGIT = String.raw`[\dOoQDIl|SGBZ]`;

/** Digits and the letters whose shapes are nearly theirs. Nothing but its neighbours tells a capital I from a small l. */
const SHAPED: Readonly<Record<string, string>> = {
  '0': 'OQD',
  '1': 'Il|',
  '2': 'Z',
  '4': 'A',
  '5': 'S',
  '6': 'G',
  '8': 'B',
};
const digitShaped = new Map(
  Object.entries(SHAPED).flatMap(([digit, letters]) => Array.from(letters, (letter) => [letter, digit] as const)),
);
export const BARS = 'Il|';
/** The letters that a digit may be by its shape, or the digit that a letter may be; none of others. */
export const alikeTo = (name: string): string => SHAPED[name] ?? digitShaped.get(name) ?? '';
