import { describe, expect, it } from 'vitest';
import { rowsOf } from './typed-page.fixture.ts';

const page = (name: string, closing = ' 50,00'): string => `
Resumen de tarjeta de crédito
Fecha       Detalle                         Pesos
            SALDO ANTERIOR                 110,00
02/05/2025  SU PAGO                        110,00-
04/05/2025  LIBRERIA DEL PUERTO             20,00
08/05/2025  ALMACEN SUR                     30,00
            ${name}        50,00
            SALDO ACTUAL                   ${closing}`;

describe('an undated amount that is the sum of the charges above it without the payment', () => {
  it('is their total where it is called so', () => {
    expect(rowsOf(page('TARJETA 12 Total Consumos'))).toHaveLength(3);
  });

  it('is an entry where it is not, and the closing balance counts it', () => {
    expect(rowsOf(page('FERRETERIA DEL PUERTO    ', '100,00'))).toHaveLength(4);
  });
});

it('takes what is called a balance due for an entry where only with it the balances go on', () => {
  const rows = rowsOf(`
Client ledger
Date         Details                              Receipts      Payments       Balance
01/08/2025   Retainer                             2,500.00                    2,500.00
02/03/2025   Mortgage advance                   412,500.00                  415,000.00
             Balance due on closing - draft      97,331.44                  512,331.44
02/04/2025   Balance due on closing                           498,713.02     13,618.42
02/07/2025   Insurance                                          1,000.00     12,618.42
             Closing balance                                                 12,618.42`);
  expect(rows.map((row) => row.split(' ')[1])).toEqual(['2500.00', '412500.00', '97331.44', '-498713.02', '-1000.00']);
});

it('what is called a balance is an entry where it moves the balance to the next, with its date below it', () => {
  const rows = rowsOf(`
EUR statement
1 August 2024 - 31 August 2024
Description                                  Incoming     Outgoing       Amount
Balance cashback                                 0.87                  1,285.62
30 August 2024  Transaction: BALANCE-2219
Card transaction issued by Lieferando                       -21.60     1,284.75
29 August 2024  Transaction: CARD-1743
Card transaction issued by Bauhaus                         -112.45     1,306.35
26 August 2024  Transaction: CARD-1708
Direct debit to Vodafone                                    -39.99     1,418.80
22 August 2024  Transaction: TRANSFER-109
Card transaction refunded                       14.90                  1,458.79
20 August 2024  Transaction: CARD-1637`);
  expect(rows.map((row) => row.split(' ').slice(0, 4).join(' '))).toEqual([
    '08-30 0.87 Balance cashback',
    '08-29 -21.60 Card transaction',
    '08-26 -112.45 Card transaction',
    '08-22 -39.99 Direct debit',
    '08-20 14.90 Card transaction',
  ]);
});
