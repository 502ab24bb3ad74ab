import type { FastifyRequest } from 'fastify';

/** Where the pages of the Android and iOS apps come from (product decision 17). */
export const NATIVE_ORIGINS: readonly string[] = ['capacitor://localhost', 'https://localhost'];

/** A site that is reached as https://localhost itself is no app. */
export function isNative({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  return origin !== undefined && NATIVE_ORIGINS.includes(origin) && site !== 'same-origin';
}
