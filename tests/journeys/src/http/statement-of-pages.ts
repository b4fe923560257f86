import PDFDocument from 'pdfkit';

/** A statement that balances, over so many pages; `seed` makes its content, and so its hash, its own. */
export async function statementOfPages(pages: number, seed = 0, rowsPerPage = 30): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin: 40,
    autoFirstPage: false,
    info: { Keywords: `seed ${seed}` },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => document.on('end', resolve));
  const money = (cents: number): string => (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
  let balance = 500_000 + seed;
  let row = 0;
  for (let page = 0; page < pages; page += 1) {
    document.addPage();
    document.fontSize(10);
    const line = (y: number, cells: readonly string[]): void =>
      cells.forEach((cell, index) => {
        const x = [40, 120, 330, 440][index] ?? 40;
        document.text(cell, x, y, index < 2 ? { lineBreak: false } : { width: 90, align: 'right', lineBreak: false });
      });
    if (page === 0) {
      document.text('Tidewater Bank   Account number 0012344417   Currency: USD', 40, 40, { lineBreak: false });
      document.text('Statement period: 01 January 2026 to 31 January 2026', 40, 55, { lineBreak: false });
    }
    line(80, ['Date', 'Description', 'Amount', 'Balance']);
    if (page === 0) line(95, ['', 'Opening balance', '', money(balance)]);
    for (let at = 0; at < rowsPerPage; at += 1, row += 1) {
      const amount = row % 3 === 0 ? 10_000 + row : -(4_000 + row);
      balance += amount;
      const day = String(1 + Math.floor((row / (pages * rowsPerPage)) * 30)).padStart(2, '0');
      line(112 + at * 20, [
        `${day} Jan 2026`,
        `Entry number ${row + 1} of harbour trade`,
        money(amount),
        money(balance),
      ]);
    }
    if (page === pages - 1) line(112 + rowsPerPage * 20, ['', 'Closing balance', '', money(balance)]);
  }
  document.end();
  await done;
  return Buffer.concat(chunks);
}
