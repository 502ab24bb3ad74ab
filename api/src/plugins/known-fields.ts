import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its bodies are written by browsers as their standards say, with whatever fields later ones add. */
    isBodyOfOthers?: boolean;
  }
}

/** The body of a call that takes none. */
export const NO_FIELDS = Type.Object({}, { additionalProperties: false });

const WITHOUT_BODY = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * No body has fields that nobody reads: a call that declares none takes none, and one whose body is open
 * stops the start. Queries are closed one by one, where nobody else writes them.
 */
export function refuseUnknownFields(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const { schema, config } = route;
    if (
      schema?.hide ||
      config?.isBodyOfOthers ||
      [route.method].flat().some((name) => WITHOUT_BODY.has(name))
    )
      return;
    if (schema?.body === undefined) route.schema = { ...schema, body: NO_FIELDS };
    else if (!isClosed(schema.body))
      throw new Error(`The body of ${String(route.method)} ${route.url} may have fields that nobody knows.`);
  });
}

function isClosed(body: unknown): boolean {
  return typeof body === 'object' && body !== null && Reflect.get(body, 'additionalProperties') === false;
}
