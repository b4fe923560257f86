import { expect, it } from 'vitest';
import { rowsOf } from '../typed-page.fixture.ts';

it('reads dates with a word before each', () => {
  const page = `
Relevé de carte
Période du 29/05/2024 au 28/06/2024
Date           Libellé                   Montant en EUR
le 29/05       CARREFOUR LILLE           150,27
le 01/06       TOTALE ACCESS             192,95
le 06/06       FNACK LYON                 15,59
le 08/06       BRASSERIE DU PORT          24,65`;
  expect(rowsOf(page).map((row) => row.slice(0, 5))).toEqual(['05-29', '06-01', '06-06', '06-08']);
});

it('reads days of the Republic of China without any mark', () => {
  const page = `
對帳期間 113/05/01 至 113/05/31
日期           摘要               支出         存入         餘額
1130502        提款              2,504                    3,518,496
1130503        薪資                           15,170      3,533,666
1130505        刷卡                394                    3,533,272
1130507        提款              2,547                    3,530,725`;
  expect(rowsOf(page).map((row) => row.slice(0, 5))).toEqual(['05-02', '05-03', '05-05', '05-07']);
});
