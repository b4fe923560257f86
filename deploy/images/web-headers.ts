// Prints the security headers of the web pages as nginx directives: the very headers that the gateway sends where it
// serves the pages itself.
// Usage: node web-headers.ts [--https] [--measured] [--page=/upgrade]   (the pages with a card element have their own)
import { securityHeaders } from '../../libs/services/gateway/src/http/security-headers.ts';

const flags = process.argv.slice(2);
const path = flags.find((flag) => flag.startsWith('--page='))?.slice('--page='.length) ?? '/';
const headers = new Map<string, string>();
const response = {
  setHeader: (name: string, value: unknown) => headers.set(name, String(value)),
  removeHeader: (name: string) => headers.delete(name),
};
securityHeaders({ isHttps: flags.includes('--https'), isMeasured: flags.includes('--measured') })(
  { path } as never,
  response as never,
  () => undefined,
);
for (const [name, value] of headers) console.log(`add_header ${name} "${value.replaceAll('"', '\\"')}" always;`);
