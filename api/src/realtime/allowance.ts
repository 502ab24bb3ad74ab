/** So many times a second, and as many at once; what is not used is not saved up beyond that. */
export function createAllowance(perSecond: number, now: () => number = performance.now.bind(performance)) {
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
