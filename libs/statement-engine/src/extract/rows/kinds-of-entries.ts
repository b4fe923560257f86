import type { TableLine } from '../table.ts';

/** Letters below an entry are at least this much smaller than its own; lines of one entry stand this near (font sizes). */
const SMALLER = 0.9;
const NEAR = 2;
/** What begins at one place, give or take (points). */
const SAME_LEFT = 2;

/**
 * "Gutschriften" in small letters right below a dated amount and above more such words says what kind of entry that is:
 * no heading of a section, which stands over entries.
 */
export function withoutKindsOfEntries(lines: readonly TableLine[]): TableLine[] {
  return lines.map((line, at) => (isKind(line, lines[at - 1], lines[at + 1]) ? { ...line, section: null } : line));
}

function isKind(line: TableLine, above: TableLine | undefined, below: TableLine | undefined): boolean {
  if (line.section === null || line.section === 'void' || line.hasMoney) return false;
  if (above?.dates.posting == null || !above.hasMoney || below === undefined || below.hasMoney) return false;
  const [own, entry, next] = [line.source.line, above.source.line, below.source.line];
  return (
    own.page === entry.page &&
    own.page === next.page &&
    own.size <= SMALLER * entry.size &&
    Math.abs(own.size - next.size) < 0.1 * own.size &&
    own.baseline - entry.baseline <= NEAR * entry.size &&
    next.baseline - own.baseline <= NEAR * own.size &&
    Math.abs((line.source.tokens[0]?.x0 ?? 0) - (above.source.tokens[0]?.x0 ?? 0)) <= SAME_LEFT
  );
}
