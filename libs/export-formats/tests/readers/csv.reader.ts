import { strict as assert } from 'node:assert';
import { parse } from 'csv-parse/sync';
import type { ReadFile, ReadRow } from './read-row.ts';

export interface ReadCsv {
  readonly heading: readonly string[];
  readonly records: readonly (readonly string[])[];
  readonly hasBom: boolean;
}

/** Any CSV through csv-parse, strictly: every record has as many cells as the heading. */
export function readCsv({ bytes }: ReadFile, delimiter = ','): ReadCsv {
  const hasBom = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const records: string[][] = parse(Buffer.from(bytes), { bom: true, delimiter, relax_column_count: false });
  const [heading = [], ...rest] = records;
  return { heading, records: rest, hasBom };
}

/** Rows of a CSV by the names of its columns. */
export function readCsvRows(
  file: ReadFile,
  columns: { date: string; amount: string; text: string },
  isoOf: (date: string) => string,
): readonly ReadRow[] {
  const { heading, records } = readCsv(file);
  const at = (name: string): number => {
    const index = heading.indexOf(name);
    assert.notEqual(index, -1, `column ${name}`);
    return index;
  };
  const [date, amount, text] = [at(columns.date), at(columns.amount), at(columns.text)];
  return records.map((record) => ({
    date: isoOf(record[date] ?? ''),
    amount: record[amount] ?? '',
    text: record[text] ?? '',
  }));
}

export const usDate = (date: string): string => date.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2');
