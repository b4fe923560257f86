import { Table } from '../../drawing/table.ts';
import { printDay } from '../../story/calendar.ts';
import { makeLedger, truthOf, type Entry } from '../../story/ledger.ts';
import { continental, signed, unsigned, us } from '../../story/money.ts';
import { LETTER, latin, period, type Family } from '../family.ts';
import { ledgerPages } from '../ledger-pages.ts';
import { figures, footer, heading, notice, rowCount, sumOf } from './desk.ts';
import { paper } from './paper.ts';

const scalare: Family = {
  name: 'it-scalare-table',
  about: 'balances in the credit column, after the ledger a second table by value date for the computing of interest',
  draw: (rng) => {
    const month = period(rng, 'month');
    const ledger = makeLedger(rng, { lexicon: 'it', currency: 'EUR', ...month, count: rowCount(rng, 35) });
    const { sheet, flow } = paper(rng, { faces: latin });
    const d = (at: number): string => printDay(at, 'dd/MM/yyyy');
    const pattern = rng.pick(['dd/MM/yy', 'dd.MM.yy']);
    const side = (minor: number): 'debit' | 'credit' => (minor < 0 ? 'debit' : 'credit');
    flow.newPage();
    heading(flow, rng, {
      bank: 'Banca Popolare del Lario',
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets)],
      title: `ESTRATTO CONTO AL ${d(month.end)}`,
      facts: [
        ['Conto corrente n.', `${rng.digits(4)}/${ledger.number}`],
        ['Divisa', 'EURO'],
        ['IBAN', `IT${rng.digits(2)} X${rng.digits(5)} ${rng.digits(5)} 00${ledger.number}`],
      ],
    });
    const table = ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: ['DATA', 'OPERAZ.'], align: 'left', weight: 10 },
        { key: 'valueDate', head: ['DATA', 'VALUTA'], align: 'left', weight: 10 },
        { key: 'text', head: ['', 'DESCRIZIONE'], align: 'left', weight: 46 },
        { key: 'debit', head: ['MOVIMENTI', 'DARE'], align: 'right', weight: 15 },
        { key: 'credit', head: ['MOVIMENTI', 'AVERE'], align: 'right', weight: 15 },
      ],
      money: continental,
      dates: pattern,
      balances: 'none',
      openingRow: {
        date: printDay(month.start - 1, pattern),
        text: 'SALDO INIZIALE',
        [side(ledger.opening)]: unsigned(ledger.opening, continental),
      },
      table: { rows: rng.pick(['plain', 'zebra', 'ruled']) },
    });
    table.entry(
      {
        text: 'TOTALE MOVIMENTI',
        debit: unsigned(sumOf(ledger.entries, -1), continental),
        credit: unsigned(sumOf(ledger.entries, 1), continental),
      },
      { bold: true },
    );
    table.entry(
      {
        date: printDay(month.end, pattern),
        text: 'SALDO FINALE',
        [side(ledger.closing)]: unsigned(ledger.closing, continental),
      },
      { bold: true },
    );
    if (ledger.entries.length && rng.chance(0.8)) {
      flow.need(110);
      flow.gap(14);
      flow.line('RIASSUNTO SCALARE - CALCOLO DELLE COMPETENZE', { bold: true });
      const days = new Map<number, number>();
      for (const e of ledger.entries) days.set(e.valueDate, (days.get(e.valueDate) ?? 0) + e.amount);
      const steps = new Table(
        flow,
        ['VALUTA', 'SALDO PER VALUTA', 'GIORNI', 'NUMERI CREDITORI'].map((head, i) => ({
          key: `c${i}`,
          head,
          align: i ? ('right' as const) : ('left' as const),
          weight: [12, 22, 10, 20][i]!,
        })),
        { width: flow.width * 0.75 },
      );
      flow.afterBreak = () => steps.head();
      steps.head();
      let balance = ledger.opening;
      const sorted = [...days].sort(([a], [b]) => a - b);
      sorted.forEach(([at, moved], i) => {
        balance += moved;
        const length = Math.max(0, (sorted[i + 1]?.[0] ?? month.end) - at);
        steps.entry({
          c0: printDay(at, pattern),
          c1: signed(balance, continental),
          c2: String(length),
          c3: unsigned(Math.round((balance * length) / 100_000) * 100, continental).replace(/,00$/, ''),
        });
      });
      flow.afterBreak = undefined;
      flow.line('Tasso creditore 0,0100%   Ritenuta fiscale 26,00%   Interessi netti 0,00', { size: 7 });
    }
    footer(flow, rng, (n, all) => `Pag. ${n} di ${all}`, 'Aderente al Fondo Interbancario di Tutela dei Depositi');
    return {
      sheet,
      truth: { accounts: [truthOf(ledger, { balancePrinted: () => false, otherDate: (e) => e.valueDate })] },
    };
  },
};

const bareDates: Family = {
  name: 'no-ddmm-digits',
  about: 'dates of four bare digits, text first, two dates about the amounts, balances told as favour',
  producers: ['pdf-lib', 'chromium', 'pdfkit'],
  draw: (rng) => {
    const month = period(rng, 'month');
    const ledger = makeLedger(rng, { lexicon: 'no', currency: 'NOK', ...month, count: rowCount(rng), scale: 300 });
    const { sheet, flow } = paper(rng, { faces: latin });
    const d = (at: number): string => printDay(at, 'dd.MM.yyyy');
    const favour = (minor: number): string => (minor < 0 ? 'vår favør' : 'Deres favør');
    const side = (minor: number): 'debit' | 'credit' => (minor < 0 ? 'debit' : 'credit');
    flow.newPage();
    heading(flow, rng, {
      bank: 'Hardanger Sparebank',
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets), '5780 Kinsarvik'],
      title: `Kontoutskrift nr. ${rng.int(1, 12)} for perioden ${d(month.start)} - ${d(month.end)}`,
      facts: [
        ['Konto', `${ledger.number.slice(0, 4)}.${ledger.number.slice(4, 6)}.${ledger.number.slice(6)}1`],
        ['Kontotype', 'Brukskonto'],
        ['Valuta', 'NOK'],
      ],
    });
    ledgerPages(flow, ledger, {
      columns: [
        { key: 'text', head: 'Forklaring', align: 'left', weight: 44 },
        { key: 'valueDate', head: 'Rentedato', align: 'left', weight: 10 },
        { key: 'debit', head: 'Ut av konto', align: 'right', weight: 14 },
        { key: 'credit', head: 'Inn på konto', align: 'right', weight: 14 },
        { key: 'date', head: 'Bokført', align: 'left', weight: 9 },
        { key: 'reference', head: 'Referanse', align: 'left', weight: 12 },
      ],
      money: continental,
      dates: 'ddMM',
      balances: 'none',
      openingRow: {
        text: `Saldo fra kontoutskrift ${d(month.start - 1)} i ${favour(ledger.opening)}`,
        [side(ledger.opening)]: unsigned(ledger.opening, continental),
      },
      closingRow: {
        text: `Saldo i ${favour(ledger.closing)}`,
        [side(ledger.closing)]: unsigned(ledger.closing, continental),
      },
      cells: (e, usual) => ({ ...usual, reference: `*${e.reference}` }),
      table: { gap: 14, rows: rng.pick(['plain', 'ruled']) },
    });
    notice(
      flow,
      'Rentesatser',
      `Kreditrente 0,50 % fra 0101, debetrente 12,40 %. Neste kontoutskrift sendes ${d(month.end + 31)}. Vennligst kontroller utskriften og meld feil innen 14 dager.`,
    );
    footer(flow, rng, (n, all) => `Side ${n} av ${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            balancePrinted: () => false,
            otherDate: (e) => e.valueDate,
            otherDescriptions: (e) => [`${e.lines.join(' ')} *${e.reference}`],
          }),
        ],
      },
    };
  },
};

const bookingDays: Family = {
  name: 'fi-booking-day-lines',
  about: 'a line for every booking day, entries without dates but value days, archive numbers, trailing signs',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'turn']));
    const ledger = makeLedger(rng, { lexicon: 'fi', currency: 'EUR', ...month, count: rowCount(rng) });
    const { sheet, flow } = paper(rng, { faces: latin });
    const d = (at: number): string => printDay(at, 'dd.MM.yyyy');
    const trailing = (minor: number): string => `${unsigned(minor, continental)}${minor < 0 ? '-' : '+'}`;
    flow.newPage();
    heading(flow, rng, {
      bank: 'Kymijoen Osuuspankki',
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets)],
      title: 'TILIOTE',
      facts: [
        ['Tilinumero', `FI${rng.digits(2)} ${rng.digits(4)} ${rng.digits(4)} ${rng.digits(4)} ${rng.digits(2)}`],
        ['Kausi', `${d(month.start)} - ${d(month.end)}`],
        ['Otteen nro', String(rng.int(1, 12))],
      ],
    });
    figures(flow, [[`ALKUSALDO ${d(month.start)}`, trailing(ledger.opening)]], 0.6, true);
    const table = new Table(
      flow,
      [
        { key: 'text', head: ['Saaja/maksaja', 'Selitys, viesti'], align: 'left', weight: 48 },
        { key: 'archive', head: ['Arkistointi-', 'tunnus'], align: 'left', weight: 20 },
        { key: 'valueDate', head: ['Arvo-', 'päivä'], align: 'left', weight: 9 },
        { key: 'amount', head: ['', 'Määrä EUR'], align: 'right', weight: 18 },
      ],
      { rows: rng.pick(['plain', 'dotted']) },
    );
    flow.afterBreak = () => table.head();
    table.head();
    const archive = new Map(
      ledger.entries.map((e) => [e, `${rng.digits(4)}${rng.pick(['KX', 'TP'])}${rng.digits(6)}`]),
    );
    const dayBalances = rng.chance(0.6);
    ledger.entries.forEach((e, i) => {
      if (ledger.entries[i - 1]?.date !== e.date)
        table.entry({ text: `KIRJAUSPÄIVÄ ${d(e.date)}` }, { bold: true, reserve: 34 });
      table.entry({
        text: e.lines,
        archive: archive.get(e)!,
        valueDate: printDay(e.valueDate, 'dd.MM.'),
        amount: trailing(e.amount),
      });
      if (dayBalances && ledger.entries[i + 1]?.date !== e.date)
        table.entry({ text: 'SALDO', amount: trailing(e.balance) });
    });
    flow.afterBreak = undefined;
    flow.gap(6);
    figures(flow, [
      [`PANOT YHTEENSÄ ${ledger.entries.filter((e) => e.amount > 0).length} KPL`, trailing(sumOf(ledger.entries, 1))],
      [`OTOT YHTEENSÄ ${ledger.entries.filter((e) => e.amount < 0).length} KPL`, trailing(sumOf(ledger.entries, -1))],
      [`LOPPUSALDO ${d(month.end)}`, trailing(ledger.closing)],
    ]);
    footer(flow, rng, (n, all) => `Sivu ${n}/${all}`, 'Talletus kuuluu talletussuojan piiriin');
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            balancePrinted: () => false,
            otherDate: (e) => e.valueDate,
            otherDescriptions: (e) => [`${e.lines.join(' ')} ${archive.get(e)}`],
          }),
        ],
      },
    };
  },
};

const dayNumbers: Family = {
  name: 'gt-day-numbers',
  about: 'the day alone as date, month in the title, document numbers before the text, quetzales, totals of debits',
  producers: ['pdfkit', 'libreoffice', 'pdf-lib'],
  draw: (rng) => {
    const month = period(rng, 'month');
    const ledger = makeLedger(rng, {
      lexicon: 'es-MX',
      currency: 'GTQ',
      ...month,
      count: rowCount(rng, 50),
      scale: 120,
    });
    const { sheet, flow } = paper(rng, { faces: latin, page: LETTER });
    const name = printDay(month.start, "MMMM 'de' yyyy", { language: 'es' });
    flow.newPage();
    heading(flow, rng, {
      bank: 'Banco Quetzal de Occidente, S.A.',
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets), 'Guatemala'],
      title: `ESTADO DE CUENTA MONETARIOS - ${name.toUpperCase()}`,
      facts: [
        ['No. de Cuenta', `${ledger.number.slice(0, 2)}-${ledger.number.slice(2, 9)}-${ledger.number.slice(9)}`],
        ['Moneda', 'QUETZALES'],
        ['Mes', name],
      ],
    });
    const table = ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: 'Día', align: 'right', weight: 5, headAlign: 'left' },
        { key: 'document', head: 'Docto.', align: 'left', weight: 12 },
        { key: 'text', head: 'Descripción', align: 'left', weight: 42 },
        { key: 'debit', head: 'Débitos', align: 'right', weight: 14 },
        { key: 'credit', head: 'Créditos', align: 'right', weight: 14 },
        { key: 'balance', head: 'Saldo', align: 'right', weight: 15 },
      ],
      money: us,
      dates: rng.pick(['dd', 'd']),
      openingRow: { text: 'SALDO ANTERIOR', balance: unsigned(ledger.opening, us) },
      cells: (e, usual) => ({ ...usual, document: e.reference }),
      table: { gap: 10, rows: rng.pick(['plain', 'zebra']) },
    });
    table.entry(
      {
        text: 'TOTALES',
        debit: unsigned(sumOf(ledger.entries, -1), us),
        credit: unsigned(sumOf(ledger.entries, 1), us),
        balance: unsigned(ledger.closing, us),
      },
      { bold: true },
    );
    flow.line(`Saldo promedio del mes Q ${unsigned(Math.round((ledger.opening + ledger.closing) / 2), us)}`, {
      size: 7,
    });
    footer(flow, rng, (n, all) => `Página ${n} de ${all}`);
    return {
      sheet,
      truth: {
        accounts: [truthOf(ledger, { otherDescriptions: (e) => [`${e.reference} ${e.lines.join(' ')}`] })],
      },
    };
  },
};

const sideways: Family = {
  name: 'ca-business-sideways',
  about: 'landscape, bilingual two-line header, serial numbers, overdrawn balances with OD, items counted after',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'us',
      currency: 'CAD',
      ...month,
      count: rowCount(rng, 55),
      scale: 240,
      busy: true,
      overdraft: rng.chance(0.4),
    });
    const { sheet, flow } = paper(rng, { faces: latin, sizes: [7.5, 8], page: { width: 792, height: 612 } });
    const pattern = rng.pick(['yyyy-MM-dd', 'MMM dd', 'dd/MM']);
    const d = (at: number): string => printDay(at, 'MMM dd, yyyy');
    const suffix = (minor: number): string => `${unsigned(minor, us)}${minor < 0 ? ' OD' : ''}`;
    const serial = (e: Entry): string => (e.kind === 'out' ? e.card : '');
    flow.newPage();
    heading(flow, rng, {
      bank: 'Laurentian Prairie Bank / Banque des Prairies',
      holder: ['OKAFOR DESIGN LTD', rng.pick(ledger.lexicon.streets), 'Winnipeg MB  R3C 0A1'],
      title: 'Business Account Statement / Relevé de compte d’entreprise',
      facts: [
        ['Branch / Succursale', rng.digits(5)],
        ['Account / Compte', ledger.number],
        ['Period / Période', `${d(month.start)} - ${d(month.end)}`],
      ],
    });
    ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: ['Date', '(Date)'], align: 'left', weight: 10 },
        { key: 'text', head: ['Description', '(Description)'], align: 'left', weight: 46 },
        { key: 'serial', head: ['Serial No.', '(No de série)'], align: 'left', weight: 11 },
        { key: 'debit', head: ['Debits', '(Débits)'], align: 'right', weight: 13 },
        { key: 'credit', head: ['Credits', '(Crédits)'], align: 'right', weight: 13 },
        { key: 'balance', head: ['Balance', '(Solde)'], align: 'right', weight: 16 },
      ],
      money: us,
      dates: pattern,
      balanceText: suffix,
      openingRow: { text: 'BALANCE FORWARD / SOLDE REPORTÉ', balance: suffix(ledger.opening) },
      cells: (e, usual) => ({ ...usual, serial: serial(e) }),
      table: { gap: 12, rows: rng.pick(['plain', 'ruled', 'zebra']) },
    });
    const [credits, debits] = [ledger.entries.filter((e) => e.amount > 0), ledger.entries.filter((e) => e.amount < 0)];
    figures(
      flow,
      [
        [`${debits.length} Debits / Débits`, unsigned(sumOf(debits), us)],
        [`${credits.length} Credits / Crédits`, unsigned(sumOf(credits), us)],
        [`Closing balance / Solde de clôture  ${d(month.end)}`, suffix(ledger.closing)],
      ],
      0.5,
    );
    footer(flow, rng, (n, all) => `Page ${n} of/de ${all}`);
    return {
      sheet,
      truth: {
        accounts: [truthOf(ledger, { otherDescriptions: (e) => [`${e.lines.join(' ')} ${serial(e)}`.trim()] })],
      },
    };
  },
};

export const judgedFurther: readonly Family[] = [scalare, bareDates, bookingDays, dayNumbers, sideways];
