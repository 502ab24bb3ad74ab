import { lazyPart, lazyWithRetry } from '@moien/shared-lib';

/**
 * What stands in a `noscript`, and how the address of a document is read. Loaders load it on the server
 * alone: the browser draws nothing of it.
 */
export const noScript = lazyWithRetry(
  () => import(/* webpackChunkName: "no-script" */ './no-script-parts.ts'),
);

export const PlainSearchPart = lazyPart(noScript, ({ PlainSearch }) => PlainSearch);
export const PlainGalleryPart = lazyPart(noScript, ({ PlainGallery }) => PlainGallery);
