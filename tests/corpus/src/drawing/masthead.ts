import type { Flow } from './flow.ts';
import type { Rng } from '../story/rng.ts';

export type Fact = readonly [label: string, value: string];

/** The bank's name, the holder's address and the facts of the statement, in one of several arrangements. */
export function masthead(
  flow: Flow,
  rng: Rng,
  parts: { bank: string; holder: readonly string[]; title: string; facts: readonly Fact[]; rightToLeft?: boolean },
): void {
  const { sheet } = flow;
  const size = sheet.options.size;
  const colour = rng.pick(['#1f3b6e', '#7a1020', '#0b5d3b', '#333333', '#5a2d82', '#b35900']);
  const style = { rightToLeft: parts.rightToLeft ?? false };
  const start = flow.y;
  const [near, far, nearAlign, farAlign] = parts.rightToLeft
    ? ([flow.right, flow.left, 'right', 'left'] as const)
    : ([flow.left, flow.right, 'left', 'right'] as const);
  const arrangement = rng.int(0, 3);
  if (arrangement === 0) {
    sheet.fill(flow.left, start, flow.width, 30, colour);
    sheet.text(parts.rightToLeft ? flow.right - 8 : flow.left + 8, start + 20, parts.bank, {
      ...style,
      size: 14,
      bold: true,
      color: '#ffffff',
      align: nearAlign,
    });
    flow.y = start + 46;
  } else {
    if (arrangement === 1) sheet.fill(parts.rightToLeft ? flow.right - 16 : flow.left, start + 2, 16, 16, colour);
    const shift = arrangement === 1 ? 22 : 0;
    sheet.text(parts.rightToLeft ? near - shift : near + shift, start + 16, parts.bank, {
      ...style,
      size: 15,
      bold: true,
      color: colour,
      align: nearAlign,
    });
    flow.y = start + 34;
  }
  const column = flow.y;
  parts.holder.forEach((line, index) =>
    sheet.text(near, column + (index + 1) * size * 1.35, line, { ...style, align: nearAlign }),
  );
  const holderBottom = column + parts.holder.length * size * 1.35;
  const half = (flow.left + flow.right) / 2;
  if (arrangement === 2) {
    flow.y = holderBottom + 14;
    sheet.text(near, flow.y + 12, parts.title, { ...style, size: size + 4, bold: true, align: nearAlign });
    flow.y += 18;
    const labels = Math.max(flow.width * 0.34, ...parts.facts.map(([label]) => sheet.widthOf(label) + 10));
    for (const [label, value] of parts.facts) {
      flow.y += size * 1.4;
      sheet.text(near, flow.y, label, { ...style, align: nearAlign });
      sheet.text(parts.rightToLeft ? flow.right - labels : flow.left + labels, flow.y, value, {
        ...style,
        align: nearAlign,
      });
    }
  } else {
    sheet.text(far, column + size * 1.2, parts.title, { ...style, size: size + 3, bold: true, align: farAlign });
    let y = column + size * 1.4 + 10;
    for (const [label, value] of parts.facts) {
      const together = arrangement === 3 || sheet.widthOf(label) + sheet.widthOf(value) > flow.width / 2 - 34;
      if (together)
        sheet.text(far, y, parts.rightToLeft ? `${label} ${value}` : `${label}: ${value}`, {
          ...style,
          align: farAlign,
        });
      else {
        sheet.text(parts.rightToLeft ? half - 20 : half + 20, y, label, {
          ...style,
          align: nearAlign,
          color: '#555555',
        });
        sheet.text(far, y, value, { ...style, align: farAlign });
      }
      y += size * 1.45;
    }
    flow.y = Math.max(holderBottom, y);
  }
  flow.gap(14);
}

/** Opening, closing and totals as statements show them: a list, boxes side by side, or with dot leaders. */
export function summary(
  flow: Flow,
  rng: Rng,
  title: string,
  facts: readonly Fact[],
  options: { rightToLeft?: boolean; shape?: 'list' | 'boxes' | 'leaders' } = {},
): void {
  const { sheet } = flow;
  const size = sheet.options.size;
  const style = { rightToLeft: options.rightToLeft ?? false };
  const shape = options.shape ?? rng.pick(['list', 'boxes', 'leaders'] as const);
  const at = (fraction: number): number =>
    options.rightToLeft ? flow.right - flow.width * fraction : flow.left + flow.width * fraction;
  const [near, far] = options.rightToLeft ? (['right', 'left'] as const) : (['left', 'right'] as const);
  flow.need(size * 2 * (facts.length + 2));
  if (title) {
    flow.y += size * 1.6;
    sheet.text(at(0), flow.y, title, { ...style, bold: true, size: size + 1, align: near });
    flow.gap(4);
  }
  const widest = Math.max(...facts.flatMap((fact) => fact.map((text) => sheet.widthOf(text, { bold: true }))));
  if (shape === 'boxes' && facts.length <= 5 && widest < flow.width / facts.length - 8) {
    const width = flow.width / facts.length;
    facts.forEach(([label, value], index) => {
      const x = at(index / facts.length) + (options.rightToLeft ? -4 : 4);
      sheet.text(x, flow.y + size * 1.4, label, { ...style, color: '#555555', align: near });
      sheet.text(x, flow.y + size * 2.9, value, { ...style, bold: true, align: near });
      sheet.rule(flow.left + index * width, flow.y, flow.left + index * width, flow.y + size * 3.4);
    });
    flow.y += size * 3.6;
  } else {
    const needed =
      Math.max(...facts.map(([label, value]) => sheet.widthOf(label) + sheet.widthOf(value) + 14)) / flow.width;
    const end = Math.max(shape === 'leaders' ? 0.7 : 0.55, Math.min(1, needed));
    for (const [label, value] of facts) {
      flow.y += size * 1.45;
      sheet.text(at(0), flow.y, label, { ...style, align: near });
      sheet.text(at(end), flow.y, value, { ...style, align: far });
      if (shape === 'leaders' && !options.rightToLeft) {
        const from = sheet.widthOf(label) + flow.left + 4;
        const dots = Math.floor((at(end) - sheet.widthOf(value) - 6 - from) / sheet.widthOf('.'));
        if (dots > 3) sheet.text(from, flow.y, '.'.repeat(dots));
      }
    }
  }
  flow.gap(12);
}
