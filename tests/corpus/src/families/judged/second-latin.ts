import { summary } from '../../drawing/masthead.ts';
import { printDay } from '../../story/calendar.ts';
import { lastOfDay, makeLedger, truthOf, type Entry } from '../../story/ledger.ts';
import { continental, signed, unsigned, us } from '../../story/money.ts';
import { latin, period, type Family } from '../family.ts';
import { columnsOf, runningTable } from './columns.ts';
import { figures, footer, heading, rowCount, sumOf } from './desk.ts';
import { letter, margins, paper } from './paper.ts';
import { reword, type Names, type Words } from './words.ts';

const southern: Words = {
  purchase: ['CONSUMO {shop} {city}', 'COMPRA POS {shop}', 'CONSUMO TD {shop}|{city}'],
  out: ['TRANSFERENCIA A {person}', 'PAGO SERVICIO {firm}|{ref}', 'RETIRO CAJERO {city}', 'CHEQUE PAGADO {card}'],
  in: ['TRANSFERENCIA RECIBIDA {person}', 'DEPOSITO EFECTIVO {city}', 'DEVOLUCION {shop}'],
  salary: ['ACREDITACION ROL {firm}', 'ABONO PLANILLA {firm}'],
  fee: ['COSTO MANTENIMIENTO', 'COMISION TRANSFERENCIA', 'IVA COMISION'],
  interest: ['INTERES GANADO', 'ACREDITACION INTERESES'],
};
const andes: Names = {
  shops: ['SUPERMAXO QUITO', 'MEGAMAXI 22', 'FYBECO FARMACIA', 'TIA 118', 'PRIMAX EST', 'KFD CONDADO'],
  firms: ['EMPRESA ELECTRICA QTO', 'CNT TELEFONIA', 'AGUA POTABLE', 'SEGUROS EQUINOC', 'COMERCIAL RIOS CIA'],
  people: ['ANDRADE LUIS', 'VITERI MARIA', 'CEDEÑO JORGE', 'PAREDES ROSA'],
  cities: ['QUITO', 'GUAYAQUIL', 'CUENCA'],
};

const letterBefore: Family = {
  name: 'ec-letter-before-amount',
  about: 'document and office columns, a column of D and C before one unsigned amount, book and available balance',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle']));
    const ledger = makeLedger(rng, { lexicon: 'es-MX', currency: 'USD', ...month, count: rowCount(rng) });
    reword(rng, ledger, southern, andes);
    const { sheet, flow } = paper(rng, { faces: latin, sizes: [7, 7.5, 8] });
    const pattern = rng.pick(['dd/MM/yyyy', 'yyyy-MM-dd', 'dd-MM-yyyy']);
    const d = (at: number): string => printDay(at, pattern);
    const [out, into] = rng.pick([
      ['D', 'C'],
      ['N/D', 'N/C'],
      ['-', '+'],
    ] as const);
    const available = rng.chance(0.5);
    flow.newPage();
    heading(flow, rng, {
      bank: rng.pick(['Banco Cotopaxi', 'Banco del Chimborazo C.A.']),
      holder: [rng.pick(andes.people!), 'Av. Amazonas N21-147, QUITO'],
      title: 'Estado de cuenta corriente',
      facts: [
        ['Cuenta No.', ledger.number],
        ['Desde', d(month.start)],
        ['Hasta', d(month.end)],
        ['Moneda', 'DOLARES USD'],
      ],
    });
    const document = new Map(ledger.entries.map((e) => [e, rng.digits(8)]));
    const office = new Map(
      ledger.entries.map((e) => [e, rng.pick(['MATRIZ', 'AG. NORTE', 'INTERNET', 'CALL CENTER'])]),
    );
    const count = (sign: number): number => ledger.entries.filter((e) => e.amount * sign > 0).length;
    summary(flow, rng, 'RESUMEN', [
      ['Saldo anterior', unsigned(ledger.opening, us)],
      [`Créditos (${count(1)})`, unsigned(sumOf(ledger.entries, 1), us)],
      [`Débitos (${count(-1)})`, unsigned(sumOf(ledger.entries, -1), us)],
      ['Saldo actual', unsigned(ledger.closing, us)],
    ]);
    runningTable(
      flow,
      columnsOf(
        ['date', 'Fecha', 12],
        ['text', 'Concepto', 36],
        ['document', 'Documento', 11, 'right'],
        ['office', 'Oficina', 12],
        ['side', 'Tipo', 6, 'center'],
        ['amount', 'Monto', 13, 'right'],
        ['balance', available ? ['Saldo', 'contable'] : 'Saldo', 14, 'right'],
        ...(available ? ([['available', ['Saldo', 'disponible'], 14, 'right']] as const) : []),
      ),
      { rows: rng.pick(['plain', 'zebra', 'ruled']) },
      (table) => {
        for (const e of ledger.entries)
          table.entry({
            date: d(e.date),
            text: e.lines,
            document: document.get(e)!,
            office: office.get(e)!,
            side: e.amount < 0 ? out : into,
            amount: unsigned(e.amount, us),
            balance: unsigned(e.balance, us),
            available: unsigned(e.balance, us),
          });
        if (!ledger.entries.length) table.entry({ text: 'SIN MOVIMIENTOS EN EL PERIODO' });
      },
    );
    footer(flow, rng, (n, all) => `Pág. ${n} de ${all}`, 'Estimado cliente: revise su estado de cuenta');
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            otherDescriptions: (e) => [
              `${e.lines.join(' ')} ${document.get(e)} ${office.get(e)}`,
              `${e.lines.join(' ')} ${office.get(e)}`,
              `${e.lines.join(' ')} ${document.get(e)}`,
            ],
          }),
        ],
      },
    };
  },
};

const colonesAndDollars: Family = {
  name: 'cr-colones-and-dollars',
  about:
    'two accounts in colones and dollars: reference first, dates as SEP/15, no balance a row, totals below, one at rest',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'turn']));
    const { sheet, flow } = paper(rng, { faces: ['sans', 'mono', 'narrow', 'dejavu'], sizes: [7, 7.5, 8] });
    const parts = [
      { currency: 'CRC', sign: 'CRC', name: 'CUENTA CORRIENTE COLONES', scale: 9000, count: rowCount(rng, 35) },
      {
        currency: 'USD',
        sign: 'USD',
        name: 'CUENTA CORRIENTE DOLARES',
        scale: 30,
        count: rng.chance(0.25) ? 0 : rng.int(1, 12),
      },
    ].map((part) => {
      const { currency, scale, count } = part;
      const ledger = makeLedger(rng.fork(currency), { lexicon: 'es-MX', currency, ...month, count, scale });
      reword(rng, ledger, southern, {
        shops: ['AUTOMERCADO ESCAZU', 'MAS X MENOS', 'PALI 44', 'UNO GASOLINERA', 'LIBRERIA UNIVERSO'],
        firms: ['ICE TELECOM', 'AYA ACUEDUCTOS', 'CCSS PLANILLA', 'INS SEGUROS'],
        people: ['MORA JIMENEZ ANA', 'VARGAS SOLIS LUIS', 'ROJAS CASTRO EVA'],
        cities: ['SAN JOSE', 'HEREDIA', 'ALAJUELA'],
      });
      return { ...part, ledger };
    });
    const short = (at: number): string => printDay(at, 'MMM/dd', { language: 'es', upper: true });
    flow.newPage();
    letter(
      flow,
      rng,
      'Banco Valle Central',
      [parts[0]!.ledger.holder, 'SAN JOSE, COSTA RICA'],
      'Estado de Cuenta Bancario',
      [
        ['Fecha de corte', printDay(month.end, 'dd/MM/yyyy')],
        ['Cliente', rng.digits(9)],
      ],
    );
    const accounts = parts.map(({ name, sign, ledger }) => {
      flow.need(130);
      flow.gap(6);
      flow.line(
        `${name}   IBAN CR${rng.digits(2)} 0102 0000 ${ledger.number.slice(0, 4)} ${ledger.number.slice(4, 8)} ${ledger.number.slice(8)}`,
        {
          bold: true,
        },
      );
      figures(
        flow,
        [
          ['SALDO ANTERIOR', `${sign} ${unsigned(ledger.opening, us)}`],
          ['SALDO AL CORTE', `${sign} ${unsigned(ledger.closing, us)}`],
          ['SALDO PROMEDIO', `${sign} ${unsigned(Math.round((ledger.opening + ledger.closing) / 2), us)}`],
        ],
        0.45,
      );
      const reference = new Map(ledger.entries.map((e) => [e, rng.digits(9)]));
      const table = runningTable(
        flow,
        columnsOf(
          ['reference', 'No. Referencia', 13],
          ['date', 'Fecha', 9],
          ['text', 'Concepto', 46],
          ['debit', 'Débitos', 16, 'right'],
          ['credit', 'Créditos', 16, 'right'],
        ),
        { head: rng.pick(['ruled', 'bold']) },
        (rows) => {
          for (const e of ledger.entries)
            rows.entry({
              reference: reference.get(e)!,
              date: short(e.date),
              text: e.lines,
              [e.amount < 0 ? 'debit' : 'credit']: unsigned(e.amount, us),
            });
        },
      );
      table.entry(
        {
          text: 'TOTALES',
          debit: unsigned(sumOf(ledger.entries, -1), us),
          credit: unsigned(sumOf(ledger.entries, 1), us),
        },
        { bold: true },
      );
      return truthOf(ledger, {
        balancePrinted: () => false,
        otherDescriptions: (e) => [`${reference.get(e)} ${e.lines.join(' ')}`],
      });
    });
    margins(flow, rng, (n, all) => `Página ${n} de ${all}`);
    return { sheet, truth: { accounts } };
  },
};

const zeroDayRows: Family = {
  name: 'br-day-balance-zero',
  about: 'C and D behind amounts and balances, after every day a row "SALDO DIA 0,00 C" with document 000000',
  draw: (rng) => {
    const month = period(rng, 'month');
    const ledger = makeLedger(rng, { lexicon: 'pt-BR', currency: 'BRL', ...month, count: rowCount(rng), scale: 60 });
    for (const e of ledger.entries) e.lines = [e.lines.join(' ').slice(0, 34).trim()];
    const { sheet, flow } = paper(rng, { faces: ['mono', 'sans', 'dejavu', 'noto'], sizes: [7.5, 8, 8.5] });
    const d = (at: number): string => printDay(at, 'dd/MM/yyyy');
    const glue = rng.pick([' ', ' ', '']);
    const sided = (minor: number): string => `${unsigned(minor, continental)}${glue}${minor < 0 ? 'D' : 'C'}`;
    const document = new Map(ledger.entries.map((e) => [e, rng.digits(6)]));
    flow.newPage();
    heading(flow, rng, {
      bank: 'Caixa Popular do Planalto',
      holder: [`Cliente: ${ledger.holder}`],
      title: 'Extrato por período',
      facts: [
        ['Conta', `${rng.digits(4)} / 001 / ${ledger.number.slice(0, 8)}-${rng.digits(1)}`],
        ['Data', `${d(month.end + 1)} - 10:42`],
        ['Mês', printDay(month.start, 'MMMM/yyyy', { language: 'pt' })],
        ['Período', `${printDay(month.start, 'd')} - ${printDay(month.end, 'd')}`],
      ],
    });
    runningTable(
      flow,
      columnsOf(
        ['date', 'Data Mov.', 13],
        ['document', 'Nr. Doc.', 10],
        ['text', 'Histórico', 40],
        ['amount', 'Valor', 16, 'right'],
        ['balance', 'Saldo', 17, 'right'],
      ),
      { rows: rng.pick(['plain', 'ruled', 'zebra']) },
      (table) => {
        table.entry({
          document: '000000',
          text: 'SALDO ANTERIOR',
          amount: sided(0),
          balance: sided(ledger.opening),
        });
        ledger.entries.forEach((e, i) => {
          table.entry({
            date: d(e.date),
            document: document.get(e)!,
            text: e.lines,
            amount: sided(e.amount),
            balance: sided(e.balance),
          });
          if (lastOfDay(ledger.entries, i))
            table.entry({
              date: d(e.date),
              document: '000000',
              text: 'SALDO DIA',
              amount: sided(0),
              balance: sided(e.balance),
            });
        });
      },
    );
    flow.gap(10);
    figures(
      flow,
      [
        ['Lançamentos do dia', ''],
        [`Saldo em ${d(month.end)}`, sided(ledger.closing)],
      ],
      0.5,
    );
    footer(flow, rng, (n, all) => `${n}/${all}`, 'SAC 0800 726 0000 - Ouvidoria 0800 725 0000');
    return {
      sheet,
      truth: {
        accounts: [truthOf(ledger, { otherDescriptions: (e) => [`${document.get(e)} ${e.lines.join(' ')}`] })],
      },
    };
  },
};

const pesosAndDollars: Family = {
  name: 'ar-card-pesos-dollars',
  about:
    'card: pesos and dollars in two columns of one list, minus behind payments, instalments C.05/06, vouchers with a star',
  draw: (rng) => {
    const month = period(rng, rng.pick(['cycle', 'turn']));
    const words: Words = {
      purchase: ['{shop}', '{shop} {city}', '{shop} C.0{n}/06'],
      fee: ['IMPUESTO DE SELLOS', 'IVA RG 4240 21%', 'COMISION MANT DE CTA'],
      in: ['CR.RG {shop}'],
    };
    const shops = ['COTTO SUC 33', 'FARMACITI', 'MERPAGO*LIBRERIA', 'YPFF SERVICLUB', 'DIARCOS', 'RAPPIO ARG'];
    const make = (currency: string, count: number, scale: number) => {
      const ledger = makeLedger(rng.fork(currency), {
        lexicon: 'es-MX',
        currency,
        ...month,
        count,
        scale,
        nature: 'card',
      });
      reword(rng, ledger, words, {
        shops: currency === 'USD' ? ['NETFLIKS.COM', 'STEEAM GAMES', 'OPENCLOUD SUBSCR', 'AIRBNB * HMK2'] : shops,
        cities: ['CABA', 'ROSARIO', 'CORDOBA'],
      });
      for (const e of ledger.entries) {
        e.lines = e.lines.map((line) => line.replace('{n}', String(rng.int(1, 6))));
        if (e.kind === 'salary') e.lines = [currency === 'USD' ? 'SU PAGO EN USD' : 'SU PAGO EN PESOS'];
        if (currency === 'USD' && e.kind === 'fee') e.lines = ['SUSCRIPCION ANUAL'];
      }
      return ledger;
    };
    const pesos = make('ARS', rng.int(3, 45), 9000);
    const dollars = make('USD', rng.int(3, 9), 15);
    const { sheet, flow } = paper(rng, { faces: ['sans', 'narrow', 'mono', 'condensed'], sizes: [7, 7.5, 8] });
    const owed = (minor: number): string => signed(-minor, continental, 'trailing');
    const d = (at: number): string => printDay(at, 'dd.MM.yy');
    const rows: { e: Entry; key: 'pesos' | 'dollars' }[] = [
      ...pesos.entries.map((e) => ({ e, key: 'pesos' as const })),
      ...dollars.entries.map((e) => ({ e, key: 'dollars' as const })),
    ].sort((a, b) => a.e.date - b.e.date);
    const voucher = new Map(
      rows.map(({ e }) => [e, e.amount > 0 ? '' : `${rng.digits(6)}${rng.pick(['*', 'K', ''])}`]),
    );
    flow.newPage();
    letter(flow, rng, 'Banco Pampeano', ['SR. JORGE ACOSTA', 'AV. RIVADAVIA 4410 CABA'], 'RESUMEN DE CUENTA TARJETA', [
      ['CIERRE ACTUAL', printDay(month.end, 'dd MMM yy', { language: 'es' })],
      ['VENCIMIENTO', printDay(month.end + 9, 'dd MMM yy', { language: 'es' })],
      ['CIERRE ANTERIOR', printDay(month.start - 1, 'dd MMM yy', { language: 'es' })],
      ['N° DE CUENTA', ledgerNumber(pesos.number)],
    ]);
    runningTable(
      flow,
      columnsOf(
        ['date', 'FECHA', 10],
        ['voucher', 'COMPROBANTE', 12],
        ['text', 'DETALLE DE TRANSACCION', 44],
        ['pesos', 'PESOS', 16, 'right'],
        ['dollars', 'DOLARES', 14, 'right'],
      ),
      { head: rng.pick(['ruled', 'bold', 'reverse']) },
      (table) => {
        table.entry({ text: 'SALDO ANTERIOR', pesos: owed(pesos.opening), dollars: owed(dollars.opening) });
        for (const { e, key } of rows)
          table.entry({ date: d(e.date), voucher: voucher.get(e)!, text: e.lines, [key]: owed(e.amount) });
        table.entry(
          { text: 'SALDO ACTUAL', pesos: owed(pesos.closing), dollars: owed(dollars.closing) },
          { bold: true },
        );
        table.entry({
          text: 'PAGO MINIMO',
          pesos: unsigned(Math.max(0, Math.round(-pesos.closing * 0.15)), continental),
        });
      },
    );
    flow.gap(10);
    flow.line('TASAS: TNA $ 98,000%  TEM $ 8,055%  TNA U$S 24,000%  TEM U$S 1,973%   CFT 142,11%', { size: 7 });
    flow.line(`LIMITE DE COMPRA $ 1.200.000,00   LIMITE EN CUOTAS $ 1.200.000,00`, { size: 7 });
    margins(flow, rng, (n, all) => `Hoja ${n} de ${all}`);
    const options = {
      balancePrinted: () => false,
      otherDescriptions: (e: Entry) => (voucher.get(e) ? [`${voucher.get(e)} ${e.lines.join(' ')}`] : []),
    };
    return { sheet, truth: { accounts: [truthOf(pesos, options), truthOf(dollars, options)] } };
  },
};

const ledgerNumber = (number: string): string => `${number.slice(0, 3)}-${number.slice(3, 10)}`;

export const secondLatin: readonly Family[] = [letterBefore, colonesAndDollars, zeroDayRows, pesosAndDollars];
