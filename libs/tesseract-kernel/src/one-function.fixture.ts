import { unsigned, type Code } from './wasm-code.ts';

const section = (id: number, content: readonly number[]): number[] => [id, ...unsigned(content.length), ...content];
const [WHOLE_NUMBER, FUNCTION] = [0x7f, 0x60];
/** Pages of 64 kB. */
const PAGES = 4;

/** A program of a single function of so many whole numbers that gives nothing back, and its memory. `body`: locals and code. */
export function oneFunction(
  parameters: number,
  body: Code,
): { readonly memory: ArrayBuffer; readonly run: (...values: number[]) => void } {
  const program = Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, FUNCTION, parameters, ...Array.from({ length: parameters }, () => WHOLE_NUMBER), 0]),
    ...section(3, [1, 0]),
    ...section(5, [1, 0, PAGES]),
    ...section(7, [2, 1, 0x6d, 2, 0, 1, 0x66, 0, 0]),
    ...section(10, [1, ...unsigned(body.length), ...body]),
  ]);
  const { m, f } = new WebAssembly.Instance(new WebAssembly.Module(program)).exports;
  return { memory: (m as WebAssembly.Memory).buffer as ArrayBuffer, run: f as (...values: number[]) => void };
}
