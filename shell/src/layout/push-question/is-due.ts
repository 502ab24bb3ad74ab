import type { PushQuestionMemory } from '@moien/shared-lib';

/** A browser asks so often, and so long apart: whoever has not answered has answered as well. */
const TIMES_MAXIMUM = 3;
const REST_MILLISECONDS = 42 * 86_400_000;

/** @param now milliseconds since 1970 */
export function isDue(memory: PushQuestionMemory | undefined, now: number): boolean {
  if (!memory) return true;
  return memory.count < TIMES_MAXIMUM && now - Date.parse(memory.askedTimestamp) >= REST_MILLISECONDS;
}
