import type { LanguageTag } from '@moien/contract';
import { ICalCalendar, ICalCalendarMethod } from 'ical-generator';
import { checkInOf, checkOutOf } from '../lifecycle/stay-times.ts';
import type { BookingView } from './booking-view.ts';

/**
 * The stay from check-in to check-out as RFC 5545 has it, in UTC. Equal stays are equal files, and calendars
 * take the file with the higher sequence.
 * @param url of the booking's page
 */
export function stayCalendar(view: BookingView, language: LanguageTag, url: string | undefined): string {
  const calendar = new ICalCalendar({
    prodId: { company: 'Moïen', product: 'Bookings', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  const { latitude, longitude } = view;
  calendar.createEvent({
    id: `urn:uuid:${view.id}`,
    sequence: view.accepted_change_count,
    stamp: new Date(view.confirmed_at ?? view.created_at),
    start: checkInOf(view),
    end: checkOutOf(view),
    summary: view.title,
    location: { title: `${view.title}, ${view.city_name}`, geo: { lat: latitude, lon: longitude } },
    ...(url ? { url, description: url } : {}),
  });
  return `${calendar.toString()}\r\n`;
}

/** The path of the page on which guest and owner see the booking. */
export function bookingUrl(origin: string, language: LanguageTag, id: string): string {
  return `${origin}/${language}/rental-booking/${id}`;
}
