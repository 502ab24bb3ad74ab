import { LRUCache } from 'lru-cache';

/** A finished answer of a search and the search generation that it was read in. */
export type Answer = { text: string; generation: number };

/** Answers by their question, those asked for longest ago leave first; `maximumBytes` 0 keeps nothing. */
export function createResponseCache(maximumBytes: number) {
  const answers = new LRUCache<string, Answer>({
    // The cache knows no room of 0: every answer is larger than 1.
    maxSize: Math.max(maximumBytes, 1),
    sizeCalculation: bytesOf,
  });
  return {
    has: (key: string) => answers.has(key),

    /** Only an answer of this very generation. */
    find: (key: string, generation: number): Answer | undefined =>
      answers.peek(key)?.generation === generation ? answers.get(key) : undefined,

    keep: (key: string, answer: Answer): void => void answers.set(key, answer),
  };
}

/** At most: two bytes a character, and what the map needs. */
function bytesOf({ text }: Answer, key: string): number {
  return 2 * (key.length + text.length) + 200;
}
