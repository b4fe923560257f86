import { encodeMessageError } from '@crossfoot/ports';

/** What a reply says on the wire. */
export type Reply = { readonly value: unknown } | { readonly error: unknown };

/** Runs the work of a request into the bytes of its reply; an error becomes one that may cross, also that of a value that cannot. */
export async function replyOf(work: () => Promise<unknown>): Promise<Buffer> {
  try {
    return bytesOf({ value: (await work()) ?? null });
  } catch (error) {
    return bytesOf({ error: encodeMessageError(error) });
  }
}

const bytesOf = (reply: Reply): Buffer => Buffer.from(JSON.stringify(reply));

export function readReply(content: Buffer): Reply {
  try {
    const reply: unknown = JSON.parse(content.toString('utf8'));
    if (typeof reply === 'object' && reply !== null && 'value' in reply) return { value: reply.value };
    if (typeof reply === 'object' && reply !== null && 'error' in reply) return { error: reply.error };
  } catch (error) {
    return { error };
  }
  return { error: null };
}
