import type { StatementResult } from '@crossfoot/contracts';
import { digestPlaceholder } from './proof-sheet.ts';
import { resultDigest, textDigest } from './result-digest.ts';
import type { SheetFacts, StatementFacts } from './sheet-facts.ts';

/** What a sheet says of itself: whether it is unchanged, and what it vouches for. */
export type SheetReading =
  | { readonly kind: 'notASheet' }
  | { readonly kind: 'altered' }
  | { readonly kind: 'intact'; readonly facts: SheetFacts };

const digestIn = /<code id="sheet-digest">([0-9a-f]{64})<\/code>/g;
const factsIn = /<script type="application\/json" id="crossfoot-proof">([^<]*)<\/script>/g;

/** Reads a sheet without running or rendering it. */
export function readSheet(sheet: string): SheetReading {
  const digests = [...sheet.matchAll(digestIn)];
  const blocks = [...sheet.matchAll(factsIn)];
  const [digest, block] = [digests[0]?.[1], blocks[0]?.[1]];
  if (digests.length !== 1 || blocks.length !== 1 || digest === undefined || block === undefined)
    return { kind: 'notASheet' };
  const blank = sheet.replace(digestIn, `<code id="sheet-digest">${digestPlaceholder}</code>`);
  if (textDigest(blank) !== digest) return { kind: 'altered' };
  try {
    const facts = JSON.parse(block) as { kind?: unknown; version?: unknown; statements?: unknown };
    const isKnown = facts.version === 1 || facts.version === 2;
    if (facts.kind !== 'crossfoot-proof' || !isKnown || !Array.isArray(facts.statements)) return { kind: 'notASheet' };
    return { kind: 'intact', facts: facts as unknown as SheetFacts };
  } catch {
    return { kind: 'notASheet' };
  }
}

/** The statement of a sheet that a PDF with this SHA-256 belongs to. */
export function statementOfSource(facts: SheetFacts, sha256: string): StatementFacts | null {
  return facts.statements.find(({ sourceSha256 }) => sourceSha256 === sha256.toLowerCase()) ?? null;
}

/** True where the result is the one the sheet was made for, to the last row. */
export const isSameResult = (facts: StatementFacts, result: StatementResult): boolean =>
  resultDigest(result) === facts.resultSha256;
