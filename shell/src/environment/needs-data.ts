import type { RouteObject } from 'react-router-dom';
import type { RouteEnvironment } from './route-environment.ts';

export type Revalidation = Pick<
  Parameters<NonNullable<RouteObject['shouldRevalidate']>>[0],
  'defaultShouldRevalidate'
>;

/** Whether the page that is shown is of another set of releases than the navigation that begins. */
export function isSuperseded({ platform, shown }: RouteEnvironment): boolean {
  return shown !== undefined && shown.sequence !== platform.registry().sequence;
}

/** Whether a page that stays needs its data anew. */
export function needsData(environment: RouteEnvironment, { defaultShouldRevalidate }: Revalidation): boolean {
  return isSuperseded(environment) || (defaultShouldRevalidate && !environment.keepsData);
}
