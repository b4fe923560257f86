import { PortError } from '@crossfoot/ports';
import mongoose from 'mongoose';

const { MongoError, MongoServerError } = mongoose.mongo;
const DUPLICATE_KEY = 11_000;
const DOCUMENT_TOO_LARGE = 10_334;

/** Longer than the driver takes to find a server, wait for its answer and do both again. */
const LONGEST_MS = 75_000;

export type ReportMongodb = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs commands of the driver; what they throw comes out as a PortError, once `onFailure` has heard of it. Driver texts may
 * quote values: none is kept. A command that the driver forgets (see `DriverWatch`) holds nobody up for ever.
 */
export const reportingMongodb =
  (onFailure: (error: unknown) => void): ReportMongodb =>
  async (work) => {
    let timer: NodeJS.Timeout | undefined;
    const forgotten = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new PortError('unavailable', 'MongoDB did not answer a command')), LONGEST_MS);
      timer.unref();
    });
    try {
      return await Promise.race([work(), forgotten]);
    } catch (error) {
      onFailure(error);
      throw portErrorOf(error);
    } finally {
      clearTimeout(timer);
    }
  };

function portErrorOf(error: unknown): unknown {
  if (error instanceof PortError || !(error instanceof MongoError)) return error;
  if (error instanceof MongoServerError && error.code === DUPLICATE_KEY)
    return new PortError('alreadyExists', 'The id or a unique key is taken');
  if (error.code === DOCUMENT_TOO_LARGE)
    return new PortError('invalidDocument', 'The document is larger than MongoDB takes');
  return new PortError('unavailable', `MongoDB did not carry out a command (${error.name})`);
}
