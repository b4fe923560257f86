import { Agent, createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What stands before gateways in a cluster: hands each call to the next of those that it was told of, and repeats none. */
export class FrontDoor {
  readonly url: string;
  private readonly agent = new Agent({ keepAlive: true });
  private next = 0;

  private constructor(
    private readonly server: Server,
    private gateways: readonly string[],
  ) {
    this.url = `http://localhost:${(server.address() as AddressInfo).port}`;
    server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => this.forward(incoming, outgoing));
  }

  static async open(gateways: readonly string[]): Promise<FrontDoor> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, resolve));
    return new FrontDoor(server, gateways);
  }

  /** From now on. Calls under way go on where they are. */
  sendTo(gateways: readonly string[]): void {
    this.gateways = gateways;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
    this.agent.destroy();
  }

  private forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const target = this.gateways[(this.next += 1) % this.gateways.length] ?? '';
    const { method, headers, url = '/' } = incoming;
    const passed = request(target + url, { method, headers, agent: this.agent }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    passed.once('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end('{}')));
    incoming.pipe(passed);
  }
}
