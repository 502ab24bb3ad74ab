/** Of one connection to the database, on average. */
const SHARE = 1 / 4;
const AT_ONCE_MILLISECONDS = 1000;

/**
 * How much of the database's time each person may take: a quarter of one connection on average, and a second
 * at once. Ten pages that watch large searches cost no more than this.
 */
export function createDatabaseTimeQuota(now: () => number = performance.now.bind(performance)) {
  /** When the time that a person has used is paid back. */
  const evenAt = new Map<string, number>();
  return {
    hasTimeLeft: (personId: string): boolean =>
      (evenAt.get(personId) ?? 0) - now() < AT_ONCE_MILLISECONDS / SHARE,

    take(personId: string, milliseconds: number): void {
      const time = now();
      evenAt.set(personId, Math.max(time, evenAt.get(personId) ?? time) + milliseconds / SHARE);
    },

    /** @returns how many people are still kept in mind */
    forgetEven(): number {
      const time = now();
      for (const [personId, at] of evenAt) if (at <= time) evenAt.delete(personId);
      return evenAt.size;
    },
  };
}
