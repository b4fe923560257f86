import { describe, expect, it } from 'vitest';
import { rowsOf, statementOf } from '../typed-page.fixture.ts';

describe('titles of sections', () => {
  it('may name their account, with headings in two columns and numbers flush with theirs', () => {
    const page = `
Statement of account   -------4323
Statement Activity From 10/01/2023 to 10/31/2023
Beginning Balance      100.00
Ending Balance         172.00
Deposits (+) Account: -------4323
Date          Amount        Serial #   Type     Date          Amount        Serial #   Type
10/01/2023     50.00      8842213917   ATM      10/05/2023     30.00      4620177455   Remote
10/02/2023      2.00      8842213918   ATM      10/07/2023     10.00      4620177456   Remote
Checks (-) Account: -------4323
Date          Amount      Check #     Date          Amount      Check #
10/04/2023      7.00        4520*     10/12/2023     13.00         4522`;
    expect(rowsOf(page)).toEqual([
      '10-01 50.00 ATM',
      '10-02 2.00 ATM',
      '10-05 30.00 Remote',
      '10-07 10.00 Remote',
      '10-04 -7.00 Check 4520',
      '10-12 -13.00 Check 4522',
    ]);
  });

  it('may be numbered', () => {
    const page = `
Estado de cuenta de tarjeta de crédito
Periodo facturado desde 23/06/2025 hasta 22/07/2025
Saldo anterior                              1.000
Fecha       Descripción                     Monto
08/07/2025  Supermercado                   50.000
09/07/2025  Farmacia                       20.000
4. Información compras en cuotas en período
actual
18/07/2025  Muebles                        26.390
Monto total facturado a pagar              71.000`;
    expect(rowsOf(page)).toEqual(['07-08 -50000.00 Supermercado', '07-09 -20000.00 Farmacia']);
    expect(rowsOf(page.replace('4. Info', 'IV) Info'))).toHaveLength(2);
    expect(rowsOf(page.replace('4. Info', '4417 Info'))).toHaveLength(3);
  });

  it('may name it beyond the column of amounts', () => {
    const page = `
Statement Activity From 10/01/2023 to 10/31/2023
Date         Amount     Serial #   Type
10/04/2023    10.00      8842213   ATM
Other Credits (+) Account: -------4323
Date         Amount    Description
10/07/2023    40.00    MERCHANT BANKCD`;
    expect(rowsOf(page)[1]).toBe('10-07 40.00 MERCHANT BANKCD');
  });

  it('may tell of card entries that are still to come, and of amounts with the mark of a footnote above it', () => {
    const page = `
Opening balance   100.00
Date         Details            Money in   Money out   Balance
03/06/2025   Wages              500.00                  600.00
04/06/2025   Monthly fee                       5.00*    595.00
* Includes tax
Pending card transactions
05/06/2025   Corner shop                       9.90`;
    expect(rowsOf(page)).toEqual(['06-03 500.00 Wages', '06-04 -5.00 Monthly fee']);
  });

  it.each(['Reverted', 'Pending and reverted', 'Reversed transactions'])(
    'may tell of entries that were taken back: %s',
    (title) => {
      const page = `
Opening balance   100.00
Closing balance   595.00
Date         Details            Money out   Money in   Balance
03/06/2025   Wages                            500.00    600.00
04/06/2025   Monthly fee             5.00               595.00
${title} from 01/06/2025 to 30/06/2025
Date         Details            Money out   Money in
02/06/2025   Corner shop             9.90`;
      expect(rowsOf(page)).toEqual(['06-03 500.00 Wages', '06-04 -5.00 Monthly fee']);
    },
  );
});

it('what is pending is no entry, whatever remark stands behind the title', () => {
  const page = (title: string): string => `
Statement 1 March 2026 to 31 March 2026
Date        Details                 Amount     Balance
            Opening balance                     100.00
02.03.2026  Shop                    -10.00       90.00
05.03.2026  Wages                   +50.00      140.00
            Closing balance                     140.00
${title}
31.03.2026  Reservation: fuel       -20.00`;
  const read = (title: string) => [statementOf(page(title)).accounts[0]?.reconciliation.status, ...rowsOf(page(title))];
  expect(read('Pending (not booked)')).toEqual(read('Pending transactions'));
  expect(read('Oczekujące (niezaksięgowane)')).toEqual(['balanced', '03-02 -10.00 Shop', '03-05 50.00 Wages']);
  expect(read('Bekleyen (Provizyon) İşlemler')).toEqual(read('Pending transactions'));
  expect(read('Vorschau 2026 (unverbindlich, keine Buchungen)')).toEqual(read('Pending transactions'));
  expect(read('Later')[0]).toBe('unverifiable');
});
