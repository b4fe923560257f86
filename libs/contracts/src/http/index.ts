// Apart from the main entry, so that the web does not carry the table of all calls.
export type { HttpRoute } from './http-route.contract.ts';
export * from './http-routes.contract.ts';
export * from './openapi.ts';
export type * from './typed-routes.ts';
