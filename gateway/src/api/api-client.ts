import { IN_PROCESS_ADDRESS } from '@moien/api';
import { LANGUAGE_STORAGE_KEY, languageOfPath, type RenderTransport } from '@moien/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import inject from 'light-my-request';
import type { ApiWatch } from './api-watch.ts';
import { sendAgainIfCut } from './ask-again.ts';
import { visitorHeaders } from './visitor-headers.ts';

export type ApiClient = {
  /**
   * Calls the API for a visitor: with their cookies, address, protocol and host, so that rights and limits
   * are theirs.
   */
  transportFor: (visitor: FastifyRequest) => RenderTransport;
  /** Calls the API for what is everybody's: no visitor's limit can refuse it. */
  ownTransport: RenderTransport;
  /**
   * The same for a call that waits until there is something new: without a limit of time, and left alone when
   * it is withdrawn.
   */
  waitingTransport: RenderTransport;
};

/** The unspecified one, from which no visitor comes. */
const OWN_ADDRESS = '0.0.0.0';

/** The API mounted in this process. */
export function createInProcessClient(app: FastifyInstance): ApiClient {
  const transportAs =
    (remoteAddress: string, headers: Record<string, string>): RenderTransport =>
    async ({ method, url, body, signal }) => {
      // `app.inject` refuses while the server closes, when open documents still need their data.
      const answer = await inject(app.routing, {
        method,
        url,
        remoteAddress,
        headers,
        ...(signal ? { signal } : {}),
        ...(body === undefined ? {} : { payload: body as object }),
      });
      return { status: answer.statusCode, body: parse(answer.payload) };
    };
  return {
    transportFor: (visitor) =>
      transportAs(IN_PROCESS_ADDRESS, { ...visitorHeaders(visitor), ...sessionOf(visitor) }),
    ownTransport: transportAs(OWN_ADDRESS, {}),
    // The API ends those who wait when it closes; to be cut off would be an error in its log.
    waitingTransport: ({ signal, ...call }) => untilAborted(transportAs(OWN_ADDRESS, {})(call), signal),
  };
}

export type RemoteApi = {
  apiUrl: string;
  /** Milliseconds after which a call fails. */
  timeout: number;
  /** The API may know its site's name and not that of its own machine. */
  publicOrigin: string | undefined;
  watch: ApiWatch;
};

/** The API of another process, for ROLE=gateway. */
export function createRemoteClient({ apiUrl, timeout, publicOrigin, watch }: RemoteApi): ApiClient {
  const ownHeaders: Record<string, string> = publicOrigin
    ? { 'x-forwarded-host': new URL(publicOrigin).host }
    : {};
  const transportWith =
    (headers: Record<string, string>): RenderTransport =>
    async ({ method, url, body, signal }) => {
      const call = {
        method,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        body: body === undefined ? undefined : JSON.stringify(body),
        ...(signal ? { signal } : {}),
      };
      const answer = await sendAgainIfCut({ method, url }, () => fetch(new URL(url, apiUrl), call));
      return { status: answer.status, body: parse(await answer.text()) };
    };
  const limited = (transport: RenderTransport) => watched(transport, watch, timeout);
  return {
    transportFor: (visitor) => limited(transportWith({ ...visitorHeaders(visitor), ...sessionOf(visitor) })),
    ownTransport: limited(transportWith(ownHeaders)),
    waitingTransport: transportWith(ownHeaders),
  };
}

/** Fails after the time limit, and as soon as the API is known to be away. */
function watched(transport: RenderTransport, watch: ApiWatch, timeout: number): RenderTransport {
  return async ({ signal, ...call }) => {
    if (watch.isAway()) throw new Error('The API does not answer.');
    const given = new AbortController();
    const end = watch.begin((reason) => given.abort(reason));
    const signals = [given.signal, AbortSignal.timeout(timeout), ...(signal ? [signal] : [])];
    return transport({ ...call, signal: AbortSignal.any(signals) }).finally(end);
  };
}

function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return work;
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  return Promise.race([work, aborted]).finally(() => signal.removeEventListener('abort', abort));
}

/**
 * Who asks, and in which language they read: that of the document, whichever an earlier one has left in the
 * cookie.
 */
function sessionOf({ headers, url }: FastifyRequest): Record<string, string> {
  const language = languageOfPath(url.split('?', 1)[0] ?? '');
  // Of two cookies with one name the API reads the first.
  const cookies = [...(language ? [`${LANGUAGE_STORAGE_KEY}=${language}`] : []), headers.cookie ?? []].flat();
  return {
    ...(cookies.length > 0 ? { cookie: cookies.join('; ') } : {}),
    ...(headers['accept-language'] ? { 'accept-language': headers['accept-language'] } : {}),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
