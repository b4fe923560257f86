import { describe, expect, it } from 'vitest';
import type { TokenLine } from '../../grammar/tokens.ts';
import { cellsUnder } from './cells-under.ts';
import type { HeaderCell } from '../table.ts';
import { mergeCells } from './header-cells.ts';

/** A line of words by their edges; what stands closer than five points is one cell. */
function lineOf(...words: [text: string, x0: number, x1: number][]): TokenLine {
  const placed = words.map(([text, x0, x1], at) => {
    const before = words[at - 1];
    return { text, x0, x1, gap: before && x0 - before[2] < 5 ? 0.3 : 3 };
  });
  return { line: { words: placed } } as unknown as TokenLine;
}
const cell = (text: string, x0: number, x1: number, role: HeaderCell['role']): HeaderCell => ({ text, x0, x1, role });
const names = (cells: readonly HeaderCell[]): string[] => cells.map(({ text, role }) => `${text}: ${role}`);

describe("a heading's lower line", () => {
  it('is cut where its words stand under different cells', () => {
    const upper = [cell('Data', 55, 76, 'date'), cell('Data', 109, 130, 'date'), cell('Importo', 354, 390, 'amount')];
    const line = lineOf(
      ['operazione', 55, 105],
      ['registrazione', 109, 160],
      ['Descrizione', 162, 214],
      ['in', 351, 359],
      ['valuta', 362, 390],
      ['Valuta', 393, 425],
    );
    expect(names(cellsUnder(line, upper))).toEqual([
      'operazione: description',
      'registrazione: null',
      'Descrizione: description',
      'in valuta: valueDate',
      'Valuta: valueDate',
    ]);
  });

  it('keeps together what is one name, of which a part stands beside the cell above', () => {
    const upper = [cell('Сумма', 489, 516, 'amount')];
    const line = lineOf(['по', 477, 486], ['дебету', 489, 516], ['Назначение', 520, 564]);
    expect(names(cellsUnder(line, upper))).toEqual(['по дебету: debit', 'Назначение: description']);
  });

  it('stays whole where it is a sentence', () => {
    const upper = [cell('Date', 20, 40, 'date'), cell('Amount', 200, 240, 'amount')];
    const words = ['All', 'amounts', 'are', 'in', 'the', 'currency', 'of', 'your', 'account', 'itself'];
    const line = lineOf(...words.map((text, at): [string, number, number] => [text, 20 + at * 22, 40 + at * 22]));
    expect(cellsUnder(line, upper)).toHaveLength(1);
  });
});

it('that names a day and a month makes a date of the name above it, and of one that names a date this one', () => {
  const parts = [cell('D', 10, 15, null), cell('M', 30, 35, null)];
  expect(names(mergeCells([cell('Posted', 8, 40, null)], parts))).toEqual(['Posted D M: postingDate']);
  expect(names(mergeCells([cell('Purchase', 8, 40, null)], parts))).toEqual(['Purchase D M: date']);
});
