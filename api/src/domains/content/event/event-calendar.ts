import { eventPath, type LanguageTag } from '@moien/contract';
import { ICalCalendar, ICalCalendarMethod } from 'ical-generator';
import type { EventDetailRow } from './event-rows.ts';

/**
 * An event as RFC 5545 has it, in UTC; its stamp is the last change of the text, so that equal events are
 * equal files.
 */
export function calendarOf(row: EventDetailRow, language: LanguageTag, origin: string): string {
  const url = `${origin}/${language}${eventPath(row.id, row.slug)}`;
  const calendar = new ICalCalendar({
    prodId: { company: 'Moïen', product: 'Events', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  const { latitude, longitude } = row;
  const place = [...new Set([row.venue_name, row.address, row.city_name])].join(', ');
  calendar.createEvent({
    id: `urn:uuid:${row.id}`,
    stamp: new Date(row.updated_at),
    start: new Date(row.starts_at),
    end: new Date(row.ends_at),
    summary: row.title,
    description: `${row.summary}\n\n${url}`,
    location:
      latitude === null || longitude === null
        ? place
        : { title: place, geo: { lat: latitude, lon: longitude } },
    url,
  });
  return `${calendar.toString()}\r\n`;
}
