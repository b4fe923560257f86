/** Days as whole numbers since 1970-01-01, and how statements print them. */
export type Day = number;

export const day = (year: number, month: number, date: number): Day => Date.UTC(year, month - 1, date) / 86_400_000;
export const isoDay = (value: Day): string => new Date(value * 86_400_000).toISOString().slice(0, 10);
export const partsOf = (value: Day): { y: number; m: number; d: number; weekday: number } => {
  const at = new Date(value * 86_400_000);
  return { y: at.getUTCFullYear(), m: at.getUTCMonth() + 1, d: at.getUTCDate(), weekday: at.getUTCDay() };
};
export const lastDayOfMonth = (year: number, month: number): Day => day(year, month + 1, 1) - 1;

const list = (text: string): string[] => text.split(' ');

/** Month names by language: long, then short. */
export const months: Record<string, { long: string[]; short: string[] }> = {
  en: {
    long: list('January February March April May June July August September October November December'),
    short: list('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
  },
  de: {
    long: list('Januar Februar März April Mai Juni Juli August September Oktober November Dezember'),
    short: list('Jan. Feb. März Apr. Mai Juni Juli Aug. Sep. Okt. Nov. Dez.'),
  },
  fr: {
    long: list('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
    short: list('janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'),
  },
  es: {
    long: list('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'),
    short: list('ENE FEB MAR ABR MAY JUN JUL AGO SEP OCT NOV DIC'),
  },
  it: {
    long: list('gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'),
    short: list('gen feb mar apr mag giu lug ago set ott nov dic'),
  },
  pt: {
    long: list('janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'),
    short: list('JAN FEV MAR ABR MAI JUN JUL AGO SET OUT NOV DEZ'),
  },
  nl: {
    long: list('januari februari maart april mei juni juli augustus september oktober november december'),
    short: list('jan feb mrt apr mei jun jul aug sep okt nov dec'),
  },
  sv: {
    long: list('januari februari mars april maj juni juli augusti september oktober november december'),
    short: list('jan feb mar apr maj jun jul aug sep okt nov dec'),
  },
  da: {
    long: list('januar februar marts april maj juni juli august september oktober november december'),
    short: list('jan feb mar apr maj jun jul aug sep okt nov dec'),
  },
  pl: {
    long: list('stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia'),
    short: list('sty lut mar kwi maj cze lip sie wrz paź lis gru'),
  },
  tr: {
    long: list('Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'),
    short: list('Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara'),
  },
  id: {
    long: list('Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'),
    short: list('Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des'),
  },
  ru: {
    long: list('января февраля марта апреля мая июня июля августа сентября октября ноября декабря'),
    short: list('янв фев мар апр мая июн июл авг сен окт ноя дек'),
  },
};

const two = (n: number): string => String(n).padStart(2, '0');
const ordinal = (d: number): string =>
  d % 10 === 1 && d !== 11 ? 'st' : d % 10 === 2 && d !== 12 ? 'nd' : d % 10 === 3 && d !== 13 ? 'rd' : 'th';

/**
 * Prints a day. Pattern letters: yyyy yy MMMM MMM MM M dd d do (3rd) EEE; everything else stands as it is,
 * text between single quotes too. `MMM` upper-cased by `{ upper: true }`.
 */
export function printDay(value: Day, pattern: string, options: { language?: string; upper?: boolean } = {}): string {
  const { y, m, d, weekday } = partsOf(value);
  const names = months[options.language ?? 'en'] ?? months['en']!;
  const text = pattern.replace(/'([^']*)'|yyyy|yy|MMMM|MMM|MM|M|do|dd|d|EEE/g, (token, quoted: string | undefined) => {
    if (quoted !== undefined) return quoted;
    switch (token) {
      case 'yyyy':
        return String(y);
      case 'yy':
        return two(y % 100);
      case 'MMMM':
        return names.long[m - 1]!;
      case 'MMM':
        return names.short[m - 1]!;
      case 'MM':
        return two(m);
      case 'M':
        return String(m);
      case 'do':
        return `${d}${ordinal(d)}`;
      case 'dd':
        return two(d);
      case 'd':
        return String(d);
      default:
        return list('Sun Mon Tue Wed Thu Fri Sat')[weekday]!;
    }
  });
  return options.upper ? text.toUpperCase() : text;
}
