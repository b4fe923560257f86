import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { CodedError } from '@crossfoot/contracts';
import { errorBody } from '@crossfoot/runtime';

/**
 * Answers what never becomes a request, for a server's event `clientError`: an address or headers over Node's limit (16 kB)
 * with REQUEST_TOO_LARGE, what is no HTTP or comes too slowly with VALIDATION_FAILED. The connection is closed.
 */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  // As Node itself does it: nothing is written into an answer that is under way.
  const { _httpMessage: answer } = socket as Duplex & { readonly _httpMessage?: ServerResponse | null };
  if (!socket.writable || answer?.headersSent === true) return void socket.destroy();
  const coded = codedErrorOf(error);
  const body = JSON.stringify(errorBody(coded));
  const head = [
    `HTTP/1.1 ${coded.status} ${STATUS_CODES[coded.status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

function codedErrorOf({ code }: NodeJS.ErrnoException): CodedError {
  if (code === 'HPE_HEADER_OVERFLOW')
    return new CodedError('REQUEST_TOO_LARGE', 'The address or the headers of this call are too long.');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new CodedError('VALIDATION_FAILED', 'The request took too long to arrive. Please try again.');
  return new CodedError('VALIDATION_FAILED', 'This is no HTTP request that can be read.');
}
