import { escapeXml } from '../../../drawing/chromium.ts';
import { Table } from '../../../drawing/table.ts';
import { printDay } from '../../../story/calendar.ts';
import { makeLedger, truthOf, type Entry } from '../../../story/ledger.ts';
import { continental, signed, spaced, unsigned } from '../../../story/money.ts';
import { latin, period, type Family } from '../../family.ts';
import { begin, facts, footer, heading, panel, sumOf } from './paper.ts';

const groupedByType: Family = {
  name: 'fr-grouped-subtotals',
  about:
    'rows grouped by kind of operation with subtotals, both dates, new balance at the end, overdraft and fee notices beside',
  producers: ['chromium', 'pdf-lib'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle']));
    const ledger = makeLedger(rng, { lexicon: 'fr', currency: 'EUR', ...month, count: rng.int(1, 65) });
    const { sheet, flow } = begin(rng, { faces: latin, sizes: [8, 8.5, 9] });
    const fr = (d: number): string => printDay(d, 'dd/MM/yyyy');
    const mark = rng.pick(['', ' €']);
    heading(flow, rng, {
      bank: ledger.bank,
      small: 'Service clients 09 69 55 01 00 (prix d’un appel local)',
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets), '75012 PARIS'],
      title: `Relevé de compte n° ${rng.int(1, 12)}`,
    });
    facts(
      flow,
      [
        ['Compte courant n°', ledger.number],
        ['IBAN', `FR76 3055 5000 ${ledger.number.slice(0, 4)} ${ledger.number.slice(4, 8)} ${rng.digits(4)} 012`],
        ['Période', `du ${fr(month.start)} au ${fr(month.end)}`],
        [`Ancien solde au ${fr(month.start - 1)}`, `${signed(ledger.opening, spaced)} EUR`],
      ],
      { width: flow.width * 0.62 },
    );
    panel(sheet, { x: flow.left + flow.width * 0.68, y: flow.y - 50, width: flow.width * 0.32 }, 'Bon à savoir', [
      'Frais d’incidents à prélever le 14 : 0,00 €. Plafond mensuel 25,00 €.',
      'Découvert autorisé : 500,00 € au taux de 14,95 %.',
    ]);
    flow.gap(22);
    const groups: [string, Entry[]][] = [
      ['Paiements carte bancaire', ledger.entries.filter((e) => e.kind === 'purchase')],
      ['Virements, prélèvements et retraits', ledger.entries.filter((e) => e.kind === 'out')],
      ['Versements et virements reçus', ledger.entries.filter((e) => e.amount > 0)],
      ['Frais et cotisations', ledger.entries.filter((e) => e.kind === 'fee')],
    ];
    const table = new Table(
      flow,
      [
        { key: 'date', head: ['Date de', 'l’opération'], align: 'left', weight: 12 },
        { key: 'valueDate', head: ['Date de', 'valeur'], align: 'left', weight: 12 },
        { key: 'text', head: ['Nature de l’opération', ''], align: 'left', weight: 46 },
        { key: 'debit', head: ['Débit', '(EUR)'], align: 'right', weight: 15 },
        { key: 'credit', head: ['Crédit', '(EUR)'], align: 'right', weight: 15 },
      ],
      { rows: rng.pick(['plain', 'ruled']), head: rng.pick(['reverse', 'bold']) },
    );
    flow.afterBreak = () => table.head();
    table.head();
    for (const [name, entries] of groups) {
      if (!entries.length) continue;
      table.entry({ text: name }, { bold: true, reserve: 30 });
      for (const e of entries)
        table.entry({
          date: fr(e.date),
          valueDate: fr(e.valueDate),
          text: e.lines,
          [e.amount < 0 ? 'debit' : 'credit']: unsigned(e.amount, spaced) + mark,
        });
      const side = sumOf(entries) < 0 ? 'debit' : 'credit';
      table.entry(
        { text: `Sous total ${name.toLowerCase()}`, [side]: unsigned(sumOf(entries), spaced) + mark },
        { bold: true },
      );
    }
    flow.afterBreak = undefined;
    flow.gap(6);
    flow.line(`Nouveau solde au ${fr(month.end)}        ${signed(ledger.closing, spaced)} EUR`, { bold: true });
    flow.gap(8);
    flow.paragraph(
      'Vos dépôts sont garantis à hauteur de 100 000,00 euros par déposant. Toute contestation d’une opération doit intervenir dans un délai de 13 mois. Taux d’usure en vigueur au 01/04 : 22,19 % jusqu’à 3 000,00 €.',
      { size: 6.5 },
    );
    footer(flow, rng, (n, all) => `Page ${n}/${all}`);
    return {
      sheet,
      truth: {
        accounts: [truthOf({ ...ledger, entries: groups.flatMap(([, e]) => e) }, { balancePrinted: () => false })],
      },
    };
  },
};

const moreData: Family = {
  name: 'es-more-data-html',
  about:
    'browser print: concept over a grey line of further data, signed sums and balances with the euro behind, newest first, filters above',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, { lexicon: 'es', currency: 'EUR', ...month, count: rng.int(1, 60) });
    const es = (d: number): string => printDay(d, 'dd/MM/yyyy');
    const words = rng.chance(0.5);
    const long = (d: number): string => printDay(d, 'd MMM yyyy', { language: 'es' }).toLowerCase();
    const date = words ? long : es;
    const plus = rng.chance(0.4) ? '+' : '';
    const minus = rng.pick(['leading', 'unicode'] as const);
    const euro = (minor: number, plusSign = ''): string => `${signed(minor, continental, minus, plusSign)}&nbsp;€`;
    const newest = rng.chance(0.7);
    const order = newest ? [...ledger.entries].reverse() : ledger.entries;
    const rows = order.map(
      (e) =>
        `<tr><td>${date(e.date)}</td><td>${date(e.valueDate)}</td><td class="t">${escapeXml(e.lines[0]!)}${e.lines.length > 1 ? `<div class="d">${e.lines.slice(1).map(escapeXml).join(' ')}</div>` : ''}</td><td class="m">${euro(e.amount, plus)}</td><td class="m">${euro(e.balance)}</td></tr>`,
    );
    const html = `<!doctype html><meta charset="utf-8"><style>@page{size:A4;margin:${rng.int(10, 18)}mm}body{font:${rng.int(9, 11)}px ${rng.pick(["'Liberation Sans'", "'Noto Sans'", "'DejaVu Sans'"])};color:#222}table{width:100%;border-collapse:collapse}th,td{padding:${rng.int(3, 7)}px 4px;text-align:left;vertical-align:${rng.pick(['top', 'middle'])};border-bottom:1px solid #ddd}.m{text-align:right;white-space:nowrap}.d{color:#888;font-size:85%}.t{width:44%}.k{display:flex;gap:30px;background:#f4f4f4;padding:8px;margin:10px 0}.k b{display:block;font-size:140%}tr{break-inside:avoid}</style>
<p style="font-size:150%"><b>${escapeXml(ledger.bank)}</b></p><p>${escapeXml(ledger.holder)}<br>Cuenta ES21 2100 ${ledger.number.slice(0, 4)} 45 ${ledger.number}</p>
<h2>Movimientos de la cuenta</h2><p>Fecha de consulta: ${es(month.end + 1)}. Movimientos desde ${es(month.start)} hasta ${es(month.end)}. Filtro de importe: desde 0,00 € hasta 99.999,00 €</p>
<div class="k"><span>Saldo inicial<b>${euro(ledger.opening)}</b></span><span>Ingresos<b>${euro(sumOf(ledger.entries, 1))}</b></span><span>Gastos<b>${euro(sumOf(ledger.entries, -1))}</b></span><span>Saldo final<b>${euro(ledger.closing)}</b></span></div>
<table><thead><tr><th>Fecha</th><th>Fecha valor</th><th>Concepto / Más datos</th><th class="m">Importe</th><th class="m">Saldo</th></tr></thead><tbody>${rows.join('')}</tbody></table>
<p class="d">Este documento no tiene validez contractual. Comisión de mantenimiento: 60,00 € al año salvo domiciliación de nómina superior a 600,00 €.</p>`;
    return { html, truth: { accounts: [truthOf({ ...ledger, entries: order })] } };
  },
};

const sequenceNumbers: Family = {
  name: 'be-sequence-numbers',
  about:
    'no column heads: a running number, text in lines, "Valeur" dates inside it, signed sums behind, balances in boxes, two languages',
  producers: ['pdf-lib', 'pdfkit'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const french = rng.chance(0.5);
    const ledger = makeLedger(rng, { lexicon: french ? 'fr' : 'nl', currency: 'EUR', ...month, count: rng.int(1, 45) });
    const word = (fr: string, nl: string): string => (french ? fr : nl);
    const { sheet, flow, size } = begin(rng, { faces: latin, sizes: [8.5, 9, 9.5] });
    const pattern = rng.pick(['dd-MM', 'dd/MM', 'dd-MM-yyyy']);
    const date = (d: number): string => printDay(d, pattern);
    const trailing = rng.chance(0.5);
    const sum = (minor: number): string => {
      const figure = unsigned(minor, continental);
      const sign = minor < 0 ? '-' : '+';
      return trailing ? `${figure} ${sign}` : `${sign} ${figure}`;
    };
    heading(flow, rng, {
      bank: rng.pick(['Banque du Brabant / Bank van Brabant', 'Crédit de la Meuse', 'Scheldebank']),
      small: 'BE 0403.555.494 RPM/RPR Bruxelles/Brussel',
      holder: [ledger.holder, word('Rue Haute 14', 'Hoogstraat 14'), word('1000 BRUXELLES', '1000 BRUSSEL')],
      title: word('Extrait de compte à vue', 'Rekeninguittreksel zichtrekening'),
    });
    flow.line(
      `BE${rng.digits(2)} 3630 ${ledger.number.slice(0, 4)} ${ledger.number.slice(4, 8)}   BIC BRABBEBB   EUR   ${word('Extrait', 'Uittreksel')} ${rng.int(1, 40)}`,
    );
    const box = (label: string, minor: number): void => {
      flow.need(size * 3);
      sheet.fill(flow.left, flow.y + 3, flow.width, size * 2, '#e8edf2');
      flow.y += size * 1.8;
      sheet.text(flow.left + 5, flow.y, label, { bold: true });
      sheet.text(flow.right - 5, flow.y, sum(minor), { bold: true, align: 'right' });
      flow.gap(size);
    };
    box(`${word('Solde précédent au', 'Vorig saldo op')} ${printDay(month.start - 1, 'dd-MM-yyyy')}`, ledger.opening);
    const table = new Table(
      flow,
      [
        { key: 'number', head: '', align: 'left', weight: 7 },
        { key: 'date', head: '', align: 'left', weight: 12 },
        { key: 'text', head: '', align: 'left', weight: 59 },
        { key: 'amount', head: '', align: 'right', weight: 20 },
      ],
      { head: 'none', padding: 2 },
    );
    const first = rng.int(1, 900);
    const anchor = rng.pick(['first', 'last'] as const);
    ledger.entries.forEach((e, i) => {
      e.lines = [...e.lines, `${word('Valeur', 'Valuta')} ${printDay(e.valueDate, 'dd-MM-yyyy')}`];
      table.entry(
        { number: String(first + i).padStart(4, '0'), date: date(e.date), text: e.lines, amount: sum(e.amount) },
        { anchor, dateLine: 'first', dateKeys: ['date', 'number'] },
      );
    });
    box(`${word('Nouveau solde au', 'Nieuw saldo op')} ${printDay(month.end, 'dd-MM-yyyy')}`, ledger.closing);
    flow.line(
      word('Total débit / crédit : ', 'Totaal debet / credit: ') +
        `${unsigned(sumOf(ledger.entries, -1), continental)} / ${unsigned(sumOf(ledger.entries, 1), continental)}`,
      { size: size - 1 },
    );
    footer(
      flow,
      rng,
      (n, all) => `${n}/${all}`,
      word('Dépôts protégés jusqu’à 100.000,00 EUR.', 'Deposito’s beschermd tot 100.000,00 EUR.'),
    );
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            balancePrinted: () => false,
            otherDescriptions: (e) => [
              e.lines.slice(0, -1).join(' '),
              `${String(first + ledger.entries.indexOf(e)).padStart(4, '0')} ${e.lines.join(' ')}`,
            ],
          }),
        ],
      },
    };
  },
};

export const freshLatinEurope: readonly Family[] = [groupedByType, moreData, sequenceNumbers];
