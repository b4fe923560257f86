import { printDay } from '../../story/calendar.ts';
import { apostrophe, continental, signed, unsigned } from '../../story/money.ts';
import { bankStatement, range } from '../bank-statement.ts';
import type { Family } from '../family.ts';

const page = (n: number, total: number): string => `Seite ${n} von ${total}`;
const euro = (minor: number): string => `${signed(minor, continental)} EUR`;
const sh = (minor: number): string => `${unsigned(minor, continental)} ${minor < 0 ? 'S' : 'H'}`;

/** Letters after the figures: S for Soll, H for Haben; the amount column has no header. */
const sollHabenLetters = bankStatement({
  name: 'de-letters-after-amounts',
  about: 'S and H after the figures, two dates without a year, old and new balance as rows, carried over with Übertrag',
  lexicon: 'de',
  currency: 'EUR',
  titles: ['Kontoauszug', 'Kontoauszug Nr. 3'],
  labels: { account: 'Kontonummer', period: 'Zeitraum' },
  range: range('dd.MM.yyyy', ' - '),
  money: continental,
  summary: null,
  options: { overdraft: true },
  pageWord: (n, total) => `Blatt ${n} von ${total}`,
  layout: ({ rng, ledger, size }) => ({
    columns: [
      { key: 'date', head: 'Bu-Tag', align: 'left', weight: 9 },
      { key: 'valueDate', head: 'Wert', align: 'left', weight: 9 },
      { key: 'text', head: 'Vorgang', align: 'left', weight: 56 },
      { key: 'amount', head: '', align: 'right', weight: 20 },
    ],
    dates: 'dd.MM.',
    language: 'de',
    balances: 'none',
    openingRow: {
      text: `alter Kontostand vom ${printDay(ledger.start - 1, 'dd.MM.yyyy')}`,
      amount: sh(ledger.opening),
    },
    closingRow: { text: `neuer Kontostand vom ${printDay(ledger.end, 'dd.MM.yyyy')}`, amount: sh(ledger.closing) },
    carry: {
      over: (balance) => ({ text: 'Übertrag auf Folgeblatt', amount: balance }),
      forward: (balance) => ({ text: 'Übertrag vom Vorblatt', amount: balance }),
    },
    balanceText: sh,
    cells: (entry, usual) => ({ ...usual, amount: sh(entry.amount) }),
    table: { head: rng.pick(['plain', 'bold', 'ruled']), leading: size * 1.3 },
  }),
});

/** Minus leading in the Soll column, balance lines before and after the table, the amount's line above its details. */
const sollHabenColumns = bankStatement({
  name: 'de-soll-haben',
  about: 'separate Soll and Haben columns where Soll also carries a minus, Kontostand lines with time of day',
  lexicon: 'de',
  currency: 'EUR',
  titles: ['Kontoauszug', 'Privatgiro'],
  labels: { account: 'Kontonummer', period: 'Kontoauszug' },
  range: range('dd.MM.yyyy', ' bis '),
  money: continental,
  summary: null,
  options: { overdraft: true },
  pageWord: page,
  layout: ({ rng, ledger }) => {
    const minus = rng.chance(0.5);
    return {
      columns: [
        { key: 'date', head: 'Datum', align: 'left', weight: 12 },
        { key: 'text', head: 'Erläuterung', align: 'left', weight: 52 },
        { key: 'debit', head: rng.pick(['Betrag Soll EUR', 'Soll']), align: 'right', weight: 17 },
        { key: 'credit', head: rng.pick(['Betrag Haben EUR', 'Haben']), align: 'right', weight: 17 },
      ],
      dates: 'dd.MM.yyyy',
      balances: 'none',
      openingRow: {
        text: `Kontostand am ${printDay(ledger.start - 1, 'dd.MM.yyyy')}, Auszug Nr. ${rng.int(1, 9)}`,
        [ledger.opening < 0 ? 'debit' : 'credit']: signed(ledger.opening, continental),
      },
      closingRow: {
        text: `Kontostand am ${printDay(ledger.end, 'dd.MM.yyyy')} um 20:0${rng.int(0, 9)} Uhr`,
        [ledger.closing < 0 ? 'debit' : 'credit']: signed(ledger.closing, continental),
      },
      cells: (entry, usual) => ({
        ...usual,
        ...(minus && entry.amount < 0 ? { debit: signed(entry.amount, continental) } : {}),
      }),
      entry: { split: rng.chance(0.5) },
      table: { rows: rng.pick(['plain', 'ruled']) },
    };
  },
});

/** Figures with the sign after them, both balances only at the end, EREF and MREF lines. */
const balancesAtEnd = bankStatement({
  name: 'de-balances-at-end',
  about:
    'Belastung and Gutschrift columns, dates dd.mm. with the year in vom..bis, old and new balance only after the table',
  lexicon: 'de',
  currency: 'EUR',
  titles: ['Kontoauszug Nummer 004'],
  labels: { account: 'Kontonummer', period: 'Auszug' },
  range: range('dd.MM.yyyy', ' bis ', 'de', 'vom '),
  money: continental,
  summary: null,
  pageWord: page,
  layout: ({ rng }) => ({
    columns: [
      { key: 'date', head: 'Bu.Tag', align: 'left', weight: 9 },
      { key: 'valueDate', head: 'Wert', align: 'left', weight: 9 },
      { key: 'text', head: 'Wir haben für Sie gebucht', align: 'left', weight: 50 },
      { key: 'debit', head: 'Belastung in EUR', align: 'right', weight: 17 },
      { key: 'credit', head: 'Gutschrift in EUR', align: 'right', weight: 17 },
    ],
    dates: 'dd.MM.',
    balances: 'none',
    table: { rows: rng.pick(['plain', 'dotted']), head: 'ruled' },
  }),
  trailer: ({ flow, ledger }) => {
    flow.gap(10);
    flow.line(`ALTER KONTOSTAND   ${unsigned(ledger.opening, continental)} ${ledger.opening < 0 ? 'S' : 'H'} EUR`, {
      align: 'right',
    });
    flow.line(`NEUER KONTOSTAND   ${unsigned(ledger.closing, continental)} ${ledger.closing < 0 ? 'S' : 'H'} EUR`, {
      align: 'right',
      bold: true,
    });
    flow.gap(6);
    flow.paragraph(
      'Bitte erheben Sie Einwendungen gegen den Rechnungsabschluss innerhalb von sechs Wochen nach Zugang. Guthaben sind als Einlagen nach Maßgabe des Einlagensicherungsgesetzes entschädigungsfähig.',
      { size: 6.5 },
    );
  },
});

/** Booking date over value date in one column, amount with leading minus on the first line. */
const stackedDates = bankStatement({
  name: 'de-stacked-dates',
  about: 'booking date above value date in one column, signed amount, old and new balance in the head',
  lexicon: 'de',
  currency: 'EUR',
  titles: ['Girokonto Nummer', 'Kontoauszug März'],
  labels: { account: 'Kontonummer', period: 'Zeitraum' },
  range: range('dd.MM.yyyy', ' - '),
  money: continental,
  moneyText: euro,
  summary: { title: '', opening: 'Alter Saldo', closing: 'Neuer Saldo' },
  pageWord: page,
  prepare: ({ ledger }) => {
    for (const entry of ledger.entries) if (entry.lines.length < 2) entry.lines.push(`Referenz: ${entry.reference}`);
  },
  layout: ({ rng }) => ({
    columns: [
      { key: 'date', head: ['Buchung', 'Valuta'], align: 'left', weight: 14 },
      { key: 'text', head: ['Buchung /', 'Verwendungszweck'], align: 'left', weight: 60 },
      { key: 'amount', head: ['', rng.pick(['Betrag (EUR)', 'Betrag'])], align: 'right', weight: 18 },
    ],
    dates: 'dd.MM.yyyy',
    balances: 'none',
    sign: rng.pick(['leading', 'detached', 'unicode']),
    cells: (entry, usual) => ({
      ...usual,
      date: [printDay(entry.date, 'dd.MM.yyyy'), printDay(entry.valueDate, 'dd.MM.yyyy')],
    }),
    table: { rows: 'ruled' },
  }),
});

/** Austrian: amounts and balance before the text. */
const amountsFirst = bankStatement({
  name: 'at-amounts-before-text',
  about: 'two dates, amount and balance before the text, trailing sign',
  lexicon: 'de',
  currency: 'EUR',
  titles: ['Kontoauszug', 'Umsatzübersicht'],
  labels: { account: 'Kontonummer', period: 'Zeitraum' },
  range: range('dd.MM.yyyy', ' - '),
  money: continental,
  moneyText: euro,
  summary: { title: '', opening: 'Alter Saldo', closing: 'Neuer Saldo' },
  summaryAfter: true,
  pageWord: page,
  layout: ({ rng }) => ({
    columns: [
      { key: 'date', head: 'Buchungsdatum', align: 'left', weight: 14 },
      { key: 'valueDate', head: 'Valutadatum', align: 'left', weight: 14 },
      { key: 'amount', head: 'Betrag', align: 'right', weight: 14 },
      { key: 'balance', head: 'Saldo', align: 'right', weight: 15 },
      { key: 'text', head: 'Buchungstext', align: 'left', weight: 48 },
    ],
    dates: 'dd.MM.yyyy',
    sign: rng.pick(['trailing', 'leading']),
    table: { gap: 12, rows: rng.pick(['ruled', 'zebra']) },
  }),
});

/** Swiss: apostrophes, value date between the amounts, balance on every row. */
const swiss = bankStatement({
  name: 'ch-apostrophe-value-between',
  about: "1'234.56, Belastung/Gutschrift, value date between text and balance, Umsatz totals",
  lexicon: 'de',
  currency: 'CHF',
  titles: ['Kontoauszug', 'Kontoauszug CHF'],
  labels: { account: 'IBAN', period: 'Periode' },
  range: range('dd.MM.yyyy', ' - '),
  money: apostrophe,
  summary: null,
  pageWord: (n, total) => `Seite ${n} / ${total}`,
  layout: ({ rng, ledger }) => ({
    columns: [
      { key: 'date', head: 'Datum', align: 'left', weight: 11 },
      { key: 'text', head: rng.pick(['Buchungstext', 'Information', 'Text']), align: 'left', weight: 40 },
      { key: 'debit', head: rng.pick(['Belastung', 'Zu Ihren Lasten']), align: 'right', weight: 14 },
      { key: 'credit', head: rng.pick(['Gutschrift', 'Zu Ihren Gunsten']), align: 'right', weight: 14 },
      { key: 'valueDate', head: 'Valuta', align: 'left', weight: 11 },
      { key: 'balance', head: 'Saldo', align: 'right', weight: 15 },
    ],
    dates: 'dd.MM.yy',
    openingRow: {
      date: printDay(ledger.start, 'dd.MM.yy'),
      text: rng.pick(['Saldovortrag', 'Saldo per']),
      balance: signed(ledger.opening, apostrophe),
    },
    balances: rng.pick(['every', 'day']),
    closingRow: {
      date: printDay(ledger.end, 'dd.MM.yy'),
      text: 'Saldo zu Ihren Gunsten',
      balance: signed(ledger.closing, apostrophe),
    },
    table: { rows: rng.pick(['plain', 'ruled']) },
  }),
  trailer: ({ ledger }, table) => {
    const sum = (s: number): number => ledger.entries.filter((e) => e.amount * s > 0).reduce((a, e) => a + e.amount, 0);
    table.entry({ text: 'Umsatztotal', debit: unsigned(sum(-1), apostrophe), credit: unsigned(sum(1), apostrophe) });
  },
});

export const german: readonly Family[] = [
  sollHabenLetters,
  sollHabenColumns,
  balancesAtEnd,
  stackedDates,
  amountsFirst,
  swiss,
];
