import { createReadingQueue } from './reading-queue.ts';
import { type Answer, createResponseCache } from './response-cache.ts';

/** Gives the cached response for a key, or reads it and caches it. */
export type CachedResponses = (question: string, read: () => Promise<Answer>) => Promise<string>;

/** Of the API's ten connections: whoever asks for many large searches leaves some to everybody else. */
export const READINGS_AT_ONCE = 8;

/**
 * Every write of the catalog raises the search generation. A cached response is sent only while the
 * generation is the one it was stored with, so it contains all that any process committed before the request.
 */
export function createCachedResponses(
  readGeneration: () => Promise<number>,
  maximumBytes: number,
): CachedResponses {
  const cache = createResponseCache(maximumBytes);
  const readInTurn = createReadingQueue<Answer>(READINGS_AT_ONCE);
  return async (question, read) => {
    const kept = cache.has(question) ? cache.find(question, await readGeneration()) : undefined;
    if (kept) return kept.text;
    const answer = await readInTurn(question, read);
    cache.keep(question, answer);
    return answer.text;
  };
}
