/** @param month `YYYY-MM` @returns its short name, such as `Nov` */
export function formatMonthName(month: string, languageTag: string): string {
  const format = new Intl.DateTimeFormat(languageTag, { month: 'short', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
