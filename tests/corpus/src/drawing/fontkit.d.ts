/** The part of fontkit that measuring needs. */
declare module 'fontkit' {
  export interface Font {
    readonly unitsPerEm: number;
    glyphForCodePoint(codePoint: number): { readonly advanceWidth: number };
    hasGlyphForCodePoint(codePoint: number): boolean;
  }
  export function openSync(path: string, postscriptName?: string | null): Font;
}
