import type { Sample } from 'virtual:samples';

export type SampleAccount = Sample['accounts'][number];

/** An amount as a statement prints it, with a true minus. */
export function money(amount: number): string {
  const digits = Math.abs(amount).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return amount < 0 ? `−${digits}` : digits;
}

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
export const shortDay = (iso: string): string => day.format(new Date(`${iso}T00:00:00Z`));

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
export const longDay = (iso: string): string => long.format(new Date(`${iso}T00:00:00Z`));

const cents = (amount: number): number => Math.round(amount * 100);

/** Money in and money out of an account, added up in cents. */
export function totals(account: SampleAccount): { readonly moneyIn: number; readonly moneyOut: number } {
  let moneyIn = 0;
  let moneyOut = 0;
  for (const { amount } of account.transactions) {
    if (amount > 0) moneyIn += cents(amount);
    else moneyOut += cents(amount);
  }
  return { moneyIn: moneyIn / 100, moneyOut: moneyOut / 100 };
}
