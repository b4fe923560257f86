import { summary } from '../../drawing/masthead.ts';
import { partsOf, printDay, type Day } from '../../story/calendar.ts';
import { makeLedger, truthOf, type Entry } from '../../story/ledger.ts';
import { continental, plain, signed, spaced, unsigned, us } from '../../story/money.ts';
import { latin, period, type Family } from '../family.ts';
import { ledgerPages } from '../ledger-pages.ts';
import { columnsOf, runningTable } from './columns.ts';
import { figures, footer, heading, notice, rowCount, sumOf } from './desk.ts';
import { letter, margins, paper } from './paper.ts';
import { reword } from './words.ts';

const weekdays = ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'];

const weekdayColumn: Family = {
  name: 'de-weekday-column',
  about:
    'day and month with a weekday behind, year in the head, Ausgaben and Einnahmen, balance with Guthaben or Kredit, Anfangssaldo row',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'de',
      currency: 'EUR',
      ...month,
      count: rowCount(rng, 45),
      overdraft: rng.chance(0.3),
    });
    const { sheet, flow } = paper(rng, { faces: ['sans', 'narrow', 'serif', 'noto'], sizes: [8, 8.5, 9] });
    const d = (at: Day): string => `${printDay(at, 'dd.MM.')} ${weekdays[partsOf(at).weekday]}`;
    const letters = rng.chance(0.5);
    const standing = (minor: number): string =>
      letters
        ? `${unsigned(minor, continental)} ${minor < 0 ? 'K' : 'G'}`
        : signed(minor, continental, rng.fork('sign').pick(['leading', 'trailing']));
    flow.newPage();
    letter(
      flow,
      rng,
      'Zielbank Privatkunden AG',
      [ledger.holder, rng.pick(ledger.lexicon.streets)],
      `Kontoauszug ${printDay(month.end, 'MM/yyyy')}`,
      [
        ['Kontonummer', ledger.number],
        ['Zeitraum', `${printDay(month.start, 'dd.MM.yyyy')} - ${printDay(month.end, 'dd.MM.yyyy')}`],
        ['Kontowährung', 'EUR'],
      ],
    );
    const table = ledgerPages(flow, ledger, {
      columns: columnsOf(
        ['date', ['Datum', 'Tag'], 12],
        ['text', 'Buchungstext', 44],
        ['debit', 'Ausgaben', 14, 'right'],
        ['credit', 'Einnahmen', 14, 'right'],
        ['balance', letters ? ['Guthaben (G)', 'Kredit (K)'] : ['Guthaben/', 'Kredit'], 17, 'right'],
      ),
      money: continental,
      dates: 'dd.MM.',
      balanceText: standing,
      openingRow: { date: d(month.start), text: 'ANFANGSSALDO', balance: standing(ledger.opening) },
      closingRow: { date: d(month.end), text: 'ENDSALDO', balance: standing(ledger.closing) },
      cells: (e, usual) => ({ ...usual, date: d(e.date) }),
      table: { rows: rng.pick(['plain', 'ruled', 'dotted']) },
    });
    if (rng.chance(0.6))
      table.entry(
        {
          text: 'Summe der Buchungen',
          debit: unsigned(sumOf(ledger.entries, -1), continental),
          credit: unsigned(sumOf(ledger.entries, 1), continental),
        },
        { bold: true },
      );
    notice(
      flow,
      'Hinweise',
      'Eingeräumte Kontoüberziehung EUR 2.500,00 zum Sollzinssatz von 11,49 % p.a., geduldete Überziehung 14,99 % p.a. Bitte prüfen Sie den Auszug; Einwendungen sind innerhalb von sechs Wochen zu erheben.',
    );
    margins(flow, rng, (n, all) => `Seite ${n} von ${all}`);
    return { sheet, truth: { accounts: [truthOf(ledger)] } };
  },
};

const datesOverLines: Family = {
  name: 'de-broker-date-over-lines',
  about:
    'cash account of a broker: day, month and year under each other, kind and text wrap, money in before money out, holdings after',
  producers: ['pdfkit', 'chromium', 'pdf-lib'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, { lexicon: 'de', currency: 'EUR', ...month, count: rowCount(rng, 30) });
    const kinds: Record<string, readonly [string, readonly string[]]> = {
      purchase: ['Kartentransaktion', ['{shop}', '{shop} {city}']],
      out: [
        'Handel',
        [
          'Buy trade DE000{card}4 Muster AG, quantity: 12.5',
          'Savings plan execution IE00B{card}8 World ETF, quantity: 0.2184',
        ],
      ],
      in: ['Überweisung', ['Einzahlung akzeptiert: {person}', 'Incoming transfer from {person}']],
      salary: ['Handel', ['Sell trade US0378{card} Apfel Inc., quantity: 7']],
      fee: ['Gebühren', ['Trading fee', 'Fremdkostenzuschlag']],
      interest: ['Zinszahlung', ['Zinszahlung', 'Your interest payment']],
    };
    reword(rng, ledger, Object.fromEntries(Object.entries(kinds).map(([kind, [, words]]) => [kind, words])));
    const { sheet, flow } = paper(rng, { faces: ['sans', 'noto', 'dejavu'], sizes: [7.5, 8, 8.5] });
    const euros = (minor: number): string => `${signed(minor, continental)} €`;
    const kindOf = (e: Entry): string => kinds[e.kind]?.[0] ?? 'Sonstiges';
    const lined = rng.pick([2, 3]);
    const stacked = (at: Day): string[] => {
      const [date, name, year] = ['dd', 'MMM', 'yyyy'].map((p) => printDay(at, p, { language: 'de' }));
      return lined === 3 ? [date!, name!, year!] : [`${date} ${name}`, year!];
    };
    flow.newPage();
    heading(flow, rng, {
      bank: 'Neuer Markt Broker GmbH',
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets)],
      title: 'KONTOÜBERSICHT',
      facts: [
        [
          'DATUM',
          `${printDay(month.start, 'dd MMM yyyy', { language: 'de' })} - ${printDay(month.end, 'dd MMM yyyy', { language: 'de' })}`,
        ],
        ['IBAN', `DE${rng.digits(2)} 1001 2345 ${rng.digits(4)} ${rng.digits(4)} 01`],
      ],
    });
    runningTable(
      flow,
      columnsOf(
        ['text', 'PRODUKT', 22],
        ['opening', 'ANFANGSSALDO', 18, 'right'],
        ['in', 'ZAHLUNGSEINGANG', 19, 'right'],
        ['out', 'ZAHLUNGSAUSGANG', 19, 'right'],
        ['closing', 'ENDSALDO', 18, 'right'],
      ),
      { rows: 'ruled' },
      (table) =>
        table.entry({
          text: 'Cashkonto',
          opening: euros(ledger.opening),
          in: euros(sumOf(ledger.entries, 1)),
          out: euros(Math.abs(sumOf(ledger.entries, -1))),
          closing: euros(ledger.closing),
        }),
    );
    flow.gap(12);
    flow.line('UMSATZÜBERSICHT', { bold: true, size: sheet.options.size + 2 });
    runningTable(
      flow,
      columnsOf(
        ['date', 'DATUM', 9],
        ['kind', 'TYP', 17],
        ['text', 'BESCHREIBUNG', 36],
        ['credit', ['ZAHLUNGS-', 'EINGANG'], 14, 'right'],
        ['debit', ['ZAHLUNGS-', 'AUSGANG'], 14, 'right'],
        ['balance', 'SALDO', 15, 'right'],
      ),
      { rows: rng.pick(['ruled', 'plain']), padding: 2 },
      (table) => {
        for (const e of ledger.entries)
          table.entry(
            {
              date: stacked(e.date),
              kind: kindOf(e),
              text: e.lines,
              [e.amount < 0 ? 'debit' : 'credit']: euros(Math.abs(e.amount)),
              balance: euros(e.balance),
            },
            { anchor: 'first' },
          );
        if (!ledger.entries.length) table.entry({ text: 'Keine Umsätze' });
      },
    );
    if (rng.chance(0.5)) {
      flow.need(80);
      flow.gap(12);
      flow.line('BARMITTELÜBERSICHT', { bold: true });
      figures(
        flow,
        [
          [`Treuhandkonten, Stand ${printDay(month.end, 'dd.MM.yyyy')}`, euros(ledger.closing)],
          ['Geldmarktfonds', euros(0)],
        ],
        0.6,
      );
    }
    footer(flow, rng, (n, all) => `Seite ${n} von ${all}`, 'Neuer Markt Broker GmbH, HRB 244347 B');
    return {
      sheet,
      truth: { accounts: [truthOf(ledger, { otherDescriptions: (e) => [`${kindOf(e)} ${e.lines.join(' ')}`] })] },
    };
  },
};

const plusEuros: Family = {
  name: 'fr-plus-minus-eur',
  about:
    'French business account: dd/mm without year, "+ 12.00 EUR" and "- 12.00 EUR", grey lines below, no balance a row, no column heads',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, { lexicon: 'fr', currency: 'EUR', ...month, count: rowCount(rng, 45) });
    const { sheet, flow } = paper(rng, { faces: ['sans', 'noto', 'dejavu', 'condensed'], sizes: [8, 8.5, 9] });
    const money = rng.pick([us, plain, spaced]);
    const amount = (minor: number): string => `${minor < 0 ? '-' : '+'} ${unsigned(minor, money)} EUR`;
    const d = (at: Day): string => printDay(at, 'dd/MM/yyyy');
    flow.newPage();
    heading(flow, rng, {
      bank: 'Comptoir Pro',
      holder: [rng.pick(['SARL MARTIN', 'SAS ATELIER DU PORT']), rng.pick(ledger.lexicon.streets)],
      title: 'Relevé de compte',
      facts: [
        ['Période', `Du ${d(month.start)} au ${d(month.end)}`],
        ['IBAN', `FR76 1695 8000 0${rng.digits(3)} ${rng.digits(4)} ${rng.digits(4)} ${rng.digits(3)}`],
        [`Solde au ${d(month.start)}`, amount(ledger.opening)],
        [`Solde au ${d(month.end)}`, amount(ledger.closing)],
      ],
    });
    flow.line('Transactions', { bold: true, size: sheet.options.size + 3 });
    const heads = rng.chance(0.35);
    ledgerPages(flow, ledger, {
      columns: columnsOf(
        ['date', heads ? 'Date de valeur' : '', 13],
        ['text', heads ? 'Transactions' : '', 60],
        ['amount', heads ? 'Montant' : '', 22, 'right'],
      ),
      money,
      dates: 'dd/MM',
      balances: 'none',
      cells: (e, usual) => ({ ...usual, amount: amount(e.amount) }),
      table: { head: heads ? 'plain' : 'none', rows: rng.pick(['ruled', 'plain']), padding: rng.int(1, 4) },
    });
    flow.gap(10);
    summary(flow, rng, '', [
      ['Total des entrées', amount(sumOf(ledger.entries, 1))],
      ['Total des sorties', `- ${unsigned(sumOf(ledger.entries, -1), money)} EUR`],
    ]);
    footer(
      flow,
      rng,
      (n, all) => `${n}/${all}`,
      'Comptoir Pro SA au capital de 1 000 000,00 euros, RCS Paris 819 000 000',
    );
    return { sheet, truth: { accounts: [truthOf(ledger, { balancePrinted: () => false })] } };
  },
};

const cardExchange: Family = {
  name: 'it-card-cambio',
  about:
    'Italian card: foreign sum, currency and exchange rate columns before the euro amount, payments with a minus, stamp duty, limit box',
  draw: (rng) => {
    const month = period(rng, rng.pick(['cycle', 'turn', 'month']));
    const ledger = makeLedger(rng, { lexicon: 'it', currency: 'EUR', ...month, count: rng.int(1, 45), nature: 'card' });
    reword(rng, ledger, {
      purchase: ['{shop}', '{shop} {city}'],
      salary: ['ADDEBITO IN C/C SALDO PRECEDENTE', 'VS. PAGAMENTO GRAZIE'],
      fee: ['IMPOSTA DI BOLLO', 'COMMISSIONE PRELIEVO CONTANTE', 'QUOTA ANNUALE CARTA'],
      in: ['STORNO {shop}'],
    });
    const foreign = new Map<Entry, readonly [string, string, string]>();
    for (const e of ledger.entries)
      if (e.kind === 'purchase' && rng.chance(0.2)) {
        const [code, rate] = rng.pick([
          ['USD', 1.0842],
          ['GBP', 0.8561],
          ['CHF', 0.9714],
        ] as const);
        foreign.set(e, [
          unsigned(Math.max(1, Math.round(-e.amount * rate)), continental),
          code,
          rate.toFixed(5).replace('.', ','),
        ]);
      }
    const { sheet, flow } = paper(rng, { faces: latin, sizes: [7.5, 8, 8.5] });
    const pattern = rng.pick(['dd/MM/yyyy', 'dd/MM/yy', 'dd.MM.yy']);
    const made = (e: Entry): Day => (e.kind === 'purchase' ? e.date - (e.valueDate - e.date) : e.date);
    const owed = (minor: number): string => signed(-minor, continental);
    flow.newPage();
    letter(
      flow,
      rng,
      rng.pick(['CartaTirreno', 'Nexa Pagamenti']),
      [ledger.holder, rng.pick(ledger.lexicon.streets)],
      'Estratto conto carta di credito',
      [
        ['Carta n.', `4539 97** **** ${ledger.number.slice(-4)}`],
        ['Periodo', `dal ${printDay(month.start, 'dd/MM/yyyy')} al ${printDay(month.end, 'dd/MM/yyyy')}`],
        ['Data addebito', printDay(month.end + 15, 'dd/MM/yyyy')],
        ['Limite di utilizzo', '€ 3.000,00'],
      ],
    );
    figures(
      flow,
      [
        ['Saldo estratto conto precedente', `€ ${owed(ledger.opening)}`],
        ['Totale accrediti', `€ ${owed(sumOf(ledger.entries, 1))}`],
        ['Totale spese e addebiti', `€ ${owed(sumOf(ledger.entries, -1))}`],
        ['Saldo attuale', `€ ${owed(ledger.closing)}`],
      ],
      0.55,
    );
    runningTable(
      flow,
      columnsOf(
        ['made', ['Data', 'operazione'], 11],
        ['date', ['Data', 'registrazione'], 11],
        ['text', ['', 'Descrizione'], 36],
        ['sum', ['Importo', 'in valuta'], 12, 'right'],
        ['code', ['', 'Valuta'], 7],
        ['rate', ['Tasso di', 'cambio'], 10, 'right'],
        ['amount', ['Importo', 'in euro'], 13, 'right'],
      ),
      { rows: rng.pick(['plain', 'ruled', 'zebra']) },
      (table) => {
        for (const e of ledger.entries) {
          const [sum, code, rate] = foreign.get(e) ?? ['', '', ''];
          table.entry({
            made: printDay(made(e), pattern),
            date: printDay(e.date, pattern),
            text: e.lines,
            sum,
            code,
            rate,
            amount: owed(e.amount),
          });
        }
        table.entry({ text: 'Totale operazioni del periodo', amount: owed(sumOf(ledger.entries)) }, { bold: true });
      },
    );
    margins(flow, rng, (n, all) => `Pagina ${n} di ${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            balancePrinted: () => false,
            otherDate: made,
            otherDescriptions: (e) => (foreign.has(e) ? [`${e.lines[0]} ${foreign.get(e)!.join(' ')}`] : []),
          }),
        ],
      },
    };
  },
};

const combined: Family = {
  name: 'pt-combined-extract',
  about:
    'Portuguese combined extract: assets overview, current account, savings at rest or nearly, deposits at term as a look-alike table',
  draw: (rng) => {
    const month = period(rng, 'month');
    const { sheet, flow } = paper(rng, { faces: latin, sizes: [7.5, 8, 8.5] });
    const money = rng.pick([spaced, continental]);
    const current = makeLedger(rng, { lexicon: 'pt', currency: 'EUR', ...month, count: rowCount(rng, 40) });
    const savings = makeLedger(rng.fork('savings'), {
      lexicon: 'pt',
      currency: 'EUR',
      ...month,
      count: rng.chance(0.5) ? 0 : rng.int(1, 4),
      nature: 'savings',
    });
    const deposit = rng.int(5, 250) * 100_000;
    const d = (at: Day): string => printDay(at, 'yyyy-MM-dd');
    const pattern = rng.pick(['dd-MM', 'dd/MM', 'dd-MM-yyyy']);
    flow.newPage();
    heading(flow, rng, {
      bank: rng.pick(current.lexicon.banks),
      holder: [current.holder, rng.pick(current.lexicon.streets)],
      title: 'EXTRATO COMBINADO',
      facts: [
        ['Período', `De ${d(month.start)} a ${d(month.end)}`],
        ['Extrato N.º', `${printDay(month.end, 'M')}/${printDay(month.end, 'yyyy')}`],
        ['Moeda', 'EUR'],
      ],
    });
    flow.line('RESUMO DO PATRIMÓNIO', { bold: true });
    figures(
      flow,
      [
        ['Depósitos à ordem', signed(current.closing, money)],
        ['Poupança', signed(savings.closing, money)],
        ['Depósitos a prazo', signed(deposit, money)],
        ['Total de ativos', signed(current.closing + savings.closing + deposit, money)],
      ],
      0.5,
    );
    const accounts = [
      { name: 'CONTA À ORDEM', ledger: current },
      { name: 'CONTA POUPANÇA', ledger: savings },
    ].map(({ name, ledger }) => {
      flow.need(120);
      flow.gap(10);
      flow.line(`${name}   PT50 0099 0000 ${ledger.number} ${ledger.number.slice(0, 1)}7`, { bold: true });
      ledgerPages(flow, ledger, {
        columns: columnsOf(
          ['date', ['Data', 'Mov.'], 10],
          ['valueDate', ['Data', 'Valor'], 10],
          ['text', ['', 'Descrição'], 40],
          ['debit', ['', 'Débito'], 13, 'right'],
          ['credit', ['', 'Crédito'], 13, 'right'],
          ['balance', ['Saldo', 'contabilístico'], 15, 'right'],
        ),
        money,
        dates: pattern,
        openingRow: { text: 'SALDO ANTERIOR', balance: signed(ledger.opening, money) },
        closingRow: { text: 'SALDO FINAL', balance: signed(ledger.closing, money) },
        table: { rows: rng.pick(['plain', 'ruled']) },
      });
      return truthOf(ledger, { otherDate: (e) => e.valueDate });
    });
    flow.need(90);
    flow.gap(10);
    flow.line('DEPÓSITOS A PRAZO', { bold: true });
    runningTable(
      flow,
      columnsOf(
        ['text', 'Depósito', 26],
        ['from', 'Início', 12],
        ['to', 'Vencimento', 12],
        ['rate', 'TANB', 9, 'right'],
        ['amount', 'Capital', 15, 'right'],
      ),
      { rows: 'ruled' },
      (table) =>
        table.entry({
          text: `DP 12 MESES ${rng.digits(6)}`,
          from: d(month.start - 200),
          to: d(month.start + 165),
          rate: '2,250%',
          amount: unsigned(deposit, money),
        }),
    );
    footer(
      flow,
      rng,
      (n, all) => `Pág. ${n}/${all}`,
      'Os depósitos beneficiam da garantia de reembolso até 100.000,00 EUR por depositante.',
    );
    return { sheet, truth: { accounts } };
  },
};

export const secondEurope: readonly Family[] = [weekdayColumn, datesOverLines, plusEuros, cardExchange, combined];
