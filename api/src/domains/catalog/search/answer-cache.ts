import { RecentlyUsed } from '../../../lib/recently-used.ts';

/** A finished answer of a search and the search generation that it was read in. */
export type Answer = { text: string; generation: number };

/** Answers by their question, those asked for longest ago leave first; `maximumBytes` 0 keeps nothing. */
export function createAnswerCache(maximumBytes: number) {
  const answers = new RecentlyUsed<Answer>(maximumBytes, bytesOf);
  return {
    has: (key: string) => answers.has(key),

    /** Only an answer of this very generation. */
    find: (key: string, generation: number): Answer | undefined =>
      answers.peek(key)?.generation === generation ? answers.use(key) : undefined,

    keep: (key: string, answer: Answer): void => answers.keep(key, answer),
  };
}

/** At most: two bytes a character, and what the map needs. */
function bytesOf(key: string, { text }: Answer): number {
  return 2 * (key.length + text.length) + 200;
}
