import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { withFasterParser } from './faster-parser.ts';
import { linkedPorts } from './in-process-port.ts';
import { nodePlatform } from './node-platform.ts';

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

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** All pieces of text of a PDF's first page, read by this program of the parser. */
async function textBy(program: string, pdf: string): Promise<unknown[]> {
  const folder = mkdtempSync(join(tmpdir(), 'parser-'));
  folders.push(folder);
  const file = join(folder, 'parser.mjs');
  writeFileSync(file, program);
  const pdfjs = await nodePlatform.loadPdfjs();
  const { WorkerMessageHandler } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
    WorkerMessageHandler: { initializeFromPort(port: unknown): void };
  };
  const [near, far] = linkedPorts();
  const worker = pdfjs.PDFWorker.create({ port: near as unknown as Worker, verbosity: 0 });
  WorkerMessageHandler.initializeFromPort(far);
  const data = new Uint8Array(Buffer.from(pdf, 'latin1'));
  const task = pdfjs.getDocument({ data, worker, verbosity: 0 });
  const document = await task.promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  await task.destroy();
  worker.destroy();
  return items;
}

/** A page whose fonts change with saved states, in forms that give a name another font, and by the graphics state. */
function pageOfFonts(): string {
  const content = [
    'q BT /F1 9 Tf 1 0 0 1 40 700 Tm (Rent) Tj ET Q q BT /F2 9 Tf 1 0 0 1 90 700 Tm (12.50) Tj ET Q',
    'q BT /F1 9 Tf 1 0 0 1 40 680 Tm (Fees) Tj /F2 11 Tf (1.00) Tj /F1 9 Tf [(A) -80 (B)] TJ ET Q',
    'q 2 0 0 2 0 0 cm q BT /F2 7 Tf 3 Tc 20 300 Td (Wide) Tj ET Q BT /F1 7 Tf 20 280 Td (After) Tj T* (Down) Tj ET Q',
    '/X1 Do BT /F1 9 Tf 40 200 Td (Behind) Tj /None 9 Tf (Nowhere) Tj /F1 9 Tf (Again) Tj ET',
    'q BT /F3 9 Tf 40 170 Td (A) Tj ET Q q BT /F3 9 Tf 80 170 Td (AA) Tj ET Q',
    'q /G1 gs BT 40 150 Td (State) Tj ET Q BT /F2 9 Tf 40 140 Td (Last) Tj ET',
    'true false null Tq Qq abc Tfx q\u00e9 \u00e9q BX EX fals BT/F1 8 Tf 40 120 Td(End)Tj ET',
  ].join('\n');
  const form = 'BT /F1 9 Tf 40 220 Td (Inside) Tj /F2 9 Tf (Form) Tj ET';
  const stream = (entries: string, body: string) =>
    `<< ${entries} /Length ${body.length} >>\nstream\n${body}\nendstream`;
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R /F3 9 0 R >> /XObject << /X1 7 0 R >> /ExtGState << /G1 << /Font [8 0 R 13] >> >> >> >>',
    stream('', content),
    font('Helvetica'),
    font('Courier'),
    stream('/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /Font << /F1 8 0 R /F2 5 0 R >> >>', form),
    font('Times-Roman'),
    '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 50 70] /FontMatrix [0.02 0 0 0.02 0 0] /FirstChar 65 /LastChar 65 /Widths [40] /CharProcs << /a 10 0 R >> /Encoding << /Type /Encoding /Differences [65 /a] >> /Resources << >> >>',
    stream('', '40 0 0 0 50 70 d1 0 0 40 40 re f'),
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
  return `%PDF-1.4\n${body}trailer << /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF`;
}

describe('withFasterParser', () => {
  it.each(['build', 'legacy/build'])('reads the same text in the same fonts and places: %s', async (folder) => {
    const program = readFileSync(require.resolve(`pdfjs-dist/${folder}/pdf.worker.min.mjs`), 'utf8');
    const before = await textBy(program, pageOfFonts());
    const words = before.map((item) => (item as { str: string }).str);
    for (const word of ['Rent', '12.50', 'W i d e', 'Inside', 'Form', 'Behind', 'State', 'Last', 'End'])
      expect(words.join(' ')).toContain(word);
    expect(new Set(before.map((item) => (item as { fontName: string }).fontName)).size).toBeGreaterThan(2);
    const named = (items: unknown[]) => JSON.stringify(items).replace(/g_d\d+_/g, '');
    expect(named(await textBy(withFasterParser(program), pageOfFonts()))).toBe(named(before));
  });

  it.each(['build', 'legacy/build'])('finds its place in the parser of pdf.js that is installed: %s', (folder) => {
    const program = readFileSync(require.resolve(`pdfjs-dist/${folder}/pdf.worker.min.mjs`), 'utf8');
    const changed = withFasterParser(program);
    expect(changed).not.toBe(program);
    expect(changed).toMatch(/transform\((\w+)\)\{this\.state\.ctm=Util\.transform\(this\.state\.ctm,\[\+\1\[0\],/);
    expect(changed).toMatch(
      /function getCurrentTextTransform\(\)\{const \w=\w+\.font;let (\w)=\w+\.fontSize;if\(.{99,400}\1\*=/,
    );
    expect(changed).toMatch(/Object\.assign\(Object\.create\(TextState\.prototype\),this\)/);
    expect(changed).toMatch(/\$setFont\(\$f\);break\}next\(handleSetFont\(/);
    expect(changed).toMatch(/const (\w+)=1===(\w+)\.length\?\$pair\(\2,\w+\):/);
    expect(changed).toMatch(/let (\w)=globalThis\.\$decodeJpeg\?\.\(\w,this\);if\(!\1\)\{const (\w)=new JpegImage/);
    expect(changed.length - program.length).toBeLessThan(1000);
  });

  it.each(['build', 'legacy/build'])('multiplies the matrices of a glyph as pdf.js does, bit by bit: %s', (folder) => {
    const program = readFileSync(require.resolve(`pdfjs-dist/${folder}/pdf.worker.min.mjs`), 'utf8');
    const [before, after] = [program, withFasterParser(program)].map(textTransformOf);
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
    const faster = withFasterParser(program);
    expect(faster).not.toBe(program);
    for (const operands of [[1, 0.5, -2, 0, 7, 1e9], [true, null, undefined, '4', {}, []], []])
      expect(product(faster, operands)).toEqual(product(program, operands));
  });

  it('leaves a program alone that does not hold the expression exactly once', () => {
    const expression = 'this.state.ctm=U.transform(this.state.ctm,e)';
    for (const program of ['', 'let a = 1;', `${expression};${expression}`])
      expect(withFasterParser(program)).toBe(program);
  });
});
