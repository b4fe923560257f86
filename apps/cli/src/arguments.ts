import { parseArgs } from 'node:util';
import { UsageError } from './failure.ts';

/** A call as it was typed, checked for its form alone. */
export type Call =
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  | { readonly kind: 'convert'; readonly convert: ConvertCall }
  | {
      readonly kind: 'verify';
      readonly sheet: string;
      readonly file: string;
      readonly password: PasswordSource;
      readonly quiet: boolean;
    };

export interface ConvertCall {
  readonly files: readonly string[];
  readonly format: string;
  readonly out: string | null;
  readonly options: Readonly<Record<string, string>>;
  readonly merge: boolean;
  readonly quiet: boolean;
  readonly password: PasswordSource;
}

export interface PasswordSource {
  readonly given: string | null;
  readonly fromStdin: boolean;
}

const known = {
  format: { type: 'string', short: 'f' },
  out: { type: 'string', short: 'o' },
  password: { type: 'string', short: 'p' },
  'password-stdin': { type: 'boolean' },
  option: { type: 'string', short: 'O', multiple: true },
  merge: { type: 'boolean' },
  quiet: { type: 'boolean', short: 'q' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'V' },
} as const;

/** Throws UsageError; its message never repeats a value, for a password may stand in the wrong place. */
export function readCall(argv: readonly string[]): Call {
  const { values, positionals } = parse(argv);
  if (values.help === true) return { kind: 'help' };
  if (values.version === true) return { kind: 'version' };
  const [command, ...files] = positionals;
  const quiet = values.quiet === true;
  const password = { given: values.password ?? null, fromStdin: values['password-stdin'] === true };
  switch (command) {
    case undefined:
      throw new UsageError('Say what to do: crossfoot convert FILE…, or crossfoot --help.');
    case 'convert': {
      if (files.length === 0) throw new UsageError('Name at least one PDF: crossfoot convert FILE….');
      const options = readOptions(values.option ?? []);
      const { format = 'csv', out = null, merge = false } = values;
      return { kind: 'convert', convert: { files, format, out, options, merge, quiet, password } };
    }
    case 'verify': {
      const [sheet, file, ...rest] = files;
      if (sheet === undefined || file === undefined || rest.length > 0) {
        throw new UsageError('Name the proof sheet and the PDF: crossfoot verify SHEET FILE.');
      }
      return { kind: 'verify', sheet, file, password, quiet };
    }
    default:
      throw new UsageError('Unknown command. Use convert or verify; crossfoot --help explains them.');
  }
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: known, allowPositionals: true, strict: true });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    const name = /'(--?[a-zA-Z-]+)/.exec(error instanceof Error ? error.message : '')?.[1];
    if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE' && name !== undefined) {
      throw new UsageError(
        `The option ${name} was given wrongly. A value that starts with "-" is written ${name}=VALUE; see crossfoot --help.`,
      );
    }
    throw new UsageError(`Unknown option${name === undefined ? '' : ` ${name}`}; see crossfoot --help.`);
  }
}

function readOptions(given: readonly string[]): Record<string, string> {
  const options: Record<string, string> = {};
  for (const entry of given) {
    const at = entry.indexOf('=');
    if (at < 1) throw new UsageError('Write options as --option NAME=VALUE, e.g. --option dateFormat=dayFirst.');
    options[entry.slice(0, at)] = entry.slice(at + 1);
  }
  return options;
}
