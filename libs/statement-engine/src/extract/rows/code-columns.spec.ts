import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

const rowsOf = (page: string): unknown[] =>
  (statementOf(page).accounts[0]?.transactions ?? []).map(({ description, reference }) => [description, reference]);

it('takes a code of one length before the words of every entry for its reference', () => {
  const page = `
05/28 05/29   854824324622906   Uber trip             67.65
05/28 05/29   966511805944118   Verizon wireless      40.70
05/29 05/30   749149867787671   Zipcar               185.81
05/30 05/31   924422030705381   Blue cross            50.66
05/31 06/01   569859119019967   Comcast cable          3.79`;
  expect(rowsOf(page)[0]).toEqual(['Uber trip', '854824324622906']);
  // One alone is a word of its entry.
  expect(rowsOf(page.replace('854824324622906', '               '))).toContainEqual(['Uber trip', null]);
});

it('leaves out a small number behind the words of every entry', () => {
  const page = `
Date          Batch             Items     Gross      Fees       Net funded
01 Aug 2019   Batch 197176         40   3,395.95    -88.29        3,307.66
02 Aug 2019   Batch 634976          4     379.80     -9.87          369.93
03 Aug 2019   Batch 477206         55     103.84     -2.69          101.15
05 Aug 2019   Batch 472683         55   2,685.19    -69.81        2,615.38
06 Aug 2019   Batch 370440         24   2,389.94    -62.13        2,327.81`;
  expect(rowsOf(page)[0]).toEqual(['Batch 197176', null]);
});

it('leaves out numbers alone in cells below each other, on either side of the figures, also where some entries have none', () => {
  const page = `
01.09.2025    4567   412.10      -31.50      380.60    50347119   Millifært Ásta
02.09.2025    4567   380.60       -5.10      375.50               Orkan Skeifan
03.09.2025    9999   375.50       -9.20      366.30    50118832   Vínbúðin 34
04.09.2025    4567   366.30       -5.60      360.70    50347119   Krónubúðin Granda
05.09.2025    9999   360.70       -3.80      356.90    50118832   Strætó app
06.09.2025    4567   356.90       -4.00      352.90    49912007   Hraðbanki`;
  const rows = rowsOf(page) as [string, string | null][];
  expect(rows.map(([description]) => description)).toEqual([
    'Millifært Ásta',
    'Orkan Skeifan',
    'Vínbúðin 34',
    'Krónubúðin Granda',
    'Strætó app',
    'Hraðbanki',
  ]);
});
