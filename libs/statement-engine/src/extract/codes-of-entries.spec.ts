import { expect, it } from 'vitest';
import { statementOf } from './typed-page.fixture.ts';

const entriesOf = (...codes: string[]): unknown =>
  statementOf(`
Relevé du 01/09/2025 au 30/09/2025
Code       Date         Libellé                Débit        Crédit
                        Solde initial                       1 000,00
${codes[0]}     03/09/2025   Retrait                100,00
${codes[1]}     04/09/2025   Virement                            200,00
${codes[2]}     05/09/2025   Facture                 50,00
${codes[3]}     17/09/2025   Achat                   30,00
                        Solde final                         1 020,00`).accounts.flatMap(({ transactions }) =>
    transactions.map(({ description, reference }) => [description, reference]),
  );

it('takes a code of its own in each entry for its reference', () => {
  expect(entriesOf('2187D6', '4377B5', '6785A3', '6904B0')).toEqual([
    ['Retrait', '2187D6'],
    ['Virement', '4377B5'],
    ['Facture', '6785A3'],
    ['Achat', '6904B0'],
  ]);
});

it('leaves codes that entries share among their words', () => {
  expect(entriesOf('218D6', '437B5', '218D6', '218D6')).toContainEqual(['218D6 Retrait', null]);
});

it('takes them for it also where some bear the mark of a footnote, and a figure of another list stands below them', () => {
  const page = `
Relevé du 01/09/2025 au 30/09/2025
Zettel      Date         Libellé                Débit        Crédit
                         Solde initial                       1 000,00
877225*     03/09/2025   Retrait                100,00
701889K     04/09/2025   Virement                            200,00
531122*     05/09/2025   Facture                 50,00
633773*     06/09/2025   Facture                 50,00
042600*     07/09/2025   Facture                 50,00
823041K     08/09/2025   Facture                 50,00
219903*     09/09/2025   Facture                 50,00
924511*     17/09/2025   Achat                   30,00
                         Solde final                           820,00
Suivant
994,20      10/2025`;
  const entries = statementOf(page).accounts.flatMap(({ transactions }) => transactions);
  expect(entries.map(({ reference }) => reference)).toEqual([
    '877225',
    '701889K',
    '531122',
    '633773',
    '042600',
    '823041K',
    '219903',
    '924511',
  ]);
});

it('leaves numbers of kinds out where the name of the words is centred far right of where they begin', () => {
  const [account] = statementOf(`
Estratto conto al 30.06.2025
DATA         VALUTA            DARE        AVERE     CAUS.            DESCRIZIONE DELLE OPERAZIONI
02.06.2025   02.06.2025       24,31                   26     VOSTRA DISPOSIZIONE DI BONIFICO
                                                             06/2025 C.R.O. 97083330413
13.06.2025   13.06.2025                    83,61      48     BONIFICO A VOSTRO FAVORE
16.06.2025   16.06.2025       72,19                   43     PAGAMENTO TRAMITE POS`).accounts;
  expect(account?.transactions.map(({ description }) => description)).toEqual([
    'VOSTRA DISPOSIZIONE DI BONIFICO 06/2025 C.R.O. 97083330413',
    'BONIFICO A VOSTRO FAVORE',
    'PAGAMENTO TRAMITE POS',
  ]);
});

it('takes a long number around the middle of its name for the reference', () => {
  const [account] = statementOf(`
Statement 01/11/2024 - 30/11/2024
Date         Narration                        Doc No       Withdrawal       Deposit
08/11/2024   FEE-ATM CASH                  MR4067086733          24.78
09/11/2024   UPI SHOP                      400514743721         467.00
10/11/2024   SALARY                        400514743888                      900.00`).accounts;
  expect(account?.transactions.map(({ description, reference }) => [description, reference])).toEqual([
    ['FEE-ATM CASH', 'MR4067086733'],
    ['UPI SHOP', '400514743721'],
    ['SALARY', '400514743888'],
  ]);
});

it('takes numbers of accounts under a further name of words for references, and names there for words', () => {
  const page = (...others: string[]): unknown =>
    statementOf(`
Výpis z účtu 01.04.2025 - 30.04.2025
Datum        Popis                Protiúčet                Odepsáno     Připsáno
                                  Identifikace
             Počáteční zůstatek                                         1 000,00
01.04.2025   Platba kartou        ${others[0]?.padEnd(20)}       100,00
             ACME                 242-01042025 8576
02.04.2025   Platba kartou        ${others[1]?.padEnd(20)}        50,00
             ACME                 242-02042025 8577
03.04.2025   Příchozí úhrada      ${others[2]?.padEnd(20)}                    200,00
             Siemens              242-03042025 8578
             Konečný zůstatek                                           1 050,00`).accounts.flatMap(
      ({ transactions }) => transactions.map(({ description }) => description),
    );
  expect(page('854904/0710', '19-2000/0100', '6859787063/5500')).toEqual([
    'Platba kartou ACME',
    'Platba kartou ACME',
    'Příchozí úhrada Siemens',
  ]);
  expect(page('854904/0710', 'Teplo', '6859787063/5500')).toContainEqual(expect.stringContaining('Teplo'));
});

it('leaves points out of the words, though some have grown to thousands', () => {
  const [account] = statementOf(`
Acme credit card statement 06/09/25 - 07/08/25
Previous balance   $100.00
Statement balance  $150.00
Date     Description              Points     Amount
06/10    PAYMENT                     N/A    -$20.00
06/14    GROCER                       26     $26.00
06/15    AIRLINE                   1,625     $10.00
         TICKET # 2793306697058
06/17    BOOKS                       176     $17.00
06/22    AIRLINE                   1,311      $7.00
06/23    TAXI                         11     $10.00`).accounts;
  expect(account?.transactions.map(({ description }) => description)).toEqual([
    'PAYMENT',
    'GROCER',
    'AIRLINE TICKET # 2793306697058',
    'BOOKS',
    'AIRLINE',
    'TAXI',
  ]);
});
