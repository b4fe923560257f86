import { day, partsOf, printDay, type Day } from '../../story/calendar.ts';
import { makeLedger, truthOf, type Entry } from '../../story/ledger.ts';
import { signed, unsigned, us, wholeDots } from '../../story/money.ts';
import { LETTER, latin, period, type Family } from '../family.ts';
import { columnsOf, runningTable } from './columns.ts';
import { figures, notice, rowCount, sumOf } from './desk.ts';
import { colonLines } from './fifth-parts.ts';
import { paper } from './paper.ts';
import { envelope, pageFeet, runningHead, section, smallPrint } from './third-parts.ts';
import { reword } from './words.ts';

const two = (n: number): string => String(n).padStart(2, '0');

const dayAndMonthApart: Family = {
  name: 'co-day-month-columns',
  about:
    'Colombian savings: day and month in two columns of their own, the amount with its peso sign and a plus or minus behind before document, kind of movement and office; month in the title, no balances a row',
  draw: (rng) => {
    const month = period(rng, 'month');
    const ledger = makeLedger(rng, {
      lexicon: 'es-MX',
      currency: 'COP',
      ...month,
      count: rowCount(rng, 55),
      scale: 9000,
    });
    reword(
      rng,
      ledger,
      {
        purchase: ['Compra Establecimiento {shop}', 'Compra PSE {firm}', 'Pago QR {shop}'],
        out: [
          'Transferencia a Otra Entidad',
          'Retiro Cajero {city}',
          'Pago Servicios {firm}',
          'Descuento Crédito Libranza',
        ],
        in: ['Abono Transferencia de {person}', 'Consignación Efectivo {city}', 'Abono Transfiya'],
        salary: ['Abono de Nómina {firm}'],
        fee: ['Gravamen a los Movimientos Financieros', 'Cuota de Manejo Tarjeta Débito', 'Cobro Retiro Otras Redes'],
        interest: ['Abono Intereses Ahorros'],
      },
      {
        shops: ['EXITTO CHAPINERO', 'D1A TIENDA 118', 'RAPPIO COLOMBIA', 'TERPELA EDS', 'DROGAS LA REBAJITA'],
        firms: ['ENELA CODENSA', 'CLAROS MOVIL', 'ACUEDUCTO BOGOTA', 'CARVAJALES SAS'],
        cities: ['BOGOTA', 'MEDELLIN', 'CALI', 'BARRANQUILLA'],
      },
    );
    const { sheet, flow } = paper(rng, { faces: latin, page: LETTER, sizes: [7.5, 8, 8.5, 9] });
    const { y, m } = partsOf(month.start);
    const peso = (minor: number): string => `$${unsigned(minor, us)}`;
    const behind = (e: Entry): string => `${peso(e.amount)}${e.amount < 0 ? '-' : '+'}`;
    const office = new Map(
      ledger.entries.map((e) => [
        e,
        e.kind === 'fee' ? 'Portal' : rng.pick(['Portal', 'Compras y Pagos', 'Unicentro', 'App']),
      ]),
    );
    const account = `${rng.digits(4)} ${rng.digits(4)} ${rng.digits(4)}`;
    const name = printDay(month.start, 'MMMM', { language: 'es', upper: true });
    runningHead(flow, `INFORME DEL MES: ${name} /${y}`, `CUENTA ${account}`);
    flow.newPage();
    envelope(flow, rng, {
      bank: rng.pick(['Banco Casa Roja', 'Banco del Altiplano S.A.']),
      small: ['NIT 860.034.313-7'],
      holder: [ledger.holder, 'CL 85 # 11 - 53 AP 402', 'BOGOTA D.C.'],
      title: rng.pick(['EXTRACTO CUENTA DE AHORROS', 'CUENTA DE AHORROS FIJODIARIO']),
      box: `INFORME DEL MES: ${name} /${y}`,
      facts: [
        ['Número de cuenta', account],
        ['Saldo Anterior', peso(ledger.opening)],
        ['Más Créditos', peso(sumOf(ledger.entries, 1))],
        ['Menos Débitos', peso(sumOf(ledger.entries, -1))],
        ['Nuevo Saldo', peso(ledger.closing)],
        ['Saldo Promedio', peso((ledger.opening + ledger.closing) >> 1)],
      ],
    });
    runningTable(
      flow,
      columnsOf(
        ['day', ['Fecha', 'Día'], 5],
        ['month', ['', 'Mes'], 5],
        ['amount', 'Valor', 18, 'right'],
        ['doc', 'Doc.', 8, 'center'],
        ['text', 'Clase de Movimiento', 42],
        ['office', 'Oficina', 18],
      ),
      { rows: rng.pick(['plain', 'zebra', 'ruled']), head: rng.pick(['reverse', 'bold', 'ruled']), color: '#8f1420' },
      (table) => {
        for (const e of ledger.entries) {
          const at = partsOf(e.date);
          table.entry({
            day: two(at.d),
            month: two(at.m),
            amount: behind(e),
            doc: e.card,
            text: e.lines.join(' '),
            office: office.get(e)!,
          });
        }
      },
    );
    if (!ledger.entries.length) flow.line('La cuenta no registró movimientos en el mes.');
    notice(
      flow,
      'Apreciado cliente',
      `Tasa de interés ${m % 2 ? '0,05' : '0,10'} % E.A. Cualquier diferencia con el saldo favor comunicarla a la Revisoría Fiscal, apartado aéreo 123456. Recuerde que su depósito está amparado por el seguro de Fogafín hasta $50.000.000.`,
    );
    pageFeet(flow, (n, all) => `Hoja ${n} de ${all}`, `H.${rng.digits(6)}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            balancePrinted: () => false,
            otherDescriptions: (e) => [
              `${e.lines.join(' ')} ${office.get(e)}`,
              `${e.card} ${e.lines.join(' ')} ${office.get(e)}`,
              `${e.card} ${e.lines.join(' ')}`,
            ],
          }),
        ],
      },
    };
  },
};

const instalments: Family = {
  name: 'cl-card-valor-cuota',
  about:
    'Chilean national card: place and date, three amounts a row of which the monthly instalment is charged, 03/12 instalments of old purchases, payment with minus among charges, section totals with $, previous and total billed amount',
  draw: (rng) => {
    const month = period(rng, rng.pick(['cycle', 'cycle', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'es-MX',
      currency: 'CLP',
      decimals: 0,
      ...month,
      count: rng.int(1, 45),
      scale: 11_000,
      nature: 'card',
    });
    const shops = [
      'LIDERO EXPRESS',
      'SODIMACO HC',
      'COPECA PRONTO',
      'FALABELA.COM',
      'JUMBOL MALL',
      'UBERO EATS',
      'CRUZ AZUL FARM',
    ];
    reword(
      rng,
      ledger,
      {
        purchase: ['{shop}', 'MERCADOPAGA*{shop}', '{shop}'],
        salary: ['MONTO CANCELADO'],
        in: ['NOTA DE CREDITO {shop}'],
        fee: ['COMISION ADMINISTRACION MENSUAL', 'IMPTO. DECRETO LEY 3475 TASA 0,066%', 'INTERESES ROTATIVOS'],
      },
      { shops },
    );
    const plan = new Map<Entry, { of: number; nth: number; bought: Day; total: number }>();
    for (const e of ledger.entries) {
      const of = e.kind === 'purchase' && rng.chance(0.22) ? rng.pick([3, 6, 12]) : 1;
      const nth = of === 1 ? 1 : rng.int(1, of);
      const { y, m, d } = partsOf(e.date);
      const bought = nth === 1 ? e.date : day(y, m - nth + 1, Math.min(d, 28));
      plan.set(e, { of, nth, bought, total: -e.amount * of + (of > 1 ? rng.int(0, of - 1) : 0) });
    }
    const { sheet, flow } = paper(rng, { faces: latin, page: LETTER, sizes: [7, 7.5, 8] });
    const peso = (minor: number): string => `$ ${signed(minor, wholeDots)}`;
    const d = (at: Day): string => printDay(at, 'dd/MM/yyyy');
    const pattern = rng.pick(['dd/MM/yy', 'dd/MM/yyyy']);
    const card = `XXXX XXXX XXXX ${rng.digits(4)}`;
    runningHead(flow, 'ESTADO DE CUENTA NACIONAL DE TARJETA DE CRÉDITO', card);
    flow.newPage();
    flow.line(rng.pick(['Banco Cordillera', 'Banco Austral de Chile', 'Tiendas Maule CMR']), { bold: true, size: 14 });
    flow.line('ESTADO DE CUENTA NACIONAL DE TARJETA DE CRÉDITO', { bold: true, size: 10.5, align: 'center' });
    flow.gap(6);
    flow.y =
      colonLines(
        flow,
        [
          ['NOMBRE DEL TITULAR', ledger.holder],
          ['N° DE TARJETA DE CRÉDITO', card],
          ['FECHA ESTADO DE CUENTA', d(month.end)],
        ],
        flow.left,
        flow.y,
      ) + 8;
    const bar = (text: string): void => {
      flow.need(50);
      flow.gap(6);
      sheet.fill(flow.left, flow.y, flow.width, 14, '#dfe5ec');
      sheet.text(flow.left + 4, flow.y + 10, text, { bold: true });
      flow.gap(16);
    };
    const operations = ledger.entries.filter((e) => e.kind === 'purchase');
    const others = ledger.entries.filter((e) => e.kind !== 'purchase');
    const paid = others.filter((e) => e.kind === 'salary');
    const charges = others.filter((e) => e.kind !== 'salary');
    bar('I. INFORMACIÓN GENERAL');
    const used = Math.max(0, -ledger.closing);
    const limit = rng.int(10, 60) * 100_000 + used;
    figures(flow, [
      ['CUPO TOTAL', peso(limit)],
      ['CUPO UTILIZADO', peso(used)],
      ['CUPO DISPONIBLE', peso(limit - used)],
      ['PERÍODO FACTURADO', `${d(month.start)} - ${d(month.end)}`],
      ['PAGAR HASTA', d(month.end + 15)],
    ]);
    bar('II. DETALLE');
    figures(flow, [
      ['MONTO FACTURADO A PAGAR (PERÍODO ANTERIOR)', peso(-ledger.opening)],
      ['MONTO PAGADO PERÍODO ANTERIOR', peso(-sumOf(paid))],
    ]);
    const columns = columnsOf(
      ['place', ['LUGAR DE', 'OPERACIÓN'], 14],
      ['date', ['FECHA', 'OPERACIÓN'], 11],
      ['text', ['DESCRIPCIÓN', 'OPERACIÓN O COBRO'], 32],
      ['made', ['MONTO OPERACIÓN', 'O COBRO'], 15, 'right'],
      ['total', ['MONTO TOTAL', 'A PAGAR'], 14, 'right'],
      ['nth', ['N°', 'CUOTA'], 7, 'center'],
      ['amount', ['VALOR CUOTA', 'MENSUAL'], 15, 'right'],
    );
    const place = new Map(ledger.entries.map((e) => [e, rng.pick(['SANTIAGO', 'LAS CONDES', 'VALPARAISO', ''])]));
    const list = (title: string, entries: readonly Entry[]): void =>
      section(flow, {
        title: '',
        columns,
        style: { head: 'bold', rows: rng.pick(['plain', 'ruled']) },
        rows: [
          { text: title, amount: peso(-sumOf(entries)) },
          ...entries.map((e) => {
            const { of, nth, bought, total } = plan.get(e)!;
            return {
              place: e.kind === 'purchase' ? place.get(e)! : '',
              date: printDay(bought, pattern),
              text: e.lines,
              made: peso(total),
              total: peso(total),
              nth: e.kind === 'purchase' ? `${two(nth)}/${two(of)}` : '',
              amount: peso(-e.amount),
            };
          }),
        ],
      });
    list('1.TOTAL OPERACIONES', operations);
    list('2.TOTAL PAGOS A LA CUENTA', paid);
    list('3.CARGOS, COMISIONES, IMPUESTOS Y ABONOS', charges);
    bar('III. INFORMACIÓN DE PAGO');
    figures(
      flow,
      [
        ['MONTO TOTAL FACTURADO A PAGAR', peso(-ledger.closing)],
        ['MONTO MÍNIMO A PAGAR', peso(Math.max(0, Math.round(-ledger.closing * 0.05)))],
      ],
      0.6,
      true,
    );
    smallPrint(flow, 'Costos por atraso', [
      'Interés moratorio 3,02 % mensual. Cargo por cobranza según tramos de UF: hasta 10 UF 9 %, hasta 50 UF 6 %, sobre 50 UF 3 %. Infórmese sobre la garantía estatal de los depósitos.',
    ]);
    pageFeet(flow, (n, all) => `Página ${n} de ${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            balancePrinted: () => false,
            date: (e) => plan.get(e)!.bought,
            otherDescriptions: (e) => {
              const nth = `${two(plan.get(e)!.nth)}/${two(plan.get(e)!.of)}`;
              const at = e.kind === 'purchase' ? place.get(e)! : '';
              return [`${at} ${e.lines[0]}`, `${e.lines[0]} ${nth}`, `${at} ${e.lines[0]} ${nth}`];
            },
          }),
        ],
      },
    };
  },
};

export const fifthLatin: readonly Family[] = [dayAndMonthApart, instalments];
