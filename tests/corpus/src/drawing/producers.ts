import { createWriteStream, existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import fontkit from '@pdf-lib/fontkit';
import { PDFDocument, degrees, rgb, type PDFFont, type StandardFonts } from 'pdf-lib';
import PdfKit from 'pdfkit';
import { covers, faceOf } from './fonts.ts';
import { printHtml, sheetToHtml } from './chromium.ts';
import { printWithOffice } from './office.ts';
import type { Sheet, TextOp } from './sheet.ts';

export type Producer = 'pdfkit' | 'pdf-lib' | 'chromium' | 'libreoffice';

export interface PrintOptions {
  /** Embed fonts even where one of the standard fourteen would do. */
  readonly embed: boolean;
  readonly title: string;
  readonly userPassword?: string;
  readonly ownerPassword?: string;
}

/** Characters outside Latin-1 that the standard fonts' encoding has. */
const winAnsiExtras = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const isWinAnsi = (text: string): boolean =>
  [...text].every((c) => {
    const code = c.codePointAt(0)!;
    return (code >= 32 && code < 127) || (code >= 161 && code <= 255) || winAnsiExtras.includes(c);
  });

/** A file-backed font for the text: the one asked for, or the first that has every letter. */
function fileFace(op: TextOp): string {
  if (covers(op.face, op.text)) return op.face;
  const bold = op.face.endsWith('-bold') ? '-bold' : '';
  return ['dejavu', 'noto', 'sc', 'kr'].map((name) => name + bold).find((name) => covers(name, op.text)) ?? op.face;
}

async function printWithPdfkit(sheet: Sheet, path: string, options: PrintOptions): Promise<void> {
  const doc = new PdfKit({
    autoFirstPage: false,
    info: { Title: options.title, CreationDate: new Date(0), ModDate: new Date(0) },
    ...(options.userPassword ? { userPassword: options.userPassword, pdfVersion: '1.7' } : {}),
    ...(options.ownerPassword ? { ownerPassword: options.ownerPassword, permissions: { copying: false } } : {}),
  });
  const out = createWriteStream(path);
  doc.pipe(out);
  for (const page of sheet.pages) {
    const sideways = page.rotate === 90 || page.rotate === 270;
    doc.addPage({ size: sideways ? [page.height, page.width] : [page.width, page.height], margin: 0 });
    if (page.rotate) (doc.page.dictionary.data as Record<string, unknown>)['Rotate'] = page.rotate;
    doc.save();
    if (page.rotate === 90) doc.transform(0, -1, 1, 0, 0, page.width);
    if (page.rotate === 270) doc.transform(0, 1, -1, 0, page.height, 0);
    if (page.rotate === 180) doc.transform(-1, 0, 0, -1, page.width, page.height);
    for (const op of page.ops) {
      if (op.kind === 'rule') doc.moveTo(op.x1, op.y1).lineTo(op.x2, op.y2).lineWidth(op.width).stroke(op.color);
      else if (op.kind === 'fill') doc.rect(op.x, op.y, op.width, op.height).fill(op.color);
      else {
        const name = fileFace(op);
        const face = faceOf(name);
        if (name === op.face && face.standard && !options.embed && isWinAnsi(op.text)) doc.font(face.standard);
        else if (face.postscriptName) doc.font(face.file, face.postscriptName);
        else doc.font(face.file);
        doc.fontSize(op.size).fillColor(op.color, op.hidden ? 0 : 1);
        const width = doc.widthOfString(op.text);
        const x = op.align === 'left' ? op.x : op.align === 'right' ? op.x - width : op.x - width / 2;
        if (op.turn) doc.save().rotate(-op.turn, { origin: [op.x, op.y] });
        doc.text(op.text, x, op.y, { lineBreak: false, baseline: 'alphabetic' });
        if (op.turn) doc.restore();
      }
    }
    doc.restore();
  }
  doc.end();
  await finished(out);
}

const color = (hex: string) =>
  rgb(parseInt(hex.slice(1, 3), 16) / 255, parseInt(hex.slice(3, 5), 16) / 255, parseInt(hex.slice(5, 7), 16) / 255);

async function printWithPdfLib(sheet: Sheet, path: string, options: PrintOptions): Promise<void> {
  const doc = await PDFDocument.create();
  doc.registerFontkit(fontkit);
  doc.setTitle(options.title);
  doc.setCreationDate(new Date(0));
  doc.setModificationDate(new Date(0));
  const fonts = new Map<string, PDFFont>();
  const fontFor = async (op: TextOp): Promise<PDFFont> => {
    const name = fileFace(op);
    const face = faceOf(name);
    const standard = name === op.face && face.standard && !options.embed && isWinAnsi(op.text);
    const key = standard ? face.standard! : face.file;
    let font = fonts.get(key);
    if (!font) {
      font = standard
        ? await doc.embedFont(face.standard as StandardFonts)
        : await doc.embedFont(await readFile(face.file), { subset: true });
      fonts.set(key, font);
    }
    return font;
  };
  for (const { width, height, rotate, ops } of sheet.pages) {
    const sideways = rotate === 90 || rotate === 270;
    const page = doc.addPage(sideways ? [height, width] : [width, height]);
    if (rotate) page.setRotation(degrees(rotate));
    const place = (x: number, y: number): { x: number; y: number } =>
      rotate === 90
        ? { x: y, y: x }
        : rotate === 270
          ? { x: height - y, y: width - x }
          : rotate === 180
            ? { x: width - x, y }
            : { x, y: height - y };
    for (const op of ops) {
      if (op.kind === 'rule')
        page.drawLine({
          start: place(op.x1, op.y1),
          end: place(op.x2, op.y2),
          thickness: op.width,
          color: color(op.color),
        });
      else if (op.kind === 'fill') {
        const [a, b] = [place(op.x, op.y), place(op.x + op.width, op.y + op.height)];
        page.drawRectangle({
          x: Math.min(a.x, b.x),
          y: Math.min(a.y, b.y),
          width: Math.abs(a.x - b.x),
          height: Math.abs(a.y - b.y),
          color: color(op.color),
        });
      } else {
        const font = await fontFor(op);
        const length = font.widthOfTextAtSize(op.text, op.size);
        const back = op.align === 'left' ? 0 : op.align === 'right' ? length : length / 2;
        const turn = (op.turn * Math.PI) / 180;
        const at = place(op.x - back * Math.cos(turn), op.y + back * Math.sin(turn));
        page.drawText(op.text, {
          ...at,
          font,
          size: op.size,
          color: color(op.color),
          rotate: degrees(op.turn + rotate),
          ...(op.hidden ? { opacity: 0 } : {}),
        });
      }
    }
  }
  await writeFile(path, await doc.save());
}

/** Whether the producer can draw every text of the sheet truly. */
export function canPrint(producer: Producer, sheet: Sheet): boolean {
  const texts = sheet.pages.flatMap((page) => page.ops).filter((op) => op.kind === 'text');
  if (producer === 'pdf-lib') return texts.every((op) => !faceOf(fileFace(op)).complex);
  if (producer === 'pdfkit') return texts.every((op) => !op.rightToLeft);
  if (sheet.pages.some((page) => page.rotate !== 0) || texts.some((op) => op.hidden)) return false;
  if (producer === 'chromium') return true;
  // Writer needs minutes for hundreds of frames on many pages.
  return sheet.pages.length <= 3 && texts.every((op) => op.turn === 0 && !op.rightToLeft);
}

const programs: Partial<Record<Producer, readonly string[]>> = {
  chromium: [process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'],
  libreoffice: ['/usr/bin/soffice', '/usr/local/bin/soffice'],
};

/** Whether the program behind the producer is on this machine; the libraries always are. */
export const isInstalled = (producer: Producer): boolean =>
  programs[producer]?.some((path) => existsSync(path)) ?? true;

/** Writes the sheet as a PDF by the producer named. */
export async function print(sheet: Sheet, producer: Producer, path: string, options: PrintOptions): Promise<void> {
  switch (producer) {
    case 'pdfkit':
      return printWithPdfkit(sheet, path, options);
    case 'pdf-lib':
      return printWithPdfLib(sheet, path, options);
    case 'chromium':
      return printHtml(sheetToHtml(sheet), path);
    case 'libreoffice':
      return printWithOffice(sheet, path);
  }
}
