import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

const page = (names: string): string => `
银行存款日记账
2026年
${names}    凭证号       摘要              借方          贷方          余额
3    1                期初余额                                  236,418.55
3    3     银收-0001    货款          113,000.00                 349,418.55
     3     银付-0002    手续费                           12.50    349,406.05
     18    银付-0003    备用金                        5,000.00    344,406.05
4    2     银收-0004    货款            8,653.20                 353,059.25`;

it('a month that is printed once holds for the days in the column beside it', () => {
  const rows = statementOf(page('月    日')).accounts[0]?.transactions;
  expect(rows?.map(({ date }) => date)).toEqual(['2026-03-03', '2026-03-03', '2026-03-18', '2026-04-02']);
});

it('numbers that stand under other names are no dates', () => {
  const rows = statementOf(page('号    行')).accounts[0]?.transactions ?? [];
  expect(rows.filter(({ date }) => date === '2026-03-18')).toEqual([]);
});

it('two days and two months in columns of their own are the dates of an entry', () => {
  const card = (rows: string): string => `
Relevé de compte Visa   du 06 12 2024 au 05 01 2025
Solde précédent                                     75,00
Nouveau solde                                      175,00
J     M     J     M     Description                            Montant
${rows}`;
  const daysOf = (rows: string): unknown =>
    statementOf(card(rows)).accounts[0]?.transactions.map(({ date, description }) => `${date} ${description}`);
  const rows = `07    12    10    12    INTERNET                                 57,95
13    12    15    12    PNEU                                     66,14
21    12    24    12    PAIEMENT                                 75,00CR
31    12    01    01    RESTO                                    50,91`;
  const days = ['2024-12-07 INTERNET', '2024-12-13 PNEU', '2024-12-21 PAIEMENT', '2024-12-31 RESTO'];
  expect(daysOf(rows)).toEqual(days);
  // Where no columns hold few months they are no dates.
  expect(daysOf(rows.replaceAll(' 12    ', ' 29    '))).not.toEqual(days);
});

it('a year and a month that are printed once hold for the days in the column behind them', () => {
  const bill = (days: readonly string[]): string => `
Resumen de cuenta Visa       Cierre 29 May 25
FECHA            COMPROBANTE   DETALLE                 PESOS
                               SALDO ANTERIOR         100,00
24 Noviem.   14  001142        Muebles   C.07/12       20,00
25 Mayo      ${days[0]}  001143        Su pago               100,00-
             ${days[1]}  001144        Libros                 30,00
             ${days[2]}  001145        Kiosco                 10,00
             ${days[3]}  001146        Cine                    5,00
                               SALDO ACTUAL            65,00`;
  const datesOf = (days: readonly string[]): unknown =>
    statementOf(bill(days)).accounts[0]?.transactions.map(({ date }) => date);
  expect(datesOf(['08', '12', '19', '27'])).toEqual([
    '2024-11-14',
    '2025-05-08',
    '2025-05-12',
    '2025-05-19',
    '2025-05-27',
  ]);
  // A number that stays the same is no day.
  expect(datesOf(['08', '12', '12', '12'])).not.toContain('2025-05-12');
});

it('a day and a month in columns whose names say nothing are the date of an entry, numbers of rows are none', () => {
  const list = (days: readonly number[]): string => `
Informe del mes: agosto 2023
Saldo anterior                       1.000,00
Nuevo saldo                            940,00
Zum   Orb     Lumo          Tek
${days.map((day) => `${String(day).padStart(2, '0')}    08      10,00-        Pago QR ${day}`).join('\n')}`;
  const read = (days: readonly number[]) => statementOf(list(days)).accounts[0]?.transactions.map(({ date }) => date);
  expect(read([1, 3, 6, 9, 9, 11])).toEqual(
    [1, 3, 6, 9, 9, 11].map((day) => `2023-08-${String(day).padStart(2, '0')}`),
  );
  expect(read([1, 2, 3, 4, 5, 6])?.includes('2023-08-04')).not.toBe(true);
});

it('reads year, month and day in this order in each row, where the months are several', () => {
  const { transactions } = statementOf(`
Tarjeta de crédito
Fecha              Comprobante     Detalle                   Pesos
                                   SALDO ANTERIOR            100,00
24 Enero     20    939170          Libros C.06/12             30,00
24 Junio     01    669536          Kiosco                     10,00
24 Junio     10    501143          Su pago                   100,00-
24 Junio     22    944574          Cine                        5,00
                                   SALDO ACTUAL               45,00`).accounts[0]!;
  expect(transactions.map(({ date }) => date)).toEqual(['2024-01-20', '2024-06-01', '2024-06-10', '2024-06-22']);
});
