import { createCanvas, ImageData } from '@napi-rs/canvas';
import PDFDocument from 'pdfkit';
import { openDocument } from '../open/open-document.ts';
import { nodePlatform } from '../platform/node-platform.ts';

export type Draw = (document: PDFKit.PDFDocument) => void;

/** A page of A4, in points. */
const SIZE: [number, number] = [595, 842];
const DOTS_PER_POINT = 200 / 72;

/** The bytes of a document without any page of its own. */
export function pdf(draw: Draw): Promise<Uint8Array> {
  const document = new PDFDocument({ size: SIZE, margin: 0, autoFirstPage: false });
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  draw(document);
  document.end();
  return new Promise((resolve) => document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks)))));
}

/** What is drawn on the first page, as a scanner sees it, turned by so many degrees. */
export async function pictureOf(draw: Draw, degrees = 0): Promise<Buffer> {
  const text = await openDocument(await pdf(draw), { platform: nodePlatform });
  const { width, height, data } = await nodePlatform.renderPage(await text.pdf.getPage(1), DOTS_PER_POINT);
  await text.close();
  const flat = createCanvas(width, height);
  const pixels = new Uint8ClampedArray(width * height * 4);
  data.forEach((value, at) => pixels.set([value, value, value, 255], at * 4));
  flat.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0);
  const turned = createCanvas(width, height);
  const context = turned.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  context.rotate((degrees * Math.PI) / 180);
  context.drawImage(flat, -width / 2, -height / 2);
  return turned.toBuffer('image/jpeg');
}

/** A further page that is nothing but a picture. */
export const scannedPage = (document: PDFKit.PDFDocument, picture: Buffer): PDFKit.PDFDocument =>
  document.addPage().image(picture, 0, 0, { width: SIZE[0], height: SIZE[1] });
