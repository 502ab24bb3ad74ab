import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { createAccessTokens } from './access-token.ts';
import { ErrorReport, StoredResponse } from './mangopay.schema.ts';
import { isServerFault, type Outcome, unknown } from './outcome.ts';
import type { ProviderSettings } from './provider-settings.ts';

/** A payment takes two calls, and a gateway waits 15 s for the API. */
const TIMEOUT_MILLISECONDS = 7000;

const NO_CONTENT = 204;
const UNAUTHORIZED = 401;
const NOT_FOUND = 404;
/** Of a key that was used before. */
const CONFLICT = 409;
/** Answers that say nothing of whether the work was done, beside those of the server's own faults. */
const UNDECIDED = new Set([408, 425, 429]);

type Method = 'GET' | 'POST' | 'PUT';

export type Request<Schema extends TSchema> = {
  method: Method;
  /** Below `/v2.01/{ClientId}`. */
  path: string;
  body?: object;
  /** 16 to 36 letters, digits and hyphens; the same key is done once within 24 hours. */
  key?: string;
  answer: Schema;
};

type Received = { status: number; body: unknown };

export type MangopayClient = ReturnType<typeof createMangopayClient>;

/** MangoPay's API v2.01. No call throws: what a broken connection leaves open is an outcome as well. */
export function createMangopayClient(settings: ProviderSettings, timeoutMilliseconds = TIMEOUT_MILLISECONDS) {
  const tokens = createAccessTokens(settings, timeoutMilliseconds);

  const send = async (
    { method, path, body, key }: Omit<Request<TSchema>, 'answer'>,
    isRepeated = false,
  ): Promise<Received> => {
    const token = await tokens.take();
    const answer = await fetch(`${settings.origin}/v2.01/${settings.clientId}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMilliseconds),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const received: unknown = answer.status === NO_CONTENT ? null : await answer.json();
    if (answer.status !== UNAUTHORIZED || isRepeated) return { status: answer.status, body: received };
    tokens.forget();
    return send({ method, path, ...(body ? { body } : {}), ...(key ? { key } : {}) }, true);
  };

  /**
   * Of the first call with this key; null when there was none within 24 hours. Of one that ended in a fault
   * of the provider `isServerFault` holds.
   */
  const findResponse = async <Schema extends TSchema>(
    key: string,
    schema: Schema,
  ): Promise<Outcome<Static<Schema>> | null> => {
    const stored = await attempt(() => send({ method: 'GET', path: `/responses/${key}` }));
    if (stored.is !== 'answered') return stored;
    if (stored.value.status === NOT_FOUND) return null;
    const outcome = read(stored.value, StoredResponse);
    // A refusal of this question is none of the call that it is about.
    if (outcome.is !== 'answered') return unknown(outcome.reason);
    const { StatusCode, Resource: body } = outcome.value;
    const status = Number(StatusCode);
    return status >= 500 ? { is: 'refused', status, reason: 'stored' } : read({ status, body }, schema);
  };

  return {
    async call<Schema extends TSchema>(request: Request<Schema>): Promise<Outcome<Static<Schema>>> {
      const received = await attempt(() => send(request));
      if (received.is !== 'answered') return received;
      if (received.value.status !== CONFLICT || !request.key) return read(received.value, request.answer);
      const first = await findResponse(request.key, request.answer);
      if (first && !isServerFault(first)) return first;
      return unknown('the first call with this key is under way or has no answer');
    },

    findResponse,
  };
}

/** Where there is no provider: nothing is known of anything. */
export function createMissingClient(): MangopayClient {
  const missing = async () => unknown('there is no payment provider: set SANDBOX_ORIGIN');
  return { call: missing, findResponse: missing };
}

async function attempt(work: () => Promise<Received>): Promise<Outcome<Received>> {
  try {
    return { is: 'answered', value: await work() };
  } catch (error) {
    return unknown(error instanceof Error ? error.message : String(error));
  }
}

function read<Schema extends TSchema>({ status, body }: Received, schema: Schema): Outcome<Static<Schema>> {
  if (status >= 200 && status < 300)
    return Value.Check(schema, body)
      ? { is: 'answered', value: body }
      : unknown('the answer has another shape than expected');
  if (status >= 500 || UNDECIDED.has(status) || status === UNAUTHORIZED || status < 400)
    return unknown(`status ${status}`);
  return { is: 'refused', status, reason: reasonOf(body) };
}

/** Names of fields and kinds of faults; never what was sent. */
function reasonOf(body: unknown): string {
  if (!Value.Check(ErrorReport, body)) return 'without a report';
  return [body.Type ?? 'error', ...Object.keys(body.errors ?? {})].join(' ');
}
