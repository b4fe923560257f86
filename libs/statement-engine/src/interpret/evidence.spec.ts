import { expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';
import { compareEvidence, type Evidence } from './evidence.ts';

const reading: Evidence = {
  ...{ links: 3, ends: 1, totals: 0, broken: 0 },
  ...{ differences: [0], figures: '2026-05-01 100', accounts: 1, mirrors: 0, unchecked: 0, settled: true },
};

it('prefers, of two readings that prove the same, the one of which something tells whose balance it is', () => {
  const mirror = { ...reading, mirrors: 1, settled: false };
  expect(compareEvidence(reading, mirror)).toBeLessThan(0);
  expect(compareEvidence(mirror, reading)).toBeGreaterThan(0);
});

it('prefers what holds to whose balance it is', () => {
  const proved = { ...reading, mirrors: 1, links: 4 };
  expect(compareEvidence(proved, reading)).toBeLessThan(0);
});

it('takes the ends that are named before a balance that nothing names, where both hold', () => {
  const [account] = statementOf(`
Estado de cuenta de tarjeta de crédito       Periodo del 07-may-2025 al 06-jun-2025
Adeudo del periodo anterior          1,000.00
Pago para no generar intereses         150.00
Saldo cargos regulares                  75.00
COMPRAS Y CARGOS DIFERIDOS A MESES SIN INTERESES
Fecha de la operación    Descripción            Monto original   Saldo pendiente   Pago requerido   Núm. de pago
20-may-2025              Muebles del Sur              150.00           75.00            75.00       1 de 2
CARGOS, ABONOS Y COMPRAS REGULARES (NO A MESES)
Fecha de la operación    Descripción                                                Monto
08-may-2025              Su pago                                                - 1,000.00
09-may-2025              Supermercado                                              +  75.00`).accounts;
  expect(account?.transactions).toHaveLength(3);
  expect(account?.reconciliation).toMatchObject({ status: 'balanced', reasons: [] });
  expect(account?.closingBalance).toBe(-150);
});
