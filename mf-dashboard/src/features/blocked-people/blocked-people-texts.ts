import { lazyWithRetry } from '@moien/shared-lib';
import type { LazyTexts } from '@moien/shared-lib/lazy-texts';

/** Texts of the list, which no other page carries. */
export const blockedPeopleTexts: LazyTexts = {
  en: lazyWithRetry(
    () => import(/* webpackChunkName: "settings-texts-en" */ './locales/en.json', { with: { type: 'json' } }),
  ),
  fr: lazyWithRetry(
    () => import(/* webpackChunkName: "settings-texts-fr" */ './locales/fr.json', { with: { type: 'json' } }),
  ),
  de: lazyWithRetry(
    () => import(/* webpackChunkName: "settings-texts-de" */ './locales/de.json', { with: { type: 'json' } }),
  ),
};
