import { eventsKey, readEventsQuery } from './events-query.ts';

it.each([
  ['', { isPast: false, page: 1 }, ''],
  ['isPast=true', { isPast: true, page: 1 }, 'isPast=true'],
  ['isPast=false&page=2', { isPast: false, page: 2 }, 'page=2'],
  ['isPast=yes', { isPast: false, page: 1 }, ''],
])('events asked for by «%s»', (text, query, key) => {
  expect(readEventsQuery(new URLSearchParams(text))).toEqual(query);
  expect(eventsKey(query)).toBe(key);
});
