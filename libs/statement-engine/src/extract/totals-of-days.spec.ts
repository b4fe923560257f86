import { expect, it } from 'vitest';
import { rowsOf, statementOf } from './typed-page.fixture.ts';

const page = `
Extrato da conta
01/03/2025 a 31/03/2025
Saldo inicial                                              100,00
Total de entradas                                          +70,00
Total de saidas                                            -25,00
Saldo final do periodo                                     145,00

04 MAR 2025    Total de entradas                         + 70,00
               Deposito recebido        Oficina Sol        40,00
               Deposito recebido        Oficina Sol        30,00
               Total de saidas                           - 15,00
               Pagamento de fatura      Mercado Azul       15,00
09 MAR 2025    Total de saidas                           - 10,00
               Compra no debito         Mercado Azul        6,00
               Pagamento de fatura      Livraria            4,00`;

it('totals with dates head the undated entries below them, though the closing balance stands above all', () => {
  expect(rowsOf(page)).toEqual([
    '03-04 40.00 Deposito recebido Oficina Sol',
    '03-04 30.00 Deposito recebido Oficina Sol',
    '03-04 -15.00 Pagamento de fatura Mercado Azul',
    '03-09 -6.00 Compra no debito Mercado Azul',
    '03-09 -4.00 Pagamento de fatura Livraria',
  ]);
});

it('a balance that rises by what came in is no debt, whatever bills were paid from it', () => {
  const [account] = statementOf(page).accounts;
  expect([account?.openingBalance, account?.closingBalance]).toEqual([100, 145]);
  expect(account?.reconciliation.status).toBe('balanced');
});
