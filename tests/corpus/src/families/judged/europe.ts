import { Table } from '../../drawing/table.ts';
import { printDay } from '../../story/calendar.ts';
import { makeLedger, truthOf, type Entry } from '../../story/ledger.ts';
import { continental, signed, spaced, unsigned } from '../../story/money.ts';
import { latin, period, type Family } from '../family.ts';
import { ledgerPages } from '../ledger-pages.ts';
import { ends, letter, margins, paper } from './paper.ts';

const total = (entries: readonly Entry[], s = 0): number =>
  entries.filter((e) => s === 0 || e.amount * s > 0).reduce((all, e) => all + e.amount, 0);

const nameThenDate: Family = {
  name: 'de-app-bank',
  about: 'name first, booking date behind, value-date line below, plus and minus with the euro glued',
  draw: (rng) => {
    const month = period(rng, 'month');
    const ledger = makeLedger(rng, { lexicon: 'de', currency: 'EUR', ...month, count: rng.int(5, 40) });
    const { sheet, flow } = paper(rng, { faces: ['noto', 'sans', 'dejavu'] });
    const e8 = (minor: number): string => `${minor < 0 ? '-' : '+'}${unsigned(minor, continental)}€`;
    flow.newPage();
    letter(
      flow,
      rng,
      'N62',
      [ledger.holder],
      `Kontoauszug Nr. ${String(rng.int(1, 12)).padStart(2, '0')}/${month.year}`,
      [
        ['Zeitraum', `${printDay(month.start, 'dd.MM.yyyy')} bis ${printDay(month.end, 'dd.MM.yyyy')}`],
        ['IBAN', `DE${rng.digits(8)}${rng.digits(10)}`],
      ],
    );
    const table = new Table(
      flow,
      [
        { key: 'text', head: 'Beschreibung', align: 'left', weight: 56 },
        { key: 'date', head: 'Verbuchungsdatum', align: 'left', weight: 20 },
        { key: 'amount', head: 'Betrag', align: 'right', weight: 20 },
      ],
      { rows: rng.pick(['ruled', 'plain']), padding: 4 },
    );
    flow.afterBreak = () => table.head();
    table.head();
    for (const e of ledger.entries)
      table.entry({
        text: [...e.lines, `Wertstellung ${printDay(e.valueDate, 'dd.MM.yyyy')}`],
        date: printDay(e.date, 'dd.MM.yyyy'),
        amount: e8(e.amount),
      });
    flow.afterBreak = undefined;
    if (rng.chance(0.5)) flow.newPage();
    flow.gap(14);
    flow.line('Zusammenfassung', { bold: true, size: 12 });
    ends(
      flow,
      [
        ['Dein alter Kontostand', e8(ledger.opening)],
        ['Ausgehende Transaktionen', e8(total(ledger.entries, -1))],
        ['Eingehende Transaktionen', e8(total(ledger.entries, 1))],
        ['Dein neuer Kontostand', e8(ledger.closing)],
      ],
      { align: 'left', bold: true },
    );
    margins(flow, rng, (n, all) => `${n} / ${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            balancePrinted: () => false,
            otherDescriptions: (e) => [`${e.lines.join(' ')} Wertstellung ${printDay(e.valueDate, 'dd.MM.yyyy')}`],
          }),
        ],
      },
    };
  },
};

const dutchCard: Family = {
  name: 'nl-card',
  about: 'card with two dates, foreign amounts in their own column, Af or Bij behind each amount',
  draw: (rng) => {
    const month = period(rng, rng.pick(['cycle', 'turn']));
    const ledger = makeLedger(rng, { lexicon: 'nl', currency: 'EUR', ...month, count: rng.int(5, 35), nature: 'card' });
    for (const e of ledger.entries) if (e.amount < 0) e.lines = [`${rng.pick(ledger.lexicon.shops)} ${e.city}`];
    const { sheet, flow } = paper(rng, { faces: latin });
    const side = (minor: number): string => `${unsigned(minor, continental)} ${minor < 0 ? 'Af' : 'Bij'}`;
    const nl = (d: number): string => printDay(d, 'dd MMM', { language: 'nl' });
    flow.newPage();
    letter(
      flow,
      rng,
      'Internationale Kaart Services',
      [ledger.holder, rng.pick(ledger.lexicon.streets)],
      'Rekeningoverzicht creditcard',
      [
        ['Datum', printDay(month.end, 'd MMMM yyyy', { language: 'nl' })],
        ['ICS-klantnummer', rng.digits(11)],
        ['Volgnummer', String(rng.int(1, 12))],
      ],
    );
    const wide = new Table(flow, [
      { key: 'a', head: 'Vorig openstaand saldo', align: 'right', weight: 1 },
      { key: 'b', head: 'Totaal ontvangen betalingen', align: 'right', weight: 1 },
      { key: 'c', head: 'Totaal nieuwe uitgaven', align: 'right', weight: 1 },
      { key: 'd', head: 'Nieuw openstaand saldo', align: 'right', weight: 1 },
    ]);
    wide.head();
    wide.entry({
      a: `€ ${side(ledger.opening)}`,
      b: `€ ${side(total(ledger.entries, 1))}`,
      c: `€ ${side(total(ledger.entries, -1))}`,
      d: `€ ${side(ledger.closing)}`,
    });
    flow.gap(8);
    const table = new Table(
      flow,
      [
        { key: 'date', head: ['Datum', 'transactie'], align: 'left', weight: 11 },
        { key: 'post', head: ['Datum', 'boeking'], align: 'left', weight: 11 },
        { key: 'text', head: ['', 'Omschrijving'], align: 'left', weight: 40 },
        { key: 'foreign', head: ['Bedrag in', 'vreemde valuta'], align: 'right', weight: 16 },
        { key: 'amount', head: ['Bedrag', "in euro's"], align: 'right', weight: 16 },
      ],
      { rows: rng.pick(['plain', 'ruled']) },
    );
    flow.afterBreak = () => table.head();
    table.head();
    const [payments, charges] = [
      ledger.entries.filter((e) => e.amount > 0),
      ledger.entries.filter((e) => e.amount < 0),
    ];
    const order: (Entry & { foreign: string })[] = [];
    const put = (e: Entry): void => {
      const foreign =
        e.amount < 0 && rng.chance(0.2) ? `${unsigned(Math.round(e.amount * 1.09), continental)} USD` : '';
      order.push({ ...e, foreign });
      table.entry({
        date: nl(e.date),
        post: nl(Math.min(e.date + 1, month.end)),
        text: e.lines,
        foreign,
        amount: side(e.amount),
      });
    };
    payments.forEach(put);
    table.entry({ text: `Uw Card met als laatste vier cijfers ${ledger.number.slice(-4)}` }, { bold: true });
    charges.forEach(put);
    flow.afterBreak = undefined;
    flow.gap(8);
    flow.paragraph(
      'Uw bestedingslimiet is € 5.000. Dit product valt onder het depositogarantiestelsel. Het minimaal te betalen bedrag wordt rond de 25e van uw rekening afgeschreven.',
      { size: 6.5 },
    );
    margins(flow, rng, (n, all) => `Bladnummer ${n} van ${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(
            { ...ledger, entries: order },
            {
              balancePrinted: () => false,
              otherDate: (e) => Math.min(e.date + 1, month.end),
              otherDescriptions: (e) => [`${e.lines.join(' ')} ${(e as Entry & { foreign: string }).foreign}`.trim()],
            },
          ),
        ],
      },
    };
  },
};

const datesLast: Family = {
  name: 'es-dates-last',
  about: 'text, amount and balance before both dates',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle']));
    const ledger = makeLedger(rng, { lexicon: 'es', currency: 'EUR', ...month, count: rng.int(6, 45) });
    const { sheet, flow } = paper(rng, { faces: latin });
    flow.newPage();
    letter(
      flow,
      rng,
      'Banco Santamaria',
      [ledger.holder, rng.pick(ledger.lexicon.streets)],
      'Extracto de movimientos',
      [
        ['Cuenta', `ES${rng.digits(8)}${ledger.number}`],
        ['Desde - Hasta', `${printDay(month.start, 'dd/MM/yyyy')} - ${printDay(month.end, 'dd/MM/yyyy')}`],
        ['Saldo inicial', `${signed(ledger.opening, continental)} EUR`],
        ['Saldo final', `${signed(ledger.closing, continental)} EUR`],
      ],
    );
    ledgerPages(flow, ledger, {
      columns: [
        { key: 'text', head: 'Concepto', align: 'left', weight: 46 },
        { key: 'amount', head: 'Importe', align: 'right', weight: 16 },
        { key: 'balance', head: 'Saldo', align: 'right', weight: 16 },
        { key: 'date', head: ['Fecha', 'operación'], align: 'left', weight: 12 },
        { key: 'valueDate', head: ['Fecha', 'valor'], align: 'left', weight: 12 },
      ],
      money: continental,
      dates: 'dd/MM/yyyy',
      newestFirst: rng.chance(0.5),
      currency: rng.chance(0.5) ? { suffix: ' €' } : {},
      table: { gap: 14, rows: rng.pick(['ruled', 'zebra']) },
    });
    margins(flow, rng, (n, all) => `Página ${n} de ${all}`);
    return { sheet, truth: { accounts: [truthOf(ledger)] } };
  },
};

const stackedFields: Family = {
  name: 'cz-stacked-fields',
  about: 'one field a line in each cell, dates with spaces, point decimals with space thousands',
  draw: (rng) => {
    const month = period(rng, 'month');
    const ledger = makeLedger(rng, { lexicon: 'cs', currency: 'CZK', ...month, count: rng.int(4, 35), scale: 500 });
    const money = { decimals: 2, point: '.', group: ' ' };
    const { sheet, flow } = paper(rng, { faces: ['noto', 'dejavu', 'condensed'] });
    const d = (day: number): string => printDay(day, 'd. M. yyyy');
    flow.newPage();
    letter(flow, rng, 'Rajfka Bank, a.s.', [ledger.holder], `Výpis z běžného účtu č. ${rng.int(1, 12)}`, [
      ['Za období', `${d(month.start)} / ${d(month.end)}`],
      ['Číslo účtu', `${ledger.number}/5500`],
      ['Měna účtu', 'CZK'],
    ]);
    const sum = (s: number): string => signed(total(ledger.entries, s), money);
    ends(
      flow,
      [
        ['Počáteční zůstatek', signed(ledger.opening, money)],
        ['Příjmy celkem', sum(1)],
        ['Výdaje celkem', sum(-1)],
        ['Konečný zůstatek', signed(ledger.closing, money)],
      ],
      { align: 'left' },
    );
    ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: ['Datum', 'Valuta'], align: 'left', weight: 14 },
        { key: 'text', head: ['Kategorie transakce', 'Zpráva'], align: 'left', weight: 34 },
        { key: 'party', head: ['Číslo protiúčtu', 'Název protiúčtu'], align: 'left', weight: 26 },
        { key: 'amount', head: ['', 'Částka'], align: 'right', weight: 18 },
      ],
      money,
      dates: 'd. M. yyyy',
      balances: 'none',
      currency: { suffix: ' CZK' },
      cells: (e, usual) => ({ ...usual, date: [d(e.date), d(e.valueDate)] }),
      table: { rows: 'ruled' },
    });
    margins(flow, rng, (n, all) => `Strana ${n}/${all}`);
    return { sheet, truth: { accounts: [truthOf(ledger, { balancePrinted: () => false })] } };
  },
};

const twoRowItems: Family = {
  name: 'ru-two-row-items',
  about: 'two rows an item with times and codes, plus for credits, balance on the first',
  draw: (rng) => {
    const month = period(rng, 'month');
    const ledger = makeLedger(rng, { lexicon: 'ru', currency: 'RUB', ...month, count: rng.int(5, 40), scale: 900 });
    const { sheet, flow } = paper(rng, { faces: ['noto', 'dejavu', 'condensed'] });
    const category: Record<string, string> = {
      purchase: 'Супермаркеты',
      out: 'Перевод с карты',
      in: 'Перевод на карту',
      salary: 'Зачисление',
      fee: 'Прочие операции',
      interest: 'Прочие операции',
      check: '',
    };
    flow.newPage();
    letter(flow, rng, 'СберегБанк', [ledger.holder], 'Выписка по счёту дебетовой карты', [
      ['За период', `${printDay(month.start, 'dd.MM.yyyy')} — ${printDay(month.end, 'dd.MM.yyyy')}`],
      ['Карта', `•••• ${ledger.number.slice(-4)}`],
      [`Остаток на ${printDay(month.start, 'dd.MM.yyyy')}`, unsigned(ledger.opening, spaced)],
      [`Остаток на ${printDay(month.end, 'dd.MM.yyyy')}`, unsigned(ledger.closing, spaced)],
    ]);
    flow.line('Расшифровка операций', { bold: true, size: 12 });
    const table = new Table(
      flow,
      [
        { key: 'date', head: ['ДАТА ОПЕРАЦИИ (МСК)', 'Дата обработки и код'], align: 'left', weight: 24 },
        { key: 'text', head: ['КАТЕГОРИЯ', 'Описание операции'], align: 'left', weight: 44 },
        { key: 'amount', head: ['СУММА В ВАЛЮТЕ СЧЁТА', ''], align: 'right', weight: 18 },
        { key: 'balance', head: ['ОСТАТОК СРЕДСТВ', ''], align: 'right', weight: 16 },
      ],
      { size: 7.5, rows: 'ruled' },
    );
    flow.afterBreak = () => table.head();
    table.head();
    for (const e of rng.chance(0.5) ? [...ledger.entries].reverse() : ledger.entries)
      table.entry({
        date: [
          `${printDay(e.date, 'dd.MM.yyyy')} ${String(rng.int(7, 22)).padStart(2, '0')}:${String(rng.int(0, 59)).padStart(2, '0')}`,
          `${printDay(e.date, 'dd.MM.yyyy')} ${e.reference.slice(0, 6)}`,
        ],
        text: [category[e.kind]!, e.lines.join(' ')],
        amount: `${e.amount > 0 ? '+' : ''}${unsigned(e.amount, spaced)}`,
        balance: unsigned(e.balance, spaced),
      });
    margins(flow, rng, (n, all) => `Страница ${n} из ${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            describe: (e) => `${category[e.kind]} ${e.lines.join(' ')}`,
            otherDescriptions: (e) => [
              e.lines.join(' '),
              `${category[e.kind]} ${e.reference.slice(0, 6)} ${e.lines.join(' ')}`,
            ],
          }),
        ],
      },
    };
  },
};

const frenchHead: Family = {
  name: 'fr-two-line-head',
  about: 'old and new balance in their own line, stray signs beside amounts, dates dd.mm',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'turn']));
    const ledger = makeLedger(rng, { lexicon: 'fr', currency: 'EUR', ...month, count: rng.int(6, 45) });
    const { sheet, flow } = paper(rng, { faces: latin });
    flow.newPage();
    letter(flow, rng, 'Crédit Rural', [ledger.holder, rng.pick(ledger.lexicon.streets)], 'VOTRE COMPTE CHEQUE', [
      ['Compte', `n° ${ledger.number}`],
      ["Date d'arrêté", printDay(month.end, 'd MMMM yyyy', { language: 'fr' })],
    ]);
    const side = (minor: number): string => (minor < 0 ? 'débiteur' : 'créditeur');
    const debitSide = (minor: number): 'debit' | 'credit' => (minor < 0 ? 'debit' : 'credit');
    const stray = rng.chance(0.4);
    const table = ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: ['Date', 'opé.'], align: 'left', weight: 8 },
        { key: 'valueDate', head: ['Date', 'valeur'], align: 'left', weight: 8 },
        { key: 'text', head: ['', 'Libellé des opérations'], align: 'left', weight: 50 },
        { key: 'debit', head: ['', 'Débit'], align: 'right', weight: 15 },
        { key: 'credit', head: ['', 'Crédit'], align: 'right', weight: 15 },
        { key: 'stray', head: ['', ''], align: 'left', weight: 3 },
      ],
      money: spaced,
      dates: 'dd.MM',
      balances: 'none',
      openingRow: {
        text: `Ancien solde ${side(ledger.opening)} au ${printDay(month.start - 1, 'dd.MM.yyyy')}`,
        [debitSide(ledger.opening)]: unsigned(ledger.opening, spaced),
      },
      cells: (e, usual) => ({ ...usual, stray: stray ? '¨' : '' }),
      table: { rows: rng.pick(['plain', 'zebra']) },
    });
    table.entry(
      {
        text: 'Total des opérations',
        debit: unsigned(total(ledger.entries, -1), spaced),
        credit: unsigned(total(ledger.entries, 1), spaced),
      },
      { bold: true },
    );
    table.entry(
      {
        text: `Nouveau solde ${side(ledger.closing)} au ${printDay(month.end, 'dd.MM.yyyy')}`,
        [debitSide(ledger.closing)]: unsigned(ledger.closing, spaced),
      },
      { bold: true },
    );
    margins(flow, rng, (n, all) => `Page ${n} / ${all}`);
    return { sheet, truth: { accounts: [truthOf(ledger, { balancePrinted: () => false })] } };
  },
};

export const judgedEurope: readonly Family[] = [
  nameThenDate,
  dutchCard,
  datesLast,
  stackedFields,
  twoRowItems,
  frenchHead,
];
