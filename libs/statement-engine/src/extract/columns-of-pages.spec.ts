import { describe, expect, it } from 'vitest';
import { halfLinesOf } from './typed-page.fixture.ts';

/** A card's bill whose entries go on in a second column half a line higher. */
const bill = `
Banco Ipe  Fatura do cartao

Postagem: 04/03/2026 Emissao: 02/03/2026 Previsao prox. Fechamento: 01/04/2026

Total da fatura anterior        100,00

Total desta fatura              770,00






                                                               16/02   SPOTIFY                      30,00
Pagamentos efetuados
                                                               17/02   ESTORNO AMAZON             - 10,00
DATA    DESCRICAO               VALOR EM R$
                                                               Lancamentos no cartao (final 9020)  470,00
09/02   PAGAMENTO PIX            - 100,00
                                                               Lancamentos: produtos e servicos
Lancamentos: compras e saques
                                                               DATA    PRODUTOS/SERVICOS       VALOR EM R$
DATA    ESTABELECIMENTO         VALOR EM R$
                                                               01/03   ANUIDADE DIFERENCIADA        50,00
14/05   MAGALU ELETRO 10/10        250,00
                                                               Lancamentos produtos e servicos      50,00
Lancamentos no cartao (final 4471) 250,00
                                                               Total dos lancamentos atuais        770,00
PEDRO H CAVALCANTI (final 9020)
                                                               Compras parceladas - proximas faturas
DATA    ESTABELECIMENTO         VALOR EM R$
                                                               DATA    ESTABELECIMENTO         VALOR EM R$
15/11   DECATHLON 04/06            345,00
                                                               15/11   DECATHLON 05/06             345,00
05/02   MERCADOLIVRE               105,00`;

describe('a bill set in two columns', () => {
  const [account] = halfLinesOf(bill).accounts;
  const rows = account?.transactions.map(({ date, amount, description }) => `${date} ${amount} ${description}`) ?? [];

  it('is read column by column, without the totals of what goes on in the next one', () => {
    expect(rows.map((row) => row.slice(11))).toEqual([
      '100 PAGAMENTO PIX',
      '-250 MAGALU ELETRO 10/10',
      '-345 DECATHLON 04/06',
      '-105 MERCADOLIVRE',
      '-30 SPOTIFY',
      '10 ESTORNO AMAZON',
      '-50 ANUIDADE DIFERENCIADA',
    ]);
    expect(account?.reconciliation.status).toBe('balanced');
  });

  it('dates purchases paid for in parts as long before as their part tells', () => {
    expect(rows.filter((row) => /MAGALU|DECATHLON/.test(row)).map((row) => row.slice(0, 10))).toEqual([
      '2025-05-14',
      '2025-11-15',
    ]);
  });
});
