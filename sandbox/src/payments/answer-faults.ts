import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';
import { isControlPath } from './control.routes.ts';
import { idempotencyKey } from './idempotency.ts';
import type { Provider } from './provider.ts';
import type { Call } from './store.ts';

/** Calls that are kept, the latest. */
const LONGEST_LIST = 10_000;

/** Notes every call and injects the faults of answers. Calls of the control interface are left alone. */
export function registerCallsAndFaults(app: FastifyInstance, provider: Provider): void {
  const { store, clock, faults, timers } = provider;
  const calls = new WeakMap<FastifyRequest, Call>();

  app.addHook('onRequest', async (request, reply) => {
    if (isControlPath(request.url)) return;
    clock.runDue();
    const call: Call = {
      at: clock.now(),
      method: request.method,
      path: request.url,
      idempotencyKey: idempotencyKey(request),
      body: null,
    };
    calls.set(request, call);
    store.calls.push(call);
    if (store.calls.length > LONGEST_LIST) store.calls.shift();
    if (faults.take('lose-before', subjectOf(request))) {
      reply.hijack();
      request.raw.socket.destroy();
    } else if (faults.take('status-503', subjectOf(request)))
      throw new ApiError(503, 'service_unavailable', 'The service is temporarily unavailable.');
  });

  app.addHook('preValidation', async (request) => {
    const call = calls.get(request);
    if (call) call.body = withoutCard(request.body);
  });

  app.addHook('onSend', async (request) => {
    if (isControlPath(request.url)) return;
    const delay = faults.take('delay-answer', subjectOf(request));
    if (delay) await new Promise<void>((resolve) => timers.schedule(resolve, delay.milliseconds ?? 0));
    if (faults.take('lose-after', subjectOf(request))) request.raw.socket.destroy();
  });
}

/** Method, path without version and client, and the key if there is one: `POST /payins/card/direct 01aa…`. */
export function subjectOf(request: FastifyRequest): string {
  const { method, url } = request;
  const path = url.split('?', 1)[0] ?? '';
  const key = idempotencyKey(request);
  return `${method} ${path.replace(/^\/v2\.01\/(?!oauth\/)[^/]+/, '')}${key ? ` ${key}` : ''}`;
}

/** Numbers of cards are kept nowhere, not even those of tests. */
function withoutCard(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('cardNumber' in body)) return body ?? null;
  return { ...body, cardNumber: '…', cardCvx: '…' };
}
