import { expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const page = (closing: string): string => `
CREDIT CARD STATEMENT
Statement period 05/16/2025 to 06/15/2025
Payment Due Date      07/12/2025
Minimum Payment Due   $25.00
Previous Balance      $1,245.67
New Balance           ${closing}
Payments and Credits
Date       Description              Amount
05/23      PAYMENT THANK YOU        $24.44
06/15      PAYMENT THANK YOU       $171.50
Purchases
Date       Description              Amount
05/21      COFFEE SHOP              $63.56
06/03      SUPERMARKET               $9.73`;

const verdictOf = (closing: string) => statementOf(page(closing)).accounts[0]?.reconciliation;

it('titles of both sides prove where both keep their way', () => {
  expect(verdictOf('$1,123.02')?.status).toBe('balanced');
});

it('a sum that holds only where purchases are read as payments proves nothing', () => {
  expect(verdictOf('$976.44')?.reasons).toContain('polarityOpen');
});
