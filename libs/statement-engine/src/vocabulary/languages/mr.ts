import type { Language } from '../language.ts';

/** May is left out: without its mark "मे" is the Hindi word for "in". */
export const marathi: Language = {
  code: 'mr',
  months: [
    ['जानेवारी'],
    ['फेब्रुवारी'],
    ['मार्च'],
    ['एप्रिल'],
    [],
    ['जून'],
    ['जुलै'],
    ['ऑगस्ट'],
    ['सप्टेंबर'],
    ['ऑक्टोबर'],
    ['नोव्हेंबर'],
    ['डिसेंबर'],
  ],
  columns: {
    date: ['दिनांक', 'तारीख'],
    description: ['तपशील', 'व्यवहाराचा तपशील'],
    reference: ['धनादेश क्र', 'धनादेश क्रमांक'],
    debit: ['नावे'],
    credit: ['जमा'],
    amount: ['रक्कम'],
    balance: ['शिल्लक'],
  },
  labels: {
    opening: ['आरंभीची शिल्लक', 'सुरुवातीची शिल्लक', 'प्रारंभिक शिल्लक'],
    closing: ['अखेरची शिल्लक', 'अंतिम शिल्लक'],
    balance: ['शिल्लक'],
    total: ['एकूण'],
    totalIn: ['एकूण जमा'],
    totalOut: ['एकूण नावे'],
    period: ['कालावधी'],
    account: ['खाते क्रमांक', 'खाते क्र'],
    page: ['पृष्ठ'],
  },
  sections: {},
  kinds: { checking: ['चालू खाते'], savings: ['बचत खाते'], loan: ['कर्ज खाते'] },
};
