import type { AccountType } from '@crossfoot/contracts';
import type { RawRow } from '../extract/raw-statement.ts';
import type { TradeWord } from '../vocabulary/language.ts';
import { bareWord } from '../vocabulary/phrases.ts';
import { tradeWords } from '../vocabulary/vocabulary.ts';
import {
  FEWEST_BILLS,
  FEWEST_OF_TRADE,
  MOSTLY_BILLS,
  MOSTLY_TRADE,
  NEARLY_ALL_TRADE,
  TRADE_FIRST_WORDS,
} from '../tolerances.ts';

/**
 * What the entries of a customer's or a borrower's account say of a reading: bills and interest raise what is owed,
 * payments lower it. `straight`: the reading takes bills for money out; `turned`: it takes them for money in, and all of
 * it is the other way round; `likelyTurned`: so it is most likely, but words of entries alone say so, and it may be a
 * trader's own account. `open`: that as well, by weaker signs.
 */
export type TradeView = 'straight' | 'turned' | 'likelyTurned' | 'open' | null;

/** Reads the first words of entries whose side nothing else names. */
export function tradeView(rows: readonly RawRow[], signs: readonly number[], kind: AccountType): TradeView {
  // What a fee was taken off came in, whatever it is called: a trader's "Payment" is a customer's.
  if (rows.some((row, at) => namesSide(row) || (row.netOfFee === true && signs[at] === 1))) return null;
  const said = rows.map(tradeWordOf);
  const countOf = (words: readonly TradeWord[], sign: number): number =>
    said.reduce((count, word, at) => count + (word !== null && words.includes(word) && signs[at] === sign ? 1 : 0), 0);
  const [billed, billedOut] = [countOf(['billed'], 1), countOf(['billed'], -1)];
  // Interest may be waived again, and less often than it is charged.
  const charged = countOf(['charged'], 1) - countOf(['charged'], -1);
  const [raised, out] = [billed + Math.max(charged, 0), billedOut + Math.max(-charged, 0)];
  const [settledIn, settledOut] = [countOf(['settled'], 1), countOf(['settled'], -1)];
  const isTurned = raised >= FEWEST_BILLS && settledOut > 0 && out + settledIn === 0;
  const isStraight = out >= FEWEST_BILLS && settledIn > 0 && raised + settledOut === 0;
  if (!isTurned && !isStraight) return null;
  const share = said.filter((word) => word !== null).length / rows.length;
  const bills = isTurned ? billed : billedOut;
  const areBills = bills >= MOSTLY_BILLS * (isTurned ? raised : out);
  const holdsMoney = kind === 'checking' || kind === 'savings' || kind === 'creditCard';
  const mayOwe = areBills || !holdsMoney;
  const isNamed = kind === 'loan' || kind === 'folio';
  if (share >= NEARLY_ALL_TRADE && isNamed) return isTurned ? 'turned' : 'straight';
  const isLikely = share >= NEARLY_ALL_TRADE && !holdsMoney && areBills && rows.length >= FEWEST_OF_TRADE;
  if (isTurned && isLikely) return 'likelyTurned';
  return isTurned && share >= MOSTLY_TRADE && mayOwe ? 'open' : null;
}

function namesSide({ column, section, side, amount: { money } }: RawRow): boolean {
  return column !== 'amount' || side !== null || money.side !== null || section?.direction != null;
}

/** "INV-000411" is one of the words that stand for the numbers of documents: "inv#". */
function asNamed(word: string): string {
  return bareWord(word).replace(/^(\p{L}{2,4})[-/.#]?\d[-/\d]*$/u, '$1#');
}

/** "Repayment", "Instalment 4", "Interest payment": what a debt is paid by. */
export function paysDebt({ description }: RawRow): boolean {
  return tradeWords
    .find(description.split(' ').map(asNamed).filter(Boolean))
    .some(({ tag, start }) => tag === 'settled' && start < TRADE_FIRST_WORDS);
}

/** The word of trade that an entry begins with; none where words of both kinds stand in it: "Invoice 12, payment". */
function tradeWordOf({ description }: RawRow): TradeWord | null {
  const found = tradeWords.find(description.split(' ').map(asNamed).filter(Boolean));
  const [first] = found;
  if (first === undefined || first.start >= TRADE_FIRST_WORDS) return null;
  return first.tag !== 'settled' && found.some(({ tag }) => tag === 'settled') ? null : first.tag;
}
