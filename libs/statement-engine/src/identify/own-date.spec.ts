import { describe, expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const page = (statementDate: string): string => `
Your credit card statement
Statement date     ${statementDate}
Payment due by     1 February 2025
Credit limit       £900.00
Previous balance   £100.00
New balance        £115.00
Offer ends         3 November 2025
Date           Description      Amount
30 December    Corner shop       £5.00
2 January      Corner shop      £10.00`;
const read = (statementDate: string) => statementOf(page(statementDate)).accounts[0];

describe('the date that a statement calls its own', () => {
  it('gives the rows their years, whatever is still to come', () => {
    expect(read('7 January 2025')?.transactions.map(({ date }) => date)).toEqual(['2024-12-30', '2025-01-02']);
    expect(read('7 January 2025')?.reconciliation).toMatchObject({ status: 'balanced', reasons: [] });
  });

  it.each(['7 January 2024', '7 January 2026'])('leaves them open where it alone says %s', (date) => {
    expect(read(date)?.reconciliation.reasons).toContain('assumedYear');
  });

  const archive = (own: string, printed: string): string => `
Earlier statements
Balance now        £512.00
As at              ${printed}
Statement date:
${own}
Account number 10442817
Date      Details                       Paid out      Paid in     Balance
8 March   Balance brought forward                                  100.00
12 March  Corner shop                     20.00                     80.00
14 March  Wages                                        400.00      480.00
8 April   Balance carried forward                                  480.00`;

  it('may stand below its name, long before the day the page was printed', () => {
    const account = statementOf(archive('8 April 2025', '14 November 2025')).accounts[0];
    expect(account?.transactions.map(({ date }) => date)).toEqual(['2025-03-12', '2025-03-14']);
    expect(account?.reconciliation).toMatchObject({ status: 'balanced', reasons: [] });
  });

  it('leaves the years open where years lie between', () => {
    const account = statementOf(archive('8 April 2022', '14 November 2025')).accounts[0];
    expect(account?.transactions.map(({ date }) => date)).toEqual(['2022-03-12', '2022-03-14']);
    expect(account?.reconciliation.reasons).toEqual(['assumedYear']);
  });

  it.each([
    ['Previous Balance      $100.00     Statement Closing Date   01/14/2026', 'Purchases        $25.00'],
    ['Statement date 結單日     Minimum payment 最低付', '01/14/2026              HKD25.00     款額'],
  ])('may stand beside an amount, or other words, behind or below its name: %s', (first, second) => {
    const [account] = statementOf(`Rewards card\n${first}\n${second}\nNew balance 125.00

Trans date  Description               Amount
12/16       Grocer                     15.00
01/08       Books                      10.00`).accounts;
    expect(account?.transactions.slice(-2).map(({ date }) => date)).toEqual(['2025-12-16', '2026-01-08']);
    expect(account?.reconciliation.reasons).not.toContain('assumedYear');
  });
});

it('two dates with a name between them are no period', () => {
  const [account] = statementOf(`Fatura do cartão
Emissão: 03/03/2026   Vencimento: 10/03/2026

Data        Descrição                    Valor
04/02       Padaria                      15,00
11/02       Livros                       10,00`).accounts;
  expect(account?.period).toEqual({ start: null, end: null });
  expect(account?.transactions.map(({ date }) => date)).toEqual(['2026-02-04', '2026-02-11']);
  expect(account?.reconciliation.reasons).not.toContain('dateOutsidePeriod');
});

it('days of a Japanese period may stand without the mark between them, and behind their names without a blank', () => {
  const [account] = statementOf(`普通預金取引明細書
作成日2025年7月1日
対象期間2025年4月1日2025年6月30日

お取引日     お引出し    お預入れ     お取扱内容      差引残高
4月1日                              前期繰越      1,284,530
4月3日       11,505                  口座振替      1,273,025
4月5日                    2,000      振込          1,275,025`).accounts;
  expect(account?.period).toEqual({ start: '2025-04-01', end: '2025-06-30' });
  expect(account?.transactions[0]?.date).toBe('2025-04-03');
});

it('is named by one word where a language writes it as one', () => {
  const account = statementOf(`
信用卡帳單
結帳日       2026/01/18     信用額度       NT$150,000
上期應繳總額     27,436
本期應繳總額     27,862
日期           說明                 金額
12/19         商店                  426
12/30         繳款              -27,436
01/02         商店               27,436`).accounts[0];
  expect(account?.transactions.map(({ date }) => date)).toEqual(['2025-12-19', '2025-12-30', '2026-01-02']);
  const thai = statementOf(`
ใบแจ้งยอดบัญชีบัตรเครดิต
วันสรุปยอดบัญชี     12/01/2026     วงเงิน       150,000.00
Previous balance     2,158.61
Date      Description                 Amount
16/12     Online                      426.00
02/01     Lazada                      599.00
Total balance        3,183.61`).accounts[0];
  expect(thai?.transactions.map(({ date }) => date)).toEqual(['2025-12-16', '2026-01-02']);
  expect(thai?.reconciliation.reasons).not.toContain('assumedYear');
  expect(account?.reconciliation.reasons).not.toContain('assumedYear');
});

it('stands with amounts under the names of a grid in the head', () => {
  const page = (values: string): string => `
Fatura do cartão de crédito
${values}
Data       Histórico de lançamentos          R$
           SALDO ANTERIOR                100,00 D
16/12      PAGAMENTO                     100,00 C
20/12      Restaurante                    20,00 D
04/01      Livraria                       30,00 D
           TOTAL DA FATURA R$             50,00 D`;
  const grid = `Vencimento       Total da fatura       Fechamento
15/01/2025             50,00         05/01/2025`;
  const [account] = statementOf(page(grid)).accounts;
  expect(account?.transactions.map(({ date }) => date)).toEqual(['2024-12-16', '2024-12-20', '2025-01-04']);
  expect(account?.reconciliation.reasons).not.toContain('assumedYear');
  const sentence = 'Parcela de 15/01/2025 no valor de 50,00 e de 15/02/2025 no valor de 40,00';
  expect(statementOf(page(sentence)).accounts[0]?.reconciliation.reasons).toContain('assumedYear');
});

it('is no day of a contract in a grid of the head', () => {
  const [account] = statementOf(`
First Bank
Contract date      Amount
15/03/2021         5,000.00
Opening balance   100.00
Date     Description              Amount
13/03    Salary                    70.00
15/03    Coffee                   -20.00
Closing balance   150.00
Printed on 31/03/2025`).accounts;
  expect(account?.reconciliation).toMatchObject({ status: 'balanced', reasons: [] });
});

it('is the day of issue of a Brazilian bill, which stands beside a limit', () => {
  const [account] = statementOf(`
Fatura do cartão de crédito
Emissão e postagem: 30/01/2026       Limite total      9.000,00
Total da fatura anterior             100,00
DATA    DESCRIÇÃO                                   VALOR EM R$
09/01   PAGAMENTO PIX                               - 100,00
21/08   VIAGENS 06/06                                 69,00
Total desta fatura                                    69,00`).accounts;
  expect(account?.transactions.map(({ date }) => date)).toEqual(['2026-01-09', '2025-08-21']);
});

it('is found below its name in a grid, with a second line of names between them, and what is due there is no entry', () => {
  const page = `
Credit card statement
Card type                           Payment due     Statement balance     Minimum payment
               Statement date
                                    繳款日
Visa           12 JAN 2024          06 FEB 2024     115.00                10.00
Previous balance                                    100.00
Post date      Description                          Amount
17DEC          Corner shop                          5.00
02JAN          Corner shop                          10.00`;
  const [account, ...others] = statementOf(page).accounts;
  expect(others).toEqual([]);
  expect(account?.transactions.map(({ date, amount }) => [date, amount])).toEqual([
    ['2023-12-17', -5],
    ['2024-01-02', -10],
  ]);
  expect(account?.reconciliation.reasons).not.toContain('assumedYear');
});
