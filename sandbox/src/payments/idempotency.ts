import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, notFound, paramError } from './api-error.ts';
import type { Provider } from './provider.ts';
import type { StoredResponse } from './store.ts';

const DAY = 24 * 60 * 60 * 1000;

const KEY = /^[A-Za-z0-9-]{16,36}$/;

/**
 * The first POST with an `Idempotency-Key` is done and its answer stored, whatever its status, before that
 * answer is delayed or lost. For a day every further one is answered 409.
 */
export function registerIdempotency(app: FastifyInstance, provider: Provider): void {
  const { store, clock } = provider;
  const keyOf = new WeakMap<FastifyRequest, string>();
  const underWay = new Set<string>();

  app.addHook('preHandler', async (request) => {
    const key = idempotencyKey(request);
    if (key === undefined || request.method !== 'POST' || !isOfClient(request)) return;
    if (!KEY.test(key))
      throw paramError({ 'Idempotency-Key': 'The key must be 16 to 36 letters, digits or dashes.' });
    if (underWay.has(key) || storedResponse(provider, key))
      throw new ApiError(
        409,
        'idempotent_creation_conflict',
        'A resource has already been created with this Idempotency Key',
      );
    underWay.add(key);
    keyOf.set(request, key);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const key = keyOf.get(request);
    if (key === undefined) return;
    underWay.delete(key);
    store.responses.set(key, {
      at: clock.now(),
      statusCode: reply.statusCode,
      contentType: String(reply.getHeader('content-type')),
      body: String(payload),
      requestUrl: request.url,
    });
  });
}

/** What was answered to a key within the last day. */
export function registerResponseRoute(api: FastifyInstance, provider: Provider): void {
  api.get<{ Params: { key: string } }>('/responses/:key', (request) => {
    const response = storedResponse(provider, request.params.key);
    if (!response) throw notFound(request.params.key);
    return {
      StatusCode: String(response.statusCode),
      ContentLength: String(Buffer.byteLength(response.body)),
      ContentType: response.contentType,
      Date: new Date(response.at).toUTCString(),
      Resource: JSON.parse(response.body) as unknown,
      RequestURL: response.requestUrl,
    };
  });
}

function storedResponse({ store, clock }: Provider, key: string): StoredResponse | undefined {
  const response = store.responses.get(key);
  return response && clock.now() - response.at < DAY ? response : undefined;
}

/** Only calls below `/v2.01/{ClientId}` have keys. */
function isOfClient({ params }: FastifyRequest): boolean {
  return typeof params === 'object' && params !== null && 'clientId' in params;
}

export function idempotencyKey({ headers }: FastifyRequest): string | undefined {
  return headers['idempotency-key']?.toString();
}
