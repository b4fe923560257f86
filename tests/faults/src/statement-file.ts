import PDFDocument from 'pdfkit';

const rowsOnPage = 25;

/** A statement of some pages that balances; `mark` (8 characters) is printed in every row and makes it a file of its own. */
export async function statementFile(mark: string, pages: number): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 40, autoFirstPage: false });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => document.on('end', resolve));
  let balance = 1_000_00;
  for (let page = 0; page < pages; page += 1) {
    document.addPage().fontSize(10);
    const line = (y: number, cells: readonly string[]): void => {
      const columns = [40, 130, 330, 440];
      cells.forEach((text, index) => {
        const isAmount = index > 1;
        document.text(text, columns[index], y, {
          lineBreak: false,
          width: isAmount ? 100 : 190,
          align: isAmount ? 'right' : 'left',
        });
      });
    };
    document.text('Tidewater Bank', 40, 40);
    document.text('Statement period: 01 January 2026 to 31 January 2026, currency USD', 40, 60);
    line(90, ['Date', 'Description', 'Amount', 'Balance']);
    if (page === 0) line(105, ['', 'Opening balance', '', money(balance)]);
    for (let row = 0; row < rowsOnPage; row += 1) {
      const cents = ((page * 37 + row * 13) % 90) * 100 + 1 - (row % 2) * 40_00;
      balance += cents;
      const day = String(1 + Math.floor(((page * rowsOnPage + row) * 31) / (pages * rowsOnPage))).padStart(2, '0');
      line(125 + row * 22, [
        `${day} Jan 2026`,
        `Transfer ${mark} ${page + 1}-${row + 1}`,
        money(cents),
        money(balance),
      ]);
    }
    if (page === pages - 1) line(125 + rowsOnPage * 22, ['', 'Closing balance', '', money(balance)]);
  }
  document.end();
  await done;
  return Buffer.concat(chunks);
}

function money(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
}
