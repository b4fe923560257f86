import { day, printDay } from '../../story/calendar.ts';
import { makeLedger, truthOf, type Entry, type Ledger } from '../../story/ledger.ts';
import { lakh, unsigned } from '../../story/money.ts';
import { latin, period, type Family } from '../family.ts';
import { ledgerPages } from '../ledger-pages.ts';
import { columnsOf, runningTable } from './columns.ts';
import { figures, footer, heading, rowCount, sumOf } from './desk.ts';
import { letter, margins, paper } from './paper.ts';
import { reword } from './words.ts';

const loanLedger: Family = {
  name: 'in-loan-ledger',
  about:
    'housing loan: instalments as credits, interest as debits, balance with Dr, a repayment schedule of the future below',
  draw: (rng) => {
    const year = rng.int(2021, 2024);
    const months = rng.pick([6, 12]);
    const [start, end] = [day(year, 4, 1), day(year, 4 + months, 1) - 1];
    const base = makeLedger(rng, {
      lexicon: 'in',
      currency: 'INR',
      start,
      end,
      count: 0,
      opening: -rng.int(40_000_000, 650_000_000),
    });
    const emi = Math.round(-base.opening * 0.0092);
    const entries: Entry[] = [];
    let balance = base.opening;
    const put = (date: number, amount: number, text: string, reference = ''): void => {
      balance += amount;
      entries.push({
        date,
        valueDate: date,
        amount,
        balance,
        lines: [text],
        kind: amount < 0 ? 'fee' : 'in',
        reference,
        card: '',
        city: '',
      });
    };
    for (let i = 0; i < months; i++) {
      if (rng.chance(0.1))
        put(
          day(year, 4 + i, 2),
          -rng.pick([59_000, 11_800]),
          rng.pick(['CERSAI CHARGES INCL GST', 'NACH RETURN CHARGES INCL GST']),
        );
      put(
        day(year, 4 + i, 5),
        emi,
        `NACH EMI ${printDay(day(year, 4 + i, 5), 'MMM yyyy', { upper: true })}`,
        rng.digits(7),
      );
      if (rng.chance(0.12))
        put(day(year, 4 + i, 17), rng.int(1, 20) * 1_000_000, 'PART PREPAYMENT BY NEFT', rng.digits(7));
      put(
        day(year, 5 + i, 1) - 1,
        -Math.round((-balance * 865) / 120_000),
        rng.pick(['INTEREST DEBITED', 'INT. APPLIED FOR THE MONTH']),
      );
    }
    const ledger: Ledger = { ...base, entries, closing: balance };
    const { sheet, flow } = paper(rng, { faces: ['sans', 'mono', 'noto', 'serif'], sizes: [7.5, 8, 8.5] });
    const pattern = rng.pick(['dd/MM/yyyy', 'dd-MM-yyyy', 'dd-MMM-yyyy']);
    const d = (at: number): string => printDay(at, pattern);
    const sided = (minor: number): string => `${unsigned(minor, lakh)} ${minor > 0 ? 'Cr' : 'Dr'}`;
    flow.newPage();
    heading(flow, rng, {
      bank: rng.pick(['Deccan National Bank', 'Bharat Griha Housing Finance Ltd']),
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets)],
      title: 'STATEMENT OF LOAN ACCOUNT',
      facts: [
        ['Loan A/c No.', ledger.number],
        ['Period', `${d(start)} to ${d(end)}`],
        ['Sanctioned Amount', `Rs. ${unsigned(700_000_000, lakh)}`],
        ['Rate of Interest', '8.65% Floating'],
        ['EMI', `Rs. ${unsigned(emi, lakh)}`],
      ],
    });
    ledgerPages(flow, ledger, {
      columns: columnsOf(
        ['date', 'Txn Date', 12],
        ['text', 'Particulars', 34],
        ['reference', 'Ref. No.', 10],
        ['debit', 'Debit (Rs.)', 15, 'right'],
        ['credit', 'Credit (Rs.)', 15, 'right'],
        ['balance', 'Balance (Rs.)', 18, 'right'],
      ),
      money: lakh,
      dates: pattern,
      balanceText: sided,
      openingRow: { date: d(start), text: 'Opening Balance', balance: sided(ledger.opening) },
      closingRow: {
        text: 'Total / Closing Balance',
        debit: unsigned(sumOf(entries, -1), lakh),
        credit: unsigned(sumOf(entries, 1), lakh),
        balance: sided(balance),
      },
      cells: (e, usual) => ({ ...usual, reference: e.reference }),
      table: { head: rng.pick(['ruled', 'bold']), rows: rng.pick(['plain', 'ruled']) },
    });
    if (rng.chance(0.7)) {
      flow.need(110);
      flow.gap(14);
      flow.line('Repayment Schedule - Instalments not yet due', { bold: true });
      runningTable(
        flow,
        columnsOf(
          ['no', 'Instl. No.', 9],
          ['due', 'Due Date', 13],
          ['emi', 'Instalment', 15, 'right'],
          ['principal', 'Principal', 15, 'right'],
          ['interest', 'Interest', 15, 'right'],
          ['left', 'Outstanding', 17, 'right'],
        ),
        { rows: 'ruled' },
        (table) => {
          let left = -balance;
          for (let i = 0; i < 3; i++) {
            const interest = Math.round((left * 865) / 120_000);
            left -= emi - interest;
            table.entry({
              no: String(60 + i),
              due: d(day(year, 4 + months + i, 5)),
              emi: unsigned(emi, lakh),
              principal: unsigned(emi - interest, lakh),
              interest: unsigned(interest, lakh),
              left: unsigned(left, lakh),
            });
          }
        },
      );
    }
    footer(
      flow,
      rng,
      (n, all) => `Page ${n} of ${all}`,
      'This is a system generated statement and does not require signature.',
    );
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, { otherDescriptions: (e) => (e.reference ? [`${e.lines[0]} ${e.reference}`] : []) }),
        ],
      },
    };
  },
};

const cashbackBehind: Family = {
  name: 'in-card-cashback-behind',
  about:
    'card: merchant category before the amount, Dr or Cr behind it, then a second figure of cashback earned with Cr',
  draw: (rng) => {
    const month = period(rng, rng.pick(['cycle', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'in',
      currency: 'INR',
      ...month,
      count: rowCount(rng, 45),
      scale: 900,
      nature: 'card',
    });
    reword(rng, ledger, {
      purchase: ['{shop}', '{shop} {city} IN', '{shop},{city}'],
      salary: ['BBPS PAYMENT RECEIVED - {ref}', 'NEFT PAYMENT RECEIVED'],
      fee: ['GST', 'ANNUAL MEMBERSHIP FEE', 'FINANCE CHARGES', 'FOREIGN CURRENCY MARKUP FEE'],
      in: ['{shop} REFUND'],
    });
    const { sheet, flow } = paper(rng, { faces: latin, sizes: [7.5, 8, 8.5] });
    const pattern = rng.pick(['dd/MM/yyyy', 'dd MMM yyyy', 'dd MMM yy']);
    const sided = (minor: number): string => `${unsigned(minor, lakh)} ${minor > 0 ? 'Cr' : 'Dr'}`;
    const category = new Map(
      ledger.entries.map((e) => [
        e,
        e.kind === 'purchase'
          ? rng.pick(['DEPT STORES', 'RESTAURANTS', 'FUEL', 'MISC STORE', 'HOTELS', 'UTILITIES'])
          : '',
      ]),
    );
    const cashback = (e: Entry): string =>
      e.kind === 'purchase' && category.get(e) !== 'FUEL' ? `${unsigned(Math.round(-e.amount * 0.05), lakh)} Cr` : '';
    flow.newPage();
    letter(
      flow,
      rng,
      'Malabar Bank Flipmart Card',
      [ledger.holder, rng.pick(ledger.lexicon.streets)],
      'Credit Card Statement',
      [
        ['Card No', `${rng.digits(6)}******${ledger.number.slice(-4)}`],
        ['Statement Period', `${printDay(month.start, 'dd/MM/yyyy')} - ${printDay(month.end, 'dd/MM/yyyy')}`],
        ['Payment Due Date', printDay(month.end + 18, 'dd/MM/yyyy')],
        ['Statement Generation Date', printDay(month.end, 'dd/MM/yyyy')],
      ],
    );
    flow.line('ACCOUNT SUMMARY', { bold: true });
    figures(
      flow,
      [
        ['Previous Balance', `Rs. ${sided(ledger.opening)}`],
        ['Payments and Credits', unsigned(sumOf(ledger.entries, 1), lakh)],
        ['Purchases and other debits', unsigned(sumOf(ledger.entries, -1), lakh)],
        ['Total Payment Due', `Rs. ${sided(ledger.closing)}`],
        ['Minimum Payment Due', `${unsigned(Math.max(0, Math.round(-ledger.closing * 0.05)), lakh)} Dr`],
      ],
      0.5,
    );
    runningTable(
      flow,
      columnsOf(
        ['date', 'DATE', 12],
        ['text', 'TRANSACTION DETAILS', 40],
        ['category', 'MERCHANT CATEGORY', 18],
        ['amount', 'AMOUNT (Rs.)', 16, 'right'],
        ['cashback', 'CASHBACK EARNED', 16, 'right'],
      ),
      { rows: rng.pick(['plain', 'ruled', 'zebra']), head: rng.pick(['reverse', 'bold']) },
      (table) => {
        for (const e of ledger.entries)
          table.entry({
            date: printDay(e.date, pattern),
            text: e.lines,
            category: category.get(e)!,
            amount: sided(e.amount),
            cashback: cashback(e),
          });
        if (!ledger.entries.length) table.entry({ text: 'NO TRANSACTIONS DURING THIS PERIOD' });
      },
    );
    flow.line('**** End of Statement ****', { align: 'center' });
    if (rng.chance(0.6)) {
      flow.need(70);
      flow.gap(8);
      flow.line('EMI BALANCES', { bold: true });
      runningTable(
        flow,
        columnsOf(
          ['text', 'EMI Transaction', 34],
          ['loan', 'Loan Amount', 16, 'right'],
          ['left', 'Balance Outstanding', 18, 'right'],
          ['due', 'Next EMI', 14, 'right'],
        ),
        { rows: 'ruled' },
        (table) => table.entry({ text: 'CROMA STORE 6 EMI', loan: '42,990.00', left: '28,660.00', due: '7,165.00' }),
      );
    }
    margins(flow, rng, (n, all) => `Page ${n} of ${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            balancePrinted: () => false,
            otherDescriptions: (e) => (category.get(e) ? [`${e.lines[0]} ${category.get(e)}`] : []),
          }),
        ],
      },
    };
  },
};

const twoLetterColumns: Family = {
  name: 'in-two-letter-columns',
  about:
    'serial number, two dates, amount and balance each with a column of Dr or Cr of its own, newest first in some seeds',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'in',
      currency: 'INR',
      ...month,
      count: rowCount(rng, 45),
      scale: 800,
      overdraft: rng.chance(0.4),
    });
    const { sheet, flow } = paper(rng, { faces: ['sans', 'narrow', 'condensed', 'noto'], sizes: [7, 7.5, 8] });
    const pattern = rng.pick(['dd-MM-yyyy', 'dd/MM/yyyy', 'dd-MMM-yy']);
    const d = (at: number): string => printDay(at, pattern);
    const newestFirst = rng.chance(0.45);
    const letters = rng.pick([
      ['DR', 'CR'],
      ['Dr', 'Cr'],
      ['D', 'C'],
    ] as const);
    const side = (minor: number): string => (minor < 0 ? letters[0] : letters[1]);
    const head = rng.pick(['Dr / Cr', 'DR/CR', 'Dr|Cr']);
    const cheque = new Map(ledger.entries.map((e) => [e, e.lines[0]!.startsWith('CHQ') ? rng.digits(6) : '']));
    flow.newPage();
    heading(flow, rng, {
      bank: rng.pick(['Hindustan Peoples Bank', 'Malabar Bank Ltd', 'Vindhya Small Finance Bank']),
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets)],
      title: 'Account Statement',
      facts: [
        ['Account No', ledger.number],
        ['Statement From', `${d(month.start)} To ${d(month.end)}`],
        ['Opening Balance', `INR ${unsigned(ledger.opening, lakh)} ${side(ledger.opening)}`],
        ['Closing Balance', `INR ${unsigned(ledger.closing, lakh)} ${side(ledger.closing)}`],
      ],
    });
    runningTable(
      flow,
      columnsOf(
        ['no', ['Sl.', 'No.'], 5],
        ['date', ['Transaction', 'Date'], 12],
        ['value', ['Value', 'Date'], 12],
        ['text', 'Description', 36],
        ['cheque', ['Cheque', 'No.'], 8],
        ['amount', 'Amount', 14, 'right'],
        ['side', head, 6, 'center'],
        ['balance', 'Balance', 15, 'right'],
        ['standing', head, 6, 'center'],
      ),
      { rows: rng.pick(['ruled', 'plain', 'zebra']), gap: 8 },
      (table) => {
        const entries = newestFirst ? [...ledger.entries].reverse() : ledger.entries;
        entries.forEach((e, i) =>
          table.entry({
            no: String(i + 1),
            date: d(e.date),
            value: d(e.valueDate),
            text: e.lines,
            cheque: cheque.get(e)!,
            amount: unsigned(e.amount, lakh),
            side: side(e.amount),
            balance: unsigned(e.balance, lakh),
            standing: side(e.balance),
          }),
        );
        if (!entries.length) table.entry({ text: 'No transactions found for the selected period' });
      },
    );
    footer(
      flow,
      rng,
      (n, all) => `Page ${n} of ${all}`,
      'Unless the constituent notifies the bank immediately of any discrepancy, it will be taken as correct.',
    );
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            otherDate: (e) => e.valueDate,
            otherDescriptions: (e) => (cheque.get(e) ? [`${e.lines.join(' ')} ${cheque.get(e)}`] : []),
          }),
        ],
      },
    };
  },
};

export const secondIndia: readonly Family[] = [loanLedger, cashbackBehind, twoLetterColumns];
