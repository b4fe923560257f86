import { printDay } from '../../story/calendar.ts';
import { makeLedger, truthOf, type Entry } from '../../story/ledger.ts';
import { lakh, signed, unsigned, us } from '../../story/money.ts';
import { latin, period, type Family } from '../family.ts';
import { ledgerPages } from '../ledger-pages.ts';
import { figures, footer, heading, rowCount, sumOf } from './desk.ts';
import { paper } from './paper.ts';

const particulars: Family = {
  name: 'nz-particulars-code-reference',
  about: 'type, particulars, code and reference in columns of their own, carried balances, once-a-day dates',
  draw: (rng) => {
    const month = period(rng, rng.pick(['cycle', 'turn']));
    const ledger = makeLedger(rng, { lexicon: 'au', currency: 'NZD', ...month, count: rowCount(rng, 45) });
    const { sheet, flow } = paper(rng, { faces: ['sans', 'narrow', 'serif', 'condensed'], sizes: [7, 7.5, 8] });
    const codes: Partial<Record<string, string>> = {
      purchase: 'EP',
      out: 'AP',
      in: 'DC',
      salary: 'DC',
      fee: 'FE',
      interest: 'CR',
    };
    const parts = new Map(
      ledger.entries.map((e) => {
        const who = e.kind === 'purchase' ? rng.pick(ledger.lexicon.shops) : rng.pick(ledger.lexicon.people);
        const own = e.kind === 'fee' || e.kind === 'interest';
        return [
          e,
          {
            type: codes[e.kind] ?? 'BP',
            text: own ? e.lines[0]! : who,
            code: own ? '' : rng.pick(['', e.card, 'RENT', 'JAN ACC']),
            reference: own ? '' : rng.pick(['', e.reference, 'INV ' + e.card]),
          },
        ] as const;
      }),
    );
    flow.newPage();
    heading(flow, rng, {
      bank: 'Aotearoa Trust Bank',
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets)],
      title: 'Go Account statement',
      facts: [
        ['Account number', `12-3141-0${ledger.number.slice(0, 6)}-50`],
        ['Statement period', `${printDay(month.start, 'd MMMM yyyy')} - ${printDay(month.end, 'd MMMM yyyy')}`],
        ['Statement number', String(rng.int(2, 140))],
      ],
    });
    ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: 'Date', align: 'left', weight: 8 },
        { key: 'type', head: 'Type', align: 'left', weight: 5 },
        { key: 'text', head: ['Other party /', 'Particulars'], align: 'left', weight: 26 },
        { key: 'code', head: ['Analysis', 'code'], align: 'left', weight: 12 },
        { key: 'reference', head: 'Reference', align: 'left', weight: 14 },
        { key: 'debit', head: 'Withdrawals', align: 'right', weight: 13 },
        { key: 'credit', head: 'Deposits', align: 'right', weight: 13 },
        { key: 'balance', head: 'Balance', align: 'right', weight: 14 },
      ],
      money: us,
      dates: 'dd MMM',
      oncePerDay: rng.chance(0.5),
      openingRow: {
        date: printDay(month.start, 'dd MMM'),
        text: 'Opening balance',
        balance: unsigned(ledger.opening, us),
      },
      ...(rng.chance(0.5)
        ? {
            carry: {
              over: (balance) => ({ text: 'Balance carried forward', balance }),
              forward: (balance) => ({ text: 'Balance brought forward', balance }),
            },
          }
        : {}),
      cells: (e, usual) => ({ ...usual, ...parts.get(e)! }),
    });
    figures(flow, [
      ['Total withdrawals', unsigned(sumOf(ledger.entries, -1), us)],
      ['Total deposits', unsigned(sumOf(ledger.entries, 1), us)],
      ['Closing balance', unsigned(ledger.closing, us)],
    ]);
    if (rng.chance(0.6))
      flow.paragraph(
        'AP Automatic payment   BP Bill payment   CR Credit   DC Direct credit   EP EFTPOS transaction   FE Fees   IA International EFTPOS',
        { size: 6.5 },
      );
    footer(flow, rng, (n, all) => `Page ${n} of ${all}`);
    const join = (e: Entry, keys: readonly ('type' | 'text' | 'code' | 'reference')[]): string =>
      keys
        .map((key) => parts.get(e)![key])
        .filter(Boolean)
        .join(' ');
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            describe: (e) => join(e, ['type', 'text', 'code', 'reference']),
            otherDescriptions: (e) => [
              join(e, ['text', 'code', 'reference']),
              join(e, ['text', 'code']),
              join(e, ['type', 'text', 'code']),
              join(e, ['text']),
            ],
          }),
        ],
      },
    };
  },
};

const feeColumn: Family = {
  name: 'za-fee-rows',
  about: 'fees in a column of their own on rows of their own, two dates, space thousands, spending summary before',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle']));
    const ledger = makeLedger(rng, { lexicon: 'za', currency: 'ZAR', ...month, count: rowCount(rng), scale: 250 });
    const money = { decimals: 2, point: '.', group: ' ' };
    const { sheet, flow } = paper(rng, { faces: latin, sizes: [7.5, 8, 8.5] });
    const pattern = 'dd/MM/yyyy';
    flow.newPage();
    heading(flow, rng, {
      bank: 'Kapstad Direct Bank',
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets)],
      title: 'Main Account Statement',
      facts: [
        ['From Date', printDay(month.start, pattern)],
        ['To Date', printDay(month.end, pattern)],
        ['Account', ledger.number],
      ],
    });
    const fees = ledger.entries.filter((e) => e.kind === 'fee');
    figures(
      flow,
      [
        ['Opening Balance:', `R${signed(ledger.opening, money)}`],
        ['Money In', `R${unsigned(sumOf(ledger.entries, 1), money)}`],
        ['Money Out', `-R${unsigned(sumOf(ledger.entries, -1) - sumOf(fees), money)}`],
        ['Fees', `-R${unsigned(sumOf(fees), money)}`],
        ['Closing Balance:', `R${signed(ledger.closing, money)}`],
      ],
      0.5,
    );
    if (rng.chance(0.6)) {
      flow.line('Spending Summary', { bold: true });
      const spent = ledger.entries.filter((e) => e.kind === 'purchase');
      figures(
        flow,
        ['Groceries', 'Fuel', 'Takeaways'].map(
          (name, i) => [name, `-${unsigned(sumOf(spent.filter((_, k) => k % 3 === i)), money)}`] as const,
        ),
        0.35,
      );
    }
    flow.line('Transaction History', { bold: true, size: sheet.options.size + 2 });
    ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: ['Post', 'Date'], align: 'left', weight: 11 },
        { key: 'transaction', head: ['Trans.', 'Date'], align: 'left', weight: 11 },
        { key: 'text', head: 'Description', align: 'left', weight: 34 },
        { key: 'credit', head: 'Money In (R)', align: 'right', weight: 12 },
        { key: 'debit', head: 'Money Out (R)', align: 'right', weight: 13 },
        { key: 'fee', head: 'Fee* (R)', align: 'right', weight: 9 },
        { key: 'balance', head: 'Balance (R)', align: 'right', weight: 13 },
      ],
      money,
      dates: pattern,
      cells: (e, usual) => ({
        ...usual,
        transaction: printDay(Math.max(month.start, e.date - (e.kind === 'purchase' ? 1 : 0)), pattern),
        debit: e.amount < 0 && e.kind !== 'fee' ? `-${unsigned(e.amount, money)}` : '',
        fee: e.kind === 'fee' ? `-${unsigned(e.amount, money)}` : '',
      }),
      table: { rows: rng.pick(['zebra', 'ruled']) },
    });
    flow.line('* Includes VAT at 15%', { size: 6.5 });
    footer(flow, rng, (n, all) => `Page ${n} of ${all}`, 'Unique Document No.: 7f1c2a90-1c22 / V1.0');
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            otherDate: (e) => Math.max(month.start, e.date - (e.kind === 'purchase' ? 1 : 0)),
          }),
        ],
      },
    };
  },
};

const pageTotals: Family = {
  name: 'in-page-totals',
  about: 'cooperative bank ledger copy: page totals and carried balances with Cr, cheque numbers, lakh commas',
  producers: ['pdf-lib', 'libreoffice', 'pdfkit'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'turn']));
    const ledger = makeLedger(rng, { lexicon: 'in', currency: 'INR', ...month, count: rowCount(rng, 55), scale: 1500 });
    const { sheet, flow } = paper(rng, { faces: ['mono', 'sans', 'serif'], sizes: [7, 7.5, 8] });
    for (const e of ledger.entries) e.lines = e.lines.map((line) => line.slice(0, 44).trim());
    const pattern = rng.pick(['dd-MM-yyyy', 'dd/MM/yy', 'dd-MMM-yy']);
    const side = (minor: number): string => `${unsigned(minor, lakh)}${minor < 0 ? 'Dr' : 'Cr'}`;
    flow.newPage();
    heading(flow, rng, {
      bank: 'The Sahyadri Urban Co-operative Bank Ltd.',
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets)],
      title: 'STATEMENT OF ACCOUNT',
      facts: [
        ['A/c No', ledger.number],
        ['A/c Type', 'CURRENT DEPOSIT'],
        ['Period', `${printDay(month.start, pattern)} To ${printDay(month.end, pattern)}`],
      ],
    });
    let onPage: Entry[] = [];
    const totals = (entries: readonly Entry[]): { debit: string; credit: string } => ({
      debit: unsigned(sumOf(entries, -1), lakh),
      credit: unsigned(sumOf(entries, 1), lakh),
    });
    const table = ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: 'DATE', align: 'left', weight: 12 },
        { key: 'text', head: 'PARTICULARS', align: 'left', weight: 40 },
        { key: 'cheque', head: 'CHQ.NO.', align: 'left', weight: 9 },
        { key: 'debit', head: 'WITHDRAWALS', align: 'right', weight: 15 },
        { key: 'credit', head: 'DEPOSITS', align: 'right', weight: 15 },
        { key: 'balance', head: 'BALANCE', align: 'right', weight: 17 },
      ],
      money: lakh,
      dates: pattern,
      upperDates: true,
      balanceText: side,
      openingRow: { text: 'B/F', balance: side(ledger.opening) },
      carry: {
        over: (balance) => ({ text: 'Page Total / C/F', ...totals(onPage), balance }),
        forward: (balance) => {
          onPage = [];
          return { text: 'B/F', balance };
        },
      },
      cells: (e, usual) => ({ ...usual, cheque: e.lines[0]!.startsWith('CHQ') ? e.reference.slice(0, 6) : '' }),
      after: (e) => onPage.push(e),
      table: { head: 'ruled' },
    });
    table.entry({ text: 'Grand Total', ...totals(ledger.entries), balance: side(ledger.closing) }, { bold: true });
    flow.paragraph(
      '** This is a computer generated statement and needs no signature. Unless the constituent notifies the bank within 15 days, entries are taken as correct. **',
      { size: 6 },
    );
    footer(flow, rng, (n) => `Page No. ${n}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            otherDescriptions: (e) =>
              e.lines[0]!.startsWith('CHQ') ? [`${e.lines.join(' ')} ${e.reference.slice(0, 6)}`] : [],
          }),
        ],
      },
    };
  },
};

export const judgedCommonwealth: readonly Family[] = [particulars, feeColumn, pageTotals];
