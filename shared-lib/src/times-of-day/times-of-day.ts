const STEP_MINUTES = 30;
const DAY_MINUTES = 24 * 60;

/** Each half hour as `HH:MM`, with the one that is chosen. */
export function timesOfDay(chosen: string): string[] {
  const known = Array.from({ length: DAY_MINUTES / STEP_MINUTES }, (_, index) => {
    const minutes = index * STEP_MINUTES;
    return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
  });
  return [...new Set([...known, chosen])].sort();
}

/** As the page's language writes it: a browser's own time field follows its settings instead. */
export function timeText(time: string, languageTag: string): string {
  const format = new Intl.DateTimeFormat(languageTag, { timeStyle: 'short', timeZone: 'UTC' });
  return format.format(new Date(`1970-01-01T${time}:00Z`));
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
