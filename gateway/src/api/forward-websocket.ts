import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { REALTIME_MESSAGE_MAXIMUM, REALTIME_URL } from '@moien/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { visitorHeaders } from './visitor-headers.ts';

/** Of what the API says to a page: pins of a part of the map. */
const EVENT_BYTES_MAXIMUM = 1024 * 1024;
const CLOSE_TIMEOUT_MILLISECONDS = 1000;
const GOING_AWAY = 1001;
/** What the API decides by, beside the address of the visitor. */
const FORWARDED_HEADERS = ['cookie', 'origin', 'sec-fetch-site', 'user-agent', 'accept-language'];

type PageSocket = Pick<WebSocket, 'close'>;

/**
 * A page's websocket to the API of another process. The upgrade is answered here before the API is asked:
 * what it refuses then is closed with 1011, and with the API's own codes once it has been accepted there.
 * @param timeout milliseconds that the API may take to answer an upgrade
 */
export async function forwardWebsocket(
  app: FastifyInstance,
  options: FastifyHttpProxyOptions,
  timeout: number,
): Promise<void> {
  const wsServerOptions = { maxPayload: REALTIME_MESSAGE_MAXIMUM, closeTimeout: CLOSE_TIMEOUT_MILLISECONDS };
  const wsClientOptions = {
    rewriteRequestHeaders: (_headers: unknown, request: FastifyRequest) => ({
      ...headersOf(request),
      ...visitorHeaders(request),
    }),
    // Pings and their answers are passed on: the API hears of a page that is gone, not of this process.
    autoPong: false,
    perMessageDeflate: false,
    handshakeTimeout: timeout,
    maxPayload: EVENT_BYTES_MAXIMUM,
    closeTimeout: CLOSE_TIMEOUT_MILLISECONDS,
  };
  const pages = new Set<PageSocket>();
  const wsHooks = {
    onConnect: (_context: unknown, page: PageSocket) => void pages.add(page),
    onDisconnect: (_context: unknown, page: PageSocket) => void pages.delete(page),
  };
  // The library closes them, too, without a code.
  app.addHook('preClose', async () => {
    for (const page of pages) page.close(GOING_AWAY);
  });
  await app.register(proxy, {
    ...options,
    prefix: REALTIME_URL,
    rewritePrefix: REALTIME_URL,
    routes: ['/'],
    websocket: true,
    wsHooks,
    wsServerOptions,
    wsClientOptions,
  });
}

function headersOf({ headers }: FastifyRequest): Record<string, string> {
  return Object.fromEntries(
    FORWARDED_HEADERS.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}
