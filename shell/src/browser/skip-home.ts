import { AUTH_PARAMETER } from '@moien/contract';
import type { createBrowserRouter } from 'react-router-dom';

export type HomeRouter = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'navigate'>;

/**
 * Specification §2: on native platforms the start of the site is its search. `home` and `search` are paths.
 */
export function skipHome(router: HomeRouter, home: string, search: string): () => void {
  const skip = ({ location, navigation }: HomeRouter['state']) => {
    const { pathname, search: query } = navigation.location ?? location;
    // The modal that an address opens has its own steps in the history: it stands where it was opened.
    const opensModal = new URLSearchParams(query).has(AUTH_PARAMETER);
    if (opensModal || (pathname !== home && pathname !== `${home}/`)) return;
    void router.navigate(search + query, { replace: true });
  };
  skip(router.state);
  return router.subscribe(skip);
}
