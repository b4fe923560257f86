import type { StatementResult } from '@crossfoot/contracts';
import type { ExportOptions } from './export-options.ts';

/** One file of an export. `chunks` is read once, so that a long statement is never held as one string. */
export interface FilePart {
  /** What sets the file apart from its siblings in a ZIP, safe in a file name; `''` where there is only one. */
  readonly label: string;
  readonly chunks: Iterable<string> | Iterable<Uint8Array>;
}

/**
 * A format: a valid result in, its files out. Pure and synchronous, the same in Node and in a browser; never throws
 * for a valid result, never reads a clock.
 */
export interface FormatWriter {
  /** Character set of the text chunks; bytes pass through. */
  readonly charset: 'utf-8' | 'windows-1252' | 'ascii';
  write(result: StatementResult, options: ExportOptions): readonly FilePart[];
}
