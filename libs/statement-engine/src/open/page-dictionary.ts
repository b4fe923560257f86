/** What the dictionary of a page may hold (ISO 32000-2, table 31). */
const PAGE_KEYS: ReadonlySet<string> = new Set(
  [
    ...['Type', 'Parent', 'LastModified', 'Resources', 'MediaBox', 'CropBox', 'BleedBox', 'TrimBox', 'ArtBox'],
    ...['BoxColorInfo', 'Contents', 'Rotate', 'Group', 'Thumb', 'B', 'Dur', 'Trans', 'Annots', 'AA', 'Metadata'],
    ...['PieceInfo', 'StructParents', 'ID', 'PZ', 'SeparationInfo', 'Tabs', 'TemplateInstantiated', 'PresSteps'],
    ...['UserUnit', 'VP', 'AF', 'OutputIntents', 'DPart'],
  ].map((key) => `/${key}`),
);
const NAME = /^\//;
/** A mark of a dictionary or list, a reference, a name, a string, a number or a word; blanks and comments before it. */
const TOKEN =
  /(?:[\s\0]|%[^\r\n]*)*(<<|>>|\[|\]|\d+\s+\d+\s+R\b|\/[^\s\0<>[\](){}/%]*|<[\da-fA-F\s]*>|\((?:\\[^]|[^()\\])*\)|[+-]?(?:\d+\.?\d*|\.\d+)|true\b|false\b|null\b)/y;

/** Whether a text is one dictionary that is well formed and holds what a page may hold, and nothing more. */
export function isPageDictionary(text: string): boolean {
  const own = text.trimEnd();
  const open: ('key' | 'value' | 'list')[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < own.length) {
    const isFirst = TOKEN.lastIndex === 0;
    const token = TOKEN.exec(own)?.[1];
    const last = open.at(-1);
    if (token === undefined || (isFirst ? token !== '<<' : last === undefined)) return false;
    if (last === 'key' && token !== '>>') {
      if (!NAME.test(token) || (open.length === 1 && !PAGE_KEYS.has(token))) return false;
      open[open.length - 1] = 'value';
      continue;
    }
    if (token === '<<') open.push('key');
    else if (token === '[') open.push('list');
    else if (token === '>>' || token === ']') {
      if (open.pop() !== (token === ']' ? 'list' : 'key')) return false;
    }
    const isWhole = token !== '<<' && token !== '[';
    if (isWhole && open.at(-1) === 'value') open[open.length - 1] = 'key';
  }
  return open.length === 0 && own !== '';
}
