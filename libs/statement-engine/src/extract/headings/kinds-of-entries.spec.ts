import { expect, it } from 'vitest';
import { rowsOf } from '../typed-page.fixture.ts';

const page = (codes: readonly string[], name = 'Code'): string => `
Caisse du Lac
Releve de compte du 1 juin 2026 au 30 juin 2026
Date         ${name}   Description              Retrait      Depot      Solde
                    Solde reporte                                     100,00
04/06/2026   ${codes[0]}    Paiement ENERGIR           10,00                  90,00
08/06/2026   ${codes[1]}    Achat SAQ 23102            20,00                  70,00
11/06/2026   ${codes[2]}    Virement de Luc                        50,00     120,00
12/06/2026   ${codes[3]}    Retrait au guichet         60,00                  60,00`;

it('codes for kinds of entries beside a description are none of its words', () => {
  expect(rowsOf(page(['PTW', 'AHA', 'VWW', 'RGA']))).toEqual([
    '06-04 -10.00 Paiement ENERGIR',
    '06-08 -20.00 Achat SAQ 23102',
    '06-11 50.00 Virement de Luc',
    '06-12 -60.00 Retrait au guichet',
  ]);
});

it('words are', () => {
  expect(rowsOf(page(['Gaz', 'Vin', 'Ami', 'Or ']))[0]).toBe('06-04 -10.00 Gaz Paiement ENERGIR');
});

it('codes under a name that nobody knows are none of its words either', () => {
  expect(rowsOf(page(['PTW', 'AHA', 'VWW', 'RGA'], 'Zqx '))[0]).toBe('06-04 -10.00 Paiement ENERGIR');
});

it('nor are times of day behind the words', () => {
  const page = `
Estado de cuenta del 1 al 30 de junio de 2026
Fecha        Descripcion          Zqx        Cargo      Abono      Saldo
             Saldo anterior                                       100.00
04/06/2026   Pago de luz          09:50      10.00                 90.00
08/06/2026   Retiro               10:20      20.00                 70.00
11/06/2026   Deposito             20:08                 50.00     120.00
12/06/2026   Impuesto             08:56      60.00                 60.00`;
  expect(rowsOf(page)[0]).toBe('06-04 -10.00 Pago de luz');
});

it('numbers with small letters name the entries', () => {
  const numbers = ['txn_30661576', 'txn_20089322', 'txn_53980372', 'txn_11862043'];
  expect(rowsOf(page(numbers, 'Zqx       '))[0]).toBe('06-04 -10.00 Paiement ENERGIR');
});
