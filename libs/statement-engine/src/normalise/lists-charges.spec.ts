import { describe, expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const page = (rows: string): string => `
Design LLC
Period   Mar 1, 2025 to Mar 31, 2025
Date            Merchant                 Amount
${rows}`;

const read = (text: string): { amounts: number[]; flags: unknown[]; status: string | undefined } => {
  const [account] = statementOf(text).accounts;
  const rows = account?.transactions ?? [];
  return {
    amounts: rows.map(({ amount }) => amount),
    flags: [...new Set(rows.flatMap((row) => row.flags))],
    status: account?.reconciliation.status,
  };
};

const PURCHASES = `
Mar 2, 2025     Corner Cafe               4.50
Mar 3, 2025     Metro Parking            12.00
Mar 5, 2025     Paper & Pen             -20.00
Mar 8, 2025     Cloudhost                30.25
Mar 9, 2025     Trattoria Gino           41.00
Mar 12, 2025    Petro Star               55.10`;

describe('a list that names no side', () => {
  it('is one of purchases where few of its amounts are negative, and says that it assumes so', () => {
    expect(read(page(PURCHASES))).toEqual({
      amounts: [-4.5, -12, 20, -30.25, -41, -55.1],
      flags: ['assumedSign'],
      status: 'unverifiable',
    });
  });

  it('is one of an account where the minus is usual', () => {
    const turned = PURCHASES.replaceAll(/ (\d+\.\d\d)$/gm, '-$1').replace('-20.00', ' 20.00');
    expect(read(page(turned)).amounts).toEqual([-4.5, -12, 20, -30.25, -41, -55.1]);
  });

  it('is one of receipts where its words speak of money received', () => {
    const received = PURCHASES.replaceAll(/Corner Cafe|Metro Parking|Cloudhost|Petro Star/g, (name) =>
      'Deposit'.padEnd(name.length),
    );
    expect(read(page(received)).amounts).toEqual([4.5, 12, -20, 30.25, 41, 55.1]);
  });

  it('is told by the total of what was spent', () => {
    const total = '\n                Total spend             122.85';
    expect(read(page(PURCHASES) + total)).toMatchObject({ amounts: [-4.5, -12, 20, -30.25, -41, -55.1], flags: [] });
  });

  it('is one of purchases, too, where it was charged to a current account', () => {
    expect(read(`${page(PURCHASES)}\n\nTo be taken from your checking account on 20 April`)).toEqual({
      amounts: [-4.5, -12, 20, -30.25, -41, -55.1],
      flags: ['assumedSign'],
      status: 'unverifiable',
    });
  });
});

it('takes a list of nothing but payments of a debt for money in, and says that it assumes so', () => {
  const text = `
Auto Finance
Credit limit $30,000.00
Payment due date 08/12/2024
Date             Description             Principal     Interest      Total
May 15, 2024     Payment - Thank you       $105.84      $135.66    $241.50
Jun 05, 2024     Payment - Thank you       $177.68      $135.09    $312.77
Ending principal balance $24,622.88`;
  expect(read(text)).toEqual({ amounts: [241.5, 312.77], flags: ['assumedSign'], status: 'unverifiable' });
});
