import type { StatementResult } from '@crossfoot/contracts';
import { progressLine } from './progress-line.ts';
import type { InputFile } from './input-file.ts';
import type { Terminal } from './terminal.ts';

/** The engine over one file, with its progress on the terminal. Throws CodedError. */
export async function readStatement(
  file: InputFile,
  password: string | undefined,
  terminal: Terminal,
  quiet: boolean,
): Promise<StatementResult> {
  const { convertStatement, nodePlatform } = await import('@crossfoot/statement-engine');
  const progress = quiet ? null : progressLine(terminal, file.name);
  try {
    return await convertStatement(file.bytes, {
      filename: file.name,
      platform: nodePlatform,
      ...(password === undefined ? {} : { password }),
      ...(progress === null ? {} : { onProgress: (step) => progress.update(step) }),
    });
  } finally {
    progress?.clear();
  }
}
