import { cleanText } from '../text/clean-text.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for HTML, elements and attributes alike. */
export const html = (text: string): string =>
  cleanText(text).replace(/[&<>"']/g, (character) => entities[character] ?? '');

const longestShortValue = 48;
const isoDate = /^\d{4}-\d\d-\d\d$/;

/** A list of terms and what they are; values are HTML already. */
export const terms = (pairs: readonly (readonly [term: string, value: string])[]): string =>
  `<dl>${pairs.map(([term, value]) => `<div${value.length > longestShortValue ? ' class="wide"' : ''}><dt>${html(term)}</dt><dd>${value}</dd></div>`).join('')}</dl>\n`;

/** A table; cells are HTML already, columns named in `figures` are set flush right. */
export function table(
  heading: readonly string[],
  rows: readonly (readonly string[])[],
  figures: readonly number[] = [],
): string {
  const cell = (kind: 'th' | 'td', content: string, column: number): string =>
    `<${kind}${kind === 'th' ? ' scope="col"' : ''}${figures.includes(column) ? ' class="figure"' : isoDate.test(content) ? ' class="date"' : ''}>${content}</${kind}>`;
  const line = (kind: 'th' | 'td', cells: readonly string[]): string =>
    `<tr>${cells.map((content, column) => cell(kind, content, column)).join('')}</tr>`;
  return `<table><thead>${line('th', heading)}</thead><tbody>\n${rows.map((row) => line('td', row)).join('\n')}\n</tbody></table>\n`;
}
