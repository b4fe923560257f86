import { writeFile } from 'node:fs/promises';
import { chromium, type Browser } from 'playwright-core';
import { faceOf } from './fonts.ts';
import type { Sheet } from './sheet.ts';

export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!);

/** One picture of positioned text a page: the browser chooses fonts' subsets and shapes the scripts. */
export function sheetToHtml(sheet: Sheet): string {
  const { width, height } = sheet.pages[0]!;
  const pages = sheet.pages.map((page) => {
    const body = page.ops.map((op) => {
      if (op.kind === 'rule')
        return `<line x1="${op.x1}" y1="${op.y1}" x2="${op.x2}" y2="${op.y2}" stroke="${op.color}" stroke-width="${op.width}"/>`;
      if (op.kind === 'fill')
        return `<rect x="${op.x}" y="${op.y}" width="${op.width}" height="${op.height}" fill="${op.color}"/>`;
      const face = faceOf(op.face);
      // With a right-to-left base direction the start of a text is its right edge.
      const anchors = op.rightToLeft
        ? { left: 'end', right: 'start', center: 'middle' }
        : { left: 'start', right: 'end', center: 'middle' };
      const turn = op.turn ? ` transform="rotate(${-op.turn} ${op.x} ${op.y})"` : '';
      const direction = op.rightToLeft ? ' direction="rtl" style="unicode-bidi:plaintext"' : '';
      return (
        `<text x="${op.x}" y="${op.y}" font-family="${face.family}" font-size="${op.size}"${face.bold ? ' font-weight="bold"' : ''}` +
        `${face.italic ? ' font-style="italic"' : ''} fill="${op.color}" text-anchor="${anchors[op.align]}" xml:space="preserve"${direction}${turn}>${escapeXml(op.text)}</text>`
      );
    });
    return `<svg width="${page.width}pt" height="${page.height}pt" viewBox="0 0 ${page.width} ${page.height}" xmlns="http://www.w3.org/2000/svg">${body.join('')}</svg>`;
  });
  return (
    `<!doctype html><meta charset="utf-8"><style>@page{size:${width}pt ${height}pt;margin:0}body{margin:0}` +
    `svg{display:block;break-after:page}svg:last-child{break-after:auto}</style>${pages.join('')}`
  );
}

let browser: Promise<Browser> | undefined;

/** Prints a page of HTML; the size comes from its own @page rule. */
export async function printHtml(html: string, path: string): Promise<void> {
  browser ??= chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  const page = await (await browser).newPage();
  await page.setContent(html, { waitUntil: 'load' });
  await writeFile(path, await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  await page.close();
}

export async function closeBrowser(): Promise<void> {
  if (browser) await (await browser).close();
  browser = undefined;
}
