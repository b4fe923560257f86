import { describe, expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';
import type { TokenLine } from '../grammar/tokens.ts';
import { pureName } from './find-institution.ts';
import { findBrandOfAddress } from './registered-name.ts';

const institutionOf = (head: string): string | null | undefined =>
  statementOf(`${head}
Statement period 01/02/2025 to 28/02/2025
Date        Description         Amount    Balance
02/02/2025  Bakery               10.00      90.00
20/02/2025  Bookshop              5.00      85.00`).accounts[0]?.institution;

describe('the institution', () => {
  it.each([
    ['First Valley Bank', 'First Valley Bank'],
    ['Caixa Norte Banco - Agência 12', 'Caixa Norte Banco'],
    ['Swift Pay Ltd', 'Swift Pay Ltd'],
    ['Cobalt Card', 'Cobalt Card'],
    ['ASHEVILLE, NC 28801            Bank of the Bay, N.A.', 'Bank of the Bay, N.A.'],
    ['Bank of the Bay, N.A.', 'Bank of the Bay, N.A.'],
    ["Bank Name: People's Trust", "People's Trust"],
    ['Classic Banking\nharbour bank', 'harbour bank'],
    ['SMOKY PEAK        Member Number: XXX2551\nFEDERAL CREDIT UNION', 'SMOKY PEAK FEDERAL CREDIT UNION'],
    ['▶◀ Peak Bank              22 November 2025', 'Peak Bank'],
    ['M Mistral Bank', 'Mistral Bank'],
    ['ELM BANK ACCOUNT ACTIVITY STATEMENT', 'ELM BANK'],
    ['Bank Elmski S.A., ul. Kamienna 17, Kraków', 'Bank Elmski S.A.'],
    ['江海银行个人账户月结单', '江海银行'],
    ['Τράπεζα Αιγαίου', 'Τράπεζα Αιγαίου'],
    ['Paybuddy', 'Paybuddy'],
    ['HARBOUR            www.harbourbank.com', 'HARBOUR'],
    ['harbour double cash card    www.harbour.com', 'harbour'],
    ['Alpin Bank AG, Filiale Lindau', 'Alpin Bank AG'],
  ])('is named by %s', (line, name) => {
    expect(institutionOf(line)).toBe(name);
  });

  it.each([
    'Card xx6692',
    'MARCUS ELLISON  bankofthebay.com',
    'SINGAPORE 529999  Payment Summary',
    'Statement of credit card account',
    'Card ending in 4242',
    'Mr. Ricardo Duarte',
    'Lost Cards            087 575 9406',
    'Tax Card No.',
    'Your personal banking account statement',
    'Statement Balances            Bank Charges',
    'THE OYELARAN FAMILY TRUST',
    'Financial position',
    'Payouts to your bank',
    'FEDERAL CREDIT UNION',
    'Bank transfer',
    'Company card expenses',
    'deposits of non-bank depositors are insured by',
  ])('is not named by %s', (line) => {
    expect(institutionOf(line)).toBeNull();
  });

  const footed = (foot: string): string | null | undefined => institutionOf(`HARBOUR\n${foot}`);

  it.each([
    ['Harbour Bank UK PLC. Authorised by the Prudential Regulation Authority', 'Harbour Bank UK PLC'],
    ['harbour and sons p.l.c. is regulated by the Central Bank of Ireland', 'harbour and sons p.l.c.'],
    ['Banco Norte S.A. NIT 860.034.313-7', 'Banco Norte S.A.'],
    ['Harbour Federal Savings Bank Member FDIC Equal Housing Lender', 'Harbour Federal Savings Bank'],
    ['Write: Harbour Trust Bank, N.A. (114)', 'Harbour Trust Bank, N.A.'],
    ['HARBOUR MEXICO, S.A., INSTITUCION DE BANCA MULTIPLE', 'HARBOUR MEXICO, S.A.'],
    ['Caisse Rurale du Haut-Maine - Société coopérative, RCS 414 993', 'Caisse Rurale du Haut-Maine'],
    ['Harbour Brokerage LLC, member FINRA/SIPC', 'Harbour Brokerage LLC'],
  ])('is named by the register: %s', (foot, name) => {
    expect(footed(foot)).toBe(name);
  });

  it.each([
    'a division of Harbour Bank Holdings Ltd, registered in England',
    'Cards are issued by Prepaid Harbour Limited, registered in England',
    'Regulated by the Central Bank of Ireland',
  ])('is not named where another is registered: %s', (foot) => {
    expect(footed(foot)).toBeNull();
  });
});

describe('a line that is made to keep expressions busy', () => {
  it('is passed over at once', () => {
    const text = `bank.com${'/'.repeat(5_000)}\u00a0x`;
    const line = { line: { words: [{ text }], index: 0 }, dates: [], amounts: [] } as unknown as TokenLine;
    expect(findBrandOfAddress([line])).toBeNull();
    const name = `${'銀行'.repeat(2_000)}${'账'.repeat(2_000)} x`;
    expect(pureName(name)).toBe(name);
  });
});
