/** Currency signs and codes as printed, to ISO 4217. `$` and `kr` name several: the statement's country decides elsewhere. */
export const currencySigns: ReadonlyMap<string, string> = new Map([
  ['$', 'USD'],
  ['us$', 'USD'],
  ['u$s', 'USD'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['¥', 'JPY'],
  ['￥', 'CNY'],
  ['元', 'CNY'],
  ['円', 'JPY'],
  ['원', 'KRW'],
  ['₩', 'KRW'],
  ['₹', 'INR'],
  ['rs', 'INR'],
  ['rs.', 'INR'],
  ['₺', 'TRY'],
  ['tl', 'TRY'],
  ['₽', 'RUB'],
  ['руб', 'RUB'],
  ['руб.', 'RUB'],
  ['₴', 'UAH'],
  ['грн', 'UAH'],
  ['₪', 'ILS'],
  ['₫', 'VND'],
  ['đ', 'VND'],
  ['vnđ', 'VND'],
  ['฿', 'THB'],
  ['บาท', 'THB'],
  ['₦', 'NGN'],
  ['₱', 'PHP'],
  ['r$', 'BRL'],
  ['rp', 'IDR'],
  ['rp.', 'IDR'],
  ['rm', 'MYR'],
  ['s$', 'SGD'],
  ['hk$', 'HKD'],
  ['nt$', 'TWD'],
  ['a$', 'AUD'],
  ['$a', 'AUD'],
  ['c$', 'CAD'],
  ['ca$', 'CAD'],
  ['nz$', 'NZD'],
  ['mx$', 'MXN'],
  ['fr.', 'CHF'],
  ['sfr.', 'CHF'],
  ['zł', 'PLN'],
  ['kč', 'CZK'],
  ['ft', 'HUF'],
  ['lei', 'RON'],
  ['kr', 'SEK'],
  ['kr.', 'DKK'],
  ['ksh', 'KES'],
  ['kshs', 'KES'],
  ['ksh.', 'KES'],
  ['kshs.', 'KES'],
  ['ush', 'UGX'],
  ['ushs', 'UGX'],
  ['tsh', 'TZS'],
  ['tshs', 'TZS'],
  ['gh₵', 'GHS'],
  ['gh¢', 'GHS'],
  ['₵', 'GHS'],
  ['fcfa', 'XOF'],
  ['cfa', 'XOF'],
  ['php', 'PHP'],
  ['j$', 'JMD'],
  ['tt$', 'TTD'],
  ['ec$', 'XCD'],
  ['n$', 'NAD'],
  ['rd$', 'DOP'],
  ['b/.', 'PAB'],
  ['s/', 'PEN'],
  ['s/.', 'PEN'],
  ['₡', 'CRC'],
  ['₲', 'PYG'],
  ['৳', 'BDT'],
  ['tk', 'BDT'],
  ['tk.', 'BDT'],
  ['lek', 'ALL'],
  ['lekë', 'ALL'],
  ['лв', 'BGN'],
  ['лв.', 'BGN'],
  ['ден', 'MKD'],
  ['ден.', 'MKD'],
  ['дин', 'RSD'],
  ['дин.', 'RSD'],
  ['₸', 'KZT'],
  ['₾', 'GEL'],
  ['៛', 'KHR'],
  ['₼', 'AZN'],
  ['֏', 'AMD'],
  ['r', 'ZAR'],
  // UTF-8 that a producer took for one byte a character; superscripts are left out.
  ['â£', 'GBP'],
  ['â‚¬', 'EUR'],
  ['â\u0082¬', 'EUR'],
  ['â‚', 'INR'],
  ['â\u0082', 'INR'],
]);

/** Letters that are signs of currencies where they are glued to the front of an amount with decimals: "K1,200.00". */
export const gluedSigns: ReadonlyMap<string, string> = new Map([
  ['K', 'ZMW'],
  ['N', 'NGN'],
  ['R', 'ZAR'],
  ['Q', 'GTQ'],
  ['L', 'HNL'],
  ['L.', 'HNL'],
  ['P', 'BWP'],
]);

/** Abbreviations in capitals that name a currency behind an amount, and are words elsewhere. */
export const signsBehind: ReadonlyMap<string, string> = new Map([
  ['DA', 'DZD'],
  ['DH', 'MAD'],
  ['DHS', 'MAD'],
  ['Dhs', 'AED'],
]);

/** Abbreviations of currencies with three decimals: marks and words like others where no such number stands beside them. */
export const dinarSigns: ReadonlyMap<string, string> = new Map([
  ['dt', 'TND'],
  ['kd', 'KWD'],
  ['bd', 'BHD'],
  ['jd', 'JOD'],
  ['ro', 'OMR'],
  ['r.o.', 'OMR'],
]);

export const currencyCodes: ReadonlySet<string> = new Set(
  (
    'USD EUR GBP JPY CNY KRW INR TRY RUB UAH ILS VND THB NGN PHP BRL IDR MYR SGD HKD TWD AUD CAD NZD MXN CHF PLN CZK HUF RON ' +
    'SEK DKK NOK ISK KES ZAR AED SAR KWD BHD OMR JOD TND QAR EGP MAD PKR BDT LKR NPR ARS CLP COP PEN UYU CRC GTQ BGN RSD HRK GEL KZT GHS TZS UGX XOF XAF IRR RMB ' +
    'DZD MKD BAM ZMW MWK BWP NAD MUR RWF ETB MZN AOA DOP PYG HNL NIO JMD TTD XCD KHR AZN AMD BYN MDL LBP ' +
    'MNT UZS LAK MMK KGS TJS TMT BND BSD BBD BZD FJD GMD GNF GYD HTG MRU MVR PAB PGK SRD SZL LSL BIF CDF XPF KYD AWG'
  ).split(' '),
);

/** Currencies by the names that columns bear, folded; the most likely first where countries share one. */
export const currenciesNamed: ReadonlyMap<string, readonly string[]> = new Map([
  ['pesos', ['ARS', 'CLP', 'UYU', 'MXN', 'COP']],
  ['dolares', ['USD']],
  ['dollars', ['USD']],
  ['u$s', ['USD']],
  ['usd', ['USD']],
  ['colones', ['CRC']],
  ['soles', ['PEN']],
  ['quetzales', ['GTQ']],
  ['euros', ['EUR']],
]);

/** "US$": a shared sign that letters make one country's. */
export const NATIONAL_SIGN = /[A-Z]\$|\$[A-Z]/i;
