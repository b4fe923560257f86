import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

const page = (heading: string): string => `
Card statement
Period: 12 January 2022 to 11 February 2022
Previous balance    0.00
New balance        40.00
${heading}
12/01/2022   13/01/2022    Metro transit              10.00
13/01/2022   15/01/2022    Bakery                     20.00
16/01/2022   16/01/2022    Stationers                 10.00`;

const read = (heading: string): { dates: unknown; status: unknown } => {
  const [account] = statementOf(page(heading)).accounts;
  return {
    dates: account?.transactions.map(({ date }) => date.slice(8)),
    status: account?.reconciliation.status,
  };
};

it('names of two dates and of the words that stand close in one heading are those of three columns', () => {
  const booked = { dates: ['13', '15', '16'], status: 'balanced' };
  expect(read('Fecha compra Fecha operación Concepto                Importe')).toEqual(booked);
  expect(read('Data transakcji  Data księgowaniaOpis operacji       Kwota')).toEqual(booked);
});

it('two columns of dates under one name that nothing tells apart are no proof of the days', () => {
  expect(read('Date of kvitko pokvit     Description                Amount')).toMatchObject({ status: 'unverifiable' });
});
