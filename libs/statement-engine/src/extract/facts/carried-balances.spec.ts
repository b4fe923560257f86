import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

/** Verdict, both ends and the amounts of the only account. */
function summaryOf(...pages: string[]): unknown {
  const accounts = statementOf(...pages).accounts.map(
    ({ reconciliation, openingBalance, closingBalance, transactions }) => ({
      status: reconciliation.status,
      ends: [openingBalance, closingBalance],
      amounts: transactions.map(({ amount }) => amount),
    }),
  );
  return accounts.length === 1 ? accounts[0] : accounts;
}

it('opens nothing at the head of further pages, and makes no row of the name that reaches over two columns', () => {
  const head = (page: number): string => `
TILIOTE                       Sivu ${page}
Tili           FI21 5620 0920 4417 83
Kausi          01.03.2025 - 31.03.2025    Valuutta EUR
ARKISTOINTITUNNUS      SAAJA / MAKSAJA         ARVOPÄIVÄ        MÄÄRÄ`;
  expect(
    summaryOf(
      `${head(1)}
ALKUSALDO 01.03.2025                                         2.178,45+
KIRJAUSPÄIVÄ 03.03.2025
202503035620251915     LÄMPÖ OY                03.03.          449,51-
202503035620642545     PÄIVI                   03.03.          432,30-
                       SALDO 03.03.                          1.296,64+
SIIRTO SEURAAVALLE SIVULLE                                   1.296,64+`,
      `${head(2)}
SIIRTO EDELLISELTÄ SIVULTA                                   1.296,64+
KIRJAUSPÄIVÄ 12.03.2025
202503125620934347     HONKA                   12.03.          831,79-
                       SALDO 12.03.                            464,85+
SIIRTO SEURAAVALLE SIVULLE                                     464,85+`,
      `${head(3)}
SIIRTO EDELLISELTÄ SIVULTA                                     464,85+
KIRJAUSPÄIVÄ 14.03.2025
202503145620077512     KULJETUS KY             14.03.          100,00+
                       SALDO 14.03.                            564,85+
LOPPUSALDO 31.03.2025                                          564,85+`,
    ),
  ).toEqual({ status: 'balanced', ends: [2178.45, 564.85], amounts: [-449.51, -432.3, -831.79, 100] });
});

it('opens no stay with what its second page brings forward', () => {
  expect(
    summaryOf(
      `
THE GRAND OAK HOTEL
Guest folio
Arrival: 10-12-25   Departure: 10-14-25
DATE        REFERENCE     DESCRIPTION                    CHARGES       CREDITS
10-12-25    1204          ROOM CHARGE                     219.00
10-13-25    1204          ROOM CHARGE                     219.00
                          BALANCE CARRIED FORWARD         438.00`,
      `
THE GRAND OAK HOTEL
DATE        REFERENCE     DESCRIPTION                    CHARGES       CREDITS
                          BALANCE BROUGHT FORWARD         438.00
10-13-25    1204          PARKING                          48.00
10-14-25    VI            VISA CARD                                     486.00
                          BALANCE DUE                                     0.00`,
    ),
  ).toEqual({ status: 'balanced', ends: [null, 0], amounts: [-219, -219, -48, 486] });
});

it('begins no account with what the rows above have come to', () => {
  expect(
    summaryOf(`
Kreditkartenabrechnung Juli 2025
Rechnung vom 15.07.25
Datum         Verbucht am     Beschreibung                      Betrag in CHF
                              Saldo letzte Rechnung                876.35
03.07.25      03.07.25        Ihre Zahlung - Danke                 800.00 -
                              Saldovortrag                          76.35
                              Hauptkarte XXXX XXXX XXXX 6620
16.06.25      17.06.25        Hofladen Seuzach                     177.05
17.06.25      18.06.25        Volg Neftenbach                       27.60
                              Neuer Saldo                          281.00`),
  ).toEqual({ status: 'balanced', ends: [-876.35, -281], amounts: [800, -177.05, -27.6] });
});

it('finds an end behind the value of another name', () => {
  expect(
    summaryOf(`
Account statement
Account: 5718004226     Currency: MNT Opening balance: 1,000.00
Period: 2025-05-01 - 2025-05-31     Closing balance: 1,150.00
Date          Description           Amount
2025-05-02    Shop                 -100.00
2025-05-03    Salary                250.00`),
  ).toEqual({ status: 'balanced', ends: [1000, 1150], amounts: [-100, 250] });
});

it('takes a payment from the box above the purchases where the sums need it', () => {
  expect(
    summaryOf(`
Fatura cartão Platinum
Emissão: 03/05/2026
Total da fatura anterior           871,23
Total desta fatura                 512,37
Pagamentos efetuados
10/04 PAGAMENTO EFETUADO          -871,23
Total dos pagamentos              -871,23
Lançamentos: compras e saques
DATA      ESTABELECIMENTO          VALOR EM R$
03/04     LIVRARIA                    412,37
15/04     OTICA                        66,33
20/04     POSTO                        33,67`),
  ).toEqual({ status: 'balanced', ends: [-871.23, -512.37], amounts: [871.23, -412.37, -66.33, -33.67] });
});

it('opens a list that begins with the newest where it stands below, dated before all rows, and says nothing at a foot without a date', () => {
  const page = (day: string): string => `
EXTRATO CONTA CORRENTE
Junho de 2025
data            lançamentos                      valor (R$)      saldo (R$)
27/06/2025      SALDO TOTAL DISPONÍVEL DIA                         1.907,39
27/06/2025      PIX TRANSF MARIANA                  -587,68
26/06/2025      REMUNERACAO                        1.200,00
25/06/2025      DA VIVO FIXO                        -143,86
${day.padEnd(10)}      SALDO ANTERIOR                                     1.438,93`;
  const amounts = [-587.68, 1200, -143.86];
  expect(summaryOf(page('24/06/2025'))).toEqual({ status: 'balanced', ends: [1438.93, 1907.39], amounts });
  expect(summaryOf(page(''))).toMatchObject({ ends: [null, 1907.39], amounts });
});
