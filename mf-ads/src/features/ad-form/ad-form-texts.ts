import { lazyWithRetry } from '@moien/shared-lib';
import type { LazyTexts } from '@moien/shared-lib/lazy-texts';

/** Texts of the form and the overview, which the list does not carry. */
export const adFormTexts: LazyTexts = {
  en: lazyWithRetry(
    () => import(/* webpackChunkName: "ad-form-texts-en" */ './locales/en.json', { with: { type: 'json' } }),
  ),
  fr: lazyWithRetry(
    () => import(/* webpackChunkName: "ad-form-texts-fr" */ './locales/fr.json', { with: { type: 'json' } }),
  ),
  de: lazyWithRetry(
    () => import(/* webpackChunkName: "ad-form-texts-de" */ './locales/de.json', { with: { type: 'json' } }),
  ),
};
