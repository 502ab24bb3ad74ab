const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.(\d{3}|\d{6})Z$/;
/** `2030-04-07T12:00:00.000`: as exact as a Date. */
const MILLISECONDS_LENGTH = 23;

/**
 * Whether a text is a UTC instant with milliseconds or microseconds that PostgreSQL takes: there is no 30
 * February, and no year 0.
 */
export function isInstant(text: string): boolean {
  const date = new Date(text);
  if (!INSTANT.test(text) || text.startsWith('0000') || Number.isNaN(date.getTime())) return false;
  return date.toISOString().slice(0, MILLISECONDS_LENGTH) === text.slice(0, MILLISECONDS_LENGTH);
}
