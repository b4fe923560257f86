import { partsOf, printDay, type Day } from '../../story/calendar.ts';
import { makeLedger, truthOf } from '../../story/ledger.ts';
import { continental, signed, unsigned } from '../../story/money.ts';
import { latin, period, type Family } from '../family.ts';
import { ledgerPages } from '../ledger-pages.ts';
import { columnsOf, runningTable } from './columns.ts';
import { figures, notice, rowCount, sumOf } from './desk.ts';
import { cellsAbreast, colonLines } from './fifth-parts.ts';
import { paper } from './paper.ts';
import { pageFeet, runningHead, smallPrint } from './third-parts.ts';
import { reword } from './words.ts';

const euro = (minor: number): string => unsigned(minor, continental);

const valueDigits: Family = {
  name: 'at-wert-digits',
  about:
    'Austrian extract: day and month, text with sum and time of the purchase inside, value day as four digits, minus behind, old and new balance, carried over by sheets',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'de',
      currency: 'EUR',
      ...month,
      count: rowCount(rng, 45),
      overdraft: rng.chance(0.25),
    });
    const firms = ['WIENER ENERGIEN', 'MAGENTO TELEKOM', 'UNIQUA VERS. AG', 'HAUSVERW. PICHLER', 'GEBR. HUBER GMBH'];
    reword(
      rng,
      ledger,
      {
        purchase: ['POS {sum} AT K1 {day} 14:{card}|{shop} {city}', 'E-COMM {sum} AT K1 {day}|{shop}'],
        out: ['ABBUCHUNG {firm}|MANDAT {ref}', 'DAUERAUFTRAG {person}|MIETE', 'UEBERWEISUNG {person}|RE {ref}'],
        in: ['GUTSCHRIFT {person}', 'UEBERWEISUNG VON {firm}|GUTSCHRIFT NR {ref}', 'SB-EINZAHLUNG {city}'],
        salary: ['LOHN/GEHALT {firm}'],
        fee: ['KONTOFUEHRUNG LT. PREISBLATT', 'BUCHUNGSENTGELT', 'SOLLZINSEN'],
        interest: ['HABENZINSEN ABZUEGL. KEST'],
      },
      {
        firms,
        cities: ['WIEN', 'GRAZ', 'LINZ', 'SALZBURG'],
        shops: ['BILLO DANKT 0042', 'HOFERL DANKT', 'SPARR MARKT', 'OMW TANKSTELLE', 'OEBB TICKETSHOP', 'TRAFIK 2210'],
        people: ['ANNA GRUBER', 'DIPL.ING. F. STEINER', 'M. WIESINGER'],
      },
    );
    const clock = (): string => String(rng.int(10, 59));
    for (const e of ledger.entries)
      e.lines = e.lines.map((line) =>
        line
          .replace('{sum}', euro(e.amount))
          .replace('{day}', printDay(e.date - rng.int(0, 2), 'dd.MM.'))
          .replace(/14:\d{4}/, `14:${clock()}`),
      );
    const { sheet, flow } = paper(rng, { faces: latin, sizes: [8, 8.5, 9, 9.5] });
    const full = (at: Day): string => printDay(at, 'dd.MM.yyyy');
    const behind = (minor: number): string => signed(minor, continental, 'trailing');
    const iban = `AT${rng.digits(2)} ${rng.digits(4)} ${rng.digits(4)} ${rng.digits(4)} ${rng.digits(4)}`;
    const number = rng.int(1, 24);
    const ink = rng.pick(['#b00020', '#00543d', '#1b4f9c', '#222222']);
    runningHead(flow, `Kontoauszug Nr. ${number}   ${iban}`);
    flow.newPage();
    const top = flow.y;
    sheet.text(flow.right, top + 12, rng.pick(['Donaubank AG', 'Bankhaus Alpenland', 'Raiffenbank Inntal eGen']), {
      bold: true,
      size: 15,
      color: ink,
      align: 'right',
    });
    [ledger.holder, 'Mariahilfer Zeile 14/7', '1060 Wien'].forEach((line, i) =>
      sheet.text(flow.left + 6, top + 54 + i * 12, line),
    );
    flow.y = top + 104;
    flow.line(`KONTOAUSZUG ${number}`, { bold: true, size: sheet.options.size + 4 });
    flow.y =
      colonLines(
        flow,
        [
          ['IBAN', iban],
          ['BIC', 'DONAATWWXXX'],
          ['Buchungen', `${full(month.start)} bis ${full(month.end)}`],
          ['Währung', 'EUR'],
        ],
        flow.left,
        flow.y,
      ) + 14;
    const favour = (minor: number): string => (minor < 0 ? 'zu Ihren Lasten' : 'zu Ihren Gunsten');
    ledgerPages(flow, ledger, {
      columns: columnsOf(
        ['date', 'Datum', 9],
        ['text', 'Buchungstext', 50],
        ['wert', rng.pick(['Wert', ['Wert', 'TTMM']]), 9],
        ['amount', rng.pick(['Betrag in EUR', 'Betrag']), 18, 'right'],
      ),
      money: continental,
      dates: rng.pick(['dd.MM', 'dd.MM.']),
      sign: 'trailing',
      balances: 'none',
      openingRow: {
        text: `Alter Saldo per ${full(month.start - 1)} ${favour(ledger.opening)}`,
        amount: behind(ledger.opening),
      },
      closingRow: {
        text: `Neuer Saldo per ${full(month.end)} ${favour(ledger.closing)}`,
        amount: behind(ledger.closing),
      },
      carry: {
        over: (balance) => ({ text: 'Übertrag auf nächstes Blatt', amount: balance }),
        forward: (balance) => ({ text: 'Übertrag von vorigem Blatt', amount: balance }),
      },
      cells: (e, usual) => ({ ...usual, wert: printDay(e.valueDate, 'ddMM') }),
      table: { rows: rng.pick(['plain', 'plain', 'dotted']), head: rng.pick(['bold', 'ruled', 'plain']) },
    });
    if (!ledger.entries.length) flow.line('Im Auszugszeitraum gab es keine Buchungen.');
    flow.gap(8);
    if (rng.chance(0.6))
      figures(flow, [
        ['Summe Lastschriften', `${euro(sumOf(ledger.entries, -1))}-`],
        ['Summe Gutschriften', euro(sumOf(ledger.entries, 1))],
      ]);
    if (rng.chance(0.5))
      notice(
        flow,
        'Information zu Ihrem Konto',
        'Eingeräumter Rahmen EUR 2.000,00. Sollzinsen 9,75 % p.a., Überziehungszinsen zusätzlich 4,50 % p.a. Bitte prüfen Sie den Auszug; Einwände sind innerhalb von zwei Monaten zu erheben.',
      );
    pageFeet(flow, (n, all) => `Blatt ${n}/${all}`, 'FN 150714p Handelsgericht Wien - DVR 0031313');
    return { sheet, truth: { accounts: [truthOf(ledger, { balancePrinted: () => false })] } };
  },
};

const roMonths = 'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie';

const monthWords: Family = {
  name: 'ro-month-words',
  about:
    'Romanian personal account: dates like "03 martie 2024", grey card and terminal lines with inner dates, Debit and Credit, balances in a box above or below the list',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, { lexicon: 'ro', currency: 'RON', ...month, count: rowCount(rng, 40), scale: 60 });
    const words = (at: Day): string => {
      const { y, m, d } = partsOf(at);
      return `${String(d).padStart(2, '0')} ${roMonths.split(' ')[m - 1]} ${y}`;
    };
    reword(rng, ledger, {
      purchase: [
        'Cumpărare POS|Nr. card: **** **** **** {card}|Terminal: {shop} {city} RO|Data: {day} Autorizare: {ref}',
      ],
      out: [
        'Transfer Home Bank|Beneficiar: {person}|Detalii: chirie|Referință: {ref}',
        'Plată debit direct|Beneficiar: {firm}|Nr. factură: {ref}',
        'Retragere numerar|Terminal: ATM {city}|Data: {day} Autorizare: {ref}',
      ],
      in: ['Încasare|Ordonator: {person}|Referință: {ref}', 'Depunere numerar|Terminal: MFM {city}'],
      salary: ['Încasare|Ordonator: {firm}|Detalii: salariu|Referință: {ref}'],
      fee: ['Comision pe operațiune', 'Comision administrare cont'],
      interest: ['Actualizare dobândă|Detalii: dobândă creditoare'],
    });
    for (const e of ledger.entries)
      e.lines = e.lines.map((line) => line.replace('{day}', printDay(e.date - rng.int(0, 3), 'dd-MM-yyyy')));
    const { sheet, flow } = paper(rng, { faces: ['sans', 'dejavu', 'noto', 'condensed'], sizes: [7.5, 8, 8.5, 9] });
    const iban = `RO${rng.digits(2)} DUNA 0000 9999 ${rng.digits(4)} ${rng.digits(4)}`;
    const boxBelow = rng.chance(0.5);
    const box = (): void =>
      cellsAbreast(
        flow,
        [
          ['Sold inițial', `${signed(ledger.opening, continental)} RON`],
          ['Rulaj debitor', `${euro(sumOf(ledger.entries, -1))} RON`],
          ['Rulaj creditor', `${euro(sumOf(ledger.entries, 1))} RON`],
          ['Sold final', `${signed(ledger.closing, continental)} RON`],
        ],
        rng.pick(['', '#f6f1e8']),
      );
    flow.newPage();
    flow.line(rng.pick(['Banca Dunării', 'Banca Carpatica Nouă S.A.']), { bold: true, size: 15, color: '#d35400' });
    flow.gap(10);
    flow.line('Extras de cont', { bold: true, size: 13 });
    flow.line(`Pentru perioada: ${words(month.start)} - ${words(month.end)}`);
    flow.gap(6);
    flow.y =
      colonLines(
        flow,
        [
          ['Titular cont', ledger.holder],
          ['Adresa', rng.pick(ledger.lexicon.streets)],
          ['Tip cont', 'Cont curent'],
          ['Număr cont', iban],
          ['Moneda', 'RON'],
        ],
        flow.left,
        flow.y,
      ) + 14;
    if (!boxBelow) box();
    const rows = rng.chance(0.3) ? [...ledger.entries].reverse() : ledger.entries;
    runningTable(
      flow,
      columnsOf(
        ['date', 'Data', 18],
        ['text', rng.pick(['Detalii tranzacție', 'Detalii tranzacții']), 46],
        ['debit', 'Debit', 15, 'right'],
        ['credit', 'Credit', 15, 'right'],
      ),
      { rows: rng.pick(['plain', 'ruled', 'dotted']), head: rng.pick(['bold', 'ruled', 'reverse']), padding: 2 },
      (table) => {
        for (const e of rows)
          table.entry({
            date: words(e.date),
            text: e.lines,
            [e.amount < 0 ? 'debit' : 'credit']: euro(e.amount),
          });
      },
    );
    if (!ledger.entries.length) flow.line('Nu există tranzacții în perioada selectată.');
    flow.gap(12);
    if (boxBelow) box();
    smallPrint(flow, 'Informații', [
      'Depozitele sunt garantate de Fondul de Garantare a Depozitelor Bancare până la echivalentul în lei a 100.000 EUR.',
      'Prezentul extras de cont este valabil fără semnătură și ștampilă, conform legii.',
    ]);
    pageFeet(flow, (n, all) => `Pagina ${n} din ${all}`, `Capital social 104.628.000 lei   ${iban}`);
    return { sheet, truth: { accounts: [truthOf(ledger, { balancePrinted: () => false })] } };
  },
};

export const fifthEurope: readonly Family[] = [valueDigits, monthWords];
