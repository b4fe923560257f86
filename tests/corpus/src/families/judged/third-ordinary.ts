import { printDay, type Day } from '../../story/calendar.ts';
import { lastOfDay, makeLedger, truthOf, type Entry, type Kind, type Ledger } from '../../story/ledger.ts';
import { signed, unsigned, us } from '../../story/money.ts';
import { LETTER, latin, period, type Family } from '../family.ts';
import { ledgerPages } from '../ledger-pages.ts';
import { columnsOf, runningTable } from './columns.ts';
import { abreast, figures, notice, rowCount, sumOf } from './desk.ts';
import { paper } from './paper.ts';
import { envelope, pageFeet, rights, runningHead, section, smallPrint } from './third-parts.ts';
import { reword } from './words.ts';

const figure = (minor: number): string => unsigned(minor, us);

const lastLine: Family = {
  name: 'mx-retiros-last-line',
  about:
    'day and capital month, concepts over several lines with the figures on the last, RETIROS before DEPOSITOS, balance once a day, SALDO ANTERIOR row',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'es-MX',
      currency: 'MXN',
      ...month,
      count: rowCount(rng, 55),
      scale: 400,
    });
    reword(rng, ledger, {
      purchase: ['COMPRA CON TARJETA DEBITO|{shop} {city}|AUT. {ref}', '{shop}|{city} MX|AUT. {ref}'],
      out: [
        'PAGO INTERBANCARIO A BANCA MIRAVALLE|AL BENEF. {person}|CTA. BENEF. {ref}|REF. {card}',
        'PAGO DE SERVICIO {firm}|REF. {ref}',
        'RETIRO EN CAJERO AUTOMATICO|{city} AUT. {ref}',
        'TRASPASO REF. {ref}|A CUENTA DE TERCEROS',
      ],
      in: [
        'PAGO RECIBIDO DE BANCO MIRAVALLE|POR ORDEN DE {person}|REF. {ref}',
        'DEPOSITO EN EFECTIVO SUC {city}|REF. {ref}',
      ],
      salary: ['PAGO DE NOMINA|{firm}', 'DEPOSITO POR PAGO DE NOMINA|{firm} REF. {ref}'],
      fee: ['COMISION POR MANEJO DE CUENTA', 'IVA DE LA COMISION', 'COMISION POR ANUALIDAD TARJETA'],
      interest: ['INTERESES GANADOS'],
    });
    const { sheet, flow } = paper(rng, { faces: latin, page: LETTER, sizes: [7.5, 8, 8.5, 9] });
    const short = (at: Day): string => printDay(at, 'dd MMM', { language: 'es', upper: true });
    const long = (at: Day): string => printDay(at, "dd 'DE' MMMM 'DE' yyyy", { language: 'es', upper: true });
    const client = rng.digits(8);
    const anchor = rng.pick(['last', 'last', 'first'] as const);
    runningHead(flow, `ESTADO DE CUENTA AL ${long(month.end)}`, `CLIENTE: ${client}`);
    flow.newPage();
    envelope(flow, rng, {
      bank: ledger.bank,
      small: ['ESTADO DE CUENTA AL ' + long(month.end), `CLIENTE: ${client}`],
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets).toUpperCase(), 'C.P. 06600 CIUDAD DE MEXICO'],
      title: rng.pick(['Cuenta Priority', 'MiCuenta', 'Cuenta Maestra Empresarial']),
      box: 'RESUMEN GENERAL',
      facts: [
        ['Período', `Del ${printDay(month.start, 'dd/MM/yyyy')} al ${printDay(month.end, 'dd/MM/yyyy')}`],
        ['CLABE interbancaria', `00218070${rng.digits(10)}`],
        ['Saldo Anterior', `$${figure(ledger.opening)}`],
        ['(+) Depósitos', `$${figure(sumOf(ledger.entries, 1))}`],
        ['(-) Retiros', `$${figure(sumOf(ledger.entries, -1))}`],
        [`SALDO AL ${printDay(month.end, 'dd/MM/yyyy')}`, `$${figure(ledger.closing)}`],
        ['Saldo Promedio', `$${figure((ledger.opening + ledger.closing) >> 1)}`],
      ],
    });
    if (rng.chance(0.6))
      notice(
        flow,
        'GAT y comisiones',
        `Ganancia Anual Total nominal 0.00% y real -4.35% antes de impuestos. Comisiones cobradas en el período $${figure(sumOf(ledger.entries.filter((e) => e.kind === 'fee')))}. Días transcurridos: ${month.end - month.start + 1}.`,
      );
    flow.line('DETALLE DE OPERACIONES', { bold: true, size: sheet.options.size + 2 });
    ledgerPages(flow, ledger, {
      columns: columnsOf(
        ['date', 'FECHA', 9],
        ['text', 'CONCEPTO', 46],
        ['debit', 'RETIROS', 15, 'right'],
        ['credit', rng.pick(['DEPOSITOS', 'DEPÓSITOS']), 15, 'right'],
        ['balance', 'SALDO', 16, 'right'],
      ),
      money: us,
      dates: 'dd MMM',
      language: 'es',
      upperDates: true,
      balances: 'day',
      openingRow: { date: short(month.start), text: 'SALDO ANTERIOR', balance: figure(ledger.opening) },
      entry: { anchor, dateLine: 'first' },
      table: { rows: rng.pick(['plain', 'ruled', 'zebra']), head: rng.pick(['bold', 'reverse', 'ruled']) },
    });
    smallPrint(flow, 'Aviso', [
      'Cualquier aclaración relativa a su saldo o movimientos deberá presentarse dentro de los 90 días naturales siguientes a la fecha de corte. Unidad Especializada de Atención a Usuarios: 55 5555 0180.',
      'Únicamente están garantizados los depósitos bancarios de dinero a la vista hasta por 400 mil UDIS por persona y por institución.',
    ]);
    pageFeet(flow, (n, all) => `Página: ${n} de ${all}`, `000180.B07CHDA0${rng.digits(6)}.OD.${rng.digits(4)}.01`);
    return {
      sheet,
      truth: { accounts: [truthOf(ledger, { balancePrinted: (_, i) => lastOfDay(ledger.entries, i) })] },
    };
  },
};

const folio: Family = {
  name: 'hotel-folio-expense-summary',
  about:
    'folio with one amount column, payments in brackets or with minus, reference numbers, then a summary of the same charges by day in columns, points block',
  draw: (rng) => {
    const { start } = period(rng, 'cycle');
    const nights = rng.int(1, 9);
    const base = makeLedger(rng, { lexicon: 'us', currency: 'USD', start, end: start + nights, count: 0, opening: 0 });
    const entries: Entry[] = [];
    let balance = 0;
    const put = (date: Day, amount: number, text: string, kind: Kind): void => {
      balance += amount;
      entries.push({
        date,
        valueDate: date,
        amount,
        balance,
        lines: [text],
        kind,
        reference: rng.digits(7),
        card: '',
        city: '',
      });
    };
    const room = rng.int(8900, 34_900);
    const deposit = rng.chance(0.25);
    if (deposit) put(start, Math.round(room * 0.3), 'ADVANCE DEPOSIT VS*4417', 'in');
    for (let night = 0; night < nights; night++) {
      const rate = rng.chance(0.8) ? room : room + rng.int(5, 40) * 100;
      put(start + night, -rate, 'GUEST ROOM', 'purchase');
      put(start + night, -Math.round(rate * 0.06), 'STATE SALES TAX', 'fee');
      put(
        start + night,
        -Math.round(rate * 0.07),
        rng.pick(['CITY OCCUPANCY TAX', 'CITY OCCUPANCY TAX', 'COUNTY TAX']),
        'fee',
      );
      if (rng.chance(0.35))
        put(
          start + night,
          -rng.int(900, 8900),
          rng.pick(['*TERRACE GRILL', 'SELF PARKING', '*LOBBY MARKET', 'VALET LAUNDRY']),
          'out',
        );
    }
    if (rng.chance(0.1)) put(start + nights, rng.int(10, 60) * 100, 'ROOM ADJUSTMENT', 'in');
    const settles = balance < 0 && rng.chance(0.88);
    if (settles) put(start + nights, -balance, rng.pick(['VS *4417', 'AX *1005', 'MC *9920']), 'in');
    const ledger: Ledger = { ...base, entries, closing: balance };
    const { sheet, flow } = paper(rng, {
      faces: ['sans', 'mono', 'noto', 'narrow', 'serif'],
      page: LETTER,
      sizes: [8, 8.5, 9, 10],
    });
    const pattern = rng.pick(['M/d/yyyy', 'MM/dd/yy', 'dd-MMM-yy', 'MM-dd-yy']);
    const d = (at: Day): string => printDay(at, pattern, { upper: true });
    const dollar = rng.chance(0.6) ? '$' : '';
    const shape = rng.pick(['brackets', 'minus', 'behind'] as const);
    const owed = (minor: number): string => {
      const plain = `${dollar}${figure(minor)}`;
      return minor <= 0 ? plain : shape === 'brackets' ? `(${plain})` : shape === 'minus' ? `-${plain}` : `${plain}-`;
    };
    flow.newPage();
    flow.line(rng.pick(['Hotel Marlowe Garden Suites', 'The Quayside Inn & Suites']), {
      bold: true,
      size: 15,
      align: 'center',
    });
    flow.line('1 Harbor Plaza, Portland, OR 97201   T 503.555.0170   F 503.555.0171', { align: 'center', size: 8 });
    flow.gap(16);
    const top = flow.y;
    const half = flow.left + flow.width * 0.55;
    [
      ledger.holder.toUpperCase(),
      rng.pick(ledger.lexicon.streets).toUpperCase(),
      rng.pick(ledger.lexicon.cities),
      'UNITED STATES OF AMERICA',
    ].forEach((line, i) => sheet.text(flow.left, top + (i + 1) * 12, line));
    [
      ['Room', `${rng.int(2, 19)}${rng.int(10, 38)}/K1`],
      ['Arrival Date', `${d(start)}  ${rng.int(1, 9)}:${rng.int(10, 59)} PM`],
      ['Departure Date', d(start + nights)],
      ['Adult/Child', `${rng.int(1, 3)}/0`],
      ['Room Rate', figure(room)],
      ['Rate Plan', 'L-CORP'],
      ['HH #', rng.digits(9)],
      ['Folio', `${rng.digits(6)} A`],
    ].forEach(([label, value], i) => {
      sheet.text(half, top + (i + 1) * 12, `${label}:`);
      sheet.text(half + 100, top + (i + 1) * 12, value!);
    });
    flow.y = top + 9 * 12 + 10;
    flow.line(`Confirmation Number: ${rng.digits(10)}`);
    flow.gap(6);
    const withReference = rng.chance(0.7);
    runningTable(
      flow,
      columnsOf(
        ['date', 'DATE', 13],
        ...(withReference ? ([['reference', rng.pick(['REF NO', 'REFERENCE']), 13]] as const) : []),
        ['text', 'DESCRIPTION', 50],
        ['amount', rng.pick(['AMOUNT', 'CHARGES/CREDITS', 'AMOUNT (USD)']), 18, 'right'],
      ),
      { rows: rng.pick(['plain', 'ruled']), head: rng.pick(['bold', 'ruled', 'reverse']) },
      (table) => {
        for (const e of entries)
          table.entry({ date: d(e.date), reference: e.reference, text: e.lines, amount: owed(e.amount) });
        table.entry(
          { text: rng.pick(['**BALANCE**', 'BALANCE DUE', 'Balance']), amount: `${dollar}${figure(balance)}` },
          { bold: true },
        );
      },
    );
    if (rng.chance(0.7) && nights <= 4) {
      const days = Array.from({ length: nights }, (_, i) => start + i);
      const ofDay = (at: Day, test: (e: Entry) => boolean): number =>
        sumOf(entries.filter((e) => e.date === at && e.amount < 0 && test(e)));
      const group = (text: string, test: (e: Entry) => boolean): Record<string, string> => ({
        text,
        ...Object.fromEntries(days.map((at) => [`day${at}`, `${dollar}${figure(ofDay(at, test))}`])),
        total: `${dollar}${figure(sumOf(entries.filter((e) => e.amount < 0 && test(e))))}`,
      });
      section(flow, {
        title: 'EXPENSE REPORT SUMMARY',
        columns: columnsOf(['text', '', 22], ...days.map((at) => [`day${at}`, d(at), 14, 'right'] as const), [
          'total',
          'STAY TOTAL',
          16,
          'right',
        ]),
        rows: [group('ROOM AND TAX', (e) => e.kind !== 'out'), group('FOOD AND OTHER', (e) => e.kind === 'out')],
        total: group('DAILY TOTAL', () => true),
      });
    }
    if (rng.chance(0.6))
      notice(
        flow,
        'Thank you for staying with us',
        `You have earned approximately ${rng.int(1, 9)},${rng.digits(3)} points for this stay. Points post 7 to 10 days after departure. Zip-Out Check-Out: there is no need to stop at the front desk.`,
      );
    flow.gap(26);
    flow.line('Guest signature: ____________________________', { size: 8 });
    pageFeet(
      flow,
      (n, all) => `Page ${n} of ${all}`,
      'I agree that my liability for this bill is not waived and agree to be held personally liable.',
    );
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            balancePrinted: () => false,
            openingPrinted: false,
            otherDescriptions: (e) => (withReference ? [`${e.reference} ${e.lines[0]}`] : []),
          }),
        ],
      },
    };
  },
};

const trailingMinus: Family = {
  name: 'us-share-trailing-minus',
  about:
    'credit union: checking and savings with minus behind withdrawals, balances every row, beginning and ending rows, items paid listed again three abreast',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const { sheet, flow } = paper(rng, { faces: latin, page: LETTER, sizes: [7.5, 8, 8.5, 9] });
    const d = (at: Day): string => printDay(at, 'MM-dd');
    const kinds = ['EveryDay Checking', 'Membership Savings', 'Money Market Savings'].slice(0, rng.int(1, 3));
    const accounts = kinds.map((kind, i) => {
      const ledger = makeLedger(rng.fork(kind), {
        lexicon: 'us',
        currency: 'USD',
        ...month,
        count: i === 0 ? rowCount(rng, 60) : rng.int(0, 6),
        nature: i === 0 ? 'account' : 'savings',
      });
      for (const e of ledger.entries) {
        const [shop, person, firm] = [
          rng.pick(ledger.lexicon.shops),
          rng.pick(ledger.lexicon.people),
          rng.pick(ledger.lexicon.firms),
        ];
        e.lines = [
          {
            purchase: `POS Debit- Debit Card ${e.card} ${d(e.date - rng.int(0, 2))}-${printDay(e.date, 'yy')} ${shop} ${e.city}`,
            out: rng.pick([
              `Paid To - ${firm} Bill Pay Chk ${e.card}`,
              `Transfer To Savings`,
              `Zelle Db ${person}`,
              `Withdrawal - ACH Paid To ${firm}`,
            ]),
            in: rng
              .pick([
                'Deposit 03-12 Mobile',
                `Transfer From Checking`,
                `Zelle Cr ${person}`,
                `Deposit - ACH Paid From ${firm}`,
              ])
              .replace('03-12', d(e.date)),
            salary: `Deposit - ACH Paid From ${firm} Payroll`,
            fee: rng.pick(['Optional Overdraft Protection Service', 'Visa International Service Assessment']),
            interest: 'Dividend',
            check: `Check ${e.card}`,
          }[e.kind],
        ];
      }
      return { kind, ledger, number: rng.digits(10) };
    });
    const range = `${printDay(month.start, 'MM/dd/yy')} - ${printDay(month.end, 'MM/dd/yy')}`;
    const trailing = (minor: number): string => signed(minor, us, 'trailing');
    const access = rng.digits(8);
    runningHead(
      flow,
      `Statement Period ${range}   Access No. ${access}`,
      `Statement of Account for ${accounts[0]!.ledger.holder.toUpperCase()}`,
    );
    flow.newPage();
    envelope(flow, rng, {
      bank: rng.pick(['Anchor Federal Credit Union', 'Fleet & Field Credit Union']),
      small: ['PO Box 3000', 'Merrifield VA 22119'],
      holder: [accounts[0]!.ledger.holder.toUpperCase(), rng.pick(accounts[0]!.ledger.lexicon.streets).toUpperCase()],
      title: 'Statement of Account',
      box: 'Statement Period',
      facts: [
        ['Period', range],
        ['Access No.', access],
        ['Toll-free', '1-888-555-0163'],
      ],
    });
    section(flow, {
      title: 'Summary of your deposit accounts',
      columns: columnsOf(
        ['name', '', 34],
        ['opening', ['Previous', 'Balance'], 14, 'right'],
        ['credit', ['Deposits/', 'Credits'], 14, 'right'],
        ['debit', ['Withdrawals/', 'Debits'], 14, 'right'],
        ['closing', ['Ending', 'Balance'], 14, 'right'],
        ['year', ['YTD', 'Dividends'], 12, 'right'],
      ),
      style: { rows: 'ruled' },
      rows: accounts.map(({ kind, ledger, number }) => ({
        name: [kind, number],
        opening: `$${figure(ledger.opening)}`,
        credit: `$${figure(sumOf(ledger.entries, 1))}`,
        debit: `$${figure(sumOf(ledger.entries, -1))}`,
        closing: `$${figure(ledger.closing)}`,
        year: `$${figure(rng.int(0, 9000))}`,
      })),
    });
    const items = rng.chance(0.7);
    for (const { kind, ledger, number } of accounts) {
      flow.need(120);
      flow.gap(14);
      flow.line(`${kind} - ${number}`, { bold: true, size: sheet.options.size + 2 });
      ledgerPages(flow, ledger, {
        columns: columnsOf(
          ['date', 'Date', 9],
          ['text', 'Transaction Detail', 58],
          ['amount', 'Amount($)', 15, 'right'],
          ['balance', 'Balance($)', 16, 'right'],
        ),
        money: us,
        dates: 'MM-dd',
        sign: 'trailing',
        balanceText: trailing,
        openingRow: { date: d(month.start), text: 'Beginning Balance', balance: figure(ledger.opening) },
        closingRow: { date: d(month.end), text: 'Ending Balance', balance: figure(ledger.closing) },
        table: { rows: rng.pick(['plain', 'zebra', 'ruled']), head: rng.pick(['bold', 'ruled']) },
      });
      if (!ledger.entries.length) flow.line('No Transactions This Period');
      figures(
        flow,
        [['Average Daily Balance - Current Cycle:', `$${figure((ledger.opening + ledger.closing) >> 1)}`]],
        0.5,
      );
      const paid = ledger.entries.filter((e) => e.amount < 0 && (e.kind === 'purchase' || e.lines[0]!.includes('ACH')));
      if (items && paid.length) {
        flow.need(60);
        flow.line('Items Paid', { bold: true });
        abreast(
          flow,
          3,
          [
            { head: 'Date', align: 'left', weight: 8 },
            { head: 'Item', align: 'left', weight: 10 },
            { head: 'Amount($)', align: 'right', weight: 14 },
          ],
          paid.map((e) => [d(e.date), e.kind === 'purchase' ? 'POS' : 'ACH', figure(e.amount)]),
        );
      }
    }
    smallPrint(flow, 'Disclosure Information', rights);
    pageFeet(flow, (n, all) => `Page ${n} of ${all}`, 'Insured by NCUA');
    return { sheet, truth: { accounts: accounts.map(({ ledger }) => truthOf(ledger)) } };
  },
};

export const thirdOrdinary: readonly Family[] = [lastLine, folio, trailingMinus];
