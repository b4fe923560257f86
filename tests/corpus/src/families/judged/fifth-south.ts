import { printDay, type Day } from '../../story/calendar.ts';
import { makeLedger, truthOf, type Entry } from '../../story/ledger.ts';
import { signed, unsigned, us } from '../../story/money.ts';
import { A4, period, type Family } from '../family.ts';
import { columnsOf, runningTable } from './columns.ts';
import { clocks, rowCount, sumOf } from './desk.ts';
import { colonLines } from './fifth-parts.ts';
import { paper } from './paper.ts';
import { pageFeet } from './third-parts.ts';
import { reword } from './words.ts';

const figure = (minor: number): string => unsigned(minor, us);

const remarksLast: Family = {
  name: 'ng-remarks-last',
  about:
    'Nigerian bank: two dates and reference, debits, credits and balance before the branch and long remarks that wrap at the right, list of facts with balances and distracting ones above',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, { lexicon: 'gb', currency: 'NGN', ...month, count: rowCount(rng, 60), scale: 4000 });
    reword(
      rng,
      ledger,
      {
        purchase: [
          'POS/WEB PURCHASE TRANSACTION -{ref}- -{shop} {city} LANG',
          'AIRTIME PURCHASE 0803{card}118 REF:{ref}',
        ],
        out: [
          'NIBSS Instant Payment Outward {ref} TO {person} REF: INVOICE',
          'TRANSFER BETWEEN CUSTOMERS {ref} via mobile app to {firm}',
          'CASH WITHDRAWAL FROM OTHER ATM -{ref}- -{city} BRANCH',
        ],
        in: [
          'NIBSS Instant Payment Inward {ref} FROM {person} goods supplied',
          'CASH DEPOSIT BY {person} {city}',
          'TRANSFER BETWEEN CUSTOMERS {ref} from {firm}',
        ],
        salary: ['SALARY PAYMENT FROM {firm} REF:{ref}'],
        fee: [
          'COMMISSION NIP TRANSFER COMMISSION FOR {ref}',
          'VALUE ADDED TAX VAT ON NIP TRANSFER FOR {ref}',
          'ELECTRONIC MONEY TRANSFER LEVY',
          'SMS ALERT CHARGE',
        ],
        interest: ['CREDIT INTEREST NET OF WITHHOLDING TAX'],
      },
      {
        shops: ['SHOPRITTE IKEJA', 'CHICKEN REPUBLICA', 'MOBILO FILLING STN', 'JUMIAA PAY', 'EBEANOR SUPERMKT'],
        firms: ['LAGOON FOODS LTD', 'IKEJA ELECTRA PLC', 'ADEBAYO & SONS VENTURES', 'DSTVE MULTICHOICE'],
        people: ['OKONKWO CHINEDU EMEKA', 'ADEYEMI FUNMILAYO', 'BELLO IBRAHIM', 'EZE NGOZI BLESSING'],
        cities: ['LAGOS', 'ABUJA', 'PORT HARCOURT', 'IBADAN'],
      },
    );
    const { sheet, flow } = paper(rng, {
      faces: ['sans', 'narrow', 'noto', 'condensed', 'serif'],
      sizes: [6.5, 7, 7.5],
    });
    const pattern = rng.pick(['dd-MMM-yyyy', 'dd-MMM-yyyy', 'dd/MM/yyyy']);
    const d = (at: Day): string => printDay(at, pattern);
    const full = (at: Day): string => printDay(at, 'dd-MMM-yyyy');
    const branch = new Map(
      ledger.entries.map((e) => [e, rng.pick(['E-CHANNELS', 'E-CHANNELS', 'IKEJA BRANCH', 'HEAD OFFICE'])]),
    );
    const withReference = new Map(ledger.entries.map((e) => [e, rng.chance(0.4) ? `'${rng.digits(8)}` : '']));
    const forward = rng.chance(0.5);
    flow.newPage();
    flow.line(rng.pick(['Guild Trust Bank', 'Zuma Rock Bank Plc', 'Niger Delta Bank']), {
      bold: true,
      size: 14,
      color: rng.pick(['#d24a00', '#8b0000', '#006400']),
      align: 'right',
    });
    flow.line('CUSTOMER STATEMENT', { bold: true, size: 12 });
    flow.line(
      `${rng.pick(['OKAFOR GLOBAL VENTURES', 'TUNDE BAKARE', 'AMAKA STORES'])}  ${full(month.start)} TO ${full(month.end)}`,
    );
    flow.gap(6);
    flow.y =
      colonLines(
        flow,
        [
          ['Print. Date', full(month.end + rng.int(1, 20))],
          ['Branch Name', 'IKEJA'],
          ['Account No', ledger.number],
          ['Address', `${rng.int(2, 90)} ALLEN AVENUE, IKEJA, LAGOS`],
          ['Account Type', rng.pick(['CURRENT ACCOUNT', 'CORPORATE CURRENT', 'SAVINGS ACCOUNT'])],
          ['Currency', 'NAIRA'],
          ['Opening Balance', figure(ledger.opening)],
          ['Total Debit', figure(sumOf(ledger.entries, -1))],
          ['Total Credit', figure(sumOf(ledger.entries, 1))],
          ['Closing Balance', figure(ledger.closing)],
          ['Online Available Balance', figure(ledger.closing + rng.int(1, 900) * 1000)],
        ],
        flow.left,
        flow.y,
      ) + 12;
    runningTable(
      flow,
      columnsOf(
        ['date', rng.pick(['Trans. Date', 'Trans Date']), 12],
        ['valueDate', 'Value. Date', 12],
        ['reference', 'Reference', 10],
        ['debit', 'Debits', 12, 'right'],
        ['credit', 'Credits', 12, 'right'],
        ['balance', 'Balance', 13, 'right'],
        ['branch', ['Originating', 'Branch'], 13],
        ['text', 'Remarks', 27],
      ),
      {
        rows: rng.pick(['ruled', 'ruled', 'zebra', 'plain']),
        head: rng.pick(['reverse', 'ruled', 'bold']),
        padding: 2,
      },
      (table) => {
        if (forward)
          table.entry({ date: d(month.start), text: 'BALANCE BROUGHT FORWARD', balance: figure(ledger.opening) });
        for (const e of ledger.entries)
          table.entry({
            date: d(e.date),
            valueDate: d(e.valueDate),
            reference: withReference.get(e)!,
            [e.amount < 0 ? 'debit' : 'credit']: figure(e.amount),
            balance: figure(e.balance),
            branch: branch.get(e)!,
            text: e.lines,
          });
      },
    );
    if (!ledger.entries.length) flow.line('No transactions were found for this period.');
    flow.gap(10);
    flow.line('This is a computer generated statement and requires no signature.', { size: 6.5, align: 'center' });
    pageFeet(flow, (n, all) => `Page ${n} of ${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            otherDescriptions: (e) => [
              `${branch.get(e)} ${e.lines.join(' ')}`,
              `${withReference.get(e)} ${branch.get(e)} ${e.lines.join(' ')}`,
              `${withReference.get(e)} ${e.lines.join(' ')}`,
            ],
          }),
        ],
      },
    };
  },
};

const tillStatement: Family = {
  name: 'ke-till-organisation',
  about:
    'mobile money of a Kenyan shop, sideways: receipt, completion and initiation time over two lines, state, Paid In, Withdrawn with minus, balance, then reason and other party; newest first',
  producers: ['pdfkit', 'chromium', 'pdf-lib'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle']));
    const ledger = makeLedger(rng, {
      lexicon: 'gb',
      currency: 'KES',
      ...month,
      count: rowCount(rng, 60),
      scale: 900,
      busy: true,
      kinds: ['in', 'in', 'in', 'in', 'fee', 'out'],
    });
    const people = ['WANJIKU MUTHONI', 'OTIENO BRIAN', 'KIPROTICH FAITH', 'HASSAN ALI', 'ACHIENG MERCY'];
    const told = new Map<Entry, { reason: string; party: string }>();
    for (const e of ledger.entries) {
      const person = rng.pick(people);
      const phone = `2547${rng.digits(2)}****${rng.digits(3)}`;
      const [text, reason, party] = {
        in: [`Merchant Payment from ${phone} - ${person}`, 'Pay Merchant', `${phone} - ${person}`],
        fee: ['Pay Merchant Charge', 'Pay Merchant', 'Safe Money Ltd'],
        out: [
          `Organization Settlement to bank account ${rng.digits(6)}`,
          'Organization Settlement',
          `${rng.digits(6)} - Tana Bank`,
        ],
      }[e.kind as 'in' | 'fee' | 'out'] as [string, string, string];
      e.lines = [text];
      told.set(e, { reason, party });
    }
    const { sheet, flow } = paper(rng, {
      faces: ['sans', 'narrow', 'noto'],
      sizes: [6.5, 7, 7.5],
      page: { width: A4.height, height: A4.width },
    });
    const times = clocks(rng, ledger.entries);
    const stamp = (e: Entry): string[] => [printDay(e.date, 'dd-MM-yyyy'), times.get(e)!];
    const full = (at: Day): string => printDay(at, 'dd-MM-yyyy');
    const bare = (minor: number): string => signed(minor, us);
    const initiation = rng.chance(0.7);
    const confirmed = rng.chance(0.6);
    const receipt = new Map(
      ledger.entries.map((e) => [e, `S${rng.pick(['C', 'D', 'K'])}${rng.digits(2)}H${rng.digits(5)}`]),
    );
    flow.newPage();
    flow.line('SAFE MONEY ORGANISATION STATEMENT', { bold: true, size: 12, color: '#2e7d32' });
    flow.gap(4);
    const top = flow.y;
    const left = colonLines(
      flow,
      [
        ['Account Holder', rng.pick(['MAMA WANJIKU HARDWARE', 'UJAMAA FRESH GROCERS', 'NYALI PHARMACY LTD'])],
        ['Short Code', rng.digits(6)],
        ['Account', rng.pick(['Merchant Account', 'Working Account'])],
        ['Time Period', `From ${full(month.start)} 00:00:00 To ${full(month.end)} 23:59:59`],
        ['Currency', 'KES'],
      ],
      flow.left,
      top,
    );
    const right = colonLines(
      flow,
      [
        ['Opening Balance', bare(ledger.opening)],
        ['Total Paid In', figure(sumOf(ledger.entries, 1))],
        ['Total Withdrawn', bare(sumOf(ledger.entries, -1))],
        ['Closing Balance', bare(ledger.closing)],
      ],
      flow.left + flow.width * 0.6,
      top,
    );
    flow.y = Math.max(left, right) + 12;
    runningTable(
      flow,
      columnsOf(
        ['receipt', 'Receipt No.', 10],
        ['date', ['Completion', 'Time'], 9],
        ...(initiation ? ([['initiation', ['Initiation', 'Time'], 9]] as const) : []),
        ['text', 'Details', 26],
        ['status', ['Transaction', 'Status'], 9],
        ['credit', 'Paid In', 10, 'right'],
        ['debit', 'Withdrawn', 10, 'right'],
        ['balance', 'Balance', 11, 'right'],
        ...(confirmed ? ([['confirmed', ['Balance', 'Confirmed'], 9, 'center']] as const) : []),
        ['reason', 'Reason Type', 13],
        ['party', 'Other Party Info', 18],
      ),
      { rows: rng.pick(['ruled', 'zebra', 'plain']), head: rng.pick(['reverse', 'bold', 'ruled']), padding: 2 },
      (table) => {
        for (const e of [...ledger.entries].reverse())
          table.entry(
            {
              receipt: receipt.get(e)!,
              date: stamp(e),
              initiation: stamp(e),
              text: e.lines,
              status: 'Completed',
              [e.amount < 0 ? 'debit' : 'credit']: bare(e.amount),
              balance: bare(e.balance),
              confirmed: 'true',
              ...told.get(e)!,
            },
            { textKeys: ['text', 'reason', 'party'] },
          );
      },
    );
    if (!ledger.entries.length) flow.line('No transactions in this time period.');
    pageFeet(
      flow,
      (n, all) => `Page ${n} of ${all}`,
      'Statement verification code on request. Disclaimer: this record is produced for your personal use.',
    );
    const { reason: why, party: who } = {
      reason: (e: Entry) => told.get(e)!.reason,
      party: (e: Entry) => told.get(e)!.party,
    };
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            otherDescriptions: (e) => [
              `${e.lines[0]} ${why(e)} ${who(e)}`,
              `${e.lines[0]} ${who(e)}`,
              `${receipt.get(e)} ${e.lines[0]}`,
              `${e.lines[0]} Completed`,
              `${e.lines[0]} Completed ${why(e)} ${who(e)}`,
              `${e.lines[0]} Completed ${confirmed ? 'true ' : ''}${why(e)} ${who(e)}`,
            ],
          }),
        ],
      },
    };
  },
};

export const fifthSouth: readonly Family[] = [remarksLast, tillStatement];
