import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { withPlainMatrices } from './plain-matrices.ts';

const require = createRequire(import.meta.url);

interface TextState {
  readonly [name: string]: unknown;
}

const plain = {
  fontSize: 8.5,
  textHScale: 1,
  textRise: 0,
  ctm: [1, 0, 0, 1, 0, 0],
  textMatrix: [1, 0, 0, 1, 40.25, 700],
};
const type3 = { isType3Font: true, isCharBBox: true, bbox: [0, -200, 500, 700] };
const STATES: readonly TextState[] = [
  { ...plain, font: {}, fontMatrix: [0.001, 0, 0, 0.001, 0, 0] },
  { ...plain, font: {}, fontSize: -0.1, textHScale: 0.87, textRise: 3.3, ctm: [0.1, -0.7, 0.3, 1.9, -12.5, 1e5] },
  { ...plain, font: {}, textMatrix: [-0.0, 1.1, -1.1, 0, 1 / 3, -7e-9], ctm: new Float32Array([0.1, 0, 0, 0.1, 5, 6]) },
  { ...plain, font: type3, fontSize: 1, fontMatrix: [0.01, 0, 0, 0.013, 0, 0] },
  { ...plain, font: { ...type3, bbox: [0, 0, 0, 0] }, fontMatrix: [0.01, 0, 0, 0.013, 0, 0] },
  { ...plain, font: {}, textMatrix: [Infinity, 0, 0, NaN, 0, 0] },
];

/** The function of a program of pdf.js that multiplies the matrices of a glyph, on its own. */
function textTransformOf(program: string): (state: TextState) => number[] {
  const [body] = /function getCurrentTextTransform\(\)\{.*?\}(?=function ensureTextContentItem)/.exec(program)!;
  const state = /=(\w+)\.font[;,]/.exec(body)![1]!;
  const identity = /isArrayEqual\(\w+\.fontMatrix,(\w+)\)/.exec(body)![1]!;
  const [transform] = /(?<=static )transform\((\w),(\w)\)\{return\[\1\[0\]\*\2\[0\].*?\}/.exec(program)!;
  return new Function(
    state,
    `const Util={${transform}},${identity}=[0.001,0,0,0.001,0,0],` +
      `isArrayEqual=(a,b)=>a.every((value,at)=>value===b[at]);${body};return getCurrentTextTransform()`,
  ) as (state: TextState) => number[];
}

describe('withPlainMatrices', () => {
  it.each(['build', 'legacy/build'])('finds its place in the parser of pdf.js that is installed: %s', (folder) => {
    const program = readFileSync(require.resolve(`pdfjs-dist/${folder}/pdf.worker.min.mjs`), 'utf8');
    const changed = withPlainMatrices(program);
    expect(changed).not.toBe(program);
    expect(changed).toMatch(/transform\((\w+)\)\{this\.state\.ctm=Util\.transform\(this\.state\.ctm,\[\+\1\[0\],/);
    expect(changed).toMatch(
      /function getCurrentTextTransform\(\)\{const \w=\w+\.font;let (\w)=\w+\.fontSize;if\(.{99,400}\1\*=/,
    );
    expect(changed.length - program.length).toBeLessThan(500);
  });

  it.each(['build', 'legacy/build'])('multiplies the matrices of a glyph as pdf.js does, bit by bit: %s', (folder) => {
    const program = readFileSync(require.resolve(`pdfjs-dist/${folder}/pdf.worker.min.mjs`), 'utf8');
    const [before, after] = [program, withPlainMatrices(program)].map(textTransformOf);
    for (const state of STATES) expect(after!(state)).toEqual(before!(state));
  });

  it('hands on what multiplying would make of the operands', () => {
    const product = (program: string, operands: unknown[]): number[] => {
      const util = { transform: (a: number[], b: number[]) => a.map((value, at) => value * b[at]!) };
      const state = { ctm: [1, 2, 3, 4, 5, 6] };
      new Function('Util', 'operands', program).call({ state }, util, operands);
      return state.ctm;
    };
    const program = 'this.state.ctm = Util.transform(this.state.ctm, operands);';
    const faster = withPlainMatrices(program);
    expect(faster).not.toBe(program);
    for (const operands of [[1, 0.5, -2, 0, 7, 1e9], [true, null, undefined, '4', {}, []], []])
      expect(product(faster, operands)).toEqual(product(program, operands));
  });

  it('leaves a program alone that does not hold the expression exactly once', () => {
    const expression = 'this.state.ctm=U.transform(this.state.ctm,e)';
    for (const program of ['', 'let a = 1;', `${expression};${expression}`])
      expect(withPlainMatrices(program)).toBe(program);
  });
});
