import { readFileSync } from 'node:fs';
import { createServer, request, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/**
 * A reverse proxy as a process of its own, which forwards as `deploy/nginx/nginx.conf` does: the host as it came, the
 * caller's address appended to what the caller said. `node reverse-proxy.ts TARGET [KEY CERTIFICATE]`; with the two
 * files it ends TLS. Prints its port.
 */
const [, , target = '', key, certificate] = process.argv;
const scheme = key === undefined ? 'http' : 'https';

const forward: RequestListener = (incoming, outgoing) => {
  const { remoteAddress = '' } = incoming.socket;
  const said = incoming.headers['x-forwarded-for'];
  const headers = {
    ...incoming.headers,
    'x-forwarded-for': said === undefined ? remoteAddress : `${String(said)}, ${remoteAddress}`,
    'x-forwarded-proto': scheme,
  };
  const { method, url: path } = incoming;
  const passed = request(target, { method, path, headers }, (reply) => {
    outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(outgoing);
  });
  passed.on('error', () => outgoing.writeHead(503).end());
  incoming.pipe(passed);
};

const server =
  key === undefined || certificate === undefined
    ? createServer(forward)
    : createTlsServer({ key: readFileSync(key), cert: readFileSync(certificate) }, forward);
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
