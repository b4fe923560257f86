import { Table } from '../../drawing/table.ts';
import { isoDay, printDay, type Day } from '../../story/calendar.ts';
import { makeLedger, truthOf } from '../../story/ledger.ts';
import { decimal, unsigned, us, type MoneyStyle } from '../../story/money.ts';
import { A4, latin, period, type Family } from '../family.ts';
import { columnsOf, runningTable } from './columns.ts';
import { figures, sumOf } from './desk.ts';
import { band, boxes, chained, furniture, type Planned } from './fourth-parts.ts';
import { paper } from './paper.ts';
import { runningHead, section, smallPrint } from './third-parts.ts';

const two = (n: number): string => String(n).padStart(2, '0');

const saleAndFee: Family = {
  name: 'processor-sale-and-fee-rows',
  about:
    'card reader account: days as headings with their count and net, each sale followed by a row of its fee, payouts and refunds, times instead of dates, balance every row',
  draw: (rng) => {
    const whole = period(rng, 'month');
    const month = { ...whole, end: Math.min(whole.end, whole.start + rng.int(6, 30)) };
    const base = makeLedger(rng, { lexicon: 'gb', currency: 'EUR', ...month, count: 0, opening: rng.int(0, 90_000) });
    const percent = rng.pick([1.69, 1.75, 2.5]);
    const planned: Planned[] = [];
    let balance = base.opening;
    const put = (date: Day, amount: number, kind: string, reference: string): void => {
      balance += amount;
      planned.push({ date, amount, lines: [kind], reference });
    };
    for (let date = month.start; date <= month.end; date++) {
      if (rng.chance(0.45)) continue;
      for (let i = rng.int(1, 5); i > 0; i--) {
        const sale = rng.int(250, 14_000);
        const receipt = `#${rng.digits(5)}`;
        put(
          date,
          sale,
          `Sale ${rng.pick(['Visa', 'Mastercard', 'Visa Debit', 'Apple Pay'])} ****${rng.digits(4)}`,
          receipt,
        );
        put(date, -Math.max(1, Math.round((sale * percent) / 100)), `Transaction fee ${percent}%`, receipt);
        if (rng.chance(0.05)) put(date, -sale, 'Refund', receipt);
      }
      if (rng.chance(0.5) && balance > 10_000)
        put(date, -balance + rng.int(0, 1) * 5000, 'Payout to bank account ****4410', `PO-${rng.digits(6)}`);
    }
    const ledger = chained(base, planned);
    const { sheet, flow } = paper(rng, { faces: latin, page: A4, sizes: [8, 8.5, 9] });
    const size = sheet.options.size;
    const euro = (minor: number): string => `€${unsigned(minor, us)}`;
    const minus = rng.pick(['-', '\u2212']);
    const sided = (minor: number): string => `${minor < 0 ? minus : '+'}${euro(minor)}`;
    const long = (at: Day): string => printDay(at, 'd MMMM yyyy');
    const merchant = rng.pick(['Liffey Coffee Roasters', 'Shandon Street Books', 'Roche & Daughters Florists']);
    runningHead(flow, `${merchant}   Account statement`, `${long(month.start)} - ${long(month.end)}`);
    flow.newPage();
    band(flow, rng, {
      bank: rng.pick(['Tapwise', 'Zettlepoint']),
      motto: 'card payments for small shops',
      title: 'Account statement',
      holder: [merchant, '12 Capel Street', 'Dublin 1'],
      facts: [
        ['Period', `${long(month.start)} - ${long(month.end)}`],
        ['Merchant ID', `IE-${rng.digits(7)}`],
        ['Currency', 'EUR'],
      ],
      ink: rng.pick(['#0a5c5c', '#3b2a7a', '#1a1a1a']),
    });
    const ofKind = (start: string): number => sumOf(ledger.entries.filter((e) => e.lines[0]!.startsWith(start)));
    boxes(
      flow,
      [
        ['Balance at the start', euro(ledger.opening)],
        ['Sales', sided(ofKind('Sale'))],
        ['Refunds', `${minus}${euro(ofKind('Refund'))}`],
        ['Fees', `${minus}${euro(ofKind('Transaction fee'))}`],
        ['Payouts', `${minus}${euro(ofKind('Payout'))}`],
        ['Balance at the end', euro(ledger.closing)],
      ],
      {},
    );
    const columns = columnsOf(
      ['time', 'Time', 9],
      ['text', 'Transaction', 44],
      ['reference', rng.pick(['Receipt', 'Reference']), 15],
      ['amount', 'Amount', 15, 'right'],
      ['balance', 'Balance', 16, 'right'],
    );
    const tinted = rng.chance(0.6);
    runningTable(flow, columns, { rows: rng.pick(['plain', 'ruled']), head: rng.pick(['bold', 'ruled']) }, (table) => {
      for (const date of new Set(ledger.entries.map((e) => e.date))) {
        const own = ledger.entries.filter((e) => e.date === date);
        flow.need(size * 5);
        flow.gap(4);
        if (tinted) sheet.fill(flow.left, flow.y, flow.width, size * 1.7, '#e9efee');
        sheet.text(flow.left + 3, flow.y + size * 1.2, printDay(date, 'EEE d MMMM yyyy'), { bold: true });
        sheet.text(flow.right - 3, flow.y + size * 1.2, `${own.length} entries, net ${sided(sumOf(own))}`, {
          align: 'right',
          color: '#555555',
        });
        flow.gap(size * 1.9);
        const minutes = own.map(() => rng.int(540, 1200)).sort((a, b) => a - b);
        own.forEach((e, i) => {
          const fee = e.lines[0]!.startsWith('Transaction fee');
          const at = minutes[fee ? i - 1 : i]!;
          table.entry({
            time: `${two(Math.floor(at / 60))}:${two(at % 60)}`,
            text: e.lines,
            reference: e.reference,
            amount: sided(e.amount),
            balance: `${e.balance < 0 ? minus : ''}${euro(e.balance)}`,
          });
        });
      }
    });
    const fees = ofKind('Transaction fee');
    section(flow, {
      title: 'Fees in this period',
      columns: columnsOf(['text', 'Service', 40], ['count', 'Number', 12, 'right'], ['sum', 'Total', 16, 'right']),
      rows: [
        {
          text: `Card transactions ${percent}%`,
          count: `${ledger.entries.filter((e) => e.amount > 0).length}`,
          sum: euro(fees),
        },
      ],
      total: { text: 'Total, exempt from VAT', sum: euro(fees) },
    });
    smallPrint(flow, 'Good to know', [
      'Payouts are made on working days to the bank account that you have given. They arrive one or two days after the date above.',
      'Tapwise Payments Europe DAC is authorised by the Central Bank of Ireland as an electronic money institution.',
    ]);
    furniture(flow, (n, all) => `Page ${n} of ${all}`, 'Questions? help@example.com', rng.pick(['left', 'right']));
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            otherDescriptions: (e) => [`${e.lines[0]} ${e.reference}`, `${e.reference} ${e.lines[0]}`],
          }),
        ],
      },
    };
  },
};

interface Charge {
  readonly date: Day;
  readonly text: string;
  readonly net: number;
  readonly tax: number;
  readonly paid: number;
  readonly bill: string;
}

const taxInColumns: Family = {
  name: 'hotel-folio-tax-in-columns',
  about:
    'South African guest folio and tax invoice: each charge without tax, its VAT and with VAT in three columns, payments in a fourth, totals of all four, deposit first',
  draw: (rng) => {
    const { start } = period(rng, 'cycle');
    const nights = rng.int(1, 11);
    const charges: Charge[] = [];
    const room = rng.int(1150, 4900) * 100;
    const charge = (date: Day, text: string, gross: number, taxed = true): void => {
      const tax = taxed ? Math.round((gross * 15) / 115) : 0;
      charges.push({ date, text, net: gross - tax, tax, paid: 0, bill: rng.digits(5) });
    };
    const pay = (date: Day, text: string, paid: number): number =>
      charges.push({ date, text, net: 0, tax: 0, paid, bill: rng.digits(5) });
    if (rng.chance(0.6)) pay(start, 'Deposit received EFT', Math.round(room / 2));
    for (let night = 0; night < nights; night++) {
      charge(start + night, 'Accommodation bed and breakfast', room);
      charge(start + night, 'Tourism levy', Math.round(room / 100), false);
      if (rng.chance(0.5))
        charge(
          start + night,
          rng.pick(['Restaurant dinner', 'Boma bar', 'Laundry', 'Game drive', 'Airport shuttle']),
          rng.int(60, 1900) * 50,
        );
    }
    const due = charges.reduce((all, c) => all + c.net + c.tax - c.paid, 0);
    const settles = rng.chance(0.75);
    if (settles) pay(start + nights, rng.pick(['Visa card ****4417', 'Mastercard ****9920', 'Company EFT']), due);
    const balance = settles ? 0 : -due;
    const total = (part: (c: Charge) => number): number => charges.reduce((all, c) => all + part(c), 0);
    const style: MoneyStyle = rng.pick([us, { ...us, group: ' ' }]);
    const { sheet, flow } = paper(rng, { faces: latin, page: A4, sizes: [8, 8.5, 9] });
    const money = (minor: number): string => unsigned(minor, style);
    const some = (minor: number): string => (minor ? money(minor) : '');
    const pattern = rng.pick(['dd/MM/yyyy', 'yyyy/MM/dd', 'dd MMM yyyy']);
    const d = (at: Day): string => printDay(at, pattern);
    const guest = rng.pick(['Ms N Dlamini', 'Mr P van der Merwe', 'Ms Lena Kowalski']);
    runningHead(flow, `Guest folio   ${guest}`, 'Marula Ridge Lodge');
    flow.newPage();
    band(flow, rng, {
      bank: 'Marula Ridge Lodge',
      motto: 'R40 Hoedspruit, Limpopo   Tel 015 555 0166',
      title: 'GUEST FOLIO / TAX INVOICE',
      holder: [guest, 'Northwind Logistics (Pty) Ltd', '22 Protea Ave, Sandton 2196', 'VAT No. 4520198876'],
      facts: [
        ['Room', `${rng.int(1, 48)}`],
        ['Arrival', d(start)],
        ['Departure', d(start + nights)],
        ['Nights', `${nights}`],
        ['Folio number', rng.digits(6)],
        ['Our VAT No.', '4010155234'],
      ],
      ink: rng.pick(['#5a3e1b', '#2e5339', '#7b2d26']),
    });
    const table = new Table(
      flow,
      columnsOf(
        ['date', 'Date', 13],
        ['text', 'Description', 34],
        ['bill', 'Bill No.', 10],
        ['net', ['Excl. VAT', '(R)'], 14, 'right'],
        ['tax', ['VAT 15%', '(R)'], 13, 'right'],
        ['gross', ['Incl. VAT', '(R)'], 14, 'right'],
        ['paid', ['Payments', '(R)'], 14, 'right'],
      ),
      { rows: rng.pick(['plain', 'ruled', 'zebra']), head: rng.pick(['bold', 'reverse', 'ruled']) },
    );
    const zero = rng.chance(0.5) ? '0.00' : '';
    flow.afterBreak = () => table.head();
    table.head();
    for (const c of charges)
      table.entry({
        date: d(c.date),
        text: c.text,
        bill: c.bill,
        net: some(c.net),
        tax: c.paid ? '' : some(c.tax) || zero,
        gross: some(c.net + c.tax),
        paid: some(c.paid),
      });
    table.entry(
      {
        text: 'Totals',
        net: money(total((c) => c.net)),
        tax: money(total((c) => c.tax)),
        gross: money(total((c) => c.net + c.tax)),
        paid: money(total((c) => c.paid)),
      },
      { bold: true },
    );
    flow.afterBreak = undefined;
    flow.gap(8);
    figures(flow, [['Balance due (total incl. VAT less payments)', `R ${money(balance)}`]], 0.6, true);
    smallPrint(flow, 'Banking details', [
      'Southern Veld Bank, branch 051001, account 021 555 018, Marula Ridge Lodge (Pty) Ltd. Please give the folio number as reference. Accounts are due on departure.',
      'Thank you for staying with us. We look forward to welcoming you again. Wi-Fi vouchers of R 50.00 are valid for one day.',
    ]);
    furniture(
      flow,
      (n, all) => `Page ${n} of ${all}`,
      'Marula Ridge Lodge (Pty) Ltd, Reg. 2004/012345/07',
      rng.pick(['left', 'center', 'right']),
    );
    return {
      sheet,
      truth: {
        accounts: [
          {
            openingBalance: null,
            closingBalance: decimal(balance, 2),
            currency: 'ZAR',
            transactions: charges.map((c) => ({
              date: isoDay(c.date),
              description: c.text,
              amount: decimal(c.paid - c.net - c.tax, 2),
              balance: null,
              otherDescriptions: [`${c.text} ${c.bill}`, `${c.bill} ${c.text}`],
            })),
          },
        ],
      },
    };
  },
};

export const fourthTrade: readonly Family[] = [saleAndFee, taxInColumns];
