import type { createBrowserRouter } from 'react-router-dom';

export type HomeRouter = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'navigate'>;

/**
 * Specification §2: on native platforms the start of the site is its search. `home` and `search` are paths.
 */
export function skipHome(router: HomeRouter, home: string, search: string): () => void {
  const skip = ({ location, navigation }: HomeRouter['state']) => {
    const { pathname, search: query } = navigation.location ?? location;
    // With what the address asks for, such as the sign-in to which a private page leads.
    if (pathname === home || pathname === `${home}/`) void router.navigate(search + query, { replace: true });
  };
  skip(router.state);
  return router.subscribe(skip);
}
