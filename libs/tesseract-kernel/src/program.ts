import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { bytesLoop, curveLoop, LOOP_VECTORS, type Curve, type Loop } from './loops.ts';
import { matrixTimesVector } from './kernel.ts';
import { copyOfFewBytes } from './copies.ts';
import { get, isLess, unsigned, type Code } from './wasm-code.ts';

/** One of tesseract's own functions, by length and SHA-256 of its code, and what is put in its place. */
interface OwnFunction {
  readonly length: number;
  readonly sha256: string;
  readonly replace: (code: Uint8Array) => Uint8Array;
}

/** A loop from its first instruction to its last, and what goes before it: it is left with what that leaves over. */
interface LoopBefore {
  readonly first: number;
  readonly last: number;
  readonly loop: Loop;
  readonly before: Code;
}

/** The vectors of the loops come after all locals of the function, which are so many. */
const ofCurves = 41;
const curve = (kind: Curve, first: number, last: number, loop: Loop): LoopBefore => ({ first, last, loop, before: curveLoop(kind, loop, ofCurves) }); // prettier-ignore
const inPlace: Loop = { index: 1, count: 8, from: 4, to: 4 };
const bytesOf = (first: number, last: number, loop: Loop): LoopBefore => ({ first, last, loop, before: bytesLoop(loop, 9) }); // prettier-ignore

const OWN: readonly OwnFunction[] = [
  {
    length: 3355,
    sha256: 'a8dfbcc8124f569fed74e5a1acc93ef03166897e4b7d96da81bef06e31f0d5f9',
    replace: matrixTimesVector,
  },
  // LSTM::Forward: what goes in, three gates or four, and what comes out.
  {
    length: 8879,
    sha256: '51404cc8f20061badd4d7417ac34e1448ad77809a048364900997db77bc7c692',
    replace: withLoops([
      curve('tanh', 3173, 3349, inPlace),
      curve('logistic', 3444, 3625, inPlace),
      curve('logistic', 3720, 3901, inPlace),
      curve('logistic', 4008, 4189, inPlace),
      curve('logistic', 4286, 4467, { ...inPlace, count: 13 }),
      curve('tanh', 5458, 5646, { index: 1, count: 8, from: 14, to: 4, factors: 3 }),
    ]),
  },
  // NetworkIO::WriteTimeStep and WriteTimeStepPart.
  {
    length: 410,
    sha256: 'c4aa7796a1ca2485ad094b55dd30a07ae7349444265c42e7419931722d50c667',
    replace: withLoops([bytesOf(81, 183, { index: 4, count: 1, from: 2, to: 5 })]),
  },
  {
    length: 394,
    sha256: 'ce0c235475fe0ad3d06bd8e58431544501b3e9592e018e6e15b4f8cd1ebda50f',
    replace: withLoops([bytesOf(59, 161, { index: 5, count: 3, from: 4, to: 1 })]),
  },
  // NetworkIO::CopyTimeStepGeneral, called for each point and each of its neighbours.
  {
    length: 265,
    sha256: 'd06f77247362b631b82ccb37994ad6cbdcdcb138434bb79ac5abe9dca377c454',
    replace: (code) => withBefore(code, copyOfFewBytes()),
  },
];
const FIRST_SECTION = 8;
const CODE_SECTION = 10;
const [VECTOR_TYPE, IF, NOTHING, END] = [0x7b, 0x04, 0x40, 0x0b];

/** Where a function's locals begin, behind the number of their groups, and its instructions. */
function startsOf(code: Uint8Array): readonly [groups: number, locals: number, instructions: number] {
  const [groups, locals] = readNumber(code, 0);
  let at = locals;
  for (let group = 0; group < groups; group++) at = readNumber(code, at)[1] + 1;
  return [groups, locals, at];
}

/** The function with instructions of our own before its own ones. */
function withBefore(code: Uint8Array, before: Code): Uint8Array {
  const [, , start] = startsOf(code);
  return joined([code.subarray(0, start), before, code.subarray(start)]);
}

/** The function with loops of our own before its own ones. */
function withLoops(loops: readonly LoopBefore[]): (code: Uint8Array) => Uint8Array {
  return (code) => {
    const [groups, start, instructions] = startsOf(code);
    let at = instructions;
    const parts: (Uint8Array | Code)[] = [unsigned(groups + 1), code.subarray(start, at), [LOOP_VECTORS, VECTOR_TYPE]];
    for (const { first, last, loop, before } of loops) {
      const isLeft = [...isLess(get(loop.index), get(loop.count)), IF, NOTHING];
      parts.push(code.subarray(at, first), before, isLeft, code.subarray(first, last + 1), [END]);
      at = last + 1;
    }
    return joined([...parts, code.subarray(at)]);
  };
}

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

function codeSection(program: Uint8Array): { start: number; first: number; end: number } | null {
  for (let start = FIRST_SECTION; start < program.length;) {
    const [length, first] = readNumber(program, start + 1);
    if (program[start] === CODE_SECTION) return { start, first, end: first + length };
    start = first + length;
  }
  return null;
}

/**
 * The program with functions of our own in place of some of tesseract's (`kernel.ts`, `loops.ts`, `copies.ts`), which do the
 * same in less time; as it is where it does not hold those, as after an update of tesseract.
 */
export function withOwnFunctions(program: Uint8Array): Uint8Array {
  const section = codeSection(program);
  if (!section) return program;
  const parts: (Uint8Array | Code)[] = [];
  let done = section.first;
  for (let [, at] = readNumber(program, section.first); at < section.end;) {
    const [length, start] = readNumber(program, at);
    const code = program.subarray(start, start + length);
    const replaced = ownOf(code)?.replace(code);
    if (replaced) {
      parts.push(program.subarray(done, at), unsigned(replaced.length), replaced);
      done = start + length;
    }
    at = start + length;
  }
  if (parts.length === 0) return program;
  const codes = joined([...parts, program.subarray(done, section.end)]);
  return joined([program.subarray(0, section.start), [CODE_SECTION, ...unsigned(codes.length)], codes, program.subarray(section.end)]); // prettier-ignore
}

function ownOf(code: Uint8Array): OwnFunction | undefined {
  const candidates = OWN.filter(({ length }) => length === code.length);
  if (candidates.length === 0) return undefined;
  const sha256 = createHash('sha256').update(code).digest('hex');
  return candidates.find((own) => own.sha256 === sha256);
}

function joined(parts: readonly (Uint8Array | Code)[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

let compiled: Promise<WebAssembly.Module> | null = null;

/** tesseract's program, compiled once for all threads. */
export function ocrProgram(file: string): Promise<WebAssembly.Module> {
  compiled ??= readFile(file).then((program) => WebAssembly.compile(new Uint8Array(withOwnFunctions(program))));
  return compiled;
}
