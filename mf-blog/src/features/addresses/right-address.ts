/**
 * Where a page with a slug really stands, or `undefined` when the URL already says so: the id finds the page,
 * and a wrong, missing or other language's slug leads to the one in this language. The query stays. What
 * stands behind `#` never reaches a server; browsers carry it over to where they are redirected (RFC 9110
 * §10.2.2).
 */
export function rightAddress(url: URL, href: string | undefined): string | undefined {
  return href === undefined || href === url.pathname ? undefined : href + url.search;
}
