import type { FastifySchema, RouteOptions } from 'fastify';
import { NO_FIELDS } from '../plugins/known-fields.ts';
import { failuresOf } from './failure-responses.ts';
import { operationNameOf } from './operation-names.ts';
import { securityOf } from './security.ts';

/** Where the failures of an operation wait until the document is finished. */
export const FAILURES = 'x-failures';

/** What the documentation tells of a route beyond its schema: name, who may call it, and how it fails. */
export function describeOperation<Schema extends FastifySchema>({
  schema,
  url,
  route,
}: {
  schema: Schema;
  url: string;
  route: RouteOptions;
}): { schema: FastifySchema; url: string } {
  if (schema?.hide) return { schema, url };
  const { body, ...rest } = schema;
  return {
    url,
    schema: {
      ...rest,
      ...(body === undefined || body === NO_FIELDS ? {} : { body }),
      operationId: schema.operationId ?? operationNameOf(String(route.method), url),
      security: schema.security ?? securityOf(route.config?.access),
      response: answersOf(schema.response),
      [FAILURES]: failuresOf(route),
    } as FastifySchema,
  };
}

/** Without the ranges of statuses, which not every generator of clients understands. */
function answersOf(response: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(Object(response)).filter(([status]) => !/^[45]xx$/i.test(status)));
}
