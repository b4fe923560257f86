import { describe, expect, it } from 'vitest';
import { halfLinesOf, statementOf } from './typed-page.fixture.ts';

const endsOf = (page: string): readonly (number | null)[] =>
  statementOf(page).accounts.flatMap(({ openingBalance, closingBalance }) => [openingBalance, closingBalance]);

describe('the balances at the ends', () => {
  it('reads the balance that closes a line of totals, which the last row must have reached', () => {
    const rows = (closing: string): string => `
Statement of account 1 Mar 2025 to 31 Mar 2025
Date          Particulars      Withdrawals   Deposits     Balance
              Brought forward                              100.00
09 Mar 2025   A Walker               10.00                  90.00
11 Mar 2025   M Chen                              5.00      95.00
              Total                  10.00        5.00      ${closing}`;
    expect(endsOf(rows('95.00'))).toEqual([100, 95]);
    expect(statementOf(rows('85.00')).accounts[0]?.reconciliation.status).toBe('unbalanced');
  });

  it('reads the balance that a summary comes to, which the last row must have reached', () => {
    const page = (charges: string): string => `
Statement of account 1 Mar 2025 to 31 Mar 2025
Balance brought forward      100.00
Deposits                       5.00
Charges and debits            ${charges}
Balance                       85.00
Date          Particulars      Withdrawals   Deposits     Balance
              Bal Brought Forward                          100.00
09 Mar 2025   A Walker               10.00                  90.00
11 Mar 2025   M Chen                              5.00      95.00`;
    const statusOf = (text: string): string | undefined => statementOf(text).accounts[0]?.reconciliation.status;
    expect(statusOf(page('20.00'))).toBe('unbalanced');
    expect(statusOf(page('21.00'))).toBe('balanced');
  });

  it('reads amounts under names of two lines', () => {
    const page = `
Statement period 03/01/2025 to 03/31/2025
Beginning     Deposits and      Checks and         Ending
balance       other additions   other deductions   balance

      100.00             5.00              10.00    95.00

Date    Description    Amount
03/09   Check 12       -10.00
03/11   Deposit          5.00`;
    expect(endsOf(page)).toEqual([100, 95]);
  });

  it('reads a balance that tells whose it is, and an entry that only begins a line with its name', () => {
    const page = `
Estratto conto
Periodo dal 01.03.2025 al 31.03.2025
Data         Dare         Avere       Descrizione delle operazioni
01/03/25                    100,00    SALDO INIZIALE A VOSTRO CREDITO
09/03/25       10,00                  PAGAMENTO POS CARTA DEL 09/03
11/03/25                      5,00    BONIFICO CAUSALE
                                      SALDO FATTURA 12/E CRO 83556638806
               10,00          5,00    TOTALI
31/03/25                     95,00    SALDO FINALE A VOSTRO CREDITO`;
    const [account, ...others] = statementOf(page).accounts;
    expect(others).toEqual([]);
    expect(account?.transactions.map(({ amount, description }) => `${amount} ${description}`)).toEqual([
      '-10 PAGAMENTO POS CARTA DEL 09/03',
      '5 BONIFICO CAUSALE SALDO FATTURA 12/E CRO 83556638806',
    ]);
    expect(endsOf(page)).toEqual([100, 95]);
    expect(account?.reconciliation.status).toBe('balanced');
  });

  it('reads amounts under names of two lines, between which stand those of a box at another height', () => {
    const page = `
Rekening              Vorig saldo       Totaal                     Nieuw saldo
                                                     Totaal bij
NL45 ORNJ 6625 5211   (01-03-2025)      af                         (31-03-2025)
                                                     € 5,00
60                    € 100,00          € 10,00                    € 95,00


Datum        Omschrijving        Af Bij    Bedrag EUR

09-03-2025   Kruidvat            Af             10,00

11-03-2025   Belastingdienst     Bij             5,00`;
    const [account] = halfLinesOf(page).accounts;
    expect([account?.openingBalance, account?.closingBalance]).toEqual([100, 95]);
    expect(account?.reconciliation.status).toBe('balanced');
  });

  it('takes two balances for both ends where no entry is printed', () => {
    const page = `
Виписка за період 01.07.2024 – 31.07.2024
Баланс на 01.07.2024    403,85
Баланс на 31.07.2024    403,85
Дата        Деталі        Сума        Залишок`;
    expect(endsOf(page)).toEqual([403.85, 403.85]);
  });

  it('tells names apart that run together over their amounts', () => {
    const page = `
Rekeningoverzicht creditcard
Datum 21-01-2024
Vorig openstaand saldo Totaal ontvangen betalingen    Nieuw openstaand saldo
           4.182,22 Af                 1.000,00 Bij              3.297,87 Af
Datum         Omschrijving              Bedrag
05-01-2024    IDEAL BETALING            1.000,00 Bij
07-01-2024    NS Reizigers                115,65 Af`;
    expect(endsOf(page)).toEqual([-4182.22, -3297.87]);
  });

  it('reads the lines of a summary that a mark stands before', () => {
    const page = `
Credit card statement
Credit limit               $900.00
  Previous balance      $100.00
- Payments              $100.00
+ Purchases              $15.00
= New balance            $15.00

Date     Description        Amount
03/09    Payment           -$100.00
03/11    Corner shop         $15.00`;
    expect(endsOf(page)).toEqual([-100, -15]);
  });

  it('takes the balance that ends a summary, where the last row has reached it', () => {
    const page = (balance: string): string => `
Current account
Balance brought forward    100.00
Deposits                     5.00
Debits                      10.00
Balance                     ${balance}

Date          Particulars      Withdrawals   Deposits     Balance
09 Mar 2025   A Walker               10.00                  90.00
11 Mar 2025   M Chen                              5.00      95.00`;
    expect(endsOf(page('95.00'))).toEqual([100, 95]);
    expect(endsOf(page('85.00'))).toEqual([100, 85]);
  });

  it('takes the balance that ends a summary for what it says where it is dated with the last day of the period', () => {
    const [account] = statementOf(`
Estado de cuenta del 01/03/2025 al 31/03/2025
Saldo anterior            100.00
Depósitos                  25.00
Retiros                    10.00
Saldo al 31/03/2025       115.00

Fecha        Concepto           Retiros      Depósitos      Saldo
09/03/2025   A Walker             10.00                     90.00
11/03/2025   M Chen                               5.00      95.00`).accounts;
    expect(account).toMatchObject({ closingBalance: 115, reconciliation: { status: 'unbalanced' } });
  });

  it('takes a subtotal in the column of balances for what the last row must have reached', () => {
    const page = (balance: string): string => `
Date          Particulars        Payments out   Payments in     Balance
01 Mar 2025   Balance forward                                   100.00
09 Mar 2025   A Walker                  10.00                    90.00
11 Mar 2025   M Chen                                   5.00      95.00
              Subtotal                                           ${balance}`;
    expect(endsOf(page('95.00'))).toEqual([100, 95]);
    expect(endsOf(page('85.00'))).toEqual([100, 85]);
  });

  it('gives a balance without a mark that of the running one it repeats', () => {
    const page = `
Darlehenskonto 6828410871
Zeitraum 01.01.2024 - 31.03.2024
Buchung      Wert         Text                 Soll EUR    Haben EUR      Saldo EUR
01.01.2024                Saldovortrag                                   20.000,00-
28.01.2024   28.01.2024   Ratenzahlung                        500,00     19.500,00-
28.02.2024   28.02.2024   Ratenzahlung                        500,00     19.000,00-
31.03.2024   31.03.2024   Sollzinsen             100,00                  19.100,00-

Restschuld per 31.03.2024      19.100,00 EUR`;
    expect(endsOf(page)).toEqual([-20_000, -19_100]);
  });

  it('ends where the last row of a whole chain does, whatever is due', () => {
    const page = (due: string): string => `
Statement of account
Amount due    £${due}
Date          Transaction               Debit £     Credit £    Balance £
04-06-2022    Balance brought forward                              100.00
05-06-2022    Invoice 571664              20.00                    120.00
10-06-2022    Payment received                         50.00        70.00
11-06-2022    Invoice 571670               5.00                     75.00`;
    expect(endsOf(page('75.00'))).toEqual([-100, -75]);
    expect(endsOf(page('65.00'))).toEqual([-100, -75]);
    // A row that does not go on from the one above it: where the rows end is open.
    expect(endsOf(page('65.00').replace('20.00', '21.00')).at(1)).toBeNull();
  });

  it('passes over the lines of a further table between the rows and a later balance', () => {
    const page = `
Statement of loan account
Period : 01/04/2021 to 30/06/2021
Txn Date     Particulars        Debit (Rs.)   Credit (Rs.)    Balance (Rs.)
01/04/2021   Opening Balance                                    2,000.00 Dr
05/04/2021   Instalment Apr                         100.00      1,900.00 Dr
30/04/2021   Interest debited         10.00                     1,910.00 Dr
05/05/2021   Instalment May                         100.00      1,810.00 Dr
             Total / Closing          10.00         200.00      1,810.00 Dr
Instalments not yet due
Instl. No.   Due date                                          Outstanding
60           05/10/2021                                          1,710.00
61           05/11/2021                                          1,610.00`;
    expect(endsOf(page)).toEqual([-2_000, -1_810]);
  });
});
