/** A browser asks so often, and so long apart: whoever has not answered has answered as well. */
const TIMES_MAXIMUM = 3;
const REST_MILLISECONDS = 42 * 86_400_000;

/** @param askedAt when it has asked before, and `now`: milliseconds since 1970 */
export function isDue(askedAt: readonly number[], now: number): boolean {
  return askedAt.length < TIMES_MAXIMUM && askedAt.every((at) => now - at >= REST_MILLISECONDS);
}
