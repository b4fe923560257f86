import { bareWord } from '../../vocabulary/phrases.ts';
import { heldWords } from '../../vocabulary/vocabulary.ts';
import type { HeaderCell } from '../table.ts';

/** Whether one column is of withdrawals and one of deposits: of an account that holds money, whatever stands around it. */
export function namesHeldMoney(cells: readonly HeaderCell[]): boolean {
  const names = (role: 'debit' | 'credit', way: 'in' | 'out'): boolean =>
    cells.some(
      (cell) => cell.role === role && heldWords.find(cell.text.split(' ').map(bareWord)).some(({ tag }) => tag === way),
    );
  return names('debit', 'out') && names('credit', 'in');
}
