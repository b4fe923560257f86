import type { Allowance, AllowanceEntry } from './allowance.document.ts';

/** Enough of a hash that no two files of one owner and month meet by chance (96 bits). */
const markLength = 24;

/** How a charged file is kept: the head of its hash and its pages, in some 26 characters. */
function packed(sha256: string, pages: number): string {
  return `${markOf(sha256)}${pages}`;
}

function markOf(sha256: string): string {
  return sha256.slice(0, markLength).padEnd(markLength, '_');
}

/** Pages used and held. The same file counts once in a period, however often it is converted. */
export function pagesUsed(allowance: Pick<Allowance, 'entries' | 'files'>): number {
  return sumOf(allowance, () => true);
}

/** Pages used alone, without what is held. */
export function pagesCharged(allowance: Pick<Allowance, 'entries' | 'files'>): number {
  return sumOf(allowance, (entry) => entry.charged);
}

function sumOf(
  { entries, files }: Pick<Allowance, 'entries' | 'files'>,
  counts: (entry: AllowanceEntry) => boolean,
): number {
  const byFile = new Map<string, number>();
  for (const file of files) byFile.set(file.slice(0, markLength), Number(file.slice(markLength)));
  for (const entry of entries.filter(counts)) {
    const mark = markOf(entry.sha256);
    byFile.set(mark, Math.max(byFile.get(mark) ?? 0, entry.pages));
  }
  return [...byFile.values()].reduce((sum, pages) => sum + pages, 0);
}

/** Adds an entry, or leaves all as it is where the conversion has one. */
export function withEntry(allowance: Allowance, entry: AllowanceEntry): Allowance {
  if (allowance.entries.some((known) => known.conversionId === entry.conversionId)) return allowance;
  return withEntries(allowance, [...allowance.entries, entry]);
}

export function withoutEntry(allowance: Allowance, conversionId: string): Allowance {
  return withEntries(
    allowance,
    allowance.entries.filter((entry) => entry.conversionId !== conversionId),
  );
}

/** What is held is used. Of a user's conversion its file alone is kept; of a visitor's, whose few are counted, the entry. */
export function withCharge(allowance: Allowance, conversionId: string): Allowance {
  const charged = allowance.entries.map((entry) =>
    entry.conversionId === conversionId ? { ...entry, charged: true } : entry,
  );
  if (allowance.kind !== 'user') return withEntries(allowance, charged);
  const files = new Map(allowance.files.map((file) => [file.slice(0, markLength), file]));
  for (const { sha256, pages } of charged.filter((entry) => entry.charged)) {
    const known = Number(files.get(markOf(sha256))?.slice(markLength) ?? 0);
    if (pages > known) files.set(markOf(sha256), packed(sha256, pages));
  }
  const held = charged.filter((entry) => !entry.charged);
  return withEntries({ ...allowance, files: [...files.values()] }, held);
}

function withEntries(allowance: Allowance, entries: readonly AllowanceEntry[]): Allowance {
  const held = entries.filter((entry) => !entry.charged).map((entry) => entry.at);
  return { ...allowance, entries: [...entries], oldestHeldAt: held.length === 0 ? null : Math.min(...held) };
}
