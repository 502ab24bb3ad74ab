import type { LanguageTag } from '@moien/contract';
import type { TextFunction } from '@moien/shared-lib';

const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

/** Rounded up: somebody who answers sooner disappoints nobody. */
export function answerTime(minutes: number, t: TextFunction): string {
  const hours = Math.max(1, Math.ceil(minutes / HOUR_MINUTES));
  if (hours <= DAY_HOURS) return t('answers-within-hours', { count: hours });
  return t('answers-within-days', { count: Math.ceil(hours / DAY_HOURS) });
}

/** `German, English and French`, in the language of the page. */
export function languageNames(tags: readonly string[], language: LanguageTag): string {
  const names = new Intl.DisplayNames([language], { type: 'language' });
  return new Intl.ListFormat([language]).format(tags.map((tag) => names.of(tag) ?? tag));
}
