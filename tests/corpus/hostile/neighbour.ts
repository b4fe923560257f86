import PDFDocument from 'pdfkit';

/** A plain statement of three pages, as a customer would bring it; its balances chain. */
export function neighbourPdf(): Promise<Uint8Array> {
  const document = new PDFDocument({ size: 'A4', margin: 40 });
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  let balance = 100_000;
  const money = (minor: number): string => (minor / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
  document.fontSize(14).text('Example Bank', 40, 40).fontSize(9);
  document.text('Statement period 01/01/2026 to 31/03/2026', 40, 62).text('Opening balance 1,000.00', 40, 76);
  for (let page = 0; page < 3; page++) {
    if (page > 0) document.addPage();
    const columns = [
      ['Date', 40],
      ['Description', 110],
      ['Amount', 380],
      ['Balance', 470],
    ] as const;
    for (const [title, x] of columns) document.text(title, x, 100, { lineBreak: false });
    for (let row = 0; row < 28; row++) {
      const amount = ((row * 37 + page * 11) % 900) * 10 + 199;
      balance += row % 9 === 0 ? amount * 8 : -amount;
      const y = 118 + row * 15;
      document.text(`${String(row + 1).padStart(2, '0')}/0${page + 1}/2026`, 40, y, { lineBreak: false });
      document.text(`CARD PURCHASE SHOP ${row} LONDON`, 110, y, { lineBreak: false });
      document.text(money(row % 9 === 0 ? amount * 8 : -amount), 370, y, {
        width: 60,
        align: 'right',
        lineBreak: false,
      });
      document.text(money(balance), 460, y, { width: 60, align: 'right', lineBreak: false });
    }
  }
  document.text(`Closing balance ${money(balance)}`, 40, 560);
  document.end();
  return new Promise((resolve) => document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks)))));
}
