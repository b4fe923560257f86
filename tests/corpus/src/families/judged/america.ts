import { Table } from '../../drawing/table.ts';
import { printDay } from '../../story/calendar.ts';
import { lastOfDay, makeLedger, truthOf, type Entry, type Ledger } from '../../story/ledger.ts';
import { continental, signed, unsigned, us } from '../../story/money.ts';
import { LETTER, latin, period, type Family } from '../family.ts';
import { ledgerPages } from '../ledger-pages.ts';
import { ends, letter, margins, paper } from './paper.ts';

const total = (entries: readonly Entry[]): number => entries.reduce((all, e) => all + e.amount, 0);
const dollar = (minor: number): string => `${minor < 0 ? '-' : ''}$${unsigned(minor, us)}`;

const amountSecond: Family = {
  name: 'us-amount-second',
  about: 'date, amount, description in sections',
  draw: (rng) => {
    const month = period(rng, rng.pick(['cycle', 'turn']));
    const base = makeLedger(rng, { lexicon: 'us', currency: 'USD', ...month, count: rng.int(8, 55) });
    const { sheet, flow } = paper(rng, { faces: latin, page: LETTER });
    const trailing = rng.chance(0.4);
    flow.newPage();
    letter(flow, rng, base.bank, [base.holder, rng.pick(base.lexicon.streets)], 'Virtual Wallet Spend Statement', [
      ['For the period', `${printDay(month.start, 'MM/dd/yyyy')} to ${printDay(month.end, 'MM/dd/yyyy')}`],
      ['Primary account number', `XX-XXXX-${base.number.slice(-4)}`],
    ]);
    const groups: [string, Entry[]][] = [
      ['Deposits and Other Additions', base.entries.filter((e) => e.amount > 0)],
      ['Banking/Debit Card Withdrawals and Purchases', base.entries.filter((e) => e.kind === 'purchase')],
      ['Online and Electronic Banking Deductions', base.entries.filter((e) => e.kind === 'out')],
      ['Other Deductions', base.entries.filter((e) => e.kind === 'fee')],
    ];
    const wide = new Table(
      flow,
      ['Beginning balance', 'Deposits and other additions', 'Checks and other deductions', 'Ending balance'].map(
        (head, i) => ({
          key: `c${i}`,
          head: [head.split(' ').slice(0, 2).join(' '), head.split(' ').slice(2).join(' ')],
          align: 'right' as const,
          weight: 1,
        }),
      ),
      { rows: 'plain' },
    );
    flow.line('Balance Summary', { bold: true });
    wide.head();
    wide.entry({
      c0: unsigned(base.opening, us),
      c1: unsigned(total(groups[0]![1]), us),
      c2: unsigned(total(base.entries.filter((e) => e.amount < 0)), us),
      c3: unsigned(base.closing, us),
    });
    flow.gap(8);
    for (const [name, entries] of groups) {
      if (!entries.length) continue;
      flow.need(70);
      flow.gap(6);
      flow.line(name, { bold: true, size: sheet.options.size + 1 });
      const count = entries.length;
      flow.line(
        `There ${count === 1 ? 'was 1 item' : `were ${count} items`} totaling $${unsigned(total(entries), us)}.`,
        { size: 7 },
      );
      const table = new Table(
        flow,
        [
          { key: 'date', head: 'Date', align: 'left', weight: 10 },
          { key: 'amount', head: 'Amount', align: 'right', weight: 16 },
          { key: 'text', head: 'Description', align: 'left', weight: 64 },
        ],
        { gap: 14 },
      );
      flow.afterBreak = () => table.head();
      table.head();
      for (const entry of entries)
        table.entry({
          date: printDay(entry.date, 'MM/dd'),
          amount: unsigned(entry.amount, { ...us, bareFraction: true }) + (trailing && entry.amount < 0 ? '-' : ''),
          text: entry.lines.join(' '),
        });
      flow.afterBreak = undefined;
    }
    if (rng.chance(0.6)) {
      flow.need(70);
      flow.gap(8);
      flow.line('Daily Balance Detail', { bold: true });
      const days = base.entries.filter((_, i) => lastOfDay(base.entries, i));
      for (let i = 0; i < days.length; i += 3) {
        flow.need(sheet.options.size * 1.5);
        flow.y += sheet.options.size * 1.4;
        days.slice(i, i + 3).forEach((e, k) => {
          sheet.text(flow.left + (k * flow.width) / 3, flow.y, printDay(e.date, 'MM/dd'));
          sheet.text(flow.left + (k * flow.width) / 3 + flow.width / 4, flow.y, unsigned(e.balance, us), {
            align: 'right',
          });
        });
      }
    }
    margins(flow, rng, (n, all) => `Page ${n} of ${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(
            { ...base, entries: groups.flatMap(([, e]) => e) },
            { balancePrinted: () => false, describe: (e) => e.lines.join(' ') },
          ),
        ],
      },
    };
  },
};

const categoryColumn: Family = {
  name: 'us-plus-minus-dollar',
  about: 'category word, signed dollars with a space',
  draw: (rng) => {
    const month = period(rng, 'month');
    const ledger = makeLedger(rng, {
      lexicon: 'us',
      currency: 'USD',
      ...month,
      count: rng.int(4, 40),
      nature: rng.pick(['account', 'savings']),
    });
    const { sheet, flow } = paper(rng, { faces: latin, page: LETTER });
    flow.newPage();
    const pattern = 'MMM d';
    letter(
      flow,
      rng,
      'Capitol Two 180',
      [ledger.holder],
      `Here is your ${printDay(month.start, 'MMMM yyyy')} bank statement`,
      [
        ['STATEMENT PERIOD', `${printDay(month.start, 'MMM d')} - ${printDay(month.end, 'MMM d, yyyy')}`],
        ['Checking', `...${ledger.number.slice(-4)}`],
      ],
    );
    ends(
      flow,
      [
        ['Opening Balance', dollar(ledger.opening)],
        ['Closing Balance', dollar(ledger.closing)],
      ],
      { align: 'left', bold: true },
    );
    ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: 'DATE', align: 'left', weight: 10 },
        { key: 'text', head: 'DESCRIPTION', align: 'left', weight: 46 },
        { key: 'category', head: 'CATEGORY', align: 'left', weight: 11 },
        { key: 'amount', head: 'AMOUNT', align: 'right', weight: 16 },
        { key: 'balance', head: 'BALANCE', align: 'right', weight: 16 },
      ],
      money: us,
      dates: pattern,
      openingRow: { date: printDay(month.start, pattern), text: 'Opening Balance', balance: dollar(ledger.opening) },
      closingRow: { date: printDay(month.end, pattern), text: 'Closing Balance', balance: dollar(ledger.closing) },
      balanceText: dollar,
      cells: (e, usual) => ({
        ...usual,
        category: e.amount < 0 ? 'Debit' : 'Credit',
        amount: `${e.amount < 0 ? '-' : '+'} $${unsigned(e.amount, us)}`,
      }),
      table: { rows: rng.pick(['ruled', 'plain']) },
    });
    margins(flow, rng, (n, all) => `Page ${n} of ${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, { otherDescriptions: (e) => [`${e.lines.join(' ')} ${e.amount < 0 ? 'Debit' : 'Credit'}`] }),
        ],
      },
    };
  },
};

const twoBlocks: Family = {
  name: 'br-card-two-blocks',
  about: 'two ledgers side by side, instalments, future instalments',
  draw: (rng) => {
    const month = period(rng, rng.pick(['cycle', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'pt-BR',
      currency: 'BRL',
      ...month,
      count: rng.int(8, 50),
      nature: 'card',
      scale: 60,
    });
    const { sheet, flow } = paper(rng, { faces: latin, sizes: [7.5, 8] });
    for (const e of ledger.entries) {
      if (e.amount < 0)
        e.lines = [
          `${rng.pick(ledger.lexicon.shops)}${rng.chance(0.25) ? ` ${String(rng.int(1, 5)).padStart(2, '0')}/${String(rng.int(6, 12)).padStart(2, '0')}` : ''}`,
        ];
    }
    flow.newPage();
    letter(flow, rng, 'Itapuã Cartões', [ledger.holder], 'Fatura do cartão de crédito', [
      ['Vencimento', printDay(month.end + 9, 'dd/MM/yyyy')],
      ['Emissão', printDay(month.end, 'dd/MM/yyyy')],
      ['Cartão', `5234.XXXX.XXXX.${ledger.number.slice(-4)}`],
    ]);
    const payments = ledger.entries.filter((e) => e.amount > 0);
    const charges = ledger.entries.filter((e) => e.amount < 0);
    ends(
      flow,
      [
        ['Total da fatura anterior', `R$ ${unsigned(ledger.opening, continental)}`],
        ['Pagamentos efetuados', `- R$ ${unsigned(total(payments), continental)}`],
        ['Lançamentos atuais', `R$ ${unsigned(total(charges), continental)}`],
        ['Total desta fatura', `R$ ${signed(-ledger.closing, continental)}`],
      ],
      { align: 'left' },
    );
    const gutter = 24;
    const width = (flow.width - gutter) / 2;
    const block = (index: number): Table =>
      new Table(
        flow,
        [
          { key: 'date', head: 'DATA', align: 'left', weight: 13 },
          { key: 'text', head: 'ESTABELECIMENTO', align: 'left', weight: 58 },
          { key: 'amount', head: 'VALOR EM R$', align: 'right', weight: 26 },
        ],
        { left: flow.left + index * (width + gutter), width, leading: sheet.options.size * 1.35 },
      );
    const put = (table: Table, e: Entry): void =>
      table.entry({
        date: printDay(e.date, 'dd/MM'),
        text: e.lines,
        amount: `${e.amount > 0 ? '- ' : ''}${unsigned(e.amount, continental)}`,
      });
    if (payments.length) {
      flow.line('Pagamentos efetuados', { bold: true });
      const table = block(0);
      table.head();
      for (const e of payments) put(table, e);
      flow.gap(6);
    }
    flow.line('Lançamentos: compras e saques', { bold: true });
    let from = 0;
    while (from < charges.length) {
      const top = flow.y;
      const room = Math.floor((flow.bottom - top - 40) / (sheet.options.size * 1.35 * 1.7 + 2));
      if (room < 3) {
        flow.newPage();
        continue;
      }
      const perBlock = Math.min(room, Math.ceil((charges.length - from) / 2));
      let lowest = top;
      for (let index = 0; index < 2; index++) {
        flow.y = top;
        const part = charges.slice(from, from + perBlock);
        if (!part.length) break;
        from += part.length;
        const table = block(index);
        table.head();
        for (const e of part) put(table, e);
        lowest = Math.max(lowest, flow.y);
      }
      flow.y = lowest;
      if (from < charges.length) flow.newPage();
    }
    flow.need(90);
    flow.gap(8);
    flow.line(`Total dos lançamentos atuais   ${unsigned(total(charges), continental)}`, { bold: true });
    flow.gap(8);
    flow.line('Compras parceladas - próximas faturas', { bold: true });
    flow.line(`Próxima fatura   ${unsigned(rng.int(4000, 90_000), continental)}`);
    flow.line(`Demais faturas   ${unsigned(rng.int(4000, 190_000), continental)}`);
    margins(flow, rng, (n, all) => `${n} / ${all}`);
    return {
      sheet,
      truth: {
        accounts: [truthOf({ ...ledger, entries: [...payments, ...charges] }, { balancePrinted: () => false })],
      },
    };
  },
};

const dayHeaders: Family = {
  name: 'br-day-headers',
  about: 'day headers with the day balance, signed reais',
  draw: (rng) => {
    const month = period(rng, 'month');
    const ledger = makeLedger(rng, { lexicon: 'pt-BR', currency: 'BRL', ...month, count: rng.int(6, 40), scale: 60 });
    const { sheet, flow } = paper(rng, { faces: latin });
    flow.newPage();
    const real = (minor: number): string => `${minor < 0 ? '-' : ''}R$ ${unsigned(minor, continental)}`;
    letter(flow, rng, 'Banco Laranja', [ledger.holder], 'Extrato', [
      ['Conta', ledger.number.slice(0, 8)],
      ['Período', `${printDay(month.start, 'dd/MM/yyyy')} a ${printDay(month.end, 'dd/MM/yyyy')}`],
    ]);
    ends(
      flow,
      [
        ['Saldo inicial', real(ledger.opening)],
        ['Saldo final', real(ledger.closing)],
      ],
      { align: 'left' },
    );
    const table = new Table(
      flow,
      [
        { key: 'text', head: '', align: 'left', weight: 56 },
        { key: 'amount', head: 'Valor', align: 'right', weight: 20 },
        { key: 'balance', head: 'Saldo por transação', align: 'right', weight: 22 },
      ],
      { rows: 'plain', head: 'plain' },
    );
    table.head();
    ledger.entries.forEach((e, i) => {
      if (ledger.entries[i - 1]?.date !== e.date) {
        const last = ledger.entries.filter((x) => x.date === e.date).at(-1)!;
        flow.need(50);
        flow.gap(5);
        const y = (flow.y += sheet.options.size * 1.5);
        sheet.fill(flow.left, y - sheet.options.size * 1.1, flow.width, sheet.options.size * 1.6, '#f3f3f3');
        sheet.text(flow.left + 3, y, printDay(e.date, "d 'de' MMMM 'de' yyyy", { language: 'pt' }), { bold: true });
        sheet.text(flow.left + flow.width * 0.45, y, `Saldo do dia: ${real(last.balance)}`, { bold: true });
        flow.gap(3);
      }
      table.entry({ text: e.lines.join(' '), amount: real(e.amount), balance: real(e.balance) });
    });
    margins(flow, rng, (n, all) => `${n}/${all}`);
    return { sheet, truth: { accounts: [truthOf(ledger, { describe: (e) => e.lines.join(' ') })] } };
  },
};

const mexican: Family = {
  name: 'mx-deposit-first',
  about: 'deposits before withdrawals, dd-MMM-yy in Spanish',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, { lexicon: 'es-MX', currency: 'MXN', ...month, count: rng.int(6, 50), scale: 350 });
    const { sheet, flow } = paper(rng, { faces: latin, page: LETTER });
    flow.newPage();
    const es = (d: number): string => printDay(d, 'dd-MMM-yy', { language: 'es' });
    letter(
      flow,
      rng,
      ledger.bank,
      [ledger.holder, rng.pick(ledger.lexicon.streets)],
      'ESTADO DE CUENTA / ENLACE GLOBAL',
      [
        ['PERIODO', `Del ${es(month.start)} al ${es(month.end)}`],
        ['CUENTA', ledger.number],
        ['Fecha de corte', es(month.end)],
      ],
    );
    ends(
      flow,
      [
        ['Saldo inicial del periodo', `$ ${unsigned(ledger.opening, us)}`],
        ['+ Total de depósitos', `$ ${unsigned(total(ledger.entries.filter((e) => e.amount > 0)), us)}`],
        ['- Total de retiros', `$ ${unsigned(total(ledger.entries.filter((e) => e.amount < 0)), us)}`],
        ['Saldo actual', `$ ${unsigned(ledger.closing, us)}`],
      ],
      { align: 'left' },
    );
    ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: 'FECHA', align: 'left', weight: 11 },
        { key: 'text', head: ['DESCRIPCIÓN /', 'ESTABLECIMIENTO'], align: 'left', weight: 42 },
        { key: 'credit', head: ['MONTO DEL', 'DEPOSITO'], align: 'right', weight: 15 },
        { key: 'debit', head: ['MONTO DEL', 'RETIRO'], align: 'right', weight: 15 },
        { key: 'balance', head: ['', 'SALDO'], align: 'right', weight: 15 },
      ],
      money: us,
      dates: 'dd-MMM-yy',
      language: 'es',
      openingRow: { date: es(month.start), text: 'SALDO ANTERIOR', balance: unsigned(ledger.opening, us) },
      table: { rows: rng.pick(['plain', 'zebra']) },
    });
    margins(flow, rng, (n, all) => `Página ${n} de ${all}`);
    return { sheet, truth: { accounts: [truthOf(ledger)] } };
  },
};

const argentine: Family = {
  name: 'ar-several-accounts',
  about: 'several accounts and currencies, trailing minus, last-statement balance',
  draw: (rng) => {
    const month = period(rng, 'month');
    const { sheet, flow } = paper(rng, { faces: latin });
    flow.newPage();
    const used: [string, string, Ledger][] = [];
    for (const [name, currency] of rng
      .shuffle([
        ['CUENTA CORRIENTE BANCARIA', 'ARS'],
        ['CAJA DE AHORRO EN PESOS', 'ARS'],
        ['CAJA DE AHORRO EN DOLARES', 'USD'],
      ] as const)
      .slice(0, rng.int(1, 3)))
      used.push([
        name,
        currency,
        makeLedger(rng.fork(name), {
          lexicon: 'es-MX',
          currency,
          ...month,
          count: rng.int(2, 24),
          scale: currency === 'ARS' ? 9000 : 40,
          overdraft: name.includes('CORRIENTE'),
        }),
      ]);
    const money = (minor: number): string => signed(minor, continental, 'trailing');
    letter(flow, rng, 'Banco del Plata', [used[0]![2].holder], 'RESUMEN GENERAL', [
      ['Período del Extracto', `${printDay(month.start, 'dd/MM/yyyy')} al ${printDay(month.end, 'dd/MM/yyyy')}`],
      ['Cliente', rng.digits(7)],
    ]);
    const accounts = used.map(([name, currency, ledger]) => {
      flow.need(90);
      flow.gap(10);
      flow.line(`${name} ${currency === 'USD' ? 'U$S' : '$'} NRO.: ${ledger.number}`, { bold: true });
      ledgerPages(flow, ledger, {
        columns: [
          { key: 'date', head: 'FECHA', align: 'left', weight: 10 },
          { key: 'text', head: rng.pick(['DESCRIPCION', 'CONCEPTO']), align: 'left', weight: 40 },
          { key: 'reference', head: 'REFERENCIA', align: 'left', weight: 11 },
          { key: 'debit', head: 'DEBITOS', align: 'right', weight: 14 },
          { key: 'credit', head: 'CREDITOS', align: 'right', weight: 14 },
          { key: 'balance', head: 'SALDO', align: 'right', weight: 15 },
        ],
        money: continental,
        dates: 'dd/MM/yy',
        balanceText: money,
        openingRow: {
          text: `SALDO ULTIMO EXTRACTO AL ${printDay(month.start - 1, 'dd/MM/yyyy')}`,
          balance: money(ledger.opening),
        },
        closingRow: { text: `SALDO FINAL AL DIA ${printDay(month.end, 'dd/MM/yyyy')}`, balance: money(ledger.closing) },
        cells: (e, usual) => ({ ...usual, reference: e.reference.slice(0, 6) }),
        table: { head: 'bold', gap: 8 },
      });
      return truthOf(ledger);
    });
    margins(flow, rng, (n, all) => `Hoja Nro. ${n} de ${all}`);
    return { sheet, truth: { accounts } };
  },
};

export const america: readonly Family[] = [amountSecond, categoryColumn, twoBlocks, dayHeaders, mexican, argentine];
