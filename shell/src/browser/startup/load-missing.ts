import { overrideTexts, type RootStore, type Texts } from '@moien/shared-lib';
import type { createBrowserRouter } from 'react-router-dom';
import { showStartupFailure } from './startup-failure.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'revalidate'>;

/**
 * For a document that came without session or essentials, because the service was away: both are loaded (specification §4),
 * and what its page could not show is asked for again.
 */
export async function loadMissing(root: RootStore, texts: Texts, router: Router): Promise<void> {
  if (!(await root.loadMissing())) {
    const error = new Error('Session and essentials could not be loaded.');
    showStartupFailure(error, { retry: () => void loadMissing(root, texts, router) });
    return;
  }
  overrideTexts(texts, root.essentials.essentials.textArray);
  await router.revalidate();
}
