import { nativePlatform } from '@moien/shared-lib';
import type { RouteEnvironment } from '../environment/route-environment.ts';
import { registerServiceWorker } from '../service-worker/register.ts';
import { loadDeferredFonts } from './deferred-fonts.ts';
import { followPush } from './follow-push.ts';
import { type FollowOptions, followReleases, type PageRouter } from './follow-releases.ts';
import { consumeProviderHash } from './provider-hash.ts';

/** What a page does once it is interactive. */
export function runAfterStart(
  router: PageRouter,
  environment: RouteEnvironment,
  options: FollowOptions,
): void {
  const codeExchange = environment.root.navigation.hrefTo({ route: 'auth' }) ?? '';
  const providerHash = consumeProviderHash(codeExchange);
  if (providerHash && codeExchange) void router.navigate(codeExchange + providerHash, { replace: true });
  followReleases(router, environment, options);
  followPush(environment.root);
  // The app has its files itself.
  if (!nativePlatform()) registerServiceWorker(environment.platform.registry().entries);
  loadDeferredFonts(router).catch((error: unknown) => console.warn('The fonts did not arrive.', error));
}
