import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Flow } from './drawing/flow.ts';
import { print } from './drawing/producers.ts';
import { Sheet } from './drawing/sheet.ts';
import { Table } from './drawing/table.ts';
import { devFamilies } from './families/dev/index.ts';
import { drawFamily } from './generate.ts';
import { day, printDay } from './story/calendar.ts';
import { makeLedger, truthOf } from './story/ledger.ts';
import { signed, unsigned, us } from './story/money.ts';
import { createRng } from './story/rng.ts';
import type { Truth } from './truth.ts';

/**
 * The project's own sample statements: `node tests/corpus/src/samples.ts` writes them, with their truth, into
 * `tests/corpus/samples/` and the ones the web offers into `apps/web/public/samples/`. No person, bank or purchase is real.
 */
const root = new URL('../../../', import.meta.url).pathname;
const own = join(root, 'tests/corpus/samples');
const web = join(root, 'apps/web/public/samples');

const ink = '#12343b';
const accent = '#0f766e';

/** A checking statement of two pages as one would draw it to be read. */
function sampleStatement(): { sheet: Sheet; truth: Truth } {
  const rng = createRng('crossfoot sample statement');
  const [start, end] = [day(2025, 3, 1), day(2025, 3, 31)];
  const ledger = makeLedger(rng, { lexicon: 'us', currency: 'USD', start, end, count: 34, opening: 418_255 });
  const sheet = new Sheet({ width: 612, height: 792, face: 'sans', size: 9 });
  const flow = new Flow(sheet, { left: 54, right: 54, top: 54, bottom: 60 });
  const period = `${printDay(start, 'MMMM d, yyyy')} to ${printDay(end, 'MMMM d, yyyy')}`;
  flow.onPage = (f, page) => {
    sheet.fill(0, 0, sheet.page.width, 10, accent);
    sheet.text(f.left, 40, 'Harborlight Bank', { bold: true, size: 16, color: ink });
    sheet.text(f.right, 34, page === 1 ? 'Checking statement' : 'Checking statement, continued', {
      align: 'right',
      bold: true,
      size: 11,
      color: ink,
    });
    sheet.text(f.right, 47, period, { align: 'right', color: '#4b5563' });
    f.y = 72;
  };
  flow.newPage();
  ['Jordan A. Whitfield', '128 Maple Street, Apt 4B', 'Portland, OR 97205'].forEach((line, i) =>
    sheet.text(flow.left, 92 + i * 13, line),
  );
  [
    ['Account number', 'XXXXXX4821'],
    ['Statement period', period],
  ].forEach(([label, value], i) => {
    sheet.text(sheet.page.width - 290, 92 + i * 13, label!, { color: '#4b5563' });
    sheet.text(flow.right, 92 + i * 13, value!, { align: 'right' });
  });
  const sum = (sign: number): number =>
    ledger.entries.filter((e) => e.amount * sign > 0).reduce((all, e) => all + e.amount, 0);
  const boxes: [string, string][] = [
    ['Opening balance', `$${unsigned(ledger.opening, us)}`],
    ['Deposits', `$${unsigned(sum(1), us)}`],
    ['Withdrawals', `-$${unsigned(sum(-1), us)}`],
    ['Closing balance', `$${unsigned(ledger.closing, us)}`],
  ];
  const width = flow.width / boxes.length;
  boxes.forEach(([label, value], i) => {
    const x = flow.left + i * width;
    sheet.fill(x, 148, width - 8, 44, i === 3 ? '#d1ebe7' : '#eef5f4');
    sheet.text(x + 8, 164, label, { size: 8, color: '#4b5563' });
    sheet.text(x + 8, 182, value, { bold: true, size: 12, color: ink });
  });
  flow.y = 212;
  const table = new Table(
    flow,
    [
      { key: 'date', head: 'Date', align: 'left', weight: 13 },
      { key: 'text', head: 'Description', align: 'left', weight: 57 },
      { key: 'amount', head: 'Amount', align: 'right', weight: 15 },
      { key: 'balance', head: 'Balance', align: 'right', weight: 15 },
    ],
    { head: 'reverse', rows: 'zebra', color: accent, leading: 13, padding: 1.5 },
  );
  flow.afterBreak = () => table.head();
  table.head();
  for (const entry of ledger.entries)
    table.entry({
      date: printDay(entry.date, 'MM/dd/yyyy'),
      text: entry.lines,
      amount: signed(entry.amount, us),
      balance: unsigned(entry.balance, us),
    });
  flow.afterBreak = undefined;
  table.entry(
    { text: `Closing balance on ${printDay(end, 'MM/dd/yyyy')}`, balance: unsigned(ledger.closing, us) },
    { bold: true },
  );
  flow.gap(10);
  flow.paragraph(
    'This is a sample made by Crossfoot. Harborlight Bank, its customer and every purchase are invented.',
    { size: 7.5, color: '#6b7280' },
  );
  sheet.pages.splice(0).forEach((page, i, all) => {
    sheet.pages.push(page);
    sheet.text(flow.right, page.height - 30, `Page ${i + 1} of ${all.length}`, {
      size: 8,
      align: 'right',
      color: '#6b7280',
    });
  });
  return { sheet, truth: { accounts: [truthOf(ledger)] } };
}

const borrowed: [file: string, family: string, seed: number][] = [
  ['crossfoot-sample-credit-card', 'us-card-sections', 11],
  ['crossfoot-sample-uk-current-account', 'uk-brought-forward', 12],
  ['crossfoot-sample-kontoauszug', 'de-stacked-dates', 7],
];

await mkdir(own, { recursive: true });
await mkdir(web, { recursive: true });
const samples: [string, Sheet, Truth][] = [];
const first = sampleStatement();
samples.push(['crossfoot-sample-statement', first.sheet, first.truth]);
for (const [file, name, seed] of borrowed) {
  const drawn = drawFamily(
    devFamilies.find((family) => family.name === name)!,
    seed,
  );
  if (drawn.sheet) samples.push([file, drawn.sheet, drawn.truth]);
}
for (const [file, sheet, truth] of samples) {
  await print(sheet, 'pdfkit', join(own, `${file}.pdf`), { embed: false, title: 'Sample statement' });
  await writeFile(join(own, `${file}.truth.json`), `${JSON.stringify(truth, null, 2)}\n`);
  await copyFile(join(own, `${file}.pdf`), join(web, `${file}.pdf`));
}
