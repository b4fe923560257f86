import PDFDocument from 'pdfkit';

/** A file as the browser's file chooser gives it. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const opening = 1_250_00;
const entries = [
  { date: '02 Jan 2026', text: 'Opening deposit transfer', cents: 400_00 },
  { date: '05 Jan 2026', text: 'Card purchase corner shop', cents: -23_45 },
  { date: '09 Jan 2026', text: 'Rent January', cents: -980_00 },
  { date: '15 Jan 2026', text: 'Salary Harbour Design', cents: 2_750_10 },
  { date: '21 Jan 2026', text: 'Electricity and gas', cents: -131_07 },
  { date: '28 Jan 2026', text: 'Train tickets', cents: -64_90 },
] as const;

/** What a right conversion of `statementPdf` holds: the rows of the CSV without its heading. */
export const expectedRows: readonly (readonly [date: string, description: string, amount: string, balance: string])[] =
  [
    ['2026-01-02', 'Opening deposit transfer', '400.00', '1650.00'],
    ['2026-01-05', 'Card purchase corner shop', '-23.45', '1626.55'],
    ['2026-01-09', 'Rent January', '-980.00', '646.55'],
    ['2026-01-15', 'Salary Harbour Design', '2750.10', '3396.65'],
    ['2026-01-21', 'Electricity and gas', '-131.07', '3265.58'],
    ['2026-01-28', 'Train tickets', '-64.90', '3200.68'],
  ];

const money = (cents: number): string => (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });

/** An amount that the bank itself printed wrong. */
interface Misprint {
  readonly row: number;
  readonly cents: number;
}

/** The same statement with two digits of one amount exchanged: read as printed, it is off by 18.00. */
export const misprintedPdf = (name = 'misprint.pdf'): Promise<ChosenFile> =>
  statementPdf(name, undefined, {}, { row: 4, cents: -113_07 });

/** A small statement that balances, printed by this file and by nothing of the product. */
export const statementPdf = (
  name = 'january.pdf',
  password?: string,
  options: PDFKit.PDFDocumentOptions = {},
  misprint: Misprint | null = null,
): Promise<ChosenFile> =>
  printed({
    name,
    period: '01 January 2026 to 31 January 2026',
    opening,
    rows: entries,
    misprint,
    options: {
      ...options,
      ...(password === undefined
        ? {}
        : { userPassword: password, ownerPassword: `${password}-owner`, pdfVersion: '1.7' }),
    },
  });

/** What each month of `monthPdf` adds to the balance. */
export const monthlyGain = 300_00;

/** The statement of a month of 2026 (1 is January) of one account, from an opening balance in cents. */
export function monthPdf(name: string, month: number, from: number): Promise<ChosenFile> {
  const first = new Date(Date.UTC(2026, month - 1, 1));
  const last = new Date(Date.UTC(2026, month, 0));
  const write = (day: Date, style: 'long' | 'short'): string =>
    day.toLocaleDateString('en-GB', { day: '2-digit', month: style, year: 'numeric', timeZone: 'UTC' });
  const on = (day: number): string => write(new Date(Date.UTC(2026, month - 1, day)), 'short').replace('Sept', 'Sep');
  return printed({
    name,
    period: `${write(first, 'long')} to ${write(last, 'long')}`,
    opening: from,
    rows: [
      { date: on(3), text: 'Salary Harbour Design', cents: 500_00 },
      { date: on(14), text: 'Card purchase corner shop', cents: -120_10 },
      { date: on(25), text: 'Electricity and gas', cents: -79_90 },
    ],
  });
}

interface Printing {
  readonly name: string;
  readonly period: string;
  /** In cents, as all amounts here. */
  readonly opening: number;
  readonly rows: readonly { readonly date: string; readonly text: string; readonly cents: number }[];
  readonly misprint?: Misprint | null;
  readonly options?: PDFKit.PDFDocumentOptions;
}

async function printed({ name, period, opening: from, rows, misprint = null, options }: Printing): Promise<ChosenFile> {
  const document = new PDFDocument({ size: 'A4', margin: 50, ...options });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => document.on('end', resolve));

  const columns = { date: 50, text: 130, amount: 330, balance: 440 };
  const line = (y: number, date: string, text: string, amount: string, balance: string): void => {
    document.text(date, columns.date, y, { lineBreak: false });
    document.text(text, columns.text, y, { lineBreak: false });
    document.text(amount, columns.amount, y, { width: 90, align: 'right', lineBreak: false });
    document.text(balance, columns.balance, y, { width: 100, align: 'right', lineBreak: false });
  };
  document.fontSize(18).text('Tidewater Bank', 50, 50);
  document.fontSize(10).text('Account statement', 50, 80);
  document.text('Account number 0012344417', 50, 95);
  document.text(`Statement period: ${period}`, 50, 110);
  document.text('Currency: USD', 50, 125);
  line(160, 'Date', 'Description', 'Amount', 'Balance');
  line(180, '', 'Opening balance', '', money(from));
  let balance = from;
  rows.forEach(({ date, text, cents }, index) => {
    balance += cents;
    line(200 + index * 20, date, text, money(misprint?.row === index ? misprint.cents : cents), money(balance));
  });
  line(200 + rows.length * 20, '', 'Closing balance', '', money(balance));
  document.end();
  await done;
  return { name, mimeType: 'application/pdf', buffer: Buffer.concat(chunks) };
}

/** A letter: pages with text, and no transaction. */
export async function letterPdf(name = 'letter.pdf'): Promise<ChosenFile> {
  const document = new PDFDocument({ size: 'A4', margin: 50 });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => document.on('end', resolve));
  document.text('Dear Mrs Lindgren,', 50, 100).text('your new card 99120045 comes by post.', 50, 130).end();
  await done;
  return { name, mimeType: 'application/pdf', buffer: Buffer.concat(chunks) };
}

/** Not a PDF, whatever its name says. */
export const textNamedPdf: ChosenFile = {
  name: 'notes.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('Dear bank,\nthis is a letter and not a statement.\n'),
};

export const emptyPdf: ChosenFile = { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) };

/** A statement whose download ended half way. */
export async function truncatedPdf(): Promise<ChosenFile> {
  const { buffer } = await statementPdf();
  return {
    name: 'half.pdf',
    mimeType: 'application/pdf',
    buffer: buffer.subarray(0, Math.floor(buffer.length * 0.35)),
  };
}

export const textFile: ChosenFile = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') };
