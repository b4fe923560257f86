import type { Collection, Stored } from '@crossfoot/ports';

const mostKept = 512;
/** What lies longer has mostly been changed by another process. */
const lifeMs = 30_000;

/**
 * What this process wrote last of a collection's documents, so that the next change need not read them first. It may be
 * behind: only a write that the store checks by its version may rest on it, never a decision to leave a document alone.
 */
class RecentDocuments {
  private readonly kept = new Map<string, { readonly stored: Stored<object>; readonly until: number }>();

  keep(stored: Stored<object>): void {
    this.kept.delete(stored.id);
    if (this.kept.size >= mostKept) for (const id of [...this.kept.keys()].slice(0, mostKept / 2)) this.kept.delete(id);
    this.kept.set(stored.id, { stored, until: Date.now() + lifeMs });
  }

  look(id: string): Stored<object> | null {
    const found = this.kept.get(id);
    return found !== undefined && found.until > Date.now() ? found.stored : null;
  }

  /** Once: who fails with it reads the document, and who succeeds keeps what it wrote. */
  take(id: string): Stored<object> | null {
    const found = this.look(id);
    this.kept.delete(id);
    return found;
  }
}

const ofCollections = new WeakMap<object, RecentDocuments>();

/**
 * Has `changeDocument` remember what it writes of this collection. Only for one whose documents, once deleted, do not come
 * back under the same id within `lifeMs`: a version tells a document from its past, not from another of the same id.
 */
export function withRecentDocuments<T extends object>(collection: Collection<T>): Collection<T> {
  ofCollections.set(collection, new RecentDocuments());
  return collection;
}

/** Notes what was written, where that is wanted; returns it. */
export function keepRecent<T extends object>(collection: Collection<T>, stored: Stored<T>): Stored<T> {
  ofCollections.get(collection)?.keep(stored);
  return stored;
}

export function takeRecent<T extends object>(collection: Collection<T>, id: string): Stored<T> | null {
  return (ofCollections.get(collection)?.take(id) as Stored<T> | undefined) ?? null;
}

/**
 * What this process wrote last of a document, a moment ago; null where it did not. It may be behind: only for what does no
 * harm then.
 */
export function recentDocument<T extends object>(collection: Collection<T>, id: string): Stored<T> | null {
  return (ofCollections.get(collection)?.look(id) as Stored<T> | null | undefined) ?? null;
}
