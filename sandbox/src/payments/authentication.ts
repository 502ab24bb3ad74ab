import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paramError, unauthorized } from './api-error.ts';
import { newSecret } from './identifiers.ts';
import type { Provider } from './provider.ts';

export type PaymentClient = { clientId: string; apiKey: string };

export const TOKEN_PATH = '/v2.01/oauth/token';

/** Seconds. */
const TOKEN_LIFETIME = 1200;

/** OAuth 2.0 client credentials (RFC 6749 §4.4), the client in the header `Authorization: Basic`. */
export function registerTokenRoute(
  app: FastifyInstance,
  { store, clock }: Provider,
  clients: readonly PaymentClient[],
): void {
  app.post<{ Body: unknown }>(TOKEN_PATH, (request) => {
    const [scheme, encoded = ''] = (request.headers.authorization ?? '').split(' ');
    const credentials = Buffer.from(encoded, 'base64').toString();
    const client = clients.find(({ clientId, apiKey }) => isSame(credentials, `${clientId}:${apiKey}`));
    if (scheme?.toLowerCase() !== 'basic' || !client) throw unauthorized('authentication_failed');
    const { grant_type: grantType } = (request.body ?? {}) as Record<string, unknown>;
    if (grantType !== 'client_credentials')
      throw paramError({ grant_type: 'The grant type must be client_credentials.' });
    const token = newSecret();
    store.accessTokens.set(token, {
      clientId: client.clientId,
      expiresAt: clock.now() + TOKEN_LIFETIME * 1000,
    });
    return { access_token: token, token_type: 'bearer', expires_in: TOKEN_LIFETIME };
  });
}

/** @throws ApiError 401 unless the call carries a token of the client in its path */
export function authenticate({ store, clock }: Provider, request: FastifyRequest): void {
  const token = store.accessTokens.get(bearerToken(request));
  const { clientId } = request.params as { clientId?: string };
  if (!token || token.expiresAt <= clock.now() || token.clientId !== clientId)
    throw unauthorized('Authorization has been denied for this request.');
}

export function bearerToken({ headers }: FastifyRequest): string {
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
}

/** Compares secrets in a time that says nothing of them. */
export function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(sha256(given), sha256(expected));
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
