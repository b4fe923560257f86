import { printDay, type Day } from '../../story/calendar.ts';
import { makeLedger, truthOf } from '../../story/ledger.ts';
import { continental, lakh, unsigned } from '../../story/money.ts';
import { A4, period, wide, type Family } from '../family.ts';
import { columnsOf, runningTable } from './columns.ts';
import { figures, rowCount, sumOf } from './desk.ts';
import { paper } from './paper.ts';
import { factGrid, gridTable, plainFacts } from './sixth-parts.ts';
import { pageFeet, runningHead } from './third-parts.ts';
import { reword } from './words.ts';

const numberedOpening: Family = {
  name: 'in-numbered-opening-row',
  about:
    'Indian public bank: grid with serial numbers where number 1 is the opening balance, dashes in empty cells, Cr glued behind balances, cheque numbers, long UPI narrations cut inside words',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'in',
      currency: 'INR',
      ...month,
      count: rowCount(rng, 40),
      scale: rng.pick([300, 900]),
      overdraft: rng.chance(0.15),
      busy: rng.chance(0.3),
    });
    const clock = (): string => `${rng.int(10, 20)}:${rng.int(10, 59)}:${rng.int(10, 59)}`;
    reword(rng, ledger, {
      purchase: [
        'UPI/4{ref}/{clock}/UPI/{vpa}@okaxisb/{shop}',
        'POS/{shop}/{city}/{ref}',
        'UPI/4{ref}/{clock}/UPI/paytmqr{card}@ptyes/Payment',
      ],
      out: [
        'NEFT-BARBN5{ref}-{firm}',
        'ATM/CASH/{ref}/{city}',
        'TO CLG {firm}',
        'IMPS/P2A/{ref}/{person}/rent',
        'ACH D- {firm}-{ref}',
      ],
      in: ['UPI/4{ref}/{clock}/UPI/{vpa}@ybll/Payment from', 'BY CASH {city}', 'IMPS/{ref}/{person}'],
      salary: ['NEFT-HDFN{ref}-{firm}-SALARY'],
      fee: ['SMS Charges for Qtr', 'Minimum Balance Charge incl GST'],
      interest: ['Int.Pd:{from} to {till}'],
    });
    for (const e of ledger.entries)
      e.lines = e.lines.map((line) =>
        line
          .replace('{clock}', clock())
          .replace('{vpa}', rng.pick(['ravi.k1980', 'meenastores', '98xxxxxx21', 'anjali-22']))
          .replace('{from}', printDay(e.date - 90, 'dd-MM-yyyy'))
          .replace('{till}', printDay(e.date - 1, 'dd-MM-yyyy')),
      );
    const cheques = new Map(ledger.entries.map((e) => [e, e.lines[0]!.startsWith('TO CLG') ? rng.digits(6) : '-']));
    const sideways = rng.chance(0.3);
    const { sheet, flow } = paper(rng, {
      faces: wide,
      sizes: sideways ? [8, 8.5, 9] : [7, 7.5, 8],
      page: sideways ? { width: A4.height, height: A4.width } : A4,
    });
    const pattern = rng.pick(['dd-MM-yyyy', 'dd/MM/yyyy']);
    const d = (at: Day): string => printDay(at, pattern);
    const money = (minor: number): string => unsigned(minor, lakh);
    const joint = rng.pick(['', ' ']);
    const balance = (minor: number): string => `${money(minor)}${joint}${minor < 0 ? 'Dr' : 'Cr'}`;
    const ink = rng.pick(['#f26522', '#00579c', '#5f259f']);
    flow.newPage();
    sheet.text(flow.left, flow.y + 14, rng.pick(['Bank of Vadodara', 'Kaveri Bank', 'Dakshin Union Bank']), {
      bold: true,
      size: 15,
      color: ink,
    });
    flow.gap(28);
    factGrid(
      flow,
      [
        ['Customer Id', rng.digits(9)],
        ['Account Holder', ledger.holder],
        ['Account No', rng.digits(14)],
        ['Account Type', 'SAVINGS BANK A/C'],
        ['Branch Name', rng.pick(ledger.lexicon.cities)],
        ['IFSC Code', `BARV0${rng.pick(['ANDHER', 'KORAMA', 'TNAGAR'])}`],
        ['MICR Code', rng.digits(9)],
        ['Nominee', rng.pick(['Registered', 'Not Registered'])],
      ],
      '#bbbbbb',
    );
    flow.line(`Statement of transactions in account for the period of ${d(month.start)} to ${d(month.end)}`, {
      bold: true,
      align: 'center',
    });
    flow.gap(6);
    const shortHeads = rng.chance(0.4);
    gridTable(
      flow,
      columnsOf(
        ['serial', shortHeads ? 'SNo' : ['SR', 'NO'], 6],
        ['date', shortHeads ? 'Txn Date' : ['TRAN', 'DATE'], 14],
        ['valueDate', shortHeads ? 'Value Date' : ['VALUE', 'DATE'], 14],
        ['text', shortHeads ? 'Narration' : 'DESCRIPTION', 36],
        ['cheque', shortHeads ? 'Chq.No.' : ['CHEQUE', 'NUMBER'], 10],
        ['debit', shortHeads ? 'Withdrawal' : 'DEBIT', 14, 'right'],
        ['credit', shortHeads ? 'Deposit' : 'CREDIT', 14, 'right'],
        ['balance', shortHeads ? 'Balance' : 'BALANCE', 17, 'right'],
      ),
      { head: 'bold', ink: '#888888', headOnce: rng.chance(0.4) },
      (put) => {
        put({
          serial: '1',
          date: '-',
          valueDate: '-',
          text: 'Opening Balance',
          cheque: '-',
          debit: '-',
          credit: '-',
          balance: balance(ledger.opening),
        });
        ledger.entries.forEach((e, i) =>
          put({
            serial: `${i + 2}`,
            date: d(e.date),
            valueDate: d(e.valueDate),
            text: e.lines,
            cheque: cheques.get(e)!,
            debit: e.amount < 0 ? money(e.amount) : '-',
            credit: e.amount < 0 ? '-' : money(e.amount),
            balance: balance(e.balance),
          }),
        );
      },
    );
    flow.gap(8);
    if (!ledger.entries.length) flow.line('No transactions found for the selected period.');
    const totals = rng.chance(0.5) || !ledger.entries.length;
    if (totals)
      plainFacts(flow, [
        ['Total Debit', money(sumOf(ledger.entries, -1))],
        ['Total Credit', money(sumOf(ledger.entries, 1))],
        ['Closing Balance', balance(ledger.closing)],
      ]);
    flow.paragraph(
      'This is a computer generated statement and does not require any signature. Do not share your OTP, PIN or CVV with anyone. Deposits are insured by DICGC up to Rs.5,00,000.',
      { size: 6.5 },
    );
    pageFeet(flow, (n, all) => `Page ${n} of ${all}`, 'Toll free 1800 555 0100   www.example.in');
    return { sheet, truth: { accounts: [truthOf(ledger, { closingPrinted: totals })] } };
  },
};

const pesoMinus: Family = {
  name: 'ar-wallet-peso-minus',
  about:
    'Argentine wallet: dd-mm-yyyy, names over two lines about the figures, eleven-digit operation numbers, "$ -37.866,12" with the minus between, balance every row, four sums above',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'month', 'cycle']));
    const ledger = makeLedger(rng, {
      lexicon: 'es-MX',
      currency: 'ARS',
      ...month,
      count: rowCount(rng, 55),
      scale: rng.pick([2500, 9000]),
      busy: rng.chance(0.5),
    });
    reword(
      rng,
      ledger,
      {
        purchase: ['Pago {shop}', 'Pago con QR {shop}', 'Compra {shop}', 'Pago {shop} Sucursal {city}'],
        out: ['Transferencia enviada {person}', 'Pago de servicio {firm}', 'Recarga SUBE', 'Compra de Dólares MEP'],
        in: ['Transferencia recibida {person}', 'Ingreso de dinero Cuenta {firm}', 'Reintegro {shop}'],
        salary: ['Liquidación de dinero', 'Transferencia recibida {firm} Haberes'],
        fee: ['Impuesto sobre los Débitos y Créditos', 'Retención IIBB SIRCREB'],
        interest: ['Rendimientos'],
      },
      {
        shops: ['Cotto Digital', 'Kiosco La Esquina', 'Farmacity Palermo', 'YPFE Serviclub', 'Panadería San Cayetano'],
        firms: ['Edenorte S.A.', 'Metrogas del Sur S.A.', 'Personal Flow', 'Municipalidad de Morón'],
        people: ['Lucía Fernández', 'Martín Ezequiel Sosa', 'Graciela Noemí Benítez de Rossi'],
        cities: ['Córdoba', 'Rosario', 'Caballito'],
      },
    );
    const ids = new Map(ledger.entries.map((e) => [e, rng.digits(11)]));
    const { sheet, flow } = paper(rng, { faces: ['sans', 'noto', 'narrow'], sizes: [7.5, 8, 8.5, 9] });
    const money = (minor: number): string => `$ ${minor < 0 ? '-' : ''}${unsigned(minor, continental)}`;
    const d = (at: Day): string => printDay(at, 'dd-MM-yyyy');
    const long = (at: Day): string => printDay(at, "d 'de' MMMM 'de' yyyy", { language: 'es' });
    runningHead(flow, '', `Resumen de cuenta   ${ledger.holder}`);
    flow.newPage();
    flow.line(rng.pick(['mercado pila', 'Ualeta', 'BilleterAR']), { bold: true, size: 14, color: '#009ee3' });
    flow.gap(10);
    flow.line('RESUMEN DE CUENTA EN PESOS', { bold: true, size: 11 });
    flow.gap(6);
    plainFacts(flow, [
      [ledger.holder, ''],
      ['CVU', `00000031${rng.digits(14)}`],
      ['CUIT/CUIL', `20${rng.digits(9)}`],
      ['Periodo', `Del ${long(month.start)} al ${long(month.end)}`],
    ]);
    const sums = [
      ['Saldo inicial', money(ledger.opening)],
      ['Entradas', money(sumOf(ledger.entries, 1))],
      ['Salidas', money(sumOf(ledger.entries, -1))],
      ['Saldo final', money(ledger.closing)],
    ] as const;
    figures(flow, sums, rng.pick([0.4, 0.5, 1]));
    flow.gap(6);
    flow.line('DETALLE DE MOVIMIENTOS', { bold: true });
    runningTable(
      flow,
      columnsOf(
        ['date', 'Fecha', 13],
        ['text', 'Descripción', rng.int(24, 34)],
        ['id', 'ID de la operación', 20],
        ['amount', 'Valor', 18, rng.pick(['right', 'left'])],
        ['balance', 'Saldo', 18, 'right'],
      ),
      { rows: rng.pick(['ruled', 'ruled', 'plain']), head: rng.pick(['bold', 'plain']), padding: rng.int(2, 5) },
      (table) => {
        const anchor = rng.pick(['middle', 'first'] as const);
        for (const e of ledger.entries)
          table.entry(
            {
              date: d(e.date),
              text: e.lines,
              id: ids.get(e)!,
              amount: money(e.amount),
              balance: money(e.balance),
            },
            { anchor },
          );
      },
    );
    if (!ledger.entries.length) flow.line('No tuviste movimientos en este período.');
    flow.gap(10);
    flow.paragraph(
      'Este documento no es un resumen bancario. Los fondos de los usuarios se depositan en cuentas a la vista en pesos. Ante dudas escribinos dentro de los 60 días.',
      { size: 6.5 },
    );
    const made = d(month.end + rng.int(1, 9));
    pageFeet(flow, (n, all) => `${n}/${all}`, `Fecha de generación: ${made}`);
    return {
      sheet,
      truth: { accounts: [truthOf(ledger, { otherDescriptions: (e) => [`${e.lines.join(' ')} ${ids.get(e)!}`] })] },
    };
  },
};

export const sixthPlain: readonly Family[] = [numberedOpening, pesoMinus];
