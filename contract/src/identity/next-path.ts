const BASE = 'https://this-site.invalid';

/**
 * A path of this site to go on to, as text of somebody else's making (a parameter, stored text) may ask for:
 * what leads to another site, or is none, is `undefined`.
 */
export function safeNextPath(next: string | null | undefined): string | undefined {
  if (!next || next.length > 2000 || !/^\/(?![/\\])/.test(next)) return undefined;
  if (!URL.canParse(next, BASE)) return undefined;
  const url = new URL(next, BASE);
  if (url.origin !== BASE || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}
