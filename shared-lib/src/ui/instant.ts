import { formattingLocale, withOneSpace } from './format.ts';

/**
 * One part each, since versions of the language data differ in how they join them.
 * weekday: Saturday; weekday-short: Sat; number: 21; month-short: Nov; time: 18:30.
 */
export type InstantStyle = 'weekday' | 'weekday-short' | 'number' | 'month-short' | 'time';

const instantStyles: Readonly<Record<InstantStyle, Intl.DateTimeFormatOptions>> = {
  weekday: { weekday: 'long' },
  'weekday-short': { weekday: 'short' },
  number: { day: 'numeric' },
  'month-short': { month: 'short' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
};

const instantFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * Writes an instant as people read it in a place.
 * @param timestamp UTC ISO string
 * @param timeZone IANA name of the place's time zone, `Europe/Luxembourg`
 * @throws RangeError when one of them is none
 */
export function formatInstant(
  timestamp: string,
  timeZone: string,
  language: string,
  style: InstantStyle,
): string {
  const key = `${language} ${style} ${timeZone}`;
  const format =
    instantFormats.get(key) ??
    new Intl.DateTimeFormat(formattingLocale(language), { ...instantStyles[style], timeZone });
  instantFormats.set(key, format);
  const text = withOneSpace(format.format(new Date(timestamp)));
  // German and French write `21.` and `1er` where a calendar leaf has the number alone.
  return style === 'number' ? text.replace(/\D/g, '') : text;
}

/** IANA name of the zone in which this device shows times. Only in the browser. */
export function deviceTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The day of an instant in a time zone, `YYYY-MM-DD`. */
export function dayInTimeZone(timestamp: string, timeZone: string): string {
  const key = `day in ${timeZone}`;
  const format =
    instantFormats.get(key) ??
    // Swedish writes days as ISO 8601 does.
    new Intl.DateTimeFormat('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });
  instantFormats.set(key, format);
  return format.format(new Date(timestamp));
}
