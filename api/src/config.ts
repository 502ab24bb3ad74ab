import { Type } from 'typebox';
import {
  COMMON_VARIABLES,
  type EnvironmentVariables,
  listenVariables,
  readTrustProxy,
  readVariables,
} from './environment.ts';

const Environment = Type.Object({
  DATABASE_URL: Type.String({ pattern: '^postgres(ql)?://', description: 'a postgres:// address' }),
  ...COMMON_VARIABLES,
  MEDIA_DIRECTORY: Type.String({ minLength: 1, description: 'a folder', default: 'var/media' }),
  SEARCH_CACHE_MEGABYTES: Type.Integer({
    minimum: 0,
    maximum: 9999,
    description: 'megabytes from 0 to 9999',
    default: 32,
  }),
  ...listenVariables({ host: '127.0.0.1', port: 4001 }),
});

export type ApiConfig = {
  databaseUrl: string;
  redisUrl: string | undefined;
  logLevel: string;
  mediaDirectory: string;
  /** As Fastify's `trustProxy`: whose `x-forwarded-for` is believed. */
  trustProxy: boolean | string;
  /** Origin under which visitors reach the site; without it the request's own host is used. */
  publicOrigin: string | undefined;
  isRateLimited: boolean;
  /** Room for finished answers of searches; 0 keeps none. */
  searchCacheBytes: number;
  host: string;
  port: number;
};

/** Reads the environment; throws one sentence for each variable that cannot be used, without its value. */
export function readConfig(environment: EnvironmentVariables): ApiConfig {
  const given = readVariables(Environment, environment);
  return {
    databaseUrl: given.DATABASE_URL,
    redisUrl: given.REDIS_URL,
    logLevel: given.LOG_LEVEL,
    mediaDirectory: given.MEDIA_DIRECTORY,
    trustProxy: readTrustProxy(given.TRUST_PROXY),
    publicOrigin: given.PUBLIC_ORIGIN,
    isRateLimited: given.RATE_LIMIT === 'on',
    searchCacheBytes: given.SEARCH_CACHE_MEGABYTES * 1024 * 1024,
    host: given.HOST,
    port: given.PORT,
  };
}
