import type { Flow } from './flow.ts';
import type { Align, TextStyle } from './sheet.ts';

export interface Column {
  readonly key: string;
  /** One or two lines of header; empty for none. */
  readonly head: string | readonly string[];
  readonly align: Align;
  /** Share of the table's width. */
  readonly weight: number;
  readonly headAlign?: Align;
  readonly face?: string;
}

export interface TableStyle {
  readonly size?: number;
  readonly leading?: number;
  readonly gap?: number;
  readonly head?: 'plain' | 'bold' | 'reverse' | 'ruled' | 'none';
  readonly rows?: 'plain' | 'ruled' | 'zebra' | 'dotted';
  readonly face?: string;
  readonly color?: string;
  readonly padding?: number;
  readonly left?: number;
  readonly width?: number;
  readonly rightToLeft?: boolean;
}

export interface EntryOptions {
  /** On which of its lines an entry's figures stand. */
  readonly anchor?: 'first' | 'middle' | 'last';
  /** On which line the date cells stand; the anchor's unless told. */
  readonly dateLine?: 'first' | 'anchor';
  readonly bold?: boolean;
  /** Room that must remain below, so that a trailer is not alone on a page. */
  readonly reserve?: number;
  /** Lines may be parted by a page break. */
  readonly split?: boolean;
  readonly textKeys?: readonly string[];
  readonly dateKeys?: readonly string[];
  readonly dx?: Readonly<Record<string, number>>;
}

/** A table of fixed columns that draws itself row by row into a flow. */
export class Table {
  readonly flow: Flow;
  readonly columns: readonly Column[];
  readonly style: Required<TableStyle>;
  private stripe = 0;

  constructor(flow: Flow, columns: readonly Column[], style: TableStyle = {}) {
    const size = style.size ?? flow.sheet.options.size;
    this.flow = flow;
    this.columns = columns;
    this.style = {
      size,
      leading: size * 1.4,
      gap: 6,
      head: 'bold',
      rows: 'plain',
      face: flow.sheet.options.face,
      color: '#1f3b6e',
      padding: 1,
      left: flow.left,
      width: flow.width,
      rightToLeft: false,
      ...style,
    };
  }

  /** Left edge and width of a column's text. */
  span(key: string): { x: number; width: number } {
    const total = this.columns.reduce((sum, column) => sum + column.weight, 0);
    let x = this.style.left;
    for (const column of this.columns) {
      const width = (column.weight / total) * this.style.width;
      if (column.key === key) {
        const mirrored = this.style.rightToLeft ? 2 * this.style.left + this.style.width - x - width : x;
        return { x: mirrored + this.style.gap / 2, width: width - this.style.gap };
      }
      x += width;
    }
    throw new Error(`no column ${key}`);
  }

  /** Text that is wider than its column is set smaller, as the banks' printers do. */
  private put(column: Column, y: number, text: string, style: TextStyle, shift = 0): void {
    const { x, width } = this.span(column.key);
    const align = style.align ?? column.align;
    const at = align === 'left' ? x : align === 'right' ? x + width : x + width / 2;
    const full = {
      size: this.style.size,
      face: column.face ?? this.style.face,
      rightToLeft: this.style.rightToLeft,
      ...style,
      align,
    };
    const excess = this.flow.sheet.widthOf(text, full) / (width + this.style.gap * 0.6);
    const size = excess > 1 ? Math.max(full.size * 0.55, Math.floor((full.size / excess) * 20) / 20) : full.size;
    this.flow.sheet.text(at + shift, y, text, { ...full, size });
  }

  head(): void {
    const { size, leading, head, color } = this.style;
    if (head === 'none') return;
    const lines = Math.max(...this.columns.map((column) => (typeof column.head === 'string' ? 1 : column.head.length)));
    const height = lines * size * 1.25 + 5;
    this.flow.need(height + leading * 2);
    const top = this.flow.y;
    const sheet = this.flow.sheet;
    if (head === 'reverse') sheet.fill(this.style.left, top, this.style.width, height, color);
    for (const column of this.columns) {
      const texts = typeof column.head === 'string' ? [column.head] : column.head;
      texts.forEach((text, index) => {
        const y = top + height - 4 - (texts.length - 1 - index) * size * 1.25 - size * 0.1;
        this.put(column, y, text, {
          align: column.headAlign ?? column.align,
          bold: head !== 'plain',
          color: head === 'reverse' ? '#ffffff' : '#000000',
          tag: 'header',
        });
      });
    }
    if (head === 'ruled') {
      sheet.rule(this.style.left, top, this.style.left + this.style.width, top);
      sheet.rule(this.style.left, top + height, this.style.left + this.style.width, top + height);
    }
    this.flow.y = top + height + 2;
    this.stripe = 0;
  }

  /** Draws one entry; text cells wrap to their column. Returns the page and line where it began. */
  entry(cells: Readonly<Record<string, string | readonly string[]>>, options: EntryOptions = {}): void {
    const { size, leading, rows, padding } = this.style;
    const textKeys = options.textKeys ?? ['text'];
    const lines = new Map<string, string[]>();
    for (const column of this.columns) {
      const cell = cells[column.key];
      if (cell === undefined) continue;
      const given = typeof cell === 'string' ? [cell] : [...cell];
      const face = { size, face: column.face ?? this.style.face, ...(options.bold ? { bold: true } : {}) };
      lines.set(
        column.key,
        textKeys.includes(column.key)
          ? given.flatMap((line) => this.flow.sheet.wrap(line, this.span(column.key).width, face))
          : given,
      );
    }
    const count = Math.max(1, ...[...lines.values()].map((cell) => cell.length));
    const anchor =
      options.anchor === 'last' ? count - 1 : options.anchor === 'middle' ? Math.floor((count - 1) / 2) : 0;
    const height = count * leading + padding * 2;
    if (!options.split) this.flow.need(height, options.reserve ?? 0);
    else this.flow.need(leading + padding, options.reserve ?? 0);
    const sheet = this.flow.sheet;
    if (rows === 'zebra' && this.stripe++ % 2 === 0 && !options.split)
      sheet.fill(this.style.left, this.flow.y, this.style.width, height, '#eef2f7');
    this.flow.y += padding;
    for (let line = 0; line < count; line++) {
      if (options.split && line > 0) this.flow.need(leading, 0);
      this.flow.y += leading;
      const y = this.flow.y - leading * 0.3;
      for (const column of this.columns) {
        const cell = lines.get(column.key);
        if (!cell) continue;
        const isText = textKeys.includes(column.key);
        const isDate = (options.dateKeys ?? ['date', 'valueDate']).includes(column.key);
        const start = isText ? 0 : isDate && options.dateLine === 'first' ? 0 : anchor;
        const text = cell[line - start];
        if (text) this.put(column, y, text, options.bold ? { bold: true } : {}, options.dx?.[column.key] ?? 0);
      }
    }
    this.flow.y += padding;
    if (rows === 'ruled')
      this.flow.sheet.rule(
        this.style.left,
        this.flow.y,
        this.style.left + this.style.width,
        this.flow.y,
        0.3,
        '#bbbbbb',
      );
    if (rows === 'dotted')
      for (let x = this.style.left; x < this.style.left + this.style.width; x += 6)
        this.flow.sheet.rule(x, this.flow.y, x + 2, this.flow.y, 0.3, '#999999');
  }
}
