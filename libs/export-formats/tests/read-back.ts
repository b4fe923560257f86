import { statementResultSchema, type ExportFormat, type StatementResult } from '@crossfoot/contracts';
import type { ExportedFile } from '../src/index.ts';
import { readCsvRows, usDate } from './readers/csv.reader.ts';
import { readIif } from './readers/iif.checker.ts';
import { openInCalc } from './readers/libre-office.ts';
import { readOfx } from './readers/ofx.reader.ts';
import { readQif } from './readers/qif.checker.ts';
import type { ReadFile, ReadRow } from './readers/read-row.ts';
import { unpack } from './readers/unpack.ts';

/** Formats with rows that a reader finds again; the proof sheet has its own checks. */
export type RowFormat = Exclude<ExportFormat, 'proof'>;

const iso = (date: string): string => date;

/** The rows of every file of an export, as a program that is not ours reads them. */
export function readBack(format: RowFormat, file: ExportedFile): readonly (readonly ReadRow[])[] {
  return unpack(file).flatMap((part) => readPart(format, part));
}

function readPart(format: RowFormat, part: ReadFile): readonly (readonly ReadRow[])[] {
  switch (format) {
    case 'csv':
      return [readCsvRows(part, { date: 'Date', amount: 'Amount', text: 'Description' }, iso)];
    case 'quickbooks-online':
    case 'freshbooks':
      return [readCsvRows(part, { date: 'Date', amount: 'Amount', text: 'Description' }, usDate)];
    case 'xero':
      return [readCsvRows(part, { date: '*Date', amount: '*Amount', text: 'Description' }, iso)];
    case 'xlsx':
      return readWorkbook(part);
    case 'quickbooks':
      return [readIif(part)];
    case 'qif':
      return [readQif(part)];
    case 'qbo':
    case 'ofx':
      return [readOfx(part).rows.map(({ date, amount, text }) => ({ date, amount, text }))];
    case 'json':
      return readJson(part).accounts.map(({ transactions }) =>
        transactions.map(({ date, amount, description }) => ({ date, amount: String(amount), text: description })),
      );
  }
}

export const readJson = (part: ReadFile): StatementResult =>
  statementResultSchema.parse(JSON.parse(Buffer.from(part.bytes).toString('utf8')));

function readWorkbook(part: ReadFile): readonly (readonly ReadRow[])[] {
  const sheets = openInCalc({ ...part, name: 'in.xlsx' }, { show: 'values' });
  return [...sheets]
    .filter(([name]) => name !== 'Summary')
    .map(([, sheet]) =>
      readCsvRows(sheet, { date: 'Date', amount: 'Amount', text: 'Description' }, iso).filter(
        ({ date }) => date !== '',
      ),
    );
}
