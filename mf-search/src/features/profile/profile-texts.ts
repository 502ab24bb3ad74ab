import type { TextFunction } from '@moien/shared-lib';

const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

/** Rounded up: somebody who answers sooner disappoints nobody. */
export function answerTime(minutes: number, t: TextFunction): string {
  const hours = Math.max(1, Math.ceil(minutes / HOUR_MINUTES));
  if (hours <= DAY_HOURS) return t('answers-within-hours', { count: hours });
  return t('answers-within-days', { count: Math.ceil(hours / DAY_HOURS) });
}
