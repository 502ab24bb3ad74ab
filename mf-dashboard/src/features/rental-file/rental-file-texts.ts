import { lazyWithRetry } from '@moien/shared-lib';
import type { LazyTexts } from '@moien/shared-lib/lazy-texts';

/** Texts of rental files, which no other page carries. */
export const rentalFileTexts: LazyTexts = {
  en: lazyWithRetry(
    () => import(/* webpackChunkName: "file-texts-en" */ './locales/en.json', { with: { type: 'json' } }),
  ),
  fr: lazyWithRetry(
    () => import(/* webpackChunkName: "file-texts-fr" */ './locales/fr.json', { with: { type: 'json' } }),
  ),
  de: lazyWithRetry(
    () => import(/* webpackChunkName: "file-texts-de" */ './locales/de.json', { with: { type: 'json' } }),
  ),
};
