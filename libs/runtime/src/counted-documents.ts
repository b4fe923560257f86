import type { Collection, DocumentsPort } from '@crossfoot/ports';
import type { Counter } from 'prom-client';

/** Counts each call of a collection. It does nothing else: what a conversion costs the store can be read off `/metrics`. */
export function countedDocuments(port: DocumentsPort, counter: Counter<'collection' | 'operation'>): DocumentsPort {
  return {
    collection: async (definition) => counted(await port.collection(definition), definition.name, counter),
    ping: () => port.ping(),
    close: () => port.close(),
  };
}

function counted<T extends object>(
  target: Collection<T>,
  collection: string,
  counter: Counter<'collection' | 'operation'>,
): Collection<T> {
  return new Proxy(target, {
    get(_target, operation) {
      const method: unknown = Reflect.get(target, operation);
      if (typeof method !== 'function') return method;
      return (...given: unknown[]): unknown => {
        counter.inc({ collection, operation: String(operation) });
        return Reflect.apply(method, target, given);
      };
    },
  });
}
