import { describe, expect, it } from 'vitest';
import { partPanel } from './part-panel.ts';
import type { Piece } from './split-words.ts';

const word = (text: string, x0: number, baseline: number): Piece => ({
  kind: 'text',
  text,
  x0,
  x1: x0 + text.length * 5,
  gap: 0,
  baseline,
  size: 9,
  confidence: 1,
  repaired: false,
});

const byBaseline = (pieces: readonly Piece[]): Piece[] =>
  [...pieces].sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0);

const entries = Array.from({ length: 8 }, (_, at) => [
  word(`0${at + 1}/05`, 40, 100 + at * 14),
  word('Groceries', 90, 100 + at * 14),
  word('12.50', 300, 100 + at * 14),
]).flat();

const notes = (pitch: number): Piece[] =>
  Array.from({ length: 7 }, (_, at) => word(`Note${at}`, 400, 103 + at * pitch));

const textsOf = (pieces: readonly Piece[]): string[] => pieces.map(({ text }) => text);

describe('a panel beside the entries', () => {
  it('is parted from them where its lines keep a step of their own', () => {
    const title = word('Statement', 40, 60);
    const parts = partPanel(byBaseline([title, ...entries, ...notes(11)]), 600);
    expect(textsOf(parts?.above ?? [])).toEqual(['Statement', '01/05', 'Groceries', '12.50']);
    expect(textsOf(parts?.panel ?? [])).toEqual(textsOf(notes(11)));
    expect(parts?.rest).toHaveLength(entries.length - 3);
  });

  it('is none where its words stand on the lines of the entries', () => {
    expect(
      partPanel(byBaseline([...entries, ...notes(14).map((note) => ({ ...note, baseline: note.baseline - 3 }))]), 600),
    ).toBeNull();
  });

  it('is none under the name of a column, whose words may take several lines', () => {
    const heading = [word('Date', 40, 86), word('Amount', 300, 86), word('Remarks', 400, 86)];
    expect(partPanel(byBaseline([...heading, ...entries, ...notes(11)]), 600)).toBeNull();
  });

  it('is none where most entries have words of it beside them', () => {
    const cells = entries
      .filter(({ text }) => text === '12.50')
      .flatMap(({ baseline }) => [0, 4, 8].map((down) => word('Remark', 400, baseline + down)));
    expect(partPanel(byBaseline([...entries, word('Above', 400, 97), ...cells]), 600)).toBeNull();
  });

  it('is none where its lines are cells of two lines, each set by the middle of one entry', () => {
    const spaced = entries.map((piece) => ({ ...piece, baseline: 100 + (piece.baseline - 100) * 2 }));
    const cells = Array.from({ length: 8 }, (_, at) => [-4, 4].map((off) => word('Shop', 400, 100 + at * 28 + off)));
    expect(partPanel(byBaseline([...spaced, ...cells.flat()]), 600)).toBeNull();
  });

  it('is none where a line of the page runs through its edge', () => {
    const crossing = Array.from({ length: 4 }, (_, at) =>
      word('A line that goes on and on and on', 300, 108 + at * 22),
    );
    expect(partPanel(byBaseline([...entries, ...crossing, ...notes(11)]), 600)).toBeNull();
  });

  it('is none beside words that are no entries', () => {
    const address = entries.filter(({ text }) => text !== '12.50');
    expect(partPanel(byBaseline([...address, ...notes(11)]), 600)).toBeNull();
  });

  it('is parted in a scan, too, whose lines lie a little off and whose title stands beside a line by chance', () => {
    const balance = [word('Balance', 40, 60), word('2,973.99', 300, 60)];
    const below = [107, 121, 135, 149].map((baseline) => word('of the week', 90, baseline));
    const panel = [60, 70, 80, 90, 107, 121, 135, 149, 190].map((baseline, at) => word(`Note${at}`, 400, baseline));
    const parts = partPanel(byBaseline([...balance, ...entries, ...below, ...panel]), 600, true);
    expect(textsOf(parts?.panel ?? [])).toEqual(textsOf(panel));
  });
});
