import { lazyWithRetry } from '@moien/shared-lib';
import type { LazyTexts } from '@moien/shared-lib/lazy-texts';

/** Texts of the page of rules, which the calendar does not carry. */
export const priceRulesTexts: LazyTexts = {
  en: lazyWithRetry(
    () =>
      import(/* webpackChunkName: "price-rules-texts-en" */ './locales/en.json', { with: { type: 'json' } }),
  ),
  fr: lazyWithRetry(
    () =>
      import(/* webpackChunkName: "price-rules-texts-fr" */ './locales/fr.json', { with: { type: 'json' } }),
  ),
  de: lazyWithRetry(
    () =>
      import(/* webpackChunkName: "price-rules-texts-de" */ './locales/de.json', { with: { type: 'json' } }),
  ),
};
