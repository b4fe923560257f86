const UNDERSCORE = 95;

/** What is printed in the place of nothing: dashes, dots, "blank". */
export function isFiller(text: string): boolean {
  const first = text.charCodeAt(0);
  // Most words begin with a letter.
  if (first >= 65 && first <= 122 && first !== UNDERSCORE) return text === 'blank';
  return /^[-–—_.=*|…#]+$/.test(text) || text === '(空)';
}
