import type { PasswordSource } from './arguments.ts';
import { UsageError } from './failure.ts';
import type { Terminal } from './terminal.ts';

/** The PDF's password from where the call says it is, else from CROSSFOOT_PASSWORD; undefined for none. */
export async function readPassword(source: PasswordSource, terminal: Terminal): Promise<string | undefined> {
  if (source.given !== null && source.fromStdin) throw new UsageError('Give either --password or --password-stdin.');
  if (source.given !== null) return source.given;
  if (!source.fromStdin) return terminal.env['CROSSFOOT_PASSWORD'] || undefined;
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of terminal.stdin) {
    text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    if (text.includes('\n')) break;
  }
  return text.split(/\r?\n/)[0];
}
