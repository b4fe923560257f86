import { expect, it } from 'vitest';
import { rowsOf, statementOf } from '../typed-page.fixture.ts';

const page = (name: string): string => `
Extrato de conta corrente
Período: 01/09/2025 a 30/09/2025
Data          Lançamento              Crédito (R$)   Débito (R$)   Saldo (R$)
31/08/2025    SALDO ANTERIOR                                          100,00
02/09/2025    Recebimento                   50,00                     150,00
05/09/2025    Tarifa                                      20,00       130,00
Total                                       50,00         20,00       130,00
Saldos Reserva
Data          Histórico               Valor (R$)
30/09/2025    ${name}             15,00`;

it('a balance listed below a table that has counted every entry is none', () => {
  expect(rowsOf(page('SALDO RESERVA FACIL'))).toEqual(['09-02 50.00 Recebimento', '09-05 -20.00 Tarifa']);
  expect(statementOf(page('SALDO RESERVA FACIL')).accounts[0]?.reconciliation.status).toBe('balanced');
});

it('what is no balance by its name may be an entry, though the table has counted all others', () => {
  expect(statementOf(page('TARIFA RESERVA FACIL')).accounts[0]?.reconciliation.status).toBe('unverifiable');
});
