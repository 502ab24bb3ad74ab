import type { PropertyPage } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';

/** The answer to a search that succeeds, by its query string. */
export async function searchHomes(
  app: FastifyInstance,
  parameters: string,
): Promise<Static<typeof PropertyPage>> {
  const response = await app.inject({ url: `/api/properties?${parameters}` });
  expect([parameters, response.statusCode]).toEqual([parameters, 200]);
  return response.json();
}
