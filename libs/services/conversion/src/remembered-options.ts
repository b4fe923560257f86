import type { ExportSettings, StatementResult } from '@crossfoot/contracts';

/**
 * The remembered options that fit a result. An account number is for the statements of that account: where a statement
 * prints other last digits, a bookkeeping program would book its rows on the wrong account.
 */
export function fittingOptions(remembered: ExportSettings, result: StatementResult): ExportSettings {
  const { accountId = '', ...others } = remembered;
  const isItsOwn = result.accounts.every(({ accountNumber }) => agree(accountNumber ?? '', accountId));
  return isItsOwn ? remembered : others;
}

/** By their last four digits, or as many as both have. */
function agree(printed: string, remembered: string): boolean {
  const [one, other] = [digitsOf(printed), digitsOf(remembered)];
  const shared = Math.min(4, one.length, other.length);
  return shared === 0 || one.slice(-shared) === other.slice(-shared);
}

const digitsOf = (number: string): string => number.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
