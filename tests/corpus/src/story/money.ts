/** How an amount in minor units is printed. */
export interface MoneyStyle {
  readonly decimals: number;
  readonly point: string;
  readonly group: string;
  /** Western groups of three, or the Indian lakh grouping. */
  readonly lakh?: boolean;
  /** `.50` instead of `0.50`. */
  readonly bareFraction?: boolean;
}

export const us: MoneyStyle = { decimals: 2, point: '.', group: ',' };
export const continental: MoneyStyle = { decimals: 2, point: ',', group: '.' };
export const spaced: MoneyStyle = { decimals: 2, point: ',', group: ' ' };
export const narrowSpaced: MoneyStyle = { decimals: 2, point: ',', group: '\u202f' };
export const apostrophe: MoneyStyle = { decimals: 2, point: '.', group: "'" };
export const plain: MoneyStyle = { decimals: 2, point: '.', group: '' };
export const lakh: MoneyStyle = { decimals: 2, point: '.', group: ',', lakh: true };
export const whole: MoneyStyle = { decimals: 0, point: '.', group: ',' };
export const wholeDots: MoneyStyle = { decimals: 0, point: ',', group: '.' };
export const mills: MoneyStyle = { decimals: 3, point: '.', group: ',' };

/** The amount without its sign. */
export function unsigned(minor: number, style: MoneyStyle): string {
  const digits = String(Math.abs(minor)).padStart(style.decimals + 1, '0');
  const units = style.decimals === 0 ? digits : digits.slice(0, -style.decimals);
  const fraction = style.decimals === 0 ? '' : style.point + digits.slice(-style.decimals);
  if (style.bareFraction && units === '0' && fraction) return fraction;
  const grouped = style.lakh
    ? units.replace(/(\d)(?=(\d\d)+\d$)/g, `$1${style.group}`)
    : units.replace(/\B(?=(\d{3})+(?!\d))/g, style.group);
  return grouped + fraction;
}

/** Ways of printing a negative amount; `{}` stands for the unsigned figure. */
export type SignStyle = 'leading' | 'trailing' | 'parentheses' | 'unicode' | 'detached' | 'suffix';

export function signed(minor: number, style: MoneyStyle, sign: SignStyle = 'leading', plus = ''): string {
  const figure = unsigned(minor, style);
  if (minor >= 0) return plus + figure;
  switch (sign) {
    case 'leading':
      return `-${figure}`;
    case 'trailing':
      return `${figure}-`;
    case 'parentheses':
      return `(${figure})`;
    case 'unicode':
      return `\u2212${figure}`;
    case 'detached':
      return `- ${figure}`;
    case 'suffix':
      return `${figure} -`;
  }
}

/** Minor units as the decimal number that truth files carry. */
export const decimal = (minor: number, decimals: number): number => Number((minor / 10 ** decimals).toFixed(decimals));
