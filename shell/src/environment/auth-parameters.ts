import { AUTH_PARAMETER, NEXT_PARAMETER } from '@moien/contract';

/** The address of the start of the site on which somebody signs in to go on to `next`. */
export function signInAddress(languageTag: string, next: string): string {
  return `/${languageTag}?${new URLSearchParams({ [AUTH_PARAMETER]: 'sign-in', [NEXT_PARAMETER]: next })}`;
}

/** Path and query of an address, as it is where the modal was not opened by it. */
export function withoutAuthParameters({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  query.delete(AUTH_PARAMETER);
  query.delete(NEXT_PARAMETER);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
