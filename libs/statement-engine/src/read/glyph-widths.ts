/**
 * Widths of Latin glyphs in thousandths of an em, as in Helvetica. Only their ratio inside one text item matters: pdf.js
 * gives an item's whole width, and this spreads it over its words. Digits are equally wide in practically every font.
 */
// prettier-ignore
const PRINTABLE = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];
const widths = new Float64Array(128).fill(556);
widths.set(PRINTABLE, 32);

/** The width of a stretch of text in thousandths of an em; every glyph counts the same where `monospaced`. */
export function textWidth(text: string, from: number, to: number, monospaced: boolean): number {
  if (monospaced) return (to - from) * 600;
  let width = 0;
  for (let index = from; index < to; index++) {
    const code = text.charCodeAt(index);
    // Above Latin: ideographs and full-width forms fill the em, accented letters are like their base.
    width += code < 128 ? (widths[code] ?? 556) : code >= 0x2e80 ? 1000 : 556;
  }
  return width;
}
