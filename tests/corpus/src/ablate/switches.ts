import { registerHooks } from 'node:module';
import { isDeepStrictEqual } from 'node:util';

/** What a rule that is switched off gives back: its first argument as it came, or nothing of its kind. */
export type Off = 'first' | 'false' | 'null' | 'empty' | 'emptyMap' | 'emptySet' | 'nothing' | 'wrapped' | 'later';

/** One rule of the register: a function of the engine, what it is for, and what stands in for it. */
export interface Rule {
  /** File within `libs/statement-engine/src`, and the function in it. */
  readonly file: string;
  readonly rule: string;
  readonly off: Off;
}

export const idOf = ({ file, rule }: Rule): string => `${file}#${rule}`;

const ENGINE = new URL('../../../../libs/statement-engine/src/', import.meta.url).href;
const HOOK = '__ruleSwitch';

let off: ReadonlySet<string> = new Set();
const fired = new Set<string>();

const without: Readonly<Record<Off, (first: unknown) => unknown>> = {
  first: (first) => first,
  later: (first) => Promise.resolve(first),
  false: () => false,
  null: () => null,
  empty: () => [],
  emptyMap: () => new Map(),
  emptySet: () => new Set(),
  nothing: () => undefined,
  wrapped: (first) => [first],
};

/** Changes the engine, while it is loaded, so that each rule can be switched off and tells whether it made a difference. */
export function installSwitches(rules: readonly Rule[]): void {
  const byUrl = Map.groupBy(rules, ({ file }) => ENGINE + file);
  (globalThis as Record<string, unknown>)[HOOK] = (id: string, kind: Off, whole: (...all: unknown[]) => unknown) =>
    switchable(id, without[kind], kind, whole);
  registerHooks({
    load: (url, context, next) => {
      const loaded = next(url, context);
      const own = byUrl.get(url);
      return own && loaded.source ? { ...loaded, source: withSwitches(sourceOf(loaded.source), own) } : loaded;
    },
  });
}

const sourceOf = (source: string | ArrayBuffer | NodeJS.TypedArray): string =>
  typeof source === 'string' ? source : Buffer.from(source as Uint8Array).toString();

/** The functions of a module are bound anew at its end, so that its own calls and those of others meet the switch. */
function withSwitches(source: string, rules: readonly Rule[]): string {
  return rules.reduce((text, rule) => {
    const { rule: name, off: kind } = rule;
    if (!new RegExp(`\\b(?:function\\*? |const )${name}\\b`).test(text)) throw new Error(`${idOf(rule)} is not there`);
    const loose = text.replace(new RegExp(`\\bconst ${name}\\b`), `let ${name}`);
    return `${loose}\n${name} = globalThis.${HOOK}('${idOf(rule)}', '${kind}', ${name});`;
  }, source);
}

function switchable(id: string, absent: (first: unknown) => unknown, kind: Off, whole: (...all: unknown[]) => unknown) {
  return (...all: unknown[]): unknown => {
    if (off.has(id)) return absent(all[0]);
    const value = whole(...all);
    if (kind === 'later') return (value as Promise<unknown>).then((settled) => noted(id, settled, all[0]));
    // What a function changes in place cannot be told from its value.
    return kind === 'nothing' ? noted(id, value, all) : noted(id, value, absent(all[0]));
  };
}

function noted(id: string, value: unknown, absent: unknown): unknown {
  if (!fired.has(id) && !isDeepStrictEqual(value, absent)) fired.add(id);
  return value;
}

/** Switches these rules off together and all others on. */
export function switchOff(ids: Iterable<string>): void {
  off = new Set(ids);
}

/** The rules that made a difference somewhere since the last call. */
export function takeFired(): string[] {
  const all = [...fired];
  fired.clear();
  return all;
}
