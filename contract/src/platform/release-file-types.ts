/**
 * What a release may bring for browsers, by extension: nothing that a browser shows as a page with scripts of
 * its own. Publishing refuses other files and serving does not find them, because a page below the site's
 * origin could act for who is signed in.
 */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
};

/**
 * The content type of a file of a build by the end of its path; `undefined` when builds may not have such
 * files.
 */
export function releaseFileType(path: string): string | undefined {
  const [, extension = ''] = /[^/]\.([a-z0-9]+)$/.exec(path) ?? [];
  return Object.hasOwn(CONTENT_TYPES, extension) ? CONTENT_TYPES[extension] : undefined;
}
