import type { Sheet, TextStyle } from './sheet.ts';

export interface Margins {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A cursor that runs down the pages of a sheet; whoever draws asks for room first. */
export class Flow {
  y = 0;
  readonly sheet: Sheet;
  readonly margins: Margins;
  /** Drawn on every page before its content: letterhead, page number, adverts. Sets `y` where the content begins. */
  onPage: (flow: Flow, pageNumber: number) => void = () => {};
  /** Called before and after a page break inside a table: carried balances, repeated headers. */
  beforeBreak: (() => void) | undefined;
  afterBreak: (() => void) | undefined;

  constructor(sheet: Sheet, margins: Partial<Margins> = {}) {
    this.sheet = sheet;
    this.margins = { left: 40, right: 40, top: 40, bottom: 50, ...margins };
  }

  get left(): number {
    return this.margins.left;
  }
  get right(): number {
    return this.sheet.page.width - this.margins.right;
  }
  get width(): number {
    return this.right - this.left;
  }
  get bottom(): number {
    return this.sheet.page.height - this.margins.bottom;
  }

  newPage(): void {
    this.sheet.addPage();
    this.y = this.margins.top;
    this.onPage(this, this.sheet.pages.length);
  }

  /** Makes room for a height, on a new page where this one is full. Returns whether the page was broken. */
  need(height: number, reserve = 0): boolean {
    if (this.sheet.pages.length === 0) this.newPage();
    if (this.y + height + reserve <= this.bottom) return false;
    this.beforeBreak?.();
    this.newPage();
    this.afterBreak?.();
    return true;
  }

  gap(height: number): void {
    this.y += height;
  }

  /** One line of text at the left (or by `align` at the right or middle of the content). */
  line(text: string, style: TextStyle & { indent?: number; leading?: number } = {}): void {
    const size = style.size ?? this.sheet.options.size;
    const leading = style.leading ?? size * 1.35;
    this.need(leading);
    this.y += leading;
    const x =
      style.align === 'right'
        ? this.right
        : style.align === 'center'
          ? (this.left + this.right) / 2
          : this.left + (style.indent ?? 0);
    this.sheet.text(x, this.y - size * 0.3, text, style);
  }

  /** A wrapped paragraph. */
  paragraph(text: string, style: TextStyle & { width?: number; indent?: number } = {}): void {
    for (const line of this.sheet.wrap(text, style.width ?? this.width - (style.indent ?? 0), style))
      this.line(line, style);
  }
}

/** After everything is drawn, writes on every page: page numbers that know the total. */
export function onEveryPage(sheet: Sheet, draw: (pageNumber: number, total: number) => void): void {
  const pages = sheet.pages.splice(0);
  pages.forEach((page, index) => {
    sheet.pages.push(page);
    draw(index + 1, pages.length);
  });
}
