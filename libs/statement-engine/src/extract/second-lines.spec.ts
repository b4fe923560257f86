import { describe, expect, it } from 'vitest';
import { halfLinesOf, rowsOf, statementOf } from './typed-page.fixture.ts';

const entries = `
Extrato conta corrente
Período: 01/08/2025 - 31/08/2025
Data    Documento   Histórico                       Valor
31/08   10704975      DEB.TRANSF.CONTAS         28.000,00D
                    FAV.: JOSE MOREIRA
24/08   10671823      DEB.CONV.TRIBUTOS          2.063,77D
17/08   CELESC        DEB.CONV.EN.ELETRICA         156,79D
06/08   Pix           PIX RECEBIDO               3.347,32C
                    IMOBILIARIA EXEMPLO
31/07                 SALDO ANTERIOR            71.177,23C`;

describe('further words of an entry', () => {
  it('may begin left of its first, under the heading of words', () => {
    expect(rowsOf(entries)).toEqual([
      '08-31 -28000.00 DEB.TRANSF.CONTAS FAV.: JOSE MOREIRA',
      '08-24 -2063.77 DEB.CONV.TRIBUTOS',
      '08-17 -156.79 DEB.CONV.EN.ELETRICA',
      '08-06 3347.32 PIX RECEBIDO IMOBILIARIA EXEMPLO',
    ]);
  });
});

describe('lines that what stands beside them has moved', () => {
  it('do not turn round where the words of all entries stand', () => {
    const [account] = halfLinesOf(`
Card statement 10/12/2024 - 08/01/2025

Date         Details                        Amount

20/12/2024   OPENAI CHATGPT                  93.97

             SUBSCRIPTION PLUS


             SAN FRANCISCO
21/12/2024   INDIGO TORONTO                 175.18

28/12/2024   ALASKA AIR                      39.51

             SEATTLE TERMINAL

29/12/2024   UBER                             7.77

30/12/2024   DELTA AIR                       94.80

             ATLANTA TERMINAL

02/01/2025   BELL                            29.77`).accounts;
    expect(account?.transactions.map(({ description }) => description).slice(2)).toEqual([
      'ALASKA AIR SEATTLE TERMINAL',
      'UBER',
      'DELTA AIR ATLANTA TERMINAL',
      'BELL',
    ]);
  });
});

describe('below a summary', () => {
  it('what is charged is no entry, though a part of its title names a side', () => {
    const [account] = statementOf(
      entries,
      `
Data    Documento   Histórico             Valor
31/07                 SALDO DO DIA    71.177,23C
RESUMO
Saldo em conta:                       44.303,99C
ENCARGOS VENCIDOS
Juros vencidos remanescentes:              0,00D`,
    ).accounts;
    expect(account?.transactions).toHaveLength(4);
    expect(account).toMatchObject({ openingBalance: 71_177.23, closingBalance: 44_303.99 });
    expect(account?.reconciliation.status).toBe('balanced');
  });
});

describe('a sum named in two languages', () => {
  it('is no entry', () => {
    const rows = rowsOf(`
Credit card statement
Statement date 06/08/2025
Previous balance                   300.00
09/07/2025  Fuel                   100.00
26/07/2025  Software             1,000.00
28/07/2025  Parking                 11.55
TOTAL FEES                           5.00
SUB TOTAL/JUMLAH                 1,116.55`);
    const fees = '08-06 -5.00 TOTAL FEES';
    expect(rows).toEqual(['07-09 -100.00 Fuel', '07-26 -1000.00 Software', '07-28 -11.55 Parking', fees]);
  });
});

it('begin with a number before a date of their own, which stands in no column of dates', () => {
  expect(
    rowsOf(`
Current Account
07 Oct 2025 to 06 Nov 2025
Date          Description                        Paid In     Withdrawn     Balance
07 Oct 2025   Brought Forward                                               100.00
08 Oct        Card Transaction
              2455 07OCT25 COSTA COFFEE                          10.00       90.00
15 Oct        Automated Credit
              K BRANNIGAN                          20.00                    110.00
16 Oct        Card Transaction
              8728 15OCT25 SCREWFIX                               5.00      105.00`),
  ).toEqual([
    '10-08 -10.00 Card Transaction 2455 07OCT25 COSTA COFFEE',
    '10-15 20.00 Automated Credit K BRANNIGAN',
    '10-16 -5.00 Card Transaction 8728 15OCT25 SCREWFIX',
  ]);
});
