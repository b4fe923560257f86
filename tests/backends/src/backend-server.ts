import type { ServerProcess } from './server-process.ts';

/** A running server with the URL that an adapter opens it by. */
export interface BackendServer extends ServerProcess {
  readonly url: string;
}
