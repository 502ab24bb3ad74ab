const ASK_MILLISECONDS = 1000;
/** A server that starts again after a change of its settings is away for a moment. */
const MISSES_UNTIL_GONE = 3;

/** Asks for a file of a development server, and says once when it is gone. */
export function watchOrigin(
  file: string,
  onGone: () => void | Promise<void>,
  isThere: (file: string) => Promise<boolean> = answers,
): void {
  let misses = 0;
  const ask = async () => {
    misses = (await isThere(file)) ? 0 : misses + 1;
    if (misses < MISSES_UNTIL_GONE) setTimeout(ask, ASK_MILLISECONDS);
    else await onGone();
  };
  setTimeout(ask, ASK_MILLISECONDS);
}

async function answers(file: string): Promise<boolean> {
  return fetch(file, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}
