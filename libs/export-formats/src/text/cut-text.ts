/** At most so many characters, without blanks at the ends and never half a character. */
export function cutText(text: string, length: number): string {
  const trimmed = text.trim();
  if (trimmed.length <= length) return trimmed;
  const cut = trimmed.slice(0, length);
  return (cut.isWellFormed() ? cut : cut.slice(0, -1)).trim();
}
