import type { BackendServer } from './backend-server.ts';
import { freePort } from './free-port.ts';
import { needProgram } from './programs.ts';
import { serverProcess } from './server-process.ts';

/** Stripe's own mock: checks every request against Stripe's API description and keeps no state. */
export async function startStripeMock(folder: string): Promise<BackendServer> {
  const command = needProgram('stripe-mock');
  // It listens twice, with and without TLS; a port that is not given is a fixed one.
  const [port, tlsPort] = [await freePort(), await freePort()];
  const server = serverProcess({
    name: 'stripe-mock',
    command,
    arguments: ['-http-addr', `127.0.0.1:${port}`, '-https-addr', `127.0.0.1:${tlsPort}`],
    folder,
    port,
  });
  await server.start();
  return { ...server, url: `stripe+http://sk_test_123@127.0.0.1:${port}?webhook_secret=whsec_test_secret` };
}
