import { expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const page = (amount: string): string => `Guest folio
Date          Description            Amount
2025-06-20    Room Charge            $45,000
2025-06-21    Room Charge            $45,000
2025-06-22    Minibar                ${amount}
Balance due   $90,000`;

const last = (amount: string): number | undefined => statementOf(page(amount)).accounts[0]?.transactions.at(-1)?.amount;

it('tells decimals from an amount with a group whose last zero was not written', () => {
  expect(last('$3,200.5')).toBe(-3200.5);
  expect(last('$3,200')).toBe(-3200);
});

it('reads whole numbers whose groups are parted by blanks, and takes no date for decimals', () => {
  const rows = statementOf(`Devizanem: HUF
Date          Description            Amount
2025.03.02    Fee                        - 670
2025.03.03    Salary                   382 533
2025.03.05    Garage                  - 31 382
2025.03.10    Cash                     - 7 977`).accounts[0]?.transactions;
  expect(rows?.map(({ amount }) => amount)).toEqual([-670, 382533, -31382, -7977]);
});

it('reads whole numbers of a currency without decimals beside a rate that has them', () => {
  const rows = statementOf(`Devise : FRANC CFA (XOF)
Date          Description            Amount
01/03/2025    Fee                        - 670
03/03/2025    Salary                   382 533
05/03/2025    Garage                  - 31 382
07/03/2025    Cash                    - 17 977
10/03/2025    Cash                    - 11 250
12/03/2025    Rent                    - 25 000

Taux du découvert : 11,50 %`).accounts[0]?.transactions;
  expect(rows?.map(({ amount }) => amount)).toEqual([-670, 382533, -31382, -17977, -11250, -25000]);
});

it('reads whole numbers of a currency with decimals beside a few figures that have them, and dates in brackets', () => {
  const rows = statementOf(`Devizanem: HUF
Date          Description            Amount
2026.01.05    Salary                 1 450 000
2026.01.06    Card                    - 38 412
2026.01.08    Fee                      - 1 872
2026.01.09    Rent                   - 187 455
2026.01.12    Sale                   3 200 000
2026.01.13    Card                    - 24 990

Balance (2025.12.31.) and (2026.01.31.), a rate of 11,45 %`).accounts[0]?.transactions;
  expect(rows?.map(({ amount }) => amount)).toEqual([1450000, -38412, -1872, -187455, 3200000, -24990]);
});

it('reads whole numbers before the sign of their currency beside an amount of another one', () => {
  const rows = statementOf(`Devise : FRANC CFA (XOF)
Date          Description            Amount
01/03/2025    Transfert               +35 000 F
03/03/2025    Virement 100,00 EUR     +65 595 F
05/03/2025    Retrait                 -50 000 F
05/03/2025    Frais                      -500 F
07/03/2025    Facture                 -27 865 F
10/03/2025    Recharge                 -5 000 F
11/03/2025    Recharge                 -5 000 F
12/03/2025    Recharge                 -5 000 F`).accounts[0]?.transactions;
  expect(rows?.map(({ amount }) => amount)).toEqual([35000, 65595, -50000, -500, -27865, -5000, -5000, -5000]);
});

it('reads whole numbers of one account beside the decimals of another one', () => {
  const days = Array.from({ length: 12 }, (_, at) => `2025.03.${String(at + 1).padStart(2, '0')}`);
  const [whole, exact] = statementOf(`Ügyfélszámla-kivonat Időszak: 2025.03.01. – 2025.03.31.
Pénzszámla devizaneme: HUF
Könyvelés        Megnevezés            Terhelés         Egyenleg
                 Nyitó egyenleg                        1 452 300
${days.map((day, at) => `${day}       Díj                    2 000        1 4${50 - at * 2} 300`).join('\n')}
                 Záró egyenleg                         1 428 300
Pénzszámla devizaneme: EUR
Könyvelés        Megnevezés            Terhelés         Egyenleg
                 Nyitó egyenleg                        2 312,44
2025.03.05       Díj                      12,44        2 300,00
2025.03.06       Díj                     100,50        2 199,50
                 Záró egyenleg                         2 199,50`).accounts;
  expect([whole?.openingBalance, whole?.closingBalance, whole?.transactions.length]).toEqual([
    1_452_300, 1_428_300, 12,
  ]);
  expect(exact?.transactions.map(({ amount }) => amount)).toEqual([-12.44, -100.5]);
});

it('joins no number over a blank where marks part the groups of the others', () => {
  const rows = statementOf(`Opening balance 9,000.00
Date Description Amount Balance
01 Mar 2025 Shop 442 119.61 8,880.39
02 Mar 2025 Shop 17 1,200.00 7,680.39
03 Mar 2025 Wages 2,000.00 9,680.39
04 Mar 2025 Shop 9 80.39 9,600.00`).accounts[0]?.transactions;
  expect(rows?.map(({ amount }) => amount)).toEqual([-119.61, -1200, 2000, -80.39]);
});
