import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

const datesOf = (first: string, second: string, days: readonly (readonly [string, string])[]): string[] =>
  statementOf(`
Moor Bank                         Statement period 01/05/2025 to 31/05/2025
${first.padEnd(18)}${second.padEnd(18)}Details           Paid out      Balance
                                    Opening balance                 100.00
${days.map(([one, other], at) => `${one.padEnd(18)}${other.padEnd(18)}Grocer               5.00        ${(95 - 5 * at).toFixed(2)}`).join('\n')}
                                    Closing balance                  ${(100 - 5 * days.length).toFixed(2)}`).accounts.flatMap(
    ({ transactions }) => transactions.map(({ date }) => date.slice(8)),
  );

const days = [
  ['05/05/2025', '06/05/2025'],
  ['02/05/2025', '07/05/2025'],
  ['12/05/2025', '12/05/2025'],
  ['09/05/2025', '14/05/2025'],
] as const;
const turned = days.map(([one, other]) => [other, one] as const);

it('of two columns of dates that nothing tells apart the one that runs in order dates the rows', () => {
  expect(datesOf('Zzoq', 'Zzow', days)).toEqual(['06', '07', '12', '14']);
  expect(datesOf('Zzoq', 'Zzow', turned)).toEqual(['06', '07', '12', '14']);
  expect(datesOf('Trans date', 'Date', days)).toEqual(['06', '07', '12', '14']);
});

it('their names say more than their order', () => {
  expect(datesOf('Post date', 'Trans date', days)).toEqual(['05', '02', '12', '09']);
  expect(datesOf('Date', 'Value date', days)).toEqual(['05', '02', '12', '09']);
});

it('names of dates in several languages tell them apart', () => {
  const inOrder = days.map(([one]) => [one, one.replace(/^\d\d/, (day) => String(Number(day) + 10))] as const);
  expect(datesOf('Datum izvršenja', 'Datum knjiženja', inOrder)).toEqual(['15', '12', '22', '19']);
  expect(datesOf('Дата валюты', 'Дата проведення', inOrder)).toEqual(['15', '12', '22', '19']);
});

it('so does the one of two dates one below the other', () => {
  const read = (rows: readonly (readonly [string, string])[]) =>
    statementOf(`
Moor Bank                         Statement period 01/05/2025 to 31/05/2025
Zzoq              Details           Paid out      Balance
                  Opening balance                 100.00
${rows.map(([one, other], at) => `${one}        Grocer               5.00        ${(95 - 5 * at).toFixed(2)}\n${other}`).join('\n')}
                  Closing balance                  ${(100 - 5 * rows.length).toFixed(2)}`).accounts.flatMap(
      ({ transactions }) => transactions.map(({ date, transactionDate }) => [date, transactionDate]),
    );
  expect(read(days)[1]).toEqual(['2025-05-07', '2025-05-02']);
  expect(read(turned)[1]).toEqual(['2025-05-07', null]);
});

it('a heading of two lines tells which of two dates below each other is the day of booking', () => {
  const read = (upper: string, lower: string): string[] =>
    statementOf(`
Moor Bank                         Statement period 01/05/2025 to 31/05/2025
${upper.padEnd(18)}Details           Paid out      Balance
${lower}
                  Opening balance                 100.00
01/05/2025        Grocer               5.00        95.00
02/05/2025        Main Street
05/05/2025        Baker                5.00        90.00
06/05/2025        Main Street
08/05/2025        Grocer               5.00        85.00
09/05/2025        Main Street
12/05/2025        Baker                5.00        80.00
13/05/2025        Main Street
                  Closing balance                  80.00`).accounts.flatMap(({ transactions }) =>
      transactions.map(({ date }) => date.slice(8)),
    );
  expect(read('Data operacji', 'Data księgowania')).toEqual(['02', '06', '09', '13']);
  expect(read('Data księgowania', 'Data operacji')).toEqual(['01', '05', '08', '12']);
});
