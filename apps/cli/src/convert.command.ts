import type { StatementResult } from '@crossfoot/contracts';
import { exportStatement } from '@crossfoot/export-formats';
import type { ConvertCall } from './arguments.ts';
import type { ExitCode } from './exit-code.ts';
import { readFormat, readSettings } from './export-settings.ts';
import { UsageError } from './failure.ts';
import { openOutput } from './output.ts';
import { readEach } from './read-each.ts';
import { shown, type Terminal } from './terminal.ts';

/** `crossfoot convert`: every file is tried; the first failure gives the exit code. */
export async function convert(call: ConvertCall, terminal: Terminal, programVersion: string): Promise<ExitCode> {
  const format = readFormat(call.format);
  const settings = { ...(await readSettings(call.options)), programVersion, generatedAt: new Date().toISOString() };
  if (call.files.length > 1 && call.out === null && !call.merge) {
    throw new UsageError('Several files need a folder (--out DIR) or one file for all of them (--merge).');
  }
  if (call.password.fromStdin && call.files.includes('-')) {
    throw new UsageError('Standard input cannot be both the PDF and the password; use CROSSFOOT_PASSWORD.');
  }
  const output = await openOutput(call.out, terminal);
  if (!call.merge) {
    const write = async (result: StatementResult): Promise<void> =>
      output.write(await exportStatement(result, format, settings));
    return (await readEach(call, terminal, write)).exitCode;
  }
  const results: StatementResult[] = [];
  const { failures, exitCode } = await readEach(call, terminal, async (result) => void results.push(result));
  if (results.length === 0) return exitCode;
  const { chainSentences, chainStatements, exportBatch } = await import('@crossfoot/export-formats');
  await output.write(await exportBatch({ results, unread: failures }, format, 'merged', settings));
  if (call.quiet) return exitCode;
  for (const sentence of chainSentences(chainStatements(results))) terminal.stderr.write(`${shown(sentence)}\n`);
  return exitCode;
}
