import type { LanguageTag } from '@moien/contract';

const SECONDS = { day: 86_400, hour: 3_600, minute: 60 } as const;

/**
 * A time that is left, in its two largest units: `1 day 4 hours`, `3 hours 12 minutes`, `14 minutes`. A part
 * of a minute counts as one.
 * @param seconds 0 and more
 */
export function durationText(seconds: number, languageTag: LanguageTag): string {
  const minutes = Math.max(1, Math.ceil(seconds / SECONDS.minute));
  const whole = minutes * SECONDS.minute;
  const days = Math.floor(whole / SECONDS.day);
  const hours = Math.floor((whole % SECONDS.day) / SECONDS.hour);
  const rest = Math.floor((whole % SECONDS.hour) / SECONDS.minute);
  const parts =
    days > 0
      ? [['day', days] as const, ['hour', hours] as const]
      : [['hour', hours] as const, ['minute', rest] as const];
  return parts
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => formatUnit(count, unit, languageTag))
    .join(' ');
}

function formatUnit(count: number, unit: keyof typeof SECONDS, languageTag: LanguageTag): string {
  return new Intl.NumberFormat(languageTag, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
