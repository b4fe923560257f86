import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { buffer } from 'node:stream/consumers';
import { openObjects } from '@crossfoot/adapters-distributed';
import { connect } from 'amqplib';
import { Redis } from 'ioredis';
import mongoose from 'mongoose';
import type { Holding } from './running-system.ts';

/** Every file, byte for byte, but those of the folders that are named. */
export async function filesBelow(folder: string, but: readonly string[] = []): Promise<Holding[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !but.includes(relative(folder, path).split('/')[0] ?? ''));
  // A file may go while the folder is read.
  const texts = await Promise.all(paths.map((path) => readFile(path, 'latin1').catch(() => '')));
  return paths.map((path, at) => ({ place: `file ${relative(folder, path)}`, text: `${path}\n${texts[at]}` }));
}

/** The rows of each table of an SQLite file, read from a copy: the program may have the file for itself. */
export async function tablesOf(path: string): Promise<Holding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tables-'));
  try {
    for (const end of ['', '-wal'])
      if (existsSync(path + end)) await copyFile(path + end, join(folder, basename(path) + end));
    const db = new DatabaseSync(join(folder, basename(path)));
    const names = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    const holdings = names.map(({ name }) => ({
      place: `table ${basename(path)} ${String(name)}`,
      text: JSON.stringify(db.prepare(`SELECT * FROM "${String(name)}"`).all()),
    }));
    db.close();
    return holdings;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The documents of each collection of a MongoDB server's database. */
export async function collectionsOf(url: string): Promise<Holding[]> {
  const connection = await mongoose.createConnection(url).asPromise();
  try {
    const holdings: Holding[] = [];
    for (const { name } of (await connection.db?.listCollections().toArray()) ?? []) {
      const documents = await connection.collection(name).find().toArray();
      holdings.push({ place: `collection ${name}`, text: JSON.stringify(documents) });
    }
    return holdings;
  } finally {
    await connection.close();
  }
}

/** Every key of a Redis server with what it holds, as Redis itself would write it down. */
export async function keysOf(url: string): Promise<Holding[]> {
  const redis = new Redis(url);
  try {
    const keys = await redis.keys('*');
    return await Promise.all(
      keys.map(async (key) => ({
        place: `key ${key}`,
        text: `${key}\n${JSON.stringify(await contentOf(redis, key, await redis.type(key)))}`,
      })),
    );
  } finally {
    redis.disconnect();
  }
}

function contentOf(redis: Redis, key: string, type: string): Promise<unknown> {
  if (type === 'hash') return redis.hgetall(key);
  if (type === 'list') return redis.lrange(key, 0, -1);
  if (type === 'set') return redis.smembers(key);
  if (type === 'zset') return redis.zrange(key, 0, -1);
  if (type === 'stream') return redis.xrange(key, '-', '+');
  return redis.get(key);
}

/** Every object of a store, as it lies there. */
export async function objectsOf(url: string): Promise<Holding[]> {
  const objects = await openObjects(url);
  try {
    const holdings: Holding[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof objects.list>> = await objects.list('', { cursor });
      for (const { key } of page.items) {
        const text = (await buffer(await objects.get(key))).toString('latin1');
        holdings.push({ place: `object ${key}`, text: `${key}\n${text}` });
      }
      cursor = page.next;
    } while (cursor !== null);
    return holdings;
  } finally {
    await objects.close();
  }
}

/** The messages that wait in the queues of the services; each goes back where it was. */
export async function queuesOf(url: string, services: readonly string[]): Promise<Holding[]> {
  const connection = await connect(url);
  try {
    const holdings: Holding[] = [];
    for (const service of services) {
      for (const kind of ['requests', 'events', 'dead']) holdings.push(await queueOf(connection, service, kind));
    }
    return holdings;
  } finally {
    await connection.close();
  }
}

async function queueOf(connection: Awaited<ReturnType<typeof connect>>, service: string, kind: string) {
  const queue = `crossfoot.${service}.${kind}`;
  // A queue that is not there closes the channel.
  const channel = await connection.createChannel();
  channel.on('error', () => undefined);
  const texts: string[] = [];
  try {
    for (let message = await channel.get(queue); message !== false; message = await channel.get(queue))
      texts.push(`${message.fields.routingKey} ${message.content.toString('latin1')}`);
    await channel.close();
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes('NOT_FOUND')) throw error;
  }
  return { place: `queue ${queue}`, text: texts.join('\n') };
}
