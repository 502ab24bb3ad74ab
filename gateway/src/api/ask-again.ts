import { setTimeout as delay } from 'node:timers/promises';
import { getSession } from '@moien/contract';

/** How a connection says that it ended before there was an answer: in the words of undici and of Node. */
const CONNECTION_ENDED: ReadonlySet<unknown> = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);
const READING_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** In milliseconds: then the others that ended together with this connection are known, too. */
export const PAUSE_BEFORE_ASKING_AGAIN = 1;

/**
 * An API that ends closes its idle connections, of which one may have been given a call at that moment. Such
 * a call was most likely not even read; it is sent once more only if it changes nothing.
 */
export function mayAskAgain(method: string, error: unknown): boolean {
  return READING_METHODS.has(method) && hasConnectionEnded(error);
}

function hasConnectionEnded(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return CONNECTION_ENDED.has(Reflect.get(error, 'code')) || hasConnectionEnded(error.cause);
}

/** Sends a call, and once more if that may be done. Who is signed in is read by POST. */
export async function sendAgainIfCut<Answer>(
  { method, url }: { method: string; url: string },
  send: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (!mayAskAgain(url === getSession.url ? 'GET' : method, error)) throw error;
    await delay(PAUSE_BEFORE_ASKING_AGAIN);
    return send();
  }
}
