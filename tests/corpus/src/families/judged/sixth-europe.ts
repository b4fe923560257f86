import { printDay, type Day } from '../../story/calendar.ts';
import { makeLedger, truthOf } from '../../story/ledger.ts';
import { continental, signed, unsigned } from '../../story/money.ts';
import { latin, period, type Family } from '../family.ts';
import { ledgerPages } from '../ledger-pages.ts';
import { columnsOf } from './columns.ts';
import { figures, rowCount, sumOf } from './desk.ts';
import { paper } from './paper.ts';
import { factGrid, gridTable } from './sixth-parts.ts';
import { pageFeet, runningHead, smallPrint } from './third-parts.ts';
import { reword } from './words.ts';

const euro = (minor: number): string => unsigned(minor, continental);

const amountsBeforeText: Family = {
  name: 'it-addebiti-before-text',
  about:
    'Italian post account: two short dates, debits and credits before the description, balance at the start as a dated row in its column, total and closing rows, accounts of few or many rows',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, { lexicon: 'it', currency: 'EUR', ...month, count: rowCount(rng, 40) });
    reword(rng, ledger, {
      purchase: ['PAGAMENTO POS {day} 12.{card} {shop} {city}', 'PAGAMENTO ONLINE {shop}', 'POSTAGIRO A FAVORE {firm}'],
      out: [
        'BOLLETTINO {firm}',
        'BONIFICO A FAVORE {person} TRN {ref}',
        'PRELIEVO ATM {city} CARTA {card}',
        'ADDEBITO DIRETTO SDD {firm} MANDATO {ref}',
      ],
      in: [
        'BONIFICO DA {person} TRN {ref} PER SALDO FATTURA',
        'VERSAMENTO CONTANTI UFFICIO {city}',
        'STORNO PAGAMENTO {shop}',
      ],
      salary: ['ACCREDITO STIPENDIO {firm}', 'ACCREDITO PENSIONE INPSO'],
      fee: ['CANONE MENSILE', 'COMMISSIONE BONIFICO', 'IMPOSTA DI BOLLO'],
      interest: ['INTERESSI NETTI'],
    });
    for (const e of ledger.entries)
      e.lines = e.lines.map((line) =>
        line.replace(/\{day\} 12\.\d{4}/, `${printDay(e.date - rng.int(0, 2), 'dd/MM/yyyy')} 12.${rng.int(10, 59)}`),
      );
    const { sheet, flow } = paper(rng, { faces: latin, sizes: [7.5, 8, 8.5, 9] });
    const pattern = 'dd/MM/yy';
    const full = (at: Day): string => printDay(at, 'dd/MM/yyyy');
    const iban = `IT${rng.digits(2)} Q076 0103 2000 000${rng.digits(5)} ${rng.digits(3)}`;
    const signedFinal = (minor: number): string => signed(minor, continental, 'leading', '+');
    runningHead(flow, 'Estratto conto', iban);
    flow.newPage();
    const ink = rng.pick(['#0047bb', '#003a70', '#444444']);
    sheet.rule(flow.left, flow.y + 4, flow.right, flow.y + 4, 3, rng.pick(['#ffd400', ink]));
    flow.gap(14);
    flow.line(rng.pick(['ContoPosta', 'Banco delle Poste']), { bold: true, size: 16, color: ink });
    flow.line(`ESTRATTO CONTO N. ${rng.int(1, 12)}`, { bold: true, align: 'right' });
    [ledger.holder.toUpperCase(), rng.pick(ledger.lexicon.streets), `00185 ${rng.pick(ledger.lexicon.cities)}`].forEach(
      (line) => flow.line(line, { indent: flow.width * 0.52 }),
    );
    flow.gap(14);
    figures(
      flow,
      [
        ['IBAN', iban],
        ['Periodo', `dal ${full(month.start)} al ${full(month.end)}`],
        [`Saldo iniziale al ${full(month.start - 1)}`, `${signedFinal(ledger.opening)} EUR`],
        [`Saldo finale al ${full(month.end)}`, `${signedFinal(ledger.closing)} EUR`],
      ],
      0.7,
    );
    flow.gap(6);
    const side = (minor: number): 'debit' | 'credit' => (minor < 0 ? 'debit' : 'credit');
    ledgerPages(flow, ledger, {
      columns: columnsOf(
        ['date', rng.pick(['Data', ['Data', 'contabile']]), 10],
        ['valueDate', rng.pick(['Valuta', ['Data', 'valuta']]), 10],
        ['debit', 'Addebiti', 14, 'right'],
        ['credit', 'Accrediti', 14, 'right'],
        ['text', 'Descrizione operazioni', 56],
      ),
      money: continental,
      dates: pattern,
      balances: 'none',
      openingRow: {
        date: printDay(month.start - 1, pattern),
        [side(ledger.opening)]: euro(ledger.opening),
        text: 'SALDO INIZIALE',
      },
      table: { rows: rng.pick(['plain', 'ruled', 'zebra']), head: rng.pick(['bold', 'ruled']), gap: 10 },
      closingRow: {
        debit: euro(sumOf(ledger.entries, -1)),
        credit: euro(sumOf(ledger.entries, 1)),
        text: rng.pick(['TOTALE USCITE E TOTALE ENTRATE', 'TOTALI']),
      },
    });
    if (!ledger.entries.length) flow.line('Nel periodo non risultano movimenti.');
    flow.gap(8);
    flow.line(`SALDO FINALE AL ${full(month.end)}   ${signedFinal(ledger.closing)} EUR`, { bold: true });
    smallPrint(flow, 'Comunicazioni', [
      'Tasso creditore annuo lordo 0,00%. Tasso debitore per utilizzi extra fido 13,50%. Imposta di bollo annua euro 34,20 se la giacenza media supera euro 5.000,00.',
      'Trascorsi 60 giorni dal ricevimento senza reclamo scritto, il presente estratto conto si intende approvato.',
    ]);
    pageFeet(
      flow,
      (n, all) => `Pag. ${n} di ${all}`,
      'Patrimonio separato di ContoPosta S.p.A. - Viale Europa 190, Roma',
    );
    return { sheet, truth: { accounts: [truthOf(ledger, { balancePrinted: () => false })] } };
  },
};

const breme: Family = {
  name: 'si-breme-dobro',
  about:
    'Slovenian extract of a small bank: days and months without zeros, V breme before V dobro, value date and reference SI00 in columns, turnover and balances in a frame above, grid or plain, often one page',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'cs',
      currency: 'EUR',
      ...month,
      count: rng.chance(0.5) ? rng.int(1, 9) : rowCount(rng, 35),
      overdraft: rng.chance(0.3),
    });
    reword(
      rng,
      ledger,
      {
        purchase: ['POS NAKUP {shop} {city}', '{shop}|Nakup s kartico {card}'],
        out: ['{firm}|Plačilo računa {card}', '{person}|Najemnina', 'DVIG GOTOVINE BA {city}', 'Trajni nalog|{firm}'],
        in: ['{person}|Vračilo', '{firm}|Nakazilo', 'POLOG GOTOVINE {city}'],
        salary: ['{firm}|Plača', 'ZPIZO|Pokojnina'],
        fee: ['Nadomestilo za vodenje računa', 'Provizija za plačilni nalog'],
        interest: ['Pripis obresti'],
      },
      {
        shops: ['MERKATORJA D.D.', 'SPARČEK', 'PETROLA D.D.', 'HOFERČEK', 'KNJIGARNA ČRKA', 'LEKARNA CENTER'],
        firms: ['ELEKTRO PRIMOR d.o.o.', 'TELEKOMA d.d.', 'KOMUNALA KRANJ d.o.o.', 'ZAVAR. TRIGLAVKA'],
        people: ['JANEZ NOVAK', 'Maja Zupančič', 'ŽIGA KOVAČIČ'],
        cities: ['LJUBLJANA', 'MARIBOR', 'KOPER', 'KRANJ'],
      },
    );
    const { sheet, flow } = paper(rng, { faces: ['sans', 'noto', 'dejavu', 'condensed'], sizes: [7.5, 8, 8.5, 9] });
    const pattern = rng.pick(['d.M.yyyy', 'd.M.yyyy', 'dd.MM.yyyy']);
    const d = (at: Day): string => printDay(at, pattern);
    const balance = (minor: number): string => signed(minor, continental);
    const holder = rng.pick(['Janez Novak', 'Društvo gasilcev Bistrica', 'Maja Zupančič s.p.']);
    const references = new Map(
      ledger.entries.map((e) => [e, rng.chance(0.7) ? `SI00 ${rng.digits(6)}` : rng.chance(0.5) ? 'SI99' : '']),
    );
    flow.newPage();
    flow.line(rng.pick(['Hranilnica Gorenjka d.d.', 'Soška banka d.d.']), { bold: true, size: 13, color: '#00663a' });
    flow.gap(8);
    flow.line(`IZPISEK št. ${rng.int(1, 12)}`, { bold: true, size: 12 });
    flow.gap(6);
    factGrid(flow, [
      ['Imetnik računa', holder],
      ['Številka računa', `SI56 ${rng.digits(4)} ${rng.digits(4)} ${rng.digits(4)} ${rng.digits(3)}`],
      ['Obdobje', `${d(month.start)} - ${d(month.end)}`],
      ['Valuta', 'EUR'],
      [rng.pick(['Predhodno stanje', 'Začetno stanje']), balance(ledger.opening)],
      ['Promet v breme', euro(sumOf(ledger.entries, -1))],
      ['Promet v dobro', euro(sumOf(ledger.entries, 1))],
      ['Novo stanje', balance(ledger.closing)],
    ]);
    const running = rng.chance(0.5);
    const columns = columnsOf(
      ['date', 'Datum', 12],
      ['valueDate', 'Datum valute', 13],
      ['text', 'Opis', 34],
      ['reference', rng.pick(['Sklic', 'Referenca']), 15],
      ['debit', 'V breme', 13, 'right'],
      ['credit', 'V dobro', 13, 'right'],
      ...(running ? ([['balance', 'Stanje', 14, 'right']] as const) : []),
    );
    const cells = (e: (typeof ledger.entries)[number]): Record<string, string | readonly string[]> => ({
      date: d(e.date),
      valueDate: d(e.valueDate),
      text: e.lines,
      reference: references.get(e)!,
      [e.amount < 0 ? 'debit' : 'credit']: euro(e.amount),
      balance: balance(e.balance),
    });
    gridTable(
      flow,
      columns,
      {
        head: rng.pick(['bold', 'plain', 'reverse']),
        color: '#00663a',
        ink: rng.pick(['#9a9a9a', '#ffffff', '#cccccc']),
      },
      (put) => {
        for (const e of ledger.entries) put(cells(e));
      },
    );
    if (!ledger.entries.length) flow.line('V obdobju ni bilo prometa.');
    flow.gap(10);
    flow.paragraph(
      'Morebitne reklamacije sprejemamo v 13 mesecih. Vloge so zajamčene do 100.000,00 EUR. Dovoljena prekoračitev: 500,00 EUR.',
      { size: 7 },
    );
    pageFeet(flow, (n, all) => `Stran ${n}/${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            balancePrinted: () => running,
            otherDescriptions: (e) => [`${e.lines.join(' ')} ${references.get(e)!}`],
          }),
        ],
      },
    };
  },
};

export const sixthEurope: readonly Family[] = [amountsBeforeText, breme];
