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
import type mongoose from 'mongoose';
import { afterFilter, aliveFilter, conditionFilter, sortOf } from './document-query.mongodb.ts';
import { keyName, rowOf, uniqueKeys, type Row } from './document-row.mongodb.ts';
import type { ReportMongodb } from './mongodb-error.ts';

type Part = Readonly<Record<string, unknown>>;

/** One collection: a document of ours is the `body` of a document of MongoDB's, beside its version and unique keys. */
export class MongodbCollection<T extends object> implements Collection<T> {
  private readonly rows: mongoose.mongo.Collection<Row>;
  private readonly definition: CollectionDefinition<T>;
  private readonly report: ReportMongodb;

  constructor(rows: mongoose.mongo.Collection<Row>, definition: CollectionDefinition<T>, report: ReportMongodb) {
    this.rows = rows;
    this.definition = definition;
    this.report = report;
  }

  /** Makes the declared indexes. Documents from before a unique index are given their key in it. */
  async prepare(): Promise<void> {
    const { indexes, expiresAt } = this.definition;
    for (const { fields, unique } of indexes) {
      const paths = fields.map((field) => [`body.${field}`, 1] as const);
      await this.report(() => this.rows.createIndex(Object.fromEntries([...paths, ['_id', 1]])));
      if (unique) await this.prepareUnique(`keys.${keyName(fields)}`);
    }
    if (expiresAt !== undefined) await this.report(() => this.rows.createIndex({ expiresAt: 1 }, { sparse: true }));
  }

  async insert(id: string, body: T): Promise<Stored<T>> {
    checkDocumentId(id);
    const checked = parseBody(this.definition, body);
    const row = rowOf(this.definition, id, 1, checked);
    await this.retryWithoutExpired(() => this.rows.insertOne(row));
    return { id, version: 1, body: checked };
  }

  async get(id: string): Promise<Stored<T> | null> {
    const row = await this.report(() => this.rows.findOne(this.where([{ _id: id }])));
    return row === null ? null : this.stored(row);
  }

  async findOne(filter: Filter): Promise<Stored<T> | null> {
    const { items } = await this.find(filter, { limit: 1 });
    return items[0] ?? null;
  }

  async find(filter: Filter, options: FindOptions = {}): Promise<Page<T>> {
    const plan = readFindOptions(this.definition, options);
    const after = afterFilter(plan);
    const parts = [...this.conditions(filter), ...(after === null ? [] : [after])];
    const rows = await this.report(() =>
      this.rows
        .find(this.where(parts))
        .sort(sortOf(plan))
        .limit(plan.limit + 1)
        .toArray(),
    );
    const items = rows.slice(0, plan.limit).map((row) => this.stored(row));
    const last = items.at(-1);
    if (rows.length <= plan.limit || last === undefined) return { items, next: null };
    const value = plan.sortField === null ? null : ((valueAt(last.body, plan.sortField) ?? null) as Scalar);
    return { items, next: encodeCursor(value, last.id) };
  }

  async count(filter: Filter): Promise<number> {
    return this.report(() => this.rows.countDocuments(this.where(this.conditions(filter))));
  }

  async replace(id: string, version: number, body: T): Promise<Stored<T>> {
    const checked = parseBody(this.definition, body);
    const { _id, ...row } = rowOf(this.definition, id, version + 1, checked);
    const outcome = await this.retryWithoutExpired(() => this.rows.replaceOne(this.where([{ _id, version }]), row));
    if ('matchedCount' in outcome && outcome.matchedCount === 0) await this.refuse(id);
    return { id, version: version + 1, body: checked };
  }

  async delete(id: string, version?: number): Promise<boolean> {
    const guard = version === undefined ? { _id: id } : { _id: id, version };
    const { deletedCount } = await this.report(() => this.rows.deleteOne(this.where([guard])));
    if (deletedCount === 0 && version !== undefined && (await this.get(id)) !== null) await this.refuse(id);
    return deletedCount === 1;
  }

  async purgeExpired(now: number): Promise<number> {
    const { deletedCount } = await this.report(() => this.rows.deleteMany({ expiresAt: { $lte: now } }));
    return deletedCount;
  }

  /** A version that did not match: either the document moved on, or it is gone. */
  private async refuse(id: string): Promise<never> {
    if ((await this.get(id)) === null) throw new PortError('notFound', `${this.definition.name}: no document ${id}`);
    throw new PortError('conflict', `${this.definition.name}: document ${id} was changed by someone else`);
  }

  /** An expired document counts as absent, so its id and its unique keys are free. */
  private async retryWithoutExpired<R>(write: () => Promise<R>): Promise<R> {
    try {
      return await this.report(write);
    } catch (error) {
      if (!(error instanceof PortError) || error.code !== 'alreadyExists') throw error;
      if (this.definition.expiresAt === undefined || (await this.purgeExpired(Date.now())) === 0) throw error;
    }
    return this.report(write);
  }

  private async prepareUnique(path: string): Promise<void> {
    const known = await this.report(() => this.rows.indexes()).catch(() => []);
    if (known.some(({ key }) => path in key)) return;
    const all = this.rows.find({});
    for (let row = await this.report(() => all.next()); row !== null; row = await this.report(() => all.next())) {
      const { _id, version, body } = row;
      const keys = uniqueKeys(this.definition, parseBody(this.definition, body));
      await this.report(() => this.rows.updateOne({ _id, version }, { $set: { keys } }));
    }
    await this.report(() => this.rows.createIndex({ [path]: 1 }, { unique: true, sparse: true }));
  }

  private conditions(filter: Filter): readonly Part[] {
    return readFilter(this.definition, filter).map(conditionFilter);
  }

  private where(parts: readonly Part[]): { $and: Part[] } {
    return { $and: [aliveFilter(Date.now()), ...parts] };
  }

  private stored(row: Row): Stored<T> {
    return { id: row._id, version: row.version, body: parseBody(this.definition, row.body) };
  }
}
