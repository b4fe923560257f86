import {
  cutAtGaps,
  isAmountByForm,
  type DateToken,
  type MoneyToken,
  type Token,
  type TokenLine,
} from '../../grammar/tokens.ts';
import { boxLabels } from './box-labels.ts';
import type { RawFact, RawSection } from '../raw-statement.ts';
import { bareWord } from '../../vocabulary/phrases.ts';
import { labelWords, otherBalanceWords, overdrawnWords } from '../../vocabulary/vocabulary.ts';
import { leadingDate } from '../dates/find-date-columns.ts';
import { datedBalances } from './dated-balances.ts';
import { bareWords, labelledAmounts, nameOfBalance, readLabel, type LabelledText } from '../../grammar/read-labels.ts';
import { BOX_CELL_GAP, ALIGNED, LINE_PITCH, STACKED } from '../../tolerances.ts';
import { overlap } from '../../grammar/spans.ts';
import { closeSummaries, openSummaries } from './summed-balances.ts';

/**
 * Every amount with a label outside the rows: "Opening balance $1,250.00" on one line, or the label above its amount
 * as summaries print it. Where `balances` names one for a line it is the line's own.
 */
export function readFacts(
  lines: readonly TokenLine[],
  used: ReadonlySet<number>,
  balances: ReadonlyMap<number, MoneyToken>,
  sections: ReadonlyMap<number, RawSection>,
): RawFact[] {
  const facts: RawFact[] = datedBalances(lines, used);
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as TokenLine;
    if (line.amounts.length === 0 || used.has(at)) continue;
    const overdrawn = overdrawnWords.find(line.line.words.map((word) => bareWord(word.text))).length > 0;
    const add = (label: LabelledText, token: MoneyToken): void => {
      facts.push({
        kind: 'fact',
        at,
        page: line.line.page,
        label: label.label,
        phrase: label.phrase,
        token,
        beside: line.amounts,
        overdrawn,
        section: sections.get(at) ?? null,
        date: label.date ?? dateBeside(line, token),
      });
    };
    const pairs = labelledAmounts(line).filter(({ token }) => !isOfBoxBeside(lines, at, token, used));
    const own = pairs.length === 1 ? balances.get(at) : undefined;
    for (const pair of pairs) if (pair.strangers <= 4) add(pair, own ?? pair.token);
    if (isOfSchedule(lines, at)) continue;
    if (pairs.length > 0) {
      // "$173.88      Credits   $1,414.09": the second line of a name beside a figure is none of the others' names.
      for (const token of line.amounts) {
        if (token !== line.tokens[0] && token.gap <= BOX_CELL_GAP) continue;
        const label = pairs.some((pair) => pair.token === token) ? null : labelAbove(lines, at, token, used);
        if (label?.strangers === 0 && OF_ENDS.has(label.label)) add(label, token);
      }
      continue;
    }
    const above = line.amounts.map((token) => labelAbove(lines, at, token, used));
    const areApart = new Set(above.map((label) => label?.phrase)).size === above.length && !above.includes(null);
    const inBox = areApart ? null : boxLabels(lines, at);
    const labels = inBox && inBox.size > 0 ? line.amounts.map((token) => inBox.get(token) ?? null) : above;
    const countsOthers = labels.some((label) => label !== null && namesOthers(label));
    const isColumn = labels.filter((label) => label !== null && OF_ENDS.has(label.label)).length === 1;
    line.amounts.forEach((token, index) => {
      const label = labels[index];
      if (label?.label === 'balance' && isLikeEntry(line)) return;
      if (label && countsOthers && OF_ENDS.has(label.label)) return;
      if (label && label.strangers <= 3 && !(isColumn && OF_ENDS.has(label.label) && goesOnBelow(lines, at, token)))
        add(label, token);
    });
  }
  return [...openSummaries(closeSummaries(facts, lines, used), lines, used)];
}

/** "Points earned" beside "Previous balance": all of these are counted in points. */
const namesOthers = ({ label, phrase }: LabelledText): boolean =>
  label === 'aside' && phrase.split(' ').some((word) => otherBalanceWords.has(word));

/** The date on the line of a balance; of a period, both ends of which stand there, neither is the balance's, nor is one behind another name. */
function dateBeside({ tokens, dates }: TokenLine, balance: MoneyToken): DateToken | null {
  const [first, second] = dates;
  const isPeriod = second !== undefined && tokens[tokens.indexOf(second) - 2] === first;
  if (first === undefined || isPeriod) return null;
  const between = tokens.slice(tokens.indexOf(balance) + 1, tokens.indexOf(first));
  return between.some(({ kind, gap }) => kind === 'text' && gap > BOX_CELL_GAP) ? null : first;
}

/** A date, words that name no balance, and a figure: that it stands under the name of a column does not make it an end. */
function isLikeEntry(line: TokenLine): boolean {
  const hasWords = line.tokens.some(({ kind, text }) => kind === 'text' && /\p{L}{2}/u.test(text));
  return hasWords && leadingDate(line) !== null && nameOfBalance(line.tokens) === '';
}

/**
 * "05/05/2026  33,94,127.95  34,125.00  33,84,468.96" and the same again on the next line: the rows of a table, whose names
 * ("Opening principal") are of no balance of the account.
 */
function isOfSchedule(lines: readonly TokenLine[], at: number): boolean {
  const [line, next] = [lines[at] as TokenLine, lines[at + 1]];
  return (
    next !== undefined &&
    line.amounts.length > 1 &&
    next.amounts.length === line.amounts.length &&
    [line, next].every((each) => leadingDate(each) !== null)
  );
}

/** What names one end of a statement: a column that is called by one of them alone holds further figures. */
const OF_ENDS: ReadonlySet<LabelledText['label']> = new Set(['opening', 'closing']);

/**
 * "This statement" above the figures of a summary, each behind words of its own: "Beginning account value 550.00", and on
 * the next line "Deposits 20.00". The name is of the column, and no balance's.
 */
function goesOnBelow(lines: readonly TokenLine[], at: number, { x1 }: MoneyToken): boolean {
  return [lines[at], lines[at + 1]].every((line) => {
    const first = line?.tokens[0];
    const isNamed = first?.kind === 'text' && /\p{L}{3}/u.test(first.text);
    return (
      isNamed &&
      line?.amounts.some((token) => Math.abs(token.coreX1 - x1) <= ALIGNED || Math.abs(token.x1 - x1) <= ALIGNED)
    );
  });
}

function labelAbove(
  lines: readonly TokenLine[],
  at: number,
  token: MoneyToken,
  used: ReadonlySet<number>,
): LabelledText | null {
  const line = lines[at] as TokenLine;
  let reach = line.line.baseline - STACKED * line.line.size;
  for (let i = at - 1; i >= 0 && i >= at - 3; i--) {
    const other = lines[i] as TokenLine;
    if (other.line.page !== line.line.page || other.line.baseline < reach) return null;
    // Names over two lines stand together above their amounts.
    reach = Math.min(reach, other.line.baseline - LINE_PITCH * other.line.size);
    if (standsBeside(other, token)) continue;
    if (other.amounts.length > 0) return null;
    const whole = cellOver(other.tokens, token);
    const cell = isAllOf(line, token, other) ? other.tokens : ownPart(whole, token, line.amounts);
    if (cell.length === 0) {
      const beside = nameBefore(line, token, other);
      if (beside !== null) return beside;
      continue;
    }
    const label = readWhole(cell, lines, i, token) ?? nameOver(whole, line, token);
    // The heading of the running balances names that of an entry where another amount stands beside it.
    if (label?.label === 'balance' && used.has(i) && line.amounts.length > 1) return null;
    return label && label.strangers <= 3 ? label : null;
  }
  return null;
}

/** Boxes beside each other stand this many font sizes apart at least. */
const NEW_BOX = 4;

/**
 * An amount under a name of its own, or behind other words, beside a panel whose name on the same line has its amount
 * below it.
 */
function isOfBoxBeside(lines: readonly TokenLine[], at: number, token: MoneyToken, used: ReadonlySet<number>): boolean {
  const { tokens } = lines[at] as TokenLine;
  const [first] = tokens;
  if (first?.kind !== 'text') return false;
  const below = lines[at + 1]?.tokens[0];
  const isNamed = below?.kind === 'money' && Math.abs(below.x0 - first.x0) <= ALIGNED;
  if (isNamed && token.gap > BOX_CELL_GAP && labelAbove(lines, at, token, used) !== null) return true;
  return isNamedByOthers(tokens, token) && hasAmountBelow(lines, at, first);
}

/** "New balance      Transactions + 9.50": words that are no label stand in a cell of their own between label and amount. */
function isNamedByOthers(tokens: readonly Token[], token: MoneyToken): boolean {
  const before = tokens.slice(0, tokens.indexOf(token));
  const [name = [], own, ...rest] = cutAtGaps(before, NEW_BOX);
  if (own === undefined || rest.length > 1 || before.some(({ kind }) => kind === 'money')) return false;
  return (
    readLabel(name)?.strangers === 0 && readLabel(own) === null && bareWords(own).some((word) => /\p{L}{3}/u.test(word))
  );
}

/** Whether an amount stands alone below a name, at its left edge, before anything else stands there. */
function hasAmountBelow(lines: readonly TokenLine[], at: number, name: Token): boolean {
  const { line } = lines[at] as TokenLine;
  for (const other of lines.slice(at + 1, at + 1 + MOST_BETWEEN + 1)) {
    const isFar = other.line.baseline - line.baseline > STACKED * line.size;
    if (other.line.page !== line.page || isFar) return false;
    const below = other.tokens.find((token) => overlap(name, token));
    if (below) return isAmountByForm(below) && Math.abs(below.x0 - name.x0) <= ALIGNED;
  }
  return false;
}

/** "Closing balance", and its amount alone on the next line: wherever it stands it is meant. */
function isAllOf(line: TokenLine, token: MoneyToken, above: TokenLine): boolean {
  const label = line.tokens.length === 1 && line.tokens[0] === token ? readLabel(above.tokens) : null;
  return (
    (label?.label === 'opening' || label?.label === 'closing') &&
    label.strangers === 0 &&
    above.index === line.index - 1 &&
    line.line.baseline - above.line.baseline <= LINE_PITCH * line.line.size
  );
}

/** "Opening balance of 1 May" at the end of a line, and its amount alone a little lower and further right. */
function nameBefore(line: TokenLine, token: MoneyToken, above: TokenLine): LabelledText | null {
  if (line.tokens.length > 1) return null;
  const name = cutAtGaps(above.tokens, NEW_BOX).at(-1) ?? [];
  const [first, last] = [name[0], name.at(-1)];
  if (first === undefined || last === undefined || last.x1 > token.x0) return null;
  const isNear = token.x0 - last.x1 <= NEW_BOX * line.line.size && first.x0 > token.x0 / 2;
  return isNear ? nameOfEnd(name) : null;
}

/** "Page of Old balance" above "1 2 550.00": names so close that they read as one cell, of which those over this amount count. */
function nameOver(cell: readonly Token[], { tokens }: TokenLine, token: MoneyToken): LabelledText | null {
  const before = tokens[tokens.indexOf(token) - 1];
  return before === undefined ? null : nameOfEnd(cell.filter(({ x0 }) => x0 > before.x1));
}

function nameOfEnd(name: readonly Token[]): LabelledText | null {
  const label = readLabel(name);
  return label !== null && label.strangers === 0 && OF_ENDS.has(label.label) ? label : null;
}

/** A line of another box at another height: nothing of it stands over the amount. */
function standsBeside({ tokens, amounts }: TokenLine, { x0, x1 }: MoneyToken): boolean {
  return amounts.length > 0 && tokens.every((token) => token.x1 < x0 || x1 < token.x0);
}

/** A name over lines of its own may stand between those of a cell beside it, which is set about another height. */
const MOST_BETWEEN = 2;

/** The label of a cell, together with what stands over it where it says nothing alone: "Beginning" over "balance". */
function readWhole(
  cell: readonly Token[],
  lines: readonly TokenLine[],
  at: number,
  token: MoneyToken,
): LabelledText | null {
  const { line } = lines[at] as TokenLine;
  const label = readLabel(cell);
  if (label !== null && label.label !== 'balance') return label;
  for (let i = at - 1; i >= 0 && i >= at - MOST_BETWEEN; i--) {
    const above = lines[i] as TokenLine;
    if (above.line.page !== line.page || above.amounts.length > 0) return label;
    if (line.baseline - above.line.baseline > LINE_PITCH * line.size) return label;
    const upper = cellOver(above.tokens, token);
    if (upper.length > 0) return readLabel([...upper, ...cell]) ?? label;
  }
  return label;
}

function cellOver(tokens: readonly Token[], money: MoneyToken): Token[] {
  let cell: Token[] = [];
  for (const token of tokens) {
    if (token.gap > BOX_CELL_GAP) {
      if (covers(cell, money)) return cell;
      cell = [];
    }
    cell.push(token);
  }
  return covers(cell, money) ? cell : [];
}

/** Of labels set so close that they read as one cell over several amounts, the one that stands over this amount; nothing where none does. */
function ownPart(cell: readonly Token[], money: MoneyToken, amounts: readonly MoneyToken[]): readonly Token[] {
  if (!amounts.some((other) => other !== money && covers(cell, other))) return cell;
  const parts = labelWords
    .find(cell.map((token) => (token.kind === 'text' ? bareWord(token.text) : '')))
    .map(({ start, length }) => cell.slice(start, start + length));
  if (parts.length < 2) return cell;
  const overlap = (part: readonly Token[]): number =>
    Math.min(money.x1, part[part.length - 1]?.x1 ?? 0) - Math.max(money.x0, part[0]?.x0 ?? 0);
  const best = parts.reduce((one, part) => (overlap(part) > overlap(one) ? part : one));
  return overlap(best) > 0 ? best : [];
}

function covers(cell: readonly Token[], money: MoneyToken): boolean {
  const first = cell[0];
  const last = cell[cell.length - 1];
  return first !== undefined && last !== undefined && overlap({ x0: first.x0, x1: last.x1 }, money);
}
