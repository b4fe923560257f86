import { deflateSync } from 'node:zlib';

/** A PDF written object by object, with every part free to lie. */
export class RawPdf {
  readonly #objects: Buffer[] = [];

  /** Adds an object; returns its number. */
  add(body: string | Buffer): number {
    this.#objects.push(typeof body === 'string' ? Buffer.from(body, 'latin1') : body);
    return this.#objects.length;
  }

  /** Keeps a number for an object that others refer to before it is written. */
  reserve(): number {
    return this.add('null');
  }

  set(number: number, body: string | Buffer): void {
    this.#objects[number - 1] = typeof body === 'string' ? Buffer.from(body, 'latin1') : body;
  }

  stream(data: Buffer | string, dictionary = '', length?: number | string): number {
    return this.add(streamBody(data, dictionary, length));
  }

  build(options: BuildOptions = {}): Buffer {
    const parts: Buffer[] = [Buffer.from(options.header ?? '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
    let at = parts[0]?.length ?? 0;
    const offsets: number[] = [];
    this.#objects.forEach((body, index) => {
      const whole = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
      offsets.push(at);
      parts.push(whole);
      at += whole.length;
    });
    if (options.xref !== false) {
      const rows = offsets.map(
        (offset) => `${String(options.offset?.(offset) ?? offset).padStart(10, '0')} 00000 n \n`,
      );
      parts.push(Buffer.from(`xref\n0 ${options.size ?? offsets.length + 1}\n0000000000 65535 f \n${rows.join('')}`));
    }
    const size = options.size ?? offsets.length + 1;
    parts.push(
      Buffer.from(`trailer\n<< /Size ${size} /Root ${options.root ?? 1} 0 R ${options.trailer ?? ''} >>\n`, 'latin1'),
    );
    parts.push(Buffer.from(`startxref\n${options.startxref ?? at}\n%%EOF\n`));
    return Buffer.concat(parts);
  }
}

export interface BuildOptions {
  readonly header?: string;
  readonly xref?: boolean;
  readonly offset?: (offset: number) => number;
  readonly size?: number;
  readonly root?: number;
  readonly trailer?: string;
  readonly startxref?: number;
}

export function streamBody(data: Buffer | string, dictionary = '', length?: number | string): Buffer {
  const bytes = typeof data === 'string' ? Buffer.from(data, 'latin1') : data;
  return Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${length ?? bytes.length} >>\nstream\n`, 'latin1'),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

/** The rows that every hostile file carries besides its trick: what can be read of it should be. */
export const HARMLESS_TEXT = 'BT /F1 10 Tf 50 700 Td (01/02/2026 COFFEE 5.50 100.00) Tj ET\n';

export interface PageParts {
  /** The content stream's object, complete. */
  readonly content?: Buffer;
  readonly resources?: string;
  readonly page?: string;
  readonly pages?: string;
  readonly catalog?: string;
  /** Further objects, numbered from 6 on. */
  readonly more?: (pdf: RawPdf) => void;
}

/** One page: 1 catalogue, 2 page tree, 3 page, 4 font, 5 content. */
export function onePage(parts: PageParts = {}): RawPdf {
  const pdf = new RawPdf();
  pdf.add(`<< /Type /Catalog /Pages 2 0 R ${parts.catalog ?? ''} >>`);
  pdf.add(`<< /Type /Pages /Kids [3 0 R] /Count 1 ${parts.pages ?? ''} >>`);
  const resources = `/Resources << /Font << /F1 4 0 R >> ${parts.resources ?? ''} >>`;
  pdf.add(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${resources} /Contents 5 0 R ${parts.page ?? ''} >>`);
  pdf.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  pdf.add(parts.content ?? streamBody(HARMLESS_TEXT));
  parts.more?.(pdf);
  return pdf;
}

export const flate = (data: Buffer | string): Buffer => deflateSync(data, { level: 9 });

/** The bytes of one character, many times, deflated `times` over; small however much it stands for. */
export function bomb(megabytes: number, times: number, unit = ' '): Buffer {
  const block = Buffer.from(unit.repeat(Math.ceil(1_048_576 / unit.length)), 'latin1');
  let data: Buffer = flate(Buffer.concat(Array.from({ length: megabytes }, () => block)));
  for (let round = 1; round < times; round++) data = flate(data);
  return data;
}

export const filters = (times: number): string => `/Filter [${'/FlateDecode '.repeat(times)}]`;
