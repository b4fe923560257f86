import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Flow } from '../drawing/flow.ts';
import { print } from '../drawing/producers.ts';
import { Sheet, type Page } from '../drawing/sheet.ts';
import { ledgerPages } from '../families/ledger-pages.ts';
import { day, printDay } from '../story/calendar.ts';
import { makeLedger, type Ledger } from '../story/ledger.ts';
import { unsigned, us } from '../story/money.ts';
import { createRng } from '../story/rng.ts';

/** A statement of exactly so many pages, drawn once into the cache: what the timings read. It proves itself, as most do. */
export async function statementOfPages(pages: number, folder: string): Promise<string> {
  const path = join(folder, `whole-statement-${pages}.pdf`);
  if (existsSync(path)) return path;
  await mkdir(folder, { recursive: true });
  const ledger = makeLedger(createRng(`bench ${pages}`), {
    lexicon: 'us',
    currency: 'USD',
    start: day(2024, 1, 1),
    end: day(2024, 12, 31),
    count: pages === 1 ? 24 : pages * 37,
    busy: true,
    opening: 40_000_000,
  });
  // As many entries as fit on the pages, and the balance they come to.
  const drawn = draw(ledger)
    .pages.slice(0, pages)
    .reduce((count, page) => count + datesOn(page), 0);
  const entries = ledger.entries.slice(0, drawn);
  const sheet = draw({ ...ledger, entries, closing: entries.at(-1)?.balance ?? ledger.opening });
  await print(sheet, 'pdfkit', path, { embed: false, title: 'bench' });
  return path;
}

/** Every entry prints its date, and nothing else is a date alone. */
function datesOn({ ops }: Page): number {
  return ops.filter((op) => op.kind === 'text' && /^\d\d\/\d\d\/\d{4}$/.test(op.text)).length;
}

function draw(ledger: Ledger): Sheet {
  const sheet = new Sheet({ width: 612, height: 792, face: 'sans', size: 8.5 });
  const flow = new Flow(sheet, { left: 40, right: 40, top: 40, bottom: 50 });
  flow.onPage = (f) => {
    sheet.text(f.left, f.y + 10, ledger.bank, { bold: true, size: 12 });
    sheet.text(
      f.right,
      f.y + 10,
      `Account ${ledger.number}   ${printDay(ledger.start, 'MM/dd/yyyy')} - ${printDay(ledger.end, 'MM/dd/yyyy')}`,
      { align: 'right' },
    );
    f.gap(26);
  };
  flow.newPage();
  flow.line(`Opening balance $${unsigned(ledger.opening, us)}`);
  flow.line(`Closing balance $${unsigned(ledger.closing, us)}`);
  ledgerPages(flow, ledger, {
    columns: [
      { key: 'date', head: 'Date', align: 'left', weight: 12 },
      { key: 'text', head: 'Description', align: 'left', weight: 54 },
      { key: 'debit', head: 'Withdrawals', align: 'right', weight: 14 },
      { key: 'credit', head: 'Deposits', align: 'right', weight: 14 },
      { key: 'balance', head: 'Balance', align: 'right', weight: 16 },
    ],
    money: us,
    dates: 'MM/dd/yyyy',
    table: { padding: 0 },
  });
  return sheet;
}
