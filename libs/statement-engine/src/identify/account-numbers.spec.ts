import { describe, expect, it } from 'vitest';
import { arrangeLines } from '../layout/arrange-lines.ts';
import { gridPage } from '../extract/typed-page.fixture.ts';
import { identifyStatement } from './identify-statement.ts';

/** The account numbers that a page of these lines names. */
function numbersOf(...lines: string[]): string[] {
  const { facts } = identifyStatement(arrangeLines([gridPage(lines)]));
  return facts.identities.filter(({ kind }) => kind === 'account').map(({ value }) => value);
}

describe('account numbers', () => {
  it('name an account at the head of the document, and again where an opening balance follows', () => {
    expect(
      numbersOf(
        'Account number 11112222',
        'Opening balance  100.00',
        '01/02/2025  Shop  10.00  90.00',
        'Account number 33334444',
        'Opening balance  5.00',
        '01/02/2025  Shop  1.00  4.00',
      ),
    ).toEqual(['2222', '4444']);
  });

  it('are masked at the head of a line that goes on with limits and days, too', () => {
    const line = 'Cartão 5412 **** **** 3018 Limite de crédito 3 000.00 até 2025/12/20';
    expect(numbersOf('Conta Nº 45-3019930012', line, 'SALDO INICIAL  412.90')).toEqual(['0012', '3018']);
    expect(numbersOf('Conta Nº 45-3019930012', line.replace('Cartão', 'Pago Cartão'))).toEqual(['0012']);
  });

  it('stand behind a label in two languages', () => {
    expect(numbersOf('Số tài khoản/Account No. : 19037891465433', 'Số dư đầu kỳ  47.156.850')).toEqual(['5433']);
  });

  it('are no year behind a month', () => {
    expect(numbersOf('RELEVE COMPTE ESPECES : JANVIER 2024', '26/01/2024  Virement  300,00')).toEqual([]);
    expect(numbersOf('COMPTE : 2024', '26/01/2024  Virement  300,00')).toEqual(['2024']);
  });

  it('name none where they pass by in an entry', () => {
    expect(
      numbersOf(
        'Kontonummer 11112222',
        'Alter Saldo  100,00',
        '01.02.2025  Überweisung  10,00-',
        'IBAN DE12 5001 0517 5407',
        '02.02.2025  Überweisung  20,00-',
        'Karte 7654',
        '03.02.2025  Überweisung  20,00-',
        'Konto 11112222',
      ),
    ).toEqual(['2222', '2222']);
  });

  it('name none where a page ends in an entry and a balance is carried over', () => {
    expect(
      numbersOf(
        'Account number 11112222',
        'Opening balance  100.00',
        '01/02/2025  Transfer  10.00  90.00',
        'IBAN GB12 5001 0517 5407',
        'Balance brought forward  90.00',
        '02/02/2025  Shop  1.00  89.00',
      ),
    ).toEqual(['2222']);
  });
});

it('the number that later heads tell again names the account, not that of the one which pays', () => {
  const page = (later: string): string[] =>
    numbersOf(
      'Karte 4907 62XX XXXX 8850',
      'Abbuchung am 05.10.2023 vom Konto DE12 3456 4410 00',
      '23.08.2023  Groceries  10,00',
      '16.09.2023  Music  5,00',
      later,
      '18.09.2023  Groceries  6,36',
    );
  expect(page('Karte 4907 62XX XXXX 8850')).toEqual(['8850', '8850']);
  expect(page('Blatt 2')).toEqual(['8850', '1000']);
});
