import PDFDocument from 'pdfkit';

/** A plain text statement over so many pages, whose balances chain. */
export async function textStatement(pages: number): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 40 });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => document.on('end', resolve));
  let balance = 500_000;
  const row = (y: number, cells: readonly string[]): void =>
    cells.forEach((cell, index) => document.text(cell, [40, 120, 360, 460][index] ?? 40, y, { lineBreak: false }));
  for (let page = 0; page < pages; page += 1) {
    if (page > 0) document.addPage();
    document.fontSize(10);
    if (page === 0) row(40, ['Tidewater Bank', 'Statement period: 01 January 2026 to 31 January 2026']);
    row(70, ['Date', 'Description', 'Amount', 'Balance']);
    if (page === 0) row(88, ['', 'Opening balance', '', (balance / 100).toFixed(2)]);
    for (let line = 0; line < 30; line += 1) {
      const amount = line % 3 === 0 ? 9_000 + line : -(4_000 + line);
      balance += amount;
      const day = String(1 + Math.floor(((page * 30 + line) / (pages * 30)) * 30)).padStart(2, '0');
      row(106 + line * 20, [`${day} Jan 2026`, `Entry ${line}`, (amount / 100).toFixed(2), (balance / 100).toFixed(2)]);
    }
  }
  document.end();
  await done;
  return Buffer.concat(chunks);
}
