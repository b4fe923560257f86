import type { Allowance, AllowanceEntry } from './allowance.document.ts';

/** Pages used and held. The same file counts once in a period, however often it is converted. */
export function pagesUsed(allowance: Pick<Allowance, 'entries'>): number {
  const byFile = new Map<string, number>();
  for (const entry of allowance.entries) {
    byFile.set(entry.sha256, Math.max(byFile.get(entry.sha256) ?? 0, entry.pages));
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

export function withCharge(allowance: Allowance, conversionId: string): Allowance {
  return withEntries(
    allowance,
    allowance.entries.map((entry) => (entry.conversionId === conversionId ? { ...entry, charged: true } : entry)),
  );
}

function withEntries(allowance: Allowance, entries: readonly AllowanceEntry[]): Allowance {
  const held = entries.filter((entry) => !entry.charged).map((entry) => entry.at);
  return { ...allowance, entries: [...entries], oldestHeldAt: held.length === 0 ? null : Math.min(...held) };
}
