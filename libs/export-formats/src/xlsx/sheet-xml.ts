import { cleanText, startsFormula } from '../text/clean-text.ts';
import { styleIndex, type CellStyle } from './cell-styles.ts';

/** A worksheet: columns with their widths, rows one by one. Rows are read once, while the file is written. */
export interface Sheet {
  readonly name: string;
  readonly widths: readonly number[];
  /** Rows at the top that stay in sight. */
  readonly frozenRows: number;
  readonly landscape: boolean;
  /** XML of each row, from `sheetRow`. */
  rows(): Iterable<string>;
}

/** A finished cell without its place; `''` is an empty cell. */
export type CellXml = string;

const longestText = 32_767;
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

export const xmlText = (text: string): string =>
  /[&<>]/.test(text) ? text.replace(/[&<>]/g, (character) => escapes[character] ?? '') : text;

/** Text as text: written inline, never a formula, also after the cell is edited. */
export function textCell(text: string, style: CellStyle = 'text'): CellXml {
  const clean = cleanText(text).slice(0, longestText).toWellFormed();
  if (clean === '') return '';
  const applied = style === 'text' && startsFormula(clean) ? 'guardedText' : style;
  return ` s="${styleIndex[applied]}" t="inlineStr"><is><t xml:space="preserve">${xmlText(clean)}</t></is></c>`;
}

/** A real number; the digits are written as they are, so nothing is rounded on the way. */
export const numberCell = (digits: string, style: CellStyle = 'plain'): CellXml =>
  ` s="${styleIndex[style]}"><v>${digits}</v></c>`;

/** A formula of our own making with the value it has. */
export const formulaCell = (formula: string, digits: string, style: CellStyle): CellXml =>
  ` s="${styleIndex[style]}"><f>${xmlText(formula)}</f><v>${digits}</v></c>`;

const dayZero = Date.UTC(1899, 11, 30);
// Spreadsheets take 1900 for a leap year; before March of it their day numbers are wrong.
const firstSafeDay = '1900-03-01';

/** A real date; as text where a spreadsheet could not hold it. */
export function dateCell(isoDate: string): CellXml {
  if (isoDate < firstSafeDay) return textCell(isoDate);
  const day = Date.UTC(Number(isoDate.slice(0, 4)), Number(isoDate.slice(5, 7)) - 1, Number(isoDate.slice(8, 10)));
  return ` s="${styleIndex.date}"><v>${(day - dayZero) / 86_400_000}</v></c>`;
}

export const columnName = (column: number): string => String.fromCharCode(65 + column);

/** One row of cells, from column A on; `number` starts at 1. */
export function sheetRow(number: number, cells: readonly CellXml[]): string {
  let row = `<row r="${number}">`;
  for (let column = 0; column < cells.length; column += 1) {
    const cell = cells[column];
    if (cell !== undefined && cell !== '') row += `<c r="${columnName(column)}${number}"${cell}`;
  }
  return `${row}</row>`;
}

/** The whole part, row by row. */
export function* sheetXml(sheet: Sheet): Generator<string> {
  const pane =
    sheet.frozenRows === 0
      ? ''
      : `<pane ySplit="${sheet.frozenRows}" topLeftCell="A${sheet.frozenRows + 1}" activePane="bottomLeft" state="frozen"/>`;
  yield '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">';
  yield '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>';
  yield `<sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/>`;
  yield `<cols>${sheet.widths.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join('')}</cols>`;
  yield '<sheetData>';
  yield* sheet.rows();
  yield '</sheetData><pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/>';
  yield `<pageSetup orientation="${sheet.landscape ? 'landscape' : 'portrait'}" fitToWidth="1" fitToHeight="0"/></worksheet>`;
}
