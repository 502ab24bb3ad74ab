import { lateCode, latePart } from '../on-demand/late-code.tsx';

/**
 * What stands in a `noscript`, and how the address of a document is read. Loaders load it on the server
 * alone: the browser draws nothing of it.
 */
export const unscripted = lateCode(
  () => import(/* webpackChunkName: "unscripted" */ './unscripted-parts.ts'),
);

export const PlainSearchPart = latePart(unscripted, ({ PlainSearch }) => PlainSearch);
export const PlainGalleryPart = latePart(unscripted, ({ PlainGallery }) => PlainGallery);
