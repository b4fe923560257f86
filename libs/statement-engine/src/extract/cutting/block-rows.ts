import type { Span } from '../../grammar/spans.ts';
import { namesDate } from '../headings/header-cells.ts';
import { withTokens, type DateToken, type MoneyToken, type Token, type TokenLine } from '../../grammar/tokens.ts';
import type { ColumnWord } from '../../vocabulary/language.ts';
import type { TableHeader, HeaderCell } from '../table.ts';

/** One labelled value of an entry. */
export interface BlockField {
  readonly key: string;
  readonly role: ColumnWord | null;
  readonly value: readonly Token[];
}

/** Where the fields of a block are laid out, as columns of a table (points). */
const PLACES: readonly (Span & { readonly role: ColumnWord })[] = [
  { role: 'date', x0: 0, x1: 90 },
  { role: 'valueDate', x0: 110, x1: 200 },
  { role: 'side', x0: 210, x1: 240 },
  { role: 'description', x0: 250, x1: 3000 },
  { role: 'reference', x0: 3100, x1: 3900 },
  { role: 'debit', x0: 4000, x1: 4100 },
  { role: 'credit', x0: 4200, x1: 4300 },
  { role: 'amount', x0: 4400, x1: 4500 },
  { role: 'fee', x0: 4600, x1: 4700 },
  { role: 'balance', x0: 4800, x1: 4900 },
];

export interface LaidBlock {
  readonly header: TableHeader;
  readonly line: TokenLine;
  readonly lines: readonly TokenLine[];
}

/** A block as one line of a table; null where it lacks a date or an amount. */
export function layBlock(lines: readonly TokenLine[], fields: readonly BlockField[]): LaidBlock | null {
  const tokens = new Map<ColumnWord, Token[]>();
  const add = (role: ColumnWord, added: readonly Token[]): void => {
    tokens.set(role, [...(tokens.get(role) ?? []), ...added]);
  };
  const posting = fields.find(({ role }) => role === 'postingDate') ?? fields.find(({ role }) => role === 'date');
  for (const field of fields) {
    const { role, value } = field;
    const date = value.find((token): token is DateToken => token.kind === 'date');
    const amount = value.find(isAmount);
    if (namesDate(field) && date) add(field === (posting ?? field) ? 'date' : 'valueDate', [date]);
    else if (role === 'debit' || role === 'credit' || role === 'amount' || role === 'fee' || role === 'balance') {
      if (amount && !tokens.has(role)) add(role, [amount]);
    } else if (role === 'reference' || role === 'side') add(role, value);
    else if (role === 'description' || (role === null && value.some((token) => /\p{L}{2}/u.test(token.text))))
      add('description', value.map(asText));
  }
  // Where a block names the booking date, another date that is no value date is the one of the purchase.
  const second =
    posting?.role === 'postingDate' && fields.every(({ role }) => role !== 'valueDate') ? 'date' : 'valueDate';
  const home = lines.find((line) =>
    line.tokens.some((token) => [...tokens.values()].some((cell) => isAmount(token) && cell.includes(token))),
  );
  if (home === undefined || !tokens.has('date')) return null;
  const laid = PLACES.flatMap(({ role, x0, x1 }) => place(tokens.get(role) ?? [], x0, isMoneyRole(role) ? x1 : null));
  const first = lines[0] as TokenLine;
  return {
    header: {
      firstLine: first.index,
      lastLine: first.index,
      page: first.line.page,
      cells: PLACES.map(({ role, x0, x1 }): HeaderCell => ({
        text: role,
        x0,
        x1: role === 'description' ? x0 + 100 : x1,
        role: role === 'valueDate' ? second : role === 'date' && second === 'date' ? 'postingDate' : role,
      })),
    },
    line: withTokens(home, laid),
    lines,
  };
}

function isMoneyRole(role: ColumnWord): boolean {
  return PLACES.findIndex((each) => each.role === role) > PLACES.findIndex((each) => each.role === 'reference');
}

function isAmount(token: Token): token is MoneyToken {
  return token.kind === 'money';
}

/** Numbers inside the words of an entry are words. */
function asText({ text, x0, x1, gap, size, confidence }: Token): Token {
  return { kind: 'text', text, x0, x1, gap, size, confidence };
}

/** Tokens side by side from `left`, or (amounts) ending at `right`. */
function place(tokens: readonly Token[], left: number, right: number | null): Token[] {
  let at = left;
  return tokens.map((token, index) => {
    const width = Math.min(token.x1 - token.x0, 90);
    const x0 = right === null ? at : right - width;
    at = x0 + width + 2;
    const moved = { ...token, x0, x1: x0 + width, gap: index === 0 ? 9 : 0.3 };
    return token.kind === 'money' ? { ...moved, coreX0: x0, coreX1: x0 + width } : moved;
  }) as Token[];
}
