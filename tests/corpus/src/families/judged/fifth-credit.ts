import { day, lastDayOfMonth, printDay, type Day } from '../../story/calendar.ts';
import { makeLedger, truthOf, type Entry, type Kind, type Ledger } from '../../story/ledger.ts';
import { continental, unsigned } from '../../story/money.ts';
import { latin, type Family } from '../family.ts';
import { columnsOf, runningTable } from './columns.ts';
import { figures, notice, sumOf } from './desk.ts';
import { cellsAbreast } from './fifth-parts.ts';
import { letter, paper } from './paper.ts';
import { pageFeet, runningHead } from './third-parts.ts';

const euro = (minor: number): string => unsigned(minor, continental);

export const revolvingCredit: Family = {
  name: 'nl-doorlopend-krediet',
  about:
    'Dutch revolving credit over a quarter, half or whole year: drawings and interest beside repayments, outstanding balance owed without sign, limit and room left, interest paid over the year',
  draw: (rng) => {
    const span = rng.pick([3, 6, 12, 12]);
    const year = rng.int(2021, 2025);
    const first = span === 12 ? 1 : 1 + span * rng.int(0, 12 / span - 1);
    const start = day(year, first, 1);
    const end = lastDayOfMonth(year, first + span - 1);
    const base = makeLedger(rng, {
      lexicon: 'nl',
      currency: 'EUR',
      start,
      end,
      count: 0,
      opening: -rng.int(90_000, 1_900_000),
    });
    const rate = rng.pick([7.9, 8.9, 10, 12]);
    const instalment = rng.int(10, 40) * 1000;
    const planned: { date: Day; kind: Kind; amount: number; text: string }[] = [];
    for (let k = 0; k < span; k++) {
      const last = lastDayOfMonth(year, first + k);
      const month = printDay(last, 'MMMM yyyy', { language: 'nl' });
      planned.push({
        date: last - rng.int(1, 3),
        kind: 'in',
        amount: instalment,
        text: `Automatische incasso maandbedrag ${month}`,
      });
      planned.push({ date: last, kind: 'fee', amount: 0, text: `Rente ${month}` });
      if (rng.chance(0.35))
        planned.push({
          date: day(year, first + k, rng.int(2, 24)),
          kind: 'out',
          amount: -rng.int(2, 30) * 5000,
          text: `Opname naar rekening NL${rng.digits(2)}AMST0${rng.digits(9)}`,
        });
      if (rng.chance(0.12))
        planned.push({
          date: day(year, first + k, rng.int(2, 24)),
          kind: 'in',
          amount: rng.int(100, 400) * 100,
          text: 'Extra aflossing',
        });
    }
    planned.sort((a, b) => a.date - b.date);
    let balance = base.opening;
    const entries: Entry[] = [];
    for (const { date, kind, amount, text } of planned) {
      const moved =
        kind === 'fee' ? Math.round((balance * rate) / 1200) : kind === 'in' ? Math.min(amount, -balance) : amount;
      if (moved === 0) continue;
      balance += moved;
      entries.push({
        date,
        valueDate: date,
        amount: moved,
        balance,
        lines: [text],
        kind,
        reference: '',
        card: '',
        city: '',
      });
    }
    const ledger: Ledger = { ...base, entries, closing: balance };
    const { sheet, flow } = paper(rng, { faces: latin, sizes: [8, 8.5, 9, 9.5] });
    const pattern = rng.pick(['dd-MM-yyyy', 'dd-MM-yyyy', 'd MMM yyyy']);
    const d = (at: Day): string => printDay(at, pattern, { language: 'nl' });
    const full = (at: Day): string => printDay(at, 'dd-MM-yyyy');
    const limit = Math.max(...entries.map((e) => -e.balance), -ledger.opening) + rng.int(10, 90) * 10_000;
    const rounded = Math.ceil(limit / 50_000) * 50_000;
    const contract = rng.digits(9);
    runningHead(flow, `Contractnummer ${contract}`, 'Rekeningoverzicht Doorlopend Krediet');
    flow.newPage();
    letter(
      flow,
      rng,
      rng.pick(['Polder Kredieten B.V.', 'Amstelbank Krediet', 'Noordzee Financieringen N.V.']),
      [ledger.holder, rng.pick(ledger.lexicon.streets), '3511 AB UTRECHT'],
      span === 12 ? `Jaaroverzicht ${year} Doorlopend Krediet` : 'Rekeningoverzicht Doorlopend Krediet',
      [
        ['Contractnummer', contract],
        ['Periode', `${full(start)} t/m ${full(end)}`],
        ['Rente op jaarbasis', `${String(rate).replace('.', ',')} %`],
        ['Datum', full(end + rng.int(2, 9))],
      ],
    );
    cellsAbreast(
      flow,
      [
        ['Kredietlimiet', `€ ${euro(rounded)}`],
        [`Uitstaand saldo ${full(start)}`, `€ ${euro(ledger.opening)}`],
        [`Uitstaand saldo ${full(end)}`, `€ ${euro(ledger.closing)}`],
        ['Nog op te nemen', `€ ${euro(rounded + ledger.closing)}`],
      ],
      rng.pick(['', '#eef3ee', '#f2f2f7']),
    );
    const openingRow = rng.chance(0.7);
    runningTable(
      flow,
      columnsOf(
        ['date', 'Boekdatum', 13],
        ['text', 'Omschrijving', 40],
        ['debit', ['Opname / rente', '(saldo neemt toe)'], 18, 'right'],
        ['credit', ['Aflossing', '(saldo neemt af)'], 18, 'right'],
        ['balance', ['Uitstaand saldo', '(door u verschuldigd)'], 20, 'right'],
      ),
      { rows: rng.pick(['plain', 'ruled', 'dotted', 'zebra']), head: rng.pick(['bold', 'ruled', 'reverse']) },
      (table) => {
        if (openingRow)
          table.entry({ text: `Uitstaand saldo per ${full(start)}`, balance: euro(ledger.opening) }, { bold: true });
        for (const e of entries)
          table.entry({
            date: d(e.date),
            text: e.lines,
            [e.amount < 0 ? 'debit' : 'credit']: euro(e.amount),
            balance: euro(e.balance),
          });
        table.entry(
          {
            text: 'Totaal',
            debit: euro(sumOf(entries, -1)),
            credit: euro(sumOf(entries, 1)),
            balance: euro(ledger.closing),
          },
          { bold: true },
        );
      },
    );
    flow.gap(10);
    figures(flow, [
      ['In deze periode in rekening gebrachte rente', `€ ${euro(sumOf(entries.filter((e) => e.kind === 'fee')))}`],
      ['Maandbedrag', `€ ${euro(instalment)}`],
    ]);
    notice(
      flow,
      'Let op! Geld lenen kost geld',
      `Looptijd van uw krediet 119 maanden bij een limiet van € ${euro(rounded)}. De rente is variabel. Dit krediet is aangemeld bij het BKR te Tiel. Bewaar dit overzicht voor uw belastingaangifte.`,
    );
    pageFeet(flow, (n, all) => `Pagina ${n} van ${all}`, 'KvK 33194521 - AFM vergunning 12009876');
    return { sheet, truth: { accounts: [truthOf(ledger)] } };
  },
};
