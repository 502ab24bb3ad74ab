import { encodeQuery, readPage } from '../addresses/list-query.ts';

export type EventsQuery = { isPast: boolean; page: number };

/** Only `isPast=true` asks for events that have ended. */
export function readEventsQuery(parameters: URLSearchParams): EventsQuery {
  return { isPast: parameters.get('isPast') === 'true', page: readPage(parameters) };
}

/** Under this key the store keeps a list; it is also the list's query string. */
export function eventsKey({ isPast, page }: EventsQuery): string {
  return encodeQuery({ isPast: isPast ? 'true' : undefined }, page);
}
