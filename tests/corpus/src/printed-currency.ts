import type { Drawn } from './families/family.ts';
import type { Truth } from './truth.ts';

/** Languages whose signs and names of currencies statements print. */
const LOCALES = (
  'en en-US en-GB en-AU en-NZ en-CA en-SG en-HK en-ZA en-IN en-KE en-NG de de-CH fr fr-CA es es-MX es-AR es-CL es-CO es-PE pt pt-BR it nl sv nb da fi is ' +
  'pl cs sk hu ro bg hr sr lv lt et el tr ru uk kk he ar fa hi bn th vi id ms fil ja ko zh zh-TW zh-HK ka sw'
).split(' ');

/** What several banks write, and no dictionary of currencies has. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  EUR: ['euro', 'euros', 'ευρώ'],
  INR: ['Rs', 'Rs.', 'INR.'],
  PKR: ['Rs', 'Rs.'],
  LKR: ['Rs', 'Rs.'],
  KRW: ['원'],
  JPY: ['円'],
  CNY: ['元', '人民币', 'RMB'],
  TWD: ['元', 'NT$'],
  RUB: ['руб', 'руб.', 'р.'],
  IDR: ['Rp', 'Rp.', 'Rupiah'],
  MYR: ['RM'],
  ZAR: ['R'],
  TRY: ['TL'],
  NOK: ['kr'],
  SEK: ['kr'],
  DKK: ['kr'],
  BRL: ['R$', 'reais'],
  PEN: ['S/', 'soles'],
};

const signsOf = (currency: string): ReadonlySet<string> =>
  new Set([
    currency,
    ...(ALSO[currency] ?? []),
    ...LOCALES.flatMap((locale) =>
      (['symbol', 'narrowSymbol', 'name'] as const).flatMap((currencyDisplay) =>
        [1, 2, 5].flatMap((amount) => {
          const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(
            amount,
          );
          return parts.flatMap(({ type, value }) => (type === 'currency' ? [value] : []));
        }),
      ),
    ),
  ]);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Whether a text prints a currency's code, sign or name; letters stand by themselves or beside a figure. */
function prints(text: string, currency: string): boolean {
  return [...signsOf(currency)].some((sign) => {
    const isWord = /^\p{L}/u.test(sign) && !/\p{Script=Han}|\p{Script=Hangul}/u.test(sign);
    const [before, behind] = isWord ? ['(?<!\\p{L})', sign.length > 1 ? '(?!\\p{L})' : ' ?-?\\d'] : ['', ''];
    return new RegExp(`${before}${escaped(sign)}${behind}`, sign.length > 3 && isWord ? 'iu' : 'u').test(text);
  });
}

/** The truth as a reader of the page would write it: a currency that is printed nowhere is `null`. */
export function withPrintedCurrency(drawn: Drawn): Truth {
  const text =
    drawn.html ?? drawn.sheet.pages.flatMap(({ ops }) => ops.flatMap((op) => ('text' in op ? op.text : []))).join('\n');
  const words = text.replace(/<style[\s\S]*?<\/style>|<[^>]*>/g, ' ').replace(/&nbsp;/g, ' ');
  return {
    ...drawn.truth,
    accounts: drawn.truth.accounts.map((account) => ({
      ...account,
      currency: account.currency !== null && prints(words, account.currency) ? account.currency : null,
    })),
  };
}
