import { cutAtGaps, type Token, type TokenLine } from '../../grammar/tokens.ts';
import type { ColumnWord } from '../../vocabulary/language.ts';
import { bareWord } from '../../vocabulary/phrases.ts';
import { labelWords } from '../../vocabulary/vocabulary.ts';
import type { BlockField } from './block-rows.ts';
import { namesDate, roleOfWords } from '../headings/header-cells.ts';
import { FIELD_GAP } from '../../tolerances.ts';

/** Labels are short. */
const MOST_WORDS = 5;

/** The labelled values of a line: "Date: 2 May 2024", "Amount    -5.00", or several of them side by side. */
export function readFields(line: TokenLine): BlockField[] {
  const cells = cutAtGaps(line.tokens, FIELD_GAP);
  const fields: BlockField[] = [];
  for (let at = 0; at < cells.length; at++) {
    const cell = cells[at] as readonly Token[];
    const colon = cell.findIndex((token) => token.kind === 'text' && token.text.endsWith(':'));
    if (colon >= 0 && colon < MOST_WORDS) {
      const inside = cell.slice(colon + 1);
      const value = inside.length > 0 ? inside : (cells[at + 1] ?? []);
      if (inside.length === 0) at++;
      const field = fieldOf(cell.slice(0, colon + 1), value);
      if (field) fields.push(field);
      continue;
    }
    const next = cells[at + 1];
    if (next === undefined || cell.length > MOST_WORDS || next[0]?.text.endsWith(':')) continue;
    const field = fieldOf(cell, next);
    if (!field || field.role === null || at > 0) continue;
    fields.push(field);
    at++;
    // "Booked  2 May 2024            -5.00": the amount of an entry may stand beside its date without a name.
    const [amount, more] = cells[at + 1] ?? [];
    if (namesDate(field) && amount?.kind === 'money' && more === undefined && cells.length === at + 2)
      fields.push({ key: 'amount', role: 'amount', value: [amount] });
  }
  return fields;
}

function fieldOf(label: readonly Token[], value: readonly Token[]): BlockField | null {
  if (value.length === 0 || label.some((token) => token.kind !== 'text')) return null;
  const words = label.map((token) => bareWord(token.text)).filter(Boolean);
  if (words.length === 0) return null;
  return { key: words.join(' '), role: roleOf(words), value };
}

/** What a label names; balances and account numbers of the statement itself name no field of an entry. */
function roleOf(words: readonly string[]): ColumnWord | null {
  const label = labelWords.exact(words);
  if (label === 'opening' || label === 'closing' || label === 'period' || label === 'account') return null;
  return roleOfWords(words);
}
