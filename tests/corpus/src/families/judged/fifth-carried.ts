import { printDay, type Day } from '../../story/calendar.ts';
import { makeLedger, truthOf, type Entry } from '../../story/ledger.ts';
import { continental, signed, unsigned } from '../../story/money.ts';
import { period, type Family } from '../family.ts';
import { columnsOf } from './columns.ts';
import { figures, notice, rowCount, sumOf } from './desk.ts';
import { carriedTable, colonLines } from './fifth-parts.ts';
import { paper } from './paper.ts';
import { pageFeet, runningHead } from './third-parts.ts';
import { reword } from './words.ts';

const euro = (minor: number): string => unsigned(minor, continental);

const chiPi: Family = {
  name: 'gr-chi-pi-letter',
  about:
    'Greek business account: serial number and branch before the text, one unsigned amount with Χ or Π in its own column, carried balances on each page, totals with counts',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'el',
      currency: 'EUR',
      ...month,
      count: rowCount(rng, 60),
      scale: 60,
      busy: rng.chance(0.5),
    });
    const { sheet, flow } = paper(rng, { faces: ['sans', 'dejavu', 'condensed', 'noto'], sizes: [7, 7.5, 8, 8.5] });
    const pattern = rng.pick(['dd/MM/yyyy', 'dd/MM/yyyy', 'dd/MM/yy']);
    const d = (at: Day): string => printDay(at, pattern);
    const balance = (minor: number): string => signed(minor, continental, 'trailing');
    const letter = (e: Entry): string => (e.amount < 0 ? 'Χ' : 'Π');
    const branch = new Map(ledger.entries.map((e) => [e, rng.pick(['080', '118', '204', '999'])]));
    const iban = `GR${rng.digits(2)} ${rng.digits(4)} ${rng.digits(4)} ${rng.digits(4)} ${rng.digits(4)} ${rng.digits(3)}`;
    runningHead(flow, ledger.bank, iban);
    flow.newPage();
    flow.line(ledger.bank, { bold: true, size: 13, color: '#004b87' });
    flow.line('ΚΙΝΗΣΗ ΛΟΓΑΡΙΑΣΜΟΥ ΟΨΕΩΣ', { bold: true, align: 'right', size: sheet.options.size + 3 });
    flow.gap(8);
    const top = flow.y;
    const left = colonLines(
      flow,
      [
        ['Δικαιούχος', rng.pick(['ΑΦΟΙ ΜΑΝΟΥ Ο.Ε.', 'ΘΑΛΑΣΣΑ ΕΜΠΟΡΙΚΗ Ι.Κ.Ε.', ledger.holder])],
        ['Διεύθυνση', rng.pick(ledger.lexicon.streets)],
        ['Α.Φ.Μ.', rng.digits(9)],
      ],
      flow.left,
      top,
    );
    const right = colonLines(
      flow,
      [
        ['IBAN', iban],
        ['Περίοδος', `${printDay(month.start, 'dd/MM/yyyy')} - ${printDay(month.end, 'dd/MM/yyyy')}`],
        ['Νόμισμα', 'EUR'],
      ],
      flow.left + flow.width * 0.52,
      top,
    );
    flow.y = Math.max(left, right) + 14;
    let last = ledger.opening;
    const table = carriedTable(
      flow,
      columnsOf(
        ['no', 'Α/Α', 6, 'right'],
        ['date', 'Ημ/νία', 11],
        ['valueDate', 'Valeur', 11],
        ['branch', 'Κατ.', 6],
        ['text', 'Αιτιολογία', 36],
        ['amount', 'Ποσό', 13, 'right'],
        ['side', 'Χ/Π', 5, 'center'],
        ['balance', rng.pick(['Υπόλοιπο', 'Λογ. Υπόλοιπο']), 14, 'right'],
      ),
      { rows: rng.pick(['plain', 'ruled', 'zebra']), head: rng.pick(['bold', 'ruled', 'reverse']) },
      {
        foot: () => ({ text: 'ΣΕ ΜΕΤΑΦΟΡΑ', balance: balance(last) }),
        top: () => ({ text: 'ΑΠΟ ΜΕΤΑΦΟΡΑ', balance: balance(last) }),
      },
      (rows, reserve) => {
        rows.entry({ text: 'ΠΡΟΗΓΟΥΜΕΝΟ ΥΠΟΛΟΙΠΟ', balance: balance(ledger.opening) }, { bold: true });
        ledger.entries.forEach((e, i) => {
          rows.entry(
            {
              no: `${i + 1}`,
              date: d(e.date),
              valueDate: d(e.valueDate),
              branch: branch.get(e)!,
              text: e.lines,
              amount: euro(e.amount),
              side: letter(e),
              balance: balance(e.balance),
            },
            { reserve },
          );
          last = e.balance;
        });
      },
    );
    sheet.rule(table.style.left, flow.y + 3, flow.right, flow.y + 3);
    if (!ledger.entries.length) flow.line('Δεν υπάρχουν κινήσεις στην περίοδο.');
    flow.gap(8);
    const count = (sign: number): number => ledger.entries.filter((e) => e.amount * sign > 0).length;
    figures(flow, [
      [`Σύνολο χρεώσεων (${count(-1)})`, euro(sumOf(ledger.entries, -1))],
      [`Σύνολο πιστώσεων (${count(1)})`, euro(sumOf(ledger.entries, 1))],
      [`Νέο υπόλοιπο ${printDay(month.end, 'dd/MM/yyyy')}`, balance(ledger.closing)],
    ]);
    flow.line('Χ: Χρέωση   Π: Πίστωση', { size: 6.5 });
    pageFeet(flow, (n, all) => `Σελίδα ${n} από ${all}`, 'Αρ. Γ.Ε.ΜΗ. 237901000');
    return {
      sheet,
      truth: {
        accounts: [truthOf(ledger, { otherDescriptions: (e) => [`${branch.get(e)} ${e.lines.join(' ')}`] })],
      },
    };
  },
};

const totalsCarried: Family = {
  name: 'tr-nakli-yekun',
  about:
    'Turkish business account: voucher number, Borç and Alacak, balance with A or B in a column of its own, both sums carried over pages as NAKLİ YEKÜN, DEVİR row, grand totals',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'tr',
      currency: 'TRY',
      ...month,
      count: rowCount(rng, 70),
      scale: 900,
      busy: rng.chance(0.6),
      overdraft: rng.chance(0.3),
    });
    reword(rng, ledger, {
      purchase: ['POS ALIŞVERİŞ {shop}|{city}', 'TİCARİ KART {card} {shop}'],
      out: [
        'GİDEN EFT {person}|SORGU NO {ref}',
        'GİDEN HAVALE {firm}|FATURA {ref}',
        'ÇEK ÖDEMESİ {ref}',
        'SGK PRİM ÖDEMESİ',
      ],
      in: [
        'GELEN EFT {firm}|SORGU NO {ref}',
        'GELEN HAVALE {person}',
        'NAKİT YATIRMA {city} ŞB.',
        'POS HASILAT AKTARIMI',
      ],
      salary: ['HAKEDİŞ ÖDEMESİ {firm}|{ref}'],
      fee: ['EFT MASRAFI', 'BSMV', 'HESAP İŞLETİM ÜCRETİ'],
      interest: ['VADESİZ MEVDUAT FAİZİ'],
    });
    const { sheet, flow } = paper(rng, {
      faces: ['sans', 'dejavu', 'condensed', 'noto', 'narrow'],
      sizes: [7, 7.5, 8],
    });
    const pattern = rng.pick(['dd.MM.yyyy', 'dd/MM/yyyy', 'dd.MM.yy']);
    const d = (at: Day): string => printDay(at, pattern);
    const full = (at: Day): string => printDay(at, 'dd.MM.yyyy');
    const side = (minor: number): string => (minor < 0 ? 'B' : 'A');
    const voucher = new Map(ledger.entries.map((e) => [e, `${rng.pick(['S', 'F', 'E'])}${rng.digits(5)}`]));
    const account = `${rng.digits(4)}-${rng.digits(7)}-351`;
    runningHead(flow, `Hesap No: ${account}`, `Dönem: ${full(month.start)} - ${full(month.end)}`);
    flow.newPage();
    flow.line(ledger.bank.toUpperCase(), { bold: true, size: 14, color: rng.pick(['#a4121f', '#00386b', '#1f6f43']) });
    flow.line('HESAP EKSTRESİ', { bold: true, align: 'center', size: sheet.options.size + 4 });
    flow.gap(8);
    const top = flow.y;
    const left = colonLines(
      flow,
      [
        ['Müşteri Unvanı', rng.pick(['DEMİR İNŞAAT TİC. LTD. ŞTİ.', 'YILDIZ TEKSTİL A.Ş.', 'ÖZEN GIDA SAN. VE TİC.'])],
        ['Adres', rng.pick(ledger.lexicon.streets)],
        ['Vergi No', rng.digits(10)],
        ['Şube', `${rng.digits(4)} ${rng.pick(ledger.lexicon.cities)} TİCARİ`],
      ],
      flow.left,
      top,
    );
    const right = colonLines(
      flow,
      [
        ['Hesap No', account],
        ['IBAN', `TR${rng.digits(2)} 0006 4000 0011 ${rng.digits(4)} ${rng.digits(4)} ${rng.digits(2)}`],
        ['Döviz Cinsi', 'TL'],
        ['Ekstre Dönemi', `${full(month.start)} - ${full(month.end)}`],
      ],
      flow.left + flow.width * 0.53,
      top,
    );
    flow.y = Math.max(left, right) + 14;
    let [outgoing, incoming, last] = [0, 0, ledger.opening];
    const soFar = (text: string): Record<string, string> => ({
      text,
      debit: euro(outgoing),
      credit: euro(incoming),
      balance: euro(last),
      side: side(last),
    });
    carriedTable(
      flow,
      columnsOf(
        ['date', 'Tarih', 11],
        ['valueDate', 'Valör', 11],
        ['voucher', rng.pick(['Fiş No', 'Dekont No']), 12],
        ['text', 'Açıklama', 34],
        ['debit', 'Borç', 14, 'right'],
        ['credit', 'Alacak', 14, 'right'],
        ['balance', 'Bakiye', 14, 'right'],
        ['side', 'B/A', 5, 'center'],
      ),
      { rows: rng.pick(['plain', 'ruled', 'zebra']), head: rng.pick(['bold', 'ruled', 'reverse']) },
      { foot: () => soFar('NAKLİ YEKÜN'), top: () => soFar('NAKLİ YEKÜN') },
      (rows, reserve) => {
        rows.entry({ date: d(month.start), text: 'DEVİR', balance: euro(last), side: side(last) });
        for (const e of ledger.entries) {
          rows.entry(
            {
              date: d(e.date),
              valueDate: d(e.valueDate),
              voucher: voucher.get(e)!,
              text: e.lines,
              [e.amount < 0 ? 'debit' : 'credit']: euro(e.amount),
              balance: euro(e.balance),
              side: side(e.balance),
            },
            { reserve },
          );
          if (e.amount < 0) outgoing += e.amount;
          else incoming += e.amount;
          last = e.balance;
        }
        flow.beforeBreak = undefined;
        rows.entry(soFar('GENEL TOPLAM'), { bold: true });
      },
    );
    if (!ledger.entries.length) flow.line('Bu dönemde hesap hareketi bulunmamaktadır.');
    flow.gap(8);
    figures(flow, [
      ['Devreden Bakiye', `${euro(ledger.opening)} (${side(ledger.opening)})`],
      ['Toplam Borç', euro(outgoing)],
      ['Toplam Alacak', euro(incoming)],
      [`${full(month.end)} Bakiyesi`, `${euro(ledger.closing)} (${side(ledger.closing)})`],
    ]);
    flow.line('(A): Alacak bakiye   (B): Borç bakiye', { size: 6.5 });
    if (rng.chance(0.5))
      notice(
        flow,
        'Önemli',
        'Ekstrenizi kontrol ediniz; bir ay içinde itiraz edilmeyen ekstre kabul edilmiş sayılır. Mevduat 650.000 TL tutarına kadar sigorta kapsamındadır.',
      );
    pageFeet(flow, (n, all) => `Sayfa ${n} / ${all}`, 'Mersis No: 0481005859000010');
    return {
      sheet,
      truth: {
        accounts: [truthOf(ledger, { otherDescriptions: (e) => [`${voucher.get(e)} ${e.lines.join(' ')}`] })],
      },
    };
  },
};

export const fifthCarried: readonly Family[] = [chiPi, totalsCarried];
