/**
 * Which service may send and hear what over the broker; RabbitMQ enforces it, so that a service that was taken over can
 * neither speak for another nor read what is not meant for it. Patterns are regular expressions over routing keys.
 */
export const serviceNames = ['gateway', 'identity', 'billing', 'conversion', 'notifications'] as const;
export type ServiceName = (typeof serviceNames)[number];

export interface MessageAccess {
  /** Requests that it may send; those to itself it always receives. */
  readonly asks: readonly string[];
  /** Events that it may send. */
  readonly tells: readonly string[];
  /** Events that it may subscribe to. */
  readonly hears: readonly string[];
  /** Signals that it may send, and those that it may listen to. */
  readonly signals?: { readonly sends?: readonly string[]; readonly hears?: readonly string[] };
}

const mailRequest = 'notifications\\.mail-requested\\.v1';

export const messageAccess: Readonly<Record<ServiceName, MessageAccess>> = {
  gateway: {
    asks: ['(identity|billing|conversion)\\..+'],
    tells: ['gateway\\..+'],
    hears: ['conversion\\..+'],
    signals: { hears: ['conversion\\..+'] },
  },
  identity: { asks: [], tells: ['identity\\..+', mailRequest], hears: ['(billing|conversion)\\..+'] },
  billing: {
    asks: ['conversion\\.outcome\\.v1'],
    tells: ['billing\\..+', mailRequest],
    hears: ['(conversion|identity)\\..+'],
  },
  conversion: {
    asks: ['billing\\.(reserve|release)-pages\\.v1'],
    tells: ['conversion\\..+'],
    hears: ['(gateway|identity)\\..+'],
    signals: { sends: ['conversion\\..+'] },
  },
  notifications: { asks: [], tells: [], hears: [mailRequest, 'identity\\..+'] },
};
