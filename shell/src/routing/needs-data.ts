import type { RouteObject } from 'react-router-dom';
import { withoutAuthParameters } from './auth-parameters.ts';
import type { RouteEnvironment } from './route-environment.ts';

export type Revalidation = Parameters<NonNullable<RouteObject['shouldRevalidate']>>[0];

/** Whether the page that is shown is of another set of releases than the navigation that begins. */
export function isSuperseded({ platform, shown }: RouteEnvironment): boolean {
  return shown !== undefined && shown.sequence !== platform.registry().sequence;
}

/** No page's data depends on what opens the modal: an address that only loses it shows the same page. */
export function needsData(
  environment: RouteEnvironment,
  { currentUrl, nextUrl, defaultShouldRevalidate }: Revalidation,
): boolean {
  const isSamePage =
    currentUrl.href !== nextUrl.href && withoutAuthParameters(currentUrl) === withoutAuthParameters(nextUrl);
  return isSuperseded(environment) || (defaultShouldRevalidate && !isSamePage);
}
