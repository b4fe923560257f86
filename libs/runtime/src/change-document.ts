import { PortError, type Collection, type Stored } from '@crossfoot/ports';
import { keepRecent, takeRecent } from './recent-documents.ts';

/** More than the writers that can meet on one document; in each round one of them wins. */
const maxRounds = 200;

/**
 * Changes one document atomically: `change` sees the latest body and returns the new one, or null to leave it alone;
 * when another writer was faster it runs again. What this process wrote a moment ago is tried first, unread: if it is not
 * the latest any more the store refuses the write, and where `change` leaves it alone or throws it is asked again with
 * what the store has. Resolves to the document as it then stands, null where there is none.
 */
export async function changeDocument<T extends object>(
  collection: Collection<T>,
  id: string,
  change: (body: T) => T | null,
): Promise<Stored<T> | null> {
  const recent = takeRecent(collection, id);
  if (recent !== null) {
    const body = attempted(() => change(recent.body));
    const stored = body === null ? null : await replaced(collection, id, recent.version, body);
    if (stored !== null) return stored;
  }
  for (let round = 0; round < maxRounds; round += 1) {
    const latest = await collection.get(id);
    if (latest === null) return null;
    const body = change(latest.body);
    if (body === null) return latest;
    const stored = await replaced(collection, id, latest.version, body);
    if (stored !== null) return stored;
  }
  throw new PortError('unavailable', 'A document is being changed by too many writers at once.');
}

function attempted<T>(change: () => T | null): T | null {
  try {
    return change();
  } catch {
    return null;
  }
}

/** Null where the document has moved on, or is gone. */
async function replaced<T extends object>(
  collection: Collection<T>,
  id: string,
  version: number,
  body: T,
): Promise<Stored<T> | null> {
  try {
    return keepRecent(collection, await collection.replace(id, version, body));
  } catch (error) {
    if (error instanceof PortError && (error.code === 'conflict' || error.code === 'notFound')) return null;
    throw error;
  }
}

/** A new document; throws `alreadyExists`. The next change in this process need not read it. */
export async function insertDocument<T extends object>(
  collection: Collection<T>,
  id: string,
  body: T,
): Promise<Stored<T>> {
  return keepRecent(collection, await collection.insert(id, body));
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
      return (await insertDocument(collection, id, body)).body;
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
