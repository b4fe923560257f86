import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { matrixTimesVector } from './ocr-kernel.ts';
import { unsigned } from './wasm-code.ts';

/** tesseract's own function, by length and SHA-256 of its code. */
const MATRIX_TIMES_VECTOR = {
  length: 3355,
  sha256: 'a8dfbcc8124f569fed74e5a1acc93ef03166897e4b7d96da81bef06e31f0d5f9',
};
const FIRST_SECTION = 8;
const CODE_SECTION = 10;

/** A number in WebAssembly's own form and where it ends. */
function readNumber(bytes: Uint8Array, from: number): readonly [number, number] {
  let value = 0;
  let at = from;
  for (let shift = 0; ; shift += 7, at++) {
    const byte = bytes[at] ?? 0;
    value |= (byte & 0x7f) << shift;
    if (byte < 0x80) return [value, at + 1];
  }
}

function codeSection(
  program: Uint8Array,
): { readonly start: number; readonly first: number; readonly end: number } | null {
  for (let start = FIRST_SECTION; start < program.length;) {
    const [length, first] = readNumber(program, start + 1);
    if (program[start] === CODE_SECTION) return { start, first, end: first + length };
    start = first + length;
  }
  return null;
}

/**
 * The program with our own function in place of tesseract's that does the same (`ocr-kernel.ts`); as it is where it holds
 * no such function, as after an update of tesseract.
 */
export function withOwnKernel(program: Uint8Array): Uint8Array {
  const section = codeSection(program);
  if (!section) return program;
  const [, first] = readNumber(program, section.first);
  for (let at = first; at < section.end;) {
    const [length, start] = readNumber(program, at);
    const body = program.subarray(start, start + length);
    if (length === MATRIX_TIMES_VECTOR.length && sha256(body) === MATRIX_TIMES_VECTOR.sha256) {
      const own = matrixTimesVector();
      const code = [program.subarray(section.first, at), Uint8Array.from(unsigned(own.length)), own, program.subarray(start + length, section.end)]; // prettier-ignore
      const size = code.reduce((sum, part) => sum + part.length, 0);
      const head = [program.subarray(0, section.start), Uint8Array.from([CODE_SECTION, ...unsigned(size)])];
      return new Uint8Array(Buffer.concat([...head, ...code, program.subarray(section.end)]));
    }
    at = start + length;
  }
  return program;
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

let compiled: Promise<WebAssembly.Module> | null = null;

/** tesseract's program, compiled once for all threads. */
export function ocrProgram(file: string): Promise<WebAssembly.Module> {
  compiled ??= readFile(file).then((program) => WebAssembly.compile(new Uint8Array(withOwnKernel(program))));
  return compiled;
}
