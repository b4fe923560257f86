import { expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const endsOf = (page: string): string[] =>
  statementOf(page).accounts.map(({ openingBalance, closingBalance, reconciliation: { status } }) =>
    [openingBalance, closingBalance, status].join(' '),
  );

it('takes a balance that is called a debt for what the plain one beside it is', () => {
  const page = `
Estado de cuenta tarjeta de crédito
Periodo: 16-jun-2025 al 15-jul-2025
Adeudo del periodo anterior                    $8,125.44
Saldo deudor total                             $4,250.77

Fecha de la operación    Descripción              Monto
17-jun-2025              Restaurante          + $1,029.18
19-jun-2025              Estación                + $96.15
02-jul-2025              Su pago gracias      - $5,000.00`;
  expect(endsOf(page)).toEqual(['-8125.44 -4250.77 balanced']);
});

it('begins with what is carried over above the rows, where no opening balance is named', () => {
  const page = `
Kreditkarte Monatsrechnung September 2025
Datum       Details                                  CHF
            Übertrag aus letzter Rechnung       1'420.55
21.08.25    Mobilfunk                              19.82
23.08.25    Tankhof                                62.77
29.08.25    Ihre Zahlung                       -1'420.55
            Neuer Saldo                            82.59`;
  expect(endsOf(page)).toEqual(['-1420.55 -82.59 balanced']);
});

it('begins with the balance that the first row leads on from, though its words may name an end', () => {
  const page = `
普通預金 お取引明細書
お取引日          お引出し金額      お預入れ金額      差引残高
2025年4月1日   繰越残高                             486,201
2025年4月2日                       306,385        792,586
2025年4月3日        19,221                        773,365`;
  expect(endsOf(page)[0]?.startsWith('486201 ')).toBe(true);
});

it('reads a balance that stands behind its name without a blank, and one named with a remark', () => {
  const rows = `
2025-03-02       7,577.07      20,421.18
2025-03-03         954.42      19,466.76`;
  const page = `
东湖银行个人账户交易明细
户名:周晓雨   起止日期:2025-03-01 至 2025-03-31   期初余额:12,844.11
交易日期         交易金额       余额${rows}`;
  expect(endsOf(page)[0]?.startsWith('12844.11 ')).toBe(true);
  const korean = page.replace('期初余额:12,844.11', '조회 전 잔액(이월): 12,844.11');
  expect(endsOf(korean)[0]?.startsWith('12844.11 ')).toBe(true);
});
