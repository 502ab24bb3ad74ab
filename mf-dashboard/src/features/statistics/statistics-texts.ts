import { lazyWithRetry } from '@moien/shared-lib';
import type { LazyTexts } from '@moien/shared-lib/lazy-texts';

/** Texts of the page, which no other one carries. */
export const statisticsTexts: LazyTexts = {
  en: lazyWithRetry(
    () =>
      import(/* webpackChunkName: "statistics-texts-en" */ './locales/en.json', { with: { type: 'json' } }),
  ),
  fr: lazyWithRetry(
    () =>
      import(/* webpackChunkName: "statistics-texts-fr" */ './locales/fr.json', { with: { type: 'json' } }),
  ),
  de: lazyWithRetry(
    () =>
      import(/* webpackChunkName: "statistics-texts-de" */ './locales/de.json', { with: { type: 'json' } }),
  ),
};
