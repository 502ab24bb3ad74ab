/** A token bucket that holds at most `perSecond` tokens and is refilled by as many each second. */
export function createTokenBucket(perSecond: number, now: () => number = performance.now.bind(performance)) {
  let left = perSecond;
  let seenAt = now();
  /** @returns whether it is within what is allowed */
  return (): boolean => {
    const time = now();
    left = Math.min(perSecond, left + ((time - seenAt) / 1000) * perSecond);
    seenAt = time;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
