import { cutAtGaps, type TokenLine } from '../grammar/tokens.ts';
import type { PlacedWord } from '../layout/page-lines.ts';
import {
  bankLabels,
  bankWords,
  branchWords,
  brandWords,
  cardIssuers,
  companyForm,
  genericNames,
  mayNameHouses,
  noBankNames,
  noBrands,
  titleWords,
  watchedWords,
} from '../vocabulary/institutions.ts';
import { overlap } from '../grammar/spans.ts';
import { COMPANY_LINES, LONGEST_BANK_NAME } from '../tolerances.ts';

/** The name of a bank stands among so many first lines, in so many letters at most. */
export const HEAD_LINES = 14;
/** Words of one name stand nearer to each other (font sizes). */
export const FAR = 4;
/** An address on the web, and a number that may be masked. */
const ADDRESS = /^\S*[a-z0-9]\.[a-z]{2,}(?:\/\S*)?$/;
const NUMBER = /[\dxX*•]{3,}/;

/** Words of a line that stand near each other. */
export interface HeadCell {
  readonly text: string;
  readonly line: TokenLine;
  readonly x0: number;
  readonly x1: number;
}

/** What the letterhead calls the institution, or null. */
export function findInstitution(lines: readonly TokenLine[]): string | null {
  const cells = headCells(lines);
  return labelled(lines) ?? first(cells, (cell) => nameOfBank(cell, cells)) ?? first(cells, nameOfHouse);
}

/** The cells of the first lines that are no entries, without dates and addresses on the web. */
export function headCells(lines: readonly TokenLine[]): HeadCell[] {
  return lines
    .slice(0, HEAD_LINES)
    .filter(({ amounts, tokens }) => amounts.length === 0 && tokens[0]?.kind !== 'date')
    .flatMap((line) =>
      cutAtGaps(
        line.line.words.filter(({ text }) => !ADDRESS.test(text)),
        FAR,
      )
        .filter((words) => !line.dates.some((date) => words.some((other) => overlap(date, other))))
        .map((words) => cellOf(words, line)),
    );
}

function cellOf(words: readonly PlacedWord[], line: TokenLine): HeadCell {
  const [{ x0 } = { x0: 0 }, { x1 } = { x1: 0 }] = [words[0], words[words.length - 1]];
  return { text: words.map(({ text }) => text).join(' '), line, x0, x1 };
}

function first(cells: readonly HeadCell[], nameOf: (cell: HeadCell) => string | null): string | null {
  for (const cell of cells) {
    if (cell.text.length > LONGEST_BANK_NAME * 2 || /[:@]/.test(cell.text)) continue;
    const name = nameOf(cell);
    if (name !== null && name.length <= LONGEST_BANK_NAME) return name;
  }
  return null;
}

/** "Bank name: First Valley". */
function labelled(lines: readonly TokenLine[]): string | null {
  for (const { line, amounts } of lines.slice(0, HEAD_LINES)) {
    if (amounts.length > 0) continue;
    const named = bankLabels.exec(line.words.map(({ text }) => text).join(' '))?.[1];
    if (named !== undefined && named.length <= LONGEST_BANK_NAME && !/[:@]/.test(named)) return named;
  }
  return null;
}

function nameOfBank(cell: HeadCell, cells: readonly HeadCell[]): string | null {
  const name = pureName(cell.text);
  if (!namesBank(name) || isSentence(name)) return null;
  if (!genericNames.test(name)) return name;
  const above = cells.find((other) => standsAbove(other, cell));
  return above === undefined ? null : `${above.text} ${name}`;
}

/** A name may stand above what it is a name of: "SMOKY RIDGE" and "FEDERAL CREDIT UNION". */
function standsAbove(other: HeadCell, { line, x0, x1 }: HeadCell): boolean {
  const [upper, lower] = [other.line.line, line.line];
  const isNear = upper.page === lower.page && upper.baseline < lower.baseline;
  const inReach = lower.baseline - upper.baseline < 2.5 * Math.max(upper.size, lower.size);
  const overlap = Math.min(x1, other.x1) - Math.max(x0, other.x0);
  return isNear && inReach && overlap > 0.5 * Math.min(x1 - x0, other.x1 - other.x0) && !/[\d:@]/.test(other.text);
}

/** Lenders and wallets: a brand of one word, a card's, or what ends in the form of a company. */
function nameOfHouse(cell: HeadCell): string | null {
  const name = pureName(cell.text);
  if (titleWords.test(name) || NUMBER.test(name) || isSentence(name)) return null;
  const words = name.split(' ');
  const isBrand = words.length <= 2 && !noBrands.test(name) && words.some(isBrandWord);
  if (isBrand || cardIssuers.test(name)) return name;
  const isCompany = words.length > 1 && companyForm.test(words[words.length - 1] as string);
  return isCompany && cell.line.index < COMPANY_LINES && mayNameHouses.test(name) ? name : null;
}

const isBrandWord = (word: string): boolean => brandWords.test(word) && (!noBrands.test(word) || /^pay$/i.test(word));

/** A name without the signs of a logo before it, and without the title, the branch or the address behind it. */
export function pureName(text: string): string {
  const name = text
    .replace(/^[^\p{L}\p{N}(]+/u, '')
    .replace(/^(\p{L}) (?=\1)/iu, '')
    .replace(/\s*(?:[-–—|]\s|[·•]).*$/, '')
    .replace(branchWords, '')
    .replace(/,\s[^,]*\d.*$|,\s(?:\p{Ll}{2,3}\.).*$/u, '')
    .replace(
      /((?:银行|銀行|은행|信用金庫)(?:股份有限公司)?)\s?(?=\S*(?:账|帳|结单|對賬|对账|明细|流水|支店|통장|거래))\S+$/u,
      '$1',
    )
    .trim();
  return untilTitle(untilForm(name));
}

/** "Banco Norte S.A. NIT 860.034": what is registered ends in the form of a company. */
function untilForm(name: string): string {
  const words = name.split(' ');
  const form = words.findIndex((word, at) => at > 0 && companyForm.test(word.replace(/,$/, '')));
  const before = words
    .slice(0, form + 1)
    .join(' ')
    .replace(/,$/, '');
  const behind = words.slice(form + 1).join(' ');
  return form > 0 && (namesBank(before) || watchedWords.test(behind)) ? before : name;
}

/** "ELM BANK ACCOUNT STATEMENT". */
function untilTitle(name: string): string {
  const title = titleWords.exec(name);
  if (!title || title.index === 0) return name;
  const before = name.slice(0, title.index).trim();
  return namesBank(before) ? before : name;
}

/** Names of many words write most of them large. */
function isSentence(name: string): boolean {
  const words = name.split(' ');
  return words.length > 4 && words.filter((word) => /^\p{Ll}{4,}/u.test(word)).length >= 3;
}

/** Whether a name is one that only banks and their like bear. */
export function namesBank(name: string): boolean {
  return bankWords.test(name) && !noBankNames.test(name);
}
