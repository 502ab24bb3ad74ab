/** Where webpack's code looks for the shell's own chunks. */
declare let __webpack_public_path__: string;

/**
 * Makes the site the base of the app's document: addresses without an origin, such as those of calls and
 * pictures in every remote, are then the site's. What belongs to the app keeps the app's origin: the shell's
 * files, and the history, which would refuse another one.
 */
export function standOnSite(siteOrigin: string): void {
  __webpack_public_path__ = new URL(__webpack_public_path__, window.location.href).href;
  for (const method of ['pushState', 'replaceState'] as const) {
    const change = window.history[method].bind(window.history);
    window.history[method] = (state, unused, url) =>
      change(state, unused, url == null ? url : new URL(url, window.location.href));
  }
  const base = document.createElement('base');
  base.href = `${siteOrigin}/`;
  document.head.prepend(base);
}
