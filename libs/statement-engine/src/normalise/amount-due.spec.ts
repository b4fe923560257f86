import { expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const bill = (due: string, ageing: string): string => `
Statement of account 1 April 2022 to 30 April 2022
${due}
Date         Transaction                Amount     Balance
             Balance brought forward                 100.00
06/04/2022   Invoice 166704              40.00       140.00
11/04/2022   Invoice 869922              25.00       165.00
13/04/2022   Receipt                    -65.00       100.00
14/04/2022   Invoice 869931              12.00       112.00
             ${ageing}`;

const amountsOf = (page: string): readonly number[] =>
  statementOf(page).accounts.flatMap(({ transactions }) => transactions.map(({ amount }) => amount));

it('a balance that is printed as an amount due is owed: invoices raise it', () => {
  expect(amountsOf(bill('Amount due 112.00', ''))).toEqual([-40, -25, 65, -12]);
});

it('an amount due that no balance reached leaves open whose the balances are', () => {
  const [account] = statementOf(bill('Amount due 9.00', '')).accounts;
  expect(account?.reconciliation).toMatchObject({ status: 'unverifiable', reasons: ['polarityOpen'] });
});

it('what is due by its age is no entry', () => {
  expect(amountsOf(bill('Amount due 112.00', '0.00    112.00     0.00      0.00       112.00'))).toHaveLength(4);
});

it('a closing balance that is due as a whole is owed', () => {
  const list = (due: string): string => `
Statement of account 1 April 2022 to 30 April 2022
New balance: $70.00
Total due: ${due}
Charges
06/04/2022   Shell                       $40.00
11/04/2022   Pharmacy                    $25.00
13/04/2022   Uber                         $1.00`;
  expect(statementOf(list('$70.00')).accounts[0]?.closingBalance).toBe(-70);
  expect(statementOf(list('$9.00')).accounts[0]?.closingBalance).toBe(70);
});

it('a closing balance that has no other name than what is to be paid is owed, whatever a word says of the account', () => {
  const [account] = statementOf(`
Sammanställning 2025-12-31
Datum        Specifikation                Belopp SEK
Föregående saldo                            1 200,00
FÖRETAGSKONTO
2025-12-02   Inbetalning                   -1 200,00
2025-12-05   Taxi Göteborg                    418,00
2025-12-08   Kontorsmaterial                  349,00
2025-12-11   Tågbiljett                       795,00
Att betala                                  1 562,00`).accounts;
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([1200, -418, -349, -795]);
  expect(account).toMatchObject({ openingBalance: -1200, closingBalance: -1562 });
});

it('a closing balance that is called what is to be debited is owed, in whatever words, and what it lists may be older', () => {
  const page = (closing: string, first: string): string => `
Estratto conto                       Periodo dal 01/04/2022 al 30/04/2022
Saldo precedente                     100,00
${closing}                  66,00
Data         Descrizione                Importo
${first}   Negozio                     40,00
03/04/2022   Pagamento                 -100,00
13/04/2022   Libreria                    26,00`;
  const read = (...[closing, first = '02/04/2022']: [string, string?]): unknown => {
    const [account] = statementOf(page(closing, first)).accounts;
    return [account?.closingBalance, account?.reconciliation.reasons];
  };
  expect(read('Totale da addebitare')).toEqual([-66, []]);
  expect(read('Totale da addebitare', '29/03/2022')).toEqual([-66, []]);
  expect(read('Totale da addebitare', '29/12/2021')).toEqual([-66, ['dateOutsidePeriod']]);
  expect(read('Saldo finale')).toEqual([66, []]);
});
