import { type Event, type EventSummary, isCurrencyCode } from '@moien/contract';
import type { EventDetailRow, EventSummaryRow } from './event-rows.ts';

export function presentEventSummary(row: EventSummaryRow, now: Date): EventSummary {
  if (row.currency !== null && !isCurrencyCode(row.currency))
    throw new Error(`The event ${row.id} has an unknown currency.`);
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    imagePath: row.image_path,
    startTimestamp: row.starts_at,
    endTimestamp: row.ends_at,
    timeZone: row.time_zone,
    isPast: Date.parse(row.ends_at) <= now.getTime(),
    venueName: row.venue_name,
    cityId: row.city_id,
    cityName: row.city_name,
    countryCode: row.country_code,
    price: row.price,
    currency: row.currency,
  };
}

export function presentEvent(row: EventDetailRow, descriptionHtml: string, now: Date): Event {
  return {
    ...presentEventSummary(row, now),
    slugArray: row.slugs,
    address: row.address,
    latitude: row.latitude,
    longitude: row.longitude,
    seatsLeft: row.seats_left,
    descriptionHtml,
  };
}
