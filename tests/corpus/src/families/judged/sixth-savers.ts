import { lastDayOfMonth, printDay, type Day } from '../../story/calendar.ts';
import { makeLedger, truthOf } from '../../story/ledger.ts';
import { continental, signed, unsigned } from '../../story/money.ts';
import { latin, period, type Family } from '../family.ts';
import { columnsOf, runningTable } from './columns.ts';
import { clocks, figures, rowCount, sumOf } from './desk.ts';
import { paper } from './paper.ts';
import { plainFacts } from './sixth-parts.ts';
import { pageFeet, runningHead } from './third-parts.ts';
import { reword } from './words.ts';

const saldoRows: Family = {
  name: 'lu-savings-saldo-rows',
  about:
    'savings account abroad in German: three columns, old and new balance as dated rows like the others, few signed rows, tax on interest, one page of few labels',
  draw: (rng) => {
    const from = period(rng, 'month');
    const months = rng.pick([1, 1, 3, 12]);
    const span = { ...from, end: lastDayOfMonth(from.year, from.month + months - 1) };
    const ledger = makeLedger(rng, {
      lexicon: 'de',
      currency: 'EUR',
      ...span,
      count: rng.chance(0.1) ? 0 : rng.int(1, 5 + months),
      scale: rng.pick([60, 400]),
      kinds: ['in', 'out', 'interest', 'fee'],
    });
    reword(rng, ledger, {
      in: ['ÜBERWEISUNG VON {person}', 'EINZAHLUNG', 'GUTSCHRIFT IHRE ÜBERWEISUNG|REF {ref}'],
      out: ['AUSZAHLUNG AUF REFERENZKONTO', 'ÜBERWEISUNG AN {person}'],
      interest: ['ZINSEN', 'ZINSGUTSCHRIFT'],
      fee: ['KAPITALERTRAGSTEUER', 'SOLIDARITÄTSZUSCHLAG'],
    });
    const { sheet, flow } = paper(rng, { faces: latin, sizes: [9, 9.5, 10, 10.5] });
    const d = (at: Day): string => printDay(at, 'dd.MM.yyyy');
    const plus = rng.pick(['', '', '+']);
    const mark = rng.pick(['', ' €', ' EUR']);
    const money = (minor: number): string => `${signed(minor, continental, 'leading', plus)}${mark}`;
    const balance = (minor: number): string => `${signed(minor, continental)}${mark}`;
    flow.newPage();
    flow.line(rng.pick(['Avantia Bank S.A.', 'Moselbank Luxembourg']), {
      bold: true,
      size: 13,
      align: rng.pick(['left', 'right']),
    });
    flow.gap(26);
    [ledger.holder, rng.pick(ledger.lexicon.streets), `80331 ${rng.pick(ledger.lexicon.cities)}`].forEach((line) =>
      flow.line(line),
    );
    flow.gap(28);
    flow.line(`Kontoauszug Tagesgeldkonto ${rng.digits(10)}`, { bold: true, size: sheet.options.size + 2 });
    flow.line(`${d(span.start)} - ${d(span.end)}`);
    flow.gap(12);
    runningTable(
      flow,
      columnsOf(
        ['date', 'Datum', 16],
        ['text', 'Beschreibung', 58],
        ['amount', mark ? 'Betrag' : 'Betrag (EUR)', 22, 'right'],
      ),
      {
        rows: rng.pick(['plain', 'plain', 'ruled']),
        head: rng.pick(['bold', 'ruled', 'plain']),
        padding: rng.int(1, 3),
      },
      (table) => {
        table.entry({ date: d(span.start), text: 'ALTER SALDO', amount: balance(ledger.opening) });
        for (const e of ledger.entries) table.entry({ date: d(e.date), text: e.lines, amount: money(e.amount) });
        table.entry({ date: d(span.end), text: 'NEUER SALDO', amount: balance(ledger.closing) });
      },
    );
    flow.gap(18);
    flow.paragraph(
      `Ihr Zinssatz beträgt ab ${d(span.end + 1)} ${rng.int(1, 3)},${rng.digits(2)} % p. a. Einlagen sind bis 100.000 EUR je Kunde gesichert. Bitte prüfen Sie den Auszug.`,
      { size: sheet.options.size - 1.5 },
    );
    if (rng.chance(0.5))
      pageFeet(flow, (n, all) => `Seite ${n} von ${all}`, 'L-5365 Munsbach, R.C.S. Luxembourg B 109476');
    return { sheet, truth: { accounts: [truthOf(ledger, { balancePrinted: () => false })] } };
  },
};

const withdrawable: Family = {
  name: 'br-wallet-saldo-sacavel',
  about:
    'Brazilian wallet: date and time in one cell, signed reais, balance and beside it the balance that may be withdrawn, oldest or newest first, names over two lines',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'month', 'cycle']));
    const ledger = makeLedger(rng, {
      lexicon: 'pt-BR',
      currency: 'BRL',
      ...month,
      count: rowCount(rng, 50),
      scale: 25,
    });
    reword(rng, ledger, {
      purchase: ['Compra no cartão {shop}', 'Pagamento com QR Code|{shop}', 'Pix enviado|{shop}'],
      out: ['Pix enviado|{person}', 'Pagamento de boleto|{firm}', 'Recarga de celular'],
      in: ['Pix recebido|{person}', 'Dinheiro recebido|{person}', 'Cashback'],
      salary: ['Transferência recebida|{firm}'],
      fee: ['Tarifa de saque', 'Seguro de celular'],
      interest: ['Rendimento'],
    });
    const { sheet, flow } = paper(rng, { faces: ['sans', 'noto', 'narrow', 'condensed'], sizes: [7.5, 8, 8.5, 9] });
    const times = clocks(rng, ledger.entries);
    const seconds = rng.chance(0.5);
    const joined = rng.pick([' ', ' ', ' às ']);
    const d = (at: Day): string => printDay(at, 'dd/MM/yyyy');
    const reais = (minor: number): string => `R$ ${unsigned(minor, continental)}`;
    const balance = (minor: number): string => `${minor < 0 ? '-' : ''}${reais(minor)}`;
    const sided = (minor: number): string => `${minor < 0 ? '-' : '+'}${reais(minor)}`;
    const held = rng.pick([0, 0, 1000, 2550]);
    const latest = rng.chance(0.4);
    const rows = latest ? [...ledger.entries].reverse() : ledger.entries;
    const ink = rng.pick(['#11c76f', '#21c25e', '#00a868']);
    runningHead(flow, 'Extrato de conta', ledger.holder);
    flow.newPage();
    flow.line(rng.pick(['PicaPay', 'Carteira Tucano']), { bold: true, size: 15, color: ink });
    flow.gap(8);
    flow.line('Extrato de conta', { bold: true, size: 12 });
    flow.gap(4);
    plainFacts(flow, [
      ['Nome', ledger.holder],
      ['CPF', `***.${rng.digits(3)}.${rng.digits(3)}-**`],
      ['Agência', '0001'],
      ['Conta', `${rng.digits(8)}-${rng.digits(1)}`],
      ['Período', `${d(month.start)} a ${d(month.end)}`],
    ]);
    const before = d(month.start - 1);
    figures(
      flow,
      [
        [`Saldo em ${before}`, balance(ledger.opening)],
        ['Total de entradas', sided(sumOf(ledger.entries, 1))],
        ['Total de saídas', sumOf(ledger.entries, -1) ? sided(sumOf(ledger.entries, -1)) : reais(0)],
        [`Saldo em ${d(month.end)}`, balance(ledger.closing)],
      ],
      0.5,
    );
    flow.gap(8);
    runningTable(
      flow,
      columnsOf(
        ['date', 'Data/Hora', 22],
        ['text', 'Descrição das Movimentações', 36],
        ['amount', 'Valor', 17, 'right'],
        ['balance', 'Saldo', 16, 'right'],
        ['held', 'Saldo Sacável', 16, 'right'],
      ),
      {
        rows: rng.pick(['ruled', 'zebra', 'plain']),
        head: rng.pick(['bold', 'reverse', 'plain']),
        color: ink,
        padding: rng.int(1, 4),
      },
      (table) => {
        for (const e of rows)
          table.entry({
            date: `${d(e.date)}${joined}${times.get(e)!.slice(0, seconds ? 8 : 5)}`,
            text: e.lines,
            amount: sided(e.amount),
            balance: balance(e.balance),
            held: balance(Math.max(0, e.balance - held)),
          });
      },
    );
    if (!ledger.entries.length) flow.line('Nenhuma movimentação no período.');
    flow.gap(10);
    flow.paragraph(
      'Saldo sacável é a parte do saldo que pode ser retirada ou transferida. Ouvidoria 0800 555 0199, dias úteis das 9h às 18h.',
      { size: 6.5 },
    );
    pageFeet(flow, (n, all) => `Página ${n} de ${all}`, `Emitido em ${d(month.end + rng.int(1, 6))}`);
    return { sheet, truth: { accounts: [truthOf({ ...ledger, entries: rows })] } };
  },
};

export const sixthSavers: readonly Family[] = [saldoRows, withdrawable];
