import { Table } from '../../../drawing/table.ts';
import { printDay } from '../../../story/calendar.ts';
import { makeLedger, truthOf, type Entry, type Ledger } from '../../../story/ledger.ts';
import { spaced, unsigned, us } from '../../../story/money.ts';
import { LETTER, latin, period, type Family } from '../../family.ts';
import { ledgerPages } from '../../ledger-pages.ts';
import { begin, facts, footer, heading, panel, sumOf } from './paper.ts';

const caisse: Family = {
  name: 'ca-caisse-folio',
  about:
    'French Canada: day and month in letters, operation codes, fees in a column of their own, a share and savings folio',
  producers: ['libreoffice', 'pdf-lib'],
  draw: (rng) => {
    const month = period(rng, 'month');
    const { sheet, flow } = begin(rng, { faces: latin, page: LETTER, sizes: [8, 8.5] });
    const accounts: readonly [string, Ledger][] = [
      ['EOP - ÉPARGNE AVEC OPÉRATIONS', 'account', rng.int(0, 45)] as const,
      ['ET1 - ÉPARGNE STABLE', 'savings', rng.chance(0.4) ? 0 : rng.int(1, 5)] as const,
    ].map(([name, nature, count]) => [
      name,
      makeLedger(rng, { lexicon: 'fr', currency: 'CAD', ...month, count, nature }),
    ]);
    const first = accounts[0]![1];
    heading(flow, rng, {
      bank: rng.pick(['Caisse populaire des Érables', 'Caisse du Haut-Richelieu']),
      small: 'Transit 815-30112   1 800 555-0155',
      holder: [
        first.holder,
        rng.pick(['14, rue des Pins', '220, chemin Saint-Jean, app. 4']),
        'Québec (Québec)  G1K 2A4',
      ],
      title: `RELEVÉ DE COMPTE  Folio ${rng.digits(6)}`,
    });
    flow.line(
      `Période du ${printDay(month.start, 'd MMMM', { language: 'fr' })} au ${printDay(month.end, 'd MMMM yyyy', { language: 'fr' })}`,
    );
    flow.line('PS - PART DE QUALIFICATION     5,00 $');
    const code: Record<string, string> = {
      purchase: 'ACH',
      out: 'RET',
      in: 'DEP',
      salary: 'DI',
      fee: 'FRS',
      interest: 'INT',
      check: 'CHQ',
    };
    const months = ['JAN', 'FEV', 'MAR', 'AVR', 'MAI', 'JUN', 'JUL', 'AOU', 'SEP', 'OCT', 'NOV', 'DEC'];
    const date = (d: number): string => `${printDay(d, 'd')} ${months[Number(printDay(d, 'M')) - 1]!}`;
    for (const [name, ledger] of accounts) {
      flow.need(90);
      flow.gap(12);
      flow.line(name, { bold: true });
      ledgerPages(flow, ledger, {
        columns: [
          { key: 'date', head: 'Date', align: 'left', weight: 9 },
          { key: 'code', head: 'Code', align: 'left', weight: 7 },
          { key: 'text', head: 'Description', align: 'left', weight: 40 },
          { key: 'fees', head: 'Frais', align: 'right', weight: 9 },
          { key: 'debit', head: 'Retrait', align: 'right', weight: 13 },
          { key: 'credit', head: 'Dépôt', align: 'right', weight: 13 },
          { key: 'balance', head: 'Solde', align: 'right', weight: 14 },
        ],
        money: spaced,
        dates: 'd MM',
        openingRow: { date: date(month.start), text: 'Solde reporté', balance: unsigned(ledger.opening, spaced) },
        cells: (e, usual) => ({
          ...usual,
          date: date(e.date),
          code: code[e.kind] ?? '',
          ...(e.kind === 'fee' ? { fees: usual['debit']!, debit: '' } : {}),
        }),
        table: { head: rng.pick(['ruled', 'bold']) },
      });
      if (!ledger.entries.length) flow.line('Aucune opération durant la période', { indent: 80 });
    }
    footer(flow, rng, (n, all) => `Page ${n} de ${all}`, 'Vous avez 30 jours pour signaler toute erreur.');
    return {
      sheet,
      truth: {
        accounts: accounts.map(([, ledger]) =>
          truthOf(ledger, { otherDescriptions: (e) => [`${code[e.kind]} ${e.lines.join(' ')}`] }),
        ),
      },
    };
  },
};

const deferredPurchases: Family = {
  name: 'mx-card-sign-column',
  about:
    'card: purchases on instalments in a look-alike table first, then rows whose + or - stands in a column of its own',
  producers: ['pdfkit'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['cycle', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'es-MX',
      currency: 'MXN',
      ...month,
      count: rng.int(2, 50),
      scale: 320,
      nature: 'card',
    });
    const { sheet, flow } = begin(rng, { faces: latin, page: LETTER, sizes: [7.5, 8, 8.5] });
    const es = (d: number): string => printDay(d, 'dd-MMM-yyyy', { language: 'es' }).toLowerCase();
    heading(flow, rng, {
      bank: ledger.bank,
      small: 'Unidad Especializada de Atención a Usuarios 55 5555 0100',
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets), rng.pick(ledger.lexicon.cities)],
      title: `TARJETA DE CRÉDITO ORO  Número de tarjeta: ************${ledger.number.slice(-4)}`,
    });
    panel(
      sheet,
      { x: flow.left + flow.width * 0.62, y: flow.y + 4, width: flow.width * 0.38 },
      'Nivel de uso de tu tarjeta',
      [
        `Límite de crédito: $${unsigned(rng.int(20, 90) * 100_000, us)}`,
        'CAT promedio ponderado 68.4% sin IVA',
        'Puntos del periodo: 1,204   Saldo de puntos: 18,331',
      ],
    );
    facts(
      flow,
      [
        ['Periodo', `${es(month.start)} al ${es(month.end)}`],
        ['Fecha de corte', es(month.end)],
        ['Fecha límite de pago', es(month.end + 20)],
        ['Adeudo del periodo anterior', `$${unsigned(ledger.opening, us)}`],
        ['Cargos regulares (no a meses)', `+ $${unsigned(sumOf(ledger.entries, -1), us)}`],
        ['Pagos y abonos', `- $${unsigned(sumOf(ledger.entries, 1), us)}`],
        ['Pago para no generar intereses', `${ledger.closing > 0 ? '-' : ''}$${unsigned(ledger.closing, us)}`],
      ],
      { width: flow.width * 0.58 },
    );
    flow.gap(22);
    if (rng.chance(0.7)) {
      flow.line('COMPRAS Y CARGOS DIFERIDOS A MESES SIN INTERESES', { bold: true });
      const later = new Table(
        flow,
        [
          { key: 'date', head: ['Fecha de la', 'operación'], align: 'left', weight: 12 },
          { key: 'text', head: ['', 'Descripción'], align: 'left', weight: 36 },
          { key: 'was', head: ['Monto', 'original'], align: 'right', weight: 13 },
          { key: 'left', head: ['Saldo', 'pendiente'], align: 'right', weight: 13 },
          { key: 'due', head: ['Pago', 'requerido'], align: 'right', weight: 13 },
          { key: 'number', head: ['Núm. de', 'pago'], align: 'right', weight: 9 },
        ],
        { rows: 'ruled' },
      );
      later.head();
      for (let i = rng.int(1, 3); i > 0; i--) {
        const part = rng.int(20_000, 90_000);
        const paid = rng.int(1, 8);
        later.entry({
          date: es(month.start - rng.int(40, 160)),
          text: rng.pick(ledger.lexicon.shops),
          was: `$${unsigned(part * 12, us)}`,
          left: `$${unsigned(part * (12 - paid), us)}`,
          due: `$${unsigned(part, us)}`,
          number: `${paid} de 12`,
        });
      }
      flow.gap(10);
    }
    flow.need(80);
    flow.line('CARGOS, ABONOS Y COMPRAS REGULARES (NO A MESES)', { bold: true });
    const posted = (e: Entry): number => Math.min(Math.max(e.valueDate, e.date), month.end);
    const table = new Table(
      flow,
      [
        { key: 'date', head: ['Fecha de la', 'operación'], align: 'left', weight: 13 },
        { key: 'post', head: ['Fecha de', 'cargo'], align: 'left', weight: 13 },
        { key: 'text', head: ['Descripción del', 'movimiento'], align: 'left', weight: 48 },
        { key: 'sign', head: '', align: 'center', weight: 4 },
        { key: 'amount', head: ['', 'Monto'], align: 'right', weight: 16 },
      ],
      { rows: rng.pick(['plain', 'ruled', 'zebra']) },
    );
    flow.afterBreak = () => table.head();
    table.head();
    for (const e of ledger.entries)
      table.entry({
        date: es(e.date),
        post: es(posted(e)),
        text: e.lines,
        sign: e.amount < 0 ? '+' : '-',
        amount: `$${unsigned(e.amount, us)}`,
      });
    flow.afterBreak = undefined;
    table.entry(
      { text: 'Total cargos', sign: '+', amount: `$${unsigned(sumOf(ledger.entries, -1), us)}` },
      { bold: true },
    );
    table.entry(
      { text: 'Total abonos', sign: '-', amount: `$${unsigned(sumOf(ledger.entries, 1), us)}` },
      { bold: true },
    );
    footer(
      flow,
      rng,
      (n, all) => `Página ${n} de ${all}`,
      'Cargos objetados por el usuario: sin movimientos en el periodo.',
    );
    return {
      sheet,
      truth: { accounts: [truthOf(ledger, { balancePrinted: () => false, otherDate: posted })] },
    };
  },
};

const debeHaber: Family = {
  name: 'pe-debe-haber',
  about:
    'dates as 05ENE glued and without a year, processing and value date, Cargos/Debe before Abonos/Haber, no balances',
  producers: ['pdfkit'],
  draw: (rng) => {
    const month = period(rng, 'month');
    const ledger = makeLedger(rng, { lexicon: 'es-MX', currency: 'PEN', ...month, count: rng.int(0, 60), scale: 60 });
    const { sheet, flow } = begin(rng, { faces: ['sans', 'mono', 'narrow'], sizes: [7.5, 8, 8.5] });
    const es = (d: number): string => printDay(d, 'ddMMM', { language: 'es' });
    heading(flow, rng, {
      bank: ledger.bank,
      small: 'RUC 20100055501',
      holder: [ledger.holder, 'JR. LAS CAMELIAS 220 SAN ISIDRO'],
      title: 'ESTADO DE CUENTA DE AHORROS',
    });
    facts(flow, [
      ['CODIGO DE CUENTA', `193-${rng.digits(8)}-0-${rng.digits(2)}`],
      ['MONEDA', 'SOLES'],
      ['DEL', printDay(month.start, 'dd/MM/yy')],
      ['AL', printDay(month.end, 'dd/MM/yy')],
      ['SALDO CONTABLE AL INICIO', unsigned(ledger.opening, us)],
      ['ABONOS Y DEPOSITOS', unsigned(sumOf(ledger.entries, 1), us)],
      ['CARGOS Y RETIROS', unsigned(sumOf(ledger.entries, -1), us)],
      ['SALDO CONTABLE AL CIERRE', unsigned(ledger.closing, us)],
      ['SALDO PROMEDIO', unsigned(Math.round((ledger.opening + ledger.closing) / 2), us)],
    ]);
    flow.gap(12);
    flow.line('ACTIVIDADES', { bold: true });
    const table = ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: ['FECHA', 'PROC.'], align: 'left', weight: 8 },
        { key: 'valueDate', head: ['FECHA', 'VALOR'], align: 'left', weight: 8 },
        { key: 'text', head: ['', 'DESCRIPCION'], align: 'left', weight: 44 },
        { key: 'debit', head: ['CARGOS /', 'DEBE'], align: 'right', weight: 16 },
        { key: 'credit', head: ['ABONOS /', 'HABER'], align: 'right', weight: 16 },
      ],
      money: { ...us, bareFraction: true },
      dates: 'ddMMM',
      language: 'es',
      balances: 'none',
      cells: (e, usual) => ({ ...usual, date: es(e.date), text: e.lines.join(' ') }),
    });
    table.entry(
      {
        text: 'TOTAL MOVIMIENTO',
        debit: unsigned(sumOf(ledger.entries, -1), us),
        credit: unsigned(sumOf(ledger.entries, 1), us),
      },
      { bold: true },
    );
    flow.gap(8);
    flow.paragraph(
      'TASA EFECTIVA ANUAL 0.00%. ITF ACUMULADO 1.85. CUBIERTO POR EL FONDO DE SEGURO DE DEPOSITOS HASTA S/ 121,600.00.',
      {
        size: 6.5,
      },
    );
    footer(flow, rng, (n, all) => `PAGINA ${n} DE ${all}`);
    return {
      sheet,
      truth: { accounts: [truthOf(ledger, { balancePrinted: () => false, describe: (e) => e.lines.join(' ') })] },
    };
  },
};

export const freshAmericas: readonly Family[] = [caisse, deferredPurchases, debeHaber];
