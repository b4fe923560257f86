import type { DocumentFacts } from '../identify/document-facts.ts';
import type { TokenLine } from '../grammar/tokens.ts';
import { chooseRoles } from './choose-roles.ts';
import { sectionByTotals } from './section-by-totals.ts';
import { cutStrips } from './cut-strips.ts';
import { findHeaders } from './find-headers.ts';
import { gatherRows } from './gather-rows.ts';
import type { RawEvent, RawRow, RawStatement, RawTable } from './raw-statement.ts';
import { readFacts } from './read-facts.ts';
import { cutTables, readTable } from './read-tables.ts';
import { readSections } from './read-sections.ts';

/**
 * Classified lines in, movements and labelled amounts out, in the order of the pages. It finds the tables, decides
 * what their columns hold, puts the lines of each entry together, and collects the printed balances and totals.
 * It assigns no signs and no years.
 */
export function extractRows(lines: readonly TokenLine[], facts: DocumentFacts): RawStatement {
  const headers = findHeaders(lines);
  const tables = cutTables(lines, headers).flatMap(cutStrips).map(readTable);
  const sections = readSections(
    tables.flatMap((table) => table.lines),
    headers,
  );
  const events: RawEvent[] = [...facts.identities];
  const rawTables: RawTable[] = [];
  const used = new Set<number>();
  for (const header of headers) for (let at = header.firstLine; at <= header.lastLine; at++) used.add(at);
  const identityLines = new Set(facts.identities.map((identity) => identity.at));
  tables.forEach((table, id) => {
    const choice = chooseRoles(table);
    rawTables.push({
      newestFirst: choice.newestFirst,
      owed: choice.owed,
      chainHits: choice.chainHits,
      chainSteps: choice.chainSteps,
      datesOpen: table.datesOpen,
    });
    const gathered = gatherRows(table, choice, id, (line) => sections.get(line.source.index) ?? null, identityLines);
    // Before the first heading stand summaries; a table without words there must look like one.
    if (table.header === null && headers.length > 0 && !looksLikeTable(gathered.rows)) return;
    events.push(...gathered.rows);
    for (const at of gathered.used) used.add(at);
    for (const end of gathered.ends) {
      events.push({
        kind: 'fact',
        at: end.at,
        label: 'balance',
        phrase: '',
        token: end.token,
        overdrawn: false,
        section: null,
        date: null,
      });
    }
  });
  events.push(...readFacts(lines, used, (at) => sections.get(at) ?? null));
  events.sort((a, b) => a.at - b.at || rank(a) - rank(b));
  return { events: sectionByTotals(events), tables: rawTables };
}

/** Several rows, each with a date of its own. */
function looksLikeTable(rows: readonly RawRow[]): boolean {
  return rows.length >= 3 && rows.filter((row) => !row.carried).length * 2 >= rows.length;
}

function rank(event: RawEvent): number {
  return event.kind === 'row' || event.kind === 'fact' ? 1 : 0;
}
