import type { TokenLine } from '../grammar/tokens.ts';

/** The name of a bank stands among so many first lines, in so many letters at most. */
const HEAD_LINES = 14;
const LONGEST = 60;
/** Words of one name stand nearer to each other (font sizes). */
const FAR = 4;
const BANKS =
  /bank|banc|banqu|credit union|financial|trust|building society|sparkasse|caisse|ngân hàng|银行|銀行|은행|банк/i;
/** Words that names of banks bear, and names of other things too. */
const MAY_BE_BANKS = /pay|cards?\b/i;
/** What a document, a sum, an account or a telephone number is called. */
const TITLES = /statement|summary|account|payments?\b|credit card|transaction|number|ending|lost|stolen|\bno\b/i;
/** An address on the web, and a number that may be masked. */
const ADDRESS = /^\S*[a-z0-9]\.[a-z]{2,}(?:\/\S*)?$/;
const NUMBER = /[\dxX*•]{3,}/;

/** The line of the letterhead that names the institution, or null. */
export function findInstitution(lines: readonly TokenLine[]): string | null {
  const head = lines.slice(0, HEAD_LINES).filter((line) => line.amounts.length === 0 && line.dates.length === 0);
  for (const text of head.flatMap(cellsOf)) {
    if (text.length <= LONGEST && !/[:@]/.test(text) && mayNameBank(text)) return text.replace(/\s*[-–—]\s.*$/, '');
  }
  return null;
}

/** The texts of a line that stand far from each other, without addresses on the web. */
function cellsOf({ line }: TokenLine): string[] {
  const cells: string[][] = [];
  for (const { text, gap } of line.words) {
    const last = cells[cells.length - 1];
    if (ADDRESS.test(text)) continue;
    if (last && gap < FAR) last.push(text);
    else cells.push([text]);
  }
  return cells.map((words) => words.join(' '));
}

/** "International Bank Account Number", "Your personal banking account statement": what a bank gives is none. */
const OF_A_BANK = /\bbank(?:ing)? (?:account|statement|identifier|code|charges|fees)\b/i;

/** Whether a name is one that only banks and their like bear. */
export function namesBank(name: string): boolean {
  return BANKS.test(name) && !OF_A_BANK.test(name);
}

function mayNameBank(text: string): boolean {
  return namesBank(text) || (MAY_BE_BANKS.test(text) && !TITLES.test(text) && !NUMBER.test(text));
}
