import { randomUUID } from 'node:crypto';
import { errorStatus } from '@crossfoot/contracts';
import { BrowserLike } from './http/browser-like.ts';

/**
 * Calls the interface with values made from its own OpenAPI description: what a schema asks for, and what it does not.
 * The same seed makes the same calls. A finding is an answer that must not be: a 5xx, an error without a code of the list,
 * words of the program's inside, an answer that may be cached, or none in time.
 */
export interface FuzzOptions {
  readonly url: string;
  readonly seed: number;
  readonly calls: number;
  /** Somebody who is signed in; asked for again where a call has ended that. */
  readonly signIn: () => Promise<BrowserLike>;
}

export interface FuzzReport {
  readonly statuses: Readonly<Record<string, number>>;
  readonly findings: readonly string[];
}

type Schema = Record<string, unknown>;
interface Operation {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly { in: string; name: string; schema: Schema }[];
  readonly body: { readonly type: string; readonly schema: Schema } | null;
}

const ANSWER_WITHIN_MS = 20_000;
/** They wait for what does not exist, or end the session that the other calls need. */
const LEFT_OUT = ['/api/conversions/{id}/events'];
const INSIDE = /node_modules|\bat [\w.]+ \(|\.ts:\d|SQLITE|zod|Mongo|stack/i;

const nasty: readonly unknown[] = [
  ...[
    '',
    ' ',
    '\0',
    '\r\nx-injected: 1',
    '../../etc/passwd',
    "' OR 1=1 --",
    '=HYPERLINK("x")',
    '<script>alert(1)</script>',
  ],
  ...['${7*7}', '%00', '\ud800', 'a'.repeat(5_000), '🧾'.repeat(300), 'null', 'NaN', '__proto__', 'constructor'],
  ...[0, -1, 1.5, 1e308, -1e308, 2 ** 53, true, false, null, [], {}, [[]], { $ne: null }, { $gt: '' }, { $where: '1' }],
  ...[JSON.parse('{"__proto__":{"isAdmin":true}}') as object, { toString: 1 }, [1, 'a', null]],
];

export async function fuzz({ url, seed, calls, signIn }: FuzzOptions): Promise<FuzzReport> {
  const random = generator(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const operations = operationsOf(await (await fetch(`${url}/api/openapi.json`)).json());
  const nobody = new BrowserLike(url);
  let user = await signIn();
  const statuses: Record<string, number> = {};
  const findings: string[] = [];
  for (let call = 0; call < calls; call += 1) {
    const operation = pick(operations);
    if (call % 50 === 49 && (await user.call('/api/auth/user')).status === 401) user = await signIn();
    const { path, init } = requestOf(operation, random, pick);
    const what = `seed ${seed}, call ${call}: ${operation.method} ${path.slice(0, 200)}`;
    // A copy, so that signing out by chance does not end the series for this caller.
    const caller = random() < 0.3 ? nobody : user;
    try {
      const answer = await caller.movedTo(url).call(path, { ...init, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
      const text = await answer.text();
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      const fault = faultOf(answer, text);
      if (fault !== null) findings.push(`${what}: ${fault} ${String(init.body).slice(0, 300)} → ${text.slice(0, 200)}`);
    } catch (error) {
      findings.push(`${what}: ${String(error)}`);
    }
  }
  return { statuses, findings };
}

function faultOf(answer: Response, text: string): string | null {
  if (answer.status >= 500) return String(answer.status);
  if (answer.headers.has('x-injected')) return 'a header was injected';
  if (answer.headers.get('cache-control')?.includes('no-store') !== true) return 'may be cached';
  if (answer.headers.get('x-content-type-options') !== 'nosniff') return 'may be sniffed';
  if (answer.status < 400) return null;
  if (INSIDE.test(text)) return 'tells of the inside';
  const { error } = JSON.parse(text) as { error?: string };
  const expected = (errorStatus as Readonly<Record<string, number>>)[error ?? ''];
  return expected === answer.status ? null : `error ${String(error)} with status ${answer.status}`;
}

function operationsOf(document: unknown): Operation[] {
  const { paths } = document as { paths: Record<string, Record<string, Schema>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      if (LEFT_OUT.includes(path)) return [];
      const { content } = (operation['requestBody'] ?? {}) as { content?: Record<string, { schema: Schema }> };
      const [type, media] = Object.entries(content ?? {})[0] ?? [];
      const body = type === undefined || media === undefined ? null : { type, schema: media.schema };
      return [
        { method: method.toUpperCase(), path, parameters: operation['parameters'] as Operation['parameters'], body },
      ];
    }),
  );
}

type Pick = <T>(list: readonly T[]) => T;

function requestOf(operation: Operation, random: () => number, pick: Pick): { path: string; init: RequestInit } {
  let { path } = operation;
  const query = new URLSearchParams();
  const headers: Record<string, string> = {};
  for (const { in: place, name, schema } of operation.parameters ?? []) {
    const isNasty = random() < 0.5;
    const value = asText(isNasty ? pick(nasty) : name === 'id' ? randomUUID() : valueOf(schema, random, pick, 0));
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value) || 'x');
    else if (place === 'query') for (let time = 0; time < 1 + random() * 2; time += 1) query.append(name, value);
    else headers[name.toLowerCase()] = value.replace(/[^\x20-\x7e]/g, '?').slice(0, 1_000);
  }
  if (random() < 0.2) query.append(asText(pick(nasty)), asText(pick(nasty)));
  const { body } = operation;
  const address = query.size > 0 ? `${path}?${query.toString()}` : path;
  const isReading = operation.method === 'GET';
  if (isReading || body === null) return { path: address, init: { method: operation.method, headers } };
  if (body.type === 'multipart/form-data') {
    const form = new FormData();
    for (const name of ['format', 'password', asText(pick(nasty)).slice(0, 40)]) form.append(name, asText(pick(nasty)));
    form.append(random() < 0.9 ? 'file' : 'other', new Blob([asText(pick(nasty))]), asText(pick(nasty)).slice(0, 200));
    return { path: address, init: { method: operation.method, headers, body: form } };
  }
  const value = random() < 0.15 ? pick(nasty) : valueOf(body.schema, random, pick, 0.25);
  const text = random() < 0.05 ? '{"a":' : JSON.stringify(value);
  return {
    path: address,
    init: { method: operation.method, headers: { ...headers, 'content-type': 'application/json' }, body: text },
  };
}

const asText = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.toWellFormed().slice(0, 2_000);
};

/** A value that the schema asks for; with `badly` as the chance that a part of it is something else. */
function valueOf(schema: Schema, random: () => number, pick: Pick, badly: number): unknown {
  if (random() < badly) return pick(nasty);
  const choices = (schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined;
  if (choices !== undefined) return valueOf(pick(choices), random, pick, badly);
  if (Array.isArray(schema['enum'])) return pick(schema['enum'] as unknown[]);
  if ('const' in schema) return schema['const'];
  switch (schema['type']) {
    case 'object': {
      const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
      const made = properties.map(([name, inner]) => [name, valueOf(inner, random, pick, badly)] as const);
      const kept = made.filter(() => random() > badly / 3);
      if (random() < badly) kept.push([asText(pick(nasty)), pick(nasty)]);
      return Object.fromEntries(kept);
    }
    case 'array':
      return Array.from({ length: Math.floor(random() * 4) }, () =>
        valueOf((schema['items'] ?? {}) as Schema, random, pick, badly),
      );
    case 'integer':
    case 'number':
      return Math.floor(random() * 1_000) - 10;
    case 'boolean':
      return random() < 0.5;
    case 'string':
      if (schema['format'] === 'uuid') return randomUUID();
      if (schema['format'] === 'email') return `fuzz-${Math.floor(random() * 1e9)}@example.com`;
      return 'x'.repeat(Math.floor(random() * 40));
    default:
      return pick(nasty);
  }
}

function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
