import { describe, expect, it } from 'vitest';
import { statementOf } from './typed-page.fixture.ts';

describe('money with three decimals', () => {
  it.each([
    ['a blank', '2 280,788', '1 845,320 DT', '3 952,958 DT'],
    ['a dot', '2.280,788', '1.845,320 DT', '3.952,958 DT'],
  ])('is read where %s parts thousands', (_, amount, opening, closing) => {
    const [account] = statementOf(`
Banque de Tunisie
Période du 01/08/2026 au 31/08/2026
Ancien solde : ${opening}
Date     Libellé                      Débit        Crédit
03/08    VIREMENT SALAIRE                       ${amount}
06/08    RETRAIT DAB                 98,700
10/08    PRELEVEMENT STEG            74,450
Nouveau solde : ${closing}`).accounts;
    expect(account).toMatchObject({ currency: 'TND', openingBalance: 1845.32, closingBalance: 3952.958 });
    expect(account?.transactions.map((row) => row.amount)).toEqual([2280.788, -98.7, -74.45]);
    expect(account?.reconciliation.status).toBe('balanced');
  });
});
