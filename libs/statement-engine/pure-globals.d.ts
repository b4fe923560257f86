// What every platform of JavaScript has beside the language itself, and the engine uses: all else of a browser or of Node
// enters through the platform folder. Read by tsconfig.pure.json alone, which has neither's types.
interface AbortSignal {
  readonly aborted: boolean;
  throwIfAborted(): void;
  addEventListener(type: 'abort', listener: () => void, options?: { readonly once?: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}
declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}
declare class TextDecoder {
  constructor(encoding?: string);
  decode(bytes: Uint8Array): string;
}
declare const performance: { now(): number };
declare function setTimeout(callback: (nothing: void) => void, ms?: number): unknown;
