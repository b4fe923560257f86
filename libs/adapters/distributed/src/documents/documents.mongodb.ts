import { checkCollectionDefinition, PortError } from '@crossfoot/ports';
import type { Collection, CollectionDefinition, DocumentsPort } from '@crossfoot/ports';
import mongoose, { type Connection } from 'mongoose';
import { MongodbCollection } from './document-collection.mongodb.ts';
import type { Row } from './document-row.mongodb.ts';
import { DriverWatch } from './driver-watch.mongodb.ts';
import { reportingMongodb, type ReportMongodb } from './mongodb-error.ts';

/** How long a command waits for a server that is away. */
const PATIENCE_MS = 5_000;
/** No command hangs for ever: a server that took it and is silent counts as away. */
const SILENCE_MS = 30_000;
/** How long a new connection, and a look at the server, may take. */
const CONNECT_MS = 5_000;
/** How often the driver looks at each server. */
const LOOK_MS = 3_000;
/** A look that was not seen for so long hangs: with the wait for a command after it, a service is back within 15 s. */
const UNSEEN_MS = LOOK_MS + CONNECT_MS + 1_000;

/**
 * Documents in MongoDB, the system of record. It asks for nothing beyond the atomicity of one document (no
 * transactions, no change streams, no TTL deletion), so a standalone `mongod` is enough. A write is acknowledged once
 * the majority has it in its journal.
 */
export class MongodbDocuments implements DocumentsPort {
  private readonly connection: Connection;
  private readonly watch: DriverWatch;
  private readonly report: ReportMongodb;

  private constructor(connection: Connection) {
    this.connection = connection;
    this.watch = new DriverWatch(connection.getClient(), UNSEEN_MS);
    this.report = reportingMongodb(this.watch.commandFailed);
  }

  static async open(url: URL): Promise<MongodbDocuments> {
    const connection = mongoose.createConnection(url.href, {
      serverSelectionTimeoutMS: PATIENCE_MS,
      connectTimeoutMS: CONNECT_MS,
      heartbeatFrequencyMS: LOOK_MS,
      socketTimeoutMS: SILENCE_MS,
      writeConcern: { w: 'majority', journal: true },
      bufferCommands: false,
      autoIndex: false,
      autoCreate: false,
    });
    // The driver reconnects by itself; without a listener its error event would end the process.
    connection.on('error', () => undefined);
    try {
      return new MongodbDocuments(await connection.asPromise());
    } catch (error) {
      await connection.destroy().catch(() => undefined);
      throw new PortError(
        'unavailable',
        `MongoDB does not answer at ${url.host}: is it running, and are user and password right?`,
        {
          cause: error,
        },
      );
    }
  }

  async collection<T extends object>(definition: CollectionDefinition<T>): Promise<Collection<T>> {
    checkCollectionDefinition(definition);
    const collection = new MongodbCollection(this.database().collection<Row>(definition.name), definition, this.report);
    await collection.prepare();
    return collection;
  }

  async ping(): Promise<void> {
    await this.report(() => this.database().admin().ping());
  }

  /** The driver's own handle: mongoose's would refuse at once, where the driver waits for the server to come back. */
  private database(): mongoose.mongo.Db {
    const { db } = this.connection;
    if (db === undefined) throw new PortError('unavailable', 'The connection to MongoDB is closed.');
    return db;
  }

  async close(): Promise<void> {
    await this.watch.stop();
    await this.connection.close();
  }
}

/** `DOCUMENTS_URL=mongodb://user:password@host/database` (or `mongodb+srv:`) */
export function openDocuments(url: string): Promise<MongodbDocuments> {
  return MongodbDocuments.open(new URL(url));
}
