import { NATIVE_ORIGINS } from '@moien/contract';
import type { FastifyRequest } from 'fastify';

/** A site that is reached as https://localhost itself is no app. */
export function isNative({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  return origin !== undefined && NATIVE_ORIGINS.includes(origin) && site !== 'same-origin';
}
