import { describe, expect, it } from 'vitest';
import { statementOf } from './typed-page.fixture.ts';

function accountsOf(text: string): string[] {
  return statementOf(text).accounts.map(
    ({ currency, openingBalance, closingBalance, transactions, reconciliation }) =>
      `${currency} ${openingBalance} ${closingBalance} ${transactions.length} ${reconciliation.status}`,
  );
}

describe('balances brought forward', () => {
  const page = (second: string): string => `
Harbour Bank
Consolidated Statement 31 Aug 2024
Everyday Account
Date         Description                Withdrawal    Deposit     Balance
             Balance Brought Forward                               300.00
12 Aug 2024  Salary                                     50.00      350.00
14 Aug 2024  Coffee                          10.00                 340.00
             Total Balance Carried Forward   10.00      50.00      340.00
Savings Account
Date         Description                Withdrawal    Deposit     Balance
             Balance Brought Forward                               ${second}
20 Aug 2024  Interest                                    4.00      ${(Number(second) + 4).toFixed(2)}
             Total Balance Carried Forward    0.00       4.00      ${(Number(second) + 4).toFixed(2)}`;

  it('begin another account where the one before was closed with another balance', () => {
    expect(accountsOf(page('800.00'))).toEqual(['300 340 2 balanced', '800 804 1 balanced'].map(inAnyCurrency));
  });

  it('go on with the account where they are the balance reached', () => {
    expect(accountsOf(page('340.00'))).toHaveLength(1);
  });

  it('begin another account where they name another currency', () => {
    const text = `
Banco Central
SALDO ANTERIOR          CRC 500.00
SALDO AL CORTE          CRC 490.00
Fecha        Concepto               Débitos      Créditos
12/05/2024   COMPRA PALI              10.00
             TOTALES                  10.00          0.00
SALDO ANTERIOR          USD 70.00
SALDO AL CORTE          USD 90.00
Fecha        Concepto               Débitos      Créditos
13/05/2024   DEPOSITO                               20.00
             TOTALES                   0.00         20.00`;
    expect(accountsOf(text)).toEqual(['CRC 500 490 1 balanced', 'USD 70 90 1 balanced']);
  });
});

describe('an account without entries', () => {
  it('stays one where the next account is in another currency', () => {
    const text = `
Harbour Bank
Savings Plus Account Currency: SGD
Date         Description                Withdrawal    Deposit     Balance
             Balance brought forward                               500.00
12/05/2024   Coffee                          4.00                  496.00
             Balance carried forward         4.00        0.00      496.00
Second Account Currency: SGD
Date         Description                Withdrawal    Deposit     Balance
             Balance brought forward                               229.00
             Balance carried forward         0.00        0.00      229.00
Foreign Currency Account Currency: USD
Date         Description                Withdrawal    Deposit     Balance
             Balance brought forward                                70.00
13/05/2024   Refund                                     20.00       90.00
             Balance carried forward         0.00       20.00       90.00`;
    expect(accountsOf(text)).toEqual(['SGD 500 496 1 balanced', 'SGD 229 229 0 balanced', 'USD 70 90 1 balanced']);
  });
});

/** What the currency is guessed as is no matter here. */
function inAnyCurrency(account: string): unknown {
  return expect.stringContaining(account) as unknown;
}

describe('entries that were declined', () => {
  it('are no transactions where a fee of nothing is one, and the amount of nothing on the line of a balance is not the balance', () => {
    const text = `
Reload Bank
Date         Description                    Amount      Balance
             Opening balance                  0.00       100.00
01/05/2024   Coffee                          -4.00        96.00
01/05/2024   Declined - no funds              0.00        96.00
02/05/2024   Monthly fee                      0.00        96.00
02/05/2024   Lunch                           -6.00        90.00
02/05/2024   Closing balance                  0.00        90.00`;
    const [account] = statementOf(text).accounts;
    expect(account?.transactions.map(({ description }) => description)).toEqual(['Coffee', 'Monthly fee', 'Lunch']);
    expect([account?.openingBalance, account?.closingBalance]).toEqual([100, 90]);
    expect(account?.reconciliation.reasons).not.toContain('balanceBreak');
  });

  it('are none at the end of a list with the newest first', () => {
    const text = `
Reload Bank
Date         Description                    Amount      Balance
03/05/2024   Lunch                           -6.00        90.00
02/05/2024   Tea                             -2.00        96.00
02/05/2024   Coffee                          -4.00        98.00
01/05/2024   Declined - no funds              0.00       102.00
Fee summary                Total`;
    expect(statementOf(text).accounts[0]?.transactions.map(({ description }) => description)).toEqual([
      'Lunch',
      'Tea',
      'Coffee',
    ]);
  });

  it('stay where the balance beside them moved', () => {
    const text = `
Reload Bank
Date         Description                    Amount      Balance
             Opening balance                             100.00
01/05/2024   Coffee                          -4.00        96.00
02/05/2024   Declined                         0.00        90.00
03/05/2024   Lunch                           -6.00        84.00
             Closing balance                              84.00`;
    const [account] = statementOf(text).accounts;
    expect(account?.transactions).toHaveLength(3);
    expect(account?.reconciliation.status).toBe('unbalanced');
  });
});

describe('totals of nothing', () => {
  it('tell that an account without rows is one', () => {
    const text = `
Dominion Bank
Chequing Account
Date         Description             Deducted    Added      Balance
13 Jul 2023  Opening balance                                 200.00
14 Jul 2023  Coffee                     10.00                190.00
15 Jul 2023  Salary                                 5.00     195.00
12 Aug 2023  Closing totals             10.00       5.00
Savings Account
Date         Description             Deducted    Added      Balance
13 Jul 2023  Opening balance                                 400.00
12 Aug 2023  Closing totals              0.00       0.00`;
    expect(accountsOf(text).map((account) => account.split(' ')[1])).toEqual(['200', '400']);
  });
});

it('are opened and closed by a debt, too', () => {
  const { accounts } = statementOf(`
EXTRATO COMBINADO
Período de 2025/11/01 a 2025/11/30
POUPANÇA ATIVA
Conta Nº 45-3019930012
DATA LANC.   DESCRITIVO                      DÉBITO      CRÉDITO        SALDO
             SALDO INICIAL                                           2 500.00
11.08        TRF DE CONTA A ORDEM                         220.00     2 720.00
11.30        RETENCAO IRS                      3.46                  2 716.54
             SALDO FINAL                       3.46       220.00     2 716.54
CARTÃO DE CRÉDITO CLASSIC
Cartão 5412 **** **** 3018
DATA LANC.   DESCRITIVO                      DÉBITO      CRÉDITO    EM DÍVIDA
             SALDO EM DÍVIDA ANTERIOR                                  412.90
11.01        RESTAURANTE O TRINTA             51.00                    463.90
11.19        PAGAMENTO RECEBIDO                           300.00       163.90
11.25        UBER TRIP LISBOA                 60.53                    224.43
             SALDO EM DÍVIDA ATUAL           111.53       300.00       224.43`);
  expect(accounts.map(({ openingBalance, closingBalance }) => [openingBalance, closingBalance])).toEqual([
    [2500, 2716.54],
    [-412.9, -224.43],
  ]);
  expect(accounts[1]?.reconciliation.status).toBe('balanced');
});

it('begins where a balance comes forward behind another one that closed the list before, though rows have none', () => {
  const page = (next: string): string => `
Credit card, national
Date          Description                       Amount
              Previous balance                 $ 100.00
02/03/2026    Shoes                            $ 20.00
05/03/2026    Books                            $ 30.00
              New balance                      $ 150.00

Credit card, abroad
Date          Description                       Amount
              Balance brought forward          ${next}
03/03/2026    Hotel                            $ 11.00
07/03/2026    Taxi                             $ 12.00
              New balance                      $ 107.12`;
  const sizes = (next: string) => statementOf(page(next)).accounts.map(({ transactions }) => transactions.length);
  expect(sizes('$ 84.12')).toEqual([2, 2]);
  expect(sizes('$ 150.00')).toEqual([4]);
});

it('a period among the words of an entry begins no account where the balance goes on', () => {
  const { accounts } = statementOf(`
Current account statement 01/01/2026 to 31/01/2026
Date         Description                            Amount     Balance
             Opening balance                                   1,000.00
05/01/2026   Card payment Jumbo                     -41.00      959.00
23/01/2026   Transfer received                       25.00      984.00
30/01/2026   Interest                                 0.34      984.34
             Period 01/07/2025 to 31/12/2025
30/01/2026   Tax on interest                         -0.05      984.29
             Closing balance                                    984.29`);
  expect(accounts.map(({ transactions }) => transactions.length)).toEqual([4]);
  expect(accounts[0]?.reconciliation.status).toBe('balanced');
});
