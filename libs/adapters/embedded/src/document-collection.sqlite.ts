import { createHash } from 'node:crypto';
import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite';
import {
  checkDocumentId,
  encodeCursor,
  parseBody,
  PortError,
  readFilter,
  readFindOptions,
  valueAt,
} from '@crossfoot/ports';
import type { Collection, CollectionDefinition, Filter, FindOptions, Page, Scalar, Stored } from '@crossfoot/ports';
import { afterSql, conditionSql, fieldExpression, orderSql } from './document-query.sqlite.ts';
import type { SqlPart } from './document-query.sqlite.ts';
import { inTransaction, reportSqlite } from './sqlite-file.ts';

type Row = Record<string, SQLOutputValue>;

/** One collection: a table (id, version, body as JSON, expiresAt) with an expression index for each declared index. */
export class SqliteCollection<T extends object> implements Collection<T> {
  private readonly db: DatabaseSync;
  private readonly definition: CollectionDefinition<T>;
  private readonly table: string;

  constructor(db: DatabaseSync, definition: CollectionDefinition<T>) {
    this.db = db;
    this.definition = definition;
    this.table = `"doc-${definition.name}"`;
    inTransaction(db, () => this.prepareTable());
  }

  async insert(id: string, body: T): Promise<Stored<T>> {
    checkDocumentId(id);
    const { text, expiresAt } = this.write(body);
    const insert = (): void =>
      void this.run(`INSERT INTO ${this.table} (id, version, body, expiresAt) VALUES (?, 1, ?, ?)`, [
        id,
        text,
        expiresAt,
      ]);
    this.retryWithoutExpired(insert, id);
    return { id, version: 1, body: this.read(text) };
  }

  async get(id: string): Promise<Stored<T> | null> {
    const [row] = this.run(`SELECT * FROM ${this.table} WHERE id = ? AND ${alive}`, [id, Date.now()]);
    return row === undefined ? null : this.stored(row);
  }

  async findOne(filter: Filter): Promise<Stored<T> | null> {
    const { items } = await this.find(filter, { limit: 1 });
    return items[0] ?? null;
  }

  async find(filter: Filter, options: FindOptions = {}): Promise<Page<T>> {
    const plan = readFindOptions(this.definition, options);
    const where = this.where(filter, afterSql(plan));
    const rows = this.run(`SELECT * FROM ${this.table} WHERE ${where.text} ORDER BY ${orderSql(plan)} LIMIT ?`, [
      ...where.values,
      plan.limit + 1,
    ]);
    const items = rows.slice(0, plan.limit).map((row) => this.stored(row));
    const last = items.at(-1);
    if (rows.length <= plan.limit || last === undefined) return { items, next: null };
    const value = plan.sortField === null ? null : ((valueAt(last.body, plan.sortField) ?? null) as Scalar);
    return { items, next: encodeCursor(value, last.id) };
  }

  async count(filter: Filter): Promise<number> {
    const where = this.where(filter, null);
    const [row] = this.run(`SELECT count(*) AS n FROM ${this.table} WHERE ${where.text}`, where.values);
    return Number(row?.['n'] ?? 0);
  }

  async replace(id: string, version: number, body: T): Promise<Stored<T>> {
    const { text, expiresAt } = this.write(body);
    const replace = (): boolean =>
      this.run(
        `UPDATE ${this.table} SET version = version + 1, body = ?, expiresAt = ? WHERE id = ? AND version = ? AND ${alive} RETURNING version`,
        [text, expiresAt, id, version, Date.now()],
      ).length === 1;
    if (!this.retryWithoutExpired(replace, id)) await this.refuse(id);
    return { id, version: version + 1, body: this.read(text) };
  }

  async delete(id: string, version?: number): Promise<boolean> {
    const guard: SqlPart =
      version === undefined ? { text: '', values: [] } : { text: ' AND version = ?', values: [version] };
    const deleted = this.run(`DELETE FROM ${this.table} WHERE id = ?${guard.text} AND ${alive} RETURNING id`, [
      id,
      ...guard.values,
      Date.now(),
    ]);
    if (deleted.length === 0 && version !== undefined && (await this.get(id)) !== null) await this.refuse(id);
    return deleted.length === 1;
  }

  async purgeExpired(now: number): Promise<number> {
    return this.run(`DELETE FROM ${this.table} WHERE expiresAt <= ? RETURNING id`, [now]).length;
  }

  /** A version that did not match: either the document moved on, or it is gone. */
  private async refuse(id: string): Promise<never> {
    if ((await this.get(id)) === null) throw new PortError('notFound', `${this.definition.name}: no document ${id}`);
    throw new PortError('conflict', `${this.definition.name}: document ${id} was changed by someone else`);
  }

  /** An expired document counts as absent, so its id and its unique keys are free. */
  private retryWithoutExpired<R>(write: () => R, id: string): R {
    try {
      return write();
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
    try {
      return inTransaction(this.db, () => {
        this.run(`DELETE FROM ${this.table} WHERE expiresAt <= ?`, [Date.now()]);
        return write();
      });
    } catch (error) {
      if (!isTaken(error)) throw error;
      throw new PortError('alreadyExists', `${this.definition.name}: the id or a unique key of ${id} is taken`);
    }
  }

  private where(filter: Filter, extra: SqlPart | null): SqlPart {
    const parts: SqlPart[] = [
      { text: alive, values: [Date.now()] },
      ...readFilter(this.definition, filter).map(conditionSql),
      ...(extra === null ? [] : [extra]),
    ];
    return { text: parts.map((part) => part.text).join(' AND '), values: parts.flatMap((part) => part.values) };
  }

  private write(body: T): { text: string; expiresAt: number | null } {
    const checked = parseBody(this.definition, body);
    const expiresAt = this.definition.expiresAt === undefined ? null : valueAt(checked, this.definition.expiresAt);
    return { text: JSON.stringify(checked), expiresAt: typeof expiresAt === 'number' ? expiresAt : null };
  }

  private read(text: string): T {
    return parseBody(this.definition, JSON.parse(text));
  }

  private stored(row: Row): Stored<T> {
    return { id: String(row['id']), version: Number(row['version']), body: this.read(String(row['body'])) };
  }

  private run(sql: string, values: readonly SQLInputValue[]): Row[] {
    return reportSqlite(() => this.db.prepare(sql).all(...values));
  }

  private prepareTable(): void {
    this.db.exec(
      `CREATE TABLE IF NOT EXISTS ${this.table} (id TEXT PRIMARY KEY, version INTEGER NOT NULL, body TEXT NOT NULL, expiresAt REAL) STRICT`,
    );
    const wanted = new Map<string, string>([
      ['expires', `CREATE INDEX %s ON ${this.table} (expiresAt) WHERE expiresAt IS NOT NULL`],
    ]);
    for (const index of this.definition.indexes) {
      const fields = index.fields.map(fieldExpression);
      const present = fields.map((field) => `${field} IS NOT NULL`).join(' AND ');
      const sql = index.unique
        ? `CREATE UNIQUE INDEX %s ON ${this.table} (${fields.join(', ')}) WHERE ${present}`
        : `CREATE INDEX %s ON ${this.table} (${fields.join(', ')}, id)`;
      wanted.set(createHash('sha256').update(sql).digest('hex').slice(0, 16), sql);
    }
    const prefix = `doc-${this.definition.name}#`;
    const known = this.db
      .prepare("SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL")
      .all(`doc-${this.definition.name}`);
    for (const { name } of known)
      if (!wanted.delete(String(name).slice(prefix.length))) this.db.exec(`DROP INDEX "${String(name)}"`);
    for (const [key, sql] of wanted) this.db.exec(sql.replace('%s', `"${prefix}${key}"`));
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof PortError && error.code === 'alreadyExists';
}

const alive = '(expiresAt IS NULL OR expiresAt > ?)';
