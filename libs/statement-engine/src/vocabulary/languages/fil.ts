import type { Language } from '../language.ts';

/** Statements of the Philippines are English; wallets print these words. */
export const filipino: Language = {
  code: 'fil',
  months: [
    ['enero'],
    ['pebrero'],
    ['marso'],
    ['abril'],
    ['mayo'],
    ['hunyo'],
    ['hulyo'],
    ['agosto'],
    ['setyembre'],
    ['oktubre'],
    ['nobyembre'],
    ['disyembre'],
  ],
  madeDates: ['Petsa ng transaksyon'],
  columns: {
    date: ['Petsa', 'Petsa ng transaksyon', 'Petsa at oras'],
    description: ['Paglalarawan', 'Detalye', 'Mga detalye', 'Detalye ng transaksyon'],
    amount: ['Halaga'],
    balance: ['Balanse'],
    fee: ['Bayarin'],
  },
  labels: {
    opening: ['panimulang balanse'],
    closing: ['panghuling balanse', 'huling balanse'],
    balance: ['balanse'],
    total: ['kabuuan', 'kabuuang halaga'],
    account: ['numero ng account'],
    page: ['pahina'],
  },
  sections: {},
  rows: { in: ['sahod', 'sweldo'], out: ['bayad sa', 'pagbili', 'pag-withdraw'] },
  kinds: {},
};
