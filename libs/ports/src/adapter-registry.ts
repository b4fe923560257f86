import type { DocumentsPort } from './documents.port.ts';
import type { JobsPort } from './jobs.port.ts';
import type { MailPort } from './mail.port.ts';
import type { MessagesPort } from './messages.port.ts';
import type { ObjectsPort } from './objects.port.ts';
import type { PaymentsPort } from './payments.port.ts';

/** The six ports by name. */
export interface Ports {
  readonly documents: DocumentsPort;
  readonly objects: ObjectsPort;
  readonly jobs: JobsPort;
  readonly messages: MessagesPort;
  readonly mail: MailPort;
  readonly payments: PaymentsPort;
}
export type PortName = keyof Ports;

/** Opens the adapter that an address names, and waits until it can be used. */
export type OpenAdapter<P> = (url: URL) => Promise<P>;

/** Which URL schemes (`mongodb`, `file`, …, without the colon) exist for each port, and how each is opened. */
export type AdapterRegistry = { readonly [N in PortName]: Readonly<Record<string, OpenAdapter<Ports[N]>>> };
