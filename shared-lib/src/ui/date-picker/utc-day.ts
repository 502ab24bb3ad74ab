/** The instant at which a UTC day begins. */
export function startOfUtcDay(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** The UTC day of an instant; a plain date, because dates with a zone of their own write themselves in that zone. */
export function utcDayOf(instant: Date): string {
  return new Date(instant.getTime()).toISOString().slice(0, 10);
}
