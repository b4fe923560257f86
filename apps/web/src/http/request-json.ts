import type { z } from 'zod';
import { errorFromReply } from './api-error.ts';

interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

async function send(path: string, { method = 'GET', body, signal }: RequestOptions): Promise<Response> {
  const reply = await fetch(path, {
    method,
    credentials: 'include',
    ...(signal === undefined ? {} : { signal }),
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw errorFromReply(reply.status, reply.statusText, await reply.text());
  return reply;
}

/** One JSON call to our server, cookies included. Throws `ApiError` for a reply that is not OK. */
export async function requestJson<Reply = unknown>(path: string, options: RequestOptions = {}): Promise<Reply> {
  const text = await (await send(path, options)).text();
  return (text === '' ? null : JSON.parse(text)) as Reply;
}

/** One page of a list: its rows, each checked, how many there are in all, and where the next page is. */
export async function requestPage<Row extends z.ZodType>(
  path: string,
  row: Row,
): Promise<{ readonly items: readonly z.output<Row>[]; readonly total: number; readonly next: string | null }> {
  const reply = await send(path, {});
  const items = row.array().parse(await reply.json());
  return {
    items,
    total: Number(reply.headers.get('x-total-count') ?? items.length),
    next: /<([^>]+)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1] ?? null,
  };
}

/** A file from our server. */
export async function requestBlob(path: string): Promise<{ blob: Blob; filename: string | null }> {
  const reply = await send(path, {});
  const named = /filename\*?=(?:UTF-8'')?"?([^";]+)"?/i.exec(reply.headers.get('content-disposition') ?? '')?.[1];
  return { blob: await reply.blob(), filename: named === undefined ? null : decodeURIComponent(named) };
}
