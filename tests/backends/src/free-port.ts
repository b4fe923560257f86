import { createServer } from 'node:net';

/**
 * Below what systems give to outgoing connections (Linux from 32768, others from 49152): such a port could be taken by
 * one while its server is being started, or is down for a while.
 */
const FIRST = 15_000;
const LAST = 32_000;
const COUNT = LAST - FIRST + 1;
const MOST_TRIES = 100;

/**
 * Each process begins at a place of its own and goes on from there: between the choice of a port and the start of its
 * server nobody listens on it, and of ports taken at random two files of tests had one at the same time now and then.
 */
let next = (process.pid * MOST_TRIES) % COUNT;

/** A TCP port of the loopback interface that nobody listens on now. Throws where a hundred in a row are taken. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < MOST_TRIES; tried++) {
    const port = FIRST + next;
    next = (next + 1) % COUNT;
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port was found from ${FIRST} to ${LAST}.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
