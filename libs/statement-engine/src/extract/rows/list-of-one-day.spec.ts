import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

it('keeps the entries of one day, of which none has a date', () => {
  const [account] = statementOf(`
IZVOD BR. 12
Banka Morava
Broj računa: 325-9500700114462-08
NA DAN 06.11.2025.
Prethodno stanje     Dugovni promet     Potražni promet     Novo stanje
        1.000,00             350,00              200,00          850,00
R.br.   Svrha plaćanja              Zaduženje      Odobrenje
1       Komunalne usluge               100,00           0,00
2       Uplata kupca                     0,00         200,00
3       Zarada za oktobar              250,00           0,00`).accounts;
  expect(account?.transactions.map(({ date, amount }) => `${date} ${amount}`)).toEqual([
    '2025-11-06 -100',
    '2025-11-06 200',
    '2025-11-06 -250',
  ]);
});
