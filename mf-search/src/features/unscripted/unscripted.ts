import { lazyPart, lazyWithRetry } from '@moien/shared-lib';

/**
 * What stands in a `noscript`, and how the address of a document is read. Loaders load it on the server
 * alone: the browser draws nothing of it.
 */
export const unscripted = lazyWithRetry(
  () => import(/* webpackChunkName: "unscripted" */ './unscripted-parts.ts'),
);

export const PlainSearchPart = lazyPart(unscripted, ({ PlainSearch }) => PlainSearch);
export const PlainGalleryPart = lazyPart(unscripted, ({ PlainGallery }) => PlainGallery);
