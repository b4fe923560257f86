export const HALF_DAY = /^[ap]\.?m\.?$/i;
export const CLOCK = /^\d{1,2}:\d{2}(:\d{2}(\.\d{1,6})?)?([ap]m)?$/i;

const SMALL = 0x20;
const [A, P] = [97, 112];

/** "10:32", "10:32:05.0", "pm". */
export function isClock(text: string): boolean {
  const first = text.charCodeAt(0);
  if (first >= 48 && first <= 57) return CLOCK.test(text);
  const letter = first | SMALL;
  return (letter === A || letter === P) && text.length <= 4 && HALF_DAY.test(text);
}
