import { expect, it } from 'vitest';
import { rowsOf } from '../typed-page.fixture.ts';

const page = (payments: string) => `
Luottotili Aurajoen Luotto
Laskutuskausi 15.9.2025 - 14.10.2025
Edellisen laskun saldo     800,00
Uusi saldo                 300,00

Ostopäivä      Kirjauspäivä   Ostopaikka                     Summa EUR
${payments}
Kortti 4920 31** **** 4471 Lehtonen Saara
16.09.2025     17.09.2025     K-Market Kasarmi                  60,00
19.09.2025     20.09.2025     VR-Yhtymä                         40,00`;

it('ends a section of payments at the title of a card behind its entries', () => {
  const rows = rowsOf(
    page(`Suoritukset
30.09.2025     01.10.2025     Maksusuoritus, kiitos            600,00-`),
  );
  expect(rows.map((row) => row.split(' ')[1])).toEqual(['600.00', '-60.00', '-40.00']);
});
