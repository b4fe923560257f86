import { printDay } from '../../../story/calendar.ts';
import { makeLedger, truthOf, type Entry } from '../../../story/ledger.ts';
import { continental, unsigned } from '../../../story/money.ts';
import { Table } from '../../../drawing/table.ts';
import { latin, period, type Family } from '../../family.ts';
import { begin, facts, footer, heading, sumOf } from './paper.ts';

const textFirst: Family = {
  name: 'de-text-first',
  about:
    'text before the booking day, a payment number and value day, trailing minus, interest-day balances among the rows',
  producers: ['pdfkit'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'month', 'cycle']));
    const ledger = makeLedger(rng, {
      lexicon: 'de',
      currency: 'EUR',
      ...month,
      count: rng.int(0, 55),
      overdraft: rng.chance(0.2),
    });
    const { sheet, flow } = begin(rng, { faces: latin, sizes: [8, 8.5, 9] });
    const number = rng.int(1, 12);
    const side = (minor: number): string => `${unsigned(minor, continental)}${minor < 0 ? '-' : '+'}`;
    heading(flow, rng, {
      bank: rng.pick(['Konsum-Direktbank', 'Rheinische Direktbank', 'Bank am Markt']),
      small: 'BLZ 760 555 00   BIC KODBDE77',
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets), rng.pick(ledger.lexicon.cities)],
      title: 'KONTOAUSZUG GIROKONTO',
    });
    facts(
      flow,
      [
        ['Datum', printDay(month.end, 'dd.MM.yy')],
        ['Kontonummer', ledger.number],
        ['Auszug-Nr.', String(number)],
        ['Währung', 'EUR'],
      ],
      { valueAlign: 'left' },
    );
    flow.gap(12);
    const table = new Table(
      flow,
      [
        { key: 'text', head: 'Text', align: 'left', weight: 42 },
        { key: 'date', head: 'Datum', align: 'left', weight: 8 },
        { key: 'number', head: 'PNNr.', align: 'left', weight: 8 },
        { key: 'value', head: 'Wert', align: 'left', weight: 8 },
        { key: 'debit', head: 'Soll', align: 'right', weight: 15 },
        { key: 'credit', head: 'Haben', align: 'right', weight: 15 },
      ],
      { head: rng.pick(['ruled', 'bold', 'plain']) },
    );
    flow.afterBreak = () => table.head();
    table.head();
    const balance = (text: string, date: string, minor: number): void =>
      table.entry({ text, date, [minor < 0 ? 'debit' : 'credit']: side(minor) }, { bold: rng.chance(0.5) });
    balance('*** Kontostand zum', printDay(month.start - 1, 'dd.MM.'), ledger.opening);
    const interestDay = rng.chance(0.4) ? Math.floor(ledger.entries.length / 2) : -1;
    ledger.entries.forEach((e, i) => {
      table.entry({
        text: e.lines,
        date: printDay(e.date, 'dd.MM.'),
        number: rng.digits(4),
        value: printDay(e.valueDate, 'dd.MM.'),
        [e.amount < 0 ? 'debit' : 'credit']: side(e.amount),
      });
      if (i === interestDay)
        table.entry({ text: `VALUTARISCHER SALDO PER ${printDay(e.date, 'dd.MM.yy')}: ${side(e.balance + 12_345)}` });
    });
    balance('*** Kontostand zum', printDay(month.end, 'dd.MM.'), ledger.closing);
    flow.afterBreak = undefined;
    flow.gap(10);
    flow.line(
      `Eingeräumte Kontoüberziehung EUR 2.500,00   Sollzinssatz 10,90% p.a.   Guthaben ab EUR 50.000,00: 0,10%`,
      { size: 7 },
    );
    flow.paragraph(
      'Bitte erheben Sie Einwendungen gegen einzelne Buchungen unverzüglich. Rechnungsabschlüsse gelten als genehmigt, wenn Sie innerhalb von sechs Wochen nach Zugang keine Einwendungen erheben.',
      { size: 6.5 },
    );
    footer(flow, rng, (n, all) => `Blatt ${n} von ${all}`);
    return {
      sheet,
      truth: { accounts: [truthOf(ledger, { balancePrinted: () => false })] },
    };
  },
};

const parenthesisedValue: Family = {
  name: 'nl-value-in-brackets',
  about:
    'value date in brackets below the booking date, newest first, balances with + or "CREDIT", totals above the rows',
  producers: ['pdf-lib', 'pdfkit'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, { lexicon: 'nl', currency: 'EUR', ...month, count: rng.int(0, 50) });
    const { sheet, flow, size } = begin(rng, { faces: latin });
    const english = rng.chance(0.5);
    const newest = rng.chance(0.6);
    const word = (dutch: string, other: string): string => (english ? other : dutch);
    const day = (d: number): string => printDay(d, 'dd-MM');
    const balance = (minor: number): string => `${unsigned(minor, continental)} +/CREDIT`;
    heading(flow, rng, {
      bank: rng.pick(['Amstel Bank N.V.', 'Nederrijn Bank', 'Polder & Zoon Bankiers']),
      small: 'Postbus 283, Amsterdam   BIC AMSTNL2A',
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets), rng.pick(ledger.lexicon.cities)],
      title: word('Rekeningafschrift Privérekening', 'Statement of account'),
    });
    const grid: readonly [string, string][] = [
      [word('Rekeningnummer', 'Account number'), `NL43 AMST 0${ledger.number.slice(0, 9)}`],
      [word('Datum afschrift', 'Statement date'), printDay(month.end, 'dd-MM-yyyy')],
      [word('Vorig saldo', 'Previous balance'), balance(ledger.opening)],
      [word('Nieuw saldo', 'New balance'), balance(ledger.closing)],
      [word('Totaal afgeschreven', 'Total amount debit'), unsigned(sumOf(ledger.entries, -1), continental)],
      [word('Totaal bijgeschreven', 'Total amount credit'), unsigned(sumOf(ledger.entries, 1), continental)],
    ];
    for (let i = 0; i < grid.length; i += 2) {
      grid.slice(i, i + 2).forEach(([name, value], k) => {
        const x = flow.left + (k * flow.width) / 2;
        sheet.text(x, flow.y + size * 1.3, name, { size: size - 1.5, color: '#555555' });
        sheet.text(x, flow.y + size * 2.6, value, { bold: true });
      });
      flow.gap(size * 3.3);
    }
    flow.gap(10);
    const table = new Table(
      flow,
      [
        {
          key: 'date',
          head: [word('Boekdatum', 'Bookdate'), word('(Rentedatum)', '(Value date)')],
          align: 'left',
          weight: 13,
        },
        { key: 'text', head: [word('Omschrijving', 'Description'), ''], align: 'left', weight: 52 },
        { key: 'debit', head: [word('Bedrag af', 'Amount debit'), word('(debet)', '')], align: 'right', weight: 16 },
        {
          key: 'credit',
          head: [word('Bedrag bij', 'Amount credit'), word('(credit)', '')],
          align: 'right',
          weight: 16,
        },
      ],
      { rows: rng.pick(['plain', 'ruled']) },
    );
    flow.afterBreak = () => table.head();
    table.head();
    const order: Entry[] = newest ? [...ledger.entries].reverse() : ledger.entries;
    for (const e of order) {
      const lines = [...e.lines, ...(rng.chance(0.4) ? [`IBAN: NL${rng.digits(2)}RABO0${rng.digits(9)}`] : [])];
      e.lines = lines.length > 1 ? lines : [...lines, `Kenmerk: ${e.reference}`];
      table.entry({
        date: [day(e.date), `(${day(e.valueDate)})`],
        text: e.lines,
        [e.amount < 0 ? 'debit' : 'credit']: unsigned(e.amount, continental),
      });
    }
    flow.afterBreak = undefined;
    if (!order.length) flow.line(word('Geen mutaties in deze periode', 'No transactions in this period'));
    footer(
      flow,
      rng,
      (n, all) => `${word('Blad', 'Page')} ${n} / ${all}`,
      word(
        'Dit product valt onder het depositogarantiestelsel tot EUR 100.000,00.',
        'Covered by the Dutch deposit guarantee, EUR 100.000,00.',
      ),
    );
    return {
      sheet,
      truth: { accounts: [truthOf({ ...ledger, entries: order }, { balancePrinted: () => false })] },
    };
  },
};

export const freshEurope: readonly Family[] = [textFirst, parenthesisedValue];
