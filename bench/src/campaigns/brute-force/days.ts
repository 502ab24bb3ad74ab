const dayMilliseconds = 86_400_000;

/** The day as a number: days since 1970-01-01. */
export function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / dayMilliseconds);
}

/** The day of a number as YYYY-MM-DD. */
export function dayText(number: number): string {
  return new Date(number * dayMilliseconds).toISOString().slice(0, 10);
}
