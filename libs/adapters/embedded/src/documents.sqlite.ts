import type { DatabaseSync } from 'node:sqlite';
import { checkCollectionDefinition } from '@crossfoot/ports';
import type { Collection, CollectionDefinition, DocumentsPort } from '@crossfoot/ports';
import { pathOfDataUrl } from './data-url.ts';
import { SqliteCollection } from './document-collection.sqlite.ts';
import { openSqlite, reportSqlite } from './sqlite-file.ts';

/**
 * Documents as JSON rows of one SQLite file, a table for each collection. Every write is on the disk before it
 * resolves; several processes may share the file.
 */
export class SqliteDocuments implements DocumentsPort {
  private readonly db: DatabaseSync;

  constructor(path: string) {
    this.db = openSqlite(path);
  }

  async collection<T extends object>(definition: CollectionDefinition<T>): Promise<Collection<T>> {
    checkCollectionDefinition(definition);
    return reportSqlite(() => new SqliteCollection(this.db, definition));
  }

  async ping(): Promise<void> {
    reportSqlite(() => this.db.prepare('SELECT 1').get());
  }

  async close(): Promise<void> {
    if (this.db.isOpen) this.db.close();
  }
}

/** `DOCUMENTS_URL=file:…/documents.sqlite` */
export function openDocuments(url: string): SqliteDocuments {
  return new SqliteDocuments(pathOfDataUrl(url));
}
