import type { RouteEnvironment } from '../environment/route-environment.ts';
import { registerServiceWorker } from '../service-worker/register.ts';
import { type FollowOptions, followReleases, type PageRouter } from './follow-releases.ts';
import { bringLateFonts } from './late-fonts.ts';
import { takeProviderHash } from './provider-hash.ts';

/** What a page does once it has arrived. */
export function goOn(router: PageRouter, environment: RouteEnvironment, options: FollowOptions): void {
  const codeExchange = environment.root.navigation.hrefTo({ route: 'auth' }) ?? '';
  const providerHash = takeProviderHash(codeExchange);
  if (providerHash && codeExchange) void router.navigate(codeExchange + providerHash, { replace: true });
  followReleases(router, environment, options);
  registerServiceWorker(environment.platform.registry().entries);
  bringLateFonts(router).catch((error: unknown) => console.warn('The fonts did not arrive.', error));
}
