import type { HostileFile } from './hostile-file.ts';

/** Damages real files at random places: bytes changed, runs cut out, doubled or shuffled, numbers in dictionaries replaced. */
export function mutationsOf(name: string, original: Buffer, count: number, seed = 1): HostileFile[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `${name}-mutation-${index + 1}`,
    kind: 'mutation' as const,
    make: () => mutate(original, seed * 1000 + index),
  }));
}

function mutate(original: Buffer, seed: number): Buffer {
  const random = generator(seed);
  let bytes: Buffer = Buffer.from(original);
  const place = (): number => Math.floor(random() * bytes.length);
  for (let round = 0; round < 1 + random() * 12; round++) {
    const at = place();
    const length = 1 + Math.floor(random() ** 3 * 2000);
    switch (Math.floor(random() * 5)) {
      case 0:
        for (let index = 0; index < 1 + length / 40; index++) bytes[place()] = Math.floor(random() * 256);
        break;
      case 1:
        bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)]);
        break;
      case 2:
        bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at, at + length), bytes.subarray(at)]);
        break;
      case 3:
        bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(place(), place()), bytes.subarray(at)]).subarray(
          0,
          original.length * 2,
        );
        break;
      default:
        bytes = replaceNumber(bytes, at, random);
    }
  }
  return bytes;
}

function replaceNumber(bytes: Buffer, from: number, random: () => number): Buffer {
  const found = /\/[A-Z]\w+ (\d+)/.exec(bytes.subarray(from, from + 5000).toString('latin1'));
  if (!found?.[1]) return bytes;
  const start = from + found.index + found[0].length - found[1].length;
  const number = ['0', '-1', '2147483648', '99999999999', '1e9', found[1] + '0'][Math.floor(random() * 6)] ?? '0';
  return Buffer.concat([bytes.subarray(0, start), Buffer.from(number), bytes.subarray(start + found[1].length)]);
}

function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
