import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { Health } from './health.ts';
import type { Metrics } from './metrics.ts';

/** /health/live, /health/ready and /metrics on a port of their own, which is never published. */
export async function startOperationsServer(options: {
  readonly host: string;
  readonly port: number;
  readonly health: Health;
  readonly metrics: Metrics;
}): Promise<Server> {
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const reply = (status: number, type: string, text: string): void => {
        response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
      };
      if (request.url === '/health/live') return reply(200, 'application/json', '{"status":"alive"}');
      if (request.url === '/health/ready') {
        const state = await options.health.check();
        return reply(state.ready ? 200 : 503, 'application/json', JSON.stringify(state));
      }
      if (request.url === '/metrics') {
        return reply(200, options.metrics.registry.contentType, await options.metrics.registry.metrics());
      }
      return reply(404, 'application/json', '{"message":"Not found","error":"NOT_FOUND"}');
    };
    answer().catch(() => response.destroy());
  });
  server.listen(options.port, options.host);
  await once(server, 'listening');
  return server;
}
