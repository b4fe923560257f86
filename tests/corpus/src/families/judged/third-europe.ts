import { day, printDay, type Day } from '../../story/calendar.ts';
import { makeLedger, truthOf, type Entry, type Kind, type Ledger } from '../../story/ledger.ts';
import { continental, signed, unsigned } from '../../story/money.ts';
import { latin, period, type Family } from '../family.ts';
import { ledgerPages } from '../ledger-pages.ts';
import { columnsOf, runningTable } from './columns.ts';
import { ends, letter, margins, paper } from './paper.ts';
import { figures, notice, rowCount, sumOf } from './desk.ts';
import { envelope, pageFeet, runningHead, section, smallPrint } from './third-parts.ts';
import { reword } from './words.ts';

const euro = (minor: number): string => unsigned(minor, continental);
const plusMinus = (minor: number): string => signed(minor, continental, 'leading', '+');

const financeReport: Family = {
  name: 'de-finance-report',
  about:
    'report of several accounts: overview, then per account old balance row, stacked booking and value day, kind, party and text in columns, +/- amounts',
  draw: (rng) => {
    const month = period(rng, 'month');
    const { sheet, flow } = paper(rng, { faces: latin, sizes: [7.5, 8, 8.5] });
    const d = (at: Day): string => printDay(at, 'dd.MM.yyyy');
    const kinds = ['Girokonto', 'Tagesgeld PLUS-Konto', 'Visa-Karte (Kreditkarte)'].slice(0, rng.int(1, 3));
    const accounts = kinds.map((kind) => {
      const ledger = makeLedger(rng.fork(kind), {
        lexicon: 'de',
        currency: 'EUR',
        ...month,
        count: kind === 'Girokonto' ? rowCount(rng, 55) : rng.int(0, 10),
        nature: kind === 'Girokonto' ? 'account' : kind.startsWith('Visa') ? 'card' : 'savings',
      });
      return { kind, ledger, iban: `DE${rng.digits(2)} 2004 ${rng.digits(4)} ${rng.digits(4)} ${rng.digits(4)} 00` };
    });
    const parts = new Map<Entry, { kind: string; party: string; text: string[] }>();
    for (const { ledger, kind: account } of accounts)
      for (const e of ledger.entries) {
        const [shop, person, firm] = [
          rng.pick(ledger.lexicon.shops),
          rng.pick(ledger.lexicon.people),
          rng.pick(ledger.lexicon.firms),
        ];
        const card = account.startsWith('Visa');
        const told: Record<Kind, readonly [string, string, string[]]> = {
          purchase: card
            ? ['Visa-Umsatz', '', [`${shop} ${e.city}`]]
            : [
                'Kartenverfügung',
                shop,
                [`${e.city} DE`, `${printDay(e.date - 1, 'yyyy-MM-dd')}T17:4${rng.int(0, 9)} Karte ${e.card}`],
              ],
          out: rng.pick([
            ['Lastschrift / Belastung', firm, [`Abschlag ${e.reference}`, `End-to-End-Ref.: ${e.reference}`]],
            ['Übertrag / Überweisung', person, ['Miete', `End-to-End-Ref.: nicht angegeben`]],
          ]),
          in: card
            ? ['Gutschrift', '', [`${shop} Retoure`]]
            : ['Übertrag / Überweisung', person, [`Erstattung ${e.reference}`]],
          salary: card
            ? ['Summe Monatsabrechnung', '', ['VISA-KARTE Ausgleich']]
            : ['Gehalt / Rente', firm, [`Gehalt ${e.reference}`]],
          fee: ['Entgelt', '', ['Kontoführung / Kartenpreis']],
          interest: ['Zinsen', '', ['Habenzinsen']],
          check: ['Scheck', '', [e.card]],
        };
        const [kind, party, text] = told[e.kind];
        parts.set(e, { kind, party, text });
        e.lines = [kind, party, ...text].filter(Boolean);
      }
    runningHead(flow, `Finanzreport Nr. ${month.month}`, `per ${d(month.end)}`);
    flow.newPage();
    envelope(flow, rng, {
      bank: rng.pick(['Hansedirekt', 'Rheinische Direktbank']),
      small: ['25449 Quickborn', 'Telefon 04106 5550'],
      holder: [accounts[0]!.ledger.holder, rng.pick(accounts[0]!.ledger.lexicon.streets), '20095 Hamburg'],
      title: `Finanzreport Nr. ${month.month} per ${d(month.end)}`,
      box: 'Ihre Daten',
      facts: [
        ['Kundennummer', rng.digits(8)],
        ['Datum', d(month.end + 1)],
        ['BIC', 'HADIDEHHXXX'],
      ],
    });
    section(flow, {
      title: 'Kontoübersicht',
      columns: columnsOf(['name', 'Konto', 34], ['iban', 'IBAN / Nummer', 36], ['saldo', 'Saldo in EUR', 22, 'right']),
      style: { rows: 'ruled' },
      rows: accounts.map(({ kind, ledger, iban }) => ({
        name: kind,
        iban: kind.startsWith('Visa') ? `4871 78XX XXXX ${ledger.number.slice(-4)}` : iban,
        saldo: plusMinus(ledger.closing),
      })),
      total: { name: 'Gesamtsaldo', saldo: plusMinus(accounts.reduce((all, a) => all + a.ledger.closing, 0)) },
    });
    const stacked = rng.chance(0.7);
    for (const { kind, ledger, iban } of accounts) {
      flow.need(130);
      flow.gap(14);
      flow.line(`${kind}`, { bold: true, size: sheet.options.size + 3 });
      flow.line(
        kind.startsWith('Visa')
          ? `Kartennummer 4871 78XX XXXX ${ledger.number.slice(-4)}`
          : `IBAN ${iban}   Dispositionskredit 2.500,00 EUR`,
      );
      runningTable(
        flow,
        columnsOf(
          ...(stacked
            ? ([['date', ['Buchungstag', 'Valuta'], 13]] as const)
            : ([
                ['date', 'Buchungstag', 12],
                ['value', 'Valuta', 12],
              ] as const)),
          ['kind', 'Vorgang', 17],
          ['party', 'Auftraggeber/Empfänger', 22],
          ['text', 'Buchungstext', 30],
          ['amount', ['Ausgang', 'Eingang'], 14, 'right'],
        ),
        { rows: rng.pick(['ruled', 'plain', 'zebra']), head: rng.pick(['bold', 'ruled']) },
        (table) => {
          table.entry(
            { date: d(month.start - 1), kind: 'Alter Saldo', amount: `${plusMinus(ledger.opening)}` },
            { bold: rng.chance(0.5) },
          );
          for (const e of ledger.entries) {
            const { kind: word, party, text } = parts.get(e)!;
            table.entry(
              {
                date: stacked ? [d(e.date), d(e.valueDate)] : d(e.date),
                value: d(e.valueDate),
                kind: word,
                party,
                text,
                amount: plusMinus(e.amount),
              },
              { textKeys: ['date', 'kind', 'party', 'text'] },
            );
          }
          table.entry(
            { date: d(month.end), kind: 'Neuer Saldo', amount: `${plusMinus(ledger.closing)}` },
            { bold: true },
          );
        },
      );
    }
    smallPrint(flow, 'Hinweise', [
      'Bitte prüfen Sie die Buchungen, Berechnungen und den Saldo. Einwendungen müssen spätestens vor Ablauf von sechs Wochen nach Zugang dieses Rechnungsabschlusses abgesendet sein.',
      'Guthaben sind als Einlagen nach Maßgabe des Einlagensicherungsgesetzes entschädigungsfähig bis 100.000,00 EUR.',
    ]);
    pageFeet(flow, (n, all) => `Seite ${n} von ${all}`);
    return {
      sheet,
      truth: {
        accounts: accounts.map(({ ledger }) =>
          truthOf(ledger, {
            balancePrinted: () => false,
            otherDescriptions: (e) => {
              const { kind, party, text } = parts.get(e)!;
              return [[party, ...text].join(' ').trim(), text.join(' '), [kind, ...text].join(' ')];
            },
          }),
        ),
      },
    };
  },
};

const loanYear: Family = {
  name: 'de-loan-year',
  about:
    'loan account over a year: interest and fees in Soll, instalments in Haben, balance owed with S, agreed rate and remaining term, certificate of interest paid',
  draw: (rng) => {
    const year = rng.int(2021, 2024);
    const [start, end] = [day(year, 1, 1), day(year, 12, 31)];
    const base = makeLedger(rng, { lexicon: 'de', currency: 'EUR', start, end, count: 0 });
    const opening = -rng.int(600_000, 28_000_000);
    const rate = rng.int(110, 690);
    const instalment = Math.round(-opening * 0.009);
    const due = rng.pick([1, 15, 30]);
    const entries: Entry[] = [];
    let balance = opening;
    const put = (date: Day, amount: number, text: string, kind: Kind): void => {
      balance += amount;
      entries.push({
        date,
        valueDate: date,
        amount,
        balance,
        lines: text.split('|'),
        kind,
        reference: '',
        card: '',
        city: '',
      });
    };
    const quarterly = rng.chance(0.4);
    let accrued = 0;
    const account = `6${rng.digits(9)}`;
    for (let month = 1; month <= 12; month++) {
      accrued += Math.round((-balance * rate) / 120_000);
      put(
        day(year, month, Math.min(due, 28)),
        instalment,
        rng.chance(0.5) ? 'Annuität|Lastschrifteinzug' : 'Ratenzahlung',
        'in',
      );
      if (rng.chance(0.05)) put(day(year, month, 28), rng.int(5, 50) * 10_000, 'Sondertilgung', 'in');
      if (quarterly ? month % 3 === 0 : true) {
        put(day(year, month + 1, 1) - 1, -accrued, `Sollzinsen ${(rate / 100).toFixed(2).replace('.', ',')} %`, 'fee');
        accrued = 0;
      }
    }
    if (rng.chance(0.3)) put(end, -1200, 'Entgelt Kontoauszug', 'fee');
    const ledger: Ledger = { ...base, opening, closing: balance, entries };
    const { sheet, flow } = paper(rng, { faces: latin, sizes: [8, 8.5, 9, 10] });
    const d = (at: Day): string => printDay(at, 'dd.MM.yyyy');
    const letterBehind = rng.pick([' S', ' S', '-', ' -']);
    const owed = (minor: number): string => `${euro(minor)}${letterBehind}`;
    flow.newPage();
    letter(
      flow,
      rng,
      ledger.bank,
      [ledger.holder, rng.pick(ledger.lexicon.streets), '04109 Leipzig'],
      `Darlehenskontoauszug ${year}`,
      [
        ['Darlehenskonto', account],
        ['Zeitraum', `${d(start)} - ${d(end)}`],
        [
          'Sollzinssatz p.a.',
          `${(rate / 100).toFixed(2).replace('.', ',')} % fest bis ${d(day(year + rng.int(1, 9), 6, 30))}`,
        ],
        ['Rate monatlich', `${euro(instalment)} EUR`],
      ],
    );
    ledgerPages(flow, ledger, {
      columns: columnsOf(
        ['date', 'Buchung', 12],
        ['valueDate', 'Wert', 12],
        ['text', rng.pick(['Buchungstext', 'Erläuterung', 'Vorgang']), 36],
        ['debit', 'Soll EUR', 14, 'right'],
        ['credit', 'Haben EUR', 14, 'right'],
        ['balance', 'Saldo EUR', 17, 'right'],
      ),
      money: continental,
      dates: 'dd.MM.yyyy',
      balanceText: owed,
      openingRow: { date: d(start), text: 'Saldovortrag', balance: owed(opening) },
      ...(rng.chance(0.7) ? { closingRow: { date: d(end), text: 'Restschuld', balance: owed(balance) } } : {}),
      table: { rows: rng.pick(['plain', 'ruled', 'zebra']), head: rng.pick(['bold', 'ruled']) },
    });
    flow.gap(12);
    flow.line('Zinsbescheinigung', { bold: true });
    figures(flow, [
      [
        `Gezahlte Sollzinsen ${year}`,
        `${euro(sumOf(entries.filter((e) => e.lines[0]!.startsWith('Sollzinsen'))))} EUR`,
      ],
      ['Tilgung', `${euro(balance - opening)} EUR`],
      [`Restschuld per ${d(end)}`, `${euro(balance)} EUR`],
    ]);
    margins(flow, rng, (n, all) => `Blatt ${n} von ${all}`);
    return { sheet, truth: { accounts: [truthOf(ledger)] } };
  },
};

const valueSecond: Family = {
  name: 'fr-value-second-stars',
  about:
    'date and value date before long texts, points in thousands, a star behind fee-free sums, previous balance, totals and new balance with sign, "suite"',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'fr',
      currency: 'EUR',
      ...month,
      count: rowCount(rng, 55),
      overdraft: rng.chance(0.25),
    });
    for (const e of ledger.entries) {
      const at = printDay(e.date - rng.int(0, 2), 'dd/MM');
      const [shop, person, firm] = [
        rng.pick(ledger.lexicon.shops),
        rng.pick(ledger.lexicon.people),
        rng.pick(ledger.lexicon.firms),
      ];
      const told: Record<Kind, readonly string[][]> = {
        purchase: [
          [`CARTE X${e.card} ${at} ${shop}`],
          [`CARTE X${e.card} REMBT ${at} ${shop}`.replace(' REMBT', ''), `${e.city}`],
        ],
        out: [
          [`PRELEVEMENT EUROPEEN ${e.reference}`, `DE: ${firm}`, `ID: FR${e.card}ZZZ${e.card}`, `MOTIF: FACTURE ${at}`],
          ['VIR INSTANTANE EMIS LOGITEL', `POUR: ${person}`, `REF: ${e.reference}`],
          [`CARTE X${e.card} RETRAIT DAB ${at}`, e.city],
          [`CHEQUE ${e.card}`],
        ],
        in: [
          ['VIR RECU ' + e.reference, `DE: ${person}`, 'MOTIF: REMBOURSEMENT'],
          ['REMISE CHEQUE ' + e.reference, 'DE 1 CHQ'],
          ['VERSEMENT ESPECES ' + e.city],
        ],
        salary: [['VIR RECU ' + e.reference, `DE: ${firm}`, 'MOTIF: SALAIRE', `REF: ${e.card}`]],
        fee: [['COTISATION JAZZ'], ['FRAIS PAIEMENT HORS ZONE EURO'], ["COMMISSION D'INTERVENTION"]],
        interest: [['INTERETS CREDITEURS']],
        check: [['CHEQUE']],
      };
      e.lines = rng.pick(told[e.kind]);
    }
    const { sheet, flow } = paper(rng, { faces: latin, sizes: [7.5, 8, 8.5, 9] });
    const d = (at: Day): string => printDay(at, 'dd/MM/yyyy');
    const star = new Map(ledger.entries.map((e) => [e, e.amount < 0 && rng.chance(0.15) ? ' *' : '']));
    const account = `30003 0${rng.digits(4)} 000${rng.digits(8)} ${rng.digits(2)}`;
    const range = `du ${d(month.start)} au ${d(month.end)}`;
    runningHead(flow, `Compte de particulier n° ${account}`, range);
    flow.newPage();
    envelope(flow, rng, {
      bank: ledger.bank,
      small: ['Agence de la Mairie', 'Tél. 01 55 55 01 80'],
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets).toUpperCase(), '69003 LYON'],
      title: rng.pick(['RELEVÉ DE COMPTE', 'COMPTE DE PARTICULIER en euros', 'COMPTE COURANT en euros']),
      box: 'RELEVÉ DE COMPTE',
      facts: [
        ['n°', account],
        ['période', range],
        ['envoi n°', `${rng.int(1, 14)}`],
        ['Votre solde', `${plusMinus(ledger.closing)} €`],
      ],
    });
    const table = (() => {
      const side = (minor: number): 'debit' | 'credit' => (minor < 0 ? 'debit' : 'credit');
      const printed = (minor: number): string => (minor < 0 ? `- ${euro(minor)}` : `+ ${euro(minor)}`);
      return runningTable(
        flow,
        columnsOf(
          ['date', 'Date', 11],
          ['value', 'Valeur', 11],
          ['text', "Nature de l'opération", 48],
          ['debit', 'Débit', 14, 'right'],
          ['credit', 'Crédit', 14, 'right'],
        ),
        { rows: rng.pick(['plain', 'plain', 'ruled']), head: rng.pick(['bold', 'ruled', 'reverse']) },
        (rows) => {
          flow.beforeBreak = () => sheet.text(flow.right, flow.y + 9, 'suite >>>', { align: 'right', size: 7 });
          rows.entry(
            {
              text: `SOLDE PRÉCÉDENT AU ${d(month.start - 1)}`,
              [side(ledger.opening)]: printed(ledger.opening).replace('+ ', ''),
            },
            { bold: true },
          );
          for (const e of ledger.entries)
            rows.entry(
              {
                date: d(e.date),
                value: d(e.valueDate),
                text: e.lines,
                [side(e.amount)]: `${euro(e.amount)}${star.get(e)}`,
              },
              { reserve: 14 },
            );
          flow.beforeBreak = undefined;
          rows.entry(
            {
              text: 'TOTAUX DES MOUVEMENTS',
              debit: euro(sumOf(ledger.entries, -1)),
              credit: euro(sumOf(ledger.entries, 1)),
            },
            { bold: true },
          );
          rows.entry(
            { text: `NOUVEAU SOLDE AU ${d(month.end)}`, [side(ledger.closing)]: printed(ledger.closing) },
            { bold: true },
          );
        },
      );
    })();
    sheet.rule(table.style.left, flow.y + 3, flow.right, flow.y + 3);
    flow.gap(10);
    flow.line('* Opération exonérée de commission de mouvement', { size: 6.5 });
    if (rng.chance(0.5))
      notice(
        flow,
        'Votre découvert',
        `Montant de l'autorisation de découvert au ${d(month.end)} : 500,00 EUR. Taux nominal annuel 15,90 %. Total des frais du mois : ${euro(sumOf(ledger.entries.filter((e) => e.kind === 'fee')))} EUR.`,
      );
    smallPrint(flow, 'Informations', [
      'Vos dépôts sont garantis par le fonds de garantie dans la limite de 100 000 € par personne. Pour toute réclamation, écrivez au service Relations Clientèle.',
      'Les réclamations portant sur un paiement par carte doivent être faites dans les 13 mois suivant la date du débit.',
    ]);
    pageFeet(
      flow,
      (n, all) => `${n} / ${all}`,
      'S.A. au capital de 1.046.405.540,00 euros - RCS 552 120 999 - Siège social : 29 bd Exemple 75009 Paris',
    );
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            balancePrinted: () => false,
          }),
        ],
      },
    };
  },
};

const outBeforeIn: Family = {
  name: 'it-uscite-entrate',
  about:
    'points in two-digit-year dates, text between dates and Uscite/Entrate, initial and final balance as dated rows, totals, scheme of fees after',
  draw: (rng) => {
    const quarter = rng.chance(0.4);
    const month = period(rng, 'month');
    const start = month.start;
    const end = quarter ? day(month.year, month.month + 3, 1) - 1 : month.end;
    const ledger = makeLedger(rng, {
      lexicon: 'it',
      currency: 'EUR',
      start,
      end,
      count: rowCount(rng, quarter ? 75 : 45),
    });
    reword(rng, ledger, {
      purchase: [
        'PAGAMENTO {shop} {city} CARTA *{card} DI EUR',
        'PAGAMENTO CONTACTLESS|{shop} {city} CARTA *{card}',
        'PRELIEVO BANCOMAT PRESSO {shop}|CARTA *{card}',
      ],
      out: [
        'ADDEBITO SEPA DD PER FATTURA A VOSTRO CARICO|Incasso {ref} da {firm}',
        'DISPOSIZIONE DI BONIFICO|A {person} PER AFFITTO',
        'BONIFICO ISTANTANEO A {person}|COMM 0,00',
        'PAGAMENTO UTENZE|{firm} {ref}',
        'IMPOSTE E TASSE|DELEGA F24',
      ],
      in: ['BONIFICO A VOSTRO FAVORE|DA {person} PER SALDO FATTURA {ref}', 'ACCREDITO BONIFICO ISTANTANEO|DA {person}'],
      salary: ['BONIFICO A VOSTRO FAVORE STIPENDIO|DA {firm}', 'EMOLUMENTI|{firm}'],
      fee: ['IMPOSTA DI BOLLO', 'COMMISSIONI SU BONIFICO', 'COSTO FISSO MENSILE MYCONTO'],
      interest: ['INTERESSI CREDITORI NETTI'],
    });
    const { sheet, flow } = paper(rng, { faces: latin, sizes: [7.5, 8, 8.5, 9] });
    const pattern = rng.pick(['dd.MM.yy', 'dd.MM.yy', 'dd/MM/yyyy', 'dd.MM.yyyy']);
    const d = (at: Day): string => printDay(at, pattern);
    const full = (at: Day): string => printDay(at, 'dd.MM.yyyy');
    const iban = `IT ${rng.digits(2)} X 02008 ${rng.digits(5)} 000${rng.digits(9)}`;
    runningHead(flow, `Estratto conto al ${full(end)}`, iban);
    flow.newPage();
    envelope(flow, rng, {
      bank: ledger.bank,
      small: ['Filiale di Milano Duomo', 'Numero Verde 800 55 50 12'],
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets).toUpperCase(), '20121 MILANO MI'],
      title: `Estratto conto dal ${full(start)} al ${full(end)}`,
      box: 'Il tuo conto',
      facts: [
        ['IBAN', iban],
        ['Intestato a', ledger.holder],
        ['Saldo iniziale', `${euro(ledger.opening)} EUR`],
        ['Totale entrate', `${euro(sumOf(ledger.entries, 1))} EUR`],
        ['Totale uscite', `${euro(sumOf(ledger.entries, -1))} EUR`],
        ['Saldo finale', `${euro(ledger.closing)} EUR`],
      ],
    });
    flow.line(rng.pick(['Elenco movimenti', 'Dettaglio movimenti', 'Movimenti del periodo']), {
      bold: true,
      size: sheet.options.size + 2,
    });
    const swapped = rng.chance(0.25);
    const sides = [
      ['debit', 'Uscite', 15, 'right'],
      ['credit', 'Entrate', 15, 'right'],
    ] as const;
    const table = ledgerPages(
      flow,
      { ...ledger },
      {
        columns: columnsOf(
          ['date', 'Data', 11],
          ['valueDate', 'Valuta', 11],
          ['text', 'Descrizione', 46],
          ...(swapped ? ([sides[1], sides[0]] as const) : sides),
        ),
        money: continental,
        dates: pattern,
        openingRow: { date: d(start - 1), text: 'SALDO INIZIALE', credit: euro(ledger.opening) },
        table: { rows: rng.pick(['plain', 'ruled', 'dotted', 'zebra']), head: rng.pick(['bold', 'ruled']) },
      },
    );
    table.entry({
      text: 'TOTALE MOVIMENTI',
      debit: euro(sumOf(ledger.entries, -1)),
      credit: euro(sumOf(ledger.entries, 1)),
    });
    table.entry({ date: d(end), text: 'SALDO FINALE', credit: euro(ledger.closing) }, { bold: true });
    if (rng.chance(0.6))
      section(flow, {
        title: 'Riepilogo competenze e spese',
        columns: columnsOf(['text', 'Voce', 44], ['count', 'Numero', 12, 'right'], ['amount', 'Importo', 18, 'right']),
        rows: ['Spese fisse', 'Spese per operazioni', 'Imposta di bollo'].map((text) => ({
          text,
          count: `${rng.int(1, 30)}`,
          amount: euro(rng.int(0, 3420)),
        })),
      });
    ends(flow, [['Disponibilità al ' + full(end), `${euro(ledger.closing)} EUR`]], { align: 'left' });
    smallPrint(flow, 'Informazioni', [
      'In mancanza di opposizione scritta il presente estratto conto si intende approvato trascorsi 60 giorni dalla ricezione.',
      'I depositi sono garantiti dal Fondo Interbancario di Tutela dei Depositi fino a 100.000,00 euro per depositante.',
    ]);
    pageFeet(flow, (n, all) => `Pagina ${n} di ${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            balancePrinted: () => false,
          }),
        ],
      },
    };
  },
};

const debitCreditAmounts: Family = {
  name: 'nl-bedrag-af-bij',
  about:
    'day and month of interest day alone, two-letter codes, account number of the other party over name and purpose, Bedrag af and bij, CR and D on balances',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'nl',
      currency: 'EUR',
      ...month,
      count: rowCount(rng, 55),
      overdraft: rng.chance(0.2),
    });
    const codes = new Map<Entry, string>();
    for (const e of ledger.entries) {
      const [shop, person, firm] = [
        rng.pick(ledger.lexicon.shops),
        rng.pick(ledger.lexicon.people),
        rng.pick(ledger.lexicon.firms),
      ];
      const iban = `NL${rng.digits(2)} AMST ${rng.digits(4)} ${rng.digits(4)} ${rng.digits(2)}`;
      const told: Record<Kind, readonly (readonly [string, string[]])[]> = {
        purchase: [
          [
            'bc',
            [
              shop,
              `${e.city}`,
              `Betaalautomaat ${printDay(e.date, 'dd-MM-yyyy')} 14:${rng.int(10, 59)} pasnr. 0${rng.int(10, 99)}`,
            ],
          ],
          ['id', [shop, `iDEAL ${e.reference}`]],
        ],
        out: [
          ['ei', [iban, firm, `Kenmerk: ${e.reference}`]],
          ['tb', [iban, person, 'huur']],
          ['ga', [`Geldmaat ${e.city}`, `pasnr. 0${rng.int(10, 99)}`]],
        ],
        in: [
          ['cb', [iban, person, `factuur ${e.reference}`]],
          ['cb', [iban, person, 'Tikkie']],
        ],
        salary: [['cb', [iban, firm, 'Salaris']]],
        fee: [
          ['db', ['Kosten betaalpakket']],
          ['db', ['Kosten gebruik buitenland']],
        ],
        interest: [['rb', ['Creditrente']]],
        check: [['kh', ['Kasopname']]],
      };
      const [code, lines] = rng.pick(told[e.kind]);
      codes.set(e, code);
      e.lines = [...lines];
    }
    const { sheet, flow } = paper(rng, { faces: latin, sizes: [7.5, 8, 8.5, 9] });
    const full = (at: Day): string => printDay(at, 'dd-MM-yyyy');
    const sided = (minor: number): string => `${euro(minor)} ${minor < 0 ? 'D' : 'CR'}`;
    const iban = `NL${rng.digits(2)} RIJN ${rng.digits(4)} ${rng.digits(4)} ${rng.digits(2)}`;
    const number = `${rng.int(1, 12)}`;
    runningHead(flow, `Rekeningafschrift   ${iban}`, `Volgnummer ${number}`);
    flow.newPage();
    envelope(flow, rng, {
      bank: rng.pick(['Rijnlandse Bank', 'Coöperatieve Polderbank U.A.']),
      small: ['Postbus 94374', '1090 GJ Amsterdam'],
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets), '3511 AB UTRECHT'],
      title: rng.pick(['Rekeningafschrift', 'Rekeningafschrift Rijn BasisRekening', 'Afschrift zakelijke rekening']),
      box: 'Overzicht',
      facts: [
        ['IBAN', iban],
        ['Datum vanaf', full(month.start)],
        ['Datum t/m', full(month.end)],
        ['Volgnummer', number],
        ['Beginsaldo', sided(ledger.opening)],
        ['Totaal afgeschreven', euro(sumOf(ledger.entries, -1))],
        ['Totaal bijgeschreven', euro(sumOf(ledger.entries, 1))],
        ['Eindsaldo', sided(ledger.closing)],
      ],
    });
    const withCode = rng.chance(0.75);
    ledgerPages(flow, ledger, {
      columns: columnsOf(
        ['date', rng.chance(0.5) ? ['Rente-', 'datum'] : 'Datum', 9],
        ...(withCode ? ([['code', 'Code', 6]] as const) : []),
        ['text', 'Omschrijving', 50],
        ['debit', ['Bedrag af', '(debet)'], 15, 'right'],
        ['credit', ['Bedrag bij', '(credit)'], 15, 'right'],
      ),
      money: continental,
      dates: rng.pick(['dd-MM', 'dd-MM', 'dd-MM-yyyy']),
      cells: (e, usual) => ({ ...usual, code: codes.get(e)! }),
      table: { rows: rng.pick(['plain', 'ruled', 'dotted']), head: rng.pick(['bold', 'ruled']) },
    });
    if (!ledger.entries.length) flow.line('Er zijn in deze periode geen boekingen geweest.');
    flow.gap(8);
    figures(flow, [['Nieuw saldo', sided(ledger.closing)]], 1, true);
    smallPrint(flow, 'Verklaring van de codes', [
      'bc = betaalautomaat, cb = crediteurenbetaling, db = diversen, ei = euro-incasso, ga = geldautomaat, id = iDEAL, rb = renteboeking, tb = eigen rekening / betaling.',
      'Dit product valt onder het depositogarantiestelsel tot € 100.000 per klant. Controleer uw afschrift direct na ontvangst.',
    ]);
    pageFeet(flow, (n, all) => `Blad ${n} van ${all}`, 'KvK 30046259');
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            balancePrinted: () => false,
            otherDescriptions: (e) => [`${codes.get(e)} ${e.lines.join(' ')}`],
          }),
        ],
      },
    };
  },
};

export const thirdEurope: readonly Family[] = [financeReport, loanYear, valueSecond, outBeforeIn, debitCreditAmounts];
