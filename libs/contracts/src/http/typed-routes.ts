import type { z } from 'zod';
import type { WebRoute } from './http-routes.contract.ts';

/** "POST /api/auth/login": the name of a call. Types alone, so that the browser carries no table of calls. */
export type RouteName = { [Route in WebRoute as `${Route['method']} ${Route['path']}`]: Route } extends infer Table
  ? keyof Table & string
  : never;

export type RouteOf<Name extends RouteName> = Extract<
  WebRoute,
  Name extends `${infer Method} ${infer Path}` ? { readonly method: Method; readonly path: Path } : never
>;

/** What a call takes as JSON; undefined where it takes nothing. */
export type BodyOf<Name extends RouteName> =
  RouteOf<Name> extends { readonly json: infer Schema extends z.ZodType } ? z.input<Schema> : undefined;

/** What a call answers. */
export type ReplyOf<Name extends RouteName> = RouteOf<Name>['reply'] extends {
  readonly schema: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : Blob;

/** The `{name}` parts of a call's path. */
export type PartsOf<Name extends RouteName> = PartsIn<RouteOf<Name>['path']>;
type PartsIn<Path extends string> = Path extends `${string}{${infer Part}}${infer Rest}` ? Part | PartsIn<Rest> : never;
