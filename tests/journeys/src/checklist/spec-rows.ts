/** What the specification asks of the screens, a row each. */
export interface SpecRow {
  readonly kind: 'route' | 'state' | 'text' | 'toast';
  /** Section and heading, e.g. `5 Upload`. */
  readonly where: string;
  /** The address, the state's sentence, or the words as they are shown; `{name}`, `N` and `...` stand for what varies. */
  readonly text: string;
}

/** Sections with words: screens, fields, states, validation, errors. */
const withWords = ['2', '3', '4', '5', '8'];
const quoted = /"([^"]+)"/g;
/** A toast is spoken of as one, or written as a title and its sentence: `"Title" / "Sentence."`, `"Title" - "Sentence."`. */
const isToastLine = (line: string): boolean => /toast|"[^"]+" (\/|-) "[^"]+"/i.test(line);

/** The rows of a specification, in its order, each once. */
export function rowsOfSpec(markdown: string): readonly SpecRow[] {
  const rows = new Map<string, SpecRow>();
  const add = (row: SpecRow): void => {
    const key = `${row.kind === 'toast' ? 'text' : row.kind}|${row.text}`;
    if (!rows.has(key)) rows.set(key, row);
  };
  for (const section of markdown.split(/^## /m).slice(1)) {
    const number = section.slice(0, section.indexOf('.'));
    let heading = '';
    for (const line of section.split('\n').slice(1)) {
      if (line.startsWith('### ')) heading = line.slice(4).trim();
      const where = `${number} ${heading}`.trim();
      const route = number === '2' ? /^\| (\/[^|]*|any other path) \|/.exec(line)?.[1] : undefined;
      for (const text of route?.split(',') ?? []) add({ kind: 'route', where, text: text.trim() });
      if (number === '4') for (const text of statesOf(line)) add({ kind: 'state', where, text });
      if (!withWords.includes(number)) continue;
      for (const [, text = ''] of line.matchAll(quoted)) {
        add({ kind: isToastLine(line) ? 'toast' : 'text', where, text });
      }
    }
  }
  return [...rows.values()];
}

/** A bullet or a paragraph of the section on states, sentence by sentence. */
function statesOf(line: string): readonly string[] {
  if (line === '' || line.startsWith('#')) return [];
  return line
    .replace(/^- /, '')
    .split(/(?<=[.)]) (?=[A-Z])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
