import type { Language } from '../language.ts';

/** The verbs "ដក" and "ដាក់", to take out and to put in, differ by a mark alone and are left out. */
export const khmer: Language = {
  code: 'km',
  months: [
    ['មករា'],
    ['កុម្ភៈ'],
    ['មីនា'],
    ['មេសា'],
    ['ឧសភា'],
    ['មិថុនា'],
    ['កក្កដា'],
    ['សីហា'],
    ['កញ្ញា'],
    ['តុលា'],
    ['វិច្ឆិកា'],
    ['ធ្នូ'],
  ],
  columns: {
    date: ['កាលបរិច្ឆេទ', 'កាលបរិច្ឆេទប្រតិបត្តិការ'],
    description: ['ការពិពណ៌នា', 'បរិយាយ', 'ព័ត៌មានលម្អិត'],
    reference: ['លេខយោង'],
    debit: ['ប្រាក់ចេញ', 'ឥណពន្ធ'],
    credit: ['ប្រាក់ចូល', 'ឥណទាន'],
    amount: ['ចំនួនទឹកប្រាក់', 'ទឹកប្រាក់'],
    fee: ['កម្រៃសេវា'],
    balance: ['សមតុល្យ'],
  },
  labels: {
    opening: ['សមតុល្យដើមគ្រា', 'សមតុល្យដើម'],
    closing: ['សមតុល្យចុងគ្រា', 'សមតុល្យចុងក្រោយ'],
    balance: ['សមតុល្យ'],
    total: ['សរុប'],
    totalIn: ['ប្រាក់ចូលសរុប', 'សរុបប្រាក់ចូល'],
    totalOut: ['ប្រាក់ចេញសរុប', 'សរុបប្រាក់ចេញ'],
    period: ['រយៈពេល'],
    account: ['លេខគណនី'],
    page: ['ទំព័រ'],
  },
  sections: {},
  rows: { in: ['ប្រាក់បៀវត្សរ៍'], out: ['កម្រៃសេវា'] },
  kinds: {
    checking: ['គណនីចរន្ត'],
    savings: ['គណនីសន្សំ'],
    creditCard: ['កាតឥណទាន', 'ប័ណ្ណឥណទាន'],
    loan: ['គណនីកម្ចី'],
  },
};
