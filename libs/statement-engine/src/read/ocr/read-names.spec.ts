import { describe, expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import type { PageBox } from '../../picture/upright.ts';
import { readNames } from './read-names.ts';

const word = (text: string, confidence = 0.7): Word => ({ text, x: 100, y: 50, width: text.length * 6, height: 10, source: 'ocr', confidence }); // prettier-ignore

async function read(first: Word, ...seen: readonly (readonly [text: string, confidence: number])[]) {
  const boxes: PageBox[] = [];
  const [found] = await readNames([first], (box) => {
    boxes.push(box);
    const [text, confidence] = seen[boxes.length - 1] ?? ['', 0];
    return Promise.resolve([word(text, confidence)]);
  });
  return { found, boxes };
}

describe('readNames', () => {
  it.each([
    ['DESA1/95550886/UPI', 'DESAI', 'DESAI/95550886/UPI'],
    ['PHARMA-705@0KBANK-27', 'OKBANK-', 'PHARMA-705@OKBANK-27'],
    ['WEB/MUMBAI1/415', 'MUMBAI', 'WEB/MUMBAI/415'],
    ['WEB/MUMBAL1/415', '/MUMBAI', 'WEB/MUMBAI/415'],
  ])('%s has the letters that are read without what stands beside them', async (text, seen, meant) => {
    const { found, boxes } = await read(word(text), [seen, 0.9]);
    expect(found).toMatchObject({ text: meant, repaired: true, confidence: 0.6, alternatives: [text] });
    expect(boxes).toHaveLength(1);
    const [box] = boxes as [PageBox];
    expect(box.x1 - box.x0).toBeLessThan(found?.width ?? 0);
  });

  it('leaves them where the second reading has doubts, a digit, or other letters', async () => {
    for (const seen of [
      ['DESAI', 0.3],
      ['DESA1', 0.9],
      ['DESAL', 0.9],
      ['MESAI', 0.9],
    ] as const)
      // prettier-ignore
      expect((await read(word('DESA1/955'), seen)).found?.text).toBe('DESA1/955');
  });

  it('reads nothing again but names with one such digit that were read with doubt', async () => {
    for (const each of [word('DESA1/955', 0.96), word('REF10/955'), word('AB12CD34/1'), word('M1'), word('1/955')])
      expect((await read(each)).boxes).toHaveLength(0);
  });
});
