import dns from 'node:dns';
import net from 'node:net';
import dgram from 'node:dgram';

/**
 * Takes from this process what a parser never needs: connections, name look-ups, and the environment. Node's
 * permission model (see `launch.ts`) has taken files, child processes and debuggers already, and where the system lets
 * us the process has no network device at all; this closes the same door inside, wherever it runs.
 */
export function sealProcess(): void {
  const refuse = (): never => {
    throw new Error('The sandbox has no network.');
  };
  net.Socket.prototype.connect = refuse;
  net.Server.prototype.listen = refuse;
  dgram.Socket.prototype.send = refuse;
  dgram.Socket.prototype.bind = refuse;
  for (const name of ['lookup', 'resolve', 'resolve4', 'resolve6'] as const) {
    Object.assign(dns, { [name]: refuse });
    Object.assign(dns.promises, { [name]: refuse });
  }
  for (const name of ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest']) Reflect.deleteProperty(globalThis, name);
  for (const name of Object.keys(process.env)) delete process.env[name];
}
