import { importFresh } from '@moien/shared-lib';
import type { RouteEnvironment } from '../environment/route-environment.ts';
import type { FollowOptions, PageRouter } from './follow-releases.ts';

/**
 * A new page knows the newest releases and has what it shows; a provider's token alone may not wait in its
 * address.
 */
const LATER_MILLISECONDS = 3000;
const TOKEN_MILLISECONDS = 300;

export function loadAfterStart(
  router: PageRouter,
  environment: RouteEnvironment,
  options: FollowOptions,
): void {
  setTimeout(
    () => {
      importFresh(() => import(/* webpackChunkName: "later" */ './after-start.ts')).then(
        ({ runAfterStart }) => runAfterStart(router, environment, options),
        () => loadAfterStart(router, environment, options),
      );
    },
    /access_token/.test(location.hash) ? TOKEN_MILLISECONDS : LATER_MILLISECONDS,
  );
}
