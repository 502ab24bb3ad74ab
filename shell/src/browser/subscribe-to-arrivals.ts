import type { RouteEnvironment } from '../environment/route-environment.ts';

/**
 * Before the router is made: browsers call the listeners of a window in the order in which they were added,
 * whatever their phase. The answer ends it.
 */
export function subscribeToArrivals(environment: Pick<RouteEnvironment, 'onArrival'>): () => void {
  const listener = (event: PopStateEvent) => environment.onArrival?.(event);
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}
