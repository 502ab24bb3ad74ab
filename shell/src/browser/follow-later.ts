import { importFresh } from '@moien/shared-lib';
import type { RouteEnvironment } from '../routing/route-environment.ts';
import type { FollowOptions, PageRouter } from './follow-releases.ts';

/** A new page knows the newest releases and has what it shows; the rest need not be there at first. */
const LATER_MILLISECONDS = 3000;

export function followLater(router: PageRouter, environment: RouteEnvironment, options: FollowOptions): void {
  setTimeout(() => {
    importFresh(() => import(/* webpackChunkName: "later" */ './later.ts')).then(
      ({ goOn }) => goOn(router, environment, options),
      () => followLater(router, environment, options),
    );
  }, LATER_MILLISECONDS);
}
