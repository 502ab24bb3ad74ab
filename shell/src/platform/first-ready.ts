type Options<Release> = {
  /** Milliseconds to wait for a release before the next one is started beside it. */
  timeLeftFor: (release: Release) => number;
  /** A release has used up the patience; that is no failure. */
  onSlow: (release: Release) => void;
};

/**
 * Starts releases in their order, the next one when one fails or keeps the page waiting; the first that is
 * ready wins.
 */
export function firstReady<Release, Value>(
  releases: Release[],
  start: (release: Release) => Promise<Value>,
  { timeLeftFor, onSlow }: Options<Release>,
): Promise<{ release: Release; value: Value }> {
  return new Promise((resolve, reject) => {
    const failures: unknown[] = [];
    let started = 0;

    function startNext() {
      const release = releases[started];
      if (release === undefined) return;
      started += 1;
      const hasNext = started < releases.length;
      const timer = hasNext && setTimeout(() => beQuicker(release), timeLeftFor(release));
      start(release)
        .then((value) => resolve({ release, value }), fail)
        .finally(() => timer && clearTimeout(timer));
    }

    function beQuicker(release: Release) {
      onSlow(release);
      startNext();
    }

    function fail(error: unknown) {
      failures.push(error);
      if (failures.length === releases.length) reject(failures[0]);
      else if (failures.length === started) startNext();
    }

    startNext();
  });
}
