import { printDay } from '../../story/calendar.ts';
import { continental, narrowSpaced, signed, spaced, unsigned } from '../../story/money.ts';
import { bankStatement, range } from '../bank-statement.ts';
import type { Family } from '../family.ts';

const embedded = ['noto', 'dejavu', 'condensed', 'sans', 'serif', 'narrow'] as const;

/** French: year-less dates, credit balance line twice, totals row, narrow spaces as thousands. */
const french = bankStatement({
  name: 'fr-debit-credit-spaces',
  about: 'spaces (also narrow, no-break) as thousands, dd.mm dates, SOLDE CREDITEUR rows, totals of operations',
  lexicon: 'fr',
  currency: 'EUR',
  fonts: embedded,
  titles: ['RELEVE DE COMPTE', 'Relevé de compte chèques'],
  labels: { account: 'N° de compte', period: 'Période' },
  range: range('dd/MM/yyyy', ' au ', 'fr', 'du '),
  money: spaced,
  summary: null,
  pageWord: (n, total) => `Page ${n}/${total}`,
  layout: ({ rng, ledger }) => {
    const column = (minor: number): string => (minor < 0 ? 'debit' : 'credit');
    const valueFirst = rng.chance(0.4);
    const money = rng.pick([spaced, narrowSpaced, { ...spaced, group: '\u00a0' }]);
    const text = {
      key: 'text',
      head: rng.pick(['Nature des opérations', 'Libellé', 'Désignation']),
      align: 'left' as const,
      weight: 50,
    };
    const value = { key: 'valueDate', head: 'Valeur', align: 'left' as const, weight: 9 };
    return {
      columns: [
        { key: 'date', head: 'Date', align: 'left', weight: 9 },
        ...(valueFirst ? [value, text] : [text, value]),
        { key: 'debit', head: rng.pick(['Débit', 'DEBIT']), align: 'right', weight: 15 },
        { key: 'credit', head: rng.pick(['Crédit', 'CREDIT']), align: 'right', weight: 15 },
      ],
      dates: rng.pick(['dd.MM', 'dd/MM']),
      balances: 'none',
      openingRow: {
        text: `SOLDE ${ledger.opening < 0 ? 'DEBITEUR' : 'CREDITEUR'} AU ${printDay(ledger.start - 1, 'dd.MM.yyyy')}`,
        [column(ledger.opening)]: unsigned(ledger.opening, money),
      },
      cells: (entry, usual) => ({
        ...usual,
        debit: entry.amount < 0 ? unsigned(entry.amount, money) : '',
        credit: entry.amount > 0 ? unsigned(entry.amount, money) : '',
      }),
      closingRow: {
        text: `SOLDE ${ledger.closing < 0 ? 'DEBITEUR' : 'CREDITEUR'} AU ${printDay(ledger.end, 'dd.MM.yyyy')}`,
        [column(ledger.closing)]: unsigned(ledger.closing, money),
      },
      table: { rows: rng.pick(['plain', 'ruled', 'zebra']) },
    };
  },
});

/** Three dates a row, ancien and nouveau solde, report lines at page ends. */
const frenchThreeDates = bankStatement({
  name: 'fr-three-dates',
  about: 'posting, operation and value date; TOTAL DES MOUVEMENTS before the new balance',
  lexicon: 'fr',
  currency: 'EUR',
  titles: ['Relevé n° 3', 'EXTRAIT DE COMPTE'],
  labels: { account: 'Compte', period: 'Extrait' },
  range: range('dd/MM/yyyy', ' au ', 'fr', 'du '),
  money: spaced,
  summary: null,
  pageWord: (n) => `Page ${n}`,
  layout: ({ rng, ledger }) => ({
    columns: [
      { key: 'date', head: ['Date', 'compta'], align: 'left', weight: 9 },
      { key: 'text', head: ['', 'Libellé'], align: 'left', weight: 44 },
      { key: 'made', head: ['Date', 'opération'], align: 'left', weight: 10 },
      { key: 'valueDate', head: ['Date', 'valeur'], align: 'left', weight: 10 },
      { key: 'debit', head: ['', 'Débit'], align: 'right', weight: 14 },
      { key: 'credit', head: ['', 'Crédit'], align: 'right', weight: 14 },
    ],
    dates: 'dd/MM',
    balances: 'none',
    openingRow: {
      text: `SOLDE CREDITEUR AU ${printDay(ledger.start - 1, 'dd/MM/yyyy')}`,
      credit: unsigned(ledger.opening, spaced),
    },
    cells: (entry, usual) => ({ ...usual, made: printDay(entry.date - (Math.abs(entry.amount) % 2), 'dd/MM') }),
    table: { rows: rng.pick(['plain', 'dotted']), gap: 8 },
  }),
  trailer: ({ ledger }, table) => {
    const sum = (s: number): number => ledger.entries.filter((e) => e.amount * s > 0).reduce((a, e) => a + e.amount, 0);
    table.entry({
      text: 'TOTAL DES MOUVEMENTS',
      debit: sum(-1) ? unsigned(sum(-1), spaced) : '',
      credit: sum(1) ? unsigned(sum(1), spaced) : '',
    });
    table.entry(
      {
        text: `SOLDE ${ledger.closing < 0 ? 'DEBITEUR' : 'CREDITEUR'} AU ${printDay(ledger.end, 'dd/MM/yyyy')}`,
        [ledger.closing < 0 ? 'debit' : 'credit']: unsigned(ledger.closing, spaced),
      },
      { bold: true },
    );
  },
});

/** Italian: no header words for the figures; the side is known by position and the balance. */
const italian = bankStatement({
  name: 'it-dare-avere',
  about: 'Dare and Avere, two dates, text last, saldo iniziale and finale as rows, bold totals',
  lexicon: 'it',
  currency: 'EUR',
  titles: ['Estratto conto', 'ESTRATTO CONTO CORRENTE'],
  labels: { account: 'Conto corrente', period: 'Periodo' },
  range: range('dd/MM/yyyy', ' al ', 'it', 'dal '),
  money: continental,
  summary: null,
  pageWord: (n, total) => `Pagina ${n} di ${total}`,
  layout: ({ rng, ledger }) => ({
    columns: [
      { key: 'date', head: 'Data', align: 'left', weight: 11 },
      { key: 'valueDate', head: 'Valuta', align: 'left', weight: 11 },
      { key: 'debit', head: rng.pick(['Movimenti dare', 'Addebiti', 'Dare']), align: 'right', weight: 15 },
      { key: 'credit', head: rng.pick(['Movimenti avere', 'Accrediti', 'Avere']), align: 'right', weight: 15 },
      { key: 'text', head: rng.pick(['Descrizione operazioni', 'Descrizione']), align: 'left', weight: 52 },
    ],
    dates: rng.pick(['dd/MM/yy', 'dd.MM.yyyy', 'dd/MM/yyyy']),
    balances: 'none',
    openingRow: {
      credit: unsigned(ledger.opening, continental),
      text: `Saldo iniziale al ${printDay(ledger.start, 'dd/MM/yyyy')}`,
    },
    closingRow: {
      credit: unsigned(ledger.closing, continental),
      text: `Saldo finale al ${printDay(ledger.end, 'dd/MM/yyyy')}`,
    },
    table: { gap: 10, rows: rng.pick(['plain', 'ruled']) },
  }),
});

/** Spanish: value date optional, signed amount and balance with the currency glued. */
const spanish = bankStatement({
  name: 'es-importe-saldo',
  about: 'signed Importe and Saldo, value date printed only where it differs, totals and SUMA Y SIGUE',
  lexicon: 'es',
  currency: 'EUR',
  titles: ['Extracto de cuenta', 'Movimientos de cuenta'],
  labels: { account: 'Cuenta', period: 'Período' },
  range: range('dd/MM/yyyy', ' al ', 'es', 'Del '),
  money: continental,
  moneyText: (minor) => `${signed(minor, continental)} €`,
  summary: {
    title: '',
    opening: 'Saldo anterior',
    credits: 'Total abonos',
    debits: 'Total cargos',
    closing: 'Saldo final',
  },
  pageWord: (n, total) => `Página ${n} de ${total}`,
  layout: ({ rng }) => ({
    columns: [
      { key: 'date', head: rng.pick(['F. Oper.', 'Fecha']), align: 'left', weight: 12 },
      { key: 'valueDate', head: rng.pick(['F. Valor', 'Fecha valor']), align: 'left', weight: 12 },
      { key: 'text', head: 'Concepto', align: 'left', weight: 46 },
      { key: 'amount', head: 'Importe', align: 'right', weight: 15 },
      { key: 'balance', head: 'Saldo', align: 'right', weight: 15 },
    ],
    dates: rng.pick(['dd/MM/yyyy', 'dd-MM-yyyy', 'dd/MM']),
    currency: rng.pick([{}, { suffix: ' EUR' }, { suffix: '€' }]),
    carry: {
      over: (balance) => ({ text: 'SUMA Y SIGUE', balance }),
      forward: (balance) => ({ text: 'SUMA ANTERIOR', balance }),
    },
    cells: (entry, usual) => ({ ...usual, valueDate: entry.valueDate === entry.date ? '' : usual['valueDate']! }),
    table: { rows: rng.pick(['plain', 'zebra', 'ruled']) },
  }),
});

/** Portuguese: month before day with a point, saldo on every row, header on page one. */
const portuguese = bankStatement({
  name: 'pt-month-first',
  about:
    'dates M.dd (month first) whose order only the period and the days above 12 show, space thousands, A TRANSPORTAR',
  lexicon: 'pt',
  currency: 'EUR',
  titles: ['EXTRATO COMBINADO', 'Extracto de conta'],
  labels: { account: 'Conta', period: 'Período' },
  range: range('yyyy/MM/dd', ' a ', 'pt', 'de '),
  money: { decimals: 2, point: '.', group: ' ' },
  count: [14, 50],
  periods: ['month'],
  summary: null,
  pageWord: (n, total) => `Pág. ${n}/${total}`,
  layout: ({ rng, ledger }) => ({
    columns: [
      { key: 'date', head: ['Data', 'lanc.'], align: 'right', weight: 8 },
      { key: 'valueDate', head: ['Data', 'valor'], align: 'right', weight: 8 },
      { key: 'text', head: ['', 'Descritivo'], align: 'left', weight: 46 },
      { key: 'debit', head: ['', 'Débito'], align: 'right', weight: 14 },
      { key: 'credit', head: ['', 'Crédito'], align: 'right', weight: 14 },
      { key: 'balance', head: ['', 'Saldo'], align: 'right', weight: 15 },
    ],
    dates: 'M.dd',
    openingRow: { text: 'SALDO INICIAL', balance: signed(ledger.opening, { decimals: 2, point: '.', group: ' ' }) },
    carry: {
      over: (balance) => ({ text: 'A TRANSPORTAR', balance }),
      forward: (balance) => ({ text: 'TRANSPORTE', balance }),
    },
    closingRow: { text: 'SALDO FINAL', balance: signed(ledger.closing, { decimals: 2, point: '.', group: ' ' }) },
    table: { rows: rng.pick(['plain', 'zebra']), gap: 10 },
  }),
});

/** Dutch: Af and Bij beside unsigned amounts, previous and new balance in the head. */
const dutch = bankStatement({
  name: 'nl-af-bij',
  about: 'one unsigned amount with Af or Bij in its own column, dd-mm-yyyy, newest first in some seeds',
  lexicon: 'nl',
  currency: 'EUR',
  titles: ['Rekeningafschrift', 'Afschrift betaalrekening'],
  labels: { account: 'Rekening', period: 'Periode' },
  range: range('dd-MM-yyyy', ' t/m '),
  money: continental,
  moneyText: (minor) => `€ ${signed(minor, continental)}`,
  summary: {
    title: '',
    opening: 'Vorig saldo',
    credits: 'Totaal bijgeschreven',
    debits: 'Totaal afgeschreven',
    closing: 'Nieuw saldo',
  },
  pageWord: (n, total) => `Blad ${n} van ${total}`,
  layout: ({ rng }) => ({
    columns: [
      { key: 'date', head: rng.pick(['Datum', 'Boekdatum']), align: 'left', weight: 12 },
      { key: 'text', head: 'Omschrijving', align: 'left', weight: 56 },
      { key: 'amount', head: 'Bedrag', align: 'right', weight: 16 },
      { key: 'side', head: rng.pick(['Af/Bij', 'Af Bij']), align: 'left', weight: 9 },
    ],
    dates: rng.pick(['dd-MM-yyyy', 'dd-MM', 'd MMM']),
    language: 'nl',
    balances: 'none',
    newestFirst: rng.chance(0.4),
    cells: (entry, usual) => ({
      ...usual,
      amount: unsigned(entry.amount, continental),
      side: entry.amount < 0 ? 'Af' : 'Bij',
    }),
    table: { gap: 12, rows: rng.pick(['plain', 'ruled', 'zebra']) },
  }),
});

export const romance: readonly Family[] = [french, frenchThreeDates, italian, spanish, portuguese, dutch];
