/** Closed list of what an adapter may report. Callers act on the code, never on the message. */
export type PortErrorCode =
  | 'alreadyExists'
  | 'conflict'
  | 'notFound'
  | 'invalidKey'
  | 'invalidDocument'
  | 'invalidMail'
  | 'tampered'
  | 'refused'
  | 'declined'
  | 'unavailable';

export class PortError extends Error {
  readonly code: PortErrorCode;
  constructor(code: PortErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PortError';
    this.code = code;
  }
}
