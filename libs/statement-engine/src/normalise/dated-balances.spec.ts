import { describe, expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const page = (from: string, to: string): string => `
Kontoauszug
Alter Kontostand vom ${from}               1.000,00 H
02.04.  02.04.  Gehalt                     +3.000,00 EUR
03.04.  03.04.  Kartenzahlung                 -54,87 EUR
Neuer Kontostand vom ${to}               3.945,13 H`;

describe('the order of dates', () => {
  it('is settled by the dates of balances, where they read one way only', () => {
    const [account] = statementOf(page('31.03.2026', '30.04.2026')).accounts;
    expect(account?.transactions.map(({ date }) => date)).toEqual(['2026-04-02', '2026-04-03']);
    expect(account?.reconciliation).toMatchObject({ status: 'balanced', reasons: [] });
  });

  it('stays open where they read both ways', () => {
    const slashed = page('01.04.2026', '05.04.2026').replace(/(\d\d)\.(\d\d)\.(\d{4}|(?= ))/g, '$1/$2/$3');
    const [account] = statementOf(slashed.replace(/\/ /g, '  ')).accounts;
    expect(account?.reconciliation.reasons).toContain('dateOrderOpen');
  });
});

it('reads what is available on the first and the last day as the ends of the account', () => {
  const [account] = statementOf(`
ВЫПИСКА за период с 01.08.25 по 31.08.25
Доступно на 01.08.25        + 1 000,00
Доступно на 31.08.25        + 1 380,00
Дата       Сумма           Операция      Детали
24.08.25   + 500,00        Пополнение    Айгерим С.
23.08.25   - 100,00        Покупка       Магазин
19.08.25   - 20,00         Разное        Комиссия`).accounts;
  expect(account).toMatchObject({
    openingBalance: 1000,
    closingBalance: 1380,
    reconciliation: { status: 'balanced', reasons: [] },
  });
});

it('takes the balance of the last day for the closing one, also where a statement prints it first', () => {
  const [account] = statementOf(`
Personal Account statement        01/02/2026 - 28/02/2026
Balance on 28 February 2026      Total outgoings      Balance on 01 February 2026
£80.00                           -£20.00              £100.00
Date          Description           Amount      Balance
26/02/2026    Deliveroo             -15.00        80.00
22/02/2026    Bakery                 -5.00        95.00`).accounts;
  expect(account).toMatchObject({
    openingBalance: 100,
    closingBalance: 80,
    reconciliation: { status: 'balanced', reasons: [] },
  });
});

it('names the balance behind a number of another label', () => {
  const [account] = statementOf(`
Estado de Cuenta
Saldo Promedio         91.00       Saldo Anterior        100.00
Tasa Bruta Anual %     0.000       Saldo Final            80.00
Fecha         Descripcion           Cargos      Abonos
22/02/2026    Farmacia                5.00
26/02/2026    Cine                   15.00`).accounts;
  expect(account).toMatchObject({ openingBalance: 100, closingBalance: 80 });
});

it('takes a code before a day for the name of the balance on it', () => {
  const [account] = statementOf(`
EUR statement 1 August 2025 - 31 August 2025
EUR on 31 August 2025                                        1,276.40 EUR
EUR on 1 August 2025                                           904.12 EUR
Date             Description             Incoming   Outgoing    Balance
31 August 2025   Sent money                          -278.52   1,276.40
27 August 2025   Received money            650.80              1,554.92`).accounts;
  expect(account).toMatchObject({ openingBalance: 904.12, closingBalance: 1276.4 });
  expect(account?.reconciliation.status).toBe('balanced');
});
