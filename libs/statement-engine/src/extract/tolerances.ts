/**
 * Tolerances of tables, each with its unit and what it was measured by. Blanks are counted in font sizes: the one between
 * two words is 0.28, in a fixed pitch 0.6.
 */

/** A cell's left neighbour stands at least this far off; inside a sentence words stand closer. */
export const CELL_GAP = 0.9;
/** The names of a heading stand closer together than the cells below them. */
export const HEADER_CELL_GAP = 0.85;
/** Cells stand farther apart than words: those of a box, and of a line that others straddle. */
export const BOX_CELL_GAP = 1.1;
/** A label and its value, or two fields side by side. */
export const FIELD_GAP = 1.2;
