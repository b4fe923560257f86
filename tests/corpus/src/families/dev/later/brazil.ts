import { Table } from '../../../drawing/table.ts';
import { printDay } from '../../../story/calendar.ts';
import { lastOfDay, makeLedger, truthOf, type Entry } from '../../../story/ledger.ts';
import { continental, unsigned } from '../../../story/money.ts';
import { latin, period, type Family } from '../../family.ts';
import { begin, facts, footer, heading, sumOf } from './paper.ts';

const dottedCard: Family = {
  name: 'br-card-dots',
  about:
    'card: "05 MAR" dates without a year, dots before the card number, tax lines apart, real minus signs, subtotals by name',
  producers: ['pdf-lib'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['cycle', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'pt-BR',
      currency: 'BRL',
      ...month,
      count: rng.int(3, 55),
      scale: 70,
      nature: 'card',
    });
    const pt = (d: number, pattern: string): string => printDay(d, pattern, { language: 'pt' });
    for (const e of ledger.entries)
      if (e.amount < 0)
        e.lines = [
          e.kind === 'fee'
            ? `IOF de "${rng.pick(ledger.lexicon.shops)}"`
            : `${rng.pick(ledger.lexicon.shops)}${rng.chance(0.2) ? ` - Parcela ${rng.int(1, 5)}/${rng.int(6, 12)}` : ''}`,
        ];
    const { sheet, flow, size } = begin(rng, { faces: ['dejavu', 'noto', 'condensed'], sizes: [8, 8.5, 9] });
    const paid = ledger.entries.filter((e) => e.amount > 0);
    const bought = ledger.entries.filter((e) => e.amount < 0);
    const real = (minor: number): string => `${minor < 0 ? '\u2212' : ''}R$ ${unsigned(minor, continental)}`;
    heading(flow, rng, {
      bank: 'Nuvem',
      small: 'ouvidoria 0800 555 0100',
      holder: [ledger.holder],
      title: `FATURA ${pt(month.end + 7, 'dd MMM yyyy')}   EMISSÃO E ENVIO ${pt(month.end, 'dd MMM yyyy')}`,
    });
    flow.line(`Olá. Esta é a sua fatura de ${pt(month.end, 'MMMM')}, no valor de ${real(-ledger.closing)}`, {
      size: size + 2,
    });
    flow.gap(6);
    facts(flow, [
      ['Data de vencimento', pt(month.end + 7, 'dd MMM yyyy')],
      ['Período vigente', `${pt(month.start, 'dd MMM')} a ${pt(month.end, 'dd MMM')}`],
      ['Fatura anterior', real(-ledger.opening)],
      ['Pagamento recebido', real(-sumOf(paid))],
      ['Total de compras de todos os cartões', real(-sumOf(bought))],
      ['Total a pagar', real(-ledger.closing)],
      ['Limite total do cartão de crédito', real(rng.int(20, 90) * 10_000)],
    ]);
    flow.gap(8);
    flow.paragraph(
      'Pagamento mínimo para não ficar em atraso: R$ 152,10. Rotativo 14,00% a.m. / 381,78% a.a.; parcelamento em 12x de R$ 98,77, total R$ 1.185,24, CET 215,6% a.a.',
      { size: 7 },
    );
    flow.gap(12);
    flow.line(`TRANSAÇÕES   DE ${pt(month.start, 'dd MMM')} A ${pt(month.end, 'dd MMM')}`, { bold: true });
    const table = new Table(
      flow,
      [
        { key: 'date', head: '', align: 'left', weight: 11 },
        { key: 'card', head: '', align: 'left', weight: 12 },
        { key: 'text', head: '', align: 'left', weight: 56 },
        { key: 'amount', head: '', align: 'right', weight: 18 },
      ],
      { head: 'none', rows: rng.pick(['plain', 'ruled']) },
    );
    const block = (title: string, entries: readonly Entry[], tail: (e: Entry) => string): void => {
      if (!entries.length) return;
      flow.need(46);
      flow.gap(6);
      flow.y += size * 1.5;
      sheet.text(flow.left, flow.y, title, { bold: true });
      sheet.text(flow.right, flow.y, real(-sumOf(entries)), { bold: true, align: 'right' });
      flow.gap(3);
      for (const e of entries)
        table.entry({ date: pt(e.date, 'dd MMM'), card: tail(e), text: e.lines.join(' '), amount: real(-e.amount) });
    };
    const cards = [ledger.number.slice(-4), ledger.number.slice(0, 4)];
    block(ledger.holder, bought, (e) => (e.kind === 'fee' ? '' : `•••• ${cards[Number(e.card) % 2]!}`));
    block('Pagamentos e Financiamentos', paid, () => '');
    footer(flow, rng, (n, all) => `${n} de ${all}`, 'Em cumprimento à regulação do Banco Central.');
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(
            { ...ledger, entries: [...bought, ...paid] },
            {
              balancePrinted: () => false,
              describe: (e) => e.lines.join(' '),
              otherDescriptions: (e) => [`•••• ${cards[Number(e.card) % 2]!} ${e.lines.join(' ')}`],
            },
          ),
        ],
      },
    };
  },
};

const lotAndDocument: Family = {
  name: 'br-lot-plus-minus',
  about: 'lot and document numbers before the text, "(+)" and "(-)" behind amounts, day balances on rows of their own',
  producers: ['chromium', 'pdfkit'],
  draw: (rng) => {
    const month = period(rng, 'month');
    const ledger = makeLedger(rng, { lexicon: 'pt-BR', currency: 'BRL', ...month, count: rng.int(0, 55), scale: 90 });
    const { sheet, flow } = begin(rng, { faces: latin, sizes: [8, 8.5, 9] });
    const br = (d: number): string => printDay(d, 'dd/MM/yyyy');
    const letters = rng.chance(0.3);
    const bold = rng.chance(0.5);
    const mark = (minor: number): string =>
      `${unsigned(minor, continental)} ${letters ? (minor < 0 ? 'D' : 'C') : minor < 0 ? '(-)' : '(+)'}`;
    heading(flow, rng, {
      bank: ledger.bank,
      small: 'SAC 0800 555 0722   Ouvidoria 0800 555 5678',
      holder: [
        `Cliente ${ledger.holder}`,
        `Agência: ${rng.digits(4)}-${rng.int(0, 9)}   Conta: ${ledger.number.slice(0, 6)}-${rng.int(0, 9)}`,
      ],
      title: 'Extrato de Conta Corrente',
    });
    flow.line(`Período: ${br(month.start)} a ${br(month.end)}`);
    flow.line('Lançamentos', { bold: true });
    const table = new Table(
      flow,
      [
        { key: 'date', head: 'Dia', align: 'left', weight: 12 },
        { key: 'lot', head: 'Lote', align: 'left', weight: 8 },
        { key: 'document', head: 'Documento', align: 'left', weight: 16 },
        { key: 'text', head: 'Histórico', align: 'left', weight: 44 },
        { key: 'amount', head: 'Valor', align: 'right', weight: 18 },
      ],
      { rows: rng.pick(['plain', 'zebra']), head: rng.pick(['bold', 'reverse']) },
    );
    flow.afterBreak = () => table.head();
    table.head();
    table.entry({ date: br(month.start - 1), text: 'Saldo Anterior', amount: mark(ledger.opening) });
    const lots = new Map(ledger.entries.map((e) => [e, [rng.digits(5), rng.digits(rng.int(6, 15))]]));
    ledger.entries.forEach((e, i) => {
      const [lot, document] = lots.get(e)!;
      table.entry({ date: br(e.date), lot: lot!, document: document!, text: e.lines, amount: mark(e.amount) });
      if (lastOfDay(ledger.entries, i))
        table.entry({ date: br(e.date), text: 'Saldo do dia', amount: mark(e.balance) }, { bold });
    });
    table.entry({ date: br(month.end), text: 'S A L D O', amount: mark(ledger.closing) }, { bold: true });
    flow.afterBreak = undefined;
    flow.gap(10);
    for (const text of [
      'Informações Adicionais',
      `Limite especial   ${unsigned(rng.int(5, 90) * 10_000, continental)}`,
      'Tx. juros cheque especial a.m.   7,99%',
      `Saldo + limite   ${unsigned(ledger.closing + 500_000, continental)}`,
    ])
      flow.line(text, { size: 7.5 });
    footer(flow, rng, (n, all) => `Página ${n} de ${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            balancePrinted: () => false,
            otherDescriptions: (e) => [
              `${lots.get(e)!.join(' ')} ${e.lines.join(' ')}`,
              `${lots.get(e)![1]!} ${e.lines.join(' ')}`,
            ],
          }),
        ],
      },
    };
  },
};

export const freshBrazil: readonly Family[] = [dottedCard, lotAndDocument];
