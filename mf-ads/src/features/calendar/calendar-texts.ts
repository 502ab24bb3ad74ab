import { lazyWithRetry } from '@moien/shared-lib';
import type { LazyTexts } from '@moien/shared-lib/lazy-texts';

/** Texts of the calendar, which the list of homes does not carry. */
export const calendarTexts: LazyTexts = {
  en: lazyWithRetry(
    () => import(/* webpackChunkName: "calendar-texts-en" */ './locales/en.json', { with: { type: 'json' } }),
  ),
  fr: lazyWithRetry(
    () => import(/* webpackChunkName: "calendar-texts-fr" */ './locales/fr.json', { with: { type: 'json' } }),
  ),
  de: lazyWithRetry(
    () => import(/* webpackChunkName: "calendar-texts-de" */ './locales/de.json', { with: { type: 'json' } }),
  ),
};
