/** Where the program reads and writes; the process's own streams, or a test's. */
export interface Terminal {
  readonly stdin: AsyncIterable<Uint8Array | string>;
  readonly stdout: { write(bytes: Uint8Array | string, done?: () => void): unknown; readonly isTTY?: boolean };
  readonly stderr: { write(text: string): unknown; readonly isTTY?: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
}

// A file name or a message may hold escape sequences that a terminal would run.
const controls = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Text that is safe to show in a terminal. */
export const shown = (text: string): string => text.replace(controls, '?');
