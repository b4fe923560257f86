import type { BodyOf, PartsOf, ReplyOf, RouteName } from '@crossfoot/contracts/http';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { requestJson } from './request-json.ts';

type Parts<Name extends RouteName> = [PartsOf<Name>] extends [never]
  ? { readonly parts?: undefined }
  : { readonly parts: Readonly<Record<PartsOf<Name>, string>> };
type Body<Name extends RouteName> = [BodyOf<Name>] extends [undefined]
  ? { readonly body?: undefined }
  : { readonly body: BodyOf<Name> };
type CallOptions<Name extends RouteName> = Parts<Name> & Body<Name> & { readonly signal?: AbortSignal };
type MaybeOptions<Name extends RouteName> =
  Record<never, never> extends CallOptions<Name> ? [options?: CallOptions<Name>] : [options: CallOptions<Name>];

/** A call's path with its `{parts}` filled in. */
export function pathOf(name: RouteName, parts: Readonly<Record<string, string>> = {}): string {
  return name
    .slice(name.indexOf(' ') + 1)
    .replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(parts[part] ?? ''));
}

/**
 * One call of the public interface by its name, e.g. `call('POST /api/auth/login', { body })`. What it takes and what it
 * answers come from the routes of the contracts, which the server and its specs are held against.
 */
export function call<Name extends RouteName>(name: Name, ...[options]: MaybeOptions<Name>): Promise<ReplyOf<Name>> {
  const { parts, ...rest } = options ?? {};
  const method = name.slice(0, name.indexOf(' ')) as 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  return requestJson<ReplyOf<Name>>(pathOf(name, parts), { method, ...rest });
}

type GetName = Extract<RouteName, `GET ${string}`>;

/** A query by its path; `null` where nobody is signed in. */
export function getQuery<Name extends GetName>(name: Name, ...[options]: MaybeOptions<Name>) {
  return queryOptions({
    queryKey: [pathOf(name, options?.parts)],
    queryFn: async ({ signal }): Promise<ReplyOf<Name> | null> => {
      try {
        return await requestJson<ReplyOf<Name>>(pathOf(name, options?.parts), { signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return null;
        throw error;
      }
    },
  });
}
