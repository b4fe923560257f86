import { bareWord } from '../../vocabulary/phrases.ts';
import { owedWords } from '../../vocabulary/vocabulary.ts';
import type { HeaderCell } from '../table.ts';

/** Whether the heading over the balances says that they count a debt: "Balance owing". */
export function namesDebt(cells: readonly HeaderCell[]): boolean {
  return cells.some(({ role, text }) => role === 'balance' && owedWords.find(text.split(' ').map(bareWord)).length > 0);
}
