/**
 * The calendar's library counts days by the clock of the window. A UTC day is carried there and back by its
 * digits, never by an instant, so that it stays the same day in every zone; at noon, because some zones
 * change their clocks at midnight. To let the library count in UTC would take ten times as long.
 */
export function calendarDateOf(day: string): Date {
  return new Date(`${day}T12:00:00`);
}

/** The day, `YYYY-MM-DD`, whose digits the date shows in the window's zone. */
export function dayOf(date: Date): string {
  const digits = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return digits.map((number) => String(number).padStart(2, '0')).join('-');
}
