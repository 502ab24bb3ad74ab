import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeUuidV7 } from '@moien/contract';
import { createCalendarFeedService } from '../domains/letting/calendar-feed/calendar-feed.service.ts';
import { createCalendarReader } from '../domains/letting/calendar-feed/calendar-reader.ts';
import { createFeedReading } from '../domains/letting/calendar-feed/read-feeds.ts';
import { notifyPerson } from '../domains/messaging/index.ts';
import { openBookingSite } from './booking-site.ts';

type Answer = { status?: number; headers?: Record<string, string>; body?: string };

/** Days with an end that is not included, and what else an event says. */
export type FeedEvent = { uid: string; days: [first: string, end: string]; summary?: string };

export function calendarText(events: readonly FeedEvent[]): string {
  const lines = events.flatMap(({ uid, days: [first, end], summary = 'Reserved' }) => [
    ...['BEGIN:VEVENT', `UID:${uid}`, `SUMMARY:${summary}`],
    `DTSTART;VALUE=DATE:${first.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${end.replaceAll('-', '')}`,
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Other//EN', ...lines, 'END:VCALENDAR', ''].join(
    '\r\n',
  );
}

export type CalendarSite = Awaited<ReturnType<typeof openCalendarSite>>;

/** Bookings, and a server whose calendars owners connect to their homes. */
export async function openCalendarSite() {
  const site = await openBookingSite();
  const answers = new Map<string, Answer>();
  const requests: { path: string; headers: Record<string, unknown> }[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push({ path, headers: request.headers });
    const { status = 200, headers = {}, body = '' } = answers.get(path) ?? { status: 404 };
    response.writeHead(status, { 'content-type': 'text/calendar', ...headers }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const reader = createCalendarReader(60_000);
  const shared = {
    database: site.database,
    letting: {
      ...site.bookings.occupancy,
      notifyCalendarConflicts: site.bookings.notifyCalendarConflicts,
      notifyPerson,
    },
    allowsLocalAddresses: true,
    now: site.now,
    log: { error: () => undefined },
  };
  // A busy machine must not decide whether a calendar is read.
  const reading = createFeedReading({ ...shared, reader, timeMilliseconds: 120_000 });
  const service = createCalendarFeedService({ ...shared, reading });
  const minutes = (count: number) => site.wait(count * 60_000);

  return {
    ...site,
    reading,
    feeds: service,
    requests,
    origin,

    close: async () => {
      await reader.close();
      server.closeAllConnections();
      server.close();
      await site.close();
    },

    answer: (path: string, answer: Answer) => void answers.set(path, answer),
    serve: (path: string, events: readonly FeedEvent[]) =>
      void answers.set(path, { body: calendarText(events) }),

    /** A calendar of its own for a home, connected and read. */
    async connect(home: { propertyId: string; ownerId: string }, events: readonly FeedEvent[]) {
      const id = makeUuidV7();
      const path = `/${id}.ics`;
      answers.set(path, { body: calendarText(events) });
      const of = { userId: home.ownerId, propertyId: home.propertyId };
      await service.put(of, id, { name: 'Airbnb', url: `${origin}${path}` });
      return { id, path, of };
    },

    /** What it answers by now is read. */
    async readAgain(): Promise<void> {
      minutes(20);
      await reading.readDue();
    },
  };
}
