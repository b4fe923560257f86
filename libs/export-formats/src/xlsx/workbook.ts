import { Zip, ZipDeflate } from 'fflate';
import { zipTime } from '../zip.ts';
import { styleSheet } from './cell-styles.ts';
import { sheetXml, xmlText, type Sheet } from './sheet-xml.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageNs = 'http://schemas.openxmlformats.org/package/2006';
const mainType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const pieceLength = 1 << 16;

/**
 * A workbook as the bytes of its XLSX file, written while the rows are read: whatever the number of rows, only a piece
 * of one sheet is held uncompressed. The same sheets give the same bytes.
 */
export function* workbookBytes(sheets: readonly Sheet[]): Generator<Uint8Array> {
  const written: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, piece) => {
    if (error) failure = error;
    else written.push(piece);
  });
  const parts: readonly (readonly [name: string, text: Iterable<string>])[] = [
    ['[Content_Types].xml', [contentTypes(sheets.length)]],
    ['_rels/.rels', [relationList([['rId1', 'officeDocument', 'xl/workbook.xml']])]],
    ['xl/workbook.xml', [workbookXml(sheets)]],
    ['xl/_rels/workbook.xml.rels', [workbookRelations(sheets.length)]],
    ['xl/styles.xml', [styleSheet]],
    ...sheets.map((sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheet)] as const),
  ];
  const encoder = new TextEncoder();
  for (const [name, text] of parts) {
    const file = new ZipDeflate(name, { level: 6, mem: 6 });
    file.mtime = zipTime;
    zip.add(file);
    let waiting = '';
    for (const piece of text) {
      waiting += piece;
      if (waiting.length < pieceLength) continue;
      file.push(encoder.encode(waiting));
      waiting = '';
      yield* written.splice(0);
    }
    file.push(encoder.encode(waiting), true);
    if (failure) throw failure as Error;
    yield* written.splice(0);
  }
  zip.end();
  yield* written.splice(0);
}

function contentTypes(sheets: number): string {
  const overrides = Array.from({ length: sheets }, (_, index) =>
    override(`/xl/worksheets/sheet${index + 1}.xml`, 'worksheet'),
  );
  return (
    `${declaration}<Types xmlns="${packageNs}/content-types">` +
    `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>` +
    `${override('/xl/workbook.xml', 'sheet.main')}${override('/xl/styles.xml', 'styles')}${overrides.join('')}</Types>`
  );
}

const override = (part: string, type: string): string =>
  `<Override PartName="${part}" ContentType="${mainType}.${type}+xml"/>`;

const relationList = (relations: readonly (readonly [id: string, type: string, target: string])[]): string =>
  `${declaration}<Relationships xmlns="${packageNs}/relationships">` +
  `${relations.map(([id, type, target]) => `<Relationship Id="${id}" Type="${relationships}/${type}" Target="${target}"/>`).join('')}</Relationships>`;

function workbookRelations(sheets: number): string {
  const list = Array.from(
    { length: sheets },
    (_, index) => [`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`] as const,
  );
  return relationList([...list, [`rId${sheets + 1}`, 'styles', 'styles.xml']]);
}

function workbookXml(sheets: readonly Sheet[]): string {
  const names = sheetNames(sheets.map(({ name }) => name));
  const list = names.map(
    (name, index) =>
      `<sheet name="${xmlText(name).replaceAll('"', '&quot;')}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return (
    `${declaration}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${relationships}">` +
    `<bookViews><workbookView activeTab="0"/></bookViews><sheets>${list.join('')}</sheets></workbook>`
  );
}

const longestName = 31;

/** Names as a spreadsheet allows them: at most 31 characters, none of `[]:*?/\`, no apostrophe at an end, all different. */
export function sheetNames(wanted: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return wanted.map((name) => {
    const allowed =
      name
        .replace(/[[\]:*?/\\]/g, ' ')
        .replace(/^'+|'+$/g, '')
        .trim() || 'Sheet';
    for (let counter = 1; ; counter += 1) {
      const suffix = counter === 1 ? '' : ` (${counter})`;
      const candidate = `${allowed
        .slice(0, longestName - suffix.length)
        .toWellFormed()
        .trim()}${suffix}`;
      if (taken.has(candidate.toLowerCase())) continue;
      taken.add(candidate.toLowerCase());
      return candidate;
    }
  });
}
