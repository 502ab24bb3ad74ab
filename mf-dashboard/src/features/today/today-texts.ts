import { lazyWithRetry } from '@moien/shared-lib';
import type { LazyTexts } from '@moien/shared-lib/lazy-texts';

/** Texts of the page, which no other one carries. */
export const todayTexts: LazyTexts = {
  en: lazyWithRetry(
    () => import(/* webpackChunkName: "today-texts-en" */ './locales/en.json', { with: { type: 'json' } }),
  ),
  fr: lazyWithRetry(
    () => import(/* webpackChunkName: "today-texts-fr" */ './locales/fr.json', { with: { type: 'json' } }),
  ),
  de: lazyWithRetry(
    () => import(/* webpackChunkName: "today-texts-de" */ './locales/de.json', { with: { type: 'json' } }),
  ),
};
