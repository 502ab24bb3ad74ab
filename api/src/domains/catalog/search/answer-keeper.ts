import { type Answer, createAnswerCache } from './answer-cache.ts';
import { createReadingQueue } from './reading-queue.ts';

/** Gives the kept answer to a question, or reads it and keeps it. */
export type AnswerKeeper = (question: string, read: () => Promise<Answer>) => Promise<string>;

/** Of the API's ten connections: whoever asks for many large searches leaves some to everybody else. */
export const READINGS_AT_ONCE = 8;

/**
 * Finished answers. A kept one is given only while the search generation is the one in which it was read, so
 * whatever was committed before the question is in the answer, whichever process committed it.
 */
export function createAnswerKeeper(
  readGeneration: () => Promise<number>,
  maximumBytes: number,
): AnswerKeeper {
  const cache = createAnswerCache(maximumBytes);
  const readInTurn = createReadingQueue<Answer>(READINGS_AT_ONCE);
  return async (question, read) => {
    const kept = cache.has(question) ? cache.find(question, await readGeneration()) : undefined;
    if (kept) return kept.text;
    const answer = await readInTurn(question, read);
    cache.keep(question, answer);
    return answer.text;
  };
}
