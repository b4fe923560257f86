import { escapeXml } from '../../drawing/chromium.ts';
import { Table } from '../../drawing/table.ts';
import { partsOf, printDay } from '../../story/calendar.ts';
import { lastOfDay, makeLedger, truthOf, type Entry } from '../../story/ledger.ts';
import { apostrophe, continental, narrowSpaced, signed, spaced, unsigned } from '../../story/money.ts';
import { latin, period, type Family } from '../family.ts';
import { ledgerPages } from '../ledger-pages.ts';
import { figures, footer, heading, notice, rowCount, sumOf } from './desk.ts';
import { paper } from './paper.ts';

const datesInOneCell: Family = {
  name: 'de-dates-in-one-cell',
  about: 'booking and value date with a stroke in one cell, year in the head only, quarterly settlement of interest',
  producers: ['pdf-lib', 'libreoffice', 'chromium'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'month', 'turn']));
    const ledger = makeLedger(rng, { lexicon: 'de', currency: 'EUR', ...month, count: rowCount(rng) });
    const { sheet, flow } = paper(rng, { faces: latin });
    const signs = rng.chance(0.6);
    const figure = (minor: number): string => (minor < 0 ? '-' : '+') + unsigned(minor, continental);
    const full = (d: number): string => printDay(d, 'dd.MM.yyyy');
    flow.newPage();
    heading(flow, rng, {
      bank: 'Rhein-Post Bank',
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets)],
      title: `Kontoauszug: Giro plus vom ${full(month.start)} bis ${full(month.end)}`,
      facts: [
        ['Auszug', String(partsOf(month.end).m).padStart(3, '0')],
        ['Jahr', String(partsOf(month.end).y)],
        [
          'IBAN',
          `DE${rng.digits(2)} ${rng.digits(4)} ${rng.digits(4)} ${rng.digits(4)} ${rng.digits(4)} ${rng.digits(2)}`,
        ],
        ['Alter Kontostand', `EUR ${figure(ledger.opening)}`],
      ],
    });
    ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: 'Buchung/Wert', align: 'left', weight: 16 },
        { key: 'text', head: 'Vorgang/Buchungsinformation', align: 'left', weight: 50 },
        { key: 'debit', head: 'Soll', align: 'right', weight: 15 },
        { key: 'credit', head: 'Haben', align: 'right', weight: 15 },
      ],
      money: continental,
      dates: 'dd.MM.',
      balances: 'none',
      cells: (e, usual) => ({
        ...usual,
        date: `${printDay(e.date, 'dd.MM.')}/${printDay(e.valueDate, 'dd.MM.')}`,
        ...(signs
          ? { [e.amount < 0 ? 'debit' : 'credit']: `${e.amount < 0 ? '- ' : '+ '}${unsigned(e.amount, continental)}` }
          : {}),
      }),
      table: { rows: rng.pick(['plain', 'ruled', 'zebra']) },
    });
    if (rng.chance(0.5)) {
      flow.gap(4);
      flow.paragraph(
        `Rechnungsabschluss: siehe Anlage. Abschlusszeitraum bis ${full(month.end)}. Zinssatz für eingeräumte Kontoüberziehung 10,90 % p.a. ab ${full(month.start)}, für geduldete Überziehung 14,95 % p.a.`,
        { size: 7 },
      );
    }
    figures(flow, [
      ['Summe Zahlungseingänge', `EUR ${unsigned(sumOf(ledger.entries, 1), continental)}`],
      ['Summe Zahlungsausgänge', `EUR ${unsigned(sumOf(ledger.entries, -1), continental)}`],
      [`Neuer Kontostand vom ${full(month.end)}`, `EUR ${figure(ledger.closing)}`],
    ]);
    footer(flow, rng, (n, all) => `Seite ${n} von ${all}`, 'Bitte beachten Sie die Hinweise auf der Rückseite.');
    return {
      sheet,
      truth: { accounts: [truthOf(ledger, { balancePrinted: () => false, otherDate: (e) => e.valueDate })] },
    };
  },
};

const batchOrders: Family = {
  name: 'ch-batch-orders',
  about: 'orders of several payments whose single amounts stand in the text, value date before the balance of the day',
  draw: (rng) => {
    const month = period(rng, 'month');
    const ledger = makeLedger(rng, { lexicon: 'de', currency: 'CHF', ...month, count: rowCount(rng, 32) });
    const { sheet, flow } = paper(rng, { faces: latin });
    const places = ['8001 Zürich', '3011 Bern', '9000 St. Gallen', '6003 Luzern'];
    for (const e of ledger.entries) {
      if (e.kind !== 'out' || !rng.chance(0.6)) {
        e.lines = e.lines.slice(0, 2);
        continue;
      }
      const payments = rng.int(2, 4);
      const cuts = Array.from({ length: payments - 1 }, () => rng.int(1, Math.max(1, Math.abs(e.amount) - 1)));
      const marks = [...new Set([0, ...cuts.sort((a, b) => a - b), Math.abs(e.amount)])];
      e.lines = [
        `E-Banking-Sammelauftrag (${marks.length - 1})`,
        ...marks
          .slice(1)
          .map(
            (at, i) =>
              `${rng.pick(ledger.lexicon.firms)}, ${rng.pick(places)}  CHF ${unsigned(at - marks[i]!, apostrophe)}`,
          ),
      ];
    }
    const d = (at: number): string => printDay(at, 'dd.MM.yyyy');
    flow.newPage();
    heading(flow, rng, {
      bank: 'Glarner Regionalbank',
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets), '8750 Glarus'],
      title: 'Kontoauszug',
      facts: [
        ['Konto', `Privatkonto CHF ${ledger.number}`],
        ['IBAN', `CH${rng.digits(2)} 0077 ${rng.digits(4)} ${rng.digits(4)} ${rng.digits(4)} ${rng.digits(1)}`],
        ['Periode', `${d(month.start)} - ${d(month.end)}`],
      ],
    });
    const table = ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: 'Datum', align: 'left', weight: 10 },
        { key: 'text', head: 'Buchungstext', align: 'left', weight: 46 },
        { key: 'debit', head: 'Belastung', align: 'right', weight: 13 },
        { key: 'credit', head: 'Gutschrift', align: 'right', weight: 13 },
        { key: 'valueDate', head: 'Valuta', align: 'left', weight: 10 },
        { key: 'balance', head: 'Saldo CHF', align: 'right', weight: 14 },
      ],
      money: apostrophe,
      dates: 'dd.MM.yy',
      balances: 'day',
      openingRow: { text: 'Saldovortrag', balance: unsigned(ledger.opening, apostrophe) },
      ...(rng.chance(0.5)
        ? {
            carry: {
              over: (balance) => ({ text: 'Übertrag', balance }),
              forward: (balance) => ({ text: 'Übertrag', balance }),
            },
          }
        : {}),
      table: { gap: 10, rows: rng.pick(['plain', 'ruled']) },
    });
    table.entry(
      {
        text: 'Umsatztotal',
        debit: unsigned(sumOf(ledger.entries, -1), apostrophe),
        credit: unsigned(sumOf(ledger.entries, 1), apostrophe),
      },
      { bold: true },
    );
    table.entry(
      { text: `Schlusssaldo per ${d(month.end)}`, balance: unsigned(ledger.closing, apostrophe) },
      { bold: true },
    );
    footer(
      flow,
      rng,
      (n, all) => `Seite ${n}/${all}`,
      'Ohne Ihren Gegenbericht innert 30 Tagen gilt der Auszug als genehmigt.',
    );
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            balancePrinted: (_, i) => lastOfDay(ledger.entries, i),
            otherDate: (e) => e.valueDate,
            otherDescriptions: (e) => [e.lines[0]!],
          }),
        ],
      },
    };
  },
};

const byKind: Family = {
  name: 'fr-by-kind-subtotals',
  about: 'entries grouped by kind with subtotals in two columns, old and new balance outside the table',
  producers: ['pdfkit', 'libreoffice', 'chromium'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle']));
    const ledger = makeLedger(rng, { lexicon: 'fr', currency: 'EUR', ...month, count: rowCount(rng) });
    const { sheet, flow } = paper(rng, { faces: latin });
    const pattern = rng.pick(['dd/MM/yyyy', 'dd/MM/yy']);
    const d = (at: number): string => printDay(at, 'dd/MM/yyyy');
    const money = rng.chance(0.5) ? spaced : narrowSpaced;
    flow.newPage();
    heading(flow, rng, {
      bank: 'Banque Directe du Littoral',
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets)],
      title: 'Relevé de votre Compte Courant',
      facts: [
        ['Numéro de compte', ledger.number],
        ['Période', `du ${d(month.start)} au ${d(month.end)}`],
        ['Votre conseiller', '01 55 50 10 42'],
      ],
    });
    const solde = (label: string, minor: number, at: number): void =>
      figures(flow, [[`${label} solde au ${d(at)}`, `${signed(minor, money)} €`]], 0.6, true);
    solde('Ancien', ledger.opening, month.start - 1);
    const groups: [string, Entry[]][] = [
      ['Virements reçus et remises', ledger.entries.filter((e) => e.amount > 0)],
      ['Prélèvements, chèques et virements émis', ledger.entries.filter((e) => e.kind === 'out')],
      ['Paiements par carte', ledger.entries.filter((e) => e.kind === 'purchase')],
      ['Frais et cotisations', ledger.entries.filter((e) => e.kind === 'fee')],
    ];
    const shown = groups.filter(([, entries]) => entries.length);
    const table = new Table(
      flow,
      [
        { key: 'date', head: ['Date de', "l'opération"], align: 'left', weight: 12 },
        { key: 'valueDate', head: ['Date de', 'valeur'], align: 'left', weight: 12 },
        { key: 'text', head: ['', "Nature de l'opération"], align: 'left', weight: 46 },
        { key: 'debit', head: ['Débit', '(EUR)'], align: 'right', weight: 14 },
        { key: 'credit', head: ['Crédit', '(EUR)'], align: 'right', weight: 14 },
      ],
      { rows: rng.pick(['plain', 'ruled']), head: rng.pick(['ruled', 'reverse']) },
    );
    flow.afterBreak = () => table.head();
    table.head();
    for (const [name, entries] of shown) {
      table.entry({ text: name }, { bold: true, reserve: 40 });
      for (const e of entries)
        table.entry({
          date: printDay(e.date, pattern),
          valueDate: printDay(e.valueDate, pattern),
          text: e.lines,
          [e.amount < 0 ? 'debit' : 'credit']: unsigned(e.amount, money),
        });
      table.entry(
        { text: 'Sous total', [sumOf(entries) < 0 ? 'debit' : 'credit']: unsigned(sumOf(entries), money) },
        { bold: true },
      );
    }
    flow.afterBreak = undefined;
    flow.gap(8);
    solde('Nouveau', ledger.closing, month.end);
    notice(
      flow,
      'Bon à savoir',
      "Garantie des dépôts : votre compte est couvert à hauteur de 100 000 euros. Total des frais prélevés depuis le 1er janvier : 24,00 €. Taux d'intérêt débiteur : 16,20 % l'an.",
    );
    footer(flow, rng, (n, all) => `Page ${n}/${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(
            { ...ledger, entries: shown.flatMap(([, e]) => e) },
            { balancePrinted: () => false, otherDate: (e) => e.valueDate },
          ),
        ],
      },
    };
  },
};

const numberedEntries: Family = {
  name: 'be-numbered-entries',
  about: 'no header words: serial number, day and month, long text, signed euros; value date inside the text',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle']));
    const ledger = makeLedger(rng, { lexicon: 'nl', currency: 'EUR', ...month, count: rowCount(rng, 35) });
    const { sheet, flow } = paper(rng, { faces: latin });
    const first = rng.int(1, 400);
    const figure = (minor: number): string => `${minor < 0 ? '-' : '+'} ${unsigned(minor, continental)}`;
    const d = (at: number): string => printDay(at, 'dd-MM-yyyy');
    const bank = 'Scheldebank NV';
    flow.newPage();
    heading(flow, rng, {
      bank,
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets), '2000 Antwerpen'],
      title: `Rekeninguittreksel ${partsOf(month.end).y}/${String(partsOf(month.end).m).padStart(3, '0')}`,
      facts: [
        ['Rekening', `BE${rng.digits(2)} ${rng.digits(4)} ${rng.digits(4)} ${rng.digits(4)}`],
        ['Datum', d(month.end)],
      ],
    });
    figures(flow, [[`Saldo vorig uittreksel op ${d(month.start - 1)}`, `${figure(ledger.opening)} EUR`]], 1, true);
    const valueLine = (e: Entry): string => `Valutadatum : ${d(e.valueDate)}`;
    if (rng.chance(0.5)) for (const e of ledger.entries) e.lines.push(`Bankreferentie : ${rng.digits(10)}`);
    ledgerPages(flow, ledger, {
      columns: [
        { key: 'number', head: '', align: 'left', weight: 7 },
        { key: 'date', head: '', align: 'left', weight: 8 },
        { key: 'text', head: '', align: 'left', weight: 62 },
        { key: 'amount', head: '', align: 'right', weight: 18 },
      ],
      money: continental,
      dates: 'dd-MM',
      balances: 'none',
      cells: (e, usual, i) => ({
        ...usual,
        number: String(first + i).padStart(4, '0'),
        text: [...e.lines, valueLine(e)],
        amount: figure(e.amount),
      }),
      table: { head: 'none', rows: 'ruled', padding: 3 },
    });
    figures(flow, [[`Saldo op ${d(month.end)}`, `${figure(ledger.closing)} EUR`]], 1, true);
    flow.paragraph(
      'Uw tegoed valt onder de depositobescherming. Kijk uw uittreksels na en meld fouten binnen 60 dagen.',
      {
        size: 6.5,
      },
    );
    footer(flow, rng, (n, all) => `Blad ${n}/${all}`, `${bank} - RPR Antwerpen - BTW BE 0400.000.000`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            balancePrinted: () => false,
            otherDate: (e) => e.valueDate,
            otherDescriptions: (e) => [`${e.lines.join(' ')} ${valueLine(e)}`],
          }),
        ],
      },
    };
  },
};

const sumAndFollow: Family = {
  name: 'es-suma-y-sigue',
  about: 'savings bank passbook page: debe and haber, sums carried over pages, year in the period only',
  producers: ['pdf-lib', 'pdfkit', 'libreoffice'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, { lexicon: 'es', currency: 'EUR', ...month, count: rowCount(rng, 55) });
    const { sheet, flow } = paper(rng, { faces: [...latin, 'mono'], sizes: [7, 7.5, 8] });
    const pattern = rng.pick(['dd-MM', 'dd/MM', 'dd MMM']);
    const d = (at: number): string => printDay(at, 'dd-MM-yyyy');
    flow.newPage();
    heading(flow, rng, {
      bank: 'Caja Rural de la Ribera',
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets)],
      title: 'EXTRACTO DE CUENTA CORRIENTE',
      facts: [
        ['C.C.C.', `3058 ${rng.digits(4)} ${rng.digits(2)} ${ledger.number}`],
        ['PERIODO', `DEL ${d(month.start)} AL ${d(month.end)}`],
        ['EXTRACTO Nº', String(rng.int(1, 12))],
      ],
    });
    ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: ['FECHA', 'OPER.'], align: 'left', weight: 8 },
        { key: 'text', head: ['', 'CONCEPTO'], align: 'left', weight: 44 },
        { key: 'valueDate', head: ['FECHA', 'VALOR'], align: 'left', weight: 8 },
        { key: 'debit', head: ['', 'DEBE'], align: 'right', weight: 13 },
        { key: 'credit', head: ['', 'HABER'], align: 'right', weight: 13 },
        { key: 'balance', head: ['', 'SALDO'], align: 'right', weight: 14 },
      ],
      money: continental,
      dates: pattern,
      language: 'es',
      openingRow: { text: 'SALDO ANTERIOR', balance: unsigned(ledger.opening, continental) },
      closingRow: { text: `SALDO A SU FAVOR AL ${d(month.end)}`, balance: unsigned(ledger.closing, continental) },
      carry: {
        over: (balance) => ({ text: 'SUMA Y SIGUE', balance }),
        forward: (balance) => ({ text: 'SUMA ANTERIOR', balance }),
      },
      table: { head: rng.pick(['ruled', 'plain']), padding: 0 },
    });
    footer(flow, rng, (n) => `HOJA ${n}`, 'Inscrita en el Registro Mercantil, tomo 1182, folio 22');
    return { sheet, truth: { accounts: [truthOf(ledger, { otherDate: (e) => e.valueDate })] } };
  },
};

const browserRows: Family = {
  name: 'pl-browser-rows',
  about:
    'browser print without a table: flexible rows, small grey second lines, minus signs of typography, newest first',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle']));
    const ledger = makeLedger(rng, { lexicon: 'pl', currency: 'PLN', ...month, count: rowCount(rng), scale: 80 });
    const money = (minor: number): string => `${signed(minor, narrowSpaced, 'unicode')} PLN`;
    const d = (at: number): string => printDay(at, 'dd.MM.yyyy');
    const row = (e: Entry): string =>
      `<div class="r"><div class="d">${d(e.date)}</div><div class="t"><div>${escapeXml(e.lines[0]!)}</div>${e.lines
        .slice(1)
        .map((line) => `<small>${escapeXml(line)}</small>`)
        .join('')}</div><div class="m">${money(e.amount)}</div><div class="m">${money(e.balance)}</div></div>`;
    const html = `<!doctype html><meta charset="utf-8"><style>@page{size:A4;margin:${rng.int(12, 24)}mm}body{font:${rng.int(9, 12)}px ${rng.pick(["'Noto Sans'", "'DejaVu Sans'", "'Liberation Sans'"])}}.r{display:flex;align-items:${rng.pick(['flex-start', 'center', 'baseline'])};gap:10px;padding:${rng.int(3, 8)}px 0;border-bottom:1px solid #ddd;break-inside:avoid}.d{width:80px}.t{flex:1}small{display:block;color:#777}.m{width:120px;text-align:right;white-space:nowrap}.h{font-weight:bold}.s{display:flex;justify-content:space-between;background:#f2f2f2;padding:8px}</style>
<h2>Bank Bursztynowy</h2><p>${escapeXml(ledger.holder)}<br>Rachunek ${ledger.number.slice(0, 2)} 1140 2004 0000 ${rng.digits(4)} ${rng.digits(4)}</p><h3>Zestawienie operacji za okres od ${d(month.start)} do ${d(month.end)}</h3>
<div class="s"><span>Saldo początkowe<br><b>${money(ledger.opening)}</b></span><span>Suma uznań (${ledger.entries.filter((e) => e.amount > 0).length})<br>${money(sumOf(ledger.entries, 1))}</span><span>Suma obciążeń (${ledger.entries.filter((e) => e.amount < 0).length})<br>${money(sumOf(ledger.entries, -1))}</span><span>Saldo końcowe<br><b>${money(ledger.closing)}</b></span></div>
<div class="r h"><div class="d">Data operacji</div><div class="t">Opis operacji</div><div class="m">Kwota</div><div class="m">Saldo po operacji</div></div>${[...ledger.entries].reverse().map(row).join('')}<p><small>Niniejszy dokument jest wydrukiem komputerowym sporządzonym zgodnie z art. 7 ustawy Prawo bankowe i nie wymaga podpisu ani stempla.</small></p>`;
    return { html, truth: { accounts: [truthOf(ledger)] } };
  },
};

export const judgedContinental: readonly Family[] = [
  datesInOneCell,
  batchOrders,
  byKind,
  numberedEntries,
  sumAndFollow,
  browserRows,
];
