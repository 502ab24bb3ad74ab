import { isLanguageTag } from '@moien/contract';
import { nativePlugin } from '@moien/shared-lib';
import type { createBrowserRouter } from 'react-router-dom';

export type AppRouter = Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'state'>;

/**
 * What the router has left of a press on a link: pages of the site stay in the app, everything else opens in
 * the system's browser. The document's base is the site: a link into the page itself would lead there, too.
 */
export function followLinks(router: AppRouter, siteOrigin: string): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (event.defaultPrevented || !(link instanceof HTMLAnchorElement)) return;
    const part = link.getAttribute('href') ?? '';
    if (!part.startsWith('#') && !/^https?:$/.test(link.protocol)) return;
    event.preventDefault();
    if (part.startsWith('#')) window.location.hash = part;
    else openAddress(router, link.href, siteOrigin);
  });
}

/** A page of the site in the app, anything else in the system's browser. */
function openAddress(router: AppRouter, address: string, siteOrigin: string): void {
  const { origin, pathname, search, hash } = new URL(address);
  if (origin === siteOrigin && isLanguageTag(pathname.split('/', 2)[1]))
    void router.navigate(pathname + search + hash);
  else void nativePlugin('Browser')?.open({ url: address });
}
