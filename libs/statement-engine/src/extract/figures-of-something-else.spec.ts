import { expect, it } from 'vitest';
import { rowsOf, statementOf } from './typed-page.fixture.ts';

it('an amount abroad in brackets right below that of its entry is no entry', () => {
  const [account] = statementOf(`
Выписка за период с 01.09.25 по 30.09.25
Валюта счета: тенге
Доступно на 01.09.25      + 64 188,30 ₸
Доступно на 30.09.25      + 11 800,83 ₸
Остаток зарплатных денег       0,00 ₸
Дата              Сумма              Операция     Детали
30.09.25       - 50 000,00 ₸         Снятие       Банкомат
27.09.25       - 13 887,47 ₸         Покупка      AIRALO
                 (- 25,67 USD)
26.09.25       + 11 500,00 ₸         Пополнение   В банкомате`).accounts;
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([-50_000, -13_887.47, 11_500]);
  // Of three balances the two with days of the period are its ends.
  expect([account?.openingBalance, account?.closingBalance]).toEqual([64_188.3, 11_800.83]);
  expect(account?.reconciliation.status).toBe('balanced');
});

it('a balance of the day is none either, where its name stands in the column of references', () => {
  const rows = rowsOf(`
Käyttötili EUR 1.11.2025 - 30.11.2025
Nro  Arvopv    Saaja / Maksaja             Arkistointitunnus         Määrä
               Alkusaldo 31.10.2025                               100,00+
Kirjauspäivä 04.11.2025
1    0411      K-MARKET                    2511045UTZ3164D         20,00-
2    0411      KIINTEISTÖ OY               2511045UTZ3918C         30,00-
                                           Saldo 04.11.            50,00+
Kirjauspäivä 05.11.2025
3    0511      HSL                         2511055UTZ5028D         10,00-
                                           Saldo 05.11.            40,00+`);
  expect(rows.map((row) => row.split(' ')[1])).toEqual(['-20.00', '-30.00', '-10.00']);
});

it('a figure at the end of a sentence below the entries is no entry, where theirs are set off', () => {
  const entries = ['Bills', 'Top Up', 'Transfer', 'Food'].map(
    (name, at) => `0${at + 1} June 2025    ${name.padEnd(80)}         -Rp${at + 1}1.000`,
  );
  const sentence = 'This statement is made by the bank for its customers and was printed on the 1st of July at 08.15';
  const below = sentence.padStart(entries[0]?.length ?? 0);
  expect(rowsOf(['GoSaldo balance account (IDR)', ...entries, '', below].join('\n'))).toHaveLength(4);
});

it('an amount in brackets in the currency of the account may be an entry', () => {
  const [account] = statementOf(`
Account statement  USD
Statement period: 01/01/2025 to 01/31/2025
Opening balance   100.00
Closing balance   150.00
Date          Description                              Amount
01/02/2025    Salary                                    70.00
01/13/2025    Coffee                                   -20.00
                                                       (5.00 USD)
01/14/2025    Gift                                       5.00`).accounts;
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([70, -20, -5, 5]);
});
