import type { Platform } from '../platform/platform.ts';
import type { OpenedDocument } from './open-document.ts';
import { isPageDictionary } from './page-dictionary.ts';
import { latin1, streamsOf } from './stream-objects.ts';
import type { Damage } from './survey-streams.ts';

/** Dictionaries between a page and what it draws: forms in forms, fonts, their character maps. */
const DEPTH = 6;
const REFERENCE = /(\d{1,9})\s+\d{1,5}\s+R\b/g;
/** An object of more text is a flood and no dictionary of a page. */
const LONGEST_OBJECT = 100_000;
/** Of all that stand under one number; of more the last alone is kept. */
const LONGEST_SERIES = 3 * LONGEST_OBJECT;
/** A stream packed in a way of another name cannot be unpacked: pdf.js takes it as it stands, and finds nothing in it. */
const FILTERS =
  /^(ASCIIHexDecode|AHx|ASCII85Decode|A85|LZWDecode|FlateDecode|RunLengthDecode|CCITTFaxDecode|CCF|JBIG2Decode|DCTDecode|DCT|JPXDecode|Crypt)$/;

/**
 * Tells which pages lost something by damage: those that draw from a damaged stream, those whose content is not in the
 * file any more, and those without a word whose content is none: pdf.js shows them blank.
 */
export class DamagedPages {
  readonly #document: OpenedDocument;
  readonly #damage: Damage;
  #objects: ReadonlyMap<number, readonly string[]> | null = null;
  /** The streams by object number, and whether they are packed in ways that there are. */
  #streams: ReadonlyMap<number, boolean> = new Map();
  #damagedStreams: number;

  constructor(document: OpenedDocument, damage: Damage) {
    this.#document = document;
    this.#damage = damage;
    this.#damagedStreams = document.platform.damagedStreams();
  }

  /** To be asked of each page as soon as it has been read. `isBlank`: nothing was found on it. */
  async has(page: number, isBlank: boolean): Promise<boolean> {
    if (this.#damage.isEverywhere) return true;
    if (this.#damage.isHidden && this.#metDamage()) return true;
    if (this.#damage.streams.size === 0 && !isBlank) return false;
    const { ref } = (await this.#document.pdf.getPage(page)) as { ref?: { num: number } | null };
    if (!ref) return false;
    if (this.#objects === null) {
      this.#objects = readObjects(this.#document.bytes, this.#document.platform);
      this.#streams = readStreams(this.#document.bytes);
    }
    if (this.#draws(ref.num) || this.#isEmptied(ref.num)) return true;
    // In an encrypted file objects may be where nobody sees them.
    return isBlank && !this.#damage.isHidden && this.#isIllegible(ref.num);
  }

  /** True where pdf.js met a damaged stream since it was asked last. */
  #metDamage(): boolean {
    const before = this.#damagedStreams;
    this.#damagedStreams = this.#document.platform.damagedStreams();
    return this.#damagedStreams > before;
  }

  /** True where what the page draws is damaged, or lies among objects that are. */
  #draws(page: number): boolean {
    const seen = new Set<number>();
    let level = [page];
    for (let depth = 0; depth < DEPTH && level.length > 0; depth++) {
      level = level.flatMap((number) => this.#references(number, seen));
    }
    return [...seen].some((number) => this.#damage.streams.has(number));
  }

  /** All that stands under a number. */
  #textOf(number: number): string {
    return this.#objects?.get(number)?.join('\n') ?? '';
  }

  #references(number: number, seen: Set<number>): number[] {
    const text = this.#textOf(number).replace(/\/(Parent|Prev|Next|P|Dest)\s+\d+\s+\d+\s+R/g, '');
    const found = [...text.matchAll(REFERENCE)].map(([, target]) => Number(target));
    const fresh = found.filter((target) => !seen.has(target));
    for (const target of fresh) seen.add(target);
    return fresh;
  }

  /** True where the page names content that is nowhere in the file. */
  #isEmptied(page: number): boolean {
    const text = this.#textOf(page);
    const contents = /\/Contents\s*(\[[^\]]*\]|\d+\s+\d+\s+R)/.exec(text)?.[1] ?? '';
    return [...contents.matchAll(REFERENCE)].some(([, target]) => !this.#objects?.has(Number(target)));
  }

  /** True where what stands under the page's number is no whole page, or its content is no reference, or leads to no stream. */
  #isIllegible(page: number): boolean {
    if (this.#objects?.get(page)?.some((text) => !isPageDictionary(text))) return true;
    const values = [...this.#textOf(page).matchAll(/\/Contents\s*(\[[^\]]*\]|[^/>]*)/g)];
    return values.some(([, value = '']) => {
      const rest = value.replace(REFERENCE, '').replace(/[\s[\]]/g, '');
      return (rest !== '' && rest !== 'null') || !this.#areContents(value);
    });
  }

  /** Whether every reference leads to a stream, or to a list of references that do. */
  #areContents(references: string, depth = 0): boolean {
    return [...references.matchAll(REFERENCE)].every(([, target]) => {
      const known = this.#streams.get(Number(target));
      if (known !== undefined) return known;
      const list = this.#textOf(Number(target)).trim();
      return depth < DEPTH && list.startsWith('[') && this.#areContents(list, depth + 1);
    });
  }
}

function readStreams(bytes: Uint8Array): ReadonlyMap<number, boolean> {
  const streams = new Map<number, boolean>();
  for (const { object, filters } of streamsOf(bytes)) {
    const isKnown = filters.every((name) => FILTERS.test(name));
    if (object !== null) streams.set(object, isKnown && streams.get(object) !== false);
  }
  return streams;
}

/**
 * The dictionaries of a file by object number, those in object streams included. All of a number are kept: which of them
 * counts is for the table of the file to say, and that may be damaged.
 */
function readObjects(bytes: Uint8Array, platform: Platform): ReadonlyMap<number, readonly string[]> {
  const objects = new Map<number, readonly string[]>();
  const text = latin1(bytes, 0, bytes.length);
  const opened = /(?<![\d.])(\d{1,9})\s+\d{1,5}\s+obj\b/g;
  for (let match = opened.exec(text); match; match = opened.exec(text)) {
    const from = opened.lastIndex;
    const body = text.slice(from, from + LONGEST_OBJECT);
    const end = body.search(/\bendobj\b|\bstream\r?\n/);
    add(objects, Number(match[1]), end < 0 ? body : body.slice(0, end));
  }
  for (const { dictionary, data, filters } of streamsOf(bytes)) {
    if (!/\/Type\s*\/ObjStm\b/.test(dictionary)) continue;
    const unpacked = filters.length === 0 ? { bytes: data } : platform.inflate(data, LONGEST_OBJECT * 100);
    if (unpacked !== 'tooLarge') addPacked(objects, latin1(unpacked.bytes, 0, unpacked.bytes.length), dictionary);
  }
  return objects;
}

/** An object stream begins with pairs of number and offset. */
function addPacked(objects: Map<number, readonly string[]>, text: string, dictionary: string): void {
  const first = Number(/\/First\s+(\d+)/.exec(dictionary)?.[1] ?? 0);
  const numbers = text.slice(0, first).trim().split(/\s+/).map(Number);
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    const [number = 0, offset = 0, , next] = numbers.slice(at, at + 4);
    add(objects, number, text.slice(first + offset, next === undefined ? undefined : first + next));
  }
}

function add(objects: Map<number, readonly string[]>, number: number, text: string): void {
  const before = objects.get(number) ?? [];
  const length = before.reduce((sum, each) => sum + each.length, text.length);
  objects.set(number, length > LONGEST_SERIES ? [text] : [...before, text]);
}
