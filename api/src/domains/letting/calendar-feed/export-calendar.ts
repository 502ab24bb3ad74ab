import { addDays, type Day, type LanguageTag } from '@moien/contract';
import { ICalCalendar, ICalCalendarMethod, ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator';
import type { ExportedHome, ExportRow } from './exported-calendar.repository.ts';
import { siteUid } from './site-uid.ts';

/** Neither says who comes, nor from where we know it. */
const SUMMARIES: Record<LanguageTag, { reserved: string; closed: string }> = {
  en: { reserved: 'Reserved (Moïen)', closed: 'Not available (Moïen)' },
  fr: { reserved: 'Réservé (Moïen)', closed: 'Indisponible (Moïen)' },
  de: { reserved: 'Reserviert (Moïen)', closed: 'Nicht verfügbar (Moïen)' },
};

/**
 * The days of a home that nobody can book, as all-day events (RFC 5545). Its stamps are those of the home, so
 * that equal days are equal files.
 */
export function exportCalendar(home: ExportedHome, rows: readonly ExportRow[]): string {
  const calendar = new ICalCalendar({
    prodId: { company: 'Moïen', product: 'Calendar', language: home.language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 15 * 60,
  });
  const { reserved, closed } = SUMMARIES[home.language];
  for (const row of rows) {
    const isClosed = row.kind === 'closed' || row.kind === 'blocked-by-cancellation';
    calendar.createEvent({
      id: row.site_uid ?? siteUid(home.property_id, `${row.source} ${isClosed ? row.first_day : ''}`),
      stamp: new Date(home.created_at),
      allDay: true,
      start: asLocalDate(row.first_day),
      end: asLocalDate(row.end_day),
      summary: isClosed ? closed : reserved,
      transparency: ICalEventTransparency.OPAQUE,
      busystatus: ICalEventBusyStatus.BUSY,
    });
  }
  return `${calendar.toString()}\r\n`;
}

/** The library writes the local day of a date; noon is on that day wherever the process runs. */
function asLocalDate(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

/** What is told: from a week ago on, two years ahead. */
export const exportedDays = (today: Day) => ({ from: addDays(today, -7), until: addDays(today, 730) });
