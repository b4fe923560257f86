import { printDay } from '../../story/calendar.ts';
import { lastOfDay, makeLedger, truthOf, type Ledger } from '../../story/ledger.ts';
import { unsigned, us, whole } from '../../story/money.ts';
import { latin, period, type Family } from '../family.ts';
import { ledgerPages } from '../ledger-pages.ts';
import { letter, margins, paper } from '../judged/paper.ts';

const hour = (rng: { int(a: number, b: number): number }): string =>
  [rng.int(7, 22), rng.int(0, 59), rng.int(0, 59)].map((n) => String(n).padStart(2, '0')).join(':');

const koreanWrapped: Family = {
  name: 'kr-wrapped-dates',
  about: 'date and time over three lines in a cell, zeros in empty cells',
  faces: ['kr'],
  draw: (rng) => {
    const month = period(rng, 'month');
    const ledger = makeLedger(rng, {
      lexicon: 'ko',
      currency: 'KRW',
      ...month,
      decimals: 0,
      count: rng.int(5, 30),
      scale: 18_000,
    });
    const { sheet, flow } = paper(rng, { faces: ['kr'], sizes: [7.5, 8, 8.5] });
    flow.newPage();
    letter(flow, rng, '국민의은행', [ledger.holder], '거래내역확인서', [
      ['계좌번호', ledger.number],
      ['조회기간', `${printDay(month.start, 'yyyy-MM-dd')} ~ ${printDay(month.end, 'yyyy-MM-dd')}`],
    ]);
    const party = new Map(
      ledger.entries.map((e) => [e, e.kind === 'fee' || e.kind === 'interest' ? '' : rng.pick(ledger.lexicon.people)]),
    );
    const wrap = rng.chance(0.6);
    ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: '거래일시', align: 'left', weight: wrap ? 9 : 19 },
        { key: 'text', head: '적요', align: 'left', weight: 24 },
        { key: 'party', head: ['보낸분/', '받는분'], align: 'left', weight: 12 },
        { key: 'debit', head: '출금액(원)', align: 'right', weight: 14 },
        { key: 'credit', head: '입금액(원)', align: 'right', weight: 14 },
        { key: 'balance', head: '잔액(원)', align: 'right', weight: 15 },
      ],
      money: whole,
      dates: 'yyyy-MM-dd',
      filler: '0',
      newestFirst: rng.chance(0.5),
      cells: (e, usual) => ({
        ...usual,
        date: wrap
          ? [printDay(e.date, 'yyyy-MM-'), printDay(e.date, 'dd'), hour(rng)]
          : `${printDay(e.date, 'yyyy-MM-dd')} ${hour(rng)}`,
        party: party.get(e)!,
      }),
      table: { rows: 'ruled', padding: 2 },
    });
    margins(flow, rng, (n, all) => `${n} / ${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            openingPrinted: false,
            closingPrinted: false,
            otherDescriptions: (e) => [`${e.lines.join(' ')} ${party.get(e)}`.trim()],
          }),
        ],
      },
    };
  },
};

const bengali: Family = {
  name: 'bd-bengali',
  about: 'Bengali header words, English text, lakh-free figures, fillers',
  faces: ['bengali'],
  producers: ['chromium'],
  draw: (rng) => {
    const month = period(rng, 'month');
    const ledger = makeLedger(rng, { lexicon: 'in', currency: 'BDT', ...month, count: rng.int(5, 35), scale: 1500 });
    for (const e of ledger.entries) e.lines = [e.lines[0]!.slice(0, 40).trim()];
    const { sheet, flow } = paper(rng, { faces: ['bengali'] });
    flow.newPage();
    letter(flow, rng, 'জনতা সঞ্চয় ব্যাংক', [ledger.holder], 'হিসাব বিবরণী', [
      ['হিসাব নম্বর', ledger.number],
      ['সময়কাল', `${printDay(month.start, 'dd/MM/yyyy')} - ${printDay(month.end, 'dd/MM/yyyy')}`],
    ]);
    ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: 'তারিখ', align: 'left', weight: 12 },
        { key: 'text', head: 'বিবরণ', align: 'left', weight: 44 },
        { key: 'debit', head: 'উত্তোলন', align: 'right', weight: 14 },
        { key: 'credit', head: 'জমা', align: 'right', weight: 14 },
        { key: 'balance', head: 'স্থিতি', align: 'right', weight: 15 },
      ],
      money: us,
      dates: 'dd/MM/yyyy',
      filler: rng.pick(['', '0.00']),
      openingRow: { text: 'B/F', balance: unsigned(ledger.opening, us) },
      table: { gap: 10, rows: 'ruled' },
    });
    margins(flow, rng, (n, all) => `${n} / ${all}`);
    return { sheet, truth: { accounts: [truthOf(ledger, { closingPrinted: false })] } };
  },
};

const currencies: Family = {
  name: 'hk-currencies',
  about: 'accounts in several currencies, deposits first, amount on the last line',
  draw: (rng) => {
    const month = period(rng, 'cycle');
    const { sheet, flow } = paper(rng, { faces: latin });
    flow.newPage();
    const parts: [string, string, Ledger][] = (
      rng.chance(0.5)
        ? (['HKD Savings', 'Foreign Currency Savings USD'] as const)
        : (['HKD Savings', 'HKD Current', 'Foreign Currency Savings GBP'] as const)
    ).map((name) => {
      const currency = name.slice(-3).match(/USD|GBP/) ? name.slice(-3) : 'HKD';
      return [
        name,
        currency,
        makeLedger(rng.fork(name), {
          lexicon: 'sg',
          currency,
          ...month,
          count: rng.int(3, 26),
          scale: currency === 'HKD' ? 220 : 35,
        }),
      ];
    });
    letter(flow, rng, 'Victoria Peak Bank', [parts[0]![2].holder], 'Statement of accounts', [
      ['Statement period', `${printDay(month.start, 'd MMMM yyyy')} - ${printDay(month.end, 'd MMMM yyyy')}`],
      ['Number', rng.digits(9)],
    ]);
    const anchor = rng.pick(['last', 'first'] as const);
    const accounts = parts.map(([name, , ledger]) => {
      flow.need(90);
      flow.gap(10);
      flow.line(`${name}   ${ledger.number}`, { bold: true });
      ledgerPages(flow, ledger, {
        columns: [
          { key: 'date', head: 'Date', align: 'left', weight: 9 },
          { key: 'text', head: 'Transaction Details', align: 'left', weight: 46 },
          { key: 'credit', head: 'Deposit', align: 'right', weight: 14 },
          { key: 'debit', head: 'Withdrawal', align: 'right', weight: 14 },
          { key: 'balance', head: 'Balance', align: 'right', weight: 15 },
        ],
        money: us,
        dates: 'd MMM',
        oncePerDay: true,
        balances: 'day',
        balanceText: (minor) => `${unsigned(minor, us)}${minor < 0 ? ' DR' : ''}`,
        openingRow: {
          date: printDay(month.start, 'd MMM'),
          text: 'B/F BALANCE',
          balance: unsigned(ledger.opening, us),
        },
        entry: { anchor, dateLine: 'first' },
      });
      flow.line(
        `Total No. of Deposits : ${ledger.entries.filter((e) => e.amount > 0).length}   Total No. of Withdrawals : ${ledger.entries.filter((e) => e.amount < 0).length}   C/F BALANCE ${unsigned(ledger.closing, us)}`,
        { size: 7 },
      );
      return truthOf(ledger, { balancePrinted: (_, i) => lastOfDay(ledger.entries, i) });
    });
    margins(flow, rng, (n, all) => `${n} / ${all}`);
    return { sheet, truth: { accounts } };
  },
};

/** Families that were judged once and then looked at. */
export const formerAsia: readonly Family[] = [koreanWrapped, bengali, currencies];
