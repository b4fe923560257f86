import { masthead } from '../../drawing/masthead.ts';
import { printDay } from '../../story/calendar.ts';
import { makeLedger, truthOf, type Entry } from '../../story/ledger.ts';
import { continental, lakh, mills, signed, unsigned, us, wholeDots } from '../../story/money.ts';
import { bankStatement, range } from '../bank-statement.ts';
import { latin, open, period, type Family } from '../family.ts';
import { pageNumbers } from '../ledger-pages.ts';

const arabicDigits = (text: string): string => text.replace(/\d/g, (d) => '٠١٢٣٤٥٦٧٨٩'[Number(d)]!);

const gulf = bankStatement({
  name: 'ar-rtl-mirrored',
  about: 'right to left, date at the right, SAR after figures in some seeds, Arabic-Indic digits in others',
  lexicon: 'ar',
  currency: 'SAR',
  scale: 90,
  faces: ['arabic', 'naskh'],
  producers: ['chromium'],
  rightToLeft: true,
  titles: ['كشف حساب', 'كشف الحساب الجاري'],
  labels: { account: 'رقم الحساب', period: 'الفترة' },
  range: range('dd/MM/yyyy', ' - '),
  money: us,
  summary: {
    title: '',
    opening: 'الرصيد الافتتاحي',
    credits: 'مجموع الايداعات',
    debits: 'مجموع السحوبات',
    closing: 'الرصيد الختامي',
  },
  pageWord: (n, total) => `${n} / ${total}`,
  layout: ({ rng }) => {
    const indic = rng.chance(0.35);
    const coin = rng.chance(0.3);
    const dress = (text: string): string =>
      text === '' ? '' : (indic ? arabicDigits(text) : text) + (coin ? ' SAR' : '');
    return {
      columns: [
        { key: 'date', head: 'التاريخ', align: 'right', weight: 14 },
        { key: 'text', head: rng.pick(['البيان', 'الوصف']), align: 'right', weight: 40 },
        { key: 'debit', head: 'مدين', align: 'left', weight: 15 },
        { key: 'credit', head: 'دائن', align: 'left', weight: 15 },
        { key: 'balance', head: 'الرصيد', align: 'left', weight: 16 },
      ],
      dates: rng.pick(['dd/MM/yyyy', 'yyyy/MM/dd']),
      cells: (entry, usual) => ({
        ...usual,
        date: indic ? arabicDigits(usual['date'] as string) : usual['date']!,
        debit: entry.amount < 0 ? dress(unsigned(entry.amount, us)) : '',
        credit: entry.amount > 0 ? dress(unsigned(entry.amount, us)) : '',
        balance: dress(signed(entry.balance, us)),
      }),
      table: { rightToLeft: true, rows: rng.pick(['plain', 'ruled']), gap: 12 },
    };
  },
});

const israel = bankStatement({
  name: 'il-rtl-hebrew',
  about: 'Hebrew right to left, reference column, חובה and זכות, shekel sign, newest first in some seeds',
  lexicon: 'he',
  currency: 'ILS',
  scale: 110,
  faces: ['hebrew'],
  producers: ['chromium'],
  rightToLeft: true,
  titles: ['תנועות בחשבון', 'דף חשבון'],
  labels: { account: 'חשבון', period: 'תקופה' },
  range: range('dd/MM/yyyy', ' - '),
  money: us,
  summary: null,
  pageWord: (n, total) => `${n}/${total}`,
  layout: ({ rng }) => ({
    columns: [
      { key: 'date', head: 'תאריך', align: 'right', weight: 13 },
      { key: 'valueDate', head: 'תאריך ערך', align: 'right', weight: 13 },
      { key: 'text', head: 'תיאור', align: 'right', weight: 34 },
      { key: 'reference', head: 'אסמכתא', align: 'right', weight: 12 },
      { key: 'debit', head: 'חובה', align: 'left', weight: 13 },
      { key: 'credit', head: 'זכות', align: 'left', weight: 13 },
      { key: 'balance', head: 'יתרה', align: 'left', weight: 15 },
    ],
    dates: rng.pick(['dd/MM/yyyy', 'dd/MM/yy']),
    newestFirst: rng.chance(0.4),
    currency: rng.chance(0.3) ? { prefix: '₪' } : {},
    cells: (entry, usual) => ({ ...usual, reference: entry.reference }),
    table: { rightToLeft: true, rows: rng.pick(['plain', 'zebra']), gap: 10 },
  }),
  truth: () => ({ openingPrinted: false, closingPrinted: false }),
});

const hindi = bankStatement({
  name: 'in-hindi-headers',
  about: 'Devanagari words and headers, lakh grouping, नामे and जमा columns',
  lexicon: 'hi',
  currency: 'INR',
  scale: 700,
  faces: ['deva'],
  producers: ['chromium'],
  titles: ['खाता विवरण', 'बचत खाता विवरण'],
  labels: { account: 'खाता संख्या', period: 'अवधि' },
  range: range('dd/MM/yyyy', ' - '),
  money: lakh,
  summary: null,
  pageWord: (n, total) => `${n} / ${total}`,
  layout: ({ rng, ledger }) => ({
    columns: [
      { key: 'date', head: 'दिनांक', align: 'left', weight: 13 },
      { key: 'text', head: 'विवरण', align: 'left', weight: 42 },
      { key: 'debit', head: 'नामे', align: 'right', weight: 15 },
      { key: 'credit', head: 'जमा', align: 'right', weight: 15 },
      { key: 'balance', head: 'शेष', align: 'right', weight: 16 },
    ],
    dates: rng.pick(['dd/MM/yyyy', 'dd-MM-yyyy']),
    openingRow: { text: 'प्रारंभिक शेष', balance: unsigned(ledger.opening, lakh) },
    closingRow: { text: 'अंतिम शेष', balance: unsigned(ledger.closing, lakh) },
    table: { gap: 12, rows: rng.pick(['plain', 'ruled']) },
  }),
});

const kuwait = bankStatement({
  name: 'kw-three-decimals',
  about: 'three decimals, Debit and Credit with value dates, Dr/Cr after the balance',
  lexicon: 'sg',
  currency: 'KWD',
  decimals: 3,
  scale: 9,
  titles: ['Statement of Account'],
  labels: { account: 'Account No', period: 'Period' },
  range: range('dd-MMM-yyyy', ' to '),
  money: mills,
  moneyText: (minor) => `KWD ${signed(minor, mills)}`,
  summary: {
    title: '',
    opening: 'Opening Balance',
    credits: 'Total Credits',
    debits: 'Total Debits',
    closing: 'Closing Balance',
  },
  pageWord: (n, total) => `Page ${n} of ${total}`,
  layout: ({ rng }) => ({
    columns: [
      { key: 'date', head: ['Posting', 'Date'], align: 'left', weight: 13 },
      { key: 'valueDate', head: ['Value', 'Date'], align: 'left', weight: 13 },
      { key: 'text', head: ['', 'Description'], align: 'left', weight: 38 },
      { key: 'debit', head: ['', 'Debit'], align: 'right', weight: 13 },
      { key: 'credit', head: ['', 'Credit'], align: 'right', weight: 13 },
      { key: 'balance', head: ['', 'Balance'], align: 'right', weight: 17 },
    ],
    dates: rng.pick(['dd-MMM-yyyy', 'dd MMM yyyy', 'dd/MM/yyyy']),
    balanceText: (minor) => `${unsigned(minor, mills)} ${minor < 0 ? 'Dr.' : 'Cr.'}`,
    table: { rows: rng.pick(['plain', 'ruled']) },
  }),
});

const bradesco = bankStatement({
  name: 'br-credit-before-debit',
  about: 'date once a day, Crédito before Débito, document number between, Saldo anterior row, Saldo do dia every row',
  lexicon: 'pt-BR',
  currency: 'BRL',
  scale: 70,
  titles: ['Extrato Mensal / Por Período', 'Extrato de Conta Corrente'],
  labels: { account: 'Agência/Conta', period: 'Movimentação entre' },
  range: range('dd/MM/yyyy', ' e '),
  money: continental,
  summary: null,
  pageWord: (n, total) => `Folha ${n}/${total}`,
  layout: ({ rng, ledger }) => ({
    columns: [
      { key: 'date', head: 'Data', align: 'left', weight: 12 },
      { key: 'text', head: rng.pick(['Histórico', 'Lançamento']), align: 'left', weight: 42 },
      { key: 'reference', head: 'Docto.', align: 'right', weight: 11 },
      { key: 'credit', head: 'Crédito (R$)', align: 'right', weight: 14 },
      { key: 'debit', head: 'Débito (R$)', align: 'right', weight: 14 },
      { key: 'balance', head: 'Saldo (R$)', align: 'right', weight: 14 },
    ],
    dates: 'dd/MM/yyyy',
    oncePerDay: true,
    openingRow: {
      date: printDay(ledger.start - 1, 'dd/MM/yyyy'),
      text: 'SALDO ANTERIOR',
      balance: signed(ledger.opening, continental),
    },
    cells: (entry, usual) => ({ ...usual, reference: entry.reference.slice(0, 7) }),
    entry: { anchor: rng.pick(['first', 'middle']), dateLine: 'first' },
    table: { rows: rng.pick(['zebra', 'ruled']) },
  }),
  trailer: ({ ledger }, table) => {
    const sum = (s: number): string =>
      unsigned(
        ledger.entries.filter((e) => e.amount * s > 0).reduce((a, e) => a + e.amount, 0),
        continental,
      );
    table.entry(
      { text: 'Total', credit: sum(1), debit: sum(-1), balance: signed(ledger.closing, continental) },
      { bold: true },
    );
  },
});

/** Day headers and blocks: what came in, what went out; the rows themselves carry no sign and no date. */
const nubank: Family = {
  name: 'br-day-blocks',
  about: 'day headers "01 SET 2025", blocks Total de entradas / Total de saídas, rows without date or sign',
  draw: (rng) => {
    const month = period(rng);
    const base = makeLedger(rng, { lexicon: 'pt-BR', currency: 'BRL', ...month, count: rng.int(6, 45), scale: 60 });
    const { sheet, flow } = open(rng, { faces: latin });
    flow.newPage();
    const text = (minor: number): string => `R$ ${signed(minor, continental)}`;
    masthead(flow, rng, {
      bank: base.bank,
      holder: [base.holder],
      title: 'Extrato da conta',
      facts: [
        [
          'Período',
          `${printDay(month.start, 'dd MMMM yyyy', { language: 'pt' })} a ${printDay(month.end, 'dd MMMM yyyy', { language: 'pt' })}`,
        ],
        ['Conta', base.number.slice(0, 7)],
      ],
    });
    const of = (entries: readonly Entry[], s: number): number =>
      entries.filter((e) => e.amount * s > 0).reduce((a, e) => a + e.amount, 0);
    for (const [label, value] of [
      ['Saldo inicial', text(base.opening)],
      ['Total de entradas', `+${unsigned(of(base.entries, 1), continental)}`],
      ['Total de saídas', `-${unsigned(of(base.entries, -1), continental)}`],
      ['Saldo final do período', text(base.closing)],
    ] as const) {
      flow.y += 14;
      sheet.text(flow.left, flow.y, label);
      sheet.text(flow.left + 260, flow.y, value, { align: 'right', bold: label.startsWith('Saldo final') });
    }
    flow.gap(16);
    flow.line('Movimentações', { bold: true, size: 12 });
    const minus = rng.pick(['-', '- ', '\u2212']);
    const order: Entry[] = [];
    const days = [...new Set(base.entries.map((e) => e.date))];
    for (const date of days) {
      const today = base.entries.filter((e) => e.date === date);
      flow.need(50);
      let first = true;
      for (const side of [1, -1] as const) {
        const block = today.filter((e) => e.amount * side > 0);
        if (!block.length) continue;
        flow.need(36);
        flow.gap(6);
        flow.y += 12;
        if (first) sheet.text(flow.left, flow.y, printDay(date, 'dd MMM yyyy', { language: 'pt' }), { bold: true });
        first = false;
        sheet.text(flow.left + 110, flow.y, side > 0 ? 'Total de entradas' : 'Total de saídas', { bold: true });
        sheet.text(flow.right, flow.y, `${side > 0 ? '+ ' : minus}${unsigned(of(block, side), continental)}`, {
          align: 'right',
          bold: true,
        });
        for (const entry of block) {
          order.push(entry);
          const lines = entry.lines.flatMap((line) => sheet.wrap(line, flow.right - flow.left - 210));
          flow.need(lines.length * 12 + 2);
          lines.forEach((line, i) => {
            flow.y += 12;
            sheet.text(flow.left + 110, flow.y, line);
            if (i === 0) sheet.text(flow.right, flow.y, unsigned(entry.amount, continental), { align: 'right' });
          });
        }
      }
    }
    flow.gap(14);
    flow.paragraph(
      'O saldo líquido corresponde à soma do saldo inicial, depósitos, transferências recebidas e rendimentos, menos pagamentos e transferências realizadas. Tem alguma dúvida? Mande uma mensagem para o nosso time de atendimento.',
      { size: 7 },
    );
    pageNumbers(flow, rng, (n, total) => `${n} de ${total}`);
    return { sheet, truth: { accounts: [truthOf({ ...base, entries: order }, { balancePrinted: () => false })] } };
  },
};

const bbva = bankStatement({
  name: 'mx-two-balances',
  about: 'OPER and LIQ dates as 05/ENE, Cargos and Abonos, two balance columns printed on some rows only',
  lexicon: 'es-MX',
  currency: 'MXN',
  scale: 350,
  titles: ['Estado de Cuenta', 'ESTADO DE CUENTA CHEQUES'],
  labels: { account: 'No. de Cuenta', period: 'Periodo' },
  range: range('dd/MM/yyyy', ' AL ', 'es', 'DEL '),
  money: us,
  moneyText: (minor) => signed(minor, us),
  summary: {
    title: 'Comportamiento',
    opening: 'Saldo Anterior',
    credits: 'Depósitos / Abonos (+)',
    debits: 'Retiros / Cargos (-)',
    closing: 'Saldo Final',
  },
  pageWord: (n, total) => `PAGINA ${n} / ${total}`,
  layout: ({ rng }) => ({
    columns: [
      { key: 'date', head: ['FECHA', 'OPER'], align: 'left', weight: 9 },
      { key: 'valueDate', head: ['', 'LIQ'], align: 'left', weight: 9 },
      { key: 'text', head: ['', 'DESCRIPCIÓN'], align: 'left', weight: 42 },
      { key: 'debit', head: ['', 'CARGOS'], align: 'right', weight: 12 },
      { key: 'credit', head: ['', 'ABONOS'], align: 'right', weight: 12 },
      { key: 'balance', head: ['SALDO', 'OPERACIÓN'], align: 'right', weight: 13 },
      { key: 'balance2', head: ['', 'LIQUIDACIÓN'], align: 'right', weight: 13 },
    ],
    dates: 'dd/MMM',
    language: 'es',
    balances: 'day',
    cells: (_, usual) => ({ ...usual, balance2: usual['balance']! }),
    table: { rows: rng.pick(['plain', 'dotted']), size: 8 },
  }),
});

const chile = bankStatement({
  name: 'cl-whole-pesos',
  about:
    'pesos without decimals, points as thousands, branch and document columns, dd/mm with the year in Desde/Hasta, sparse balance',
  lexicon: 'es-MX',
  currency: 'CLP',
  decimals: 0,
  scale: 12_000,
  titles: ['ESTADO DE CUENTA', 'Cartola Cuenta Corriente'],
  labels: { account: 'N° DE CUENTA', period: 'DESDE / HASTA' },
  range: range('dd/MM/yyyy', ' - '),
  money: wholeDots,
  summary: null,
  pageWord: (n, total) => `HOJA ${n} DE ${total}`,
  layout: ({ ledger }) => ({
    columns: [
      { key: 'date', head: ['FECHA', 'DIA/MES'], align: 'left', weight: 9 },
      { key: 'text', head: ['', 'DETALLE DE TRANSACCION'], align: 'left', weight: 38 },
      { key: 'branch', head: ['', 'SUCURSAL'], align: 'left', weight: 12 },
      { key: 'document', head: ['N°', 'DOCTO'], align: 'right', weight: 11 },
      { key: 'debit', head: ['MONTO CHEQUES', 'O CARGOS'], align: 'right', weight: 15 },
      { key: 'credit', head: ['MONTO DEPOSITOS', 'O ABONOS'], align: 'right', weight: 15 },
      { key: 'balance', head: ['', 'SALDO'], align: 'right', weight: 13 },
    ],
    dates: 'dd/MM',
    balances: 'day',
    openingRow: { text: 'SALDO INICIAL', balance: unsigned(ledger.opening, wholeDots) },
    closingRow: { text: 'SALDO FINAL', balance: unsigned(ledger.closing, wholeDots) },
    cells: (entry, usual) => ({
      ...usual,
      branch: entry.kind === 'out' ? 'OF. CENTRAL' : 'INTERNET',
      document: entry.amount % 2 ? entry.reference.slice(0, 7) : '',
    }),
    table: { size: 8 },
  }),
  truth: () => ({
    otherDescriptions: (e) => {
      const b = e.kind === 'out' ? 'OF. CENTRAL' : 'INTERNET';
      return [`${e.lines.join(' ')} ${b}`, `${e.lines[0]} ${b} ${e.lines.slice(1).join(' ')}`.trim()];
    },
  }),
});

const bancolombia = bankStatement({
  name: 'co-bare-fractions',
  about: '.52 and -.02 without zero, d/mm dates over a quarter, signed Valor, totals in the head, FIN ESTADO DE CUENTA',
  lexicon: 'es-MX',
  currency: 'COP',
  scale: 40_000,
  titles: ['ESTADO DE CUENTA', 'CUENTA DE AHORROS'],
  labels: { account: 'NÚMERO', period: 'DESDE / HASTA' },
  range: range('yyyy/MM/dd', ' - '),
  money: { ...us, bareFraction: true },
  summary: {
    title: 'RESUMEN',
    opening: 'SALDO ANTERIOR',
    credits: 'TOTAL ABONOS',
    debits: 'TOTAL CARGOS',
    closing: 'SALDO ACTUAL',
  },
  pageWord: (n, total) => `HOJA: ${n} de ${total}`,
  layout: ({ rng, ledger }) => {
    for (const entry of ledger.entries) if (entry.kind === 'interest') entry.lines = ['ABONO INTERESES AHORROS'];
    return {
      columns: [
        { key: 'date', head: 'FECHA', align: 'left', weight: 8 },
        { key: 'text', head: 'DESCRIPCIÓN', align: 'left', weight: 46 },
        { key: 'branch', head: 'SUCURSAL', align: 'left', weight: 12 },
        { key: 'amount', head: 'VALOR', align: 'right', weight: 17 },
        { key: 'balance', head: 'SALDO', align: 'right', weight: 17 },
      ],
      dates: 'd/MM',
      table: { rows: rng.pick(['plain', 'zebra']) },
    };
  },
  trailer: ({ flow }) => flow.line('FIN ESTADO DE CUENTA', { align: 'center', bold: true }),
});

export const southAndLatin: readonly Family[] = [
  gulf,
  israel,
  hindi,
  kuwait,
  bradesco,
  nubank,
  bbva,
  chile,
  bancolombia,
];
