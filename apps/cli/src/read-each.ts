import type { StatementResult } from '@crossfoot/contracts';
import type { ConvertCall } from './arguments.ts';
import { exitCodes, type ExitCode } from './exit-code.ts';
import { describeFailure, UsageError } from './failure.ts';
import { readInput } from './input-file.ts';
import { readPassword } from './password.ts';
import { readStatement } from './read-statement.ts';
import { shown, type Terminal } from './terminal.ts';
import { verdictLine } from './verdict-line.ts';

/** A file of the call that gave no result, with what the user was told. */
export interface FailedFile {
  readonly filename: string;
  readonly reason: string;
}

/** Reads every file of a call, whatever became of the one before; `take` gets each result as soon as it is there. */
export async function readEach(
  call: ConvertCall,
  terminal: Terminal,
  take: (result: StatementResult) => Promise<void>,
): Promise<{ readonly failures: readonly FailedFile[]; readonly exitCode: ExitCode }> {
  const password = await readPassword(call.password, terminal);
  const failures: FailedFile[] = [];
  let exitCode: ExitCode = exitCodes.converted;
  for (const path of call.files) {
    try {
      const result = await readStatement(await readInput(path, terminal), password, terminal, call.quiet);
      await take(result);
      if (!call.quiet) terminal.stderr.write(verdictLine(result));
    } catch (error) {
      const failure = describeFailure(error);
      const name = call.files.length > 1 && !(error instanceof UsageError) ? `${shown(path)}: ` : '';
      terminal.stderr.write(`crossfoot: ${name}${failure.message}\n`);
      if (terminal.env['CROSSFOOT_DEBUG'] === '1' && error instanceof Error)
        terminal.stderr.write(`${error.stack ?? ''}\n`);
      failures.push({ filename: path.split(/[/\\]/).at(-1) ?? path, reason: failure.message });
      if (exitCode === exitCodes.converted) exitCode = failure.exitCode;
    }
  }
  return { failures, exitCode };
}
