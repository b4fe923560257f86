/** What stands before the name or code of an account's currency, folded. Data: a language is added by its word. */
export const currencyLabels: readonly string[] = [
  'currency',
  'devise',
  'monnaie',
  'wahrung',
  'waehrung',
  'moneda',
  'divisa',
  'moeda',
  'valuta',
  'valuutta',
  'waluta',
  'mena',
  'penznem',
  'mata uang',
  'loai tien',
  'para birimi',
  'doviz cinsi',
  'валюта',
  '币别',
];

/** Names that tell a currency only behind such a label: anywhere else they are a unit among others. */
export const namesBehindLabels: readonly { readonly pattern: RegExp; readonly currency: string }[] = [
  { pattern: /\beuros?\b|ευρω/, currency: 'EUR' },
  { pattern: /\bsoles\b/, currency: 'PEN' },
  { pattern: /\breais\b/, currency: 'BRL' },
  { pattern: /\bquetzales\b/, currency: 'GTQ' },
  { pattern: /\blempiras\b/, currency: 'HNL' },
  { pattern: /\bguaranies\b/, currency: 'PYG' },
  { pattern: /рубл/, currency: 'RUB' },
];

/**
 * Currencies by the names that say the country, too, on folded text: "Currency: Egyptian Pound". Data: a currency is added
 * by a line.
 */
export const currencyNames: readonly { readonly pattern: RegExp; readonly currency: string }[] = [
  { pattern: /\bsouth african rands?\b|\bsuid-afrikaanse rand\b/, currency: 'ZAR' },
  { pattern: /\begyptian pounds?\b|جنيه مصر/, currency: 'EGP' },
  { pattern: /\bsaudi ri[iy]als?\b|ريال سعود/, currency: 'SAR' },
  { pattern: /\b(?:uae|emirati) dirhams?\b|درهم امارات/, currency: 'AED' },
  {
    pattern: /\bmoroccan dirhams?\b|\bdirhams? marocains?\b|\b(?:devise|monnaie) ?:? dirhams?\b|درهم مغرب/,
    currency: 'MAD',
  },
  { pattern: /\bqatari? ri[iy]als?\b|ريال قطر/, currency: 'QAR' },
  { pattern: /\bomani rials?\b|ريال عمان/, currency: 'OMR' },
  { pattern: /\bkuwaiti? dinars?\b|دينار كويت/, currency: 'KWD' },
  { pattern: /\bbahraini? dinars?\b|دينار بحرين/, currency: 'BHD' },
  { pattern: /\bjordanian dinars?\b|دينار اردن/, currency: 'JOD' },
  { pattern: /\btunisian dinars?\b|\bdinars? tunisiens?\b|دينار تونس/, currency: 'TND' },
  { pattern: /\balgerian dinars?\b|\bdinars? algeriens?\b|دينار جزائر/, currency: 'DZD' },
  { pattern: /\bkenyan? shillings?\b/, currency: 'KES' },
  { pattern: /\buganda(?:n)? shillings?\b/, currency: 'UGX' },
  { pattern: /\btanzanian? shillings?\b/, currency: 'TZS' },
  { pattern: /\bghana(?:ian)? cedis?\b/, currency: 'GHS' },
  { pattern: /\bindian rupees?\b|भारतीय रु/, currency: 'INR' },
  { pattern: /\bpakistani? rupees?\b/, currency: 'PKR' },
  { pattern: /\bsri lankan? rupees?\b/, currency: 'LKR' },
  { pattern: /人民币|人民幣/, currency: 'CNY' },
  { pattern: /新台币/, currency: 'TWD' },
  { pattern: /円単位/, currency: 'JPY' },
  { pattern: /ש["״]ח/, currency: 'ILS' },
  { pattern: /\brupiah\b/, currency: 'IDR' },
  { pattern: /\bringgit\b/, currency: 'MYR' },
  { pattern: /\bphilippine pesos?\b/, currency: 'PHP' },
  { pattern: /\bthai baht\b/, currency: 'THB' },
  { pattern: /\bpounds? sterling\b/, currency: 'GBP' },
  { pattern: /\bswiss francs?\b|\bschweizer franken\b|\bfrancs? suisses?\b/, currency: 'CHF' },
  { pattern: /\bfrancs? cfa\b/, currency: 'XOF' },
  { pattern: /\bmexican pesos?\b|\bpesos mexicanos\b/, currency: 'MXN' },
  { pattern: /\bpesos argentinos\b/, currency: 'ARS' },
  { pattern: /\bpesos chilenos\b/, currency: 'CLP' },
  { pattern: /\bpesos colombianos\b/, currency: 'COP' },
  { pattern: /\bmoneda:? soles\b|\b(?:nuevos|en) soles\b|\bsoles peruanos\b/, currency: 'PEN' },
  { pattern: /\bus dollars?\b|\bunited states dollars?\b|دولار امريك/, currency: 'USD' },
];
