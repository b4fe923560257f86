import { describe, expect, it } from 'vitest';
import { readStatement } from '../../convert-statement.ts';
import { scannedPage, statementOf } from '../typed-page.fixture.ts';

const page = (second: string): string => `
Banco Pampeano
Buenos Aires
Tarjeta de crédito
FECHA        DETALLE                      PESOS     ${second}
             SALDO ANTERIOR              500,00       40,00
05.03.25     LIBRERIA                    120,00
06.03.25     SU PAGO EN USD                           40,00-
07.03.25     NETFLIKS                                 12,50
09.03.25     FARMACIA                     30,00
10.03.25     SU PAGO EN PESOS            500,00-
             SALDO ACTUAL                150,00       12,50
             PAGO MINIMO                  15,00`;

const read = (text: string): unknown[] =>
  statementOf(text).accounts.map(({ currency, openingBalance, closingBalance, reconciliation, transactions }) => ({
    currency,
    ends: [openingBalance, closingBalance],
    status: reconciliation.status,
    amounts: transactions.map(({ amount }) => amount),
  }));

describe('two columns that are called by currencies', () => {
  it('are two accounts in one table', () => {
    expect(read(page('DOLARES'))).toEqual([
      { currency: 'ARS', ends: [-500, -150], status: 'balanced', amounts: [-120, -30, 500] },
      { currency: 'USD', ends: [-40, -12.5], status: 'balanced', amounts: [40, -12.5] },
    ]);
  });

  it('are two also where both the sign and the name stand over them, and dates are numbers set apart', () => {
    const bare = page('DOLARES U$S')
      .replace('PESOS  ', 'PESOS $')
      .replace(/(\d\d)\.(\d\d)\.(\d\d)/g, '$1 $2 $3');
    const printed = scannedPage(bare);
    const apart = printed.words.flatMap((word) =>
      /^\d\d \d\d \d\d$/.test(word.text)
        ? word.text.split(' ').map((text, at) => ({ ...word, text, x: word.x + at * 15.6, width: 10 }))
        : [word],
    );
    const { accounts } = readStatement([{ ...printed, words: apart }], { filename: 'typed.pdf', sha256: '0'.repeat(64) }); // prettier-ignore
    expect(accounts.map(({ currency, transactions }) => [currency, transactions.length])).toEqual([['ARS', 3], ['USD', 2]]); // prettier-ignore
  });

  it('are two where one is called by the sign of pesos and of dollars, and the other by that of dollars alone', () => {
    const signs = page('U$S').replace('PESOS  ', '$      ').replace('Buenos Aires', 'Oficina central');
    expect(read(signs)).toMatchObject([
      { currency: null, ends: [-500, -150], status: 'balanced' },
      { currency: 'USD', ends: [-40, -12.5], status: 'balanced' },
    ]);
    expect(read(page('$').replace('PESOS', '$    '))).toHaveLength(1);
  });

  it('are two where the dates have blanks between their numbers, and few lines have figures of both', () => {
    const days = page('DOLARES').replace(/^(\d\d)\.(\d\d)\.(\d\d)/gm, '$1 $2 $3');
    expect(read(days)).toHaveLength(2);
  });

  it('are one where no entry stands in the second alone, and few in both', () => {
    const rows = Array.from(
      { length: 12 },
      (_, at) => `${10 + at}.03.25     SHOP                         ${30 + at},00`,
    );
    const bill = page('U$S')
      .replace('PESOS  ', '$      ')
      .replace(/^06.*\n07.*\n/m, `${rows.join('\n')}\n`)
      .replace(/(LIBRERIA +120,00)/, '$1        3,00');
    expect(read(bill)).toHaveLength(1);
  });

  it('are two where the balance brought forward bears a date', () => {
    expect(read(page('DOLARES').replace('         SALDO ANTERIOR', '27.02.25 SALDO ANTERIOR'))).toHaveLength(2);
  });

  it('are one where an entry stands in both: what it cost abroad, and what was charged', () => {
    const both = page('DOLARES').replace(/(LIBRERIA +120,00)/, '$1        3,00');
    expect(read(both)).toHaveLength(1);
  });

  it('are one where both mean the same currency', () => {
    expect(read(page('PESOS  '))).toHaveLength(1);
  });

  it('are the amounts and what was paid abroad where each entry stands in the one of the document’s own currency', () => {
    const bill = `
Fatura do cartão de crédito            Emissão e postagem: 30/01/2026
Total da fatura anterior             100,00
DATA    DESCRIÇÃO                                   VALOR EM R$
09/01   PAGAMENTO PIX                               - 100,00
DATA    ESTABELECIMENTO                     US$            R$
13/01   CHATGBT                                        112,20
        San Francisco                     20,00
19/01   HOTEL                                          916,79
        Singapore                        164,30
Total desta fatura                                   1.028,99`;
    expect(read(bill)).toEqual([
      { currency: 'BRL', ends: [-100, -1028.99], status: 'balanced', amounts: [100, -112.2, -916.79] },
    ]);
  });
});
