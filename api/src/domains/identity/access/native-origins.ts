import cors from '@fastify/cors';
import {
  BROWSER_TOKEN_HEADER,
  CHALLENGE_HEADER,
  NATIVE_ORIGINS,
  SESSION_TOKEN_HEADER,
} from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import { isNative } from './native-origin.ts';

const PREFLIGHT_SECONDS = 7200;

/**
 * Pages of the apps may call the API and read its answers (product decision 17); pages of other sites may
 * not.
 */
export async function acceptNativeOrigins(api: FastifyInstance): Promise<void> {
  api.addHook('onRoute', (route) => {
    // The plugin's own, which says nothing of access.
    if (route.method === 'OPTIONS' && route.url === '*') route.config = { access: 'everyone' };
  });
  // They carry tokens in headers: no handler can take a cookie of the system's browser for theirs.
  api.addHook('onRequest', async (request) => {
    if (isNative(request)) delete request.headers.cookie;
  });
  await api.register(cors, {
    // To everybody else it is as if there were no preflights.
    origin: (origin, done) => done(null, origin !== undefined && NATIVE_ORIGINS.includes(origin) && origin),
    credentials: false,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', BROWSER_TOKEN_HEADER, CHALLENGE_HEADER],
    exposedHeaders: [SESSION_TOKEN_HEADER, BROWSER_TOKEN_HEADER, 'retry-after'],
    maxAge: PREFLIGHT_SECONDS,
  });
}
