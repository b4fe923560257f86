import { statementResultSchema, type StatementResult } from '@crossfoot/contracts';
import { isSameResult, readSheet, statementOfSource, type SheetFacts } from '@crossfoot/export-formats/proof';
import { createHash } from 'node:crypto';
import type { Call } from './arguments.ts';
import { exitCodes, type ExitCode } from './exit-code.ts';
import { UsageError } from './failure.ts';
import { readInput, type InputFile } from './input-file.ts';
import { readPassword } from './password.ts';
import { readStatement } from './read-statement.ts';
import { shown, type Terminal } from './terminal.ts';

type VerifyCall = Extract<Call, { kind: 'verify' }>;

/**
 * `crossfoot verify SHEET FILE`: does the proof sheet belong to this very PDF (or JSON export), and does the PDF still
 * give the rows that the sheet vouches for? Every comparison is said in one line; the first that fails ends it with 1.
 */
export async function verify(call: VerifyCall, terminal: Terminal): Promise<ExitCode> {
  const say = (line: string): unknown => terminal.stdout.write(`${line}\n`);
  const sheet = readSheet(new TextDecoder().decode((await readInput(call.sheet, terminal)).bytes));
  const file = await readInput(call.file, terminal);
  switch (sheet.kind) {
    case 'notASheet':
      throw new UsageError(`${shown(call.sheet)}: is not a proof sheet of this program.`);
    case 'altered':
      say('The sheet itself was altered after it was made: its digest does not match.');
      return exitCodes.failed;
    case 'intact':
      say('The sheet is as it was made.');
      return isJson(file)
        ? verifyResult(sheet.facts, file, say)
        : await verifySource(sheet.facts, file, call, terminal);
  }
}

const isJson = ({ bytes }: InputFile): boolean => /^\s*\{/.test(new TextDecoder().decode(bytes.subarray(0, 64)));

function verifyResult(facts: SheetFacts, file: InputFile, say: (line: string) => unknown): ExitCode {
  const result = parseResult(file);
  if (!facts.statements.some((statement) => isSameResult(statement, result))) {
    say('The result does not match: its rows are not those of the sheet.');
    return exitCodes.failed;
  }
  say('The result matches: its rows are those of the sheet.');
  return exitCodes.converted;
}

function parseResult(file: InputFile): StatementResult {
  try {
    return statementResultSchema.parse(JSON.parse(new TextDecoder().decode(file.bytes)));
  } catch {
    throw new UsageError(`${shown(file.name)}: is neither a PDF nor a JSON export of this program.`);
  }
}

async function verifySource(
  facts: SheetFacts,
  file: InputFile,
  call: VerifyCall,
  terminal: Terminal,
): Promise<ExitCode> {
  const say = (line: string): unknown => terminal.stdout.write(`${line}\n`);
  const statement = statementOfSource(facts, createHash('sha256').update(file.bytes).digest('hex'));
  if (statement === null) {
    say('The file does not match: it is not the one the sheet was made for, or it was changed.');
    return exitCodes.failed;
  }
  say('The file matches: it is the very one the sheet was made for.');
  const result = await readStatement(file, await readPassword(call.password, terminal), terminal, call.quiet);
  if (!isSameResult(statement, result)) {
    say(
      'The result does not match: this program now reads other rows from the file (a corrected result, or another version).',
    );
    return exitCodes.failed;
  }
  say(
    `The result matches: the file gives the same ${statement.transactions} rows; the sheet says "${statement.verdict}".`,
  );
  return exitCodes.converted;
}
