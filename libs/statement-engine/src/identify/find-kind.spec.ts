import { describe, expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';
import type { KindWord } from './document-facts.ts';
import { strongestKind } from './find-kind.ts';

const word = (phrase: string, type: KindWord['type'], at: number, weight = 1): KindWord => ({
  at,
  phrase,
  type,
  weight,
});

describe('the kind of an account', () => {
  it('is no stay because entries of travel name theirs one after the other', () => {
    const entries = [20, 30, 40, 50].flatMap((at) => [word('arrival', 'folio', at), word('departure', 'folio', at)]);
    expect(strongestKind([word('business card', 'creditCard', 0, 2), ...entries])).toBe('creditCard');
    expect(strongestKind(entries)).toBe('other');
  });

  it('is a stay where its head says so', () => {
    const head = ['folio', 'arrival', 'departure'].map((phrase, at) => word(phrase, 'folio', at, 2));
    expect(strongestKind(head)).toBe('folio');
  });

  it.each([
    ['Compte à vue', 'checking'],
    ['Zakelijke rekening', 'checking'],
    ['Výpis z běžného účtu', 'checking'],
    ['Выписка по счёту дебетовой карты', 'checking'],
    ['Taupomoji sąskaita', 'savings'],
    ['बचत खाता विवरण', 'savings'],
  ])('is told by its title in any language: %s', (title, type) => {
    const page = `${title}\n02/02/2025  Bakery               10.00      90.00\n20/02/2025  Bookshop              5.00      85.00`;
    expect(statementOf(page).accounts[0]?.accountType).toBe(type);
  });

  it('is told by what stands alone before a date and an amount, where no entry begins', () => {
    const entry = '02/02/2025  Bakery               10.00      90.00';
    const page = (first: string): string => `Boise ID 83705          ${first}\n\n${entry}`;
    const typeOf = (first: string): string | undefined => statementOf(page(first)).accounts[0]?.accountType;
    expect(typeOf('Minimum Payment Due 02/05/2025          $35.00')).toBe('creditCard');
    expect(typeOf('Paid by credit card 02/05/2025          $35.00')).toBe('other');
  });

  it('is not told by what the bank of the letterhead lives by', () => {
    const rows = `02/02/2025  Bakery               10.00      90.00\n20/02/2025  Bookshop              5.00      85.00`;
    expect(
      statementOf(`Kárpát és Hitel Bank               BANKSZÁMLAKIVONAT\n${rows}`).accounts[0]?.accountType,
    ).not.toBe('loan');
  });

  it('is a bill of what is charged where a landlord keeps it', () => {
    const [account] = statementOf(`Resident Ledger
Lease From   02/01/2025
Date         Chg Code     Description            Charge      Payment      Balance
                          Balance Forward                                   50.00
02/01/2025   rent         Rent (02/2025)       1,840.00                  1,890.00
02/06/2025                Resident payment                  1,840.00        50.00
03/01/2025   rent         Rent (03/2025)       1,840.00                  1,890.00`).accounts;
    expect(account?.transactions.map(({ amount }) => amount)).toEqual([-1840, 1840, -1840]);
  });
});

it('the kind is told by a part of a line between dashes, with its date and amount beside it', () => {
  const typeOf = (line: string) =>
    statementOf(`${line}
Date          Description            Amount
01/03/2025    Shoes                    10.00
03/03/2025    Books                    20.00`).accounts[0]?.accountType;
  expect(typeOf('Due date 28/05/2025 - Minimum payment due 25.00 - Giro 5050')).toBe('creditCard');
  expect(typeOf('Due date 28/05/2025 and minimum payment due 25.00 by Giro 5050')).not.toBe('creditCard');
});

it.each(['Izpisek prometa s kreditno kartico', 'Luottokorttilaskunne'])(
  'knows the name of a debt in another form: %s',
  (title) => {
    const page = `${title}\n02/02/2025  Bakery               10.00\n20/02/2025  Bookshop              5.00`;
    expect(statementOf(page).accounts[0]?.accountType).toBe('creditCard');
  },
);

it('a menu above the list says less than the name of the account', () => {
  const [account] = statementOf(`
Northbank      Overview    Accounts    Payments    Loan account    Log out
Salary current account
Booked        Text                  Amount       Balance
29.04.2025    Newsagent             -57.00       943.00
28.04.2025    Telephone             -49.00     1,000.00`).accounts;
  expect(account?.accountType).toBe('checking');
});

it('the name of a debt between the very same words as in an entry is part of a name', () => {
  const page = (holding: string): string => `
Pension report        Period: 01/04/2024 - 30/04/2024
${holding}        905      7,744.08
Date          Description                          Value        Balance
01/04/2024    Opening balance                                   5,123.88
02/04/2024    Management fee                       -16.32       5,107.56
08/04/2024    Contribution                         400.00       5,507.56
10/04/2024    Sale of Vrelk Mortgage Inv Trust     120.00       5,627.56
12/04/2024    Purchase of a fund                  -317.25       5,310.31`;
  expect(statementOf(page('Vrelk Mortgage Inv Trust')).accounts[0]).toMatchObject({ openingBalance: 5123.88 });
  expect(statementOf(page('Vrelk Mortgage Inv Trust')).accounts[0]?.accountType).not.toBe('loan');
  expect(statementOf(page('Your mortgage of this year')).accounts[0]?.accountType).toBe('loan');
});
