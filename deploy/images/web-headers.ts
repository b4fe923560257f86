// Prints the security headers of the web pages as nginx directives: the very headers that the gateway sends where it
// serves the pages itself, hashes of inline scripts included.
// Usage: node web-headers.ts FOLDER [--https] [--page=/upgrade]   (the pages with a card element have headers of their own)
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineScriptHashes, securityHeaders } from '../../libs/services/gateway/src/http/security-headers.ts';

const [folder = 'apps/web/dist', ...flags] = process.argv.slice(2);
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
const path = flags.find((flag) => flag.startsWith('--page='))?.slice('--page='.length) ?? '/';
const texts = pages.map((name) => readFileSync(join(folder, name), 'utf8'));
const headers = new Map<string, string>();
const response = {
  setHeader: (name: string, value: unknown) => headers.set(name, String(value)),
  removeHeader: (name: string) => headers.delete(name),
};
securityHeaders({ isHttps: flags.includes('--https'), scriptHashes: inlineScriptHashes(texts) })(
  { path } as never,
  response as never,
  () => undefined,
);
for (const [name, value] of headers) console.log(`add_header ${name} "${value.replaceAll('"', '\\"')}" always;`);
