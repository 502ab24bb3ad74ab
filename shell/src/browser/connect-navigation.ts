import type { createBrowserRouter } from 'react-router-dom';
import type { RouteEnvironment } from '../environment/route-environment.ts';
import type { RouteHandle } from '../environment/route-ids.ts';
import { warmRoute } from '../platform/warm-route.ts';

type PageRouter = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'navigate' | 'revalidate'>;

type Navigate = (to: string, options?: object) => Promise<void>;

/** Stores and parcels go through the page's router. */
export function connectNavigation(router: PageRouter, environment: RouteEnvironment): void {
  const { platform, root } = environment;
  const navigate = router.navigate as Navigate;
  // Links go through the router, too.
  router.navigate = ((to, options) => {
    const go = () => navigate(to, { ...options, viewTransition });
    const viewTransition = environment.movesPicture?.();
    return environment.onDeparture?.()?.then(go) ?? go();
  }) as Navigate as PageRouter['navigate'];
  root.navigation.connect({
    navigate: (to, options) => router.navigate(to, options),
    readdress: async (to) => {
      environment.keepsData = true;
      await navigate(to, { replace: true, preventScrollReset: true }).finally(() => {
        environment.keepsData = false;
      });
    },
    warm: (route) => warmRoute(platform, route),
    isGuarded: () =>
      router.state.matches.some(({ route }) => (route.handle as RouteHandle | undefined)?.isGuarded),
    reload: () => {
      // Another release would not keep what was typed.
      platform.repeat();
      return router.revalidate();
    },
    // Not of the document's base, which is the site in the app, too.
    openDocument: (path) =>
      path ? window.location.assign(new URL(path, window.location.href)) : window.location.reload(),
  });
}
