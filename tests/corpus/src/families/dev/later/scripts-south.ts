import { Table } from '../../../drawing/table.ts';
import { partsOf, printDay } from '../../../story/calendar.ts';
import { makeLedger, truthOf, type Entry } from '../../../story/ledger.ts';
import { unsigned, us } from '../../../story/money.ts';
import { masthead } from '../../../drawing/masthead.ts';
import { period, type Family } from '../../family.ts';
import { ledgerPages } from '../../ledger-pages.ts';
import { begin, facts, footer, heading, sumOf } from './paper.ts';
import { clock } from './scripts-east.ts';

const buddhistYears: Family = {
  name: 'th-buddhist-years',
  about:
    'years of the Buddhist era, a time line below each date, withdrawals before deposits, branch behind the balance, page carries',
  faces: ['thai'],
  producers: ['chromium'],
  draw: (rng) => {
    const month = period(rng, 'month');
    const ledger = makeLedger(rng, { lexicon: 'th', currency: 'THB', ...month, count: rng.int(1, 50), scale: 260 });
    const { sheet, flow } = begin(rng, { faces: ['thai'], sizes: [8, 8.5, 9] });
    const be = (d: number): string => `${printDay(d, 'dd/MM')}/${partsOf(d).y + 543}`;
    heading(flow, rng, {
      bank: rng.pick(ledger.lexicon.banks),
      small: 'โทร 0 2555 0100',
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets)],
      title: 'รายการเดินบัญชี',
    });
    facts(
      flow,
      [
        ['เลขที่บัญชี', `${ledger.number.slice(0, 3)}-${ledger.number.slice(3, 9)}-${ledger.number.slice(9)}`],
        ['ระหว่างวันที่', `${be(month.start)} ถึง ${be(month.end)}`],
        ['ประเภทบัญชี', 'ออมทรัพย์'],
      ],
      { valueAlign: 'left' },
    );
    flow.gap(12);
    const branches = ['สาขาสีลม', 'สาขาบางนา', 'MOBILE', 'ATM'];
    const branch = new Map(ledger.entries.map((e) => [e, rng.pick(branches)]));
    ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: ['วันที่', 'เวลา'], align: 'left', weight: 12 },
        { key: 'text', head: 'รายการ', align: 'left', weight: 32 },
        { key: 'debit', head: 'ถอนเงิน', align: 'right', weight: 14 },
        { key: 'credit', head: 'ฝากเงิน', align: 'right', weight: 14 },
        { key: 'balance', head: 'ยอดคงเหลือ', align: 'right', weight: 15 },
        { key: 'branch', head: 'สาขา', align: 'left', weight: 11 },
      ],
      money: us,
      dates: 'dd/MM',
      openingRow: { date: be(month.start), text: 'ยอดยกมา', balance: unsigned(ledger.opening, us) },
      carry: rng.chance(0.5)
        ? {
            over: (balance) => ({ text: 'ยอดยกไป', balance }),
            forward: (balance) => ({ text: 'ยอดยกมา', balance }),
          }
        : {},
      cells: (e, usual) => ({ ...usual, date: [be(e.date), clock(rng)], branch: branch.get(e)! }),
      table: { gap: 12, rows: rng.pick(['plain', 'ruled', 'zebra']) },
    });
    flow.gap(6);
    flow.line(
      `รวมถอนเงิน ${unsigned(sumOf(ledger.entries, -1), us)}    รวมฝากเงิน ${unsigned(sumOf(ledger.entries, 1), us)}`,
    );
    flow.line(`ยอดคงเหลือ ณ วันที่ ${be(month.end)}    ${unsigned(ledger.closing, us)}`, { bold: true });
    footer(flow, rng, (n, all) => `หน้า ${n} / ${all}`);
    return {
      sheet,
      truth: {
        accounts: [truthOf(ledger, { otherDescriptions: (e) => [`${e.lines.join(' ')} ${branch.get(e)}`] })],
      },
    };
  },
};

const mixedDirections: Family = {
  name: 'eg-mixed-directions',
  about:
    'right to left with English lines inside the Arabic text, value date and reference columns, debtor or creditor word behind balances',
  faces: ['arabic', 'naskh'],
  producers: ['chromium'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle']));
    const ledger = makeLedger(rng, {
      lexicon: 'ar',
      currency: 'EGP',
      ...month,
      count: rng.int(1, 40),
      scale: 350,
      overdraft: rng.chance(0.2),
    });
    for (const e of ledger.entries)
      if (rng.chance(0.4))
        e.lines = [
          ...e.lines,
          rng.pick([`POS ${e.card} CAIRO EG`, `REF ${e.reference}`, `INSTAPAY IPN ${e.reference}`]),
        ];
    const { sheet, flow } = begin(rng, { faces: ['arabic', 'naskh'], sizes: [8.5, 9, 9.5] });
    const date = (d: number): string => printDay(d, 'yyyy/MM/dd');
    const side = (minor: number): string => `${unsigned(minor, us)} ${minor < 0 ? 'مدين' : 'دائن'}`;
    const full = rng.chance(0.6);
    masthead(flow, rng, {
      bank: rng.pick(['بنك النيل الدولي', 'بنك الدلتا']),
      holder: [ledger.holder, 'شارع التحرير، الدقي، الجيزة'],
      title: 'كشف حساب جاري',
      facts: [
        ['رقم الحساب', ledger.number],
        ['من تاريخ', date(month.start)],
        ['الى تاريخ', date(month.end)],
        ['العملة', 'جنيه مصري'],
      ],
      rightToLeft: true,
    });
    ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: 'التاريخ', align: 'right', weight: 12 },
        { key: 'valueDate', head: 'تاريخ الحق', align: 'right', weight: 12 },
        { key: 'text', head: 'البيان', align: 'right', weight: 32 },
        ...(full ? [{ key: 'reference', head: 'المرجع', align: 'right' as const, weight: 11 }] : []),
        { key: 'debit', head: 'مدين', align: 'left', weight: 12 },
        { key: 'credit', head: 'دائن', align: 'left', weight: 12 },
        { key: 'balance', head: 'الرصيد', align: 'left', weight: 17 },
      ],
      money: us,
      dates: 'yyyy/MM/dd',
      balanceText: side,
      openingRow: { text: 'رصيد أول المدة', balance: side(ledger.opening) },
      closingRow: { text: 'رصيد آخر المدة', balance: side(ledger.closing) },
      carry: { forward: (balance) => ({ text: 'ما قبله', balance }) },
      cells: (e, usual) => ({ ...usual, reference: e.reference.slice(0, 6) }),
      table: { rightToLeft: true, rows: rng.pick(['plain', 'ruled']), gap: 12 },
    });
    footer(flow, rng, (n, all) => `${n} / ${all}`);
    return {
      sheet,
      truth: {
        accounts: [truthOf(ledger, { otherDescriptions: (e) => [`${e.lines.join(' ')} ${e.reference.slice(0, 6)}`] })],
      },
    };
  },
};

const twoAmountsCard: Family = {
  name: 'il-card-two-amounts',
  about:
    'Hebrew card: price of the deal beside the sum charged, instalments and dollars in the note, total to be charged',
  faces: ['hebrew'],
  producers: ['chromium'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'he',
      currency: 'ILS',
      ...month,
      count: rng.int(2, 40),
      scale: 140,
      kinds: ['purchase'],
      opening: 90_000_000,
    });
    for (const e of ledger.entries) e.lines = [rng.pick(ledger.lexicon.shops)];
    const { sheet, flow } = begin(rng, { faces: ['hebrew'], sizes: [8.5, 9, 9.5] });
    const pattern = rng.pick(['dd/MM/yy', 'dd/MM/yyyy', 'dd.MM.yy']);
    const date = (d: number): string => printDay(d, pattern);
    const total = sumOf(ledger.entries);
    masthead(flow, rng, {
      bank: 'כרטיסי הגליל',
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets)],
      title: 'פירוט עסקאות בכרטיס',
      facts: [
        ['מספר כרטיס', ledger.number.slice(-4)],
        ['תקופה', `${printDay(month.start, 'dd/MM/yyyy')} - ${printDay(month.end, 'dd/MM/yyyy')}`],
        ['מועד חיוב', printDay(month.end + 10, 'dd/MM/yyyy')],
      ],
      rightToLeft: true,
    });
    const note = new Map<Entry, string>();
    const table = new Table(
      flow,
      [
        { key: 'date', head: 'תאריך עסקה', align: 'right', weight: 13 },
        { key: 'text', head: 'שם בית העסק', align: 'right', weight: 30 },
        { key: 'price', head: 'סכום עסקה', align: 'left', weight: 15 },
        { key: 'amount', head: 'סכום חיוב', align: 'left', weight: 15 },
        { key: 'note', head: 'פירוט נוסף', align: 'right', weight: 24 },
      ],
      { rightToLeft: true, rows: rng.pick(['plain', 'ruled', 'zebra']), gap: 12 },
    );
    flow.afterBreak = () => table.head();
    table.head();
    const shekel = rng.pick(['₪', '']);
    for (const e of ledger.entries) {
      const shape = rng.int(0, 9);
      const parts = rng.int(3, 12);
      const price =
        shape === 0
          ? `$${unsigned(Math.round(e.amount / 3.6), us)}`
          : `${shekel}${unsigned(shape === 1 ? e.amount * parts : e.amount, us)}`;
      note.set(e, shape === 1 ? `תשלום ${rng.int(1, parts)} מתוך ${parts}` : shape === 0 ? 'עסקה בחו"ל' : '');
      table.entry({
        date: date(e.date),
        text: e.lines,
        price,
        amount: `${shekel}${unsigned(e.amount, us)}`,
        note: note.get(e)!,
      });
    }
    flow.afterBreak = undefined;
    table.entry({ text: 'סך הכל לחיוב', amount: `${shekel}${unsigned(total, us)}` }, { bold: true });
    footer(flow, rng, (n, all) => `${n} / ${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            balancePrinted: () => false,
            openingPrinted: false,
            closingPrinted: false,
            otherDescriptions: (e) => [`${e.lines.join(' ')} ${note.get(e)}`],
          }),
        ].map((account) => ({ ...account, closingBalance: total / 100 })),
      },
    };
  },
};

export const freshSouth: readonly Family[] = [buddhistYears, mixedDirections, twoAmountsCard];
