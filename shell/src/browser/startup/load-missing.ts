import { nativePlatform, overrideTexts, type RootStore, type Texts } from '@moien/shared-lib';
import type { createBrowserRouter } from 'react-router-dom';
import { showStartupFailure } from './startup-failure.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'revalidate'>;

/** The first pause and the longest, on average. */
const RETRY_MILLISECONDS = 2000;
const RETRY_MILLISECONDS_MAXIMUM = 30_000;

/**
 * For a document that came without session or essentials, because the service was away: both are loaded
 * (specification §4), and what its page could not show is asked for again. It goes on trying.
 */
export async function loadMissing(root: RootStore, texts: Texts, router: Router): Promise<void> {
  const lackedData = root.essentials.isMissing;
  for (let failures = 0; !(await root.loadMissing()); failures += 1) await untilRetry(root, failures);
  // Only a private page has data of who is signed in; any other may still be coming alive and stays as it is.
  if (!lackedData && !root.navigation.shell?.isGuarded()) return;
  overrideTexts(texts, root.essentials.essentials.textArray);
  await router.revalidate();
}

/**
 * After a pause, or at once by the visitor's hand. Without its essentials the page cannot do without saying
 * so.
 */
function untilRetry({ essentials }: RootStore, failures: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(retry, pauseAfter(failures));
    // The app's alert has to be closed by hand: once is enough.
    const isTold = nativePlatform() !== undefined && failures > 0;
    const dismiss =
      essentials.isMissing && !isTold
        ? showStartupFailure(new Error('Session and essentials could not be loaded.'), { retry })
        : undefined;
    function retry(): void {
      clearTimeout(timer);
      dismiss?.();
      resolve();
    }
  });
}

/** Twice as long each time, and different in each page, so that all pages do not ask at the same moment. */
function pauseAfter(failures: number): number {
  return Math.min(RETRY_MILLISECONDS * 2 ** failures, RETRY_MILLISECONDS_MAXIMUM) * (0.5 + Math.random());
}
