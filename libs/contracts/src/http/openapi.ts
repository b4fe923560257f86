import { z } from 'zod';
import { errorStatus, type ErrorCode } from '../coded-error.ts';
import { errorBodySchema } from '../error-code.contract.ts';
import type { HttpRoute } from './http-route.contract.ts';
import { httpRoutes } from './http-routes.contract.ts';

/** Codes that any call may answer with. */
const everywhere: readonly ErrorCode[] = ['VALIDATION_FAILED', 'CROSS_SITE_REQUEST', 'SERVICE_UNAVAILABLE', 'INTERNAL'];

/** The public interface as an OpenAPI 3.1 document, generated from the contracts. */
export function openApiDocument(routes: readonly HttpRoute[] = httpRoutes): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) (paths[route.path] ??= {})[route.method.toLowerCase()] = operation(route);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Crossfoot',
      version: '1',
      description: 'The calls of the web front end. Every error is JSON with `message` and a code in `error`.',
    },
    paths,
    components: { schemas: { Error: jsonSchema(errorBodySchema, 'output') } },
  };
}

function operation(route: HttpRoute): Record<string, unknown> {
  const body = route.json ?? route.multipart;
  const type = route.json === undefined ? 'multipart/form-data' : 'application/json';
  return {
    summary: route.summary,
    'x-access': route.access,
    parameters: [
      ...[...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) =>
        parameter('path', name ?? '', { type: 'string' }, true),
      ),
      ...parametersOf('query', route.query),
      ...parametersOf('header', route.headers),
    ],
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: { [type]: { schema: jsonSchema(body, 'input') } } } }),
    responses: {
      200: {
        description: 'OK',
        content: {
          [route.reply.type]: 'schema' in route.reply ? { schema: jsonSchema(route.reply.schema, 'output') } : {},
        },
      },
      ...refusals([...route.errors, ...everywhere]),
    },
  };
}

/** One entry a status; the description names its codes. */
function refusals(codes: readonly ErrorCode[]): Record<string, unknown> {
  const byStatus = Map.groupBy(new Set(codes), (code) => errorStatus[code]);
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return Object.fromEntries([...byStatus].map(([status, all]) => [status, { description: all.join(', '), content }]));
}

function parametersOf(place: 'query' | 'header', schema: z.ZodType | undefined): Record<string, unknown>[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, value]) => parameter(place, name, value, required.includes(name)));
}

function parameter(place: string, name: string, schema: unknown, required: boolean): Record<string, unknown> {
  return { in: place, name, required, schema };
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
