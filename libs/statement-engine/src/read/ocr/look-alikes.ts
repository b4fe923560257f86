/** Letters that OCR takes digits for, and the other way round, in dates. */
export const TO_DIGIT: Readonly<Record<string, string>> = {
  O: '0', o: '0', Q: '0', D: '0', I: '1', l: '1', '|': '1', S: '5', G: '6', B: '8', Z: '2',
}; // prettier-ignore
export const TO_LETTER: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '5': 'S', '8': 'B' };

/** Matches a digit, or a letter that it was taken for. */
export const DIGIT = String.raw`[\dOoQDIl|SGBZ]`;
