import type { IncomingMessage } from 'node:http';
import { REALTIME_URL } from '@moien/contract';

/** Any other request that asks for an upgrade is answered as if it had not (RFC 9110 §7.8). */
export function isWebsocketUpgrade({ method, url = '', headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers.upgrade?.toLowerCase() === 'websocket' &&
    url.split('?', 1)[0] === REALTIME_URL
  );
}
