/** A row as an independent reader found it in a file. */
export interface ReadRow {
  readonly date: string;
  /** Digits as written, `-12.30`. */
  readonly amount: string;
  readonly text: string;
}

/** One file of an export, unpacked. */
export interface ReadFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}
