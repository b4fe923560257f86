import { PortError } from '@crossfoot/ports';
import { S3Error } from 'minio';

export function isMissing(error: unknown): boolean {
  return error instanceof S3Error && (error.code === 'NoSuchKey' || error.code === 'NotFound');
}

const NETWORK = /^(ECONN|ETIMEDOUT|EPIPE|EHOST|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/;

function isNetworkFailure(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && NETWORK.test(error.code);
}

/** What the store or the way to it refuses comes out as a PortError; an error of the source stream stays what it is. */
export async function reportS3<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isMissing(error)) throw new PortError('notFound', 'There is no object of this key');
    if (error instanceof S3Error || isNetworkFailure(error))
      throw new PortError('unavailable', 'The object store did not carry out a request', { cause: error });
    throw error;
  }
}
