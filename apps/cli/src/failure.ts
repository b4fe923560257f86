import { exitCodes, exitCodeOf, type ExitCode } from './exit-code.ts';

/** The command was called wrongly; the message says how to call it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What the user is told of a failure, and the exit code. Nothing but our own texts is ever printed: a foreign error may quote the file. */
export function describeFailure(error: unknown): { readonly message: string; readonly exitCode: ExitCode } {
  if (error instanceof UsageError) return { message: error.message, exitCode: exitCodes.usage };
  if (isCoded(error)) return { message: error.message, exitCode: exitCodeOf(error.code) };
  return {
    message: 'Something unexpected went wrong; nothing was written. Set CROSSFOOT_DEBUG=1 to see more.',
    exitCode: exitCodes.failed,
  };
}

type Coded = Error & { readonly code: Parameters<typeof exitCodeOf>[0] };

// By name, not by class: the class comes with the engine, which is not loaded yet when a call is wrong.
function isCoded(error: unknown): error is Coded {
  return error instanceof Error && error.name === 'CodedError' && 'code' in error && typeof error.code === 'string';
}
