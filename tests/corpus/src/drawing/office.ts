import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { escapeXml } from './chromium.ts';
import { faceOf, measure } from './fonts.ts';
import type { Sheet } from './sheet.ts';

const run = promisify(execFile);
const urn = (name: string): string => `urn:oasis:names:tc:opendocument:xmlns:${name}:1.0`;
const namespaces = [
  ['office', 'office'],
  ['style', 'style'],
  ['text', 'text'],
  ['draw', 'drawing'],
  ['svg', 'svg-compatible'],
  ['fo', 'xsl-fo-compatible'],
]
  .map(([prefix, name]) => `xmlns:${prefix}="${urn(name!)}"`)
  .join(' ');

/** A flat text document: one frame a text, anchored to its page. */
function sheetToDocument(sheet: Sheet): string {
  const styles = new Map<string, { name: string; xml: string }>();
  const styleOf = (key: string, xml: (name: string) => string): string => {
    let style = styles.get(key);
    if (!style) {
      const name = `s${styles.size}`;
      style = { name, xml: xml(name) };
      styles.set(key, style);
    }
    return style.name;
  };
  const place =
    'style:wrap="run-through" style:run-through="foreground" style:horizontal-pos="from-left" style:horizontal-rel="page" style:vertical-pos="from-top" style:vertical-rel="page"';
  const graphic = (key: string, properties: string): string =>
    styleOf(
      key,
      (name) =>
        `<style:style style:name="${name}" style:family="graphic"><style:graphic-properties ${place} ${properties}/></style:style>`,
    );
  const shapes = sheet.pages.flatMap((page, index) => {
    const anchor = `text:anchor-type="page" text:anchor-page-number="${index + 1}"`;
    return page.ops.map((op) => {
      if (op.kind === 'rule') {
        const style = graphic(
          `r${op.width}${op.color}`,
          `draw:stroke="solid" svg:stroke-width="${op.width}pt" svg:stroke-color="${op.color}"`,
        );
        return `<draw:line ${anchor} draw:style-name="${style}" svg:x1="${op.x1}pt" svg:y1="${op.y1}pt" svg:x2="${op.x2}pt" svg:y2="${op.y2}pt"/>`;
      }
      if (op.kind === 'fill') {
        const style = graphic(
          `f${op.color}`,
          `draw:stroke="none" draw:fill="solid" draw:fill-color="${op.color}"`,
        ).replace('foreground', 'background');
        return `<draw:rect ${anchor} draw:style-name="${style}" svg:x="${op.x}pt" svg:y="${op.y}pt" svg:width="${op.width}pt" svg:height="${op.height}pt"/>`;
      }
      const face = faceOf(op.face);
      const width = measure(op.face, op.size, op.text) + 4;
      const left = op.align === 'left' ? op.x : op.align === 'right' ? op.x - width : op.x - width / 2;
      const frame = graphic(
        'frame',
        'fo:padding="0pt" fo:border="none" draw:fill="none" style:background-transparency="100%" fo:background-color="transparent"',
      );
      const align = op.align === 'left' ? 'start' : op.align === 'right' ? 'end' : 'center';
      const paragraph = styleOf(
        `p${op.align}`,
        (n) =>
          `<style:style style:name="${n}" style:family="paragraph"><style:paragraph-properties fo:text-align="${align}" fo:margin-top="0pt" fo:margin-bottom="0pt"/></style:style>`,
      );
      const weight = face.bold ? 'bold' : 'normal';
      const span = styleOf(
        `t${op.face}${op.size}${op.color}`,
        (n) =>
          `<style:style style:name="${n}" style:family="text"><style:text-properties fo:font-family="'${face.family}'" style:font-family-asian="'${face.family}'" fo:font-size="${op.size}pt" style:font-size-asian="${op.size}pt" fo:color="${op.color}" fo:font-weight="${weight}" style:font-weight-asian="${weight}"/></style:style>`,
      );
      const text = escapeXml(op.text).replace(/ {2,}/g, (spaces) => `<text:s text:c="${spaces.length}"/>`);
      return `<draw:frame ${anchor} draw:style-name="${frame}" svg:x="${left}pt" svg:y="${op.y - op.size * 0.9}pt" svg:width="${width}pt" svg:height="${op.size * 1.1}pt"><draw:text-box><text:p text:style-name="${paragraph}"><text:span text:style-name="${span}">${text}</text:span></text:p></draw:text-box></draw:frame>`;
    });
  });
  const { width, height } = sheet.pages[0]!;
  const orientation = width > height ? 'landscape' : 'portrait';
  return (
    `<?xml version="1.0" encoding="UTF-8"?><office:document ${namespaces} office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.text">` +
    `<office:automatic-styles><style:page-layout style:name="l"><style:page-layout-properties fo:margin="20pt" fo:page-width="${width}pt" fo:page-height="${height}pt" style:print-orientation="${orientation}"/></style:page-layout>` +
    `<style:style style:name="next" style:family="paragraph"><style:paragraph-properties fo:break-before="page"/></style:style>${[...styles.values()].map((style) => style.xml).join('')}</office:automatic-styles>` +
    `<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="l"/></office:master-styles>` +
    `<office:body><office:text>${shapes.join('')}<text:p/>${sheet.pages
      .slice(1)
      .map(() => '<text:p text:style-name="next"/>')
      .join('')}</office:text></office:body></office:document>`
  );
}

/** Prints through LibreOffice Writer: slow (seconds a file), so rare. */
export async function printWithOffice(sheet: Sheet, path: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'corpus-office-'));
  try {
    await writeFile(join(folder, 'sheet.fodt'), sheetToDocument(sheet));
    await run(
      'soffice',
      [
        `-env:UserInstallation=file://${folder}/profile`,
        '--headless',
        '--convert-to',
        'pdf',
        '--outdir',
        folder,
        join(folder, 'sheet.fodt'),
      ],
      { timeout: 120_000 },
    );
    await copyFile(join(folder, 'sheet.pdf'), path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
