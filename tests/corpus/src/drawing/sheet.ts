import { faces, measure } from './fonts.ts';

export type Align = 'left' | 'right' | 'center';

export interface TextOp {
  readonly kind: 'text';
  readonly x: number;
  /** The baseline, measured from the top of the page. */
  readonly y: number;
  readonly text: string;
  readonly face: string;
  readonly size: number;
  readonly align: Align;
  readonly color: string;
  /** Degrees, counter-clockwise, about (x, y). */
  readonly turn: number;
  readonly rightToLeft: boolean;
  /** What the text is for the mutations (`header`: words of a table header; `furniture`). */
  readonly tag: string;
  /** Drawn so that nobody sees it. */
  readonly hidden: boolean;
}
export interface RuleOp {
  readonly kind: 'rule';
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly width: number;
  readonly color: string;
}
export interface FillOp {
  readonly kind: 'fill';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: string;
}
export type Op = TextOp | RuleOp | FillOp;

export interface Page {
  readonly width: number;
  readonly height: number;
  /** The page's own /Rotate entry; the operations are always given as the page is seen. */
  readonly rotate: 0 | 90 | 180 | 270;
  ops: Op[];
}

export interface TextStyle {
  face?: string;
  size?: number;
  bold?: boolean;
  align?: Align;
  color?: string;
  turn?: number;
  rightToLeft?: boolean;
  tag?: string;
  hidden?: boolean;
}

export interface SheetOptions {
  width: number;
  height: number;
  rotate?: 0 | 90 | 180 | 270;
  face?: string;
  size?: number;
}

/** Pages of positioned text, rules and fills, in points from the top left; knows nothing of how a PDF is made. */
export class Sheet {
  readonly pages: Page[] = [];
  readonly options: Required<SheetOptions>;

  constructor(options: SheetOptions) {
    this.options = { rotate: 0, face: 'sans', size: 9, ...options };
  }

  get page(): Page {
    return this.pages.at(-1) ?? this.addPage();
  }

  addPage(size: { width?: number; height?: number; rotate?: 0 | 90 | 180 | 270 } = {}): Page {
    const { width, height, rotate } = { ...this.options, ...size };
    const page: Page = { width, height, rotate, ops: [] };
    this.pages.push(page);
    return page;
  }

  faceFor(style: TextStyle): string {
    const face = style.face ?? this.options.face;
    const bold = `${face}-bold`;
    return style.bold && faces.has(bold) ? bold : face;
  }

  widthOf(text: string, style: TextStyle = {}): number {
    return measure(this.faceFor(style), style.size ?? this.options.size, text);
  }

  text(x: number, y: number, text: string, style: TextStyle = {}): this {
    if (text.trim() === '') return this;
    this.page.ops.push({
      kind: 'text',
      x,
      y,
      text,
      face: this.faceFor(style),
      size: style.size ?? this.options.size,
      align: style.align ?? 'left',
      color: style.color ?? '#000000',
      turn: style.turn ?? 0,
      rightToLeft: (style.rightToLeft ?? false) && /[\u0590-\u065f\u066e-\u06ef\u0700-\u08ff]/.test(text),
      tag: style.tag ?? '',
      hidden: style.hidden ?? false,
    });
    return this;
  }

  rule(x1: number, y1: number, x2: number, y2: number, width = 0.5, color = '#888888'): this {
    this.page.ops.push({ kind: 'rule', x1, y1, x2, y2, width, color });
    return this;
  }

  fill(x: number, y: number, width: number, height: number, color: string): this {
    this.page.ops.push({ kind: 'fill', x, y, width, height, color });
    return this;
  }

  /** Breaks at spaces (or between characters where there are none) so that every line fits the width. */
  wrap(text: string, width: number, style: TextStyle = {}): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(' ')) {
      const candidate = line ? `${line} ${word}` : word;
      if (this.widthOf(candidate, style) <= width) {
        line = candidate;
        continue;
      }
      if (line) lines.push(line);
      line = word;
      while (this.widthOf(line, style) > width && [...line].length > 1) {
        const letters = [...line];
        let fit = letters.length - 1;
        while (fit > 1 && this.widthOf(letters.slice(0, fit).join(''), style) > width) fit--;
        lines.push(letters.slice(0, fit).join(''));
        line = letters.slice(fit).join('');
      }
    }
    if (line) lines.push(line);
    return lines;
  }
}

/** The box a text covers as the page is seen: left, top, right, bottom. Turned texts by 90 degrees only. */
export function boxOf(op: TextOp): [number, number, number, number] {
  const width = measure(op.face, op.size, op.text);
  const left = op.align === 'left' ? 0 : op.align === 'right' ? -width : -width / 2;
  const [top, bottom] = [-op.size * 0.72, op.size * 0.18];
  if (op.turn === 90) return [op.x + top, op.y - left - width, op.x + bottom, op.y - left];
  if (op.turn === 270 || op.turn === -90) return [op.x - bottom, op.y + left, op.x - top, op.y + left + width];
  return [op.x + left, op.y + top, op.x + left + width, op.y + bottom];
}
