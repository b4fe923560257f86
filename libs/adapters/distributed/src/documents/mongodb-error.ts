import { PortError } from '@crossfoot/ports';
import mongoose from 'mongoose';

const { MongoError, MongoServerError } = mongoose.mongo;
const DUPLICATE_KEY = 11_000;
const DOCUMENT_TOO_LARGE = 10_334;

/** Runs a command of the driver; what it throws comes out as a PortError. Driver texts may quote values: none is kept. */
export async function reportMongodb<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PortError || !(error instanceof MongoError)) throw error;
    if (error instanceof MongoServerError && error.code === DUPLICATE_KEY)
      throw new PortError('alreadyExists', 'The id or a unique key is taken');
    if (error.code === DOCUMENT_TOO_LARGE)
      throw new PortError('invalidDocument', 'The document is larger than MongoDB takes');
    throw new PortError('unavailable', `MongoDB did not carry out a command (${error.name})`);
  }
}
