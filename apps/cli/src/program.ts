import packageJson from '../package.json' with { type: 'json' };
import { readCall } from './arguments.ts';
import { exitCodes, type ExitCode } from './exit-code.ts';
import { describeFailure } from './failure.ts';
import { helpText } from './help.ts';
import type { Terminal } from './terminal.ts';

/** One run of the program: arguments in, exit code out. Commands are loaded when they are called. */
export async function runProgram(argv: readonly string[], terminal: Terminal): Promise<ExitCode> {
  try {
    const call = readCall(argv);
    switch (call.kind) {
      case 'help':
        terminal.stdout.write(helpText);
        return exitCodes.converted;
      case 'version':
        terminal.stdout.write(`${packageJson.version}\n`);
        return exitCodes.converted;
      case 'convert':
        return await (await import('./convert.command.ts')).convert(call.convert, terminal, packageJson.version);
      case 'verify':
        return await (await import('./verify.command.ts')).verify(call, terminal);
    }
  } catch (error) {
    const { message, exitCode } = describeFailure(error);
    terminal.stderr.write(`crossfoot: ${message}\n`);
    if (terminal.env['CROSSFOOT_DEBUG'] === '1' && error instanceof Error)
      terminal.stderr.write(`${error.stack ?? ''}\n`);
    return exitCode;
  }
}
