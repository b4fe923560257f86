import type { Writable } from 'node:stream';

/**
 * Gathers what is written to a connection within one turn of the event loop into one write to the system: an answer and
 * its acknowledgement, say. Each such write costs more than all that is done to make its bytes.
 */
export function writeOnceATurn(stream: Writable): void {
  const write = stream.write.bind(stream) as (...given: unknown[]) => boolean;
  let isHeld = false;
  stream.write = (...given: unknown[]): boolean => {
    if (!isHeld) {
      isHeld = true;
      stream.cork();
      setImmediate(() => {
        isHeld = false;
        stream.uncork();
      });
    }
    return write(...given);
  };
}
