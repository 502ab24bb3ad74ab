import { lazyWithRetry } from '@moien/shared-lib';
import type { LazyTexts } from '@moien/shared-lib/lazy-texts';

/** Texts of favourites and history, which no public page carries. */
export const keptHomesTexts: LazyTexts = {
  en: lazyWithRetry(
    () =>
      import(/* webpackChunkName: "kept-homes-texts-en" */ './locales/en.json', { with: { type: 'json' } }),
  ),
  fr: lazyWithRetry(
    () =>
      import(/* webpackChunkName: "kept-homes-texts-fr" */ './locales/fr.json', { with: { type: 'json' } }),
  ),
  de: lazyWithRetry(
    () =>
      import(/* webpackChunkName: "kept-homes-texts-de" */ './locales/de.json', { with: { type: 'json' } }),
  ),
};
