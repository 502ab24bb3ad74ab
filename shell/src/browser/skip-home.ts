import type { createBrowserRouter } from 'react-router-dom';

export type HomeRouter = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'navigate'>;

/**
 * Specification §2: on native platforms the start of the site is its search. `home` and `search` are paths.
 */
export function skipHome(router: HomeRouter, home: string, search: string): () => void {
  const skip = ({ location, navigation }: HomeRouter['state']) => {
    const { pathname } = navigation.location ?? location;
    if (pathname === home || pathname === `${home}/`) void router.navigate(search, { replace: true });
  };
  skip(router.state);
  return router.subscribe(skip);
}
