import type { Language } from '../language.ts';

export const maltese: Language = {
  code: 'mt',
  months: [
    ['jannar'],
    ['frar'],
    ['marzu'],
    ['april'],
    ['mejju'],
    ['ġunju'],
    ['lulju'],
    ['awwissu'],
    ['settembru'],
    ['ottubru'],
    ['novembru'],
    ['diċembru'],
  ],
  columns: {
    date: ['Data'],
    description: ['Deskrizzjoni'],
    reference: ['Referenza'],
    debit: ['Debitu'],
    credit: ['Kreditu'],
    amount: ['Ammont'],
    balance: ['Bilanċ'],
  },
  labels: {
    opening: ['bilanċ tal-ftuħ'],
    closing: ['bilanċ tal-għeluq'],
    balance: ['bilanċ'],
    total: ['total'],
    period: ['perjodu'],
    account: ['numru tal-kont'],
    page: ['paġna'],
  },
  sections: {},
  kinds: {
    checking: ['kont kurrenti'],
    savings: ['kont tat-tfaddil'],
    creditCard: ["karta ta' kreditu"],
  },
};
