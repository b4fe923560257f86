import { Table } from '../../drawing/table.ts';
import { isoDay, printDay } from '../../story/calendar.ts';
import { makeLedger, truthOf, type Entry } from '../../story/ledger.ts';
import { decimal, signed, unsigned, us } from '../../story/money.ts';
import { LETTER, latin, period, type Family } from '../family.ts';
import { clocks, footer, heading, rowCount } from './desk.ts';
import { paper } from './paper.ts';

interface Row {
  readonly date: number;
  readonly text: string;
  readonly amount: number;
  readonly balance: number;
  readonly voucher: string;
}

const runningFolio: Family = {
  name: 'hotel-folio-running',
  about: 'guest account with a running balance, deposit first, voucher numbers, table of value added tax below',
  draw: (rng) => {
    const month = period(rng, 'cycle');
    const arrive = month.start + rng.int(0, 10);
    const nights = rng.int(1, 12);
    const { sheet, flow } = paper(rng, { faces: latin });
    const rate = rng.int(7900, 29_000);
    const entries: { date: number; text: string; amount: number }[] = [];
    if (rng.chance(0.6))
      entries.push({ date: arrive, text: 'Advance deposit transferred', amount: rng.int(1, 3) * rate });
    for (let night = 0; night < nights; night++) {
      const date = arrive + night;
      entries.push({ date, text: 'Accommodation', amount: -rate });
      entries.push({ date, text: 'Breakfast', amount: -1950 });
      if (rng.chance(0.5)) entries.push({ date, text: 'City tax', amount: -rng.int(150, 600) });
      if (rng.chance(0.4))
        entries.push({
          date,
          text: `${rng.pick(['Restaurant Terrasse', 'Minibar', 'Lobby Bar', 'Garage'])} Room ${rng.int(101, 640)}`,
          amount: -rng.int(400, 12_000),
        });
    }
    let balance = 0;
    const rows: Row[] = entries.map((e) => ({
      ...e,
      balance: (balance += e.amount),
      voucher: rng.digits(6),
    }));
    if (rng.chance(0.7) && balance < 0) {
      const amount = -balance;
      balance = 0;
      rows.push({ date: arrive + nights, text: 'Mastercard', amount, balance: 0, voucher: rng.digits(6) });
    }
    const d = (at: number): string => printDay(at, 'dd.MM.yyyy');
    const pattern = rng.pick(['dd.MM.yy', 'dd.MM.yyyy', 'dd-MM-yy']);
    const owed = (minor: number): string => (minor === 0 ? '0.00' : signed(-minor, us));
    flow.newPage();
    heading(flow, rng, {
      bank: 'Hotel Seeblick Resort & Spa',
      holder: [rng.pick(['Ms Lena Kowalski', 'Mr Sam Okafor']), 'Northwind Logistics'],
      title: 'INFORMATION INVOICE',
      facts: [
        ['Room', String(rng.int(101, 640))],
        ['Arrival', d(arrive)],
        ['Departure', d(arrive + nights)],
        ['Invoice no.', rng.digits(7)],
      ],
    });
    const table = new Table(
      flow,
      [
        { key: 'date', head: 'Date', align: 'left', weight: 12 },
        { key: 'voucher', head: 'Voucher', align: 'left', weight: 10 },
        { key: 'text', head: 'Text', align: 'left', weight: 38 },
        { key: 'debit', head: 'Charges EUR', align: 'right', weight: 14 },
        { key: 'credit', head: 'Credits EUR', align: 'right', weight: 14 },
        { key: 'balance', head: 'Balance EUR', align: 'right', weight: 14 },
      ],
      { rows: rng.pick(['plain', 'ruled']) },
    );
    flow.afterBreak = () => table.head();
    table.head();
    for (const row of rows)
      table.entry({
        date: printDay(row.date, pattern),
        voucher: row.voucher,
        text: row.text,
        [row.amount < 0 ? 'debit' : 'credit']: unsigned(row.amount, us),
        balance: owed(row.balance),
      });
    flow.afterBreak = undefined;
    table.entry({ text: 'Balance due', balance: owed(balance) }, { bold: true });
    flow.need(90);
    flow.gap(12);
    const vat = new Table(
      flow,
      ['VAT %', 'Net', 'VAT', 'Gross'].map((head, i) => ({ key: `c${i}`, head, align: 'right' as const, weight: 10 })),
      { width: flow.width * 0.5, rows: 'ruled' },
    );
    vat.head();
    for (const percent of [7, 19]) {
      const gross = percent === 7 ? nights * rate : nights * 1950;
      const net = Math.round(gross / (1 + percent / 100));
      vat.entry({ c0: `${percent}.0`, c1: unsigned(net, us), c2: unsigned(gross - net, us), c3: unsigned(gross, us) });
    }
    footer(flow, rng, (n, all) => `Page ${n}/${all}`, 'Thank you for your stay. Tax no. 181/5555/0042');
    return {
      sheet,
      truth: {
        accounts: [
          {
            openingBalance: null,
            closingBalance: decimal(balance, 2),
            currency: 'EUR',
            transactions: rows.map((row) => ({
              date: isoDay(row.date),
              description: row.text,
              amount: decimal(row.amount, 2),
              balance: decimal(row.balance, 2),
              otherDescriptions: [`${row.voucher} ${row.text}`],
            })),
          },
        ],
      },
    };
  },
};

const walletStatus: Family = {
  name: 'wallet-status',
  about: 'wallet history: identifiers, times, kinds and a state; payments that failed move nothing; newest first',
  draw: (rng) => {
    const month = period(rng, 'month');
    const ledger = makeLedger(rng, { lexicon: 'in', currency: 'INR', ...month, count: rowCount(rng, 35), scale: 400 });
    const { sheet, flow } = paper(rng, { faces: latin, sizes: [7, 7.5, 8], page: LETTER });
    const pattern = rng.pick(['yyyy-MM-dd', 'dd MMM yyyy', 'MMM dd, yyyy']);
    const failing = rng.chance(0.4);
    const d = (at: number): string => printDay(at, 'dd MMM yyyy');
    flow.newPage();
    heading(flow, rng, {
      bank: 'PaisaPocket',
      holder: [ledger.holder, `+91 ${rng.digits(5)} ${rng.digits(5)}`],
      title: 'Wallet transaction history',
      facts: [
        ['From', d(month.start)],
        ['To', d(month.end)],
        ['Opening balance', `INR ${unsigned(ledger.opening, us)}`],
        ['Closing balance', `INR ${unsigned(ledger.closing, us)}`],
      ],
    });
    const table = new Table(
      flow,
      [
        { key: 'date', head: ['Date', 'Time'], align: 'left', weight: 12 },
        { key: 'text', head: ['', 'Details'], align: 'left', weight: 36 },
        { key: 'id', head: ['Transaction', 'ID'], align: 'left', weight: 14 },
        { key: 'state', head: ['', 'Status'], align: 'left', weight: 10 },
        { key: 'amount', head: ['Amount', '(INR)'], align: 'right', weight: 14 },
        { key: 'balance', head: ['Wallet', 'balance'], align: 'right', weight: 14 },
      ],
      { rows: 'ruled', padding: rng.int(1, 3) },
    );
    flow.afterBreak = () => table.head();
    table.head();
    const times = clocks(rng, ledger.entries);
    const ids = new Map(ledger.entries.map((e) => [e, `W${rng.digits(11)}`]));
    const put = (e: Entry, id: string, state: string, minor: number, balance: number): void =>
      table.entry({
        date: [printDay(e.date, pattern), times.get(e)!],
        text: e.lines,
        id,
        state,
        amount: signed(minor, us, 'leading', '+'),
        balance: unsigned(balance, us),
      });
    for (const e of [...ledger.entries].reverse()) {
      put(e, ids.get(e)!, 'SUCCESS', e.amount, e.balance);
      if (failing && rng.chance(0.1))
        put(e, `W${rng.digits(11)}`, 'FAILED', -rng.int(1000, 90_000), e.balance - e.amount);
    }
    flow.afterBreak = undefined;
    flow.line('Transactions with the status FAILED were not charged to your wallet.', { size: 7 });
    footer(flow, rng, (n, all) => `${n} of ${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            otherDescriptions: (e) => [
              `${e.lines.join(' ')} ${ids.get(e)}`,
              `${e.lines.join(' ')} ${ids.get(e)} SUCCESS`,
            ],
          }),
        ],
      },
    };
  },
};

export const judgedWallets: readonly Family[] = [runningFolio, walletStatus];
