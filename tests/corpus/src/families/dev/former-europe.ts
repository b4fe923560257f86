import { Table } from '../../drawing/table.ts';
import { printDay } from '../../story/calendar.ts';
import { lastOfDay, makeLedger, truthOf } from '../../story/ledger.ts';
import { continental, signed, spaced, unsigned } from '../../story/money.ts';
import { latin, period, type Family } from '../family.ts';
import { ledgerPages } from '../ledger-pages.ts';
import { ends, letter, margins, paper } from '../judged/paper.ts';

const groupedDates: Family = {
  name: 'de-grouped-dates',
  about: 'booking date as a group heading, value date and amount on the last line, trailing minus',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'turn']));
    const ledger = makeLedger(rng, { lexicon: 'de', currency: 'EUR', ...month, count: rng.int(6, 40) });
    const { sheet, flow } = paper(rng, { faces: latin });
    const t = (minor: number): string => signed(minor, continental, 'trailing');
    flow.newPage();
    letter(
      flow,
      rng,
      'Handelsbank AG',
      [ledger.holder, rng.pick(ledger.lexicon.streets)],
      `Kontoauszug vom ${printDay(month.end, 'dd.MM.yyyy')}`,
      [
        ['Kontonummer', ledger.number],
        ['Auszug-Nr.', String(rng.int(1, 12))],
        ['Zeitraum', `${printDay(month.start, 'dd.MM.yyyy')} - ${printDay(month.end, 'dd.MM.yyyy')}`],
      ],
    );
    const table = new Table(
      flow,
      [
        { key: 'text', head: 'Angaben zu den Umsätzen', align: 'left', weight: 50 },
        { key: 'valueDate', head: 'Valuta', align: 'left', weight: 10 },
        { key: 'debit', head: 'zu Ihren Lasten', align: 'right', weight: 17 },
        { key: 'credit', head: 'zu Ihren Gunsten', align: 'right', weight: 17 },
      ],
      { gap: 10 },
    );
    flow.afterBreak = () => table.head();
    table.head();
    table.entry(
      {
        text: `Alter Kontostand vom ${printDay(month.start - 1, 'dd.MM.yyyy')}`,
        [ledger.opening < 0 ? 'debit' : 'credit']: t(ledger.opening),
      },
      { bold: true },
    );
    ledger.entries.forEach((e, i) => {
      if (ledger.entries[i - 1]?.date !== e.date) {
        flow.need(50);
        table.entry({ text: `Buchungsdatum: ${printDay(e.date, 'dd.MM.yyyy')}` }, { bold: true });
      }
      table.entry(
        { text: e.lines, valueDate: printDay(e.valueDate, 'dd.MM.'), [e.amount < 0 ? 'debit' : 'credit']: t(e.amount) },
        { anchor: 'last', dateKeys: [] },
      );
    });
    table.entry(
      {
        text: `Neuer Kontostand vom ${printDay(month.end, 'dd.MM.yyyy')}`,
        [ledger.closing < 0 ? 'debit' : 'credit']: t(ledger.closing),
      },
      { bold: true },
    );
    margins(flow, rng, (n, all) => `Seite ${n} von ${all}`);
    return { sheet, truth: { accounts: [truthOf(ledger, { balancePrinted: () => false })] } };
  },
};

const creditFirst: Family = {
  name: 'ch-credit-first',
  about: 'credit before debit, spaces as thousands with a point, date blank on the same day, sparse balance',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle']));
    const ledger = makeLedger(rng, {
      lexicon: rng.pick(['de', 'fr']),
      currency: 'CHF',
      ...month,
      count: rng.int(6, 45),
    });
    const french = ledger.lexicon.salary[0]!.includes('SALAIRE');
    const money = { decimals: 2, point: '.', group: ' ' };
    const { sheet, flow } = paper(rng, { faces: latin });
    flow.newPage();
    letter(
      flow,
      rng,
      'Postfinanz',
      [ledger.holder, rng.pick(ledger.lexicon.streets)],
      french ? 'Extrait de compte' : 'Kontoauszug',
      [
        [
          french ? 'Période' : 'Periode',
          `${printDay(month.start, 'dd.MM.yyyy')} - ${printDay(month.end, 'dd.MM.yyyy')}`,
        ],
        ['IBAN', `CH${rng.digits(9)}${rng.digits(10)}`],
      ],
    );
    const [open, close] = french ? ['Etat de compte', 'Solde final'] : ['Kontostand', 'Kontostand'];
    ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: french ? 'Date' : 'Datum', align: 'left', weight: 10 },
        { key: 'text', head: 'Text'.replace('Text', french ? 'Texte' : 'Text'), align: 'left', weight: 42 },
        { key: 'credit', head: french ? 'Crédit' : 'Gutschrift', align: 'right', weight: 14 },
        { key: 'debit', head: french ? 'Débit' : 'Lastschrift', align: 'right', weight: 14 },
        { key: 'valueDate', head: french ? 'Valeur' : 'Valuta', align: 'left', weight: 10 },
        { key: 'balance', head: french ? 'Solde' : 'Saldo', align: 'right', weight: 15 },
      ],
      money,
      dates: 'dd.MM.yy',
      oncePerDay: true,
      balances: 'day',
      openingRow: { date: printDay(month.start - 1, 'dd.MM.yy'), text: open, balance: signed(ledger.opening, money) },
      closingRow: { date: printDay(month.end, 'dd.MM.yy'), text: close, balance: signed(ledger.closing, money) },
      table: { gap: 10 },
    });
    margins(flow, rng, (n, all) => `${french ? 'Page' : 'Seite'} ${n} / ${all}`);
    return {
      sheet,
      truth: { accounts: [truthOf(ledger, { balancePrinted: (_, i) => lastOfDay(ledger.entries, i) })] },
    };
  },
};

const labelledBlocks: Family = {
  name: 'pl-labelled-blocks',
  about: 'no table: each item a block of labelled lines',
  draw: (rng) => {
    const month = period(rng, 'month');
    const ledger = makeLedger(rng, { lexicon: 'pl', currency: 'PLN', ...month, count: rng.int(3, 28), scale: 90 });
    const { sheet, flow } = paper(rng, { faces: ['noto', 'dejavu', 'condensed'] });
    const size = sheet.options.size;
    const zl = (minor: number): string => `${signed(minor, spaced)} PLN`;
    flow.newPage();
    letter(flow, rng, 'Kredyt Rolny Bank', [ledger.holder, rng.pick(ledger.lexicon.streets)], 'Wyciąg z rachunku', [
      ['Numer rachunku', ledger.number],
      ['Za okres', `od ${printDay(month.start, 'yyyy-MM-dd')} do ${printDay(month.end, 'yyyy-MM-dd')}`],
    ]);
    ends(
      flow,
      [
        ['Saldo początkowe', zl(ledger.opening)],
        ['Saldo końcowe', zl(ledger.closing)],
      ],
      { align: 'left', bold: true },
    );
    const value = flow.left + flow.width * 0.3;
    for (const e of ledger.entries) {
      const lines: [string, string][] = [
        ['Data operacji', printDay(e.date, 'yyyy-MM-dd')],
        ['Data księgowania', printDay(e.date, 'yyyy-MM-dd')],
        ['Opis', e.lines.join(' ')],
        ['Kwota', zl(e.amount)],
        ['Saldo po operacji', zl(e.balance)],
      ];
      flow.need(lines.length * size * 1.4 + 12);
      for (const [label, text] of lines) {
        flow.y += size * 1.4;
        sheet.text(flow.left, flow.y, label, { color: '#555555' });
        sheet.text(value, flow.y, text);
      }
      flow.gap(4);
      sheet.rule(flow.left, flow.y, flow.right, flow.y, 0.4);
      flow.gap(3);
    }
    margins(flow, rng, (n, all) => `Strona ${n} z ${all}`);
    return { sheet, truth: { accounts: [truthOf(ledger, { describe: (e) => e.lines.join(' ') })] } };
  },
};

const euroFolio: Family = {
  name: 'hotel-folio-euro',
  about: 'hotel bill with quantity and unit price columns, tax table, settled by card',
  draw: (rng) => {
    const month = period(rng, 'month');
    const { sheet, flow } = paper(rng, { faces: latin });
    const arrive = month.start + rng.int(0, 15);
    const nights = rng.int(1, 7);
    const rows: { date: number; text: string; quantity: number; price: number; amount: number }[] = [];
    const rate = rng.int(7900, 24_000);
    for (let n = 0; n < nights; n++) {
      rows.push({ date: arrive + n, text: 'Übernachtung inkl. Frühstück', quantity: 1, price: rate, amount: -rate });
      if (rng.chance(0.6)) rows.push({ date: arrive + n, text: 'City Tax', quantity: 1, price: 320, amount: -320 });
      if (rng.chance(0.4)) {
        const [quantity, price] = [rng.int(1, 4), rng.int(250, 1900)];
        rows.push({
          date: arrive + n,
          text: rng.pick(['Minibar', 'Restaurant', 'Parken']),
          quantity,
          price,
          amount: -quantity * price,
        });
      }
    }
    const due = -rows.reduce((a, r) => a + r.amount, 0);
    const eu = (minor: number): string => unsigned(minor, continental);
    flow.newPage();
    letter(flow, rng, 'Hotel Zur Linde', ['Max Mustermann', 'Lindenstr. 12'], 'Rechnung', [
      ['Anreise', printDay(arrive, 'dd.MM.yyyy')],
      ['Abreise', printDay(arrive + nights, 'dd.MM.yyyy')],
      ['Zimmer', String(rng.int(101, 420))],
      ['Rechnungsnr.', rng.digits(6)],
    ]);
    const table = new Table(
      flow,
      [
        { key: 'date', head: 'Datum', align: 'left', weight: 13 },
        { key: 'text', head: 'Leistung', align: 'left', weight: 40 },
        { key: 'quantity', head: 'Anzahl', align: 'right', weight: 8 },
        { key: 'price', head: 'Einzelpreis', align: 'right', weight: 13 },
        { key: 'debit', head: 'Belastung EUR', align: 'right', weight: 15 },
        { key: 'credit', head: 'Gutschrift EUR', align: 'right', weight: 15 },
      ],
      { rows: rng.pick(['plain', 'ruled']) },
    );
    table.head();
    for (const r of rows)
      table.entry({
        date: printDay(r.date, 'dd.MM.yyyy'),
        text: r.text,
        quantity: String(r.quantity),
        price: eu(r.price),
        debit: eu(r.amount),
      });
    const paid = rng.chance(0.8);
    if (paid)
      table.entry({ date: printDay(arrive + nights, 'dd.MM.yyyy'), text: 'Zahlung Kreditkarte', credit: eu(due) });
    table.entry({ text: 'Summe', debit: eu(due), credit: paid ? eu(due) : '0,00' }, { bold: true });
    flow.gap(6);
    flow.line(`Offener Betrag: ${paid ? '0,00' : eu(due)} EUR`, { bold: true, align: 'right' });
    flow.gap(10);
    flow.line('MwSt.   Netto   Steuer   Brutto', { size: 7.5 });
    flow.line(`7,00 %   ${eu(Math.round(due / 1.07))}   ${eu(due - Math.round(due / 1.07))}   ${eu(due)}`, {
      size: 7.5,
    });
    const iso = (d: number): string => printDay(d, 'yyyy-MM-dd');
    const all = [
      ...rows.map((r) => ({
        date: iso(r.date),
        description: r.text,
        amount: r.amount / 100,
        balance: null,
        otherDescriptions: [`${r.text} ${r.quantity} ${eu(r.price)}`, `${r.text} ${r.quantity}`],
      })),
      ...(paid
        ? [{ date: iso(arrive + nights), description: 'Zahlung Kreditkarte', amount: due / 100, balance: null }]
        : []),
    ];
    return {
      sheet,
      truth: {
        accounts: [{ openingBalance: null, closingBalance: paid ? 0 : -due / 100, currency: 'EUR', transactions: all }],
      },
    };
  },
};

/** Families that were judged once and then looked at. */
export const formerEurope: readonly Family[] = [groupedDates, creditFirst, labelledBlocks, euroFolio];
