import type { ApiConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Bookings } from '../domains/booking/index.ts';
import {
  calendarFeedRoutes,
  createCalendarFeedMails,
  createCalendarFeedService,
  createCalendarReader,
  createFeedReading,
  type FeedReading,
} from '../domains/letting/index.ts';
import { notifyPerson } from '../domains/messaging/index.ts';
import type { JobHandlers } from '../jobs/job-payloads.ts';
import type { ApiInstance } from '../lib/api-instance.ts';
import type { SendMail } from '../mail/mail.ts';

/** Registers the calendars of other sites. @returns what fetches and applies them */
export function registerCalendarFeedModules(
  app: ApiInstance,
  database: Database,
  { allowsLocalCalendars }: Pick<ApiConfig, 'allowsLocalCalendars'>,
  bookings: Bookings,
  now: () => Date,
): FeedReading {
  const reader = createCalendarReader();
  app.addHook('onClose', async () => reader.close());
  const shared = {
    ...{ database, now, log: app.log, allowsLocalAddresses: allowsLocalCalendars },
    letting: {
      ...bookings.occupancy,
      notifyCalendarConflicts: bookings.notifyCalendarConflicts,
      notifyPerson,
    },
  };
  const reading = createFeedReading({ ...shared, reader });
  calendarFeedRoutes(app, createCalendarFeedService({ ...shared, reading }));
  return reading;
}

export function createCalendarFeedJobs(
  database: Database,
  { mailOrigin }: Pick<ApiConfig, 'mailOrigin'>,
  sendMail: SendMail,
  reading: FeedReading,
): Pick<JobHandlers, 'read-calendar-feeds' | 'send-calendar-feed-mail'> {
  return {
    ...createCalendarFeedMails(database, sendMail, mailOrigin),
    'read-calendar-feeds': () => reading.readDue(),
  };
}
