import { importFresh } from '@moien/shared-lib';
import type { RouteEnvironment } from '../routing/route-environment.ts';
import type { FollowOptions, PageRouter } from './follow-releases.ts';

/** A new page knows the newest releases; what hears of newer ones need not be there at first. */
const LATER_MILLISECONDS = 3000;

export function followLater(router: PageRouter, environment: RouteEnvironment, options: FollowOptions): void {
  setTimeout(() => {
    importFresh(() => import(/* webpackChunkName: "releases" */ './follow-releases.ts')).then(
      ({ followReleases }) => followReleases(router, environment, options),
      () => followLater(router, environment, options),
    );
  }, LATER_MILLISECONDS);
}
