import { currencyDecimals } from '@crossfoot/contracts';

/** Styles that cells may have; the order is that of `cellXfs` in the workbook's style sheet. */
const names = [
  'plain',
  'heading',
  'title',
  'date',
  'text',
  'guardedText',
  'money0',
  'money2',
  'money3',
  'money4',
  'total0',
  'total2',
  'total3',
  'total4',
  'wrapped',
] as const;

export type CellStyle = (typeof names)[number];

/** Position of a style in the style sheet. */
export const styleIndex = Object.fromEntries(names.map((name, index) => [name, index])) as Readonly<
  Record<CellStyle, number>
>;

const decimals = [0, 2, 3, 4] as const;

/** The style of an amount, with the decimals of its currency; two where none is known. */
export function moneyStyle(currency: string | null, kind: 'money' | 'total' = 'money'): CellStyle {
  const places = currency === null ? 2 : currencyDecimals(currency);
  return `${kind}${decimals.find((known) => known === places) ?? 2}`;
}

const moneyFormat = (places: number): string => {
  const digits = places === 0 ? '#,##0' : `#,##0.${'0'.repeat(places)}`;
  return `${digits};[Red]-${digits}`;
};

const dateFormat = 164;
const moneyFormats = decimals.map((places, index) => ({ id: dateFormat + 1 + index, code: moneyFormat(places) }));

const cellFormat: Readonly<Record<CellStyle, string>> = {
  plain: xf(0, 0),
  heading: xf(0, 1, ' fillId="2" applyFill="1" applyFont="1"', '<alignment vertical="center"/>'),
  title: xf(0, 2, ' fillId="0" applyFont="1"'),
  date: xf(dateFormat, 0, ' applyNumberFormat="1"'),
  text: xf(49, 0, ' applyNumberFormat="1"'),
  // The apostrophe that a spreadsheet shows in its input line alone: the text stays text even when the cell is edited.
  guardedText: xf(49, 0, ' applyNumberFormat="1" quotePrefix="1"'),
  ...(Object.fromEntries(
    decimals.flatMap((places, index) => {
      const id = moneyFormats[index]?.id ?? 0;
      return [
        [`money${places}`, xf(id, 0, ' applyNumberFormat="1"')],
        [`total${places}`, xf(id, 1, ' borderId="1" applyBorder="1" applyFont="1" applyNumberFormat="1"')],
      ];
    }),
  ) as Record<'money0' | 'money2' | 'money3' | 'money4' | 'total0' | 'total2' | 'total3' | 'total4', string>),
  wrapped: xf(49, 0, ' applyNumberFormat="1" applyAlignment="1"', '<alignment vertical="top" wrapText="1"/>'),
};

function xf(numberFormat: number, font: number, more = '', alignment = ''): string {
  const applied = alignment !== '' && !more.includes('applyAlignment') ? `${more} applyAlignment="1"` : more;
  const fill = more.includes('fillId') ? '' : ' fillId="0"';
  const border = more.includes('borderId') ? '' : ' borderId="0"';
  return `<xf numFmtId="${numberFormat}" fontId="${font}"${fill}${border} xfId="0"${applied}>${alignment}</xf>`;
}

/** `xl/styles.xml`. */
export const styleSheet =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
  `<numFmts count="${moneyFormats.length + 1}"><numFmt numFmtId="${dateFormat}" formatCode="yyyy\\-mm\\-dd"/>` +
  `${moneyFormats.map(({ id, code }) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`).join('')}</numFmts>` +
  '<fonts count="3"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font><font><b/><sz val="14"/><name val="Calibri"/><family val="2"/></font></fonts>' +
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
  '<fill><patternFill patternType="solid"><fgColor rgb="FFE6EAF0"/><bgColor indexed="64"/></patternFill></fill></fills>' +
  '<borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border>' +
  '<border><left/><right/><top style="thin"><color auto="1"/></top><bottom style="double"><color auto="1"/></bottom><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="${names.length}">${names.map((name) => cellFormat[name]).join('')}</cellXfs>` +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';
