import { PortError, type Collection, type Stored } from '@crossfoot/ports';

/** More than the writers that can meet on one document; in each round one of them wins. */
const maxRounds = 200;

/**
 * Changes one document atomically: `change` sees the latest body and returns the new one, or null to leave it alone;
 * when another writer was faster it runs again. Resolves to the document as it then stands, null where there is none.
 * Who has read it a moment ago gives it as `known`: where it has not moved on, nothing is read again.
 */
export async function changeDocument<T extends object>(
  collection: Collection<T>,
  id: string,
  change: (body: T) => T | null,
  known: Stored<T> | null = null,
): Promise<Stored<T> | null> {
  for (let round = 0; round < maxRounds; round += 1) {
    const stored = round === 0 && known !== null ? known : await collection.get(id);
    if (stored === null) return null;
    const body = change(stored.body);
    if (body === null) return stored;
    try {
      return await collection.replace(id, stored.version, body);
    } catch (error) {
      if (error instanceof PortError && error.code === 'notFound') return null;
      if (!(error instanceof PortError) || error.code !== 'conflict') throw error;
    }
  }
  throw new PortError('unavailable', 'A document is being changed by too many writers at once.');
}

/**
 * The same where the document may not be there yet: `fresh` is what it starts from. `isLikelyNew` saves the look where there
 * is mostly none.
 */
export async function createOrChangeDocument<T extends object>(
  collection: Collection<T>,
  id: string,
  fresh: () => T,
  change: (body: T) => T | null,
  isLikelyNew = false,
): Promise<T> {
  for (let round = 0; ; round += 1) {
    const stored = isLikelyNew && round === 0 ? null : await changeDocument(collection, id, change);
    if (stored !== null) return stored.body;
    const start = fresh();
    const body = change(start);
    if (body === null) return start;
    try {
      return (await collection.insert(id, body)).body;
    } catch (error) {
      if (!(error instanceof PortError) || error.code !== 'alreadyExists') throw error;
    }
  }
}

/** The document as it is, or `fresh` where there was none. */
export async function getOrCreateDocument<T extends object>(
  collection: Collection<T>,
  id: string,
  fresh: T,
): Promise<T> {
  for (;;) {
    const stored = await collection.get(id);
    if (stored !== null) return stored.body;
    try {
      return (await collection.insert(id, fresh)).body;
    } catch (error) {
      if (!(error instanceof PortError) || error.code !== 'alreadyExists') throw error;
    }
  }
}

/** Like `changeDocument`, but resolves to null also where `change` left the document alone. */
export async function changeDocumentIf<T extends object>(
  collection: Collection<T>,
  id: string,
  change: (body: T) => T | null,
): Promise<Stored<T> | null> {
  let isChanged = false;
  const stored = await changeDocument(collection, id, (before) => {
    const body = change(before);
    isChanged = body !== null;
    return body;
  });
  return isChanged ? stored : null;
}
