import { expect, it } from 'vitest';
import { halfLinesOf } from './typed-page.fixture.ts';

const page = `
Opening Balance   INR 1,000.00

Transaction                                                  Transaction
             Value Date   Posted Date            Description              CR/DR   Balance
ID                                                           Amount

                          01/02/2023 03:53:04
S1           01/02/2023                          Market         100.00    DR       900.00
                          PM

                          02/02/2023 04:27:04
S2           02/02/2023                          Wages          500.00    CR     1,400.00
                          AM

                          03/02/2023 09:55:16
S3           03/02/2023                          Rent           300.00    DR     1,100.00
                          AM

Closing Balance   INR 1,100.00`;

it('cells over two lines stand half a line above and below those of one', () => {
  const [account] = halfLinesOf(page).accounts;
  expect(account?.transactions.map(({ date, amount, description }) => [date, amount, description])).toEqual([
    ['2023-02-01', -100, 'Market'],
    ['2023-02-02', 500, 'Wages'],
    ['2023-02-03', -300, 'Rent'],
  ]);
  expect(account?.reconciliation.status).toBe('balanced');
});

const card = `
Tarjeta de crédito
Periodo: 01/02/2023 - 28/02/2023

Fecha de la    Fecha de
                             Descripción            Monto
operación      cargo

31/01/2023     01/02/2023    Mercado                100.00

01/02/2023     03/02/2023    Alquiler               300.00`;

it('dates named above and below the other names are told apart by both lines', () => {
  const [account] = halfLinesOf(card).accounts;
  expect(account?.transactions.map(({ date, transactionDate }) => [date, transactionDate])).toEqual([
    ['2023-02-01', '2023-01-31'],
    ['2023-02-03', '2023-02-01'],
  ]);
});
