import type { LayoutReport, ReportLine, ReportPage, ReportPiece } from './layout-report.ts';

const title = 'Crossfoot layout report 1';
const legend = [
  'Shapes: 9 a digit of an amount, D a digit of a date, MMM a month, ¤ a currency sign; text, code, number and mark stand',
  'for anything else. Each line: top, height, then each piece from left to right as begin-end shape, in points. [1] is a row',
  'read for account 1, ! the first row whose balance does not follow, = what an amount was taken for.',
];

/** The report as the person reads it and as it is sent: nothing else is. */
export function writeLayoutReport({ programVersion, pagesInAll, outcome, pages }: LayoutReport): string {
  return [
    title,
    `program ${programVersion}`,
    ...legend.map((line) => `# ${line}`),
    ...outcome.map((line) => `outcome ${line}`),
    `pages ${pagesInAll}`,
    ...pages.flatMap((page) => [
      `page ${page.number} ${page.width}x${page.height}${page.lines.length === 0 ? ' no text, a picture' : ''}`,
      ...page.lines.map(writeLine),
    ]),
    '',
  ].join('\n');
}

function writeLine({ y, height, row, isBreak, flags, pieces }: ReportLine): string {
  const marks = [row === null ? '' : `[${row}${isBreak ? '!' : ''}]`, ...flags.map((flag) => `+${flag}`)].filter(
    Boolean,
  );
  const body = pieces.map(({ x1, x2, shape, role }) => `${x1}-${x2} ${shape}${role === null ? '' : ` =${role}`}`);
  return `  ${[y, height, ...marks].join(' ')} | ${body.join(' | ')}`;
}

/** Reads what `writeLayoutReport` wrote. Throws where a line is none of a report's. */
export function readLayoutReport(text: string): LayoutReport {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'));
  if (lines[0] !== title) throw new Error('This is no layout report.');
  const pages: { -readonly [Key in keyof ReportPage]: ReportPage[Key] }[] = [];
  const outcome: string[] = [];
  let [programVersion, pagesInAll] = ['', 0];
  for (const line of lines.slice(1)) {
    const [, word, rest = ''] = /^(\w+) (.*)$/.exec(line) ?? [];
    const size = /^(\d+) ([\d.]+)x([\d.]+)/.exec(rest);
    if (line.startsWith('  ')) {
      const page = pages.at(-1);
      if (page === undefined) throw new Error(`A line before the first page: ${line}`);
      page.lines = [...page.lines, readLine(line)];
    } else if (word === 'program') programVersion = rest;
    else if (word === 'outcome') outcome.push(rest);
    else if (word === 'pages') pagesInAll = Number(rest);
    else if (word === 'page' && size !== null)
      pages.push({ number: Number(size[1]), width: Number(size[2]), height: Number(size[3]), lines: [] });
    else throw new Error(`Not a line of a layout report: ${line}`);
  }
  return { programVersion, pagesInAll, outcome, pages };
}

function readLine(line: string): ReportLine {
  const [head = '', ...body] = line.split(' | ');
  const found = /^ {2}([\d.-]+) ([\d.]+)(?: \[(\d+)(!)?\])?((?: \+\w+)*)$/.exec(head);
  if (found === null) throw new Error(`Not a line of a page: ${line}`);
  const [, y, height, row, broken, flags = ''] = found;
  return {
    y: Number(y),
    height: Number(height),
    row: row === undefined ? null : Number(row),
    isBreak: broken !== undefined,
    flags: flags.split(' +').slice(1),
    pieces: body.map(readPiece),
  };
}

function readPiece(text: string): ReportPiece {
  const found = /^(-?[\d.]+)-(-?[\d.]+) (.+?)(?: =(amount|balance))?$/.exec(text);
  if (found === null) throw new Error(`Not a piece of a line: ${text}`);
  const [, x1, x2, shape = '', role] = found;
  return { x1: Number(x1), x2: Number(x2), shape, role: role === 'amount' || role === 'balance' ? role : null };
}
