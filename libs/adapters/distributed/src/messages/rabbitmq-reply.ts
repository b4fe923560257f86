import { encodeMessageError, jsonCopy } from '@crossfoot/ports';

/** What a reply says on the wire. */
export type Reply = { readonly value: unknown } | { readonly error: unknown };

/** Runs the work of a request into the bytes of its reply; an error becomes one that may cross. */
export async function replyOf(work: () => Promise<unknown>): Promise<Buffer> {
  let reply: Reply;
  try {
    reply = { value: jsonCopy(await work()) };
  } catch (error) {
    reply = { error: encodeMessageError(error) };
  }
  return Buffer.from(JSON.stringify(reply));
}

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
