import { createCanvas } from '@napi-rs/canvas';
import PDFDocument from 'pdfkit';

/** One page of a statement as a scanner would give it, 150 dots an inch, without any text in the file. */
export async function scannedStatement(seed: number): Promise<Buffer> {
  const canvas = createCanvas(1_240, 1_754);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  context.font = '24px "DejaVu Sans", sans-serif';
  const line = (y: number, cells: readonly string[]): void =>
    cells.forEach((cell, index) => context.fillText(cell, [90, 290, 720, 960][index] ?? 90, y));
  let balance = 500_000 + seed;
  line(90, ['Tidewater Bank', 'Statement period: 01 January 2026 to 31 January 2026']);
  line(150, ['Date', 'Description', 'Amount', 'Balance']);
  line(190, ['', 'Opening balance', '', (balance / 100).toFixed(2)]);
  for (let row = 0; row < 20; row += 1) {
    const amount = row % 3 === 0 ? 10_000 + row : -(4_000 + row);
    balance += amount;
    const day = String(row + 2).padStart(2, '0');
    line(230 + row * 45, [`${day} Jan 2026`, `Entry ${row}`, (amount / 100).toFixed(2), (balance / 100).toFixed(2)]);
  }
  line(230 + 20 * 45, ['', 'Closing balance', '', (balance / 100).toFixed(2)]);
  const document = new PDFDocument({ size: 'A4', margin: 0 });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => document.on('end', resolve));
  document.image(canvas.toBuffer('image/png'), 0, 0, { width: 595 });
  document.end();
  await done;
  return Buffer.concat(chunks);
}
