import { describe, expect, it } from 'vitest';
import { rowsOf, statementOf } from '../extract/typed-page.fixture.ts';

describe('a column that names the side', () => {
  it('only repeats it where the amounts bear signs: the balance beside them is not meant', () => {
    const page = `
Capitol Checking
Statement Period 03/01/2025 - 03/31/2025
Date    Description        Category    Amount        Balance
03/01   Opening Balance                            $2,670.57
03/04   REFUND RIDE        Credit    + $61.65      $2,732.22
03/07   TRANSFER OUT       Debit     - $31.38      $2,700.84
03/09   GROCER             Debit     - $10.00      $2,690.84
03/31   Closing Balance                            $2,690.84`;
    expect(rowsOf(page)).toEqual(['03-04 61.65 REFUND RIDE', '03-07 -31.38 TRANSFER OUT', '03-09 -10.00 GROCER']);
    expect(statementOf(page).accounts[0]?.reconciliation.status).toBe('balanced');
  });
});

describe('one column named after one side', () => {
  it('holds both where the balance steps by every single amount of it', () => {
    const page = `
Maple Bank
Period 01/01/2023 to 01/31/2023
Date        Transaction          Debit      Balance
            Opening balance                5,187.47
01/12/2023  GROCER              788.58     4,398.89
01/21/2023  AIRLINE             536.28     3,862.61
01/21/2023  CUSTOMER LEEDS      358.83     4,221.44
01/22/2023  GYM                 684.49     3,536.95
            Closing balance                3,536.95`;
    expect(rowsOf(page)).toEqual([
      '01-12 -788.58 GROCER',
      '01-21 -536.28 AIRLINE',
      '01-21 358.83 CUSTOMER LEEDS',
      '01-22 -684.49 GYM',
    ]);
    expect(statementOf(page).accounts[0]?.reconciliation.status).toBe('balanced');
  });
});

describe('a total of charges that one payment comes to, too', () => {
  it('tells nothing of the side of that payment', () => {
    const page = `
Hotel Larkspur
Guest: Robin Example             Room: 786
Arrival: 17 Jul 2025             Departure: 18 Jul 2025
Folio No. 42061
Date            Description                 Amount (GBP)
17 Jul 2025     Room charge                       245.94
17 Jul 2025     City tax                            2.50
17 Jul 2025     Restaurant 254                     46.52
18 Jul 2025     Mastercard payment               -294.96
                Total charges                     294.96
                Balance due                         0.00`;
    expect(statementOf(page).accounts[0]?.transactions.map(({ amount }) => amount)).toEqual([
      -245.94, -2.5, -46.52, 294.96,
    ]);
  });
});

describe('whose money a balance is', () => {
  const page = (name: string): string => `
Bank Mandira
Laporan Rekening Koran ${name}
Periode 01/02/2024 - 29/02/2024
Saldo Awal   12.744.971,79
Tanggal     Uraian             Nominal            Saldo
02/02/24    TARIKAN ATM     205.667,36 D   12.539.304,43
03/02/24    BI-FAST         497.450,37 D   12.041.854,06
18/02/24    SETORAN         211.139,59 K   12.252.993,65
29/02/24    BIAYA            18.840,60 D   12.234.153,05
Total Debet         721.958,33
Total Kredit        211.139,59
Saldo Akhir  12.234.153,05`;

  it("is not told by the label of a total that shares its word with a loan's", () => {
    const [account] = statementOf(page('')).accounts;
    expect(account?.openingBalance).toBe(12_744_971.79);
    expect(account?.reconciliation.status).toBe('balanced');
  });

  it('is told by debits that lower it, against the name of a loan, and is then in doubt', () => {
    const [account] = statementOf(page('Pinjaman')).accounts;
    expect(account?.accountType).toBe('loan');
    expect(account?.openingBalance).toBe(12_744_971.79);
    expect(account?.reconciliation.reasons).toEqual(['polarityOpen']);
  });

  it('is the holder’s where a debt is marked CR and the others are not', () => {
    const [account] = statementOf(`
Overland Bank
Credit Card Statement
Statement Date 08 OCT 2022
Date     Description                Amount
         PREVIOUS BALANCE            35.80
23 SEP   PAYMENT THANK YOU          100.00 CR
27 SEP   GROCER                       4.20
         TOTAL BALANCE               60.00 CR`).accounts;
    expect(account?.closingBalance).toBe(60);
    expect(account?.reconciliation.status).toBe('balanced');
  });
});

describe('columns whose sides only the balance tells', () => {
  const page = (kind: string, out: string, back: string): string => `
Polder ${kind}
01-07-2023 t/m 30-09-2023
Boekdatum     Omschrijving            ${out}     ${back}     Saldo
01-07-2023    Stand                                            7.161,12
30-07-2023    Maand juli                           280,00      6.881,12
31-07-2023    Kosten juli                68,81                 6.949,93
29-08-2023    Maand augustus                       280,00      6.669,93
31-08-2023    Kosten augustus            66,70                 6.736,63`;

  it('do not tell whose the balance is', () => {
    const [account] = statementOf(page('Overzicht', 'Xyzzy', 'Plugh')).accounts;
    expect(account?.reconciliation.reasons).toContain('polarityOpen');
  });

  it('are those of a debt where its kind is named', () => {
    const [account] = statementOf(page('Doorlopend Krediet', 'Xyzzy', 'Plugh')).accounts;
    expect(account?.accountType).toBe('loan');
    expect(account?.transactions.map(({ amount }) => amount)).toEqual([280, -68.81, 280, -66.7]);
    expect(account?.reconciliation.reasons).not.toContain('polarityOpen');
  });

  it('are named by drawings that raise it', () => {
    const [account] = statementOf(page('Overzicht', 'Opname', 'Aflossing')).accounts;
    expect(account?.transactions.map(({ amount }) => amount)).toEqual([280, -68.81, 280, -66.7]);
    expect(account?.reconciliation.reasons).not.toContain('polarityOpen');
  });

  it('are the two sides of a debt where one is named and raises it, and the other one lowers it', () => {
    const [account] = statementOf(`
Mortgage account statement
Statement period   Jul 01, 2025 - Sep 30, 2025
Balance owing at start   $218,440.19
Date              Transaction                         Payment    Interest and charges    Principal    Balance owing
Jul 01, 2025      Opening balance owing                                                               218,440.19
Jul 10, 2025      Interest charged                                        258.00                      218,698.19
Jul 10, 2025      Regular payment                    1,685.00                             1,427.00    217,013.19
Aug 10, 2025      Interest charged                                        882.86                      217,896.05
Aug 10, 2025      Regular payment                    1,685.00                               802.14    216,211.05
Sep 20, 2025      Property tax paid                                       884.10                      217,095.15
Sep 30, 2025      Closing balance owing              3,370.00           2,024.96          2,229.14    217,095.15`).accounts;
    expect(account?.transactions.map(({ amount }) => amount)).toEqual([-258, 1685, -882.86, 1685, -884.1]);
    expect(account?.reconciliation.status).toBe('balanced');
  });
});

it('does not give two columns the name of the first where each has its remark in parentheses', () => {
  const [account] = statementOf(`
Opening Balance:                                       28,048.02
Closing Balance:                                       27,341.46
Date         Description                 Money In (R) Money Out (R)   Fee (R)   Balance (R)
04/08/2022   POS Purchase Pharmacy                          -303.28               27,744.74
14/08/2022   Cheque Card Garage                             -403.28               27,341.46`).accounts;
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([-303.28, -403.28]);
});

describe('a word that names a bill in one language and an invoice in another', () => {
  const page = `
Anadolu Ticaret
Ekstre Dönemi  01.07.2021 - 31.07.2021
Devreden Bakiye     1.000,00
Tarih          Açıklama                   Borç       Alacak          Bakiye
10.07.2021     SGK PRİM                  100,00                       900,00
                FATURA 2599850580
12.07.2021     GELEN HAVALE                            50,00          950,00
Son Bakiye     950,00`;

  it('names no card where it is an entry’s and the columns name the sides', () => {
    const [account] = statementOf(page).accounts;
    expect(account?.accountType).toBe('other');
    expect(account?.reconciliation.status).toBe('balanced');
  });
});

describe('a statement without entries', () => {
  it('ends with the dated balance after its opening one', () => {
    const [account] = statementOf(`
Anadolu Ticaret
Ekstre Dönemi  01.12.2023 - 31.12.2023
Bu dönemde hesap hareketi bulunmamaktadır.
Devreden Bakiye     175.280,52
31.12.2023 Bakiyesi     175.280,52`).accounts;
    expect(account?.closingBalance).toBe(175_280.52);
    expect(account?.reconciliation.reasons).not.toContain('noRows');
  });
});

describe('a letter of the side in a column of its own', () => {
  it('is no word of the entry', () => {
    const page = `
Κίνηση λογαριασμού όψεως
Περίοδος  12/12/2022 - 11/01/2023
Ημ/νία       Αιτιολογία        Ποσό     Χ/Π     Υπόλοιπο
             ΠΡΟΗΓΟΥΜΕΝΟ ΥΠΟΛΟΙΠΟ                100,00
12/12/2022   ΑΓΟΡΑ ΣΚΛΑΒ      25,00      Χ        75,00
13/12/2022   ΚΑΤΑΘΕΣΗ        50,00      Π       125,00
14/12/2022   ΑΓΟΡΑ ΒΑΣΙΛ      10,00      Χ       115,00`;
    expect(rowsOf(page)).toEqual(['12-12 -25.00 ΑΓΟΡΑ ΣΚΛΑΒ', '12-13 50.00 ΚΑΤΑΘΕΣΗ', '12-14 -10.00 ΑΓΟΡΑ ΒΑΣΙΛ']);
  });
});

describe('a balance that the entries come to from nothing', () => {
  const page = (reached: string): string => `
ESTADO DE CUENTA
SALDO ACTUAL: ${reached}
FECHA        DETALLE           DEBE      HABER
02/05/2025   Pedido 880      100,00
03/05/2025   Pedido 881       50,00
04/05/2025   Efectivo                    30,00`;
  const closingOf = (reached: string): unknown => statementOf(page(reached)).accounts[0]?.closingBalance;

  it('is owed where they come to its opposite', () => {
    expect(closingOf('120,00')).toBe(-120);
    expect(closingOf('125,00')).toBe(125);
  });
});

it('what the order of two columns without names says gives way to the kind of account', () => {
  const [account] = statementOf(`
CHECKING ACCOUNT
Previous balance   6/22/21      1,482.67
Current balance    7/22/21      2,129.38
Zum       Lorger       Quilquil       Vaind
6/28       72.01                      Zelle from Sam
6/30                      14.20       Bestprice
7/03      530.11                      Payroll Sunset
7/10                      21.35       Ride home
7/15       78.52                      Netview
7/15                      37.20       Appleton
7/20                      18.93       Item
7/21                      50.25       Corner shop
7/22      108.00                      Okafor`).accounts;
  expect(account?.transactions[0]?.amount).toBe(72.01);
  expect([account?.openingBalance, account?.closingBalance]).toEqual([1482.67, 2129.38]);
});
