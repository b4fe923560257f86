import { printDay, type Day } from '../../story/calendar.ts';
import { makeLedger, truthOf, type Entry } from '../../story/ledger.ts';
import { continental, unsigned, whole } from '../../story/money.ts';
import { A4, period, type Family } from '../family.ts';
import { columnsOf, runningTable } from './columns.ts';
import { clocks, rowCount, sumOf } from './desk.ts';
import { cellsAbreast, colonLines } from './fifth-parts.ts';
import { paper } from './paper.ts';
import { pageFeet } from './third-parts.ts';
import { reword } from './words.ts';

const inAndOut: Family = {
  name: 'id-dana-masuk-keluar',
  about:
    'Indonesian e-statement in two languages: running number, day over time with WIB, amounts with + or -, balance every row, incoming and outgoing funds in boxes, end-of-transactions line',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'id',
      currency: 'IDR',
      ...month,
      count: rowCount(rng, 60),
      scale: 60_000,
    });
    reword(rng, ledger, {
      purchase: ['Pembayaran QRIS|Ke {shop}|{ref}', 'Pembelian dengan kartu debit|{shop} {city}'],
      out: [
        'Transfer ke BANK NUSANTARA|{person}|{ref}',
        'Transfer BI Fast|Ke BANK GARUDA|{person}|{ref}',
        'Pembayaran {firm}|{ref}',
        'Tarik tunai|ATM {city}',
      ],
      in: ['Transfer dari BANK MERAPI|{person}|{ref}', 'Setor tunai|{city}', 'Transfer BI Fast|Dari {person}'],
      salary: ['Penerimaan gaji|{firm}'],
      fee: ['Biaya transfer BI Fast', 'Biaya administrasi bulanan', 'Biaya layanan notifikasi'],
      interest: ['Bunga rekening'],
    });
    const { sheet, flow } = paper(rng, { faces: ['sans', 'noto', 'dejavu', 'condensed'], sizes: [7.5, 8, 8.5] });
    const language = rng.pick(['en', 'id']);
    const d = (at: Day): string => printDay(at, 'dd MMM yyyy', { language });
    const money = (minor: number): string => unsigned(minor, continental);
    const moved = (minor: number): string => `${minor < 0 ? '-' : '+'}${money(minor)}`;
    const times = clocks(rng, ledger.entries);
    const blue = rng.pick(['#003d79', '#0a5e3f', '#7a1f5c']);
    const names = rng.chance(0.7);
    const both = (own: string, english: string): string => (names ? `${own}/${english}` : own);
    flow.newPage();
    sheet.fill(flow.left, flow.y, flow.width, 26, blue);
    sheet.text(flow.left + 10, flow.y + 17, ledger.bank, { bold: true, size: 13, color: '#ffffff' });
    sheet.text(flow.right - 10, flow.y + 17, 'e-Statement', { size: 11, color: '#ffffff', align: 'right' });
    flow.gap(34);
    flow.y =
      colonLines(
        flow,
        [
          [both('Nama', 'Name'), ledger.holder],
          [both('Cabang', 'Branch'), `KCP ${rng.pick(ledger.lexicon.cities)}`],
          [both('Periode', 'Period'), `${d(month.start)} - ${d(month.end)}`],
          [both('Dicetak pada', 'Issued on'), d(month.end + rng.int(1, 9))],
          [both('Nomor rekening', 'Account number'), `${rng.digits(3)}-00-${rng.digits(7)}-${rng.digits(1)}`],
          [both('Mata uang', 'Currency'), 'IDR'],
        ],
        flow.left,
        flow.y,
      ) + 12;
    cellsAbreast(
      flow,
      [
        [both('Saldo Awal', 'Initial Balance'), money(ledger.opening)],
        [both('Dana Masuk', 'Incoming'), `+ ${money(sumOf(ledger.entries, 1))}`],
        [both('Dana Keluar', 'Outgoing'), `- ${money(sumOf(ledger.entries, -1))}`],
        [both('Saldo Akhir', 'Closing Balance'), money(ledger.closing)],
      ],
      rng.pick(['', '#eef2f8']),
    );
    const head = (own: string, english: string): string | string[] => (names ? [own, english] : own);
    runningTable(
      flow,
      columnsOf(
        ['no', 'No', 6, 'center'],
        ['date', head('Tanggal', 'Date'), 15],
        ['text', head('Keterangan', 'Remarks'), 42],
        ['amount', head('Nominal (IDR)', 'Amount (IDR)'), 19, 'right'],
        ['balance', head('Saldo (IDR)', 'Balance (IDR)'), 19, 'right'],
      ),
      { rows: rng.pick(['plain', 'ruled']), head: rng.pick(['bold', 'ruled', 'reverse']), color: blue, padding: 3 },
      (table) => {
        ledger.entries.forEach((e, i) =>
          table.entry({
            no: `${i + 1}`,
            date: [d(e.date), `${times.get(e)} WIB`],
            text: e.lines,
            amount: moved(e.amount),
            balance: money(e.balance),
          }),
        );
      },
    );
    if (!ledger.entries.length) flow.line('Tidak ada transaksi pada periode ini.', { align: 'center' });
    flow.gap(8);
    flow.line('Ini adalah batas akhir transaksi Anda', { size: 7, align: 'center' });
    flow.line('This is the end of your transactions', { size: 6.5, align: 'center', color: '#777777' });
    pageFeet(
      flow,
      (n, all) => `${n} ${names ? 'dari/of' : 'dari'} ${all}`,
      'PT Bank berizin dan diawasi oleh Otoritas Jasa Keuangan, serta merupakan peserta penjaminan LPS. Hubungi 14000.',
    );
    return { sheet, truth: { accounts: [truthOf(ledger)] } };
  },
};

const counterparty: Family = {
  name: 'vn-counterparty-columns',
  about:
    'Vietnamese business account, sideways, heads in two languages: other party and its bank before the details, transaction number before debit and credit, opening row, total volume row, ending balance',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'vi',
      currency: 'VND',
      decimals: 0,
      ...month,
      count: rowCount(rng, 50),
      scale: 350_000,
      busy: rng.chance(0.5),
    });
    reword(rng, ledger, {
      purchase: ['Thanh toan hang hoa {shop} HD {ref}', 'Thanh toan the {card} {shop}'],
      out: ['Chuyen tien thanh toan hop dong so {ref}', 'Chi luong nhan vien thang', 'Nop thue GTGT dien tu {ref}'],
      in: ['Thanh toan tien hang theo hoa don {ref}', 'Nop tien mat vao tai khoan', 'Ung truoc hop dong {ref}'],
      salary: ['{firm} chuyen khoan tam ung dot 2 hop dong {ref}'],
      fee: ['Thu phi chuyen tien', 'Phi dich vu tai khoan', 'Thue GTGT phi chuyen tien'],
      interest: ['Tra lai so du tai khoan'],
    });
    const party = new Map<Entry, readonly [string, string]>();
    for (const e of ledger.entries)
      party.set(
        e,
        e.kind === 'fee' || e.kind === 'interest'
          ? ['', '']
          : [
              rng.pick([...ledger.lexicon.people, ...ledger.lexicon.firms]),
              rng.pick(['NH Song Hong', 'NH Phuong Dong', 'NH Hai Van', 'NH Sao Mai']),
            ],
      );
    const { sheet, flow } = paper(rng, {
      faces: ['dejavu', 'condensed', 'noto'],
      sizes: [7, 7.5, 8],
      page: { width: A4.height, height: A4.width },
    });
    const d = (at: Day): string => printDay(at, 'dd/MM/yyyy');
    const money = (minor: number): string => unsigned(minor, whole);
    const number = new Map(ledger.entries.map((e) => [e, `FT${printDay(e.date, 'yy')}${rng.digits(9)}`]));
    flow.newPage();
    flow.line(ledger.bank, { bold: true, size: 12, color: '#b3121d' });
    flow.line('SAO KÊ TÀI KHOẢN / ACCOUNT STATEMENT', { bold: true, size: 13, align: 'center' });
    flow.line(`Từ ngày/From: ${d(month.start)}   Đến ngày/To: ${d(month.end)}`, { align: 'center' });
    flow.gap(6);
    const top = flow.y;
    const left = colonLines(
      flow,
      [
        ['Tên khách hàng/Customer', rng.pick(['CÔNG TY TNHH AN PHÁT', 'CÔNG TY CP NAM HẢI', 'HTX DỊCH VỤ LONG BIÊN'])],
        ['Địa chỉ/Address', rng.pick(ledger.lexicon.streets)],
        ['Mã số thuế/Tax code', `0${rng.digits(9)}`],
      ],
      flow.left,
      top,
    );
    const right = colonLines(
      flow,
      [
        ['Số tài khoản/Account No.', `1903${rng.digits(10)}`],
        ['Loại tiền/Currency', 'VND'],
        ['Chi nhánh/Branch', rng.pick(ledger.lexicon.cities)],
      ],
      flow.left + flow.width * 0.58,
      top,
    );
    flow.y = Math.max(left, right) + 12;
    runningTable(
      flow,
      columnsOf(
        ['date', ['Ngày giao dịch', 'Transaction date'], 14],
        ['party', ['Đối tác', 'Remitter'], 16],
        ['bank', ['NH đối tác', 'Remitter bank'], 12],
        ['text', ['Diễn giải', 'Details'], 28],
        ['number', ['Số bút toán', 'Transaction No.'], 12],
        ['debit', ['Nợ TKTT', 'Debit'], 11, 'right'],
        ['credit', ['Có TKTT', 'Credit'], 11, 'right'],
        ['balance', ['Số dư', 'Balance'], 12, 'right'],
      ),
      { rows: rng.pick(['ruled', 'ruled', 'plain']), head: rng.pick(['bold', 'ruled', 'reverse']), padding: 2 },
      (table) => {
        table.entry({ text: 'Số dư đầu kỳ / Opening balance', balance: money(ledger.opening) }, { bold: true });
        for (const e of ledger.entries) {
          const [name, bank] = party.get(e)!;
          table.entry(
            {
              date: d(e.date),
              party: name,
              bank,
              text: e.lines,
              number: number.get(e)!,
              [e.amount < 0 ? 'debit' : 'credit']: money(e.amount),
              balance: money(e.balance),
            },
            { textKeys: ['text', 'party', 'bank'] },
          );
        }
        table.entry(
          {
            text: 'Cộng doanh số / Total volume',
            debit: money(sumOf(ledger.entries, -1)),
            credit: money(sumOf(ledger.entries, 1)),
          },
          { bold: true },
        );
        table.entry({ text: 'Số dư cuối kỳ / Ending balance', balance: money(ledger.closing) }, { bold: true });
      },
    );
    if (!ledger.entries.length) flow.line('Không phát sinh giao dịch trong kỳ. / No transactions.');
    flow.gap(10);
    flow.line('Phiếu này được in từ hệ thống và có giá trị tham khảo. / This statement is system-generated.', {
      size: 6.5,
    });
    pageFeet(flow, (n, all) => `Trang/Page ${n}/${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            otherDescriptions: (e) => {
              const before = party.get(e)!.join(' ');
              return [
                `${before} ${e.lines.join(' ')}`,
                `${before} ${e.lines.join(' ')} ${number.get(e)}`,
                `${party.get(e)![0]} ${e.lines.join(' ')}`,
              ];
            },
          }),
        ],
      },
    };
  },
};

export const fifthAsia: readonly Family[] = [inAndOut, counterparty];
