import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { withPlainMatrices } from './plain-matrices.ts';

const require = createRequire(import.meta.url);

describe('withPlainMatrices', () => {
  it.each(['build', 'legacy/build'])('finds its place in the parser of pdf.js that is installed: %s', (folder) => {
    const program = readFileSync(require.resolve(`pdfjs-dist/${folder}/pdf.worker.min.mjs`), 'utf8');
    const changed = withPlainMatrices(program);
    expect(changed).not.toBe(program);
    expect(changed).toMatch(/transform\((\w+)\)\{this\.state\.ctm=Util\.transform\(this\.state\.ctm,\[\+\1\[0\],/);
    expect(changed.length - program.length).toBeLessThan(60);
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
