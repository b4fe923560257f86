import { describe, expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

const cardOf = (head: string, ...rows: string[]) =>
  statementOf(`
Estado de cuenta de tarjeta de crédito
Periodo facturado desde 23/06/2025 hasta 22/07/2025

Saldo anterior                                   1.000
${head}
${rows.join('\n')}
Monto total facturado a pagar                   96.000`).accounts[0];

const columns = 'Fecha       Descripción              N° Cuota   Valor cuota';

describe('purchases that are paid for in parts', () => {
  const [old, recent, whole] = [
    '10/02/2025  Muebles del Sur            06/06        20.000',
    '16/06/2025  Zapatería                  02/03        25.000',
    '08/07/2025  Supermercado               01/01        50.000',
  ] as const;

  it('are told under a name that ends before their numbers do', () => {
    const account = cardOf(
      'Fecha       Descripción              Valor cuota   Cuota         Tasa',
      '10/02/2025  Muebles del Sur               20.000   10 de 12      0,00%',
      '16/06/2025  Zapatería                     25.000    2 de 10      0,00%',
      '08/07/2025  Supermercado                  50.000    1 de 10      0,00%',
    );
    expect(account?.transactions.map(({ amount }) => amount)).toEqual([-20000, -25000, -50000]);
    expect(account?.reconciliation).toMatchObject({ status: 'balanced', reasons: [] });
  });

  it('may be those of one purchase alone, where a word stands between them', () => {
    const list = (
      part: string,
    ) => `Fecha de la operación    Descripción       Monto original   Saldo pendiente   Pago requerido   Núm. de pago   Tasa
10-feb-2025              Muebles del Sur        240.000           140.000           20.000      ${part}      26.90%

Fecha de la operación    Descripción                                                Monto
08-jul-2025              Supermercado                                              75.000`;
    expect(cardOf(list('6 de 12'))?.reconciliation).toMatchObject({ status: 'balanced', reasons: [] });
    expect(cardOf(list('6 / 12'))?.reconciliation.reasons).toContain('dateOutsidePeriod');
  });

  it('are told by their words behind an amount where one name stands over both', () => {
    const list = (word: string): [string, ...string[]] => [
      'Fecha       Descripción            Saldo pendiente   Pago requerido Núm. de pago',
      `10/02/2025  Muebles del Sur                120.000       20.000 7 ${word} 12`,
      `16/06/2025  Zapatería                       50.000       25.000 2 ${word} 3`,
      `08/07/2025  Supermercado                         0       50.000 1 ${word} 1`,
    ];
    const [first] = cardOf(...list('de'))?.transactions ?? [];
    expect(first).toMatchObject({ description: 'Muebles del Sur', amount: -20000, flags: [] });
    expect(cardOf(...list('y'))?.transactions[0]?.description).not.toBe('Muebles del Sur');
  });

  it('may stand without how many there are, a little beside their name', () => {
    const account = cardOf(
      'Fecha       Descripción              Meses   Cuota    Valor cuota',
      '10/02/2025  Muebles del Sur            12         6     20.000',
      '16/06/2025  Zapatería                   3         2     25.000',
      '08/07/2025  Supermercado                2         1     50.000',
    );
    expect(account?.transactions.flatMap(({ flags }) => flags)).toEqual([]);
    expect(account?.transactions[0]?.description).not.toContain(' 6');
  });

  it('may have a sentence run through the column of their numbers', () => {
    const rows = ['03', '04', '05', '06', '08', '09', '10', '11', '14'].map(
      (day) => `${day}/07/2025  Supermercado               01/01         5.000`,
    );
    const sentence = '14/07/2025  Compra de 149.970 en 3 cuotas de 49.990 a 0,00%';
    const account = cardOf(columns, old, ...rows, sentence);
    expect(account?.transactions[0]?.flags).toEqual([]);
  });

  it('may print how many parts there are before the number of the part, and call what is paid at once so', () => {
    const account = cardOf(
      columns,
      '10/02/2025  Muebles del Sur            6/6          20.000',
      '16/06/2025  Zapatería                  3/2          25.000',
      '08/07/2025  Supermercado               contado      50.000',
    );
    expect(account?.transactions.map(({ date }) => date)).toEqual(['2025-02-10', '2025-06-16', '2025-07-08']);
    expect(account?.reconciliation).toMatchObject({ status: 'balanced', reasons: [] });
  });

  it('keep their date for as many months as they have parts', () => {
    const account = cardOf(columns, old, recent, whole);
    expect(account?.transactions.map(({ date, valueDate, description }) => [date, valueDate, description])).toEqual([
      ['2025-02-10', null, 'Muebles del Sur'],
      ['2025-06-16', null, 'Zapatería'],
      ['2025-07-08', null, 'Supermercado'],
    ]);
    expect(account?.reconciliation).toMatchObject({ status: 'balanced', reasons: [] });
  });

  it('are known without a name above them where most are the only part of one', () => {
    const bare = 'Fecha       Descripción              Zorb       Monto';
    const others = ['09/07/2025', '10/07/2025', '11/07/2025'].map((day) => whole.replace('08/07/2025', day));
    const reasonsOf = (...rows: string[]): unknown => cardOf(bare, old, ...rows)?.reconciliation.reasons;
    expect(reasonsOf(whole, ...others)).not.toContain('dateOutsidePeriod');
    expect(reasonsOf(whole)).toContain('dateOutsidePeriod');
  });

  it('are dated outside the period where they are older than their parts make them', () => {
    const early = old.replace('06/06', '02/06');
    expect(cardOf(columns, early, recent, whole)?.reconciliation.reasons).toEqual(['dateOutsidePeriod']);
  });
});

describe('a part in words', () => {
  it('may go on in the line below', () => {
    const below = '                                       12';
    const account = cardOf(
      'Fecha       Descripción              N° Cuota   Valor',
      '10/02/2025  Muebles del Sur            6 de       20.000',
      below,
      '16/03/2025  Zapatería                  5 de       25.000',
      below,
      '08/07/2025  Supermercado               1 de       50.000',
      below,
    );
    expect(account?.transactions.flatMap(({ flags }) => flags)).toEqual([]);
  });
});
