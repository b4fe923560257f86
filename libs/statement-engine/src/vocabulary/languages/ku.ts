import type { Language } from '../language.ts';

/** Kurdish as banks of Iraq print it beside Arabic. */
export const kurdish: Language = {
  code: 'ku',
  months: [[], ['شوبات'], ['ئازار'], ['نیسان'], ['ئایار'], ['حوزەیران'], ['تەمموز'], ['ئاب'], ['ئەیلوول'], [], [], []],
  columns: {
    date: ['بەروار', 'ڕێکەوت'],
    description: ['وردەکاری'],
    amount: ['بڕ', 'بڕی پارە'],
    balance: ['باڵانس'],
  },
  labels: {
    balance: ['باڵانس'],
    total: ['کۆی گشتی'],
    account: ['ژمارەی هەژمار'],
    page: ['لاپەڕە'],
  },
  sections: {},
};
