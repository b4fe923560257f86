import { printDay } from '../../story/calendar.ts';
import { lastOfDay } from '../../story/ledger.ts';
import { continental, signed, spaced, unsigned, us, wholeDots } from '../../story/money.ts';
import { bankStatement, range } from '../bank-statement.ts';
import type { Family } from '../family.ts';

const wideFaces = ['noto', 'dejavu', 'condensed'] as const;

const swedish = bankStatement({
  name: 'se-belopp-saldo',
  about: 'yyyy-mm-dd, signed Belopp with space thousands, Ingående and Utgående saldo',
  lexicon: 'sv',
  currency: 'SEK',
  scale: 300,
  titles: ['Kontoutdrag', 'Kontoutdrag privatkonto'],
  labels: { account: 'Kontonummer', period: 'Period' },
  range: range('yyyy-MM-dd', ' - '),
  money: spaced,
  summary: {
    title: '',
    opening: 'Ingående saldo',
    credits: 'Insättningar',
    debits: 'Uttag',
    closing: 'Utgående saldo',
  },
  pageWord: (n, total) => `Sida ${n} (${total})`,
  layout: ({ rng }) => ({
    columns: [
      { key: 'date', head: rng.pick(['Bokföringsdatum', 'Bokförd']), align: 'left', weight: 15 },
      { key: 'valueDate', head: rng.pick(['Valutadatum', 'Valuta']), align: 'left', weight: 13 },
      { key: 'text', head: 'Text', align: 'left', weight: 40 },
      { key: 'amount', head: 'Belopp', align: 'right', weight: 15 },
      { key: 'balance', head: 'Saldo', align: 'right', weight: 15 },
    ],
    dates: rng.pick(['yyyy-MM-dd', 'yy-MM-dd']),
    newestFirst: rng.chance(0.4),
    sign: rng.pick(['leading', 'unicode']),
    table: { rows: rng.pick(['plain', 'ruled', 'zebra']) },
  }),
});

const danish = bankStatement({
  name: 'dk-primo-ultimo',
  about: 'dd.mm., signed amount, Saldo primo and ultimo rows, rente dates, Overført per page',
  lexicon: 'da',
  currency: 'DKK',
  scale: 250,
  titles: ['Kontoudskrift', 'Kontoudtog'],
  labels: { account: 'Konto', period: 'Periode' },
  range: range('dd.MM.yyyy', ' - '),
  money: continental,
  summary: null,
  pageWord: (n, total) => `Side ${n} af ${total}`,
  layout: ({ rng, ledger }) => ({
    columns: [
      { key: 'date', head: 'Dato', align: 'left', weight: 9 },
      { key: 'text', head: 'Tekst', align: 'left', weight: 44 },
      { key: 'valueDate', head: rng.pick(['Rentedato', 'Valør']), align: 'left', weight: 11 },
      ...(rng.chance(0.5)
        ? [{ key: 'amount', head: 'Beløb', align: 'right' as const, weight: 16 }]
        : [
            { key: 'debit', head: 'Hævet', align: 'right' as const, weight: 14 },
            { key: 'credit', head: 'Indsat', align: 'right' as const, weight: 14 },
          ]),
      { key: 'balance', head: 'Saldo', align: 'right', weight: 16 },
    ],
    dates: rng.pick(['dd.MM.', 'dd.MM.yyyy', 'dd.MM']),
    openingRow: { text: 'Saldo primo', balance: signed(ledger.opening, continental) },
    carry: { forward: (balance) => ({ text: 'Overført', balance }) },
    closingRow: { text: 'Saldo ultimo', balance: signed(ledger.closing, continental) },
    table: { rows: rng.pick(['plain', 'dotted']) },
  }),
});

const norwegian = bankStatement({
  name: 'no-ut-inn',
  about: 'Ut av konto and Inn på konto, four-digit dates ddmm in some seeds, archive reference after the figures',
  lexicon: 'no',
  currency: 'NOK',
  scale: 250,
  titles: ['Kontoutskrift'],
  labels: { account: 'Konto', period: 'Perioden' },
  range: range('dd.MM.yyyy', ' - '),
  money: continental,
  summary: null,
  pageWord: (n) => `Side ${n}`,
  layout: ({ rng, ledger }) => ({
    columns: [
      { key: 'text', head: rng.pick(['Forklaring', 'Forklarende tekst']), align: 'left', weight: 40 },
      { key: 'valueDate', head: 'Rentedato', align: 'left', weight: 11 },
      { key: 'debit', head: 'Ut av konto', align: 'right', weight: 15 },
      { key: 'credit', head: 'Inn på konto', align: 'right', weight: 15 },
      { key: 'date', head: 'Bokført', align: 'left', weight: 10 },
      { key: 'reference', head: 'Referanse', align: 'left', weight: 13 },
    ],
    dates: rng.pick(['ddMM', 'dd.MM.yy', 'dd.MM']),
    balances: 'none',
    openingRow: {
      text: `Saldo fra kontoutskrift ${printDay(ledger.start - 1, 'dd.MM.yyyy')}`,
      credit: unsigned(ledger.opening, continental),
    },
    cells: (entry, usual) => ({ ...usual, reference: `*${entry.reference}` }),
    closingRow: { text: 'Saldo i Deres favør', credit: unsigned(ledger.closing, continental) },
    table: { gap: 10 },
  }),
});

const finnish = bankStatement({
  name: 'fi-trailing-signs',
  about: 'sign after the figure (+ and -), dates dd.mm. under a yearly heading, viite lines',
  lexicon: 'fi',
  currency: 'EUR',
  titles: ['TILIOTE', 'Tiliote'],
  labels: { account: 'Tili', period: 'Kausi' },
  range: range('d.M.yyyy', ' - '),
  money: continental,
  moneyText: (minor) => `${unsigned(minor, continental)} ${minor < 0 ? '-' : '+'}`,
  summary: { title: '', opening: 'Alkusaldo', credits: 'Panot', debits: 'Otot', closing: 'Loppusaldo' },
  pageWord: (n, total) => `Sivu ${n}/${total}`,
  layout: ({ rng }) => ({
    columns: [
      { key: 'date', head: 'Kirjauspäivä', align: 'left', weight: 13 },
      { key: 'valueDate', head: 'Arvopäivä', align: 'left', weight: 11 },
      { key: 'text', head: 'Saaja / Maksaja', align: 'left', weight: 48 },
      { key: 'amount', head: 'Määrä', align: 'right', weight: 18 },
    ],
    dates: rng.pick(['dd.MM.', 'd.M.yyyy', 'dd.MM.yyyy']),
    balances: 'none',
    cells: (entry, usual) => ({
      ...usual,
      amount: `${unsigned(entry.amount, continental)}${entry.amount < 0 ? '-' : '+'}`,
    }),
    table: { rows: rng.pick(['plain', 'ruled']) },
  }),
});

const polish = bankStatement({
  name: 'pl-kwota-saldo',
  about: 'yyyy-mm-dd twice, minus after the figure or before, saldo on every row, sums of credits and debits',
  lexicon: 'pl',
  currency: 'PLN',
  scale: 90,
  fonts: wideFaces,
  titles: ['Wyciąg z rachunku', 'WYCIĄG BANKOWY'],
  labels: { account: 'Rachunek', period: 'za okres' },
  range: range('yyyy-MM-dd', ' do ', 'pl', 'od '),
  money: spaced,
  summary: {
    title: '',
    opening: 'SALDO POCZĄTKOWE',
    credits: 'SUMA UZNAŃ',
    debits: 'SUMA OBCIĄŻEŃ',
    closing: 'SALDO KOŃCOWE',
  },
  pageWord: (n, total) => `Strona ${n} z ${total}`,
  layout: ({ rng }) => ({
    columns: [
      { key: 'date', head: ['Data', 'księgowania'], align: 'left', weight: 12 },
      { key: 'valueDate', head: ['Data', 'operacji'], align: 'left', weight: 12 },
      { key: 'text', head: ['', 'Opis operacji'], align: 'left', weight: 42 },
      { key: 'amount', head: ['', 'Kwota'], align: 'right', weight: 15 },
      { key: 'balance', head: ['', 'Saldo'], align: 'right', weight: 15 },
    ],
    dates: rng.pick(['yyyy-MM-dd', 'dd.MM.yyyy']),
    sign: rng.pick(['leading', 'trailing']),
    currency: rng.chance(0.3) ? { suffix: ' PLN' } : {},
    table: { rows: rng.pick(['ruled', 'zebra']) },
  }),
});

const czech = bankStatement({
  name: 'cz-two-line-rows',
  about: 'd.m. dates, two lines an item (name and symbols below), Počáteční and Konečný zůstatek',
  lexicon: 'cs',
  currency: 'CZK',
  scale: 400,
  fonts: wideFaces,
  titles: ['Výpis z účtu', 'VÝPIS Z BĚŽNÉHO ÚČTU'],
  labels: { account: 'Účet', period: 'Období' },
  range: range('d. M. yyyy', ' - '),
  money: spaced,
  summary: {
    title: '',
    opening: 'Počáteční zůstatek',
    credits: 'Příjmy',
    debits: 'Výdaje',
    closing: 'Konečný zůstatek',
  },
  pageWord: (n, total) => `Strana ${n}/${total}`,
  prepare: ({ ledger }) => {
    for (const entry of ledger.entries) if (entry.lines.length === 1) entry.lines.push(`VS ${entry.reference}`);
  },
  layout: ({ rng }) => ({
    columns: [
      { key: 'date', head: ['Datum', 'Valuta'], align: 'left', weight: 12 },
      { key: 'text', head: ['Označení platby', 'Identifikace'], align: 'left', weight: 50 },
      { key: 'amount', head: ['', 'Částka'], align: 'right', weight: 17 },
      { key: 'balance', head: ['', 'Zůstatek'], align: 'right', weight: 17 },
    ],
    dates: rng.pick(['d.M.', 'dd.MM.', 'd. M. yyyy']),
    cells: (entry, usual) => ({ ...usual, date: [usual['date'] as string, usual['valueDate'] as string] }),
    table: { rows: rng.pick(['ruled', 'plain']) },
  }),
});

const hungarian = bankStatement({
  name: 'hu-no-decimals',
  about: 'forint without decimals, yy.mm.dd, thousands points, NYITÓ and ZÁRÓ EGYENLEG',
  lexicon: 'hu',
  currency: 'HUF',
  scale: 6000,
  fonts: wideFaces,
  titles: ['SZÁMLAKIVONAT', 'Bankszámlakivonat'],
  labels: { account: 'Számlaszám', period: 'Időszak' },
  range: range('yyyy.MM.dd', '-'),
  money: wholeDots,
  decimals: 0,
  summary: null,
  pageWord: (n, total) => `${n}. oldal / ${total}`,
  layout: ({ rng, ledger }) => ({
    columns: [
      { key: 'date', head: rng.pick(['Könyvelés', 'Könyv. nap']), align: 'left', weight: 12 },
      { key: 'valueDate', head: 'Értéknap', align: 'left', weight: 12 },
      { key: 'text', head: 'Megnevezés', align: 'left', weight: 48 },
      { key: 'amount', head: 'Összeg', align: 'right', weight: 18 },
    ],
    dates: rng.pick(['yy.MM.dd', 'yyyy.MM.dd']),
    balances: 'none',
    openingRow: { text: 'NYITÓ EGYENLEG', amount: signed(ledger.opening, wholeDots) },
    closingRow: { text: 'ZÁRÓ EGYENLEG', amount: signed(ledger.closing, wholeDots) },
    table: { rows: rng.pick(['plain', 'dotted']) },
  }),
});

const romanian = bankStatement({
  name: 'ro-day-totals',
  about: 'date once a day, RULAJ ZI and SOLD FINAL ZI rows after every day, lines without a date that are new items',
  lexicon: 'ro',
  currency: 'RON',
  scale: 90,
  titles: ['EXTRAS CONT', 'Extras de cont'],
  labels: { account: 'Cont', period: 'Perioada' },
  range: range('dd/MM/yyyy', ' - '),
  money: us,
  summary: null,
  pageWord: (n, total) => `Pagina ${n} / ${total}`,
  layout: ({ rng, ledger }) => ({
    columns: [
      { key: 'date', head: 'Data', align: 'left', weight: 12 },
      { key: 'text', head: 'Descriere', align: 'left', weight: 54 },
      { key: 'debit', head: 'Debit', align: 'right', weight: 16 },
      { key: 'credit', head: 'Credit', align: 'right', weight: 16 },
    ],
    dates: 'dd/MM/yyyy',
    oncePerDay: true,
    balances: 'none',
    openingRow: { text: 'SOLD ANTERIOR', credit: unsigned(ledger.opening, us) },
    after: (entry, table, index) => {
      if (!lastOfDay(ledger.entries, index)) return;
      const today = ledger.entries.filter((e) => e.date === entry.date);
      const sum = (s: number): string =>
        unsigned(
          today.filter((e) => e.amount * s > 0).reduce((a, e) => a + e.amount, 0),
          us,
        );
      table.entry({ text: 'RULAJ ZI', debit: sum(-1), credit: sum(1) }, { bold: true });
      table.entry({ text: 'SOLD FINAL ZI', credit: unsigned(entry.balance, us) }, { bold: true });
    },
    closingRow: { text: 'SOLD FINAL CONT', credit: unsigned(ledger.closing, us) },
    table: { rows: rng.pick(['plain', 'ruled']) },
  }),
});

const turkish = bankStatement({
  name: 'tr-time-channel',
  about: 'time, type and channel columns before the text, İşlem Tutarı and Bakiye, headers close together',
  lexicon: 'tr',
  currency: 'TRY',
  scale: 900,
  fonts: wideFaces,
  titles: ['HESAP EKSTRESİ', 'Hesap Hareketleri'],
  labels: { account: 'Hesap No', period: 'Dönem' },
  range: range('dd/MM/yyyy', ' - '),
  money: continental,
  summary: { title: '', opening: 'Devreden Bakiye', closing: 'Kapanış Bakiyesi' },
  pageWord: (n, total) => `Sayfa ${n} / ${total}`,
  layout: ({ rng, ledger }) => {
    const times = ledger.entries.map(
      () => `${String(rng.int(8, 19)).padStart(2, '0')}:${String(rng.int(0, 59)).padStart(2, '0')}`,
    );
    return {
      columns: [
        { key: 'date', head: 'Tarih', align: 'left', weight: 11 },
        { key: 'time', head: 'Saat', align: 'left', weight: 7 },
        { key: 'text', head: 'Açıklama', align: 'left', weight: 50 },
        { key: 'amount', head: 'İşlem Tutarı', align: 'right', weight: 15 },
        { key: 'balance', head: 'Bakiye', align: 'right', weight: 15 },
      ],
      dates: rng.pick(['dd/MM/yyyy', 'dd.MM.yyyy']),
      currency: rng.chance(0.4) ? { suffix: ' TL' } : {},
      cells: (_, usual, index) => ({ ...usual, time: times[index]! }),
      table: { rows: rng.pick(['zebra', 'ruled', 'plain']) },
    };
  },
});

const greek = bankStatement({
  name: 'gr-chreosi-pistosi',
  about: 'Greek words, Χρέωση and Πίστωση, balance every row, dd/mm',
  lexicon: 'el',
  currency: 'EUR',
  fonts: wideFaces,
  titles: ['ΑΝΤΙΓΡΑΦΟ ΛΟΓΑΡΙΑΣΜΟΥ', 'Κίνηση λογαριασμού'],
  labels: { account: 'Λογαριασμός', period: 'Περίοδος' },
  range: range('dd/MM/yyyy', ' - '),
  money: continental,
  summary: null,
  pageWord: (n, total) => `Σελίδα ${n} από ${total}`,
  layout: ({ rng, ledger }) => ({
    columns: [
      { key: 'date', head: 'Ημερομηνία', align: 'left', weight: 13 },
      { key: 'text', head: rng.pick(['Αιτιολογία', 'Περιγραφή']), align: 'left', weight: 42 },
      { key: 'valueDate', head: 'Valeur', align: 'left', weight: 12 },
      { key: 'debit', head: 'Χρέωση', align: 'right', weight: 14 },
      { key: 'credit', head: 'Πίστωση', align: 'right', weight: 14 },
      { key: 'balance', head: 'Υπόλοιπο', align: 'right', weight: 15 },
    ],
    dates: rng.pick(['dd/MM/yyyy', 'dd/MM/yy']),
    openingRow: { text: 'ΥΠΟΛΟΙΠΟ ΑΠΟ ΜΕΤΑΦΟΡΑ', balance: signed(ledger.opening, continental) },
    table: { rows: rng.pick(['plain', 'zebra']), gap: 8 },
  }),
  trailer: ({ ledger }, table) =>
    table.entry({ text: 'ΤΕΛΙΚΟ ΥΠΟΛΟΙΠΟ', balance: signed(ledger.closing, continental) }, { bold: true }),
});

const russian = bankStatement({
  name: 'ru-unsigned-debits',
  about: 'unsigned amounts are debits, plus marks credits, space thousands, Остаток every row, totals in the head',
  lexicon: 'ru',
  currency: 'RUB',
  scale: 900,
  fonts: wideFaces,
  titles: ['Выписка по счёту дебетовой карты', 'Выписка по счету'],
  labels: { account: 'Счёт', period: 'За период' },
  range: range('dd.MM.yyyy', ' — '),
  money: spaced,
  summary: {
    title: '',
    opening: 'Остаток на начало периода',
    credits: 'Всего пополнений',
    debits: 'Всего списаний',
    closing: 'Остаток на конец периода',
  },
  pageWord: (n, total) => `Страница ${n} из ${total}`,
  layout: ({ rng }) => ({
    columns: [
      { key: 'date', head: 'Дата операции', align: 'left', weight: 15 },
      { key: 'text', head: rng.pick(['Описание операции', 'Назначение']), align: 'left', weight: 50 },
      { key: 'amount', head: 'Сумма', align: 'right', weight: 16 },
      { key: 'balance', head: rng.pick(['Остаток', 'Остаток средств']), align: 'right', weight: 17 },
    ],
    dates: 'dd.MM.yyyy',
    newestFirst: rng.chance(0.5),
    cells: (entry, usual) => ({ ...usual, amount: (entry.amount > 0 ? '+' : '') + unsigned(entry.amount, spaced) }),
    table: { rows: rng.pick(['ruled', 'plain']) },
  }),
});

export const nordicEast: readonly Family[] = [
  swedish,
  danish,
  norwegian,
  finnish,
  polish,
  czech,
  hungarian,
  romanian,
  turkish,
  greek,
  russian,
];
