/**
 * Built-ins that pdf.js uses and Node 24 does not have yet. With them its modern build runs, which starts in half the
 * time of the legacy one with its polyfills of everything. What exists is left as it is.
 */
export function addNewerBuiltins(): void {
  define(Map.prototype, { getOrInsert, getOrInsertComputed });
  define(WeakMap.prototype, { getOrInsert, getOrInsertComputed });
  define(Uint8Array.prototype, { toHex });
  define(Math, { sumPrecise });
}

function define(target: object, functions: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(functions))
    if (!Object.hasOwn(target, name))
      Object.defineProperty(target, name, { value, writable: true, configurable: true, enumerable: false });
}

type Mapping = Map<unknown, unknown>;

function getOrInsert(this: Mapping, key: unknown, value: unknown): unknown {
  if (!this.has(key)) this.set(key, value);
  return this.get(key);
}

function getOrInsertComputed(this: Mapping, key: unknown, compute: (key: unknown) => unknown): unknown {
  if (!this.has(key)) this.set(key, compute(key));
  return this.get(key);
}

function toHex(this: Uint8Array): string {
  return Buffer.from(this.buffer, this.byteOffset, this.byteLength).toString('hex');
}

/** Neumaier's sum: what each step rounds away is added at the end. pdf.js sums whole numbers and widths of glyphs. */
function sumPrecise(numbers: Iterable<number>): number {
  let sum = -0;
  let lost = 0;
  for (const number of numbers) {
    const next = sum + number;
    lost += Math.abs(sum) >= Math.abs(number) ? sum - next + number : number - next + sum;
    sum = next;
  }
  return Number.isFinite(lost) && lost !== 0 ? sum + lost : sum;
}
